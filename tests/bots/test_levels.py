"""Levels: four that go up, and one that follows a person from rung to rung."""

from __future__ import annotations

import pytest

from baston.bots.levels import LEVELS, MIDDLE, RUNGS, mirrored, rung_of
from baston.bots.registry import bot_named, is_search
from baston.kernel.game import Refusal


def test_there_are_four_levels_and_each_is_a_bot() -> None:
    assert list(LEVELS) == ["easy", "normal", "strong", "expert"]
    assert [bot_named(level).name for level in LEVELS] == list(LEVELS.values())
    assert [is_search(level) for level in LEVELS] == [False, False, True, True]


def test_each_rung_of_the_mirror_is_a_bot() -> None:
    assert [bot_named(f"mirror:{rung}").name for rung in range(1, len(RUNGS) + 1)] == list(RUNGS)
    assert bot_named("mirror").name == RUNGS[MIDDLE - 1] == LEVELS["normal"]


def test_who_wins_meets_a_stronger_mirror_and_who_loses_a_weaker_one() -> None:
    assert mirrored("mirror", won=True) == f"mirror:{MIDDLE + 1}"
    assert mirrored("mirror", won=False) == f"mirror:{MIDDLE - 1}"
    assert mirrored("mirror:2", won=True) == "mirror:3"


def test_the_mirror_stays_on_its_ladder() -> None:
    assert mirrored("mirror:1", won=False) == "mirror:1"
    assert mirrored(f"mirror:{len(RUNGS)}", won=True) == f"mirror:{len(RUNGS)}"


def test_other_levels_follow_nobody() -> None:
    assert [mirrored(level, won=True) for level in LEVELS] == list(LEVELS)
    assert [rung_of(level) for level in LEVELS] == [0] * len(LEVELS)


@pytest.mark.parametrize("rung", ["0", "10", "", "04", "four", "-1", "²"])
def test_what_is_no_rung_is_refused(rung: str) -> None:
    with pytest.raises(Refusal) as caught:
        bot_named(f"mirror:{rung}")
    assert caught.value.key == "unknown-bot"
