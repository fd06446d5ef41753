"""The bot that errs as beginners do: what is nearly as good is taken nearly as often, the worst seldom."""

from __future__ import annotations

from collections import Counter

import pytest

from baston.bots.bot import value_after
from baston.bots.registry import bot_named
from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.rng import Rng
from baston.kernel.state import State
from tests.bots.match import wins

GAME = game_named("galacticlash")


def in_its_turn(seed: int) -> State:
    """A position in which somebody has four options or more that are not all worth the same."""
    state = GAME.new(GAME.setup(2, {}), seed)
    chance = Rng(seed)
    while True:
        decision = state.decision
        assert decision is not None, "the game goes on"
        options = GAME.search.candidates(state)
        if len(options) > 3 and max(worth(state).values()) > min(worth(state).values()) + 0.05:
            return state
        GAME.answer(state, options[chance.below(len(options))])


def worth(state: State) -> dict[int, float]:
    assert state.decision is not None
    seat = state.decision.player
    sample = GAME.search.determinize(state, seat, 1)
    return {option: value_after(GAME, sample, option, seat) for option in GAME.search.candidates(state)}


def taken(name: str, state: State, times: int) -> Counter[int]:
    assert state.decision is not None
    bot, seat = bot_named(name), state.decision.player
    return Counter(bot.choose(GAME, state, seat, seed) for seed in range(times))


def test_the_better_an_option_the_more_often_it_is_taken() -> None:
    state = in_its_turn(1)
    values, picks = worth(state), taken("softmax:60", state, 300)
    best, worst = max(values, key=lambda x: values[x]), min(values, key=lambda x: values[x])
    assert picks[best] > 2 * picks[worst]
    assert len(picks) > 2, "it errs"


def test_a_low_temperature_leaves_the_best_alone() -> None:
    state = in_its_turn(2)
    values = worth(state)
    best = {option for option, value in values.items() if value == max(values.values())}
    close = {option for option, value in values.items() if value > max(values.values()) - 0.02}
    picks = taken("softmax:1", state, 60)
    assert set(picks) & best
    assert set(picks) <= close


def test_the_same_seed_gives_the_same_answer() -> None:
    state = in_its_turn(3)
    assert taken("softmax:60", state, 40) == taken("softmax:60", state, 40)


def test_it_is_weaker_than_greedy_and_beats_uniform() -> None:
    assert wins("galacticlash", bot_named("greedy"), bot_named("softmax:60"), 24) > 14
    assert wins("galacticlash", bot_named("softmax:60"), bot_named("uniform"), 24) > 14


@pytest.mark.parametrize("temperature", ["", "0", "-3", "60%", "1.5", "hot", "99999", "²"])
def test_a_bad_temperature_is_refused(temperature: str) -> None:
    with pytest.raises(Refusal) as caught:
        bot_named(f"softmax:{temperature}")
    assert (caught.value.key, caught.value.values) == ("bad-temperature", {"temperature": temperature})
