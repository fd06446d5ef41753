"""Affecting cards in play (SU-80): one effect for all ways and any number of victims, nested where replaced.

What its frame carries is told by `affecting_frame`; its first steps, up to the question who is affected after
all, stand in `protecting`.
"""

from __future__ import annotations

from typing import Final

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
from baston.games.smashup.effects.affecting_frame import (
    amount_of,
    cancel_detail,
    counters_detail,
    destination_of,
    giver_of,
    kept_action_of,
    laid_action_of,
    moment_of,
    passed_counters_detail,
    power_detail,
    set_victims,
    taker_of,
    victims_of,
    way_of,
)
from baston.games.smashup.effects.events import emit_event
from baston.games.smashup.effects.play_frame import add_raised, play_behind
from baston.games.smashup.effects.protecting import AFFECT, affect, is_affecting
from baston.games.smashup.queries.seats import is_turn_of
from baston.games.smashup.queries.watching import does_any
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.counters import add_counters, pass_counters
from baston.games.smashup.verbs.in_play import carry_over, change_side, lay_on, leave_play, relocate
from baston.games.smashup.verbs.lasting import add_modifier
from baston.games.smashup.verbs.piles import put_in_discard, put_in_hand, put_under_deck
from baston.kernel.effect import asks, begin, report
from baston.kernel.frame import NOBODY, Frame
from baston.kernel.log import note
from baston.kernel.modifier import END_OF_SEAT_TURN, END_OF_TURN

MARKING: Final = (CONTROL, COUNTERS, CANCEL, TRANSFER, PASS_COUNTERS)


# Deferred verbs.


def destroy(table: Table, *cards: int) -> None:
    """Begin to destroy cards in play, all together (SU-87, SU-135)."""
    begin_affecting(table, DESTROY, list(cards))


def return_to_hand(table: Table, *minions: int) -> None:
    """Begin to return minions to their owners' hands (SU-95)."""
    begin_affecting(table, RETURN, list(minions))


def move(table: Table, minion: int, place: int) -> None:
    """Begin to move a minion to another place (SU-89)."""
    begin_affecting(table, MOVE, [minion], place)


def move_all(table: Table, minions: list[int], place: int) -> None:
    """Begin to move minions to another place, all together."""
    begin_affecting(table, MOVE, minions, place)


def place_under_deck(table: Table, minion: int) -> None:
    """Begin to place a minion under its owner's deck (SU-97)."""
    begin_affecting(table, PLACE_UNDER, [minion])


def boost(
    table: Table, minions: list[int], amount: int, this_turn: bool = False, until: int = NOBODY
) -> None:
    """Change the power of minions until the end of the player's own turn: this one, else its next.

    With `this_turn`, until this turn ends in any case; or until a moment of `kernel.modifier`.
    """
    me = table.frames[-1]
    if until == NOBODY:
        until = END_OF_TURN if this_turn or is_turn_of(table, me.player) else END_OF_SEAT_TURN + me.player
    begin_affecting(table, POWER, minions, power_detail(amount, until))


def give_control(table: Table, seat: int, *minions: int) -> None:
    """Begin to give a seat control of minions that it does not control already (SU-85, SU-179)."""
    given = [minion for minion in minions if table.control[minion] != seat]
    if given:
        begin_affecting(table, CONTROL, given, seat)


def take_control(table: Table, *minions: int) -> None:
    """Begin to give the running frame's player control of minions (SU-85)."""
    give_control(table, table.frames[-1].player, *minions)


def put_counters(table: Table, minion: int, amount: int = 1) -> None:
    """Begin to put `amount` +1 counters on a minion, or −1 counters if it is negative (SU-102)."""
    begin_affecting(table, COUNTERS, [minion], counters_detail(amount))


def transfer_counters(table: Table, giver: int, minion: int, amount: int = 1) -> None:
    """Begin to pass `amount` +1 counters from a minion to another, or −1 if negative (SU-100)."""
    begin_affecting(table, PASS_COUNTERS, [giver, minion], passed_counters_detail(amount, giver))


def transfer_action(table: Table, action: int, minion: int) -> None:
    """Begin to transfer an attached action to another minion; it keeps its controller (SU-100)."""
    begin_affecting(table, TRANSFER, [minion], action)


def carry_to_base(table: Table, action: int, place: int) -> None:
    """Carry an action attached to a base to another base; it keeps its controller (SU-100, BP-42)."""
    carry_over(table, action, place)
    table.settle(action, place)


def lose_abilities(table: Table, minion: int, until: int, but: int = 0) -> None:
    """Make a minion lose all its present abilities, except those granted by the action `but` (SU-188).

    These are printed abilities and granted talents; attached actions keep their own. `until`: a moment of
    `kernel.modifier`.
    """
    begin_affecting(table, CANCEL, [minion], cancel_detail(until, but))


