"""What is refused, and how it is said in both languages."""

from __future__ import annotations

from typing import NamedTuple

from baston.kernel.game import Refusal
from baston.locales import LANGUAGES, has, sentence


class Translations(NamedTuple):
    """A sentence in both languages, whatever the reader's."""

    en: str
    fr: str


class Refused(Refusal):
    """A refusal with the status that HTTP has for it."""

    def __init__(self, key: str, status: int = 400, **values: str | int) -> None:
        super().__init__(key, **values)
        self.status = status


def translate_refusal(refusal: Refusal) -> Translations:
    """The refusal as a sentence in both languages."""
    if not has("en", refusal.key):
        return translate("refused", reason=f"{refusal.key} {refusal.values}")
    return translate(refusal.key, **refusal.values)


def translate(key: str, **values: str | int) -> Translations:
    """A message of the catalogs in both languages."""
    return Translations(*[sentence(lang, key, **values) for lang in LANGUAGES])
