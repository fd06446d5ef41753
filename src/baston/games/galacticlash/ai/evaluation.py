"""An estimate of who is ahead, once what is on its way has come to rest."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.ai.holding import held_back
from baston.games.galacticlash.ai.quiescence import at_rest
from baston.games.galacticlash.ai.worth import danger, lead
from baston.games.galacticlash.constants import REINFORCEMENT
from baston.games.galacticlash.phases.turn import cut_short
from baston.games.galacticlash.queries.seats import are_opponents, is_out, opponents, side_of
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.state.clash_fields import copy_clash

SPREAD: Final = 14.0  # a lead that is worth half a win


def evaluate(clash: Clash, seat: int) -> float:
    """The lead of a seat's side over its best opponent, from −1 to 1."""
    settled = at_rest(clash)
    return _estimate(settled, seat, held_back(settled, seat))


def evaluate_answer(clash: Clash, seat: int, turn: int) -> float:
    """The same once the turn with this number has ended, in which the answer was given.

    So all answers of a turn are compared at one moment, before which passing draws no card, readies nothing,
    and keeps nothing that lasts until end of turn. An attack that is still to come counts as a danger. In an
    opponent's turn ready energies are worth what they can still answer in it; when its plays are over, all
    will be ready again.
    """
    settled = at_rest(clash)
    held = held_back(settled, seat)
    if settled.over or settled.turn_number != turn:
        return _estimate(settled, seat, held)
    coming = _attack_to_come(settled, seat)
    is_over = settled.turn == seat or settled.phase == REINFORCEMENT
    later = copy_clash(settled) if settled is clash else settled
    cut_short(later)
    later = at_rest(later)
    return _estimate(later, seat, (held_back(later, seat) if is_over else held) + coming)


def _attack_to_come(clash: Clash, seat: int) -> float:
    """What the attack of this turn may bring the seat, or cost it; nothing once it is over."""
    if clash.phase == REINFORCEMENT or is_out(clash, seat):
        return 0.0
    if clash.turn == seat:
        return max([danger(clash, rival) for rival in opponents(clash, seat)])
    return -danger(clash, seat) if are_opponents(clash, clash.turn, seat) else 0.0


def score(clash: Clash, seat: int) -> float:
    """The result of a finished game for a seat: 1 won, −1 lost, 0 drawn."""
    if seat not in clash.winners:
        return -1.0
    draw = any(side_of(clash, other) != side_of(clash, seat) for other in clash.winners)
    return 0.0 if draw else 1.0


def _estimate(clash: Clash, seat: int, more: float) -> float:
    if clash.over:
        return score(clash, seat)
    if is_out(clash, seat):
        return -1.0
    ahead = lead(clash, seat) + more
    return ahead / (SPREAD + abs(ahead))
