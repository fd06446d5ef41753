"""How long lessons take, reckoned as `bench/lessons.py` says: short, and a third of it free play."""

from __future__ import annotations

import pytest

from baston.lessons import Lesson, lesson_named
from baston.lessons.finding import NAMES
from bench.lessons import mean_lasting

GAMES = 20


@pytest.mark.parametrize("lesson", [pytest.param(lesson_named(name), id=name) for name in NAMES])
def test_a_lesson_lasts_what_it_says_and_about_a_third_is_free_play(lesson: Lesson) -> None:
    mean = mean_lasting(lesson, GAMES)
    assert 8 <= mean.minutes <= 12
    assert 1 / 4 <= mean.share <= 2 / 5
    assert abs(lesson.minutes - mean.minutes) < 1
