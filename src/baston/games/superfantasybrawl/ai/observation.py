"""What a seat sees as numbers: docs/env.md says how to read them."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.ai.option_rows import COLUMNS, LINKS, OptionRows
from baston.games.superfantasybrawl.cards.card import CARDS
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
from baston.games.superfantasybrawl.queries.figures import (
    defense,
    hit_points,
    is_bloodied,
    is_rooted,
    lasting_of,
)
from baston.games.superfantasybrawl.queries.visibility import knows_brought
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.kernel.numbers import is_among
from baston.kernel.observation import IN_DECK, IN_DISCARD, IN_HAND, OPTIONS, Part, Sheet, relative
from baston.kernel.sight import has_seen

SEATS: Final = 4
BROUGHT: Final = 32
TRAPS: Final = 24
SLOTS: Final = 12
PILED: Final = 96
MOST_PICKS: Final = 24
MOST_OPTIONS: Final = 640  # a hex each, on the largest arena, and more

NOT_SET_UP: Final = 12  # columns that are 0 of a champion that is not set up: all but the first two

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
    _add_table(arena, seat, sheet)
    sheet.end()
    _add_seats(arena, seat, sheet)
    sheet.end()
    _add_champions(arena, seat, sheet)
    sheet.end()
    _add_brought(arena, seat, sheet)
    sheet.end()
    _add_traps(arena, seat, sheet)
    sheet.end()
    _add_track(arena, seat, sheet)
    sheet.end()
    _add_pile(arena, seat, IN_HAND, arena.hand, sheet)
    _add_pile(arena, seat, IN_DISCARD, arena.discard, sheet)
    _add_pile(arena, seat, IN_DECK, arena.deck, sheet)
    sheet.end()
    decision = arena.decision
    if decision is None or decision.player != seat:
        sheet.end()
        sheet.end()
        return
    rows = OptionRows(arena, seat, sheet)
    rows.add_picked()
    sheet.end()
    rows.add_options(decision.kind, decision.options)
    sheet.end()


def _add_table(arena: Arena, seat: int, sheet: Sheet) -> None:
    decision, action, what = arena.decision, arena.action, arena.what
    asked, champion, card = 0, 0, 0
    if decision is not None:
        asked = relative(decision.player, seat, arena.players)
        champion = decision.card if 0 < decision.card < FIRST_CARD else 0
        card = arena.frames[-1].subject
    sheet.add(arena.players)
    sheet.add(relative(arena.turn, seat, arena.players))
    sheet.add(arena.round)
    sheet.add(arena.phase)
    sheet.add(relative(arena.first, seat, arena.players))
    sheet.add(arena.goal())
    sheet.add(arena.standards)
    sheet.add(asked)
    sheet.add(what[champion])
    sheet.add(what[card] if FIRST_CARD <= card < FIRST_TOKEN else 0)
    sheet.add(len(arena.supply))
    sheet.add(len(arena.challenge_deck))
    if action is None:
        sheet.add_zeros(3)
        return
    sheet.add(what[action.champion])
    sheet.add(what[action.card] if action.card > 0 else 0)
    sheet.add(relative(action.player, seat, arena.players))


def _add_seats(arena: Arena, seat: int, sheet: Sheet) -> None:
    for n in range(arena.players):
        other = (seat + n) % arena.players
        side, cores = other % TEAMS, arena.cores[other]
        sheet.add(arena.vp[side])
        sheet.add3(len(arena.hand[other]), len(arena.deck[other]), len(arena.discard[other]))
        sheet.add3(cores & 1, cores >> 1 & 1, cores >> 2 & 1)
        sheet.add(arena.home[side] + 1 if side < len(arena.home) else 0)
        sheet.add(arena.order.index(other) + 1 if is_among(other, arena.order) else 0)


def _add_champions(arena: Arena, seat: int, sheet: Sheet) -> None:
    """Those of the seat first; a row of zeros for one that nobody has chosen yet.

    Of one that has been chosen, and not set up yet, there is who it is and whose.
    """
    waiting = _to_move(arena)
    for n in range(arena.players):
        other = (seat + n) % arena.players
        for place in range(arena.team_size):
            champion = 1 + other * arena.team_size + place
            if arena.what[champion] != 0:
                _add_champion(arena, champion, n + 1, waiting, sheet)
                continue
            chosen = arena.teams[other]
            is_chosen = place < len(chosen)
            sheet.add(chosen[place] if is_chosen else 0)
            sheet.add(n + 1 if is_chosen else 0)
            sheet.add_zeros(NOT_SET_UP)


def _add_champion(arena: Arena, champion: int, whose: int, waiting: list[int], sheet: Sheet) -> None:
    action, hex = arena.action, arena.hex[champion]
    sheet.add(arena.what[champion])
    sheet.add(whose)
    if hex == GATE:
        sheet.add_zeros(3)
    else:
        q, r = arena.board.grid.offset(hex)
        sheet.add3(1, q, r)
    most, damage = hit_points(arena, champion), arena.damage[champion]
    strength = lasting_of(arena, champion, STRENGTH)  # what is added to its attacks
    targeted = action is not None and is_among(champion, action.targets)
    sheet.add3(most, damage, defense(arena, champion))
    sheet.add(arena.level[champion])
    sheet.add5(
        1 if is_bloodied(arena, champion) else 0,
        1 if is_rooted(arena, champion) else 0,
        strength,
        1 if targeted else 0,
        1 if is_among(champion, waiting) else 0,
    )


def _to_move(arena: Arena) -> list[int]:
    """The champions that are still to be moved where several are, one after another."""
    waiting: list[int] = []
    for frame in arena.frames:
        if frame.effect == in_turn.number:
            waiting += champions_waiting(frame)
    return waiting


def _add_brought(arena: Arena, seat: int, sheet: Sheet) -> None:
    for n in range(arena.players):
        other = (seat + n) % arena.players
        if other < len(arena.brought):
            for champion in arena.brought[other]:
                sheet.add(n + 1)
                sheet.add(champion if knows_brought(arena, other, seat) else 0)


def _add_traps(arena: Arena, seat: int, sheet: Sheet) -> None:
    """Where they lie, and of those that the seat knows the kind, from 1, and the damage."""
    for place, hex in enumerate(arena.trap_hexes):
        token = arena.trap_tokens[place]
        q, r = arena.board.grid.offset(hex)
        if has_seen(arena.seen, token, seat):
            does = token_of(arena, token)
            sheet.add5(q, r, 1, does.kind + 1, does.damage)
        else:
            sheet.add5(q, r, 0, 0, 0)


def _add_track(arena: Arena, seat: int, sheet: Sheet) -> None:
    side = seat % TEAMS
    slots = track_of(arena).slots
    for slot, challenge in enumerate(arena.track):
        sheet.add(slots[slot])
        if challenge == 0:
            sheet.add_zeros(3)
            continue
        condition = challenge_of(arena, challenge).condition
        mine, theirs = is_met(arena, condition, side), is_met(arena, condition, 1 - side)
        sheet.add3(arena.what[challenge], 1 if mine else 0, 1 if theirs else 0)


def _add_pile(arena: Arena, seat: int, pile: int, piles: list[list[int]], sheet: Sheet) -> None:
    """The cards that the seat knows of such piles of all seats, from the top."""
    for n in range(arena.players):
        cards = piles[(seat + n) % arena.players]
        for i in range(len(cards) - 1, -1, -1):
            card = cards[i]
            if has_seen(arena.seen, card, seat):
                number: int = arena.what[card]
                sheet.add3(pile, n + 1, number)
                sheet.add(CARDS[number].champion.number)
