"""What is refused, and how it is said in both languages."""

from __future__ import annotations

from typing import NamedTuple

from baston.kernel.game import Refusal
from baston.locales import LANGUAGES, has, sentence


class Both(NamedTuple):
    """A sentence in both languages, whatever the reader's."""

    en: str
    fr: str


class Refused(Refusal):
    """A refusal with the status that HTTP has for it."""

    def __init__(self, key: str, status: int = 400, **values: str | int) -> None:
        super().__init__(key, **values)
        self.status = status


def said(refusal: Refusal) -> Both:
    """The refusal as a sentence in both languages."""
    if not has("en", refusal.key):
        return words("refused", reason=f"{refusal.key} {refusal.values}")
    return words(refusal.key, **refusal.values)


def words(key: str, **values: str | int) -> Both:
    """A message of the catalogs in both languages."""
    return Both(*[sentence(lang, key, **values) for lang in LANGUAGES])
