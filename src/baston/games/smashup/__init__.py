"""Smash Up: two factions a player, bases that score, 15 points to win. Its rules: docs/rules/smashup.md."""

from __future__ import annotations

from baston.games.smashup import base_principale, factions
from baston.games.smashup.game import SmashUp

GAME = SmashUp()

__all__ = ["GAME", "base_principale", "factions"]
