"""The rules of a game as the web table has them, with the places at which they name cards; and its terms."""

from __future__ import annotations

import re
from functools import cache

from msgspec import UNSET

from baston import rulebook
from baston.games import game_named
from baston.kernel.text import Json
from baston.server.protocol import Mentions, Named, RuleInfo, TermInfo
from baston.terms import all_terms


@cache
def rules_of(game: str) -> list[RuleInfo]:
    """Return all clauses of a game. Raises NoRules if it has none."""
    found = rulebook.clauses(game)
    names = _names(game_named(game).texts.catalog())
    pattern = re.compile(
        rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})(?!\w)"
    )

    def named(text: str) -> list[Named]:
        return [Named(match.start(), len(match[0]), names[match[0]]) for match in pattern.finditer(text)]

    def info(clause: rulebook.Clause) -> RuleInfo:
        english, french = named(clause.text), named(clause.text_fr)
        mentions = Mentions(english, french) if english or french else UNSET
        return RuleInfo(
            clause.id,
            clause.section,
            clause.section_fr,
            clause.text,
            clause.text_fr,
            mentions,
            clause.mode or UNSET,
        )

    return [info(clause) for clause in found]


@cache
def terms_of(game: str) -> list[TermInfo]:
    """Return all terms of a game and of its modes."""
    return [
        TermInfo(
            term.id,
            term.clause,
            list(term.forms),
            list(term.forms_fr),
            term.means,
            term.means_fr,
            term.mode or UNSET,
            term.common or UNSET,
        )
        for term in all_terms(game)
    ]


def _names(catalog: list[dict[str, Json]]) -> dict[str, str]:
    """The cards by their names in both languages, and as rules write their dots and apostrophes."""
    return {
        spelling: str(entry["id"])
        for entry in catalog
        for name in (entry["name_fr"], entry["name"])
        if isinstance(name, str) and name
        for spelling in (name, name.replace("...", "…"), name.replace("'", "’"))
    }
