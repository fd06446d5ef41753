"""What answers in hand are worth that ready energies can pay: they meet what others may launch."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import CARDS
from baston.games.galacticlash.queries.costs import can_pay, launch_points
from baston.games.galacticlash.queries.in_play import ready_energies
from baston.games.galacticlash.queries.seats import opponents
from baston.games.galacticlash.state.clash import Clash

OF_ANSWER: Final = 0.5  # of its cost, beside what a card in hand is worth
MANY_CARDS: Final = 2  # in an opponent's hand
MANY_ENERGIES: Final = 4


def held_back(clash: Clash, seat: int) -> float:
    """What the answers in a seat's hand are worth that its ready energies pay together, in points of cost."""
    if clash.over:
        return 0.0
    payable: list[int] = []
    for card in clash.hand[seat]:
        kind = CARDS[clash.what[card]]
        if kind.is_fast() and can_pay(clash, seat, launch_points(clash, seat, kind)):
            payable.append(kind.cost.total)
    if not payable:
        return 0.0
    most = sum(ready_energies(clash, seat))
    points = 0
    for cost in sorted(payable, reverse=True):
        if points + cost <= most:
            points += cost
    return OF_ANSWER * points * max([_threat(clash, rival) for rival in opponents(clash, seat)])


def _threat(clash: Clash, seat: int) -> float:
    """How much a seat may launch, from 0 to 1, as far as all can see."""
    cards = min(1.0, len(clash.hand[seat]) / MANY_CARDS)
    return cards * min(1.0, len(clash.energies[seat]) / MANY_ENERGIES)
