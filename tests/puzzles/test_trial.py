"""A puzzle being tried: solved, failed, taken back, hinted."""

from __future__ import annotations

import pytest

from baston.kernel.frame import PASS
from baston.kernel.game import Refusal
from baston.kernel.machine import IllegalAnswer
from baston.puzzles import Trial, puzzle_numbered, resumed, shelf
from baston.puzzles.shelf import SHIPPED
from baston.puzzles.trial import FAILED, OPEN, SOLVED


@pytest.mark.parametrize("name", SHIPPED)
def test_hints_lead_to_the_goal(name: str) -> None:
    trial = Trial(puzzle_numbered(name, 1))
    for _ in range(60):
        option = trial.hint()
        if option is None:
            break
        assert trial.verdict == OPEN
        trial.answer(option)
    assert trial.verdict == SOLVED


def test_a_wrong_line_fails_and_can_be_taken_back() -> None:
    puzzle = next(puzzle for puzzle in shelf("smashup") if len(puzzle.refuted[0]) == 1)
    trial = Trial(puzzle)
    before = trial.game.digest(trial.state)
    trial.answer(PASS)
    assert trial.verdict == FAILED
    assert trial.is_lost()
    assert trial.hint() is None
    with pytest.raises(IllegalAnswer):
        trial.answer(PASS)
    assert trial.take_back()
    assert trial.verdict == OPEN
    assert trial.game.digest(trial.state) == before
    assert not trial.take_back()


def test_a_trial_goes_on_from_its_line() -> None:
    puzzle = puzzle_numbered("smashup", 1)
    trial = Trial(puzzle)
    option = trial.hint()
    assert option is not None
    trial.answer(option)
    again = resumed(puzzle, trial.line)
    assert again.game.digest(again.state) == trial.game.digest(trial.state)
    assert again.hint() == trial.hint()


@pytest.mark.parametrize("line", [[9999], [-1]])
def test_what_is_no_answer_is_refused(line: list[int]) -> None:
    with pytest.raises(Refusal, match="puzzle-answer"):
        resumed(puzzle_numbered("smashup", 1), line)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_solution_is_told_in_words(lang: str) -> None:
    for name in SHIPPED:
        assert all(label for _, label in Trial(puzzle_numbered(name, 1)).solution(lang))
