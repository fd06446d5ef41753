"""What a seat sees as numbers: docs/env.md says how to read them."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.constants import (
    CHAMPION,
    CORE,
    FIRST_CARD,
    FIRST_CHALLENGE,
    FIRST_HEX,
    FIRST_STANDARD,
    FIRST_TOKEN,
    GATE,
    MOST_CHAMPIONS,
    STRENGTH,
)
from baston.games.superfantasybrawl.moving.one_by_one import champions_waiting, in_turn
from baston.games.superfantasybrawl.moving.traps import token_of
from baston.games.superfantasybrawl.queries.challenges import challenge_of, is_met, track_of
from baston.games.superfantasybrawl.queries.figures import defense, hit_points, is_bloodied, is_rooted
from baston.games.superfantasybrawl.queries.seats import champion_of_card, seat_of
from baston.games.superfantasybrawl.queries.visibility import knows_brought
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, SEAT
from baston.kernel.observation import DECLINES, IN_DECK, IN_DISCARD, IN_HAND, OPTIONS, Part, Sheet, relative
from baston.kernel.sight import has_seen

SEATS: Final = 4
BROUGHT: Final = 32
TRAPS: Final = 24
SLOTS: Final = 12
PILED: Final = 96
MOST_PICKS: Final = 24
MOST_OPTIONS: Final = 640  # a hex each, on the largest arena, and more

# What an option is that does not decline; things are of many kinds here, and come first.
A_CHAMPION: Final = 2
A_CARD: Final = 3
A_TRAP: Final = 4
A_CHALLENGE: Final = 5
A_STANDARD: Final = 6
A_HEX: Final = 7
A_PLAY: Final = 8
A_SEAT: Final = 9
A_NUMBER: Final = 10
A_CORE: Final = 11
A_DRAFTED: Final = 12

NOTHING: Final = [0, 0, 0, 0, 0, 0, 0]  # all columns of an option but the first

WAITING: Final = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # likewise of a champion but the first two

COLUMNS: Final = ("is", "card", "champion", "core", "seat", "q", "r", "number")
PARTS: Final = (
    Part(
        "table",
        1,
        (
            *("players", "active", "round", "phase", "first", "goal", "standards"),
            *("asked", "asking_champion", "asking_card", "supply", "challenge_deck"),
            *("acting_champion", "acting_card", "acting_seat"),
        ),
    ),
    Part("seats", SEATS, ("vp", "hand", "deck", "discard", "red", "yellow", "blue", "home", "order")),
    Part(
        "champions",
        MOST_CHAMPIONS,
        (
            *("champion", "seat", "here", "q", "r", "hit_points", "damage", "defense", "levelled"),
            *("bloodied", "rooted", "strength", "targeted", "to_move"),
        ),
    ),
    Part("brought", BROUGHT, ("seat", "champion")),
    Part("traps", TRAPS, ("q", "r", "known", "kind", "damage")),
    Part("track", SLOTS, ("vp", "challenge", "met", "met_by_rivals")),
    Part("piles", PILED, ("pile", "seat", "card", "champion")),
    Part("picked", MOST_PICKS, COLUMNS),
    Part(OPTIONS, MOST_OPTIONS, COLUMNS),
)


def observe(arena: Arena, seat: int, sheet: Sheet) -> None:
    """Write all that a seat may see into a sheet, part by part.

    Seats are counted from the observing one, champions by their places at the table.
    """
    decision = arena.decision
    is_asked = decision is not None and decision.player == seat
    for numbers in (
        _table(arena, seat),
        _seats(arena, seat),
        _champions(arena, seat),
        _brought(arena, seat),
        _traps(arena, seat),
        _track(arena, seat),
        _piles(arena, seat),
        _picked(arena, seat) if is_asked else [],
        _rows(arena, seat, decision.kind, decision.options) if decision is not None and is_asked else [],
    ):
        sheet.add_part(numbers)


def _table(arena: Arena, seat: int) -> list[int]:
    decision, action = arena.decision, arena.action
    asked, champion, card = 0, 0, 0
    if decision is not None:
        asked = relative(decision.player, seat, arena.players)
        champion = decision.card if 0 < decision.card < FIRST_CARD else 0
        card = arena.frames[-1].subject
    return [
        arena.players,
        relative(arena.turn, seat, arena.players),
        arena.round,
        arena.phase,
        relative(arena.first, seat, arena.players),
        arena.goal(),
        arena.standards,
        asked,
        arena.what[champion],
        arena.what[card] if FIRST_CARD <= card < FIRST_TOKEN else 0,
        len(arena.supply),
        len(arena.challenge_deck),
        arena.what[action.champion] if action is not None else 0,
        arena.what[action.card] if action is not None and action.card > 0 else 0,
        relative(action.player, seat, arena.players) if action is not None else 0,
    ]


def _seats(arena: Arena, seat: int) -> list[int]:
    numbers: list[int] = []
    for n in range(arena.players):
        other = (seat + n) % arena.players
        cores = arena.cores[other]
        home = arena.home[other % TEAMS] + 1 if other % TEAMS < len(arena.home) else 0
        numbers += [arena.vp[other % TEAMS], len(arena.hand[other]), len(arena.deck[other])]
        numbers += [len(arena.discard[other]), cores & 1, cores >> 1 & 1, cores >> 2 & 1, home]
        numbers.append(arena.order.index(other) + 1 if other in arena.order else 0)
    return numbers


def _champions(arena: Arena, seat: int) -> list[int]:
    """Those of the seat first; a row of zeros for one that nobody has chosen yet.

    Of one that has been chosen, and not set up yet, there is who it is and whose.
    """
    numbers: list[int] = []
    action, waiting = arena.action, _to_move(arena)
    for n in range(arena.players):
        other = (seat + n) % arena.players
        for champion in range(1 + other * arena.team_size, 1 + (other + 1) * arena.team_size):
            if arena.what[champion] == 0:
                chosen, place = arena.teams[other], champion - 1 - other * arena.team_size
                numbers += [chosen[place], n + 1, *WAITING] if place < len(chosen) else [0, 0, *WAITING]
                continue
            targeted = action is not None and champion in action.targets
            numbers += [arena.what[champion], n + 1]
            _add_place(arena, arena.hex[champion], numbers)
            numbers += [hit_points(arena, champion), arena.damage[champion], defense(arena, champion)]
            numbers += [arena.level[champion], 1 if is_bloodied(arena, champion) else 0]
            numbers += [1 if is_rooted(arena, champion) else 0, _strength(arena, champion)]
            numbers.append(1 if targeted else 0)
            numbers.append(1 if champion in waiting else 0)
    return numbers


def _to_move(arena: Arena) -> list[int]:
    """The champions that are still to be moved where several are, one after another."""
    waiting: list[int] = []
    for frame in arena.frames:
        if frame.effect == in_turn.number:
            waiting += champions_waiting(frame)
    return waiting


def _strength(arena: Arena, champion: int) -> int:
    """What lasting effects add to the strength of its attacks."""
    return sum([m.amount for m in arena.lasting if m.kind == STRENGTH and m.thing == champion])


def _add_place(arena: Arena, hex: int, numbers: list[int]) -> None:
    """Is it in the arena, and in which column and row?"""
    if hex == GATE:
        numbers += [0, 0, 0]
        return
    q, r = arena.board.grid.offset(hex)
    numbers += [1, q, r]


def _brought(arena: Arena, seat: int) -> list[int]:
    numbers: list[int] = []
    for n in range(arena.players):
        other = (seat + n) % arena.players
        if other < len(arena.brought):
            for champion in arena.brought[other]:
                numbers += [n + 1, champion if knows_brought(arena, other, seat) else 0]
    return numbers


def _traps(arena: Arena, seat: int) -> list[int]:
    numbers: list[int] = []
    for place, hex in enumerate(arena.trap_hexes):
        q, r = arena.board.grid.offset(hex)
        numbers += [q, r]
        _add_token(arena, arena.trap_tokens[place], seat, numbers)
    return numbers


def _add_token(arena: Arena, token: int, seat: int, numbers: list[int]) -> None:
    """Does the seat know it; its kind, from 1; its damage."""
    if not has_seen(arena.seen, token, seat):
        numbers += [0, 0, 0]
        return
    does = token_of(arena, token)
    numbers += [1, does.kind + 1, does.damage]


def _track(arena: Arena, seat: int) -> list[int]:
    numbers: list[int] = []
    side = seat % TEAMS
    slots = track_of(arena).slots
    for slot, challenge in enumerate(arena.track):
        numbers.append(slots[slot])
        if challenge == 0:
            numbers += [0, 0, 0]
            continue
        condition = challenge_of(arena, challenge).condition
        numbers.append(arena.what[challenge])
        numbers.append(1 if is_met(arena, condition, side) else 0)
        numbers.append(1 if is_met(arena, condition, 1 - side) else 0)
    return numbers


def _piles(arena: Arena, seat: int) -> list[int]:
    """The cards that the seat knows: hands, discard piles, and decks from the top."""
    numbers: list[int] = []
    for pile, piles in ((IN_HAND, arena.hand), (IN_DISCARD, arena.discard), (IN_DECK, arena.deck)):
        for n in range(arena.players):
            cards = piles[(seat + n) % arena.players]
            for i in range(len(cards) - 1, -1, -1):
                card = cards[i]
                if has_seen(arena.seen, card, seat):
                    champion = arena.what[champion_of_card(arena, card)]
                    numbers += [pile, n + 1, arena.what[card], champion]
    return numbers


# The options.


def _picked(arena: Arena, seat: int) -> list[int]:
    """What has been answered so far to the questions of this step, but for seats and numbers, as options."""
    rows: list[int] = []
    for kind, pick in RULES.answers(arena.frames[-1]):
        if kind not in (SEAT, NUMBER):
            rows += _rows(arena, seat, kind, [pick])
    return rows


def _rows(arena: Arena, seat: int, kind: int, options: list[int]) -> list[int]:
    rows: list[int] = []
    for option in options:
        if option == PASS:
            rows.append(DECLINES)
            rows += NOTHING
        elif kind == PACKED:
            _add_play(arena, seat, option, rows)
        elif kind == SEAT:
            rows += [A_SEAT, 0, 0, 0, relative(option - 1, seat, arena.players), 0, 0, 0]
        elif kind == CHAMPION:
            rows += [A_DRAFTED, 0, option - 1, 0, 0, 0, 0, 0]
        elif kind == CORE:
            rows += [A_CORE, 0, 0, option, 0, 0, 0, 0]
        elif kind == NUMBER:
            rows += [A_NUMBER, 0, 0, 0, 0, 0, 0, option]
        else:
            _add_thing(arena, seat, option, rows)
    return rows


def _add_play(arena: Arena, seat: int, option: int, rows: list[int]) -> None:
    """An action card or a standard action, its champion and the Core that pays for it."""
    thing, champion = option >> FIELD & HANDLE, option & HANDLE
    is_card = thing < FIRST_STANDARD
    rows += [A_PLAY, arena.what[thing] if is_card else 0, arena.what[champion], option >> 2 * FIELD]
    rows.append(relative(seat_of(arena, champion), seat, arena.players))
    _add_hex(arena, arena.hex[champion], rows)
    rows.append(0 if is_card else thing - FIRST_STANDARD + 1)


def _add_hex(arena: Arena, hex: int, rows: list[int]) -> None:
    if hex == GATE:
        rows += [0, 0]
        return
    q, r = arena.board.grid.offset(hex)
    rows += [q, r]


def _add_thing(arena: Arena, seat: int, thing: int, rows: list[int]) -> None:
    if thing >= FIRST_HEX:
        rows += [A_HEX, 0, 0, 0, 0]
        _add_hex(arena, thing, rows)
        rows.append(thing - FIRST_HEX + 1)
    elif thing >= FIRST_STANDARD:
        rows += [A_STANDARD, 0, 0, 0, 0, 0, 0, thing - FIRST_STANDARD + 1]
    elif thing >= FIRST_CHALLENGE:
        known = has_seen(arena.seen, thing, seat)
        rows += [A_CHALLENGE, 0, 0, 0, 0, 0, 0, arena.what[thing] if known else 0]
    elif thing >= FIRST_TOKEN:
        rows += [A_TRAP, 0, 0, 0, 0]
        in_arena = thing in arena.trap_tokens
        _add_hex(arena, arena.trap_hexes[arena.trap_tokens.index(thing)] if in_arena else GATE, rows)
        known = has_seen(arena.seen, thing, seat)
        rows.append(token_of(arena, thing).kind + 1 if known else 0)
    elif thing >= FIRST_CARD:
        known = has_seen(arena.seen, thing, seat)
        rows += [A_CARD, arena.what[thing] if known else 0]
        rows += [arena.what[champion_of_card(arena, thing)] if known else 0, 0, 0, 0, 0, 0]
    else:
        rows += [A_CHAMPION, 0, arena.what[thing], 0]
        rows.append(relative(seat_of(arena, thing), seat, arena.players))
        _add_hex(arena, arena.hex[thing], rows)
        rows.append(0)
