"""Files of people's own that are refused, each for one fault, with the exact sentence in either language.

The cases stand in TOML: what is changed in a good file (`old` to `new`), what is said (`en`, `fr`), of which
line (`at`, else the first of what is new), and `schema = false` where no schema can see the fault.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

CONDITION = "challenges.cards[1].condition"  # which the cases cut short


@dataclass(frozen=True)
class Bad:
    """A file, and what is said of it after its name."""

    name: str
    text: str
    en: str
    fr: str
    schema: bool

    def __str__(self) -> str:
        return self.name


def bad_files(cases: Path, good: str, what: str, what_fr: str) -> list[Bad]:
    """All cases of a file; `what` sentences call the thing."""
    found = []
    for name, case in tomllib.loads(cases.read_text("utf-8")).items():
        old, new = case["old"], case["new"]
        assert old in good, name
        text = good.replace(old, new, 1)
        mark = case["at"] if "at" in case else next(line for line in new.splitlines() if line.strip())
        line = next(i for i, told in enumerate(text.splitlines(), start=1) if mark in told)
        en, fr = (case[lang].replace("CONDITION", CONDITION) for lang in ("en", "fr"))
        said = f"{what}, line {line}: {en}", f"{what_fr}, ligne {line}\u00a0: {fr}"
        found.append(Bad(name, text, *said, case.get("schema", True)))
    return found
