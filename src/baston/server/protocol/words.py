"""Sentences and plain JSON, as they stand in every message."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

# What the game makes itself, as plain JSON: its views and its catalog.
Plain = dict[str, object]


class Words(Struct, frozen=True):
    """A sentence in both languages; in English alone on a socket that was opened with `?lang=en`."""

    en: str
    fr: str | UnsetType = UNSET
