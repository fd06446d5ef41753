"""The words of a lesson as they are read: the names of cards in the reader's language."""

from __future__ import annotations

from functools import cache

from baston.games import game_named
from baston.lessons.lesson import Words


def told(words: Words, game: str, lang: str) -> str:
    """Return the words in the language ("en" or "fr"), with the names of the cards of the game in it.

    Raises KeyError if they name a card that there is not.
    """
    return words.said(lang).format_map(_names(game, lang))


def is_card(id: str, game: str) -> bool:
    """Whether the game has a card with this id."""
    return id in _names(game, "en")


@cache
def _names(game: str, lang: str) -> dict[str, str]:
    """The names of cards by id."""
    entries = game_named(game).texts.catalog()
    return {
        str(entry["id"]): str((entry["name_fr"] if lang == "fr" else None) or entry["name"])
        for entry in entries
    }
