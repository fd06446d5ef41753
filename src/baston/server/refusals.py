"""Refusals of the server, with their HTTP status and their sentences in both languages."""

from __future__ import annotations

from typing import NamedTuple

from baston.kernel.game import Refusal
from baston.locales import LANGUAGES, has, sentence


class Translations(NamedTuple):
    """A sentence in every language of the catalogs."""

    en: str
    fr: str


class Refused(Refusal):
    """A refusal with its HTTP status, raised where a request or message cannot be carried out."""

    def __init__(self, key: str, status: int = 400, **values: str | int) -> None:
        super().__init__(key, **values)
        self.status = status


def translate_refusal(refusal: Refusal) -> Translations:
    """Return the refusal as a sentence in every language; its key and values where the catalogs lack it."""
    if not has("en", refusal.key):
        return translate("refused", reason=f"{refusal.key} {refusal.values}")
    return translate(refusal.key, **refusal.values)


def translate(key: str, **values: str | int) -> Translations:
    """Return the message of the catalogs with this key in every language."""
    return Translations(*[sentence(lang, key, **values) for lang in LANGUAGES])
