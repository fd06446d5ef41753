"""The factions, one file each with its cards and bases. A new one is imported here, with its box."""

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

# Box by box, in the order in which they came out: it numbers the factions.
# isort: split
from baston.games.smashup.factions import (
    astroknights,
    changerbots,
    ignobles,
    star_roamers,
)

__all__ = [
    "aliens",
    "astroknights",
    "changerbots",
    "dinosaurs",
    "ignobles",
    "ninjas",
    "pirates",
    "robots",
    "star_roamers",
    "tricksters",
    "wizards",
    "zombies",
]
