"""On which line of a TOML text each key and item stands, which Python's own parser does not tell.

The walk comes before the parser: what lies too deep or is too much is refused unparsed. It knows the shape of
TOML, and of JSON, whose objects differ from inline tables by `:` for `=`; the parser knows what a value is.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from typing import Final

from baston.kernel.game import Refusal

DEEPEST: Final = 16  # names and places of a path
MOST_FIELDS: Final = 10_000
LONGEST_NAME: Final = 40  # of a key, as paths have it
LONGEST_WORD: Final = 100  # of a number or another value that is no text

_BLANK: Final = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_WORD: Final = re.compile(r"[^,\]}#\n]+")
# What is between quotes, and the closing ones; of a text of several lines, up to two more belong to the text.
# What may follow is told by the next sign: a text that is never closed costs no more than one that is.
# Possessive groups (`*+`) would say so too, but Python 3.11.2 errs in those that look ahead.
_CLOSED: Final = {
    '"""': re.compile(r'[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"{3,5}', re.DOTALL),
    "'''": re.compile(r"[^']*(?:'(?!'')[^']*)*'{3,5}"),
    '"': re.compile(r'[^"\\\n]*(?:\\.[^"\\\n]*)*"'),
    "'": re.compile(r"[^'\n]*'"),
}


class Lines:
    """The lines of a text's fields by path; paths are written `challenges.cards[2].name`, counted from 1."""

    def __init__(self, text: str, what: str) -> None:
        """`what` the text is of, in sentences. Raises Refusal if it has not the shape of TOML or JSON."""
        self.what: str = what
        self.by_path: dict[str, int] = {}
        walk = _Walk(self, text)
        if walk.at_sign("{"):
            walk.value("", 0)
        else:
            walk.document()
        walk.end()

    def line(self, path: str) -> int:
        """Return the line, from 1, of a field, else of the nearest one around it; 1 if there is none."""
        while path not in self.by_path and path:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self.by_path.get(path, 1)

    def refusal(self, key: str, path: str, **values: str | int) -> Refusal:
        """Return a refusal that says what is wrong with a field, and in which line it stands."""
        return Refusal(key, what=self.what, line=self.line(path), field=path or self.what, **values)


def joined(path: str, name: str) -> str:
    """Return the path of a field of a table, from the table's path; odd names are quoted, long ones cut."""
    shown = name if _BARE.fullmatch(name) else json.dumps(name)
    if len(shown) > LONGEST_NAME:
        shown = f"{shown[:LONGEST_NAME]}…"
    return f"{path}.{shown}" if path else shown


