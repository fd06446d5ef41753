"""The clauses that no test can show, each with the reason."""

from __future__ import annotations

from typing import Final

UNCOVERED: Final[dict[str, str]] = {
    "SU-72": "no Monster and no Treasure is in the boxes",
    "SU-73": "no Madness card is in the boxes",
    "SU-74": "no Madness card is in the boxes",
}
