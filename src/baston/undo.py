"""Taking back an answer: how far it goes, and what stands in its way. Terminal and server share this."""

from __future__ import annotations

from baston.kernel.column import Column
from baston.kernel.game import Refusal
from baston.kernel.sight import is_shown_to
from baston.kernel.state import State


def last_answer(askers: list[int], own: list[int]) -> int:
    """Return the index of the last answer that one of the `own` seats gave; `askers` are the seats by answer.

    Raises Refusal, "undo-nothing", if there is none.
    """
    last = next((i for i in reversed(range(len(askers))) if askers[i] in own), None)
    if last is None:
        raise Refusal("undo-nothing")
    return last


def has_revealed_anything(then: State, now: State, own: list[int], people: list[int]) -> bool:
    """Whether chance was used, or a person saw what the own seats did not know, from `then` to `now`.

    `own` and `people` are seats, `people` those that persons play.
    """
    if then.rng.save() != now.rng.save():
        return True
    # Where there is hidden information: `seen` has, by thing, a bit for each seat that knows it.
    if not hasattr(then, "seen") or not hasattr(now, "seen"):
        return False
    before: Column = then.seen
    after: Column = now.seen
    return is_shown_to(before, after, _bits(people), _bits(own))


def _bits(seats: list[int]) -> int:
    """Return a number with a bit for each of these seats."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits
