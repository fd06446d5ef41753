"""Affecting cards in play (SU-80): one effect for all ways and any number of victims, nested where replaced.

The frame is the record: see `protecting`, where the effect begins.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.base_principale.arriving import settle
from baston.games.smashup.constants import (
    AFFECTED,
    ATTACH,
    BOOST,
    CANCEL,
    CONTROL,
    COUNTERS,
    DESTROY,
    DESTROYED,
    L_ATTACH,
    L_DESTROY,
    L_LOSES_ABILITIES,
    L_MOVE,
    L_POWER,
    L_RETURN,
    L_UNDER_DECK,
    MOVE,
    MUTE,
    PASS_COUNTERS,
    PLACE_IN_HAND,
    PLACE_UNDER,
    POWER,
    RAISED,
    RETURN,
    TRANSFER,
)
from baston.games.smashup.effects.events import happen, is_watched
from baston.games.smashup.effects.protecting import affecting, is_affecting, play_behind, victims
from baston.games.smashup.queries.query import is_turn_of
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.counters import add_counters, carry_over, give_side, pass_counters
from baston.games.smashup.verbs.verbs import (
    last,
    lay_on,
    leave,
    note,
    put_in_discard,
    put_in_hand,
    put_under_deck,
    relocate,
)
from baston.kernel.effect import asks, begin, report
from baston.kernel.frame import FIELD, HANDLE, NOBODY, Frame
from baston.kernel.modifier import END_OF_SEAT_TURN, END_OF_TURN

SHIFT: Final = 512  # amounts are packed as positive ints
MOMENT: Final = 8  # bits of a modifier's end
MARKING: Final = (CONTROL, COUNTERS, CANCEL, TRANSFER, PASS_COUNTERS)


# Deferred verbs.


def destroy(table: Table, *cards: int) -> None:
    """Destroy cards in play, together (SU-87, SU-135)."""
    affect(table, DESTROY, list(cards))


def return_to_hand(table: Table, *minions: int) -> None:
    """Return minions to their owners' hands (SU-95)."""
    affect(table, RETURN, list(minions))


def move(table: Table, minion: int, place: int) -> None:
    """Move a minion to another base (SU-89)."""
    affect(table, MOVE, [minion], place)


def move_all(table: Table, minions: list[int], place: int) -> None:
    """Move minions to another base, together."""
    affect(table, MOVE, minions, place)


def place_under_deck(table: Table, minion: int) -> None:
    """Place a minion under its owner's deck (SU-97)."""
    affect(table, PLACE_UNDER, [minion])


def boost(
    table: Table, minions: list[int], amount: int, this_turn: bool = False, until: int = NOBODY
) -> None:
    """Change the power of minions until the doer's own turn ends.

    With `this_turn`, until this one does; or until a moment of `kernel.modifier`.
    """
    me = table.frames[-1]
    if until == NOBODY:
        until = END_OF_TURN if this_turn or is_turn_of(table, me.player) else END_OF_SEAT_TURN + me.player
    affect(table, POWER, minions, (amount + SHIFT) << MOMENT | until)


def give_control(table: Table, seat: int, *minions: int) -> None:
    """Give minions to the side of a seat; those that are there already are left alone (SU-85, SU-179)."""
    given = [minion for minion in minions if table.control[minion] != seat]
    if given:
        affect(table, CONTROL, given, seat)


def take_control(table: Table, *minions: int) -> None:
    """Take minions to the side of the running frame's player (SU-85)."""
    give_control(table, table.frames[-1].player, *minions)


def put_counters(table: Table, minion: int, amount: int = 1) -> None:
    """Put so many +1 counters on a minion, or with a negative amount −1 counters (SU-102)."""
    affect(table, COUNTERS, [minion], amount + SHIFT)


def transfer_counters(table: Table, giver: int, minion: int, amount: int = 1) -> None:
    """Transfer so many of a minion's +1 counters, or −1 counters, to another one (SU-100)."""
    affect(table, PASS_COUNTERS, [giver, minion], (amount + SHIFT) << FIELD | giver)


def transfer_action(table: Table, action: int, minion: int) -> None:
    """Transfer an attached action to another minion; it keeps its controller (SU-100)."""
    affect(table, TRANSFER, [minion], action)


def carry_to_base(table: Table, action: int, place: int) -> None:
    """Carry an action attached to a base to another base; it keeps its controller (SU-100, BP-42)."""
    carry_over(table, action, place)
    settle(table, action, place)


def lose_abilities(table: Table, minion: int, until: int, but: int = 0) -> None:
    """A minion loses all the abilities that it has now, but for those that the action `but` grants (SU-188).

    Printed ones and talents granted; what attached actions do themselves goes on. `until`: a moment of
    `kernel.modifier`.
    """
    affect(table, CANCEL, [minion], but << MOMENT | until)


