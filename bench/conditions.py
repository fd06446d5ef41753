"""What figures were measured with: the form, the interpreter, and how fast the machine was just then."""

from __future__ import annotations

import platform
import time
from typing import Final

import baston

STEPS: Final = 3_000_000
RUNS: Final = 3
AT_ITS_BEST: Final = 240.0  # milliseconds of the loop, in the best hours of the machine of most figures


def fixed_loop() -> float:
    """Milliseconds of processor time that a fixed loop over integers takes, the median of three runs."""
    taken = []
    for _ in range(RUNS):
        start = time.process_time()
        total = 0
        for step in range(STEPS):
            total += step * step & 7
        taken.append((time.process_time() - start) * 1000)
    return sorted(taken)[RUNS // 2]


def slowed(times: float) -> float:
    """By how much this machine must be slowed down now to be so many times slower than it is at its best.

    At least 1: it may be slower than that by itself.
    """
    return max(1.0, times * AT_ITS_BEST / fixed_loop())


def conditions() -> str:
    """To be printed above figures: those of days on which the loop took as long can be compared."""
    form = "compiled" if baston.compiled() else "interpreted"
    return f"{form}, Python {platform.python_version()}, fixed integer loop {fixed_loop():.0f} ms"