def attach_to(table: Table, action: int, minion: int) -> None:
    """Begin to attach the action being played to a minion; it fails if that cannot be."""
    begin_affecting(table, ATTACH, [minion], action)


def begin_affecting(table: Table, way: int, victims: list[int], detail: int = 0) -> None:
    """Begin to affect these cards, if in play, on account of the running frame's card and player.

    `detail`: what the way needs besides, see `affecting_frame`.
    """
    me = table.frames[-1]
    begin_affecting_as(table, me.card, me.player, way, victims, detail)


def begin_affecting_as(
    table: Table, card: int, player: int, way: int, victims: list[int], detail: int = 0
) -> None:
    """Begin to affect these cards, if in play, on account of a given card and player."""
    affecting = begin(table, AFFECT, card, player, way, detail)
    set_victims(affecting, [v for v in victims if v > 0 and table.place[v] > 0])


# What happens to those who are affected after all.


@affect.then
@asks()
def affect_happens(table: Table, me: Frame) -> None:
    """Set off triggers while all cards lie where they lay, then affect all of them together."""
    way = way_of(me)
    gone = [v for v in victims_of(me) if table.place[v] > 0]
    if way == PASS_COUNTERS and len(gone) < 2:
        return
    _tell_watchers(table, me, gone)
    for card in gone:
        if table.place[card] > 0:  # an action whose bearer goes with it has gone already
            _carry_out(table, me, card)
            report(table, me, card)
    if way in (MOVE, CONTROL):
        for card in gone:
            if table.place[card] > 0:
                table.settle(card, table.place[card])


def _tell_watchers(table: Table, affecting: Frame, gone: list[int]) -> None:
    """Match what watches that cards are affected or destroyed, and remember whose power is increased."""
    way = way_of(affecting)
    play = play_behind(table, affecting) if is_affecting(table, affecting) else NOBODY
    if way in (POWER, COUNTERS):
        _remember_raised(table, affecting, gone)
    for card in gone:
        if play != NOBODY:
            emit_event(table, AFFECTED, card, gone, play)
        if way == DESTROY and table.bearer[card] == 0:
            emit_event(table, DESTROYED, card, gone)


def _remember_raised(table: Table, affecting: Frame, gone: list[int]) -> None:
    """Let the play behind it remember whose power directly increases, if anything asks (SU-104)."""
    if amount_of(affecting) > 0 and does_any(table, RAISED):
        play = play_behind(table, affecting)
        if play != NOBODY:
            add_raised(table.frames[play], gone)


def _carry_out(table: Table, affecting: Frame, card: int) -> None:
    """Let what is about to happen happen to one card."""
    way, player = way_of(affecting), affecting.player
    if way == MOVE:
        place = destination_of(affecting)
        if table.place[card] != place:
            note(table, L_MOVE, player, card, place)
            relocate(table, card, place)
    elif way == POWER:
        amount = amount_of(affecting)
        note(table, L_POWER, player, card, 0, amount)
        add_modifier(table, BOOST, amount, card, moment_of(affecting), affecting.card)
    elif way == ATTACH:
        action = laid_action_of(affecting)
        lay_on(table, action, card, player)
        note(table, L_ATTACH, player, action, card)
    elif way in MARKING:
        _mark(table, affecting, card)
    else:
        _send_off(table, affecting, card)


def _mark(table: Table, affecting: Frame, card: int) -> None:
    """Change something about a card that stays where it is."""
    way = way_of(affecting)
    if way == CONTROL:
        change_side(table, card, taker_of(affecting))
    elif way == COUNTERS:
        add_counters(table, card, amount_of(affecting))
    elif way == PASS_COUNTERS:
        giver = giver_of(affecting)
        if card != giver:
            pass_counters(table, giver, card, amount_of(affecting))
    elif way == TRANSFER:
        carry_over(table, laid_action_of(affecting), card)
    elif way == CANCEL:
        note(table, L_LOSES_ABILITIES, affecting.player, card)
        add_modifier(table, MUTE, table.clock, card, moment_of(affecting), kept_action_of(affecting))


def _send_off(table: Table, affecting: Frame, card: int) -> None:
    """Let a card leave play for its owner's hand, deck or discard pile."""
    way = way_of(affecting)
    leave_play(table, card)
    if way == DESTROY:
        note(table, L_DESTROY, affecting.player, card)
        put_in_discard(table, card)
    elif way == RETURN:
        put_in_hand(table, card, L_RETURN)
    elif way == PLACE_UNDER:
        note(table, L_UNDER_DECK, affecting.player, card)
        put_under_deck(table, card)
    elif way == PLACE_IN_HAND:
        put_in_hand(table, card)
