"""Galacti'Clash: energies pay for units, presences and events, which others may answer on a common chain."""

from __future__ import annotations

from baston.games.galacticlash import factions
from baston.games.galacticlash.game import GalactiClash

GAME = GalactiClash()

__all__ = ["GAME", "factions"]
