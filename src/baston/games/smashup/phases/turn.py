"""The turn, which restarts for each seat (SU-10), or which a round begins for each (BP-10)."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import RULES
from baston.games.smashup.constants import (
    DRAW,
    END,
    L_TURN,
    NO_ACTIONS,
    PLAY,
    SCORE,
    START,
    TURN_ENDS,
    TURN_STARTS,
)
from baston.games.smashup.effects.events import emit_event, end_visits
from baston.games.smashup.effects.playing import carry_out_play, plays_a_card, plays_and_uses
from baston.games.smashup.phases.ending import end_if_over
from baston.games.smashup.phases.scoring import ready_bases, score
from baston.games.smashup.queries.choices import cards_in_hand
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.allowances import allow_action, allow_minion, forget_plays, grant_plays_of
from baston.games.smashup.verbs.lasting import add_modifier, end_modifiers
from baston.games.smashup.verbs.piles import discard, draw
from baston.games.smashup.verbs.turns import begin_turn_of, set_phase
from baston.kernel.effect import abandon, again, always, asks, must, restart
from baston.kernel.frame import PACKED, PASS, Frame
from baston.kernel.log import note
from baston.kernel.modifier import END_OF_SEAT_TURN, END_OF_TURN, START_OF_TURN
from baston.kernel.numbers import NONE
from baston.kernel.turn_ends import ends_itself

DRAWN: Final = 2  # SU-18
HAND_LIMIT: Final = 10


# The turn.


@RULES.effect("turn")
@asks()
def turn(table: Table, me: Frame) -> None:
    """Begin a turn: end what lasts until it and set off what happens at its start (SU-11)."""
    begin_turn_of(table, me.player)
    set_phase(table, START)
    note(table, L_TURN, me.player, 0, 0, table.turn_number)
    if any(m.kind == NO_ACTIONS and m.until == START_OF_TURN + me.player for m in table.lasting):
        add_modifier(table, NO_ACTIONS, 0, me.player, END_OF_TURN)
    end_modifiers(table, START_OF_TURN + me.player)
    emit_event(table, TURN_STARTS, 0)
    table.phase_begins()


@turn.then
@asks()
def play_phase(table: Table, me: Frame) -> None:
    """Begin the play phase: allow a minion, an action and what cards in play add (SU-12, SU-129)."""
    set_phase(table, PLAY)
    table.phase_begins()
    allow_minion(table)
    allow_action(table)
    for source in table.watchers:
        if source >= table.first_card and table.control[source] == me.player:
            grant_plays_of(table, source)


def pass_or_plays(table: Table, me: Frame) -> list[int]:
    """PASS and what the seat may do in its play phase, packed; no options end the phase unasked.

    Who ends turns itself may always pass. In a trial PASS stands for all if there is something to play.
    """
    if table.trial and plays_a_card(table, me.player):
        return [PASS]
    options = plays_and_uses(table, me.player)
    table.add_offers(me.player, options)
    if options or ends_itself(table.variant.ends_turns, me.player):
        options.insert(0, PASS)
    return options


@turn.then
@asks(always(pass_or_plays, kind=PACKED), clause="SU-12", prompt="play")
def turn_plays(table: Table, me: Frame) -> None:
    """Carry out the play picked and ask again, until PASS."""
    if not table.begin_offer(me.player, me.pick):
        if me.pick == PASS:
            return
        carry_out_play(table, me.player, me.pick)
    again(me)


@turn.then
@asks()
def turn_stops_playing(table: Table, me: Frame) -> None:
    """End the play phase; unused allowances are lost (SU-23)."""
    forget_plays(table)
    if table.has_rounds():
        abandon(me)  # no scoring, no drawing and no end of a player's own (BP-10)
        return
    set_phase(table, SCORE)


@turn.then
@asks(must(ready_bases), clause="SU-31", prompt="score")
def turn_scores(table: Table, me: Frame) -> None:
    """Score the base picked by the active player; then look again which are ready (SU-30, SU-31)."""
    score(table, me.pick)
    again(me)


@turn.then
@asks()
def turn_draws(table: Table, me: Frame) -> None:
    """Draw two cards (SU-18)."""
    set_phase(table, DRAW)
    draw(table, me.player, DRAWN)


def hand_over_limit(table: Table, me: Frame) -> list[int]:
    """The cards in the player's hand, if it has more than the limit; else none. Not to be changed."""
    return cards_in_hand(table, me) if len(table.hand[me.player]) > HAND_LIMIT else NONE


@asks(must(hand_over_limit), clause="SU-18", prompt="discard")
def discard_down(table: Table, me: Frame) -> None:
    """Discard the card picked from a hand of more than ten, and ask again (SU-18)."""
    discard(table, me.pick)
    again(me)


turn.then(discard_down)


@turn.then
@asks()
def turn_ends(table: Table, me: Frame) -> None:
    """Set off what happens at the end of a turn."""
    set_phase(table, END)
    emit_event(table, TURN_ENDS, 0)
    end_visits(table)


@turn.then
@asks()
def turn_passes(table: Table, me: Frame) -> None:
    """End what lasted until now; then end the game, or pass the turn (SU-20, SU-70)."""
    end_modifiers(table, END_OF_TURN)
    end_modifiers(table, END_OF_SEAT_TURN + me.player)
    if end_if_over(table):
        return
    me.player = (me.player + 1) % table.players
    restart(me)
