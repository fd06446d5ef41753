"""The clauses that no test can show, each with the reason."""

from __future__ import annotations

from typing import Final

UNCOVERED: Final[dict[str, str]] = {
    "SU-72": "no Monster and no Treasure is in the boxes",
    "SU-73": "no Madness card is in the boxes",
    "BP-72": "which factions suit the mode is for the players to say",
    "BP-73": "what the players settle together is no rule",
    "SU-74": "no Madness card is in the boxes",
}
