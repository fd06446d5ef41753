"""The log in words, in either language, as a seat may read it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from baston.games.smashup.card import CARDS, FACTIONS
from baston.games.smashup.notation import card_name, faction_name
from baston.games.smashup.timing import (
    L_DISCARD,
    L_DRAW,
    L_IN_HAND,
    L_LOOK,
    L_ON_TOP,
    L_REVEAL,
    LOG,
)
from baston.kernel.event import Note
from baston.locales import has, sentence

OF_CARDS: Final = (
    L_DISCARD,
    L_DRAW,
    L_IN_HAND,
    L_LOOK,
    L_ON_TOP,
    L_REVEAL,
)  # may name several in one sentence


def log_sentence(note: Note, seat: int | None, lang: str) -> str:
    """A line of the log as the seat may read it: a card that it may not know is "a card"."""
    return _sentence([note], seat, lang)


def log_sentences(notes: list[Note], seat: int | None, lang: str) -> list[str]:
    """The log as the seat may read it: the cards that a player draws in a row stand in one sentence."""
    return [_sentence(alike, seat, lang) for alike in _runs(notes, seat)]


def _runs(notes: list[Note], seat: int | None) -> Iterator[list[Note]]:
    def kind(note: Note) -> tuple[int, int, bool, bool]:
        return note.event, note.player, note.card != 0, note.known_to(seat)

    for (event, _, is_card, _), run in groupby(notes, kind):
        if event in OF_CARDS and is_card:
            yield list(run)
        else:
            for note in run:
                yield [note]


def _sentence(notes: list[Note], seat: int | None, lang: str) -> str:
    """Notes that differ in their cards alone, as one sentence."""
    note = notes[0]
    known = note.card != 0 and note.known_to(seat)
    key = f"log-{LOG[note.event]}"
    if note.card != 0 and not known and has(lang, f"{key}-unknown"):
        key += "-unknown"
    first, second = _factions(note, lang)
    return sentence(
        lang,
        key,
        seat=note.player + 1,
        card=_listed([card_name(CARDS[one.card], lang) for one in notes], lang) if known else "none",
        count=len(notes),
        where=card_name(CARDS[note.where], lang) if note.where else "none",
        amount=note.amount,
        signed=f"{note.amount:+d}",
        first=first,
        second=second,
        source=card_name(CARDS[note.source], lang) if note.source not in (0, note.card) else "none",
    )


def _factions(note: Note, lang: str) -> tuple[str, str]:
    """The factions that the amount stands for, in the notes that have some."""
    match LOG[note.event]:
        case "factions":
            both = divmod(note.amount, len(FACTIONS))
            return faction_name(both[0], lang), faction_name(both[1], lang)
        case "name-faction":
            return faction_name(note.amount, lang), "none"
    return "none", "none"


def _listed(names: list[str], lang: str) -> str:
    """Names as a sentence lists them, several of a name as one with their number."""
    counted = [f"{name} ×{count}" if count > 1 else name for name, count in Counter(names).items()]
    if len(counted) == 1:
        return counted[0]
    return sentence(lang, "log-list", most=", ".join(counted[:-1]), last=counted[-1])
