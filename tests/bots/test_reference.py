"""The bot that searches are measured against."""

from __future__ import annotations

import pytest

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


def test_a_budget_is_rollouts_or_seconds() -> None:
    with pytest.raises(Refusal) as caught:
        Reference("reference:much")
    assert caught.value.key == "bad-budget"