def attach_to(table: Table, action: int, minion: int) -> None:
    """Attach the action being played to a minion; the frame below learns if it cannot be."""
    affect(table, ATTACH, [minion], action)


def affect(table: Table, way: int, victims: list[int], where: int = 0) -> None:
    """Begin to affect the victims that are in play; the running frame's card and player are who does it."""
    me = table.frames[-1]
    affect_as(table, me.card, me.player, way, victims, where)


def affect_as(table: Table, card: int, player: int, way: int, victims: list[int], where: int = 0) -> None:
    """Begin to affect the victims, on account of another card than the running frame's."""
    frame = begin(table, affecting.number, card, player, way, where)
    frame.memo = [v for v in victims if v > 0 and table.place[v] > 0]


# The effect: its first steps, up to the question who is affected after all, stand in `protecting`.


def amount_of(me: Frame) -> int:
    """By how much power or counters change; 0 in ways without an amount."""
    if me.subject == POWER:
        return (me.where >> MOMENT) - SHIFT
    if me.subject == COUNTERS:
        return me.where - SHIFT
    return (me.where >> FIELD) - SHIFT if me.subject == PASS_COUNTERS else 0


@affecting.then
@asks()
def affect_happens(table: Table, me: Frame) -> None:
    """Triggers are matched from the positions before anything leaves; then all leave together."""
    gone = [v for v in victims(me) if table.place[v] > 0]
    if me.subject == PASS_COUNTERS and len(gone) < 2:
        return
    play = play_behind(table, me) if is_affecting(table, me) else NOBODY
    if me.subject in (POWER, COUNTERS):
        _remember_raised(table, me, gone)
    for card in gone:
        if play != NOBODY:
            happen(table, AFFECTED, card, table.place[card], gone, play)
        if me.subject == DESTROY and table.bearer[card] == 0:
            happen(table, DESTROYED, card, table.place[card], gone)
    for card in gone:
        if table.place[card] > 0:  # an action whose bearer goes with it has gone already
            _carry_out(table, me, card)
            report(table, me, card)
    if table.camps is not None and me.subject in (MOVE, CONTROL):
        for card in gone:
            if table.place[card] > 0:
                settle(table, card, table.place[card])


def _remember_raised(table: Table, me: Frame, gone: list[int]) -> None:
    """The play behind it remembers whose power is directly increased, if anything asks for that (SU-104)."""
    if amount_of(me) > 0 and is_watched(table, RAISED):
        play = play_behind(table, me)
        if play != NOBODY:
            table.frames[play].memo.extend(gone)


def _carry_out(table: Table, me: Frame, card: int) -> None:
    way = me.subject
    if way == MOVE:
        if table.place[card] != me.where:
            note(table, L_MOVE, me.player, card, me.where)
            relocate(table, card, me.where)
    elif way == POWER:
        amount = amount_of(me)
        note(table, L_POWER, me.player, card, 0, amount)
        last(table, BOOST, amount, card, me.where & ((1 << MOMENT) - 1), me.card)
    elif way == ATTACH:
        lay_on(table, me.where, card, me.player)
        note(table, L_ATTACH, me.player, me.where, card)
    elif way in MARKING:
        _mark(table, me, card)
    else:
        _send_off(table, me, card)


def _mark(table: Table, me: Frame, card: int) -> None:
    """The card stays where it is, and something about it changes."""
    way = me.subject
    if way == CONTROL:
        give_side(table, card, me.where)
    elif way == COUNTERS:
        add_counters(table, card, amount_of(me))
    elif way == PASS_COUNTERS:
        giver = me.where & HANDLE
        if card != giver:
            pass_counters(table, giver, card, amount_of(me))
    elif way == TRANSFER:
        carry_over(table, me.where, card)
    elif way == CANCEL:
        note(table, L_LOSES_ABILITIES, me.player, card)
        last(table, MUTE, table.clock, card, me.where & ((1 << MOMENT) - 1), me.where >> MOMENT)


def _send_off(table: Table, me: Frame, card: int) -> None:
    """The card leaves play for its owner's hand, deck or discard pile."""
    way = me.subject
    leave(table, card)
    if way == DESTROY:
        note(table, L_DESTROY, me.player, card)
        put_in_discard(table, card)
    elif way == RETURN:
        put_in_hand(table, card, L_RETURN)
    elif way == PLACE_UNDER:
        note(table, L_UNDER_DECK, me.player, card)
        put_under_deck(table, card)
    elif way == PLACE_IN_HAND:
        put_in_hand(table, card)
