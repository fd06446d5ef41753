"""Arenas that differ from the standard one in a field."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files

from baston.kernel.text import Json

STANDARD = files("baston.games.superfantasybrawl").joinpath("standard.toml").read_text("utf-8")


def board_with(path: str, value: Json) -> str:
    """The text of the standard arena with another value of a field, as one line."""
    data: dict[str, Json] = tomllib.loads(STANDARD)
    table = data
    *names, last = path.split(".")
    for name in names:
        inner = table[name]
        assert isinstance(inner, dict)
        table = inner
    table[last] = value
    return json.dumps(data)
