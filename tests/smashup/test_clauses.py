"""Every question names the clause of the rules that it rests on."""

from __future__ import annotations

import pytest

from baston.games.nim import GAME as NIM
from baston.games.smashup import GAME
from baston.games.smashup.cards.card import RULES
from baston.games.smashup.factions.aliens import collector
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, tar_pits
from baston.games.smashup.factions.ninjas import ninja_master, shinobi, temple_of_goju
from baston.games.smashup.factions.pirates import buccaneer, cannon, full_sail, saucy_wench
from baston.rulebook import clauses
from tests.smashup.games import fresh, play_at_random
from tests.smashup.scenario import Play, at, mine, scenario, theirs

KNOWN = {clause.id for clause in clauses("smashup")}


def clause(game: Play) -> str:
    return GAME.presentation.clause(game.table)


def test_the_draft_and_the_play_phase() -> None:
    assert GAME.presentation.clause(fresh(factions="draft")) == "SU-4"
    assert clause(scenario(hand=[king_rex], bases=[at(jungle_oasis)])) == "SU-12"


def test_a_card_that_has_been_played() -> None:
    game = scenario(
        hand=[collector, cannon], bases=[at(jungle_oasis, theirs(saucy_wench), theirs(saucy_wench))]
    )
    game.play(collector, base=1)
    assert clause(game) == "SU-13"
    game.decline()
    game.play(cannon)
    assert clause(game) == "SU-14"


def test_a_replacement() -> None:
    bases = [at(jungle_oasis, theirs(buccaneer)), at(tar_pits), at(temple_of_goju)]
    game = scenario(hand=[ninja_master], bases=bases)
    game.play(ninja_master, base=1)
    game.choose(buccaneer)
    assert clause(game) == "SU-135"


def test_a_window_and_a_base_with_a_clause_of_its_own() -> None:
    strong = (mine(king_rex), mine(king_rex), mine(king_rex))
    game = scenario(
        hand=[full_sail, shinobi], bases=[at(temple_of_goju, *strong), at(tar_pits), at(jungle_oasis)]
    )
    game.end_turn()
    assert clause(game) == "SU-34"
    game.decline()
    assert clause(game) == "SU-127"


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_asks_nothing_without_a_clause(seed: int) -> None:
    table = fresh(2 + seed % 3, seed, factions="draft", edition=("2017", "2012")[seed % 2])
    while not table.over:
        assert GAME.presentation.clause(table) in KNOWN, RULES.effects[table.frames[-1].effect].name
        play_at_random(table, 1, seed)


def test_a_game_without_written_rules_names_none() -> None:
    assert NIM.presentation.clause(NIM.new(NIM.setup(2, {}), 1)) == ""
