"""Every question names the clause of the rules that it rests on."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.champions.akhet import akhet, from_the_ashes, wingstorm
from baston.games.superfantasybrawl.champions.dugrun import blizzard, dugrun, mighty_blow
from baston.games.superfantasybrawl.champions.gwaien import arcane_shield, gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel, mighty_jump
from baston.games.superfantasybrawl.champions.sulka import life_drain, sulka
from baston.kernel.rng import Rng
from baston.rulebook import clauses
from tests.superfantasybrawl.scenario import Play, scenario

KNOWN = {clause.id for clause in clauses("superfantasybrawl")}


def clause(game: Play) -> str:
    return GAME.presentation.clause(game.arena)


def test_an_action_its_movement_and_the_choice_to_attack() -> None:
    game = scenario({dugrun: "c2"}, {gwaien: "c4"}, hand=[mighty_blow])
    assert clause(game) == "SFB-60"
    game.begin(mighty_blow)
    assert clause(game) == "SFB-70"
    game.choose("c3")
    assert game.options == ["Gwaien"]
    assert clause(game) == "SFB-93"


def test_the_ways_to_lay_an_area() -> None:
    game = scenario({kolel: "c4"}, {gwaien: "c5"}, hand=[mighty_jump])
    game.begin(mighty_jump)
    assert clause(game) == "SFB-209"
    game.decline()
    assert clause(game) == "SFB-85"


def test_a_reaction() -> None:
    game = scenario({dugrun: "c4"}, {gwaien: "c5"}, hand=[blizzard], rival_hand=[arcane_shield])
    game.play(blizzard, on=gwaien)
    assert clause(game) == "SFB-110"


def test_what_is_asked_after_the_targets() -> None:
    game = scenario({akhet: "c2"}, {gwaien: "c4"}, hand=[wingstorm, from_the_ashes], levelled=[akhet])
    game.play(wingstorm, on=gwaien)
    assert clause(game) == "SFB-340"
    game = scenario({sulka: "c2", dugrun: "j4"}, {gwaien: "c5"}, hand=[life_drain], damage={dugrun: 3})
    game.play(life_drain, on=gwaien)
    assert clause(game) == "SFB-210"


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_asks_nothing_without_a_clause(seed: int) -> None:
    arena = GAME.new(GAME.setup(2 + 2 * seed, {}), seed)
    chance = Rng(seed)
    while arena.decision is not None:
        assert GAME.presentation.clause(arena) in KNOWN
        GAME.answer(arena, arena.decision.options[chance.below(len(arena.decision.options))])
