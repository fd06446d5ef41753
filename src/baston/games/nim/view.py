"""What a seat may see, and a state drawn from those that it cannot tell apart."""

from __future__ import annotations

from baston.games.nim.heaps import SPENT, Heaps
from baston.games.nim.heaps_fields import copy_heaps
from baston.games.nim.turn import heap_picked
from baston.kernel.rng import Rng
from baston.kernel.sight import has_seen, resampled, unseen_by
from baston.kernel.text import Json, plain


def view(heaps: Heaps, seat: int | None) -> dict[str, Json]:
    """All that a seat, or with None a spectator, may see; a token is its number, None unknown, 0 spent."""
    decision = heaps.decision
    mine = decision is not None and decision.player == seat
    heap = heap_picked(heaps.frames[-1])
    return {
        "turn": heaps.turn,
        "heaps": plain(heaps.heaps[1:]),
        "picked": [heap] if heap else [],  # the heap of this turn, once there is one
        "tokens": [_number(heaps, token, seat) for token in heaps.token],
        "winner": heaps.winner,
        "asked": None if decision is None else decision.player,
        "options": plain(decision.options) if decision is not None and mine else None,
    }


def _number(heaps: Heaps, token: int, seat: int | None) -> int | None:
    if token == SPENT:
        return SPENT
    known = seat is not None and has_seen(heaps.seen, token, seat)
    return heaps.what[token] if known else None


def determinize(heaps: Heaps, seat: int, seed: int) -> Heaps:
    """A copy in which chance and the tokens that the seat does not know are drawn anew."""
    twin = copy_heaps(heaps)
    twin.notes = None
    twin.rng = Rng(seed)
    tokens = list(range(len(heaps.heaps), len(heaps.what)))
    twin.what = resampled(heaps.what, [unseen_by(heaps.seen, tokens, seat)], twin.rng)
    return twin
