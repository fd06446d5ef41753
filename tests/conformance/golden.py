"""Digests of whole games, equal in both forms of the engine: the file `tests/golden/digests.txt`.

Run as a module, it writes the file anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from baston.games import game_named
from baston.kernel.text import digest_of
from tests.conformance.setups import RIGS
from tests.conformance.walk import walk

FILE = Path(__file__).parents[1] / "golden" / "digests.txt"


def digest_lines(name: str) -> Iterator[str]:
    """A line for each table of the game's rig: the digest over the ends of its first random games."""
    game, rig = game_named(name), RIGS[name]
    for players, options in rig.tables:
        setup = game.setup(players, options)
        ends = []
        for seed in range(rig.golden):
            *_, last = walk(game, setup, seed, stride=rig.longest)
            ends.append(game.digest(last))
        told = [f"{option}={value}" for option, value in setup.options.items()]
        yield " ".join([name, f"players={players}", *told, digest_of([*ends])])


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for name in RIGS for line in digest_lines(name)), "utf-8")
