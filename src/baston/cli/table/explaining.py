"""What the screen names besides the things of the table: its signs, who plays, the words of the rules."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from baston import rulebook
from baston.cli.boards.board import Board
from baston.cli.boards.card_sheets import folded, names_of
from baston.cli.lookups.rules import clause_text
from baston.cli.table.session import Session
from baston.cli.terminal.names import ME
from baston.kernel.text import Json
from baston.locales import sentence

MOST: Final = 3  # clauses that are shown for a word
SHORTEST: Final = 2  # letters of a word that is looked for in the rules


def explained(
    session: Session, board: Board, names: list[str], view: dict[str, Json], what: str, lang: str
) -> RenderableType | None:
    """Return what is known of a thing, a sign, a seat, a clause or a word of the rules; None if of nothing.

    A word of the rules may stand in names of cards too: then both are told.
    """
    signs: list[RenderableType] = [
        Text.assemble((sign, "bold"), f" {meaning}") for sign, meaning in board.legend() if _has(sign, what)
    ]
    seats: list[RenderableType] = []
    for seat, (name, bot) in enumerate(zip(names, session.record.seats, strict=True)):
        if folded(name) == folded(what):
            seats.append(Text(sentence(lang, "seat-person" if bot == ME else "seat-bot", name=name)))
            more = board.seat(view, seat)
            seats += [] if more is None else [more]
    if signs or seats:
        return Group(*signs, *seats)
    sheet = board.sheet(view, what)
    is_card = any(folded(what) in names_of(entry) for entry in session.game.texts.catalog())
    told = [] if sheet is None else [sheet]
    told += [] if is_card else [clause_text(one, lang) for one in _clauses(session.game.name, what, lang)]
    return Group(*told) if told else None


def _clauses(game: str, what: str, lang: str) -> list[rulebook.Clause]:
    """The clause with this id, else the first few that name the word."""
    try:
        clauses = rulebook.clauses(game)
    except rulebook.NoRules:
        return []
    wanted = re.compile(rf"\b{re.escape(_plain(what))}(?:s|es)?\b")
    named = [one for one in clauses if one.id == what.upper()]
    if named or len(what) < SHORTEST:
        return named
    texts = ((one, one.text_fr if lang == "fr" else one.text) for one in clauses)
    return [one for one, text in texts if wanted.search(_plain(text))][:MOST]


def _has(sign: str, what: str) -> bool:
    """Whether this is the sign, or one of those that are explained together."""
    return what == sign or what in sign.split()


def _plain(text: str) -> str:
    """The text without case and accents."""
    parts = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
