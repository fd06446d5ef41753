"""Every step that asks something says on which clause of the rules its question rests."""

from __future__ import annotations

from typing import Final

import pytest

from baston.games import game_named
from baston.games.galacticlash.cards.card import RULES as GALACTICLASH
from baston.games.smashup.cards.card import RULES as SMASHUP
from baston.games.superfantasybrawl.cards.card import RULES as BRAWL
from baston.games.superfantasybrawl.constants import CLAUSES_OF_WAYS
from baston.kernel.effect import Effect, Rulebook, Step, asks, must
from baston.kernel.frame import Frame
from baston.kernel.state import State
from baston.rulebook import clauses

# Their clause hangs on what is asked about: what would happen instead, how a champion moves.
ASKED_FOR_OTHERS: Final = {"save", "divert", "movement"}


def uncited(effects: list[Effect[State]], known: set[str]) -> list[str]:
    """The steps that ask without a clause, or with one that the rules do not have."""
    return [
        f"{effect.name}, step {place}: {effect.clause_of(place)!r}"
        for effect in effects
        for place, step in enumerate(effect.steps)
        if step.questions and effect.name not in ASKED_FOR_OTHERS and effect.clause_of(place) not in known
    ]


@pytest.mark.parametrize(
    ("game", "effects"),
    [
        ("smashup", SMASHUP.effects),
        ("superfantasybrawl", BRAWL.effects),
        ("galacticlash", GALACTICLASH.effects),
    ],
)
def test_every_step_that_asks_cites_a_clause(game: str, effects: list[Effect[State]]) -> None:
    game_named(game)  # imports all its cards
    assert uncited(effects, {clause.id for clause in clauses(game)}) == []


def test_every_way_to_move_cites_a_clause() -> None:
    assert set(CLAUSES_OF_WAYS.values()) <= {clause.id for clause in clauses("superfantasybrawl")}


def one(state: State, me: Frame) -> list[int]:
    return [1]


def nothing(state: State, me: Frame) -> None: ...


def test_a_step_cites_its_own_clause_before_that_of_its_effect() -> None:
    rules: Rulebook[State] = Rulebook("T-1")
    effect = rules.new("toy", clause="T-2")
    own = Step(nothing, (must(one),), clause="T-3")
    effect.then(asks(must(one))(nothing)).then(own).if_so(own).then(own.citing("T-4"))
    assert [effect.clause_of(step) for step in range(4)] == ["T-2", "T-3", "T-3", "T-4"]
    assert rules.effects[0].clause_of(0) == "T-1"
    assert uncited(rules.effects, {"T-1", "T-2", "T-3"}) == ["toy, step 3: 'T-4'"]
