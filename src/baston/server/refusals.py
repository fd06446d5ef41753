"""Refusals of the server, with their HTTP status and their sentences in both languages."""

from __future__ import annotations

from typing import Final, NamedTuple

from baston.kernel.game import Refusal
from baston.locales import LANGUAGES, has, sentence

LONGEST_ECHO: Final = 200  # characters of what was sent
NO_BREAKS: Final = "\u00a0\u202f"  # blanks of French, which are not printable to Python
OURS: Final = ("known", "near")  # values that are names of ours, in which nothing is an echo


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
    """Return the message of the catalogs with this key in every language.

    Values may be what somebody has sent: of all of them together, 200 characters are said.
    """
    echoes = [value for name, value in values.items() if isinstance(value, str) and name not in OURS]
    most = LONGEST_ECHO if sum(map(len, echoes)) <= LONGEST_ECHO else LONGEST_ECHO // len(echoes)
    said = {name: value if name in OURS else _said(value, most) for name, value in values.items()}
    return Translations(*[sentence(lang, key, **said) for lang in LANGUAGES])


def _said(value: str | int, most: int) -> str | int:
    """Return the value as it can be said: on one line, with signs that are seen, and not too long."""
    if not isinstance(value, str):
        return value
    shown = "".join(sign if sign.isprintable() or sign in NO_BREAKS else " " for sign in value[:most])
    return shown if len(value) <= most else f"{shown[:-1]}…"
