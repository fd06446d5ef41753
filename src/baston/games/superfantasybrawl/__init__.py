"""Super Fantasy Brawl: teams of champions fight for the favour of the crowd on an arena of hexes."""

from __future__ import annotations

from baston.games.superfantasybrawl import champions
from baston.games.superfantasybrawl.game import SuperFantasyBrawl

__all__ = ["GAME", "champions"]

GAME = SuperFantasyBrawl()
