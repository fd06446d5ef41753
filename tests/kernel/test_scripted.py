"""Chance that is decided number by number."""

from __future__ import annotations

import pytest

from baston.games import game_named
from baston.kernel.chacha import generator
from baston.kernel.scripted import Script, Undrawn


def test_numbers_come_in_their_order_and_then_somebody_must_say() -> None:
    script = Script([3, 0])
    twin = script.copy()
    assert [script.below(5), script.below(2)] == [3, 0]
    with pytest.raises(Undrawn) as undrawn:
        script.below(7)
    assert undrawn.value.numbers == 7
    assert twin.below(5) == 3, "a copy goes its own way"


def test_what_can_be_nothing_else_is_not_asked() -> None:
    assert Script([]).below(1) == 0


def test_a_shuffle_is_as_many_numbers_as_it_draws() -> None:
    things = [1, 2, 3, 4]
    script = Script([0, 1])
    with pytest.raises(Undrawn) as undrawn:
        script.shuffle(things)
    assert undrawn.value.numbers == 2
    Script([0, 1, 0]).shuffle(things := [1, 2, 3, 4])
    assert sorted(things) == [1, 2, 3, 4]


def test_a_game_is_dealt_from_it() -> None:
    nim = game_named("nim")
    setup = nim.setup(2, {"heaps": "4"})
    script = Script([4, 3, 2, 1, 1])
    assert generator(script) is script
    state = nim.new(setup, script)
    assert state.decision is not None
    assert state.decision.player == 1
    with pytest.raises(Undrawn):
        nim.new(setup, Script([4, 3, 2, 1]))


def test_nothing_else_is_asked_of_it() -> None:
    with pytest.raises(AssertionError, match="below a bound"):
        Script([]).next32()
    with pytest.raises(AssertionError, match="not saved"):
        Script([]).save()
