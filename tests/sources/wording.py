"""What a text says, in either language: its numbers, what may be declined, what it names."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from baston.kernel.text import a_dict, a_list, a_str, part

VOCABULARY: Final = Path(__file__).with_name("vocabulary.yaml")
# From two on: English and French both say "one" where they count nothing.
WORDS: Final = {
    "en": {"two": 2, "twice": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8},
    "fr": {"deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8},
}
MAY: Final = re.compile(r"\bmay\b|\bany number\b|\bup to (?:one|two|three|four|five|\d)", re.I)
# French has one word for what may be declined and for what is possible.
CAN: Final = {
    "en": re.compile(MAY.pattern + r"|\bcan\b", re.I),
    "fr": re.compile(
        r"\b(?:peux|peut|peuvent)\b|\bautant (?:\S+ ){0,12}?que tu veux"
        r"|\bjusqu’à (?:une?|deux|trois|quatre|cinq|\d)",
        re.I,
    ),
}
CANNOT: Final = {
    "en": re.compile(r"\bno (?:\w+ )?can\b|\bnobody[^.:]*? can\b|\bcannot\b", re.I),
    "fr": re.compile(r"\b(?:ne |n’)(?:(?:la|le|les|lui|en|y|se|l’|s’) ?)*(?:peux|peut|peuvent)\b", re.I),
}


@dataclass(frozen=True)
class Concept:
    """A keyword, a zone or a deed: how texts name it, and patterns of the names by which code does.

    Where code has one of `code`, the text names it; where the text does, code has one of these or of `also`.
    """

    name: str
    words: dict[str, re.Pattern[str]]
    code: list[str]
    also: list[str]

    def is_in(self, lang: str, text: str) -> bool:
        """Does the text name it?"""
        return self.words[lang].search(text) is not None


@cache
def concepts(game: str) -> list[Concept]:
    """What texts of the game can name."""
    sheet = a_dict(yaml.safe_load(VOCABULARY.read_text("utf-8")))
    found = []
    for name, value in a_dict(part(sheet, game)).items():
        told = a_dict(value)
        words = {lang: re.compile(a_str(part(told, lang)), re.I) for lang in ("en", "fr")}
        code, also = ([a_str(one) for one in a_list(told.get(key, []))] for key in ("code", "also"))
        found.append(Concept(name, words, code, also))
    return found


def numbers_in(lang: str, text: str) -> Counter[int]:
    """The numbers of a text, in figures or words, each with how often it stands there."""
    figures = [int(figure) for figure in re.findall(r"\d+", text)]
    words = re.findall(rf"\b(?:{'|'.join(WORDS[lang])})\b", text.lower())
    return Counter(figures + [WORDS[lang][word] for word in words])


def may_be_declined(text: str) -> bool:
    """Does an English text say that something may be done, and need not?"""
    return MAY.search(text) is not None


def says_can(lang: str, text: str) -> bool:
    """Does the text say that something is allowed or possible, what cannot be done left aside?"""
    return CAN[lang].search(CANNOT[lang].sub("", text)) is not None
