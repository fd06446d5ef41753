"""Tree search: it sees what an opponent would answer, keeps to its budget, and depends on its seed alone."""

from __future__ import annotations

from baston.bots.ismcts import Ismcts
from baston.bots.naming import bot_named
from tests.bots.counting import begun


def test_the_last_counters_are_taken() -> None:
    game, state, seat = begun("2")
    endgame = game.load(game.save(state) | {"token": [0, 0]})  # both tokens are spent
    assert all(Ismcts("ismcts:40", 40).choose(game, endgame, seat, seed) == 3 for seed in range(20))


def test_an_answer_that_the_opponent_would_punish_is_not_given() -> None:
    """Heaps of 1 and 2: only who takes one counter of the second leaves two alike, and so wins."""
    game, state, seat = begun("1,2")
    endgame = game.load(game.save(state) | {"token": [0, 0]})
    assert all(Ismcts("ismcts:300", 300).choose(game, endgame, seat, seed) == 2 for seed in range(20))


def test_worlds_are_as_many_as_the_budget_says() -> None:
    game, state, seat = begun("3,4,5")
    Ismcts("ismcts:21", 21).choose(game, state, seat, 1)
    assert game.worlds == 21


def test_the_smallest_budget_is_kept() -> None:
    game, state, seat = begun("3,4,5")
    assert state.decision is not None
    assert Ismcts("ismcts:1", 1).choose(game, state, seat, 1) in state.decision.options
    assert game.worlds == 1


def test_a_budget_of_time_is_used_for_many_playouts() -> None:
    game, state, seat = begun("3,4,5")
    assert state.decision is not None
    assert bot_named("ismcts:0.05s").choose(game, state, seat, 1) in state.decision.options
    few = game.worlds
    bot_named("ismcts:0.5s").choose(game, state, seat, 1)
    assert game.worlds - few > few >= 1


def test_the_same_seed_chooses_the_same() -> None:
    game, state, seat = begun("9,9,9,9")
    chosen = [Ismcts("ismcts:9", 9).choose(game, state, seat, seed) for seed in range(20)]
    assert chosen == [Ismcts("ismcts:9", 9).choose(game, state, seat, seed) for seed in range(20)]
    assert len(set(chosen)) > 1
