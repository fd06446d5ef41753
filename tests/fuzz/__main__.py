"""The same checks as in the tests, in great numbers: `python -m tests.fuzz [part] [--games N] [--seed N]`."""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections.abc import Callable

from tests.fuzz import (
    blanking,
    brawl,
    brawl_blanking,
    clash,
    clash_blanking,
    clicks,
    crashes,
    kills,
    lines,
    play,
    rest,
    wire,
)

RANDOM_GAMES = (play.broken, brawl.broken, clash.broken)
EXHAUSTED = (play.exhaust_modes, brawl.exhaust, clash.exhaust)
BLANKED = (
    *(blanking.survivors, blanking.survivors_of_the_mat),
    *(brawl_blanking.survivors, brawl_blanking.survivors_of_the_rules),
    *(clash_blanking.survivors, clash_blanking.survivors_of_the_rules),
)


def broken(games: int, seed: int) -> list[str]:
    """What went wrong in so many random games of each game."""
    return [problem for search in RANDOM_GAMES for problem in search(games, seed)]


def never_acted(games: int, seed: int) -> list[str]:
    """The steps that never acted in so many guided games of each game."""
    never = [step for search in EXHAUSTED for step in search(games, seed)]
    return [f"never acted: {name}, step {step + 1}" for name, step in never]


def unnoticed(games: int, seed: int) -> list[str]:
    """What can be made to do nothing; all is tried, and nothing is left to chance."""
    return [f"no test notices without: {what}" for search in BLANKED for what in search()]


SEARCHES: dict[str, tuple[Callable[[int, int], list[str]], int]] = {  # and how many games
    "games": (broken, 10_000),
    "exhaustion": (never_acted, 3_000),
    "blanking": (unnoticed, 0),
    "kills": (kills.killed_games, 100),
    "wire": (wire.leaked, 200),
    "lines": (lines.broken, 5_000),
    "rest": (rest.refuted, 500),
    "crashes": (crashes.lost, 1_000),
    "browser": (clicks.stuck, 18),  # whole games: a minute and a half each
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("part", nargs="?", default="", help=f"one of {', '.join(SEARCHES)}; all by default")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if given.part and given.part not in SEARCHES:
        parser.error(f"{given.part} is none of {', '.join(SEARCHES)}")
    seed = given.seed or secrets.randbelow(1 << 30)
    print(f"seed {seed}", flush=True)
    failed = 0
    for part in [given.part] if given.part else SEARCHES:
        start = time.monotonic()
        failed += run(part, given.games, seed)
        print(f"{part}: {time.monotonic() - start:.0f} s", flush=True)
    print("1 failed" if failed else "0 failed")
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
