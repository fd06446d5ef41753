"""Clauses and rulings: where something shows them, and what carries a ruling."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

import yaml

from baston.games import GAMES
from baston.kernel.text import a_dict, a_list, a_str
from baston.rulebook import NoRules, clauses
from tests.hygiene.source import PACKAGE, ROOT

SHEETS: Final = ROOT / "tests" / "facts"
CLAUSE: Final = re.compile(r"\b[A-Z]{1,3}-\d+")


class Ruling(NamedTuple):
    """A ruling of the facts: what it is about, and the clause or decision that carries it."""

    id: str
    clause: str
    decision: str


@cache
def all_clauses() -> list[str]:
    """The ids of the clauses of all games that have written rules."""
    found: list[str] = []
    for game in GAMES:
        try:
            found += [clause.id for clause in clauses(game)]
        except NoRules:
            continue
    return found


@cache
def cited_by_code() -> set[str]:
    """The clauses that the package names in its comments, docstrings and values."""
    sources = (path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    return {id for source in sources for id in CLAUSE.findall(source)}


@cache
def decisions() -> set[str]:
    """The numbers of the decisions, such as 0006."""
    return {path.name[:4] for path in (ROOT / "docs" / "decisions").glob("*.md")}


@cache
def rulings() -> list[Ruling]:
    """Those of all sheets of facts."""
    found: list[Ruling] = []
    for path in sorted(SHEETS.glob("*.yaml")):
        for told in a_list(a_dict(yaml.safe_load(path.read_text("utf-8"))).get("rulings", [])):
            one = a_dict(told)
            id, clause, decision = (a_str(one.get(name, "")) for name in ("id", "clause", "decision"))
            found.append(Ruling(id, clause, decision))
    return found


def not_shown(ids: Iterable[str], shown: set[str], excused: Mapping[str, str]) -> Iterator[str]:
    """What is shown nowhere and is not excused; and what is excused without need, or is not there."""
    known = [*ids]
    for id in known:
        if id not in shown and id not in excused:
            yield f"{id}: shown nowhere"
    for id, reason in excused.items():
        if id not in known:
            yield f"{id}: excused, but not there"
        elif id in shown or not reason:
            yield f"{id}: excused without need or reason"


def not_carried(ruling: Ruling, known: Iterable[str], decided: set[str]) -> Iterator[str]:
    """What is wrong with what a ruling names as carrying it."""
    if bool(ruling.clause) == bool(ruling.decision):
        yield f"{ruling.id}: names neither or both of a clause and a decision"
    elif ruling.clause and ruling.clause not in known:
        yield f"{ruling.id}: there is no clause {ruling.clause}"
    elif ruling.decision and ruling.decision not in decided:
        yield f"{ruling.id}: there is no decision {ruling.decision}"
