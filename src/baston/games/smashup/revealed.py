"""What cards do with the cards that they have revealed: queries and steps about those in the frame's memo."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.plays import play_so, ways_to_play
from baston.games.smashup.query import is_action, is_minion
from baston.games.smashup.table import Table
from baston.games.smashup.verbs import put_in_hand, put_on_top
from baston.kernel.effect import again, asks, may, must
from baston.kernel.frame import NUMBER, PACKED, Frame

TAKE_IT: Final = 1
PLAY_IT: Final = 2


def revealed(table: Table, me: Frame) -> list[int]:
    """All cards in the memo: those that have been dealt with are no more in it."""
    return me.memo[:]


def revealed_actions(table: Table, me: Frame) -> list[int]:
    return [card for card in me.memo if is_action(table, card)]


def revealed_minions(table: Table, me: Frame) -> list[int]:
    return [card for card in me.memo if is_minion(table, card)]


def plays_of_revealed(table: Table, me: Frame) -> list[int]:
    return [play for card in me.memo for play in ways_to_play(table, me.player, card)]


def plays_of_revealed_actions(table: Table, me: Frame) -> list[int]:
    return [play for card in revealed_actions(table, me) for play in ways_to_play(table, me.player, card)]


def plays_of_revealed_minions(table: Table, me: Frame) -> list[int]:
    return [play for card in revealed_minions(table, me) for play in ways_to_play(table, me.player, card)]


def uses_of_revealed_action(table: Table, me: Frame) -> list[int]:
    if not revealed_actions(table, me):
        return []
    return [TAKE_IT, PLAY_IT] if plays_of_revealed_actions(table, me) else [TAKE_IT]


@asks(may(uses_of_revealed_action, kind=NUMBER))
def may_take_or_play_the_action(table: Table, me: Frame) -> None:
    """Of the cards revealed, the last one alone may be an action; its playing comes next, `if_so`."""
    if me.pick == TAKE_IT:
        put_in_hand(table, me.memo.pop())


@asks(must(plays_of_revealed_actions, kind=PACKED))
def play_a_revealed_action(table: Table, me: Frame) -> None:
    """At once; whoever owns it, it is played and controlled by the frame's player (SU-136, SU-170)."""
    play_so(table, me.player, me.pick)


@asks(must(revealed))
def put_the_others_on_top(table: Table, me: Frame) -> None:
    """One after another: the last one lies on top."""
    put_on_top(table, me.pick)
    me.memo.remove(me.pick)
    again(me)
