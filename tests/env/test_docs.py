"""The document names every part and column of every game, with its rows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baston.games import GAMES, TEMPLATES, game_named

TEXT = Path(__file__).parents[2].joinpath("docs", "env.md").read_text("utf-8")
HEADS = {
    "smashup": "Smash Up",
    "superfantasybrawl": "Super Fantasy Brawl",
    "galacticlash": "Galacti'Clash",
    "nim": "Nim",
}


@pytest.mark.parametrize("name", [*GAMES, *TEMPLATES])
def test_every_column_is_explained(name: str) -> None:
    section = TEXT.partition(f"### {HEADS[name]}\n")[2].partition("\n#")[0]
    rows = {row[0]: row[1:] for row in re.findall(r"^\| `(\w+)` \| (\d+) \| (.+) \|$", section, re.M)}
    parts = game_named(name).research.parts
    assert list(rows) == [part.name for part in parts]
    for part in parts:
        count, text = rows[part.name]
        assert int(count) == part.rows
        if text == "the same":
            assert part.columns == parts[parts.index(part) - 1].columns
            continue
        if text.startswith("as `options`: "):
            assert part.columns == parts[-1].columns
            continue
        named = re.findall(r"`(\w+)`", text)
        columns = [column for column in part.columns if column[-1] not in "23"]  # "`vp_1` to `vp_3`"
        assert [column for column in columns if column not in named] == []
