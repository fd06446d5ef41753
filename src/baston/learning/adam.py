"""How numbers follow their slopes: Adam (Kingma and Ba, "A Method for Stochastic Optimization", 2015)."""

from __future__ import annotations

from typing import Final

import numpy as np

from baston.learning.model import Numbers

FIRST: Final = np.float32(0.9)  # of the mean of slopes, what is kept at each step
SECOND: Final = np.float32(0.99)  # of the mean of their squares
LEAST: Final = np.float32(1e-7)


class Adam:
    """The means of slopes and of their squares, by block, and how many steps have been made."""

    def __init__(self, numbers: Numbers) -> None:
        self.mean = {name: np.zeros_like(block) for name, block in numbers.items()}
        self.square = {name: np.zeros_like(block) for name, block in numbers.items()}
        self.steps = 0

    def step(self, numbers: Numbers, slope: Numbers, rate: float) -> None:
        """Move the numbers against their slopes, in place."""
        self.steps += 1
        first = np.float32(1 - float(FIRST) ** self.steps)
        second = np.float32(1 - float(SECOND) ** self.steps)
        for name, block in numbers.items():
            mean, square = self.mean[name], self.square[name]
            mean += (1 - FIRST) * (slope[name] - mean)
            square += (1 - SECOND) * (slope[name] ** 2 - square)
            block -= np.float32(rate) * (mean / first) / (np.sqrt(square / second) + LEAST)
