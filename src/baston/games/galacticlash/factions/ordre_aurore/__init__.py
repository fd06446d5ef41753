"""Ordre de l'Aurore: defense, healing, protection, counters.

Importing this package defines its cards: units, then events, then presences.
"""

from __future__ import annotations

from baston.games.galacticlash.factions.ordre_aurore import units  # isort: split

from baston.games.galacticlash.factions.ordre_aurore import events  # isort: split

from baston.games.galacticlash.factions.ordre_aurore import presences

__all__ = ["events", "presences", "units"]
