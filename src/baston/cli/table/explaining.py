"""What the screen names besides the things of the table: its signs, who plays, the words of the rules."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from baston import rulebook
from baston.cli.boards.board import Board
from baston.cli.boards.card_sheets import card_name, folded, names_of
from baston.cli.lookups.rules import clause_text, term_text
from baston.cli.table.session import Session
from baston.cli.terminal.names import ME, with_names
from baston.kernel.text import Json, a_dict, a_list, an_int
from baston.locales import sentence
from baston.terms import Term, plain, terms, terms_called

MOST: Final = 3  # clauses that are shown for a word
SHORTEST: Final = 2  # letters of a word that is looked for in the rules


def explained(
    session: Session, board: Board, names: list[str], view: dict[str, Json], what: str, lang: str
) -> RenderableType | None:
    """Return what is known of a thing, a sign, a seat, a clause or a word of the rules; None if of nothing.

    A word of the rules may stand in names of cards too: then both are told. A term says what it means.
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
    told += [] if sheet is None else not_now(session, view, what, names, lang)
    told += [] if sheet is None else not_there(session, board.places(view, what), names, lang)
    if not is_card:
        means = terms_called(terms_of(session), what)
        told += [term_text(term, lang) for term in means]
        told += [] if means else [clause_text(one, lang) for one in _clauses(session.game.name, what, lang)]
    return Group(*told) if told else None


def terms_of(session: Session) -> list[Term]:
    """Return the terms of the game and the mode that are played."""
    return terms(session.game.name, session.game.mode(session.record.setup))


def not_now(
    session: Session, view: dict[str, Json], what: str, names: list[str], lang: str
) -> list[RenderableType]:
    """Return why what has this name, or of the hand this code, cannot be played or chosen now."""
    asked = session.state.decision
    seat = session.people[0] if asked is None or asked.player not in session.people else asked.player
    reasons = session.game.presentation.reasons(session.state, seat, lang)
    catalog = {entry["id"]: entry for entry in session.game.texts.catalog()}
    said: list[str] = []
    for place, held in enumerate(_hand(view, seat), 1):
        reason = reasons.get(an_int(held["handle"]))
        called = {*names_of(catalog[held["card"]]), f"h{place}"}
        if reason is not None and folded(what) in called:
            line = sentence(lang, "not-now", why=with_names(reason.said, names), clause=reason.clause)
            said += [] if line in said else [line]
    for handle, reason in session.game.presentation.barred(session.state, seat, 0, lang).items():
        card = _cards_in(view).get(handle)
        if card in catalog and folded(what) in names_of(catalog[card]):
            line = sentence(lang, "not-this", why=with_names(reason.said, names), clause=reason.clause)
            said += [] if line in said else [line]
    return [Text(line, "yellow") for line in said]


def not_there(session: Session, places: list[int], names: list[str], lang: str) -> list[RenderableType]:
    """Return why these places cannot be chosen now, or which cards of the hand cannot go there, and why."""
    asked, game = session.state.decision, session.game
    if asked is None or asked.player not in session.people or not places:
        return []
    seat, entries = asked.player, {entry["id"]: entry for entry in game.texts.catalog()}
    hand = _cards_in(a_list(game.presentation.view(session.state, seat).get("hands", [])))
    cards: dict[str, list[str]] = {}
    for held in (0, *hand):
        for handle, reason in game.presentation.barred(session.state, seat, held, lang).items():
            if handle in places:
                why = with_names(reason.said, names)
                said = sentence(lang, "not-there" if held else "not-this", why=why, clause=reason.clause)
                card = card_name(entries[hand[held]], lang) if held else ""
                cards.setdefault(said, [])
                cards[said] += [card] if card and card not in cards[said] else []
    return [Text(" ".join([", ".join(whose), said]).strip(), "yellow") for said, whose in cards.items()]


def _cards_in(part: Json) -> dict[int, str]:
    """By handle, the ids of the things that stand in a view."""
    found: dict[int, str] = {}
    if isinstance(part, dict):
        handle, card = part.get("handle"), part.get("champion", part.get("card"))
        if isinstance(handle, int) and isinstance(card, str):
            found[handle] = card
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        found |= _cards_in(inner)
    return found


def _hand(view: dict[str, Json], seat: int) -> list[dict[str, Json]]:
    """The cards of the seat's hand; none in games without hands."""
    hands = a_list(view.get("hands", []))
    return [a_dict(card) for card in a_list(hands[seat])] if hands else []


def _clauses(game: str, what: str, lang: str) -> list[rulebook.Clause]:
    """The clause with this id, else the first few that name the word."""
    try:
        clauses = rulebook.clauses(game)
    except rulebook.NoRules:
        return []
    wanted = re.compile(rf"\b{re.escape(plain(what))}(?:s|es)?\b")
    named = [one for one in clauses if one.id == what.upper()]
    if named or len(what) < SHORTEST:
        return named
    texts = ((one, one.text_fr if lang == "fr" else one.text) for one in clauses)
    return [one for one, text in texts if wanted.search(plain(text))][:MOST]


def _has(sign: str, what: str) -> bool:
    """Whether this is the sign, or one of those that are explained together."""
    return what == sign or what in sign.split()
