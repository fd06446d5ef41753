"""The names and figures of cards where texts and clauses speak of them, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from baston.games import game_named
from baston.kernel.text import Json, a_str
from tests.sources.declared import declared

WORDS: Final = ("trap", "standard")  # kinds whose names are words of every text too
BLANKS: Final = str.maketrans({"\u00a0": " ", "\u202f": " ", "’": "'", "…": "..."})
# "Mention (figures)", as in Jungle Oasis (12; 2/0/0).
FIGURES: Final = r"s? \((?P<figures>[^()]*)\)"


class Named(NamedTuple):
    """A card as it is called, and what is printed on it, as the catalog has it."""

    en: str
    fr: str
    entry: Mapping[str, Json]


def plain(text: str) -> str:
    """The text without marks and blanks that differ for typography's sake alone."""
    return text.translate(BLANKS)


@cache
def named(game: str) -> list[Named]:
    """All cards of the game, long names first."""
    found = [
        Named(plain(a_str(entry["name"])), plain(a_str(entry["name_fr"])), entry)
        for entry in game_named(game).texts.catalog()
        if entry["kind"] not in WORDS
    ]
    return sorted(found, key=lambda card: -len(card.en))


def misnamed(cards: list[Named], english: set[str], en: str, fr: str) -> Iterator[str]:
    """The cards that the English text names and the French one does not, in its own words.

    Those of `english`, of which no source gives a French name, may have their English ones there (SU-139).
    """
    en, fr = plain(en), plain(fr)
    for card in cards:
        if re.search(rf"(?<!\w){re.escape(card.en)}(?!\w)", en):
            if card.fr not in fr and not (card.en in english and card.en in fr):
                yield f"{card.en}: no {card.fr}"
            en = en.replace(card.en, " ")


@cache
def mention(game: str) -> re.Pattern[str]:
    """A card's name in either language with figures in brackets."""
    names = sorted({name for card in named(game) for name in (card.en, card.fr)}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?P<name>{'|'.join(map(re.escape, names))}){FIGURES}")


def misfigured(game: str, text: str) -> Iterator[str]:
    """The figures in brackets after a card's name that are neither printed on it nor in its code."""
    for found in mention(game).finditer(plain(text)):
        figures = [int(figure) for figure in re.findall(r"\d+", found["figures"])]
        entry = next(card.entry for card in named(game) if found["name"] in (card.en, card.fr))
        if figures and not any(is_printed(figures, one) for one in figures_of(entry)):
            yield found[0]


def is_printed(said: list[int], printed: list[int]) -> bool:
    """Are these the figures, said once or for each of several cards of the name?"""
    return said == printed or (len(printed) == 1 and {*said} == {*printed})


def figures_of(entry: Mapping[str, Json]) -> Iterator[list[int]]:
    """What may be said of a card in brackets: its power; breakpoint, VP or both; what its code adds."""
    power, breakpoint, vp = (entry.get(name) for name in ("power", "breakpoint", "vp"))
    if isinstance(power, int):
        yield [power]
    if isinstance(breakpoint, int) and isinstance(vp, list):
        paid = [points for points in vp if isinstance(points, int)]
        yield from ([breakpoint, *paid], [breakpoint], paid)
    if entry["kind"] == "action":
        yield from ([number] for number in sorted(declared()[a_str(entry["id"])].numbers))
