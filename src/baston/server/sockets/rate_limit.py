"""A token bucket for the messages of one connection."""

from __future__ import annotations

import time
from typing import Final

BURST: Final = 20  # messages that may come at once …
REFILL: Final = 5.0  # … and how many more each second


class RateLimit:
    """Limits messages that are no valid answers: those are limited by the pace of the game."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Count one more message and return whether it may be carried out."""
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * REFILL)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
