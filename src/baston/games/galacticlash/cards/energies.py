"""The four basic energies (G-33); they are the first cards of all."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import NEUTRAL
from baston.games.galacticlash.constants import DARK, FORCE_MASTERY, LIGHT, TECH_MASTERY

NEUTRAL.energy(
    "force_obscure",
    "Dark Side Force",
    DARK,
    "Engage this card to pay 1 point of dark Force.",
    gist="Engage to pay 1 dark Force",
)
NEUTRAL.energy(
    "force_lumineuse",
    "Light Side Force",
    LIGHT,
    "Engage this card to pay 1 point of light Force.",
    gist="Engage to pay 1 light Force",
)
NEUTRAL.energy(
    "maitrise_force",
    "Force Mastery",
    FORCE_MASTERY,
    "Engage this card to pay 1 point of Force mastery.",
    gist="Engage to pay 1 Force mastery",
)
NEUTRAL.energy(
    "maitrise_technologies",
    "Technology Mastery",
    TECH_MASTERY,
    "Engage this card to pay 1 point of technology mastery.",
    gist="Engage to pay 1 technology mastery",
)
