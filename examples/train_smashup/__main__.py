"""Trains a policy, plays it against uniform, and writes both it and its learning curve to a folder.

python -m examples.train_smashup [--out policy] [--minutes 15]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from baston.extras import missing

REFUSED: Final = 2


def positive(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not more than 0")
    return number


def count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return number


def main(argv: Sequence[str]) -> int:
    """Train as the arguments say; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m examples.train_smashup", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("policy"), help="a new or empty folder")
    parser.add_argument("--minutes", type=positive, default=15.0, help="of training, at most")
    parser.add_argument("--decisions", type=count, default=6_000_000, help="to learn from, at most")
    parser.add_argument("--games", type=count, default=1000, help="against uniform, at the end")
    parser.add_argument("--seed", type=count, default=1)
    parser.add_argument("--threads", type=count, default=1, help="of PyTorch")
    asked = parser.parse_args(argv)
    if missing("ppo"):
        return refuse("Training needs libraries that come with: pip install 'baston[ppo]'")
    if asked.out.exists() and (not asked.out.is_dir() or any(asked.out.iterdir())):
        return refuse(f"{asked.out} is not an empty folder: name another one with --out")
    asked.out.mkdir(parents=True, exist_ok=True)
    from examples.train_smashup.learning import Plan, learn

    learn(Plan(asked.out, asked.minutes, asked.decisions, asked.games, asked.seed, asked.threads))
    return 0


def refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return REFUSED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
