"""Shares of games in which something may be on several sides, of which one at most wins.

The score interval and the score test of a share (Wilson's, where each game has one such side): a game with k
sides of a share s is won with probability ks, which varies by ks(1 - ks).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from baston.report.intervals import two_sided
from baston.simulation.wilson import Z95


@dataclass(frozen=True)
class Share:
    """How often one side wins: games that were won, the sides of all games, the squares of those of each."""

    wins: float
    sides: float
    squares: float

    @property
    def rate(self) -> float:
        """The share of wins that was seen, from 0 to 1."""
        return self.wins / self.sides

    def interval(self) -> tuple[float, float]:
        """Return the interval that holds the true share nineteen times in twenty."""
        spread = Z95 * Z95
        # (wins - sides * s)² = spread * (sides * s - squares * s²), solved for s
        square = self.sides * self.sides + spread * self.squares
        middle = self.sides * (self.wins + spread / 2)
        half = sqrt(max(0.0, middle * middle - square * self.wins * self.wins))
        return max(0.0, (middle - half) / square), min(1.0, (middle + half) / square)

    def chance(self, fair: float) -> float:
        """Return how probable a share at least so far from the fair one is, on either side, if that is true.

        With the correction for continuity, so that few games do not seem to say more than they do.
        """
        off = max(0.0, abs(self.wins - self.sides * fair) - 0.5)
        return two_sided(off / sqrt(self.sides * fair - self.squares * fair * fair))


def weighted(above: float, below: float, spread: float) -> Share:
    """Return the share of two that met, from wins that count once against each side of the other's.

    With `a` sides against `b`, a win counts `b` and a defeat `a`; `spread`, the sum of ab, is how it varies.
    The share is as sure as that of fewer games, with one side against one.
    """
    games = (above + below) ** 2 / spread
    return Share(games * above / (above + below), games, games)
