"""What the conformance suite must be told of each game: tables to try, bounds, and where its secrets lie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from baston.games.nim.heaps import MOST, SPENT, Heaps
from baston.games.smashup.table import Table
from baston.kernel.frame import NUMBER, PASS
from baston.kernel.state import State

Handles = list[list[int]]


@dataclass(frozen=True)
class Rig:
    """One game's tables and answers that do not come from the game's own `sight` or options."""

    tables: tuple[tuple[int, dict[str, str]], ...]  # players and options
    longest: int  # answers after which random play must have ended
    what: Callable[[State], list[int]]  # the hidden column
    owners: Callable[[State], Handles]  # handles that can only trade what they are among themselves
    hidden: Callable[[State, int], Handles]  # of each owner, those that the seat cannot tell apart
    legal: Callable[[State], set[int]] | None = None  # all that the rules allow, reckoned another way
    stride: int = 1  # one decision in so many is looked at closely
    games: int = 1  # random games for each check
    golden: int = 20  # games in a golden digest


def _heaps(state: State) -> Heaps:
    assert isinstance(state, Heaps)
    return state


def _nim_tokens(state: State) -> Handles:
    heaps = _heaps(state)
    return [list(range(len(heaps.heaps), len(heaps.what)))]


def _nim_hidden(state: State, seat: int) -> Handles:
    """All tokens but the seat's own and those that were revealed."""
    heaps = _heaps(state)
    first = len(heaps.heaps)
    revealed = {first + s for s, token in enumerate(heaps.token) if token == SPENT}
    return [[token for token in _nim_tokens(state)[0] if token not in revealed and token != first + seat]]


def _nim_legal(state: State) -> set[int]:
    heaps, top = _heaps(state), state.frames[-1]
    if top.memo:  # a heap has just been emptied
        return {PASS, heaps.token[heaps.turn]}
    if state.decision is not None and state.decision.kind == NUMBER:
        return {n + 1 for n in range(1, MOST + 1) if n <= heaps.heaps[top.picks[0]]}
    return {heap for heap in range(1, len(heaps.heaps)) if heaps.heaps[heap] > 0}


NIM = Rig(
    tables=((2, {}), (3, {"heaps": "7,1,6"}), (4, {"heaps": "2,2,2,9"})),
    longest=100,
    what=lambda state: _heaps(state).what,
    owners=_nim_tokens,
    hidden=_nim_hidden,
    legal=_nim_legal,
    games=3,
)


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def _smashup_owners(state: State) -> Handles:
    """The base cards, then the cards of each seat."""
    table = _table(state)
    owners = range(-1, table.players)
    return [
        [h for h in range(1, len(table.what)) if table.owner[h] == owner and table.what[h]]
        for owner in owners
    ]


def _smashup_hidden(state: State, seat: int) -> Handles:
    """Whatever lies face down, but for the seat's own hand and what it was shown."""
    table = _table(state)
    face_down = {card for pile in [*table.hand, *table.deck, table.base_deck] for card in pile}
    face_down -= {card for card in face_down if table.seen[card] >> seat & 1} | {*table.hand[seat]}
    return [[h for h in group if h in face_down] for group in _smashup_owners(state)]


SMASHUP = Rig(
    tables=(
        (2, {"boxes": "core"}),
        (3, {"boxes": "core", "factions": "draft"}),
        (4, {"boxes": "core", "edition": "2012", "copies": "2"}),
        (2, {"factions": "pirates+ninjas,zombies+robots", "bgb_fixes": "true", "first": "2"}),
        (3, {"boxes": "core", "even_windows": "true"}),
        (2, {}),
        (2, {"boxes": "ressemblances-fortuites"}),
        (2, {"factions": "ignobles+tricksters,ninjas+robots", "bases": "all"}),
    ),
    longest=4000,
    what=lambda state: _table(state).what,
    owners=_smashup_owners,
    hidden=_smashup_hidden,
    stride=9,
    golden=5,
)

RIGS = {"nim": NIM, "smashup": SMASHUP}
