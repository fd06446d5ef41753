"""The game and the turn as effects.

The turn does not settle: a heap that was just emptied may be refilled before anybody has won. The game does:
the state is checked whenever a turn is over.
"""

from __future__ import annotations

from baston.games.nim.heaps import MOST, RULES, SPENT, Heaps
from baston.games.nim.verbs import pass_turn, put_back, take
from baston.kernel.effect import asks, begin, may, must, restart
from baston.kernel.frame import NUMBER, Frame


def set_heap(me: Frame, heap: int) -> None:
    """Remember the heap that this turn has taken from."""
    me.memo = [heap]


def heap_taken_from(me: Frame) -> int:
    """The heap, from 1, from which this turn has taken."""
    return me.memo[0]


def heap_picked(me: Frame) -> int:
    """The heap, from 1, that this turn is about; 0 before one is picked."""
    return (me.picks or me.memo or [0])[0]


def heaps_left(heaps: Heaps, me: Frame) -> list[int]:
    """The heaps, from 1, with any counters."""
    return [heap for heap, counters in enumerate(heaps.heaps) if counters > 0]


def amounts(heaps: Heaps, me: Frame) -> list[int]:
    """How many counters may be taken from the heap just picked, plus 1."""
    return list(range(2, min(MOST, heaps.heaps[me.pick]) + 2))


def token_to_reveal(heaps: Heaps, me: Frame) -> list[int]:
    """The seat's token, if it has just emptied a heap and has not used its token yet."""
    token = heaps.token[me.player]
    return [token] if token != SPENT and heaps.heaps[heap_taken_from(me)] == 0 else []


@RULES.effect("turn", settles=False)
@asks(must(heaps_left), must(amounts, kind=NUMBER))
def turn(heaps: Heaps, me: Frame) -> None:
    """Take the picked number of counters from the picked heap."""
    heap, amount = me.picks
    set_heap(me, heap)
    take(heaps, heap, amount - 1)


@turn.then
@asks(may(token_to_reveal))
def turn_refills(heaps: Heaps, me: Frame) -> None:
    """Reveal the seat's token, and put as many counters back on the heap that was taken from."""
    put_back(heaps, heap_taken_from(me))


@RULES.effect("game")
@asks()
def game(heaps: Heaps, me: Frame) -> None:
    """Begin the first turn."""
    begin(heaps, turn.number, 0, heaps.turn)


@game.then
@asks()
def game_goes_on(heaps: Heaps, me: Frame) -> None:
    """Pass the turn to the next seat and begin anew."""
    pass_turn(heaps)
    restart(me)
