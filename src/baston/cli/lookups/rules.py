"""The written rules at the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from baston import rulebook
from baston.cli.terminal.screen import Screen
from baston.kernel.game import Game, Refusal
from baston.kernel.state import State
from baston.terms import Term, all_terms, plain, terms


def find_clauses(game: str, clause: str | None, mode: str | None = None) -> list[rulebook.Clause]:
    """Return all clauses of a game, or those of a mode, or the one with this id.

    Raises Refusal if there is none.
    """
    try:
        return rulebook.clauses(game, mode) if clause is None else [rulebook.clause(game, clause)]
    except rulebook.NoRules as error:
        raise Refusal("no-rules", game=game, known=", ".join(error.known)) from error
    except rulebook.NoClause as error:
        if error.near:
            raise Refusal("unknown-clause-near", id=error.id, near=", ".join(error.near)) from error
        raise Refusal("unknown-clause", id=error.id, first=error.first, last=error.last) from error


def modes_of_rules(game: str) -> list[str]:
    """Return the modes of a game that have rules of their own; none if it has no rules."""
    try:
        return rulebook.modes(game)
    except rulebook.NoRules:
        return []


def clause_text(clause: rulebook.Clause, lang: str) -> Text:
    """Return a clause as the terminal shows it: its id and its text in the language."""
    return Text.assemble((clause.id, "bold"), "  ", clause.text_fr if lang == "fr" else clause.text)


def term_text(term: Term, lang: str) -> Text:
    """Return a term as the terminal shows it: how it is printed, what it means, the clause that says so."""
    return Text.assemble(
        (term.forms_in(lang)[0], "bold"), f" – {term.means_in(lang)}", (f" ({term.clause})", "dim")
    )


class Asked(NamedTuple):
    """What of the rules is wanted: a clause by its id, what has a text, what holds in a mode."""

    clause: str | None = None
    search: str | None = None
    mode: str | None = None


def rules(game: Game[State], asked: Asked, lang: str, as_json: bool) -> None:
    """Print what is asked for of the rules of a game. A terminal shows more than a clause page by page.

    Raises Refusal if there are no rules, no such clause or mode, or nowhere what is looked for.
    """
    if asked.mode is not None and asked.mode not in {*game.modes, *modes_of_rules(game.name)}:
        raise Refusal("bad-option", name="mode", value=asked.mode)
    clauses = find_clauses(game.name, asked.clause, asked.mode)
    meant: list[Term] = []
    if asked.search is not None:
        known = all_terms(game.name) if asked.mode is None else terms(game.name, asked.mode)
        meant = [term for term in known if _is_called(term, asked.search)]
        clauses = [rule for rule in clauses if _has(rule_text(rule, lang), asked.search)]
        if not clauses and not meant:
            raise Refusal("rules-nowhere", typed=asked.search)
    if as_json:
        keys = ("id", "section", "text", "text_fr")
        print(json.dumps([{key: getattr(rule, key) for key in keys} for rule in clauses]))
        return
    screen = Screen(lang)
    with screen.paged(asked.clause is None):
        for what in _shown(meant, clauses, lang):
            screen.show(what)


def rule_text(rule: rulebook.Clause, lang: str) -> str:
    """Return the text of a clause in the language, after its id."""
    return f"{rule.id} {rule.text_fr if lang == 'fr' else rule.text}"


def _shown(meant: list[Term], found: list[rulebook.Clause], lang: str) -> Iterator[RenderableType]:
    """The terms, then the clauses below the heads of their sections."""
    for term in meant:
        yield term_text(term, lang)
    section = ""
    for rule in found:
        here = rule.section_fr if lang == "fr" else rule.section
        if here != section:
            yield Text(f"\n{here}" if section or meant else here, "bold underline")
            section = here
        yield clause_text(rule, lang)


def _has(text: str, search: str) -> bool:
    """Whether all words that are looked for stand in the text, whatever the case and accents."""
    within = plain(text)
    return all(word in within for word in plain(search).split())


def _is_called(term: Term, search: str) -> bool:
    """Whether a form of the term begins so, in either language."""
    return any(plain(form).startswith(plain(search)) for form in term.forms + term.forms_fr)
