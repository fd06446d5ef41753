"""The bot that plays by weights: the same again, and as `greedy` where they are not for the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from baston.bots import bot_named
from baston.bots.policy import SHARPNESS_AHEAD, Policy, drawn
from baston.games import game_named
from baston.guests import names_in
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.simulation.match import play
from tests.bots.made import weights_for

NIM = game_named("nim")


def opening(seed: int = 1) -> State:
    return NIM.new(NIM.setup(2, {"heaps": "3,4,5"}), seed)


def test_the_same_seed_gives_the_same_answer() -> None:
    state = opening()
    assert state.decision is not None
    seat = state.decision.player
    chosen: list[list[int]] = []
    for _ in "12":
        bot = Policy("p", weights_for(NIM, most=64))
        chosen.append([bot.choose(NIM, state, seat, seed) for seed in range(40)])
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) <= set(state.decision.options)
    assert len(set(chosen[0])) > 1, "the seed counts"


@pytest.mark.parametrize("name", ["smashup", "galacticlash", "superfantasybrawl"])
def test_it_plays_whole_games_by_its_name(name: str, tmp_path: Path) -> None:
    game = game_named(name)
    file = tmp_path / "Some.weights"
    file.write_bytes(weights_for(game, width=2, words=16).written())
    bots = [f"policy:{file}", "uniform"]
    setup = game.setup(2, {"factions": "random"} if name == "smashup" else {})
    first, second = (play(game, setup, bots, 3).row for _ in "12")
    assert first == second
    assert first.bots == bots


def test_weights_for_another_game_leave_it_to_the_estimate() -> None:
    state, stranger = opening(), Policy("p", weights_for(game_named("smashup"), width=2, words=16))
    greedy = bot_named("greedy")
    assert state.decision is not None
    chosen = [
        [bot.choose(NIM, state, state.decision.player, seed) for seed in range(20)]
        for bot in (stranger, greedy)
    ]
    assert chosen[0] == chosen[1]


def test_a_file_that_has_changed_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "nim.weights"
    numbers = []
    for seed in (1, 2):
        file.unlink(missing_ok=True)
        file.write_bytes(weights_for(NIM, seed).written())
        bot = bot_named(f"policy:{file}")
        assert isinstance(bot, Policy)
        assert bot.weights is not None
        numbers.append(bot.weights.written())
    assert numbers[0] != numbers[1]


def test_the_name_of_a_file_keeps_its_case() -> None:
    assert names_in("Greedy,policy:Some/File.Weights") == ["greedy", "policy:Some/File.Weights"]


def test_what_is_scored_higher_is_drawn_more_often() -> None:
    chance = Rng(1)
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[drawn([1024, 1024 - 256, -99_999_999], chance)] += 1
    assert counts[2] == 0
    assert 1.8 < counts[0] / counts[1] < 2.2, "a quarter less is half as often"
    sharply = [drawn([1024, 1024 - 256], chance, SHARPNESS_AHEAD) for _ in range(4000)]
    assert 12 < sharply.count(0) / sharply.count(1) < 20, "a sixteenth as often, where it looks ahead"
