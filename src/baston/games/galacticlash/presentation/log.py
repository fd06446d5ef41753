"""The log in words, in either language, as a seat may read it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from baston.games.galacticlash import constants
from baston.games.galacticlash.cards.card import CARDS
from baston.games.galacticlash.cards.names import card_name
from baston.games.galacticlash.constants import (
    L_ATTACK,
    L_BLOCK,
    L_BONUS,
    L_CAPACITY_COUNTERED,
    L_COUNTERED,
    L_DESTROYED,
    L_DIES,
    L_DISCARD,
    L_DRAW,
    L_ENERGY,
    L_FIZZLE,
    L_LAUNCH,
    L_LIFE_LOST,
    L_LOOK,
    L_MILL,
    L_RESOLVE,
    L_REVEAL,
    L_ROLE,
    L_SHOW,
    L_SHUFFLE,
    L_TURN,
    L_USE,
    L_WOUNDS,
    ROLE,
)
from baston.games.galacticlash.queries.seats import seat_of_player
from baston.kernel.event import (
    DESTROYED,
    DRAWN,
    PLAYED,
    RESOLVED,
    SHUFFLED,
    TURN,
    WOUNDED,
    Happening,
    LogEvent,
    Note,
    Occurrence,
    event_names,
    in_sentences,
    sentence_ends,
)
from baston.locales import has, seat_name, sentence, series, told

EVENT_NAMES: Final = event_names(vars(constants))
OF_CARDS: Final = (
    L_ATTACK,
    L_BLOCK,
    L_DISCARD,
    L_DRAW,
    L_LOOK,
    L_MILL,
    L_REVEAL,
    L_SHOW,
)  # may name several in one sentence
KILLERS_NAMED: Final = 2  # of whom something dies
BONUS_FIELD: Final = 100  # a bonus is noted as attack × 100 + defense


def log_sentence(note: Note, seat: int | None, lang: str, you: int | None) -> str:
    """A line of the log as the seat may read it: a card that it may not know is "a card"."""
    return _sentence([note], seat, lang, you)


def log_sentences(notes: list[Note], seat: int | None, lang: str, you: int | None) -> list[str]:
    """The log as the seat may read it: the cards that a player draws in a row stand in one sentence."""
    return [_sentence(alike, seat, lang, you, killers) for alike, killers in _told(notes, seat)]


def log_events(notes: list[Note], seat: int | None) -> list[LogEvent | None]:
    """The events that these log sentences tell, for programs."""
    return [_event(alike, seat, killers) for alike, killers in _told(notes, seat)]


def line_ends(notes: list[Note], seat: int | None) -> list[int]:
    """For each of these log sentences, how many of the notes have been told at its end."""
    return sentence_ends(notes, seat, OF_CARDS)


def occurrence(note: Note, seat: int | None) -> Occurrence:
    """What a note is about, for programs."""
    return Occurrence(
        EVENT_NAMES[note.event],
        note.player,
        CARDS[note.card].id if note.card and note.known_to(seat) else "",
        CARDS[note.where].id if note.where else "",
        CARDS[note.source].id if note.source else "",
    )


def happening(note: Note) -> Happening:
    """What a note counts as in statistics. What joins a chain answers what waits there (G-64)."""
    if note.event == L_TURN:
        return Happening("turn")
    if note.event == L_DRAW:
        return Happening("draw", CARDS[note.card].id)
    if note.event == L_ENERGY:
        return Happening("lay", CARDS[note.card].id)
    if note.event in (L_LAUNCH, L_USE):
        what = "play" if note.event == L_LAUNCH else "use"
        return Happening(what, CARDS[note.card].id, answers=note.amount > 0)
    if note.event in (L_COUNTERED, L_CAPACITY_COUNTERED):
        return Happening("counter", CARDS[note.card].id)
    return Happening()


def _told(notes: list[Note], seat: int | None) -> list[tuple[list[Note], Sequence[int]]]:
    """The notes of each sentence, with those of whom something dies that dies in it.

    Only wounds of the same turn count: they are removed at its end (G-30, G-61).
    """
    told: list[tuple[list[Note], Sequence[int]]] = []
    begins = [place for place, note in enumerate(notes) if note.event == L_TURN and place > 0]
    for begin, end in zip([0, *begins], [*begins, len(notes)], strict=True):
        turn = notes[begin:end]
        killers = _killers(turn)
        told += [(alike, killers.get(alike[0].card, ())) for alike in in_sentences(turn, seat, OF_CARDS)]
    return told


def _killers(notes: list[Note]) -> dict[int, list[int]]:
    """By printed card: those that have wounded one of its name, in order, for whom dies of it.

    None of a name that something unnamed has wounded too.
    """
    wounders: dict[int, list[int]] = {}
    for note in notes:
        if note.event == L_WOUNDS:
            found = wounders.setdefault(note.card, [])
            dealer = note.source if _is_named(note) else 0
            if dealer not in found:
                found.append(dealer)
    return {card: found for card, found in wounders.items() if 0 not in found}


def _event(notes: list[Note], seat: int | None, killers: Sequence[int]) -> LogEvent | None:
    note = notes[0]
    card = CARDS[note.card].id if note.known_to(seat) else ""
    if note.event == L_TURN:
        return LogEvent(TURN, [note.player], number=note.amount)
    if happening(note).what in ("play", "lay"):
        return LogEvent(PLAYED, [note.player], card=card)
    if note.event == L_DRAW:
        source = CARDS[note.source].id if _is_named(note) else ""
        return LogEvent(DRAWN, [note.player], source=source, number=len(notes))
    if note.event == L_SHUFFLE:
        return LogEvent(SHUFFLED, [note.player])
    if note.event in (L_RESOLVE, L_FIZZLE):
        return LogEvent(RESOLVED, [], card=card)
    if note.event in (L_WOUNDS, L_LIFE_LOST):
        seats = [note.player] if note.event == L_LIFE_LOST else []
        return LogEvent(WOUNDED, seats, card=card if note.card else "", number=note.amount)
    if note.event == L_DESTROYED:
        return LogEvent(DESTROYED, [], card=card, source=CARDS[note.source].id if _is_named(note) else "")
    if note.event == L_DIES:
        return LogEvent(DESTROYED, [], card=card, source=CARDS[killers[0]].id if len(killers) == 1 else "")
    return None


def _is_named(note: Note) -> bool:
    """Whether a card that is neither a role nor already named in the sentence is told as the cause."""
    return note.source not in (0, note.where) and CARDS[note.source].kind != ROLE


def _sentence(
    notes: list[Note], seat: int | None, lang: str, you: int | None, killers: Sequence[int] = ()
) -> str:
    """Notes that differ in their cards alone, as one sentence; `killers`: whom it dies of, if it dies."""
    note = notes[0]
    known = note.card != 0 and note.known_to(seat)
    key = f"log-gc-{EVENT_NAMES[note.event]}"
    if note.card != 0 and not known and has(lang, f"{key}-unknown"):
        key += "-unknown"
    attacked = seat_of_player(note.amount) if note.event == L_ATTACK else note.player
    return told(
        lang,
        key,
        note.player == you,
        player=seat_name(lang, note.player),
        target=seat_name(lang, attacked),
        aim="you" if attacked == you else "other",
        card=_listed([_name(one, lang) for one in notes], lang) if known else "none",
        count=len(notes),
        where=card_name(CARDS[note.where], lang) if note.where else "none",
        amount=note.amount,
        bonus=_bonus(note),
        source=_source(note, killers, lang),
    )


def _source(note: Note, killers: Sequence[int], lang: str) -> str:
    """The cards that are told as the cause, in brackets."""
    if note.event == L_DIES and killers:
        return _named_first([card_name(CARDS[killer], lang) for killer in killers], lang)
    return card_name(CARDS[note.source], lang) if _is_named(note) else "none"


def _named_first(names: list[str], lang: str) -> str:
    """Two names at most, and that there are others."""
    others = [sentence(lang, "gc-others")] if len(names) > KILLERS_NAMED else []
    return series(lang, [*names[:KILLERS_NAMED], *others])


def _name(note: Note, lang: str) -> str:
    if note.event == L_ROLE:
        return sentence(lang, f"gc-role-{CARDS[note.card].id}")
    return card_name(CARDS[note.card], lang)


def _bonus(note: Note) -> str:
    """Attack and defense that a unit gains or loses, such as +1/-2."""
    if note.event != L_BONUS:
        return "none"
    attack = (note.amount + BONUS_FIELD // 2) // BONUS_FIELD
    return f"{attack:+d}/{note.amount - attack * BONUS_FIELD:+d}".replace("-", "−")


def _listed(names: list[str], lang: str) -> str:
    """Names as a sentence lists them, several of a name as one with their number."""
    counted = [f"{name} ×{count}" if count > 1 else name for name, count in Counter(names).items()]
    return series(lang, counted)
