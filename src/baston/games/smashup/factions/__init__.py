"""The factions, one file each with its cards and bases. A new one is imported here."""

from __future__ import annotations

from baston.games.smashup.factions import (
    aliens,
    dinosaurs,
    ninjas,
    pirates,
    robots,
    tricksters,
    wizards,
    zombies,
)

__all__ = [
    "aliens",
    "dinosaurs",
    "ninjas",
    "pirates",
    "robots",
    "tricksters",
    "wizards",
    "zombies",
]
