"""The same checks as in the tests, in great numbers: `python -m tests.fuzz [part] [--games N] [--seed N]`."""

from __future__ import annotations

import argparse
import secrets
import sys
import time

from baston.games.smashup.variant import MODES
from tests.fuzz import blanking, clash, clash_blanking, clicks, crashes, kills, lines, play, rest, wire

PARTS = ("games", "exhaustion", "blanking", "kills", "wire", "lines", "rest", "crashes", "clash", "browser")
GAMES = {
    "games": 10_000,
    "exhaustion": 3_000,
    "kills": 100,
    "wire": 200,
    "lines": 5_000,
    "rest": 500,
    "crashes": 1_000,
    "clash": 10_000,
    "browser": 18,  # whole games: a minute and a half each
}
SEARCHES = {
    "kills": kills.killed_games,
    "wire": wire.leaked,
    "lines": lines.broken,
    "rest": rest.refuted,
    "crashes": crashes.lost,
    "clash": clash.broken,
    "browser": clicks.stuck,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("part", nargs="?", default="", help=f"one of {', '.join(PARTS)}; all by default")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if given.part and given.part not in PARTS:
        parser.error(f"{given.part} is none of {', '.join(PARTS)}")
    seed = given.seed or secrets.randbelow(1 << 30)
    print(f"seed {seed}", flush=True)
    failed = 0
    for part in [given.part] if given.part else PARTS:
        start = time.monotonic()
        failed += run(part, given.games, seed)
        print(f"{part}: {time.monotonic() - start:.0f} s", flush=True)
    print("1 failed" if failed else "0 failed")
    return 1 if failed else 0


def run(part: str, games: int, seed: int) -> int:
    """Run one part; returns how many things failed."""
    if part == "games":
        count = games or GAMES[part]
        for n in range(count):
            play.checked_table(2 + n % 3, play.options_of(n), seed + n)
        print(f"{count} random games kept every invariant")
        return 0
    if part == "exhaustion":
        count = games or GAMES[part]
        never = [step for mode in MODES for step in play.exhaust(count // len(MODES), seed, mode=mode)]
        never += clash.exhaust(count, seed)
        for name, step in never:
            print(f"never acted: {name}, step {step + 1}")
        return len(never)
    if part in SEARCHES:
        wrong = SEARCHES[part](games or GAMES[part], seed)
        for problem in wrong:
            print(problem)
        return len(wrong)
    survivors = blanking.survivors() + blanking.survivors_of_the_mat()
    survivors += clash_blanking.survivors() + clash_blanking.survivors_of_the_rules()
    for what in survivors:
        print(f"no test notices without: {what}")
    return len(survivors)


if __name__ == "__main__":
    sys.exit(main())
