"""The standard arena, the example of the document, and arenas like the standard one but for a field."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from baston.games.superfantasybrawl.arena_files.arena_file import standard_text
from baston.kernel.text import Json

STANDARD = standard_text()
_DOCUMENT = Path(__file__).parents[2] / "docs" / "arena.md"
(EXAMPLE,) = re.findall(r"^```toml\n(.*?)^```", _DOCUMENT.read_text("utf-8"), re.M | re.S)


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
