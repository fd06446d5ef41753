"""Positions at random moments of random games of every kind: set up, played to the end, replayed."""

from __future__ import annotations

from tests.conformance.test_beginning import KINDS, check


def broken(games: int, seed: int) -> list[str]:
    """What goes wrong in so many games that begin from positions."""
    found: list[str] = []
    for number in range(seed, seed + games):
        kind = KINDS[number % len(KINDS)]
        try:
            check(kind, number)
        except Exception as error:
            found.append(f"{kind[0]}, {kind[1]} players, {kind[2]}, seed {number}: {error!r}")
    return found
