"""Ligue des Lisières: flyers, haste, readying, swarm.

Importing this package defines its cards: units, then events, then presences.
"""

from __future__ import annotations

from baston.games.galacticlash.factions.ligue_lisieres import units  # isort: split

from baston.games.galacticlash.factions.ligue_lisieres import events  # isort: split

from baston.games.galacticlash.factions.ligue_lisieres import presences

__all__ = ["events", "presences", "units"]
