"""What figures were measured with: the form, the interpreter, and how fast the machine was just then."""

from __future__ import annotations

import platform
import time
from typing import Final

import baston

STEPS: Final = 3_000_000
RUNS: Final = 3


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


def conditions() -> str:
    """To be printed above figures: those of days on which the loop took as long can be compared."""
    form = "compiled" if baston.compiled() else "interpreted"
    return f"{form}, Python {platform.python_version()}, fixed integer loop {fixed_loop():.0f} ms"
