"""What the code of each card says: the names and numbers of its steps, and what may be declined.

A card stands in a module at the top level, `name = FACTION.kind(…)`. To it belong all statements there that
name it, as in `@name.then` or `name.guard = …`, and the functions and constants of the module that these use.
"""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final

from baston.games.galacticlash.cards.card import Card as ClashCard
from baston.games.smashup.cards.card import Card as SmashUpCard
from baston.games.superfantasybrawl.cards.card import Card as BrawlCard
from baston.games.superfantasybrawl.cards.card import Champion
from tests.hygiene.source import ROOT

PACKAGES: Final = {
    "smashup": "baston.games.smashup.factions",
    "superfantasybrawl": "baston.games.superfantasybrawl.champions",
    "galacticlash": "baston.games.galacticlash.factions",
}
PRINTED: Final = (SmashUpCard, BrawlCard, Champion, ClashCard)
QUESTIONS: Final = {"may", "any_number", "up_to"}  # those that can be declined
FIGURES: Final = {
    "power",
    "copies",
    "breakpoint",
    "vp",
    "text",
    "gist",
    "move",
    "strength",
    "defense",
    "box",
    "story",
}
HELP: Final = (
    "shared_steps",
    "extra_plays",
    "observer",
    "revealed",
    "targets",
    "skills",
    "scoring",
    "query",
)  # what cards share


@dataclass(frozen=True)
class Declared:
    """What the code of a card says."""

    game: str
    id: str
    names: frozenset[str]  # of what it uses, and of the attributes and arguments that it sets
    numbers: frozenset[int]  # without their signs, printed figures left out

    def says(self, patterns: list[str]) -> bool:
        """Is any of these in a name that it uses?"""
        return any(re.search(pattern, name) for pattern in patterns for name in self.names)


@cache
def declared() -> dict[str, Declared]:
    """All cards that stand in modules, by their ids."""
    found: dict[str, Declared] = {}
    for game, package in PACKAGES.items():
        for module in modules(package):
            for card in declared_in(game, source_of(module.__name__), ids_of(module)):
                found[card.id] = card
    return found


def modules(package: str) -> Iterator[ModuleType]:
    """The modules of a package, at any depth; packages themselves declare nothing."""
    for found in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
        if not found.ispkg:
            yield import_module(found.name)


def source_of(module: str) -> str:
    """The text of a module of the package, which is compiled where the tests run on that form."""
    return ROOT.joinpath("src", *module.split(".")).with_suffix(".py").read_text("utf-8")


def ids_of(module: ModuleType) -> dict[str, str]:
    """The ids of the cards of a module by the names that they have there."""
    return {name: value.id for name, value in vars(module).items() if isinstance(value, PRINTED)}


def declared_in(game: str, source: str, ids: dict[str, str]) -> Iterator[Declared]:
    """What a module says of each of its cards."""
    body = ast.parse(source).body
    cards = {
        name: one
        for one in body
        if isinstance(one, ast.Assign | ast.AnnAssign)
        for name in defined(one)
        if name in ids
    }
    rest = [one for one in body if one not in cards.values()]
    shared = {name: one for one in rest for name in defined(one)}
    help_of = imported(body)
    for name, declaration in cards.items():
        names, numbers = told_by(belonging(name, rest), shared)
        names |= {told for node in ast.walk(declaration) for told in named(node)} - FIGURES
        names |= {asked for one in names if one in help_of for asked in questions(help_of[one], one)}
        yield Declared(game, ids[name], frozenset(names - {*cards}), frozenset(numbers))


def belonging(card: str, statements: list[ast.stmt]) -> list[ast.stmt]:
    """The statements that name the card, or an effect that one of them has given it."""
    known = {card}
    own: list[ast.stmt] = []
    for statement in statements:
        if used(statement) & known:
            own.append(statement)
            if isinstance(statement, ast.FunctionDef) and known & used_by(statement.decorator_list):
                known |= defined(statement)
    return own


def told_by(own: list[ast.stmt], shared: dict[str, ast.stmt]) -> tuple[set[str], set[int]]:
    """The names and numbers of these statements and of what they use of the module."""
    names: set[str] = set()
    numbers: set[int] = set()
    seen: list[ast.stmt] = []
    waiting = [*own]
    while waiting:
        statement = waiting.pop()
        if any(statement is one for one in seen):
            continue
        seen.append(statement)
        for node in ast.walk(statement):
            names |= named(node)
            numbers |= number(node)
        waiting += [shared[name] for name in used(statement) if name in shared]
    return names, numbers


@cache
def questions(module: str, name: str) -> frozenset[str]:
    """The questions that can be declined among those of a function that cards share."""
    body = ast.parse(source_of(module)).body
    shared = {given: one for one in body for given in defined(one)}
    if name not in shared:
        return frozenset()
    names, _ = told_by([shared[name]], shared)
    return frozenset(names & QUESTIONS)


def imported(body: list[ast.stmt]) -> dict[str, str]:
    """The modules from which names come that cards share."""
    return {
        alias.name: one.module
        for one in body
        if isinstance(one, ast.ImportFrom) and one.module and one.module.rpartition(".")[2] in HELP
        for alias in one.names
    }


def defined(statement: ast.stmt) -> set[str]:
    """The names that a statement of a module gives."""
    match statement:
        case ast.FunctionDef(name=name):
            return {name}
        case ast.Assign(targets=targets):
            return {target.id for target in targets if isinstance(target, ast.Name)}
        case ast.AnnAssign(target=ast.Name(id=name)):
            return {name}
    return set()


def used(statement: ast.stmt) -> set[str]:
    """The names that a statement takes from its module."""
    return used_by([statement])


def used_by(nodes: Sequence[ast.AST]) -> set[str]:
    """The names in these parts of a module."""
    return {node.id for one in nodes for node in ast.walk(one) if isinstance(node, ast.Name)}


def named(node: ast.AST) -> set[str]:
    """The name that a node of the code uses or sets, if it does."""
    match node:
        case ast.Name(id=name) | ast.keyword(arg=str(name)):
            return {name}
        case ast.Attribute(attr=name):
            return {name}
    return set()


def number(node: ast.AST) -> set[int]:
    """The whole number that a node is, without its sign, if it is one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool):
        return {node.value}
    return set()
