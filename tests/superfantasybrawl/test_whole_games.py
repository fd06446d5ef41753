"""Random games keep every invariant, and guided games reach every step of every card and trap."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.variant import DRAFTS
from baston.kernel.rng import Rng
from tests.fuzz.brawl import exhaust, table
from tests.fuzz.guided import checked_game
from tests.superfantasybrawl.invariants import Watch


@pytest.mark.clause("SFB-10", "SFB-176", "SFB-142")
@pytest.mark.parametrize("n", range(2 * len(DRAFTS)))
def test_random_games_keep_every_invariant(n: int) -> None:
    for seed in range(3):
        players, options = table(n, Rng(seed))
        arena, answers = checked_game(GAME, GAME.setup(players, options), seed, Watch(), log=True)
        assert arena.players == players
        assert answers > 50


@pytest.mark.clause("SFB-60", "SFB-110", "SFB-170")
def test_every_step_of_every_card_and_trap_acts_in_some_game() -> None:
    assert exhaust(games=700, seed=1) == []
