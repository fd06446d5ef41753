"""The same checks as in the tests, in great numbers: `python -m tests.fuzz [part] [--games N] [--seed N]`."""

from __future__ import annotations

import argparse
import secrets
import sys
import time

from tests.fuzz import blanking, clicks, crashes, kills, lines, play, rest, wire

PARTS = ("games", "exhaustion", "blanking", "kills", "wire", "lines", "rest", "crashes", "browser")
GAMES = {
    "games": 10_000,
    "exhaustion": 3_000,
    "kills": 100,
    "wire": 200,
    "lines": 5_000,
    "rest": 500,
    "crashes": 1_000,
    "browser": 100,
}
SEARCHES = {
    "kills": kills.killed_games,
    "wire": wire.leaked,
    "lines": lines.broken,
    "rest": rest.refuted,
    "crashes": crashes.lost,
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
            edition = "2012" if n % 2 else "2017"
            play.checked_game(2 + n % 3, {"edition": edition, "copies": str(1 + n % 2)}, seed + n)
        print(f"{count} random games kept every invariant")
        return 0
    if part == "exhaustion":
        never = play.exhaust(games or GAMES[part], seed)
        for name, step in never:
            print(f"never acted: {name}, step {step + 1}")
        return len(never)
    if part in SEARCHES:
        wrong = SEARCHES[part](games or GAMES[part], seed)
        for problem in wrong:
            print(problem)
        return len(wrong)
    survivors = blanking.survivors()
    for what in survivors:
        print(f"no test notices without: {what}")
    return len(survivors)


if __name__ == "__main__":
    sys.exit(main())
