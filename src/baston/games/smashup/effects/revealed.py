"""What cards do with the cards that they have revealed, or carry to their next steps for another reason.

The frame carries their handles; those that have been dealt with are no more among them.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.effects.playing import play_packed, ways_to_play
from baston.games.smashup.queries.where import is_action, is_minion
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.piles import put_in_hand, put_on_top, put_under_deck, reveal_top, take
from baston.kernel.effect import Question, Step, again, asks, may, must
from baston.kernel.frame import NUMBER, PACKED, Frame

TAKE_IT: Final = 1
PLAY_IT: Final = 2
TAKE_OR_PLAY: Final = "take-or-play"  # the word for the question whether to

ON_TOP: Final = 1
UNDER: Final = 2


def carry_cards(me: Frame, cards: list[int]) -> None:
    """Hand these cards on to the frame's next steps."""
    me.memo = cards


def carried_cards(me: Frame) -> list[int]:
    """The handles of the cards handed on in the frame and not dealt with yet, in order."""
    return me.memo


def deal_with(me: Frame, card: int) -> None:
    """Remove a card from those handed on to the frame's next steps."""
    me.memo.remove(card)


def revealed(table: Table, me: Frame) -> list[int]:
    """The revealed cards that have not been dealt with yet."""
    return carried_cards(me)[:]


def revealed_actions(table: Table, me: Frame) -> list[int]:
    """The actions among the revealed cards."""
    return [card for card in carried_cards(me) if is_action(table, card)]


def revealed_minions(table: Table, me: Frame) -> list[int]:
    """The minions among the revealed cards."""
    return [card for card in carried_cards(me) if is_minion(table, card)]


def plays_of_revealed(table: Table, me: Frame) -> list[int]:
    """The packed plays of the revealed cards."""
    return [play for card in carried_cards(me) for play in ways_to_play(table, me.player, card)]


def plays_of_revealed_actions(table: Table, me: Frame) -> list[int]:
    """The packed plays of the actions among the revealed cards."""
    return [play for card in revealed_actions(table, me) for play in ways_to_play(table, me.player, card)]


def plays_of_revealed_minions(table: Table, me: Frame) -> list[int]:
    """The packed plays of the minions among the revealed cards."""
    return [play for card in revealed_minions(table, me) for play in ways_to_play(table, me.player, card)]


def uses_of_revealed_action(table: Table, me: Frame) -> list[int]:
    """What can be done with the one action among the revealed cards: TAKE_IT, or also PLAY_IT."""
    if not revealed_actions(table, me):
        return []
    return [TAKE_IT, PLAY_IT] if plays_of_revealed_actions(table, me) else [TAKE_IT]


def reveal(count: int = 1) -> Step[Table]:
    """The step "reveal the top cards of your deck": the first one first, they stay there (SU-101)."""

    def turn_up(table: Table, me: Frame) -> None:
        carry_cards(me, reveal_top(table, me.player, count))

    return Step(turn_up)


def take_one(question: Question[Table]) -> Step[Table]:
    """The step "take one into your hand", with the question which card."""
    return Step(_take, (question,), prompt="take")


def _take(table: Table, me: Frame) -> None:
    put_in_hand(table, me.pick)
    deal_with(me, me.pick)


@asks(may(plays_of_revealed, kind=PACKED))
def may_play_one(table: Table, me: Frame) -> None:
    """Play the revealed card picked at once, wherever it lies by now, without an allowance (SU-136)."""
    play_packed(table, me.player, me.pick)


@asks(may(uses_of_revealed_action, kind=NUMBER), prompt=TAKE_OR_PLAY)
def may_take_or_play_the_action(table: Table, me: Frame) -> None:
    """Take the revealed action into the hand, or leave its playing to the next step, `if_so`."""
    if me.pick == TAKE_IT:
        action = carried_cards(me)[-1]
        deal_with(me, action)
        put_in_hand(table, action)


@asks(must(plays_of_revealed_actions, kind=PACKED), prompt="play")
def play_a_revealed_action(table: Table, me: Frame) -> None:
    """Play the revealed action picked; the frame's player controls it, whoever owns it (SU-136, SU-170)."""
    play_packed(table, me.player, me.pick)


@asks(must(plays_of_revealed_actions, kind=PACKED), prompt="play")
def play_the_last_one(table: Table, me: Frame) -> None:
    """Play the last revealed card, the action; the others are in no pile while it acts (SU-132)."""
    deal_with(me, carried_cards(me)[-1])
    for card in carried_cards(me):
        take(table, card)
    play_packed(table, me.player, me.pick)


@asks(must(revealed), prompt="on-top")
def put_the_others_on_top(table: Table, me: Frame) -> None:
    """Put the remaining cards on top of the deck one by one; the last one lies on top."""
    put_on_top(table, me.pick)
    deal_with(me, me.pick)
    again(me)


def ends_of_the_deck(table: Table, me: Frame) -> list[int]:
    """Where the last card left may be put: ON_TOP or UNDER; in a deck of one card it is the same."""
    return [ON_TOP, UNDER] if carried_cards(me) and len(table.deck[me.player]) > 1 else []


@asks(must(ends_of_the_deck, kind=NUMBER), prompt="on-top-or-under")
def put_the_other_on_top_or_under(table: Table, me: Frame) -> None:
    """Put the single remaining card on top of or under the deck."""
    other = carried_cards(me)[0]
    if me.pick == ON_TOP:
        put_on_top(table, other)
    else:
        put_under_deck(table, other)
