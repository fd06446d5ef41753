"""Files in TOML that people write and play on: read field by field, refused with the line of what is wrong.

Sentences begin with what the file is (`what`), its line and its field, and say what would be right.
"""

from __future__ import annotations

import json
import re
import tomllib
from difflib import get_close_matches
from typing import Final

from baston.kernel.game import Refusal
from baston.kernel.toml import Lines, joined

LARGEST: Final = 64 * 1024  # characters of a file
LONGEST_MEANT: Final = 40  # of a name that may be meant for another
_PLACE: Final = re.compile(r"\(at line (\d+), column \d+\)")


def read_file(text: str, what: str) -> Field:
    """Parse a text in TOML, or a JSON object, and return all that it holds; `what` says which file it is.

    Raises Refusal if it is neither, or too large; then it is not parsed.
    """
    if len(text) > LARGEST:
        raise Refusal("file-too-large", what=what, most=LARGEST // 1024)
    lines = Lines(text, what)
    try:
        data: object = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except ValueError as error:
        found = _PLACE.search(str(error))
        line = int(found[1]) if found is not None else text.count("\n") + 1
        raise Refusal("file-syntax", what=what, line=line) from error
    return Field(lines, data, "")


class Field:
    """A value of the file, and where it stands."""

    def __init__(self, lines: Lines, value: object, path: str) -> None:
        self.lines: Lines = lines
        self.value: object = value  # dates too, which no JSON has
        self.path: str = path

    def refusal(self, key: str, **values: str | int) -> Refusal:
        """Return a refusal with this key that names the field, its line and these values."""
        return self.lines.refusal(key, self.path, **values)

    # Tables.

    def names(self) -> list[str]:
        """Return the names of the fields of a table. Raises Refusal if this is no table."""
        return [*self._table()]

    def part(self, name: str) -> Field:
        """Return the field of this name of a table. Raises Refusal if it is missing."""
        table = self._table()
        path = joined(self.path, name)
        if name not in table:
            raise self.lines.refusal("file-missing", path)
        return Field(self.lines, table[name], path)

    def parts(self, needed: tuple[str, ...], others: tuple[str, ...] = (), of: str = "") -> dict[str, Field]:
        """Return the fields of a table by name; `of` is the word of the file that says which ones it takes.

        Raises Refusal if one of `needed` is missing, or one is neither in `needed` nor in `others`.
        """
        known = (*needed, *others)
        table = self._table()
        for name in table:
            if name not in known:
                raise self._unknown(name, known, of)
        return {name: self.part(name) for name in known if name in table or name in needed}

    def _unknown(self, name: str, known: tuple[str, ...], of: str) -> Refusal:
        path = joined(self.path, name)
        told = ", ".join(known)
        near = get_close_matches(name[:LONGEST_MEANT], known, n=1)
        if near:
            return self.lines.refusal("file-unknown-near", path, known=told, near=near[0])
        if of:
            return self.lines.refusal("file-unused", path, known=told, of=of)
        return self.lines.refusal("file-unknown", path, known=told)

    def _table(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            raise self.refusal("file-table")
        return self.value

    # Lists.

    def items(self, least: int = 1, most: int = 0) -> list[Field]:
        """Return the items of a list.

        Raises Refusal if it is none, or has fewer than `least` or more than `most`; a `most` of 0 sets no
        limit.
        """
        if not isinstance(self.value, list):
            raise self.refusal("file-list")
        count = len(self.value)
        if count < least:
            raise self.refusal("file-few", count=count, least=least)
        if 0 < most < count:
            raise self.refusal("file-many", count=count, most=most)
        return [Field(self.lines, item, f"{self.path}[{i + 1}]") for i, item in enumerate(self.value)]

    # Words and numbers.

    def number(self, low: int, high: int) -> int:
        """Return the value as a whole number. Raises Refusal unless it is one from `low` to `high`."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.refusal("file-number", low=low, high=high)
        return value

    def decimal(self, low: int, high: int) -> float:
        """Return the value as a number, whole or not. Raises Refusal unless it is from `low` to `high`."""
        value = self.value
        if not isinstance(value, int | float) or isinstance(value, bool) or not low <= value <= high:
            raise self.refusal("file-decimal", low=low, high=high)
        return float(value)

    def word(self, known: tuple[str, ...]) -> str:
        """Return the value as a word. Raises Refusal unless it is one of the `known`."""
        if not isinstance(self.value, str) or self.value not in known:
            raise self.refusal("file-word", known=", ".join(known))
        return self.value

    def text(self, most: int) -> str:
        """Return the value as a line of text.

        Raises Refusal if it is longer than `most`, or has invisible signs.
        """
        value = self.value
        if not isinstance(value, str) or not value.strip() or len(value) > most or not _is_shown(value):
            raise self.refusal("file-text", most=most)
        return value


def _is_shown(text: str) -> bool:
    """Whether the text has only signs that are seen, and blanks, those that do not break included."""
    return all(sign.isprintable() or sign in "\u00a0\u202f" for sign in text)
