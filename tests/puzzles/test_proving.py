"""The proof itself: all is tried, chance proves nothing, and what has two ways is no puzzle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from baston.games import game_named
from baston.kernel.state import State
from baston.puzzles import Goal, Puzzle, shelf
from baston.puzzles.finding import candidates, find, samples
from baston.puzzles.goal import Judge
from baston.puzzles.making import with_short_hands
from baston.puzzles.prover import REFUTED, SURE, UNPROVEN, Prover, TooMany

SMASHUP = game_named("smashup")
# The Homeworld (breakpoint 23) lacks 5 power: King Rex alone has it, and nothing is drawn.
NEAR = """
smashup 2017 players=2 turn=1 number=7 vp=0,0 plays=1,0
base the_homeworld: 1:king_rex 1:king_rex 2:invader
hand 1: king_rex war_raptor
hand 2:
deck 1: invader invader invader invader
deck 2: invader invader invader invader
discard 1:
discard 2:
bases: tortuga the_mothership
base discard:
"""


def prover(text: str, goal: Goal, most: int = 5000) -> tuple[Prover, State]:
    """A prover for the seat that is asked in a position of Smash Up, and that state."""
    state = SMASHUP.puzzling.read(text.strip(), 0)
    assert state.decision is not None
    return Prover(SMASHUP, Judge(SMASHUP, state, state.decision.player), goal, most), state


def test_what_is_certain_is_proved_and_what_is_not_is_refuted() -> None:
    for amount, verdict in ((1, SURE), (99, REFUTED)):
        proof, state = prover(NEAR, Goal("gain", amount))
        assert proof.verdict(state) == verdict


def test_a_proof_that_takes_too_long_is_none() -> None:
    proof, state = prover(NEAR, Goal("gain", 99), most=1)
    with pytest.raises(TooMany):
        proof.verdict(state)


def test_chance_proves_nothing_but_refutes() -> None:
    """With an empty deck the turn's end shuffles the discard pile: no line is without chance."""
    shuffled = NEAR.replace("deck 1: invader invader invader invader", "deck 1:")
    shuffled = shuffled.replace("discard 1:", "discard 1: invader scout probe")
    proof, state = prover(shuffled, Goal("gain", 1))
    assert proof.verdict(state) == UNPROVEN
    proof, state = prover(shuffled, Goal("gain", 99))
    assert proof.verdict(state) == REFUTED


def test_one_answer_is_no_puzzle() -> None:
    proof, state = prover(NEAR, Goal("gain", 1))
    assert proof.verdict(state) == SURE
    assert find(proof.anew(), state) is None


def smallest(name: str) -> Puzzle:
    """The puzzle of a shelf with the shortest lines, which is proved soonest."""
    return min(shelf(name), key=lambda puzzle: len(puzzle.lines) * len(puzzle.lines[0]))


def test_a_shipped_puzzle_is_found_again_in_its_position() -> None:
    puzzle = smallest("smashup")
    state = puzzle.begin()
    judge = Judge(SMASHUP, state, puzzle.seat)
    assert puzzle.goal in candidates(SMASHUP, samples(SMASHUP, state, judge, [puzzle.goal.kind]).values)
    found = find(Prover(SMASHUP, judge, puzzle.goal, 20_000), state)
    assert found is not None
    assert found.lines == puzzle.lines
    easier = replace(puzzle.goal, amount=1)
    assert find(Prover(SMASHUP, judge, replace(easier, kind="gain", amount=99), 20_000), state) is None


def test_hands_are_cut_short() -> None:
    assert "hand 1: a b c d\n" in with_short_hands("head\nhand 1: a b c d e f\ndeck 1: a b c d e\n")
    assert "deck 1: a b c d e\n" in with_short_hands("head\nhand 1: a\ndeck 1: a b c d e\n")
