"""Counts machine instructions for a decision of random play: python -m bench instructions [--game NAME].

Callgrind of Valgrind counts them (Debian: `apt install valgrind`), as many whatever else the machine does.
Told is the difference between 80 games and 20, so that neither the start of Python nor imports count. A
decision is a question with two options or more. With `--profile` the functions that take most are listed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from baston.bots.rollout import rollout
from baston.games import game_named
from baston.kernel.rng import Rng
from baston.simulation.plan import game_seed
from bench.conditions import conditions
from bench.matches import simulated

FEW: Final = 20  # games
MANY: Final = 80
SEED: Final = 1
NAMED: Final = 25  # functions of a profile
FUNCTION: Final = re.compile(r"^(c?)fn=\((\d+)\)(?: (.*))?$")  # a name is told once, maybe of a callee
CALLED: Final = "calls="  # the line after it tells what the callee took, callees included
COST: Final = re.compile(r"^[+\-*\d]\S* (\d+)$")


class Row(NamedTuple):
    """A game in one mode, and what was counted for a decision when the counting began."""

    title: str
    game: str
    options: dict[str, str]
    before: int


ROWS: Final = (
    Row("Smash Up", "smashup", {}, 35_600),
    Row("Base Principale", "smashup", {"mode": "base-principale"}, 75_700),
    Row("Super Fantasy Brawl", "superfantasybrawl", {}, 65_700),
    Row("Galacti'Clash, flash", "galacticlash", {"format": "flash"}, 60_900),
)


class Counted(NamedTuple):
    """Instructions by function, what they call not included, and how many decisions were made."""

    by_function: Counter[str]
    decisions: int


def played(row: Row, games: int) -> int:
    """Play so many games at random; how many decisions were made."""
    game = game_named(row.game)
    setup = game.setup(2, simulated(game.options) | row.options)
    seeds = [game_seed(SEED, i) for i in range(games)]
    return sum(rollout(game, game.new(setup, seed), Rng(seed)) for seed in seeds)


def counted(row: Row, games: int) -> Counted:
    """Play so many games under Callgrind. Raises CalledProcessError if it fails."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "callgrind")
        play = [sys.executable, "-m", "bench.instructions", row.title, str(games)]
        found = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", *play],
            check=True,
            capture_output=True,
            text=True,
            env=os.environ | {"PYTHONHASHSEED": "0"},
        )
        return Counted(_by_function(out.read_text(errors="replace").splitlines()), int(found.stdout))


def _by_function(lines: list[str]) -> Counter[str]:
    """Each function's own instructions, from Callgrind's file."""
    names: dict[str, str] = {}
    found: Counter[str] = Counter()
    name, is_callees = "", False
    for line in lines:
        if function := FUNCTION.match(line):
            is_callee, number, told = function.groups()
            known = names.setdefault(number, told or "")
            name = name if is_callee else known
        elif line.startswith(CALLED):
            is_callees = True
        elif cost := COST.match(line):
            if not is_callees:
                found[name] += int(cost[1])
            is_callees = False
    return found


def for_a_decision(row: Row) -> Iterator[tuple[str, float]]:
    """Each function's instructions for a decision, the most first."""
    few, many = counted(row, FEW), counted(row, MANY)
    decisions = many.decisions - few.decisions
    more = Counter(many.by_function)
    more.subtract(few.by_function)  # unlike `-` it keeps what has become less, so that the sum is true
    for name, count in more.most_common():
        yield name, count / decisions


def main(arguments: list[str]) -> None:
    """Count, and print a table."""
    parser = argparse.ArgumentParser(prog="bench instructions", description=__doc__)
    parser.add_argument("--game", default="", help="those whose names have this in them")
    parser.add_argument("--profile", action="store_true", help="list the functions that take most")
    asked = parser.parse_args(arguments)
    if shutil.which("valgrind") is None:
        parser.error("valgrind is not here; on Debian `apt install valgrind` brings it")
    rows = [row for row in ROWS if asked.game.lower() in row.title.lower()]
    print(f"{conditions()}\n")
    print("| game | before | now | share |\n| --- | ---: | ---: | ---: |")
    for row in rows:
        shares = list(for_a_decision(row))
        now = sum(count for _, count in shares)
        print(f"| {row.title} | {row.before:,} | {now:,.0f} | {now / row.before:.0%} |", flush=True)
        if asked.profile:
            print("".join(f"    {count:8,.0f}  {name}\n" for name, count in shares[:NAMED]))


if __name__ == "__main__":
    print(played(next(row for row in ROWS if row.title == sys.argv[1]), int(sys.argv[2])))
