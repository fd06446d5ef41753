"""Faults put into the project at random, one at a time: which of them no test finds."""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Final, Protocol

from tests.mutation.client_faults import ClientFaults
from tests.mutation.copied import CopiedTree
from tests.mutation.mutant import Mutant
from tests.mutation.python_faults import PythonFaults

GAMES: Final = ("tests/smashup", "tests/galacticlash", "tests/superfantasybrawl")


class Faults(Protocol):
    """A part of the project that can be broken."""

    tree: CopiedTree

    def mutants(self) -> list[Mutant]: ...

    def finder(self, mutant: Mutant) -> str: ...


def kernel() -> Faults:
    return PythonFaults(
        "src/baston/kernel",
        ("tests/kernel", "tests/conformance"),
        ("tests/bots", *GAMES, "tests/cli", "tests/env"),
    )


def server() -> Faults:
    return PythonFaults("src/baston/server", ("tests/server",), ())


def drawn(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many mutants, each of another line: the line is drawn first, then one of its mutants."""
    chance = random.Random(seed)
    lines: dict[tuple[str, int], list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        lines[mutant.file, mutant.line].append(mutant)
    places = chance.sample(sorted(lines), min(count, len(lines)))
    return [chance.choice(lines[place]) for place in places]


def survivors(broken: Callable[[], Faults]) -> Callable[[int, int], list[str]]:
    """A search of `tests.fuzz`: tells what became of so many mutants; returns those that survive."""

    def search(count: int, seed: int) -> list[str]:
        faults = broken()
        alive = []
        for number, mutant in enumerate(drawn(faults.mutants(), count, seed)):
            start = time.monotonic()
            finder = faults.finder(mutant)
            difference = mutant.difference((faults.tree.root / mutant.file).read_bytes())
            place = f"{mutant.file}:{mutant.line}, {mutant.operator}"
            if not finder:
                alive.append(f"survives: {place}\n{difference}")
            seconds = time.monotonic() - start
            print(
                f"{number + 1:3} {place}: {finder or 'SURVIVES'} ({seconds:.0f} s)\n{difference}", flush=True
            )
        return alive

    return search


SEARCHES: Final = {  # and how many mutants take less than half an hour
    "mutations-kernel": (survivors(kernel), 20),
    "mutations-server": (survivors(server), 15),
    "mutations-client": (survivors(ClientFaults), 10),
}
