"""Tree search: it sees what an opponent would answer, and samples a world for each simulation."""

from __future__ import annotations

from baston.bots.ismcts import Ismcts
from tests.bots.counting import begun


def test_an_answer_that_the_opponent_would_punish_is_not_given() -> None:
    """Heaps of 1 and 2: only who takes one counter of the second leaves two alike, and so wins."""
    game, state, seat = begun("1,2")
    endgame = game.load(game.save(state) | {"token": [0, 0]})
    assert all(Ismcts("ismcts:300", 300).choose(game, endgame, seat, seed) == 2 for seed in range(20))


def test_worlds_are_as_many_as_the_budget_says() -> None:
    game, state, seat = begun("3,4,5")
    Ismcts("ismcts:21", 21).choose(game, state, seat, 1)
    assert game.worlds == 21


def test_what_an_option_is_worth_is_what_the_search_finds_behind_it() -> None:
    """Heaps of 1 and 2, as above: one counter of the second wins, anything else loses."""
    game, state, seat = begun("1,2")
    endgame = game.load(game.save(state) | {"token": [0, 0]})
    bot = Ismcts("ismcts:200", 200)
    assert endgame.decision is not None
    before = game.digest(endgame)
    worth = {option: bot.forecast(game, endgame, seat, option, 1) for option in endgame.decision.options}
    assert game.digest(endgame) == before
    assert max(worth, key=lambda option: worth[option]) == 2
    assert worth[2] - worth[1] > 0.5
    assert game.worlds == 200 * len(worth)
