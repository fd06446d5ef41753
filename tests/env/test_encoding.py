"""Observations as arrays: where their parts lie, and what happens where there is no room."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from baston.env.encoding import Encoding, TooManyOptions
from baston.games import game_named
from baston.kernel.observation import Part, Sheet
from baston.kernel.state import State
from tests.env.tables import NAMES, TABLES, Options
from tests.wrapped import Wrapped


class Narrow(Wrapped):
    """Has room for two options alone, and for so many rows of what lies in play."""

    def __init__(self, rows: int, options: int) -> None:
        super().__init__(game_named("nim"))
        *others, heaps, tokens, last = self.inner.research.parts
        self.research.parts = (
            *others,
            Part(heaps.name, rows, heaps.columns),
            tokens,
            Part(last.name, options, last.columns),
        )


def begun(game: Wrapped) -> State:
    return game.new(game.setup(2, {"heaps": "3,4,5"}), 1)


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=NAMES)
def test_an_observation_holds_the_parts_in_order_and_zeros_after_them(
    name: str, players: int, options: Options
) -> None:
    game = game_named(name)
    encoding = Encoding(game)
    state = game.new(game.setup(players, options), 3)
    for seat in range(players):
        seen = encoding.observation(state, seat)
        assert seen.shape == (encoding.size,)
        for part, numbers in zip(game.research.parts, encoding.tables(state, seat), strict=True):
            rows = encoding.table(seen, part.name)
            assert rows.shape == (part.rows, len(part.columns))
            assert rows.reshape(-1)[: len(numbers)].tolist() == numbers
            assert not rows.reshape(-1)[len(numbers) :].any()


def test_rows_that_a_part_has_no_room_for_are_left_out() -> None:
    game = Narrow(rows=2, options=9)
    encoding, state = Encoding(game), begun(game)
    seen = encoding.observation(state, 0)
    assert encoding.table(seen, "heaps")[:, 0].tolist() == [3, 4]
    assert encoding.table(seen, "tokens")[:, 0].tolist() == [1, 1, 0, 0]


def test_a_shorter_observation_leaves_nothing_of_a_longer_one_before_it() -> None:
    sheet = Sheet((Part("few", 2, ("one",)), Part("many", 3, ("one", "other"))), observations=2)
    sheet.begin(1)
    sheet.add_part([7])
    sheet.add_part([1, -2, 3, 4])
    assert list(sheet.numbers) == [0] * 8 + [7, 0, 1, -2, 3, 4, 0, 0]
    assert sheet.tables() == [[7], [1, -2, 3, 4]]
    sheet.begin(1)
    sheet.add_part([8, 9, 5])
    sheet.add_part([6, 6])
    assert list(sheet.numbers) == [0] * 8 + [8, 9, 6, 6, 0, 0, 0, 0]
    assert sheet.tables() == [[8, 9], [6, 6]]
    assert sheet.lengths() == [3, 2], "two rows of the first part have room"
    sheet.begin(0)
    sheet.add_part([])
    sheet.add_part([5])
    assert list(sheet.numbers) == [0, 0, 5, 0, 0, 0, 0, 0, 8, 9, 6, 6, 0, 0, 0, 0]


def test_a_number_of_more_than_16_bits_is_refused() -> None:
    with pytest.raises((ValueError, OverflowError), match="too large"):
        Sheet((Part("few", 2, ("one",)),)).add_part([1 << 15])


def test_more_options_than_actions_are_refused_with_both_numbers() -> None:
    game = Narrow(rows=9, options=2)
    state = begun(game)
    assert state.decision is not None
    with pytest.raises(TooManyOptions, match="nim asks with 3 options, the space has 2"):
        Encoding(game).observation(state, state.decision.player)


def test_only_the_seat_that_is_asked_has_legal_actions() -> None:
    game = game_named("smashup")
    state = game.new(game.setup(3, {}), 5)
    decision = state.decision
    assert decision is not None
    masks = [Encoding(game).mask(state, seat) for seat in range(3)]
    assert [int(mask.sum()) for mask in masks] == [
        len(decision.options) if seat == decision.player else 0 for seat in range(3)
    ]
    assert np.flatnonzero(masks[decision.player]).tolist() == list(range(len(decision.options)))


@pytest.mark.parametrize(
    ("module", "missing"), [("baston.env.aec", "pettingzoo"), ("baston.env.spiel", "pyspiel")]
)
def test_without_the_libraries_it_says_which_extra_brings_them(module: str, missing: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].startswith("ImportError: baston.env")
    assert done.stderr.endswith("pip install 'baston[env]'\n")
