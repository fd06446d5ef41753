"""The bot that searches are measured against."""

from __future__ import annotations

import pytest

from baston.bots.monte_carlo import TUNED
from baston.bots.root_parallel import RootParallelSearch, SearchTask
from baston.bots.tree import EXPLORATION
from baston.kernel.frame import NOBODY
from baston.kernel.game import Refusal
from bench.reference import TREES, Reference
from tests.bots.counting import begun


def test_it_gives_no_answer_that_the_opponent_would_punish() -> None:
    """Heaps of 1 and 2: only who takes one counter of the second leaves two alike, and so wins."""
    game, state, seat = begun("1,2")
    endgame = game.load(game.save(state) | {"token": [0, 0]})
    assert all(Reference("reference:300").choose(game, endgame, seat, seed) == 2 for seed in range(20))


def test_its_budget_is_shared_by_two_trees() -> None:
    game, state, seat = begun("3,4,5")
    Reference("reference:21").choose(game, state, seat, 1)
    assert game.samples == 21 + TREES  # each draws one more, to see later whether what grew can be kept


def test_it_explores_as_little_as_it_did() -> None:
    """Trees that explore as today's do would give other answers in some of these searches."""
    as_then = [answered_by_two_trees(0.2, seed) for seed in range(12)]
    game, state, seat = begun("3,4,5")
    assert [Reference("reference:40").choose(game, state, seat, seed) for seed in range(12)] == as_then
    assert as_then != [answered_by_two_trees(EXPLORATION, seed) for seed in range(12)]


def answered_by_two_trees(exploration: float, seed: int) -> int:
    """What two trees of 20 rollouts that explore so much visit most, in the same game."""
    game, state, seat = begun("3,4,5")
    task = SearchTask(seat, seed, taken=NOBODY, rollouts=40, seconds=0.0)
    trees = [RootParallelSearch(TUNED, number, 2, exploration) for number in range(2)]
    found = zip(*[tree.search(game, state, task) for tree in trees], strict=True)
    visits = [sum(of_option) for of_option in found]
    return game.search.candidates(state)[visits.index(max(visits))]


def test_a_budget_is_rollouts_or_seconds() -> None:
    with pytest.raises(Refusal) as caught:
        Reference("reference:much")
    assert caught.value.key == "bad-budget"
