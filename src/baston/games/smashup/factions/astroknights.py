"""Astroknights: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.card import Faction
from baston.games.smashup.variant import RESSEMBLANCES

astroknights = Faction("astroknights", "Astroknights", box=RESSEMBLANCES)
