"""Syndicat du Vide: evasion, theft, attack on the hand, tricks.

Importing this package defines its cards: units, then events, then presences.
"""

from __future__ import annotations

from baston.games.galacticlash.factions.syndicat_vide import units  # isort: split

from baston.games.galacticlash.factions.syndicat_vide import events  # isort: split

from baston.games.galacticlash.factions.syndicat_vide import presences

__all__ = ["events", "presences", "units"]
