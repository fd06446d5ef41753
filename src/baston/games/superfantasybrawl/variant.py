"""The rules in force at a table: settings that never change during a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baston.kernel.rounds import NO_LIMIT

CASUAL: Final = "casual"
COMPETITIVE: Final = "competitive"
FREE: Final = "free"
LEAGUE: Final = "league"
RANDOM: Final = "random"
DRAFTS: Final = (CASUAL, COMPETITIVE, FREE, LEAGUE, RANDOM)


@dataclass(frozen=True)
class Variant:
    """What the table has settled before the game."""

    draft: str = CASUAL
    doubles: bool = False  # may both teams have the same champion (SFB-33)?
    opening_challenges: int = 2  # on the slots of one step of the track (SFB-23)
    replaces_challenges: bool = False  # may the second player replace them (SFB-27)?
    max_rounds: int = NO_LIMIT  # SFB-278
    first: int = -1  # the seat that begins; −1: drawn by chance
    pool: tuple[int, ...] = ()  # numbers of the champions that can be chosen
    arena: str = "standard"  # or the arena's file as one line of JSON
    ends_turns: tuple[bool, ...] = ()  # by seat: who is asked even if nothing is left but to end the phase
