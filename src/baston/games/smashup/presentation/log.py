"""The log in words, in either language, as a seat may read it."""

from __future__ import annotations

from typing import Final

from baston.games.smashup import constants
from baston.games.smashup.cards.card import CARDS, FACTIONS
from baston.games.smashup.constants import (
    L_ATTACH,
    L_DESTROY,
    L_DISCARD,
    L_DRAW,
    L_EXTRA_ROUND,
    L_IN_HAND,
    L_LOOK,
    L_ON_TOP,
    L_PLAY,
    L_PLAY_AT,
    L_REVEAL,
    L_ROUND,
    L_SCORE,
    L_SCORES_EXTRA,
    L_SCORES_MAT,
    L_TURN,
    L_VP,
)
from baston.games.smashup.presentation.names import card_name, faction_name, listed
from baston.kernel.event import (
    DESTROYED,
    PLAYED,
    POINTS,
    ROUND,
    SCORING,
    TURN,
    LogEvent,
    Note,
    event_names,
    in_sentences,
)
from baston.locales import has, seat_name, told

EVENT_NAMES: Final = event_names(vars(constants))
OF_CARDS: Final = (
    L_DISCARD,
    L_DRAW,
    L_IN_HAND,
    L_LOOK,
    L_ON_TOP,
    L_REVEAL,
)  # may name several in one sentence

KIND_OF: Final = {
    L_TURN: TURN,
    L_ROUND: ROUND,
    L_EXTRA_ROUND: ROUND,
    L_SCORE: SCORING,
    L_SCORES_MAT: SCORING,
    L_SCORES_EXTRA: SCORING,
    L_VP: POINTS,
    L_DESTROY: DESTROYED,
}


def log_sentence(note: Note, seat: int | None, lang: str, you: int | None) -> str:
    """A line of the log as the seat may read it: a card that it may not know is "a card"."""
    return _sentence([note], seat, lang, you)


def log_sentences(notes: list[Note], seat: int | None, lang: str, you: int | None) -> list[str]:
    """The log as the seat may read it: the cards that a player draws in a row stand in one sentence."""
    return [_sentence(alike, seat, lang, you) for alike in in_sentences(notes, seat, OF_CARDS)]


def log_events(notes: list[Note], seat: int | None) -> list[LogEvent | None]:
    """The events that these log sentences tell, for programs."""
    return [_event(alike[0], seat) for alike in in_sentences(notes, seat, OF_CARDS)]


def happening(note: Note) -> tuple[str, str]:
    """What a note counts as in statistics, and the card's id: `turn`, `draw`, `play` or nothing."""
    if note.event == L_TURN:
        return "turn", ""
    if note.event == L_DRAW:
        return "draw", CARDS[note.card].id
    if note.event in (L_PLAY, L_PLAY_AT) or (note.event == L_ATTACH and note.source == 0):
        return "play", CARDS[note.card].id
    return "", ""


def _event(note: Note, seat: int | None) -> LogEvent | None:
    kind = PLAYED if happening(note)[0] == "play" else KIND_OF.get(note.event, "")
    if not kind:
        return None
    shown = note.where if note.event == L_SCORE else note.card if note.known_to(seat) else 0
    return LogEvent(
        kind,
        [] if kind in (SCORING, DESTROYED) else [note.player],
        card=CARDS[shown].id if shown else "",
        source=CARDS[note.source].id if note.source not in (0, note.where) else "",
        number=note.amount,
    )


def _sentence(notes: list[Note], seat: int | None, lang: str, you: int | None) -> str:
    """Notes that differ in their cards alone, as one sentence."""
    note = notes[0]
    known = note.card != 0 and note.known_to(seat)
    key = f"log-{EVENT_NAMES[note.event]}"
    if note.card != 0 and not known and has(lang, f"{key}-unknown"):
        key += "-unknown"
    first, second = _factions(note, lang)
    return told(
        lang,
        key,
        note.player == you,
        player=seat_name(lang, note.player),
        card=listed([card_name(CARDS[one.card], lang) for one in notes], lang) if known else "none",
        count=len(notes),
        where=card_name(CARDS[note.where], lang) if note.where else "none",
        amount=note.amount,
        signed=f"{note.amount:+d}".replace("-", "−"),
        first=first,
        second=second,
        source=card_name(CARDS[note.source], lang) if note.source not in (0, note.where) else "none",
    )


def _factions(note: Note, lang: str) -> tuple[str, str]:
    """What the amount stands for: factions, or a period and a round of it."""
    match EVENT_NAMES[note.event]:
        case "factions":
            both = divmod(note.amount, len(FACTIONS))
            return faction_name(both[0], lang), faction_name(both[1], lang)
        case "name-faction":
            return faction_name(note.amount, lang), "none"
        case "round":
            period, number = divmod(note.amount, 10)
            return str(period), str(number)
    return "none", "none"
