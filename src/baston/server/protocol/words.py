"""What sentences and plain data look like in every message."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

# What the game makes itself, as plain JSON: its views and its catalog.
Plain = dict[str, object]


class Words(Struct, frozen=True):
    """A sentence in both languages; over a line that was opened for English alone, only in that."""

    en: str
    fr: str | UnsetType = UNSET
