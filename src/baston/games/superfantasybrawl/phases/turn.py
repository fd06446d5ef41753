"""A turn: Scoreboard, Activation, Upkeep; and the round that turns make (SFB-40 to 47)."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.acting.activation import actions, carry_out, plays_a_card
from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.constants import ACTIVATION, L_OVER, L_TURN, SCOREBOARD, UPKEEP
from baston.games.superfantasybrawl.phases.scoring import advance_track, score_challenges
from baston.games.superfantasybrawl.queries.figures import levelled_side
from baston.games.superfantasybrawl.queries.seats import champions_of
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.games.superfantasybrawl.verbs.cards import discard, draw
from baston.games.superfantasybrawl.verbs.cores import ready_all
from baston.games.superfantasybrawl.verbs.lasting import expire
from baston.games.superfantasybrawl.verbs.turns import (
    begin_round,
    end_game,
    forget_standards,
    pass_turn,
    set_phase,
)
from baston.kernel.effect import again, always, asks, restart, trigger
from baston.kernel.frame import PACKED, PASS, Frame
from baston.kernel.log import note
from baston.kernel.rounds import NO_LIMIT
from baston.kernel.turn_ends import ends_itself

HAND: Final = 5  # SFB-25
HAND_OF_FOUR: Final = 4  # SFB-294


def hand_size(arena: Arena) -> int:
    """How many cards a seat draws up to: five, in games of four players four (SFB-25, SFB-294)."""
    return HAND if arena.players == TEAMS else HAND_OF_FOUR


@RULES.effect("turn")
@asks()
def turn(arena: Arena, me: Frame) -> None:
    """Begin a turn and score challenges, except in the first round (SFB-50)."""
    note(arena, L_TURN, arena.turn, 0, 0, arena.round)
    set_phase(arena, SCOREBOARD)
    if arena.round > 1:
        score_challenges(arena, arena.turn)


@turn.then
@asks()
def turn_activates(arena: Arena, me: Frame) -> None:
    """Begin the Activation phase; what waits for it comes in the active player's order (SFB-239)."""
    set_phase(arena, ACTIVATION)
    forget_standards(arena)
    for champion in champions_of(arena, arena.turn):
        begins = levelled_side(arena, champion).activation_begins
        if begins is not None:
            trigger(arena, Frame(begins.number, champion, arena.turn))


def active_seat(arena: Arena, me: Frame) -> int:
    """The seat, from 0, whose turn it is."""
    return arena.turn


def pass_or_actions(arena: Arena, me: Frame) -> list[int]:
    """PASS to end the phase, and all actions; without any it ends by itself (SFB-276).

    Who ends turns itself may always pass. In a trial PASS stands for all if there is a card to play.
    """
    if arena.trial and plays_a_card(arena, arena.turn):
        return [PASS]
    possible = actions(arena, arena.turn)
    return [PASS, *possible] if possible or ends_itself(arena.variant.ends_turns, arena.turn) else []


@turn.then
@asks(always(pass_or_actions, by=active_seat, kind=PACKED), clause="SFB-60")
def turn_carries_out(arena: Arena, me: Frame) -> None:
    """Carry out the action picked and ask again, until PASS."""
    if me.pick != PASS:
        again(me)
        carry_out(arena, arena.turn, me.pick)


@turn.then
@asks()
def turn_upkeep(arena: Arena, me: Frame) -> None:
    """Ready all Cores, discard the hand and draw a new one (SFB-43)."""
    seat = arena.turn
    set_phase(arena, UPKEEP)
    ready_all(arena, seat)
    for card in arena.hand[seat][:]:
        discard(arena, card)
    extra = sum([levelled_side(arena, champion).extra_draw for champion in champions_of(arena, seat)])
    draw(arena, seat, hand_size(arena) + extra)


@turn.then
@asks()
def turn_ends(arena: Arena, me: Frame) -> None:
    """End what lasts and pass the turn; after a round the track advances (SFB-40, SFB-47)."""
    expire(arena)
    pass_turn(arena)
    if arena.turn == arena.first:
        limit = arena.variant.max_rounds
        if limit != NO_LIMIT and arena.round >= limit:
            end_by_limit(arena)
            return
        advance_track(arena)
        begin_round(arena)
    restart(me)


def end_by_limit(arena: Arena) -> None:
    """End the game at the limit of rounds: more VP win, equal VP are a draw (SFB-278)."""
    note(arena, L_OVER, 0)
    if arena.vp[0] == arena.vp[1]:
        end_game(arena, [])
    else:
        side = 0 if arena.vp[0] > arena.vp[1] else 1
        end_game(arena, [seat for seat in range(arena.players) if seat % TEAMS == side])
