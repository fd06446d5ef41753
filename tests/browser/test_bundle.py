"""What a browser has to fetch before the first page and a table of Smash Up can be shown."""

from __future__ import annotations

import gzip
import re
from typing import Final

from baston.server.api.pages import STATIC

MOST: Final = 210_000  # bytes, compressed; fonts and drawings are fetched while the page is read
NAMED: Final = re.compile(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"')
IMPORTED: Final = re.compile(r'(?:from|import)\s*"\./([^"]+\.js)"')  # not those that are imported when needed


def test_the_code_of_the_first_page_and_of_smash_up_is_small(client: None) -> None:
    """The boards of the other games come when they are played."""
    fetched: dict[str, bytes] = {}
    board = [f"assets/{path.name}" for path in (STATIC / "assets").glob("smashup-*")]
    assert board
    wanted = NAMED.findall((STATIC / "index.html").read_text("utf-8")) + board
    while wanted:
        name = wanted.pop()
        if name not in fetched:
            fetched[name] = (STATIC / name).read_bytes()
            if name.endswith(".js"):
                wanted += [f"assets/{each}" for each in IMPORTED.findall(fetched[name].decode())]
    assert {name.rpartition(".")[2] for name in fetched} == {"js", "css"}
    assert sum(len(gzip.compress(content)) for content in fetched.values()) < MOST
