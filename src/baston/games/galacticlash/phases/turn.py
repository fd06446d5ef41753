"""The turn, which restarts for each seat; of one who has left only the regeneration is left (G-23 to 32)."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import CARDS, RULES, printed
from baston.games.galacticlash.constants import (
    ATTACK,
    CONSTRUCTION,
    DARK,
    ENERGY,
    L_ENERGY,
    L_STALLED,
    L_TURN,
    LIGHT,
    PRIMING,
    REGENERATION,
    REINFORCEMENT,
    TURN_STARTS,
    W1,
    W2,
    W5,
)
from baston.games.galacticlash.effects.affecting import end_game, give_back, happen
from baston.games.galacticlash.effects.chain import start_chain
from baston.games.galacticlash.effects.launching import can_play, plays
from baston.games.galacticlash.effects.windows import open_window
from baston.games.galacticlash.phases.combat import declare_attackers
from baston.games.galacticlash.queries.choices import one_of_each
from baston.games.galacticlash.queries.seats import is_out, turn_order
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import draw
from baston.games.galacticlash.verbs.engaging import ready_all
from baston.games.galacticlash.verbs.lasting import expire
from baston.games.galacticlash.verbs.life import lose_life
from baston.games.galacticlash.verbs.state_check import unsettle
from baston.games.galacticlash.verbs.zones import put_in_play
from baston.kernel.column import filled
from baston.kernel.effect import again, always, asks, begin, restart
from baston.kernel.frame import PACKED, PASS, Frame
from baston.kernel.log import note
from baston.kernel.machine import run
from baston.kernel.modifier import END_OF_TURN
from baston.kernel.numbers import is_among
from baston.kernel.turn_ends import ends_itself

NO_LIBRARY: Final = 3  # points lost in sudden death (G-93)
NOTHING_LAID: Final = 2  # G-94
MOST_TURNS: Final = 400  # G-98


@RULES.effect("turn")
@asks()
def turn(clash: Clash, me: Frame) -> None:
    """Begin a turn; the losses of sudden death come first of all (G-23, G-92 to G-97)."""
    seat = me.player
    clash.turn = seat
    clash.turn_number += 1
    clash.phase = PRIMING
    note(clash, L_TURN, seat, 0, 0, clash.turn_number)
    loss = NO_LIBRARY if not clash.library[seat] else 0
    if clash.turns[seat] > 0 and clash.laid[seat] == 0:
        loss += NOTHING_LAID
    clash.turns[seat] += 1
    clash.laid[seat] = 0
    if loss > 0:
        note(clash, L_STALLED, seat, 0, 0, loss)
        lose_life(clash, seat, loss)


@turn.then
@asks()
def turn_readies(clash: Clash, me: Frame) -> None:
    """Ready the active player's cards (G-24), then set off what happens at the start of the turn."""
    if not is_out(clash, me.player):
        ready_all(clash, me.player)
        happen(clash, TURN_STARTS, 0, me.player)


@turn.then
@asks()
def turn_draws(clash: Clash, me: Frame) -> None:
    """Draw a card, and allow the energy plays of the turn (G-25)."""
    if not is_out(clash, me.player):
        draw(clash, me.player, 1)
        clash.force_plays = 1
        clash.mastery_plays = 1
        clash.any_plays = _extra_energies(clash, me.player)


def _extra_energies(clash: Clash, seat: int) -> int:
    """What cards allow beyond one energy of each group; each card counts once (G-80)."""
    extra = 0
    counted: list[int] = []
    for source in clash.watchers:
        number: int = clash.what[source]
        allowed = CARDS[number].extra_energies
        if allowed > 0 and clash.control[source] == seat and not is_among(number, counted):
            counted.append(number)
            extra += allowed
    return extra


def pass_or_energies(clash: Clash, me: Frame) -> list[int]:
    """PASS and the energies in hand that may still be played this turn; no options without any (G-25)."""
    if is_out(clash, me.player):
        return []
    cards = [card for card in clash.hand[me.player] if _may_play_energy(clash, card)]
    return [PASS, *one_of_each(clash, cards, [])] if cards else []


def _may_play_energy(clash: Clash, card: int) -> bool:
    kind = printed(clash, card)
    if kind.kind != ENERGY:
        return False
    plays_left = clash.force_plays if kind.energy in (DARK, LIGHT) else clash.mastery_plays
    return plays_left + clash.any_plays > 0


