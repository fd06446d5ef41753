"""Directoire d'Airain: big units, breakthrough, engaging the opponents' energies.

Importing this package defines its cards: units, then events, then presences.
"""

from __future__ import annotations

from baston.games.galacticlash.factions.directoire_airain import units  # isort: split

from baston.games.galacticlash.factions.directoire_airain import events  # isort: split

from baston.games.galacticlash.factions.directoire_airain import presences

__all__ = ["events", "presences", "units"]
