"""Leagues of nim, and results that are planted: nobody plays, and how strong each bot is, is known."""

from __future__ import annotations

import random
from collections.abc import Sequence

from baston.kernel.game import Setup
from baston.league.game import Result
from baston.league.plan import Division, Fixture, League, Pairing, Target, deal_seed

NIM = Setup(2, {"heaps": "3,4,5"})
ONLY = Pairing(0, 0, 1)  # the pairing of a league of two bots


def league(
    *bots: str, games: int = 400, targets: Sequence[Target] = (), seed: int = 1, setup: Setup = NIM
) -> League:
    """A league of one division."""
    return League("nim", 1, [Division("nim", setup)], list(bots), games, seed, list(targets))


def result(of: League, fixture: Fixture, points: float) -> Result:
    """A game that ended with these points for the pairing's first bot."""
    seed = deal_seed(of, fixture)
    return Result(*fixture.pairing, fixture.pair, fixture.exchanged, seed, points, False, [1, 1], [0.0, 0.0])


def planted(
    of: League, share: float, rng: random.Random, alike: float = 0.0, pairing: Pairing = ONLY
) -> dict[Fixture, Result]:
    """All games of a pairing whose first bot wins that share; so many of the pairs go the same way twice."""
    games: dict[Fixture, Result] = {}
    for pair in range(of.games // 2):
        first = float(rng.random() < share)
        second = first if rng.random() < alike else float(rng.random() < share)
        for exchanged, points in ((False, first), (True, second)):
            fixture = Fixture(pairing, pair, exchanged)
            games[fixture] = result(of, fixture, points)
    return games
