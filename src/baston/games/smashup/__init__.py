"""Smash Up: two factions a player, bases that score, 15 points to win. Its rules: docs/rules/smashup.md."""

from __future__ import annotations

from baston.games.smashup import factions, mat_effects
from baston.games.smashup.game import SmashUp

GAME = SmashUp()

__all__ = ["GAME", "factions", "mat_effects"]
