"""The network in floats: it learns down the slope, and the core says the same in whole numbers."""

from __future__ import annotations

import numpy as np
import pytest

from baston.bots.network import ONE, Network
from baston.games import game_named
from baston.kernel.observation import Sheet
from baston.learning.batch import Batch
from baston.learning.example import UNSEATED, Example, packed, unpacked
from baston.learning.model import Numbers, answers, first_numbers, learn_from, weights_of
from baston.learning.selfplay import Lesson, play
from tests.conformance.walk import asked

WIDTH, WORDS = 6, 128
STEP = 1e-4
OPTIONS = {"nim": {"heaps": "1,2,3"}, "smashup": {"factions": "random"}}


def shown(name: str, share: int = 10, rollouts: int = 4) -> list[Example]:
    game = game_named(name)
    setup = game.setup(2, OPTIONS.get(name, {}))
    return play(Lesson(name, setup, 0, 5, b"", WORDS, rollouts, share)).examples


def some_numbers(name: str) -> Numbers:
    numbers = first_numbers(game_named(name), WIDTH, WORDS, 3)
    chance = np.random.default_rng(4)
    for key in ("score", "offsets", "mix_offsets"):  # else rows of zeros lie just where they are cut
        numbers[key] = chance.standard_normal(numbers[key].shape).astype(np.float32)
    return numbers


@pytest.mark.parametrize(("name", "share"), [("nim", 100), ("smashup", 10)])
def test_slopes_are_those_of_what_is_lost(name: str, share: int) -> None:
    examples = shown(name, share)[:20]
    batch = Batch(examples, WORDS, len(game_named(name).research.parts))
    numbers = some_numbers(name)
    exact: Numbers = {key: block.astype(np.float64) for key, block in numbers.items()}
    slope, _ = learn_from(exact, batch)

    def lost() -> float:
        seen = answers(exact, batch)
        seated = batch.outcome != UNSEATED
        told = -(np.log(seen.chances) * batch.target).sum()
        return float(told + ((seen.values - batch.outcome)[seated] ** 2).sum() / 4) / batch.size

    for key, block in exact.items():
        flat, steepest = block.reshape(-1), int(np.abs(slope[key]).argmax())
        before = flat[steepest]
        flat[steepest] = before + STEP
        up = lost()
        flat[steepest] = before - STEP
        down = lost()
        flat[steepest] = before
        measured = (up - down) / (2 * STEP)
        assert slope[key].reshape(-1)[steepest] == pytest.approx(measured, rel=0.02, abs=2e-4), key


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
        network.read(sheet)
        scores = network.scores()
        example = as_example(network, len(scores))
        seen = answers(numbers, Batch([example], WORDS, len(parts)))
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
    examples = shown("nim", 100)
    again = unpacked(packed(examples))
    assert len(again) == len(examples) > 0
    for one, other in zip(examples, again, strict=True):
        for key in Example.__dataclass_fields__:
            assert (getattr(one, key) == getattr(other, key)).all()
    assert unpacked(packed([])) == []
