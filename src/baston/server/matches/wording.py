"""Sentences in the languages of a reader, with the seats and cards that they name."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from msgspec import UNSET

from baston.locales import sentence
from baston.locales.mentions import Marking, Mention, unmarked
from baston.server.protocol import Mentions, Named, Words

EN: Final = "en"
FR: Final = "fr"


def words_of(say: Callable[[str], str], french: bool = True) -> Words:
    """Return what `say` returns for "en", and for "fr" if `french`, as one sentence in both languages."""
    return all_words_of(lambda lang: [say(lang)], french)[0]


def all_words_of(say: Callable[[str], list[str]], french: bool = True, you: int | None = None) -> list[Words]:
    """Return the sentences that `say` returns for "en", and for "fr" if `french`: equally many in each.

    They may speak to the seat `you`: where one begins with its pronoun, the pronoun is a mention of the seat.
    """
    with Marking():
        marked = [say(lang) for lang in ((EN, FR) if french else (EN,))]
    return [_words(texts, you) for texts in zip(*marked, strict=True)]


# Tables say the same things over and over: where the names stand is looked up once.
@lru_cache(maxsize=16_384)
def _words(marked: tuple[str, ...], you: int | None) -> Words:
    said = [unmarked(text) for text in marked]
    named = [_named(*told, lang, you) for lang, told in zip((EN, FR), said, strict=False)]
    mentions = Mentions(named[0], named[1] if len(said) > 1 else UNSET) if any(named) else UNSET
    return Words(said[0][0], said[1][0] if len(said) > 1 else UNSET, mentions)


def _named(text: str, mentions: list[Mention], lang: str, you: int | None) -> list[Named]:
    named = [Named(start, length, who) for start, length, who in mentions]
    if you is None:
        return named
    pronoun = sentence(lang, "pronoun-you")
    return [Named(0, len(pronoun), you), *named] if text.startswith(f"{pronoun} ") else named
