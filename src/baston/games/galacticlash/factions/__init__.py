"""One module for each faction; importing this package defines all cards."""

from __future__ import annotations

from baston.games.galacticlash.cards import energies
from baston.games.galacticlash.factions import (
    cercle_cendre,
    directoire_airain,
    ligue_lisieres,
    neutral,
    ordre_aurore,
    several,
    syndicat_vide,
)

__all__ = [
    "cercle_cendre",
    "directoire_airain",
    "energies",
    "ligue_lisieres",
    "neutral",
    "ordre_aurore",
    "several",
    "syndicat_vide",
]
