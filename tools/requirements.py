"""Prints what must be installed for baston with these extras, by pyproject.toml: requirements.py EXTRA..."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

PROJECT = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text("utf-8"))["project"]
OWN = re.compile(r"baston\[([\w,]+)\]")


def requirements(extras: list[str]) -> list[str]:
    """Those of baston and of the extras, with those that the extras bring in turn, each once."""
    found: dict[str, None] = dict.fromkeys(PROJECT["dependencies"])
    for extra in extras:
        for each in PROJECT["optional-dependencies"][extra]:
            own = OWN.fullmatch(each)
            found |= dict.fromkeys(requirements(own[1].split(",")) if own else [each])
    return list(found)


if __name__ == "__main__":
    print(*requirements(sys.argv[1:]), sep="\n")
