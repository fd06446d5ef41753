"""The text of an arena's file: TOML or one line of JSON, its fields by path, and their lines."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Final

from baston.kernel.game import Refusal
from baston.kernel.text import Json

_HEADER: Final = re.compile(r"\s*(\[\[?)\s*([\w.]+)\s*\]")
_KEY: Final = re.compile(r"\s*([\w.]+)\s*=")
_INDEX: Final = re.compile(r"\[(\d+)\]")
_SYNTAX: Final = re.compile(r"(?P<why>.*?) \(at (?:line (?P<line>\d+), column \d+|end of document)\)")


class ArenaText:
    """A file that has been read. Paths are written `challenges.cards[2].condition`, counted from 1."""

    def __init__(self, text: str) -> None:
        """Raises Refusal if it is neither TOML nor a JSON object."""
        self.lines: list[str] = []
        self.data: dict[str, Json] = {}
        if text.startswith("{"):
            try:
                self.data = json.loads(text)
            except ValueError as error:
                raise Refusal("arena-syntax", line=1, why=str(error)) from error
            return
        self.lines = text.splitlines()
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            match = _SYNTAX.match(str(error))
            line = int(match["line"] or len(self.lines)) if match else len(self.lines)
            raise Refusal("arena-syntax", line=line, why=match["why"] if match else str(error)) from error

    def one_line(self) -> str:
        """The same data as JSON in one line, as records carry it. Raises Refusal if it has other values."""
        try:
            return json.dumps(self.data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        except TypeError as error:
            raise Refusal("arena-syntax", line=1, why=str(error)) from error

    def refusal(self, key: str, path: str, **values: str | int) -> Refusal:
        """What is wrong with a field, with the line in which it stands."""
        return Refusal(key, line=self.line_of(path), field=path, **values)

    def line_of(self, path: str) -> int:
        """The line of a field, or of the nearest field around it; 1 if there is none."""
        seen: dict[str, int] = {}
        best, depth, header, near = 1, -1, "", ""
        for number, line in enumerate(self.lines, start=1):
            found = _HEADER.match(line)
            key = _KEY.match(line)
            if found:
                header = _counted(found[2], seen) if found[1] == "[[" else found[2]
                here = header
            elif key:
                here = f"{header}.{key[1]}" if header else key[1]
            else:
                continue
            inside = path == here or path.startswith((f"{here}.", f"{here}["))
            if inside and len(here) > depth:
                best, depth, near = number, len(here), here
        return self._item(best, path.removeprefix(near))

    def _item(self, number: int, rest: str) -> int:
        """The line of an item of a list that is written over several lines."""
        index = _INDEX.match(rest)
        if index is None:
            return number
        left = int(index[1])
        for place, line in enumerate(self.lines[number:], start=number + 1):
            left -= line.lstrip().startswith(("{", "["))
            if left == 0 or line.lstrip().startswith("]"):
                return place if left == 0 else number
        return number


def _counted(name: str, seen: dict[str, int]) -> str:
    seen[name] = seen.get(name, 0) + 1
    return f"{name}[{seen[name]}]"
