"""What sentences and plain data look like in every message."""

from __future__ import annotations

from msgspec import Struct

# What the game makes itself, as plain JSON: `Game.view`, `Game.catalog`.
Plain = dict[str, object]


class Words(Struct, frozen=True):
    """A sentence in both languages."""

    en: str
    fr: str
