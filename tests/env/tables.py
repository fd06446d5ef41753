"""Every game and mode once: name, players, options."""

from __future__ import annotations

from typing import Any

Options = dict[str, Any]  # texts, given as keywords beside others that are not

TABLES: tuple[tuple[str, int, Options], ...] = (
    ("nim", 3, {"heaps": "9,9"}),
    ("smashup", 2, {}),
    ("smashup", 3, {"mode": "base-principale"}),
    ("superfantasybrawl", 2, {"draft": "random", "max_rounds": "3"}),
    ("superfantasybrawl", 4, {"max_rounds": "2"}),
    ("galacticlash", 2, {}),
    ("galacticlash", 2, {"format": "standard"}),
    ("galacticlash", 3, {}),
    ("galacticlash", 4, {"format": "duo"}),
)
NAMES = [
    f"{name}-{players}" + "".join(f"-{value}" for value in options.values())
    for name, players, options in TABLES
]
