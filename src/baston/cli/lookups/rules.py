"""The written rules at the terminal."""

from __future__ import annotations

import json

from rich.text import Text

from baston import rulebook
from baston.cli.terminal.screen import Screen
from baston.kernel.game import Refusal


def find_clauses(game: str, clause: str | None) -> list[rulebook.Clause]:
    """Return all clauses of a game, or the one with this id. Raises Refusal if there is none."""
    try:
        return rulebook.clauses(game) if clause is None else [rulebook.clause(game, clause)]
    except rulebook.NoRules as error:
        raise Refusal("no-rules", game=game, known=", ".join(error.known)) from error
    except rulebook.NoClause as error:
        if error.near:
            raise Refusal("unknown-clause-near", id=error.id, near=", ".join(error.near)) from error
        raise Refusal("unknown-clause", id=error.id, first=error.first, last=error.last) from error


def clause_text(clause: rulebook.Clause, lang: str) -> Text:
    """Return a clause as the terminal shows it: its id and its text in the language."""
    return Text.assemble((clause.id, "bold"), "  ", clause.text_fr if lang == "fr" else clause.text)


def rules(game: str, clause: str | None, lang: str, as_json: bool) -> None:
    """Print the rules of a game, or one clause. Raises Refusal if there are none."""
    found = find_clauses(game, clause)
    if as_json:
        keys = ("id", "section", "text", "text_fr")
        print(json.dumps([{key: getattr(rule, key) for key in keys} for rule in found]))
        return
    screen = Screen(lang)
    section = ""
    for rule in found:
        here = rule.section_fr if lang == "fr" else rule.section
        if here != section:
            screen.show(Text(f"\n{here}" if section else here, "bold underline"))
            section = here
        screen.show(clause_text(rule, lang))
