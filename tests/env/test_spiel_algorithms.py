"""OpenSpiel's own algorithms in Python, on a nim whose value is known and on a Smash Up cut small."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)

from baston.env import spiel
from baston.games import game_named

DEALS = 6
# Who begins with one heap of four leaves one that the other takes whole; with five it is the other way round.
LOST, WON = "4", "5"
SMALL = (
    "smashup 2017 players=2 turn=1 number=1 vp=14,14 plays=1,1 shuffle=true; base tortuga: 1:zapbot; "
    "base the_homeworld: 2:zapbot; hand 1: zapbot hoverbot; hand 2: shinobi; deck 1: nukebot warbot; "
    "deck 2: shinobi seeing_stars; bases: jungle_oasis"
)


def loaded(name: str, parameters: dict[str, int | str]) -> spiel.SpielGame:
    game = pyspiel.load_game(f"baston_{name}", parameters)
    assert isinstance(game, spiel.SpielGame)
    return game


def nim(heaps: str, deals: int = DEALS) -> spiel.SpielGame:
    written = spiel.written({"heaps": heaps})
    return loaded("nim", {"deals": deals, "options": written, "max_game_length": 40})


def small_smashup() -> spiel.SpielGame:
    """Two bases, decks of two cards, and two rounds at most; chance is exact."""
    written = spiel.written({"position": SMALL, "max_rounds": "2"})
    return loaded("smashup", {"deals": 0, "options": written, "max_game_length": 200})


def value(heaps: str, begins: float) -> float:
    """What the first seat may expect over the deals if who begins gets so much, by who begins in each."""
    game = game_named("nim")
    new = [game.new(game.setup(2, {"heaps": heaps}), deal) for deal in range(DEALS)]
    asked = [state.decision.player for state in new if state.decision is not None]
    return begins * sum(1 if player == 0 else -1 for player in asked) / DEALS


def searcher(game: spiel.SpielGame, simulations: int) -> ismcts.ISMCTSBot:
    chance = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    return ismcts.ISMCTSBot(
        game=game, uct_c=2.0, max_simulations=simulations, evaluator=rollouts, random_state=chance
    )


@pytest.mark.parametrize(("heaps", "begins"), [(LOST, -1.0), (WON, 1.0)])
def test_cfr_finds_the_value_of_nim(heaps: str, begins: float) -> None:
    game = nim(heaps)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert exploitability.exploitability(game, average) < 0.02
    expected = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)
    assert expected == pytest.approx([value(heaps, begins), -value(heaps, begins)], abs=0.04)


def test_what_can_be_gained_on_uniform_play_is_what_the_game_allows() -> None:
    game = nim("3")
    uniform = pyspiel.UniformRandomPolicy(game)
    first = expected_game_score.policy_value(game.new_initial_state(), [uniform] * 2)[0]
    gained = exploitability.nash_conv(game, uniform, use_cpp_br=False, return_only_nash_conv=False)
    # Who begins takes all three and wins; who does not still gains on a rival that may leave something.
    assert gained.nash_conv == pytest.approx(sum(gained.player_improvements))
    assert gained.player_improvements[0] + first >= value("3", 1.0)
    assert gained.player_improvements[1] - first >= -value("3", 1.0)


def test_with_exact_chance_nim_is_worth_nothing_to_either_seat() -> None:
    game = nim("1", deals=0)
    solver = cfr.CFRSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    expected = expected_game_score.policy_value(game.new_initial_state(), [solver.average_policy()] * 2)
    assert expected == pytest.approx([0.0, 0.0])


@pytest.mark.parametrize("make", [lambda: nim(WON), small_smashup], ids=["nim", "smashup"])
def test_external_sampling_mccfr_runs(make: Callable[[], spiel.SpielGame]) -> None:
    game = make()
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(2):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state)
    assert list(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1.0)


def test_mccfr_comes_near_the_value_of_nim() -> None:
    game = nim(WON)
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(300):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.1


def test_ismcts_takes_the_winning_answer_of_nim() -> None:
    game = nim(WON, deals=64)
    bot = searcher(game, simulations=200)
    for deal in (1, 2):
        state = game.new_initial_state()
        state.apply_action(deal)
        begins = state.current_player()
        assert state.action_to_string(begins, int(bot.step(state))).startswith(f"{begins}: take 1")


def test_ismcts_plays_a_small_smashup_to_its_end() -> None:
    game = small_smashup()
    bot = searcher(game, simulations=8)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(0 if state.is_chance_node() else int(bot.step(state)))
    assert sum(state.returns()) == 0.0


@pytest.mark.parametrize("make", [lambda: nim(LOST), small_smashup], ids=["nim", "smashup"])
def test_a_playthrough_can_be_played_again(make: Callable[[], spiel.SpielGame]) -> None:
    text = str(make())
    told = generate_playthrough.playthrough(text, None, seed=1)
    assert told == generate_playthrough.playthrough(text, None, seed=1)
    assert "InformationStateString(0)" in told
    assert "ZERO_SUM" in told
