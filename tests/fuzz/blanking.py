"""Each step, modifier, condition and guard of each card is in turn made to do nothing; a test must notice."""

from __future__ import annotations

import contextlib
import io
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from baston.games.smashup.card import BY_ID, FACTIONS, RULES, SLOT_CARDS, Ability, Card, Replacement
from baston.games.smashup.table import Table
from baston.kernel.effect import Step
from baston.kernel.frame import Frame
from tests.fuzz.play import is_of_a_mat

TESTS = Path(__file__).parents[1] / "smashup" / "factions"
MAT_TESTS = Path(__file__).parents[1] / "smashup" / "base_principale"
LONGEST = 120  # seconds
# Each run of pytest finds what the one before has imported; other searches import hypothesis besides.
AGAIN = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
PLAIN = (
    "bearer_bonus",
    "bearer_power",
    "extra_actions",
    "extra_minions_here",
    "special_play",
    "special_once",
)
FLAGS = ("plays_from_discard", "silences_base", "ends_extra_base", "microbot")
FUNCTIONS = ("own_bonus", "aura", "guard", "forbids", "raises")

Blank = tuple[str, Callable[[], Callable[[], None]]]  # what is blanked; do it, and get its undoing


def nothing(table: Table, me: Frame) -> None:
    """The act of a blanked step."""


def blanks_of(card: Card) -> Iterator[Blank]:
    """Everything of a card that can be made to do nothing."""
    for effect in RULES.effects:
        if effect.name == card.id or effect.name.startswith(f"{card.id} "):
            for i, step in enumerate(effect.steps):
                yield f"{effect.name}, step {i + 1}", _blank_step(step)
                if step.if_acted:
                    yield f"{effect.name}, step {i + 1}, its condition", _set(step, "if_acted", False)
    for ability in card.abilities:
        yield f"{ability.effect.name}, the ability", _blank_ability(card, ability)
        if ability.when is not None:
            yield f"{ability.effect.name}, its condition", _set(ability, "when", None)
        if ability.once:
            yield f"{ability.effect.name}, its limit", _set(ability, "once", 0)
        if ability.to_owner:
            yield f"{ability.effect.name}, for the owner", _set(ability, "to_owner", False)
        if ability.to_doer:
            yield f"{ability.effect.name}, for who did it", _set(ability, "to_doer", False)
    for replacement in card.replacements:
        yield f"{replacement.effect.name}, the replacement", _blank_replacement(card, replacement)
    for name in PLAIN:
        if getattr(card, name):
            yield f"{card.id}, {name}", _set(card, name, 0)
    for name in FLAGS:
        if getattr(card, name):
            yield f"{card.id}, {name}", _set(card, name, False)
    for name in FUNCTIONS:
        if getattr(card, name) is not None:
            yield f"{card.id}, {name}", _set(card, name, None)


def _set(thing: Step[Table] | Ability | Card, name: str, value: object) -> Callable[[], Callable[[], None]]:
    def blank() -> Callable[[], None]:
        before = getattr(thing, name)
        setattr(thing, name, value)
        return lambda: setattr(thing, name, before)

    return blank


def _blank_step(step: Step[Table]) -> Callable[[], Callable[[], None]]:
    return _set(step, "act", nothing)


def _blank_ability(card: Card, ability: Ability) -> Callable[[], Callable[[], None]]:
    def blank() -> Callable[[], None]:
        place = card.abilities.index(ability)
        card.abilities.remove(ability)
        return lambda: card.abilities.insert(place, ability)

    return blank


def _blank_replacement(card: Card, replacement: Replacement) -> Callable[[], Callable[[], None]]:
    def blank() -> Callable[[], None]:
        card.replacements.remove(replacement)
        return lambda: card.replacements.append(replacement)

    return blank


class OnlyOf:
    """A pytest plugin: keeps only the tests marked with the card."""

    def __init__(self, id: str) -> None:
        self.id = id

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if any(self.id in mark.args for mark in item.iter_markers("card"))]


def passes(card: Card) -> bool:
    """Do all tests of the card pass?"""
    return _passes(TESTS / f"test_{card.faction.id}.py", OnlyOf(card.instead_of or card.id))


def _passes(tests: Path, *plugins: object) -> bool:
    """Do these tests pass? One that does not come to an end fails."""
    arguments = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *AGAIN, str(tests)]
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(LONGEST)
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            return pytest.main(arguments, plugins=[*plugins]) == pytest.ExitCode.OK
    except TimeoutError:
        return False
    finally:
        signal.alarm(0)


def _too_long(*of: object) -> None:
    raise TimeoutError


def blanks_of_the_mat() -> Iterator[Blank]:
    """What goes on around a mat and what its slots do: each step, and the replacement of a destruction."""
    for effect in RULES.effects:
        if is_of_a_mat(effect.name):
            for i, step in enumerate(effect.steps):
                yield f"{effect.name}, step {i + 1}", _blank_step(step)
                if step.if_acted:
                    yield f"{effect.name}, step {i + 1}, its condition", _set(step, "if_acted", False)
    for card in SLOT_CARDS:
        if card.id == "west_3":
            yield "keep, the replacement", _blank_replacement(card, card.replacements[0])


def survivors_of_the_mat() -> list[str]:
    """What of a mat can be made to do nothing without any test of the mode failing."""
    found: list[str] = []
    for what, blank in blanks_of_the_mat():
        undo = blank()
        try:
            if _passes(MAT_TESTS):
                found.append(what)
        finally:
            undo()
    return found


def survivors(ids: list[str] | None = None) -> list[str]:
    """What can be made to do nothing without any test of its card failing; of all cards or some."""
    found: list[str] = []
    chosen = [BY_ID[id] for id in ids] if ids else [c for c in BY_ID.values() if c.faction in FACTIONS[1:]]
    for card in chosen:
        blanks = list(blanks_of(card))
        if blanks and not passes(card):
            found.append(f"{card.id}: its tests fail as it is")
            continue
        for what, blank in blanks:
            undo = blank()
            try:
                if passes(card):
                    found.append(what)
            finally:
                undo()
    return found
