"""The log in words, in either language, as a seat may read it."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.arena_files.board import SIDES, TRAPS
from baston.games.superfantasybrawl.cards.card import CARDS, CHAMPIONS
from baston.games.superfantasybrawl.constants import (
    CHALLENGE_CAUSE,
    FIRST_CARD,
    L_ATTACK,
    L_BAN,
    L_BONUS,
    L_CHALLENGE,
    L_CHALLENGE_GONE,
    L_DAMAGE,
    L_DASH,
    L_DISCARD,
    L_DRAW,
    L_ENTER,
    L_EXHAUST_CORE,
    L_FEAR,
    L_FORCE,
    L_HOME,
    L_JUMP,
    L_MOVE,
    L_NO_STUN,
    L_OUT,
    L_PLACE,
    L_PLAN,
    L_PLAY,
    L_PULL,
    L_PUSH,
    L_REACTION,
    L_READY_CORE,
    L_SCORE,
    L_SHUFFLE,
    L_STANDARD,
    L_SWOOP,
    L_TEAM,
    L_TRAP,
    L_TURN,
    L_VP,
    STANDARDS,
    read_bonus,
)
from baston.games.superfantasybrawl.presentation.notation import (
    card_name,
    challenge_name,
    core_name,
    gender_of,
    standard_name,
    thing_name,
)
from baston.games.superfantasybrawl.presentation.preview import EVENT_NAMES
from baston.games.superfantasybrawl.presentation.view import LASTING
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.kernel.event import (
    ATTACKED,
    BANNED,
    DESTROYED,
    DISPLACED,
    DRAWN,
    MET,
    PLAYED,
    POINTS,
    SHUFFLED,
    TURN_OF_ROUND,
    WALKED,
    WOUNDED,
    Happening,
    LogEvent,
    Note,
    Occurrence,
    in_sentences,
    sentence_ends,
)
from baston.locales import has, seat_name, sentence, told
from baston.locales.mentions import card_mention

OF_CARDS: Final = (L_DRAW, L_DISCARD, L_PLAN, L_NO_STUN)  # may name several in one sentence
OF_CHALLENGES: Final = (L_SCORE, L_CHALLENGE, L_CHALLENGE_GONE)
ON_FOOT: Final = (L_MOVE, L_FORCE)  # round what stands in the way; the log has the end alone
HEX_BY_HEX: Final = (L_ENTER, L_DASH, L_JUMP, L_SWOOP, L_PUSH, L_PULL, L_FEAR, L_PLACE)


def log_sentence(arena: Arena, note: Note, seat: int | None, lang: str, you: int | None) -> str:
    """A line of the log as the seat may read it: a card that it may not know is "a card"."""
    return _sentence(arena, [note], seat, lang, you)


def log_sentences(arena: Arena, notes: list[Note], seat: int | None, lang: str, you: int | None) -> list[str]:
    """The log as the seat may read it: cards drawn or discarded in a row stand in one sentence."""
    return [_sentence(arena, alike, seat, lang, you) for alike in in_sentences(notes, seat, OF_CARDS)]


def log_events(arena: Arena, notes: list[Note], seat: int | None) -> list[LogEvent | None]:
    """The events that these log sentences tell, for programs."""
    return [_event(arena, alike, seat) for alike in in_sentences(notes, seat, OF_CARDS)]


def line_ends(notes: list[Note], seat: int | None) -> list[int]:
    """For each of these log sentences, how many of the notes have been told at its end."""
    return sentence_ends(notes, seat, OF_CARDS)


def occurrence(arena: Arena, note: Note, seat: int | None) -> Occurrence:
    """What a note is about, for programs: `where` is a champion, `source` an action card."""
    card = ""
    if note.card and note.known_to(seat) and note.event != L_TRAP:
        is_challenge = note.event in OF_CHALLENGES
        card = arena.board.challenges[note.card - 1].id if is_challenge else CARDS[note.card].id
    if note.event == L_STANDARD:
        card = STANDARDS[note.amount]
    champion = CHAMPIONS[arena.what[note.where]].id if 0 < note.where < FIRST_CARD else ""
    source = CARDS[-note.source].id if -CHALLENGE_CAUSE <= note.source < 0 else ""
    return Occurrence(EVENT_NAMES[note.event], note.player, card, champion, source)


def happening(note: Note) -> Happening:
    """What a note counts as in statistics. A Reaction answers an attack; standard actions have no card."""
    if note.event == L_TURN:
        return Happening("turn")
    if note.event == L_DRAW:
        return Happening("draw", CARDS[note.card].id)
    if note.event in (L_PLAY, L_REACTION):
        return Happening("play", CARDS[note.card].id, answers=note.event == L_REACTION)
    if note.event == L_STANDARD:
        return Happening("use")
    return Happening()


def _event(arena: Arena, notes: list[Note], seat: int | None) -> LogEvent | None:
    note = notes[0]
    event = note.event
    if event == L_TURN:
        return LogEvent(TURN_OF_ROUND, [note.player], number=note.amount)
    if happening(note).what == "play":
        return LogEvent(PLAYED, [note.player], card=CARDS[note.card].id if note.known_to(seat) else "")
    if event == L_VP:
        side = [note.player, note.player + TEAMS] if arena.players > TEAMS else [note.player]
        return LogEvent(POINTS, side, number=note.amount)
    if event == L_DRAW:
        source = CARDS[-note.source].id if -CHALLENGE_CAUSE <= note.source < 0 else ""
        return LogEvent(DRAWN, [note.player], source=source, number=len(notes))
    if event == L_SHUFFLE:
        return LogEvent(SHUFFLED, [note.player])
    if event == L_ATTACK:
        return LogEvent(
            ATTACKED, [note.player], card=CARDS[note.card].id if note.card else "", thing=note.where
        )
    if event == L_DAMAGE:
        return LogEvent(
            WOUNDED, [], card=CHAMPIONS[arena.what[note.where]].id, number=note.amount, thing=note.where
        )
    if event == L_OUT:
        source = CARDS[-note.source].id if -CHALLENGE_CAUSE <= note.source < 0 else ""
        return LogEvent(
            DESTROYED, [], card=CHAMPIONS[arena.what[note.where]].id, source=source, thing=note.where
        )
    if event == L_SCORE:
        return LogEvent(MET, [note.player], number=note.amount)
    if event == L_BAN:
        return LogEvent(BANNED, [note.player], card=CHAMPIONS[note.amount].id)
    if event in ON_FOOT or event in HEX_BY_HEX:
        return LogEvent(WALKED if event in ON_FOOT else DISPLACED, [], thing=note.where, place=note.amount)
    return None


def _sentence(arena: Arena, notes: list[Note], seat: int | None, lang: str, you: int | None) -> str:
    """Notes that differ in their cards alone, as one sentence."""
    note = notes[0]
    known = note.card != 0 and note.known_to(seat)
    key = f"sfb-log-{EVENT_NAMES[note.event]}"
    for ending, holds in (("-unknown", note.card != 0 and not known), ("-card", known)):
        if holds and has(lang, key + ending):
            key += ending
    player, partner = note.player, note.player + TEAMS
    if note.event == L_VP and arena.players > TEAMS:
        key += "-team"
        if partner == you:
            player, partner = partner, player
    return told(
        lang,
        key,
        player == you,
        player=seat_name(lang, player),
        partner=seat_name(lang, partner),
        card=_listed([_card(arena, one, lang) for one in notes], lang) if known else "none",
        count=len(notes),
        champion=thing_name(arena, note.where, lang) if note.where else "none",
        gender=gender_of(arena, note.where),
        source=_source(arena, note, lang),
        amount=note.amount,
        place=_place(arena, note, lang),
    )


def _source(arena: Arena, note: Note, lang: str) -> str:
    """What caused it: a printed card, by its negative number, or a thing that nobody hides."""
    if note.source in (0, note.where):
        return "none"
    if note.source < -CHALLENGE_CAUSE:
        return challenge_name(arena.board.challenges[-note.source - CHALLENGE_CAUSE - 1], lang)
    return card_name(CARDS[-note.source], lang) if note.source < 0 else thing_name(arena, note.source, lang)


def _card(arena: Arena, note: Note, lang: str) -> str:
    """What the note's number names: a challenge, a trap token or an action card."""
    if note.event in OF_CHALLENGES:
        return challenge_name(arena.board.challenges[note.card - 1], lang)
    if note.event == L_TRAP:
        token = arena.board.tokens[note.card - 1]
        name = sentence(lang, f"sfb-trap-{TRAPS[token.kind]}", damage=token.damage)
        return card_mention(f"trap_{TRAPS[token.kind]}{token.damage or ''}", name)
    return card_name(CARDS[note.card], lang)


def _place(arena: Arena, note: Note, lang: str) -> str:
    """What the note's amount stands for, where it is no plain number."""
    event = note.event
    if event in (L_EXHAUST_CORE, L_READY_CORE):
        return core_name(note.amount, lang)
    if event in (L_TEAM, L_BAN):
        return card_name(CHAMPIONS[note.amount], lang)
    if event == L_HOME:
        return sentence(lang, f"sfb-side-{SIDES[note.amount - 1]}")
    if event == L_STANDARD:
        return standard_name(note.amount, lang)
    if event == L_BONUS:
        amount, against, kind = read_bonus(note.amount)
        return sentence(
            lang,
            f"sfb-bonus-{LASTING[kind]}",
            amount=f"{amount:+d}".replace("-", "−"),
            champion=thing_name(arena, against, lang) if against else "none",
            gender=gender_of(arena, note.where),
        )
    return arena.board.names.get(note.amount, "none")


def _listed(names: list[str], lang: str) -> str:
    """Names as a sentence lists them."""
    if len(names) == 1:
        return names[0]
    return sentence(lang, "log-list", most=", ".join(names[:-1]), last=names[-1])
