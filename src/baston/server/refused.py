"""What is refused, and how it is said in both languages."""

from __future__ import annotations

from baston.kernel.game import Refusal
from baston.locales import LANGUAGES, has, sentence
from baston.server.protocol import Words


class Refused(Refusal):
    """A refusal with the status that HTTP has for it."""

    def __init__(self, key: str, status: int = 400, **values: str | int) -> None:
        super().__init__(key, **values)
        self.status = status


def said(refusal: Refusal) -> Words:
    """The refusal as a sentence in both languages."""
    if not has("en", refusal.key):
        return words("refused", reason=f"{refusal.key} {refusal.values}")
    return words(refusal.key, **refusal.values)


def words(key: str, **values: str | int) -> Words:
    """A message of the catalogs in both languages."""
    en, fr = (sentence(lang, key, **values) for lang in LANGUAGES)
    return Words(en, fr)
