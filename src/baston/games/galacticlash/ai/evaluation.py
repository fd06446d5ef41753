"""An estimate of who is ahead, once what is on its way has come to rest."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.ai.quiescence import is_quiet, quiet_answer
from baston.games.galacticlash.cards.card import CARDS, RULES
from baston.games.galacticlash.queries.figures import attack, defense
from baston.games.galacticlash.queries.in_play import is_engaged, is_flyer
from baston.games.galacticlash.queries.seats import is_out, life_of, opponents, side_of
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.state.clash_fields import copy_clash
from baston.kernel.machine import answer

FAR: Final = 60  # answers after which a position is judged even if it is not at rest
OF_LIFE: Final = 0.55  # all in points of cost
OF_CARD: Final = 0.9
OF_ENERGY: Final = 1.6
OF_MORE_ENERGIES: Final = 0.3
OF_STALLING: Final = 1.0  # having put nothing into play yet (G-94)
OF_DANGER: Final = 0.25  # each point that may be lost in the next attack
OF_DEADLY_DANGER: Final = 8.0
ENOUGH_ENERGIES: Final = 7
OF_PRESENCE: Final = 0.8  # of its cost
OF_ATTACK: Final = 0.75
OF_DEFENSE: Final = 0.4
OF_CAPACITY: Final = 0.8
OF_WINGS: Final = 0.8
SPREAD: Final = 14.0  # a lead that is worth half a win


def evaluate(clash: Clash, seat: int) -> float:
    """The lead of a seat's side over its best opponent, from −1 to 1."""
    settled = at_rest(clash)
    if settled.over:
        return score(settled, seat)
    if is_out(settled, seat):
        return -1.0
    rivals = opponents(settled, seat)
    mine = worth(settled, seat)
    if settled.variant.is_duo:
        mine = _of_team(settled, seat)
        lead = mine - _of_team(settled, rivals[0])
    else:
        lead = mine - max([worth(settled, rival) for rival in rivals])
    return lead / (SPREAD + abs(lead))


def at_rest(clash: Clash) -> Clash:
    """The state itself if nothing is under way, else a copy played on until all have passed."""
    if clash.over or is_quiet(clash):
        return clash
    twin = copy_clash(clash)
    twin.notes = None
    for _ in range(FAR):
        if twin.over or twin.decision is None or is_quiet(twin):
            break
        answer(twin, RULES, quiet_answer(twin))
    return twin


def score(clash: Clash, seat: int) -> float:
    """The result of a finished game for a seat: 1 won, −1 lost, 0 drawn."""
    if seat not in clash.winners:
        return -1.0
    draw = any(side_of(clash, other) != side_of(clash, seat) for other in clash.winners)
    return 0.0 if draw else 1.0


def _of_team(clash: Clash, seat: int) -> float:
    """Both partners, but their points once."""
    mates = [s for s in range(clash.players) if side_of(clash, s) == side_of(clash, seat)]
    return sum([worth(clash, mate) for mate in mates]) - OF_LIFE * clash.life[side_of(clash, seat)]


def worth(clash: Clash, seat: int) -> float:
    """What a seat's life, hand and cards in play are worth, in points of cost."""
    energies = len(clash.energies[seat])
    total = OF_LIFE * clash.life[side_of(clash, seat)] + OF_CARD * len(clash.hand[seat])
    total += OF_ENERGY * min(energies, ENOUGH_ENERGIES)
    total += OF_MORE_ENERGIES * max(0, energies - ENOUGH_ENERGIES)
    for unit in clash.units:
        if clash.control[unit] == seat:
            total += _of_unit(clash, unit)
    for card in clash.presences:
        if clash.control[card] == seat:
            total += OF_PRESENCE * CARDS[clash.what[card]].cost.total
    if clash.laid[seat] == 0:
        total -= OF_STALLING
    return total - _danger(clash, seat)


def _danger(clash: Clash, seat: int) -> float:
    """What the next attack of an opponent may cost, units that are ready blocking the strongest."""
    blockers = [unit for unit in clash.units if clash.control[unit] == seat and not is_engaged(clash, unit)]
    worst = 0
    for rival in opponents(clash, seat):
        coming = sorted(
            [
                attack(clash, unit)
                for unit in clash.units
                if clash.control[unit] == rival and (clash.turn != rival or not is_engaged(clash, unit))
            ]
        )
        worst = max(worst, sum(coming[: max(0, len(coming) - len(blockers))]))
    return OF_DANGER * worst + (OF_DEADLY_DANGER if worst >= life_of(clash, seat) else 0.0)


def _of_unit(clash: Clash, unit: int) -> float:
    card = CARDS[clash.what[unit]]
    strength = attack(clash, unit)
    total = 0.5 + OF_ATTACK * strength + OF_DEFENSE * max(0, defense(clash, unit))
    if card.capacities or card.abilities or card.auras:
        total += OF_CAPACITY
    if is_flyer(clash, unit):
        total += OF_WINGS
    return total