class _Walk:
    """Goes through the text once, from the beginning to the end."""

    def __init__(self, lines: Lines, text: str) -> None:
        self.lines: Lines = lines
        self.text: str = text
        self.at: int = 0
        self.ends: list[int] = [found.start() for found in re.finditer("\n", text)]
        self.tables: dict[str, int] = {}  # how many an array of tables has
        self.given: set[str] = set()  # paths that have their value

    def document(self) -> None:
        """Headers of tables, and values under their keys."""
        table = ""
        depth = 0
        while not self.at_end():
            if self.at_sign("["):
                table, depth = self.header()
            else:
                self.pair(table, depth)

    def header(self) -> tuple[str, int]:
        """The path of the table that begins here, and how deep it lies."""
        start = self.at
        is_item = self.text.startswith("[[", start)
        self.at += 2 if is_item else 1
        names = self.key()
        self.skip(_SPACE)
        end = "]]" if is_item else "]"
        if not self.text.startswith(end, self.at):
            raise self.wrong(start)
        self.at += len(end)
        path = ""
        for place, name in enumerate(names, start=1):
            path = joined(path, name)
            self.note(path, start)
            if is_item and place == len(names):
                self.tables[path] = self.tables.get(path, 0) + 1
            if path in self.tables:
                path = f"{path}[{self.tables[path]}]"
                self.note(path, start)
        self.give(f"[{path}]", path)
        return path, len(names)

    def pair(self, table: str, depth: int) -> None:
        """A key and its value."""
        start = self.at
        names = self.key()
        path = table
        for name in names:
            path = joined(path, name)
            self.note(path, start)
        self.give(path, path)
        if not self.at_sign("=") and not self.at_sign(":"):
            raise self.wrong()
        self.at += 1
        self.value(path, depth + len(names))

    def key(self) -> list[str]:
        """The names of a key, `a.b` being two."""
        names = [self.name()]
        while self.at_sign("."):
            self.at += 1
            names.append(self.name())
            if len(names) > DEEPEST:
                raise self.refusal("file-deep", most=DEEPEST)
        return names

    def name(self) -> str:
        self.skip(_SPACE)
        start = self.at
        if self.text[start : start + 1] in ('"', "'"):
            self.quoted(self.text[start])
            return _unquoted(self.text[start : self.at])
        self.skip(_BARE)
        if self.at == start:
            raise self.wrong()
        return self.text[start : self.at]

    def value(self, path: str, depth: int) -> None:
        """Whatever stands after a key, or in a list."""
        if depth > DEEPEST:
            raise self.refusal("file-deep", most=DEEPEST)
        self.skip(_BLANK)
        if self.at_sign("["):
            self.at += 1
            count = 0
            while not self.at_sign("]"):
                count += 1
                self.note(f"{path}[{count}]", self.at)
                self.value(f"{path}[{count}]", depth + 1)
                self.comma("]")
            self.at += 1
        elif self.at_sign("{"):
            self.at += 1
            while not self.at_sign("}"):
                self.pair(path, depth)
                self.comma("}")
            self.at += 1
        else:
            self.single()

    def single(self) -> None:
        """A text, a number or the like."""
        for quotes in _CLOSED:
            if self.text.startswith(quotes, self.at):
                self.quoted(quotes)
                return
        start = self.at
        self.skip(_WORD)
        if self.at == start or len(self.text[start : self.at].rstrip()) > LONGEST_WORD:
            raise self.wrong(start)

    def quoted(self, quotes: str) -> None:
        """A text up to its closing quotes."""
        start = self.at
        self.at += len(quotes)
        closed = _CLOSED[quotes].match(self.text, self.at)
        if closed is None:
            raise self.wrong(start)
        self.at = closed.end()

    # Signs.

    def at_end(self) -> bool:
        """Whether nothing is left but blanks and comments, which are passed over."""
        self.skip(_BLANK)
        return self.at == len(self.text)

    def at_sign(self, sign: str) -> bool:
        """Whether this is the next sign, after blanks and comments."""
        self.skip(_BLANK)
        return self.text.startswith(sign, self.at)

    def comma(self, end: str) -> None:
        """A comma, or the end of the list or table."""
        if self.at_sign(end):
            return
        if not self.at_sign(","):
            raise self.wrong()
        self.at += 1

    def skip(self, what: re.Pattern[str]) -> None:
        """Go on past what stands here, if it does."""
        found = what.match(self.text, self.at)
        if found is not None:
            self.at = found.end()

    def end(self) -> None:
        """Raise Refusal if anything is left."""
        if not self.at_end():
            raise self.wrong()

    # What is kept, and what is refused.

    def note(self, path: str, at: int) -> None:
        """A field that begins here."""
        if path not in self.lines.by_path:
            if len(self.lines.by_path) == MOST_FIELDS:
                raise self.refusal("file-many-fields", most=MOST_FIELDS)
            self.lines.by_path[path] = bisect_left(self.ends, at) + 1

    def give(self, mark: str, path: str) -> None:
        """Raise Refusal if the path has its value, or its header, already."""
        if mark in self.given:
            raise self.refusal("file-repeated", field=path)
        self.given.add(mark)

    def wrong(self, at: int | None = None) -> Refusal:
        """That what stands here is not TOML."""
        return self.refusal("file-syntax", at=at)

    def refusal(self, key: str, at: int | None = None, **values: str | int) -> Refusal:
        line = bisect_left(self.ends, self.at if at is None else at) + 1
        return Refusal(key, what=self.lines.what, line=line, **values)


def _unquoted(quoted: str) -> str:
    """A name without its quotes; one with escapes that JSON does not have stays as it is written."""
    if quoted[0] == "'" or "\\" not in quoted:
        return quoted[1:-1]
    try:
        return str(json.loads(quoted))
    except ValueError:
        return quoted
