"""The network in floats: it learns down the slope, and the core says the same in whole numbers."""

from __future__ import annotations

import numpy as np
import pytest

from baston.bots.network import ONE, Network
from baston.bots.weights import SEATS, columns_of
from baston.games import game_named
from baston.kernel.observation import Sheet
from baston.learning.batch import Batch
from baston.learning.example import TAUGHT, UNSEATED, Example, Examples, joined, packed, unpacked
from baston.learning.model import CLIP, VALUE_WEIGHT, Numbers, answers, first_numbers, learn_from, weights_of
from baston.learning.selfplay import Lesson, play
from tests.conformance.walk import asked

WIDTH, WORDS = 6, 128
STEP = 1e-4
ENTROPY = 0.3
OPTIONS = {"nim": {"heaps": "1,2,3"}, "smashup": {"factions": "random"}}


def shown(name: str, weights: bytes = b"", share: int = 0) -> Examples:
    game = game_named(name)
    setup = game.setup(2, OPTIONS.get(name, {}))
    return joined(play(Lesson(name, setup, 0, 5, weights, WORDS, 4, share)).examples)


def batch_of(name: str, examples: Examples) -> Batch:
    parts = game_named(name).research.parts
    return Batch(examples, WORDS, columns_of(parts), len(parts))


def some_numbers(name: str) -> Numbers:
    numbers = first_numbers(game_named(name), WIDTH, WORDS, 3)
    chance = np.random.default_rng(4)
    for key in ("score", "offsets", "mix_offsets"):  # else rows of zeros lie just where they are cut
        numbers[key] = chance.standard_normal(numbers[key].shape).astype(np.float32)
    return numbers


def lost_in(numbers: Numbers, batch: Batch, entropy: float) -> float:
    """What `learn_from` makes less, written out from what it is said to be."""
    seen = answers(numbers, batch)
    seated = batch.outcome != UNSEATED
    told = np.log(np.maximum(seen.chances, 1e-9))
    lost = float(VALUE_WEIGHT) * ((seen.values - batch.outcome)[seated] ** 2).sum() / SEATS
    for n, start in enumerate(batch.option_starts):
        own = slice(start, start + (batch.option_of == n).sum())
        chances, target = seen.chances[own], batch.target[own]
        if batch.before[n] == TAUGHT:
            lost -= (told[own] * target).sum()
            continue
        ratio, merit = (chances * target).sum() / batch.before[n], batch.merit[n]
        lost -= min(ratio * merit, float(np.clip(ratio, 1 - CLIP, 1 + CLIP)) * merit)
        lost += entropy * (chances * told[own]).sum()
    return float(lost) / batch.size


@pytest.mark.parametrize("is_drawn", [False, True], ids=["taught", "drawn"])
@pytest.mark.parametrize("name", ["nim", "smashup"])
def test_slopes_are_those_of_what_is_lost(name: str, is_drawn: bool) -> None:
    numbers = some_numbers(name)
    weights = weights_of(game_named(name), "", numbers).written() if is_drawn else b""
    examples = shown(name, weights)
    batch = batch_of(name, examples.evened().picked(np.arange(min(20, len(examples)))))
    assert ((batch.before != TAUGHT) == is_drawn).all()
    if is_drawn:
        batch.before[::3] *= np.float32(0.5)  # as if the network had learned since, up to where it is enough
    exact: Numbers = {key: block.astype(np.float64) for key, block in numbers.items()}
    slope, _ = learn_from(exact, batch, ENTROPY)
    for key, block in exact.items():
        flat, steepest = block.reshape(-1), int(np.abs(slope[key]).argmax())
        before = flat[steepest]
        flat[steepest] = before + STEP
        up = lost_in(exact, batch, ENTROPY)
        flat[steepest] = before - STEP
        down = lost_in(exact, batch, ENTROPY)
        flat[steepest] = before
        measured = (up - down) / (2 * STEP)
        assert slope[key].reshape(-1)[steepest] == pytest.approx(measured, rel=0.02, abs=2e-4), key


def test_what_was_drawn_has_the_chance_that_the_network_says_now() -> None:
    """To within rounding: the core in whole numbers says it in play, the floats say it again in learning."""
    numbers = some_numbers("smashup")
    batch = batch_of("smashup", shown("smashup", weights_of(game_named("smashup"), "", numbers).written()))
    told = np.add.reduceat(answers(numbers, batch).chances * batch.target, batch.option_starts)
    assert len(told) > 40
    assert told == pytest.approx(batch.before, rel=0.1, abs=0.02)


def test_merits_are_what_came_after_beyond_what_was_expected() -> None:
    """A network that expects more plays the same; what it drew last is worth less by half of that."""
    numbers, hopeful = some_numbers("nim"), some_numbers("nim")
    hopeful["value_offsets"][0] += 2
    game = game_named("nim")
    sober, glad = (shown("nim", weights_of(game, "", each).written()) for each in (numbers, hopeful))
    assert (sober.target == glad.target).all()
    values = [answers(each, batch_of("nim", sober)).values[-1, 0] for each in (numbers, hopeful)]
    assert values[1] > values[0] + 0.2
    lower = (values[1] - values[0]) / 2
    assert sober.merit[-1, 0] - glad.merit[-1, 0] == pytest.approx(lower, abs=0.01)
    assert abs(sober.outcome[-1, 0]) == 1, "after the last decision comes the end"
    assert (np.abs(sober.outcome[:, 0]) <= 1).all()
    evened = sober.evened().merit[:, 0]
    assert evened.mean() == pytest.approx(0, abs=1e-3)
    assert evened.std() == pytest.approx(1, abs=1e-2)


@pytest.mark.parametrize("name", ["nim", "smashup", "galacticlash", "superfantasybrawl"])
def test_the_core_says_the_same_in_whole_numbers(name: str) -> None:
    """To within what rounding to 1/1024 can do, in every game, links and all."""
    game = game_named(name)
    numbers = some_numbers(name)
    state = game.new(game.setup(2, OPTIONS.get(name, {})), 9)
    parts = game.research.parts
    network, sheet = Network(weights_of(game, "", numbers), parts), Sheet(parts)
    looked = 0
    for _ in range(60):
        decision = asked(state)
        sheet.begin(0)
        game.research.observe(state, decision.player, sheet)
        network.read(sheet, [])
        scores = network.scores()
        example = as_example(network, len(scores))
        seen = answers(numbers, batch_of(name, joined([example])))
        assert np.array(scores) / ONE == pytest.approx(seen.scores, rel=0.02, abs=0.05)
        assert network.values() == pytest.approx(seen.values[0].tolist(), rel=0.02, abs=0.02)
        looked += len(scores) > 1
        game.answer(state, decision.options[-1])
        if state.over:
            break
    assert looked


def as_example(network: Network, options: int) -> Example:
    from baston.learning.example import example_of

    return example_of(network.features, [1 / options] * options)


def test_what_is_packed_is_unpacked_as_it_was() -> None:
    for examples in (shown("nim", share=100), joined([])):
        again = unpacked(packed(examples))
        for key in Examples.__dataclass_fields__:
            assert (getattr(again, key) == getattr(examples, key)).all()


def test_examples_are_picked_whole() -> None:
    single = play(Lesson("nim", game_named("nim").setup(2, OPTIONS["nim"]), 0, 5, b"", WORDS, 4, 0)).examples
    assert len(single) > 2
    picked = joined(single).picked(np.array([2, 0]))
    again = joined([single[2], single[0]])
    for key in Examples.__dataclass_fields__:
        assert (getattr(picked, key) == getattr(again, key)).all()
