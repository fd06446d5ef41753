"""Whether bots keep the hand that a house rule lets them redraw (G-114)."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import RULES, printed
from baston.games.galacticlash.constants import ENERGY
from baston.games.galacticlash.phases.opening import KEEPS, REDRAWS, SECOND_HAND, energies_in_hand
from baston.games.galacticlash.state.clash import Clash

MOST_ENERGIES: Final = 5  # of a hand that is kept
CHEAP: Final = 3  # total cost of what can be launched early
FEWEST_CHEAP: Final = 2


def is_choosing_hand(clash: Clash) -> bool:
    """Whether a seat is asked if it redraws."""
    return RULES.effects[clash.frames[-1].effect].name == SECOND_HAND


def hand_choice(clash: Clash, seat: int) -> int:
    """The option to take: a hand is kept that has energies, not too many, and something to launch early."""
    cheap = [
        card
        for card in clash.hand[seat]
        if printed(clash, card).kind != ENERGY and printed(clash, card).cost.total <= CHEAP
    ]
    is_good = energies_in_hand(clash, seat) <= MOST_ENERGIES and len(cheap) >= FEWEST_CHEAP
    return KEEPS if is_good else REDRAWS
