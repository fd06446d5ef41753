"""A fault put into one place of one file, and all that could be."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Mutant:
    """A fault: in the file, the bytes from `start` to `end` become `text`. Lines count from 1."""

    file: str  # from the root of the tree
    line: int
    operator: str
    start: int
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        """The file's content with the fault."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def difference(self, source: bytes) -> str:
        """The lines before and after, each on one line: `- before` and `+ after`."""
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        last = len(source) if last < 0 else last
        mutated = source[first : self.start] + self.text.encode() + source[self.end : last]
        return f"    - {_on_one_line(source[first:last])}\n    + {_on_one_line(mutated)}"


def _on_one_line(code: bytes) -> str:
    return " ".join(code.decode().split())


def files(root: Path, folder: str, *endings: str) -> list[str]:
    """The files of a folder, and of those in it, that end so; as paths from the root."""
    found = (path for path in (root / folder).rglob("*") if path.name.endswith(endings))
    return sorted(path.relative_to(root).as_posix() for path in found)
