"""The clauses that no test can show, each with the reason."""

from __future__ import annotations

from typing import Final

UNCOVERED: Final = {
    "SU-72": "no Monster and no Treasure is in the boxes",
    "SU-73": "no Madness card is in the boxes",
    "SU-74": "no Madness card is in the boxes",
    "BP-72": "which factions suit the mode is for the players to say",
    "BP-73": "what the players settle together is no rule",
    "SFB-7": "there are no tokens that could run out",
    "SFB-270": "a summary: each of these things has its own clause",
}
