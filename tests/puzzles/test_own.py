"""Puzzles that people make of a position: what may be asked for, and what is said to be proved."""

from __future__ import annotations

from dataclasses import replace

import pytest

from baston.games import game_named
from baston.kernel.game import Refusal
from baston.puzzles import (
    Trial,
    graded,
    kinds_in,
    proof_of,
    puzzle_from,
    puzzle_numbered,
    puzzles_text,
    read_puzzles,
    shelf,
)
from baston.puzzles.own import CHANCE, NONE, ONE, SEVERAL, SOME, UNPROVED
from baston.puzzles.trial import OPEN, SOLVED
from tests.puzzles.test_proving import NEAR

NEAR_ONE = NEAR.strip()
# Either of two minions scores The Homeworld.
TWO_WAYS = NEAR_ONE.replace("2:invader\n", "2:invader 2:invader\n").replace("war_raptor", "nukebot")
# The deck is empty: at the end of the turn the discard pile is shuffled.
SHUFFLED = NEAR_ONE.replace("deck 1: invader invader invader invader", "deck 1:").replace(
    "discard 1:", "discard 1: invader scout probe"
)
MAT = "smashup 2017 players=2 turn=1 number=1 vp=0,0 plays=1,1 round=1.1.1\nbase tortuga:\nhand 1: zapbot"


@pytest.mark.parametrize("name", ["smashup", "base-principale", "superfantasybrawl", "galacticlash"])
def test_a_shipped_puzzle_is_proved_again_from_its_position_and_goal(name: str) -> None:
    kept = min(
        [puzzle for puzzle in shelf(name) if not puzzle.opening],
        key=lambda puzzle: len(puzzle.lines) * len(puzzle.lines[0]),
    )
    puzzle = puzzle_from(kept.game, kept.position, str(kept.goal))
    assert (puzzle.seat, puzzle.mode, puzzle.grade) == (kept.seat, kept.mode, 0)
    proof = proof_of(puzzle)
    assert (proof.verdict, proof.lines) == (ONE, kept.lines)


@pytest.mark.parametrize(
    ("text", "goal", "verdict"),
    [
        (NEAR_ONE, "gain 1", ONE),
        (TWO_WAYS, "gain 1", SEVERAL),
        (NEAR_ONE, "gain 9", NONE),
        (SHUFFLED, "gain 1", CHANCE),
    ],
)
def test_it_is_said_what_is_proved(text: str, goal: str, verdict: str) -> None:
    proof = proof_of(puzzle_from("smashup", text, goal))
    assert proof.verdict == verdict
    assert bool(proof.lines) == (verdict in (ONE, SEVERAL))


def test_what_cannot_be_tried_in_time_is_not_proved() -> None:
    puzzle = puzzle_from("smashup", NEAR_ONE, "gain 1")
    verdicts = [proof_of(puzzle, nodes).verdict for nodes in range(1, 60)]
    assert verdicts[0] == UNPROVED
    assert verdicts[-1] == ONE
    assert [*dict.fromkeys(verdicts)] == [UNPROVED, SOME, ONE]


def test_all_parts_of_a_proof_share_what_may_be_tried() -> None:
    kept = shelf("superfantasybrawl")[0]
    puzzle = puzzle_from(kept.game, kept.position, str(kept.goal))
    assert (proof_of(puzzle, 600).verdict, proof_of(puzzle, 5000).verdict) == (SOME, ONE)


@pytest.mark.parametrize(
    ("name", "number"), [("smashup", 1), ("superfantasybrawl", 29), ("galacticlash", 35)]
)
def test_it_is_graded_as_those_that_are_made(name: str, number: int) -> None:
    kept = puzzle_numbered(name, number)
    found = graded(replace(puzzle_from(name, kept.position, str(kept.goal)), lines=kept.lines))
    assert (found.grade, found.refuted) == (kept.grade, kept.refuted)


def test_what_takes_too_much_or_is_not_proved_has_no_grade() -> None:
    kept = puzzle_numbered("superfantasybrawl", 29)
    asked = puzzle_from(kept.game, kept.position, str(kept.goal))
    proved = replace(asked, lines=kept.lines)
    assert [graded(proved, most).grade for most in (1, 5_000, 50_000)] == [0, 0, 2]
    assert graded(asked) == asked


def test_what_is_not_proved_is_written_read_and_tried_all_the_same() -> None:
    puzzle = puzzle_from("smashup", NEAR_ONE, "gain 1")
    (again,) = read_puzzles(puzzles_text([puzzle]))
    assert again == puzzle
    trial = Trial(again)
    assert trial.solution("en") == []
    assert trial.hint() is None
    while trial.verdict == OPEN:
        option = trial.sure_option()
        assert option is not None
        trial.answer(option)
    assert trial.verdict == SOLVED
    assert trial.sure_option() is None


def test_no_option_is_sure_where_the_goal_is_out_of_reach() -> None:
    assert Trial(puzzle_from("smashup", NEAR_ONE, "gain 9")).sure_option() is None
    assert Trial(puzzle_from("smashup", NEAR_ONE, "gain 1"), nodes=1).sure_option() is None


def test_a_goal_is_one_that_can_be_asked_for_there() -> None:
    assert "both" in kinds_in(game_named("smashup"), game_named("smashup").texts.read(NEAR_ONE, 0))
    assert "both" not in kinds_in(game_named("smashup"), game_named("smashup").texts.read(MAT, 0))
    clash = game_named("galacticlash")
    position = next(puzzle.position for puzzle in shelf("galacticlash") if not puzzle.opening)
    assert kinds_in(clash, clash.texts.read(position, 0)) == ["win", "slay", "wound"]
    nim = game_named("nim")
    assert kinds_in(nim, nim.new(nim.setup(2, {}), 1)) == []
    for game, text, goal in (
        ("smashup", MAT, "both 3"),
        ("galacticlash", position, "survive"),
        ("smashup", NEAR_ONE, "gain 0"),
    ):
        with pytest.raises(Refusal, match="bad-goal"):
            puzzle_from(game, text, goal)


def test_where_the_game_is_over_nothing_can_be_solved() -> None:
    over = NEAR_ONE.replace("number=7 vp=0,0 plays=1,0", "number=6 vp=3,1 plays=0,0 max_rounds=3")
    with pytest.raises(Refusal, match="no-puzzle-there"):
        puzzle_from("smashup", over.replace("turn=1", "turn=2"), "gain 1")


def test_decks_are_as_short_as_in_all_puzzles() -> None:
    long = NEAR_ONE.replace("deck 1: invader", "deck 1:" + " probe" * 12)
    assert f"deck 1:{' probe' * 8}\n" in puzzle_from("smashup", long, "gain 1").position
