"""The same checks as in the tests, in great numbers: `python -m tests.fuzz [part] [--games N] [--seed N]`."""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections.abc import Callable

from tests.fuzz import (
    accessible,
    beginning,
    blanking,
    brawl,
    brawl_blanking,
    clash,
    clash_blanking,
    clicks,
    crashes,
    faults,
    forbidden,
    hostile,
    kills,
    pairs,
    peers,
    play,
    positions,
    rest,
    sockets,
    stage,
    wire,
)
from tests.mutation.search import SEARCHES as MUTATIONS
from tests.puzzles.proving import unproved

Search = Callable[[int, int], list[str]]


def never_acted(guided: Callable[[int, int], list[tuple[str, int]]]) -> Search:
    """The steps that never acted in so many guided games."""

    def search(games: int, seed: int) -> list[str]:
        return [f"never acted: {name}, step {step + 1}" for name, step in guided(games, seed)]

    return search


def unnoticed(*blanked: Callable[[], list[str]]) -> Search:
    """What can be made to do nothing; all is tried, and nothing is left to chance."""

    def search(_games: int, _seed: int) -> list[str]:
        return [f"no test notices without: {what}" for survivors in blanked for what in survivors()]

    return search


SEARCHES: dict[str, tuple[Search, int]] = {  # and how many games
    "games-smashup": (play.broken, 30_000),
    "games-base-principale": (play.broken_on_a_mat, 30_000),
    "games-superfantasybrawl": (brawl.broken, 30_000),
    "games-galacticlash": (clash.broken, 30_000),
    "positions-begun": (beginning.broken, 2_200),
    "positions-changed": (positions.broken, 20_000),
    "exhaustion-smashup": (never_acted(play.exhaust_modes), 3_000),
    "exhaustion-superfantasybrawl": (never_acted(brawl.exhaust), 3_000),
    "exhaustion-galacticlash": (never_acted(clash.exhaust), 3_000),
    "blanking-smashup": (unnoticed(blanking.survivors), 0),
    "blanking-base-principale": (unnoticed(blanking.survivors_of_the_mat), 0),
    "blanking-superfantasybrawl": (
        unnoticed(brawl_blanking.survivors, brawl_blanking.survivors_of_the_rules),
        0,
    ),
    "blanking-galacticlash": (
        unnoticed(clash_blanking.survivors, clash_blanking.survivors_of_the_rules),
        0,
    ),
    "puzzles": (unproved, 0),
    "kills": (kills.killed_games, 100),
    "wire": (wire.leaked, 200),
    "sockets": (sockets.broken, 5_000),
    "rest": (rest.refuted, 500),
    "hostile": (hostile.broken, 2_000),
    **{f"pairs-{part}": (pairs.leaked(part), 2_500) for part in pairs.PARTS},
    **{f"reasons-{part}": (forbidden.unexplained(part), 10_000) for part in pairs.PARTS},
    "peers": (peers.refuted, 200),
    "crashes": (crashes.lost, 1_000),
    **faults.SEARCHES,
    "browser": (clicks.stuck, 18),  # whole games: a minute and a half each
    "stage": (stage.unsteady, 24),  # likewise
    "accessibility": (accessible.kept_out, len(accessible.LOOKS)),
    **MUTATIONS,
}


def parts(wanted: str) -> list[str]:
    """The parts that this names: one of them, all that begin so (`games`), or without a name all."""
    return [part for part in SEARCHES if wanted in ("", part, part.partition("-")[0])]


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    known = f"{', '.join(SEARCHES)}, or how some of them begin"
    parser.add_argument("part", nargs="?", default="", help=f"one of {known}; all by default")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if not parts(given.part):
        parser.error(f"{given.part} is none of {known}")
    seed = given.seed or secrets.randbelow(1 << 30)
    print(f"seed {seed}", flush=True)
    failed = 0
    for part in parts(given.part):
        start = time.monotonic()
        failed += run(part, given.games, seed)
        print(f"{part}: {time.monotonic() - start:.0f} s", flush=True)
    print(f"{failed} failed")
    return 1 if failed else 0


def run(part: str, games: int, seed: int) -> int:
    """Run one part; returns how many things failed."""
    search, usual = SEARCHES[part]
    wrong = search(games or usual, seed)
    for problem in wrong:
        print(problem)
    return len(wrong)


if __name__ == "__main__":
    sys.exit(main())