@turn.then
@asks(always(pass_or_energies), clause="G-25")
def turn_lays_energies(clash: Clash, me: Frame) -> None:
    """Play the energy picked, which nobody can answer (G-26), and ask again."""
    if me.pick == PASS:
        return
    again(me)
    if printed(clash, me.pick).energy in (DARK, LIGHT) and clash.force_plays > 0:
        clash.force_plays -= 1
    elif printed(clash, me.pick).energy not in (DARK, LIGHT) and clash.mastery_plays > 0:
        clash.mastery_plays -= 1
    else:
        clash.any_plays -= 1
    put_in_play(clash, me.pick, me.player, engaged=False)
    note(clash, L_ENERGY, me.player, me.pick)


@turn.then
@asks()
def priming_is_answered(clash: Clash, me: Frame) -> None:
    """Open the window before construction (W1)."""
    open_window(clash, W1)


@turn.then
@asks()
def construction(clash: Clash, me: Frame) -> None:
    """Begin construction, the first phase of plays (G-27)."""
    clash.phase = CONSTRUCTION
    begin(clash, phase_of_plays.number, 0, me.player, W2)


@turn.then
@asks()
def attack_phase(clash: Clash, me: Frame) -> None:
    """Begin the attack phase, with the declaration of attackers unless the player has left the game."""
    clash.phase = ATTACK
    if not is_out(clash, me.player):
        begin(clash, declare_attackers.number, 0, me.player)


@turn.then
@asks()
def reinforcement(clash: Clash, me: Frame) -> None:
    """Begin reinforcement, the second phase of plays, even without an attack (G-28)."""
    clash.phase = REINFORCEMENT
    unsettle(clash)  # nobody attacks or blocks any more
    begin(clash, phase_of_plays.number, 0, me.player, W5)


REGENERATING: Final = len(turn.steps)  # the place of the step that follows


@turn.then
@asks()
def regeneration(clash: Clash, me: Frame) -> None:
    """Heal all units and end what lasts until end of turn, together (G-30)."""
    clash.phase = REGENERATION
    give_back(clash)
    clash.combat = None
    clash.wounds = filled(0, len(clash.wounds))
    expire(clash, END_OF_TURN)
    clash.used = []


@turn.then
@asks()
def turn_passes(clash: Clash, me: Frame) -> None:
    """Pass the turn to the next seat in the game; after too many turns all draw (G-98)."""
    if clash.turn_number >= MOST_TURNS:
        end_game(clash, turn_order(clash, 0))
        return
    me.player = turn_order(clash, (me.player + 1) % clash.players)[0]
    restart(me)


def cut_short(clash: Clash) -> None:
    """End the turn, in which a play or an energy is asked for, with its regeneration; begin the next.

    For estimates: what is left of its plays, its attack and its windows is left out.
    """
    while clash.frames[-1].effect != turn.number:
        clash.frames.pop()
    clash.frames[-1].step = REGENERATING
    run(clash, RULES)


# Construction and reinforcement.


def pass_or_plays(clash: Clash, me: Frame) -> list[int]:
    """PASS and all that the active player may play; no options without anything to play.

    Who ends turns itself may always pass in reinforcement, with which a turn ends. In a trial PASS stands
    for all if there is something to play.
    """
    if is_out(clash, me.player):
        return []
    if clash.trial and can_play(clash, me.player):
        return [PASS]
    options = plays(clash, me.player)
    last = clash.phase == REINFORCEMENT and ends_itself(clash.variant.ends_turns, me.player)
    return [PASS, *options] if options or last else []


@RULES.effect("phase of plays")
@asks(always(pass_or_plays, kind=PACKED), clause="G-27")
def phase_of_plays(clash: Clash, me: Frame) -> None:
    """Launch or use what was picked and ask again, until PASS."""
    if me.pick != PASS:
        start_chain(clash, me.player, me.pick)
        again(me)


@phase_of_plays.then
@asks()
def phase_is_answered(clash: Clash, me: Frame) -> None:
    """Let the others answer the end of the phase in window `me.subject` (G-68)."""
    open_window(clash, me.subject)


@phase_of_plays.then
@asks()
def phase_goes_on(clash: Clash, me: Frame) -> None:
    """If somebody answered, give the active player the whole phase again."""
    if me.done:
        restart(me)
