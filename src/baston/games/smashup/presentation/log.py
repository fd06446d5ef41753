"""The log in words, in either language, as a seat may read it."""

from __future__ import annotations

from functools import lru_cache
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
    L_MAT_TOTAL,
    L_ON_TOP,
    L_PLAY,
    L_PLAY_AT,
    L_REVEAL,
    L_ROUND,
    L_SCORE,
    L_SCORES_EXTRA,
    L_SCORES_MAT,
    L_SHUFFLE,
    L_TALENT,
    L_TOTAL,
    L_TURN,
    L_VP,
)
from baston.games.smashup.presentation.names import card_name, faction_name, listed
from baston.kernel.event import (
    DESTROYED,
    DRAWN,
    PLAYED,
    POINTS,
    ROUND,
    SCORING,
    SHUFFLED,
    TOTAL,
    TURN,
    Happening,
    LogEvent,
    Note,
    Occurrence,
    event_names,
    in_sentences,
    sentence_ends,
)
from baston.locales import has, seat_name, told
from baston.locales.mentions import is_marking

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
    L_DRAW: DRAWN,
    L_SHUFFLE: SHUFFLED,
    L_TOTAL: TOTAL,
    L_MAT_TOTAL: TOTAL,
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
    return [_event(alike, seat) for alike in in_sentences(notes, seat, OF_CARDS)]


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
    """What a note counts as in statistics: no card waits for its effect, so that none answers another."""
    if note.event == L_TURN:
        return Happening("turn")
    if note.event == L_DRAW:
        return Happening("draw", CARDS[note.card].id)
    if note.event in (L_PLAY, L_PLAY_AT) or (note.event == L_ATTACH and note.source == 0):
        return Happening("play", CARDS[note.card].id)
    if note.event == L_TALENT:
        return Happening("use", CARDS[note.card].id)
    return Happening()


def _event(notes: list[Note], seat: int | None) -> LogEvent | None:
    note = notes[0]
    kind = PLAYED if happening(note).what == "play" else KIND_OF.get(note.event, "")
    if not kind:
        return None
    shown = note.where if note.event == L_SCORE else note.card if note.known_to(seat) and kind != DRAWN else 0
    return LogEvent(
        kind,
        [] if kind in (SCORING, DESTROYED) else [note.player],
        card=CARDS[shown].id if shown else "",
        source=CARDS[note.source].id if note.source not in (0, note.where) else "",
        number=len(notes) if kind == DRAWN else note.amount,
    )


def _sentence(notes: list[Note], seat: int | None, lang: str, you: int | None) -> str:
    """Notes that differ in their cards alone, as one sentence."""
    note = notes[0]
    return _told(
        lang,
        note.event,
        note.player,
        note.player == you,
        tuple([one.card for one in notes if one.card != 0]),
        note.known_to(seat),
        note.where,
        note.amount,
        note.source,
        is_marking(),
    )


@lru_cache(maxsize=16_384)  # tables tell the same things over and over, to everyone who sits there
def _told(
    lang: str,
    event: int,
    player: int,
    is_you: bool,
    cards: tuple[int, ...],
    is_known: bool,
    where: int,
    amount: int,
    source: int,
    marked: bool,
) -> str:
    key = f"log-{EVENT_NAMES[event]}"
    if cards and not is_known and has(lang, f"{key}-unknown"):
        key += "-unknown"
    names = [card_name(CARDS[card], lang) for card in cards]
    first, second = _factions(event, amount, lang)
    return told(
        lang,
        key,
        is_you,
        player=seat_name(lang, player),
        card=listed(names, lang) if cards and is_known else "none",
        count=max(1, len(cards)),
        where=card_name(CARDS[where], lang) if where else "none",
        amount=amount,
        signed=f"{amount:+d}".replace("-", "−"),
        first=first,
        second=second,
        source=card_name(CARDS[source], lang) if source not in (0, where) else "none",
    )


def _factions(event: int, amount: int, lang: str) -> tuple[str, str]:
    """What the amount stands for: factions, or a period and a round of it."""
    match EVENT_NAMES[event]:
        case "factions":
            both = divmod(amount, len(FACTIONS))
            return faction_name(both[0], lang), faction_name(both[1], lang)
        case "name-faction":
            return faction_name(amount, lang), "none"
        case "round":
            period, number = divmod(amount, 10)
            return str(period), str(number)
    return "none", "none"
