"""Sentences and plain JSON, as they stand in every message.

A table keeps hundreds of sentences, which lead back to nothing: the garbage collector passes over them
(`gc=False`).
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

# What the game makes itself, as plain JSON: its views and its catalog.
Plain = dict[str, object]


class Named(Struct, frozen=True, gc=False, array_like=True):
    """A name in a sentence: its start and length, and the seat or the id of the card that it names."""

    start: int
    length: int
    named: int | str


class Mentions(Struct, frozen=True, gc=False):
    """The names in a sentence, in their order, for each language that it is in."""

    en: list[Named]
    fr: list[Named] | UnsetType = UNSET


class Words(Struct, frozen=True, gc=False):
    """A sentence in both languages; in English alone on a socket that was opened with `?lang=en`.

    People are called "Player 2", "Joueur 2": `mentions` says where, and where cards are named, if any are.
    """

    en: str
    fr: str | UnsetType = UNSET
    mentions: Mentions | UnsetType = UNSET
