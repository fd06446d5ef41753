"""What a seat sees as numbers: docs/env.md says how to read them."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.ai.option_rows import COLUMNS, LINKS, OptionRows
from baston.games.superfantasybrawl.constants import (
    FIRST_CARD,
    FIRST_TOKEN,
    GATE,
    MOST_CHAMPIONS,
    STRENGTH,
)
from baston.games.superfantasybrawl.moving.one_by_one import champions_waiting, in_turn
from baston.games.superfantasybrawl.moving.traps import token_of
from baston.games.superfantasybrawl.queries.challenges import challenge_of, is_met, track_of
from baston.games.superfantasybrawl.queries.figures import defense, hit_points, is_bloodied, is_rooted
from baston.games.superfantasybrawl.queries.seats import champion_of_card
from baston.games.superfantasybrawl.queries.visibility import knows_brought
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.kernel.observation import IN_DECK, IN_DISCARD, IN_HAND, OPTIONS, Part, Sheet, relative
from baston.kernel.sight import has_seen

SEATS: Final = 4
BROUGHT: Final = 32
TRAPS: Final = 24
SLOTS: Final = 12
PILED: Final = 96
MOST_PICKS: Final = 24
MOST_OPTIONS: Final = 640  # a hex each, on the largest arena, and more

WAITING: Final = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # all columns of a champion but the first two

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
    Part("picked", MOST_PICKS, COLUMNS, LINKS),
    Part(OPTIONS, MOST_OPTIONS, COLUMNS, LINKS),
)


def observe(arena: Arena, seat: int, sheet: Sheet) -> None:
    """Write all that a seat may see into a sheet, part by part.

    Seats are counted from the observing one, champions by their places at the table.
    """
    for numbers in (
        _table(arena, seat),
        _seats(arena, seat),
        _champions(arena, seat),
        _brought(arena, seat),
        _traps(arena, seat),
        _track(arena, seat),
        _piles(arena, seat),
        *_asked(arena, seat),
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


def _asked(arena: Arena, seat: int) -> tuple[list[int], list[int]]:
    """What the seat has answered so far, and its options; nothing if it is not asked."""
    decision = arena.decision
    if decision is None or decision.player != seat:
        return [], []
    rows = OptionRows(arena, seat)
    return rows.picked(), rows.options(decision.kind, decision.options)
