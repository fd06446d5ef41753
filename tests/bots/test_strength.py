"""Bots beat those below them. Seeds are fixed, so that a match ends the same each time."""

from __future__ import annotations

from baston.bots import bot_named
from baston.games import game_named
from baston.kernel.rng import Rng
from tests.bots.match import wins


def test_greedy_beats_uniform_at_nim() -> None:
    assert wins("nim", bot_named("greedy"), bot_named("uniform"), 200) > 120


def test_flat_beats_uniform_at_nim() -> None:
    assert wins("nim", bot_named("flat:60"), bot_named("uniform"), 60) > 40


def test_uniform_is_no_better_than_itself() -> None:
    assert 70 < wins("nim", bot_named("uniform"), bot_named("uniform"), 200) < 130


def test_uniform_takes_each_option_about_as_often() -> None:
    game = game_named("nim")
    state = game.new(game.setup(2, {"heaps": "1,1,1,1"}), 0)
    assert state.decision is not None
    chance = Rng(9)
    bot = bot_named("uniform")
    picks = [bot.choose(game, state, state.decision.player, chance.next32()) for _ in range(4000)]
    assert sorted(set(picks)) == state.decision.options
    assert all(850 < picks.count(option) < 1150 for option in state.decision.options)


def test_greedy_beats_uniform_at_smashup() -> None:
    assert wins("smashup", bot_named("greedy"), bot_named("uniform"), 20) > 13


def test_flat_beats_uniform_at_smashup() -> None:
    assert wins("smashup", bot_named("flat:12"), bot_named("uniform"), 4) > 2


def test_greedy_beats_uniform_at_galacticlash() -> None:
    assert wins("galacticlash", bot_named("greedy"), bot_named("uniform"), 40) > 32


def test_greedy_beats_uniform_at_superfantasybrawl() -> None:
    assert wins("superfantasybrawl", bot_named("greedy"), bot_named("uniform"), 6) > 4


def test_who_is_greedy_now_and_then_is_in_between() -> None:
    """It takes the best as often as it is told to, and by chance in some of the other answers."""
    game = game_named("nim")
    state = game.new(game.setup(2, {"heaps": "1,2,9"}), 0)
    game.answer(state, 3)
    assert state.decision is not None
    chance, options = Rng(9), state.decision.options
    greedy = bot_named("greedy")
    best = {greedy.choose(game, state, state.decision.player, chance.next32()) for _ in range(99)}
    assert len(best) < len(options)
    for care in (20, 75):
        bot = bot_named(f"greedy:{care}%")
        picks = [bot.choose(game, state, state.decision.player, chance.next32()) for _ in range(4000)]
        expected = care / 100 + (1 - care / 100) * len(best) / len(options)
        assert abs(sum(pick in best for pick in picks) / 4000 - expected) < 0.03


def test_a_level_beats_the_one_below() -> None:
    """The strong one is measured by leagues."""
    assert wins("smashup", bot_named("normal"), bot_named("easy"), 20) > 12
    assert wins("galacticlash", bot_named("normal"), bot_named("easy"), 40) > 26
