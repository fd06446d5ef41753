"""Cercle de Cendre: direct damage, sacrifice, discard, the pit.

Importing this package defines its cards: units, then events, then presences.
"""

from __future__ import annotations

from baston.games.galacticlash.factions.cercle_cendre import units  # isort: split

from baston.games.galacticlash.factions.cercle_cendre import events  # isort: split

from baston.games.galacticlash.factions.cercle_cendre import presences

__all__ = ["events", "presences", "units"]
