"""Who has seen what, and how the unseen is sampled. The one authority for views and for determinizing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32

from baston.kernel.column import Column
from baston.kernel.frame import FIELD, HANDLE, PACKED, THING, Decision
from baston.kernel.numbers import is_among
from baston.kernel.rng import Rng

PRINTED: Final = 1 << FIELD  # tells a printed card from a handle


def has_seen(seen: Column, thing: int, seat: int) -> bool:
    """Whether the seat (from 0) knows what is printed on the thing with this handle."""
    return seen[thing] >> seat & 1 == 1


def everybody(players: int) -> int:
    """Return a number with a bit for each seat."""
    return (1 << players) - 1


def is_known(seen: Column, thing: int, seat: int | None, players: int) -> bool:
    """Whether the seat (from 0; None: every seat) knows what is printed on the thing with this handle."""
    return seen[thing] == everybody(players) if seat is None else has_seen(seen, thing, seat)


def unseen_by(seen: Column, things: list[int], seat: int) -> list[int]:
    """Return those of the handles `things` whose print the seat does not know."""
    return [thing for thing in things if seen[thing] >> seat & 1 == 0]


def is_shown_to(then: Column, now: Column, people: i32, own: i32) -> bool:
    """Whether a person has been shown what no own seat knew; `people` and `own` have a bit for each seat."""
    for handle in range(len(now)):
        after = now[handle]
        before: i32 = then[handle] if handle < len(then) else 0
        if after != before and after & ~before & people != 0 and before & own == 0:
            return True
    return False


class Pools:
    """Pools of unseen handles, ready to be drawn anew any number of times.

    The cards of a pool are sorted before they are shuffled, so that what is drawn depends on what the seat
    knows and on chance alone, never on the true order.
    """

    _what: Column
    _handles: list[list[int]]
    _cards: list[list[int]]

    def __init__(self, what: Column, pools: list[list[int]]) -> None:
        self._what = what
        self._handles = [sorted(pool) for pool in pools]
        self._cards = [sorted([what[handle] for handle in pool]) for pool in pools]

    def resampled(self, rng: Rng) -> Column:
        """Return a new `what` in which each pool holds the same printed cards in random order.

        The old column is left as it is: copies share it.
        """
        sample = self._what[:]
        for pool, handles in enumerate(self._handles):
            cards = self._cards[pool][:]
            rng.shuffle(cards)
            for place, handle in enumerate(handles):  # `zip` is a call of Python's for each pair
                sample[handle] = cards[place]
        return sample


def resampled(what: Column, pools: list[list[int]], rng: Rng) -> Column:
    """Return a new `what`, in which each pool holds the same printed cards in random order."""
    return Pools(what, pools).resampled(rng)


def equivalence_key(
    decision: Decision | None,
    option: int,
    what: Column,
    seen: Column,
    seat: int,
    first: int,
    hands: list[list[int]],
) -> int:
    """Return a number for an option, equal for those that a seat which knew what `seen` says confuses.

    A handle from the `first` card on that it did not know is another card in each determinization: the
    printed card takes its place, so that equal plays are equal in all of them. So it does for cards in the
    hand of who is asked: two equal ones are one option.
    """
    if decision is None or decision.kind not in (THING, PACKED):
        return option
    hand = hands[decision.player]
    known = place = 0
    while option > 0:
        field = option & HANDLE
        if first <= field < len(seen) and (not has_seen(seen, field, seat) or is_among(field, hand)):
            field = PRINTED | what[field]
        known |= field << place
        option >>= FIELD
        place += FIELD + 1
    return known
