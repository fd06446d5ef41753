"""Puzzles proved again: by their kept lines alone, or by trying everything."""

from __future__ import annotations

from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.puzzles import Puzzle
from baston.puzzles.finding import find
from baston.puzzles.goal import Judge
from baston.puzzles.making import NODES
from baston.puzzles.prover import Prover, is_chance
from baston.puzzles.shelf import SHIPPED, shelf


def gaps(puzzle: Puzzle) -> list[str]:
    """What the kept lines leave unproved: an answer that none has, chance, or the goal missed."""
    game, state = game_named(puzzle.game), puzzle.begin()
    judge = Judge(game, state, puzzle.seat)
    return [*_gaps(puzzle, game, judge, state, [])]


def _gaps(puzzle: Puzzle, game: Game[State], judge: Judge, state: State, so_far: list[int]) -> list[str]:
    decision = state.decision
    if decision is None or judge.is_over(state):
        return [] if judge.is_reached(state, puzzle.goal) else [f"{so_far} does not reach the goal"]
    count = len(so_far)
    places = {line[count] for line in puzzle.lines if line[:count] == so_far and len(line) > count}
    wrong: list[str] = []
    if decision.player in judge.own:
        if len(places) != 1:
            wrong.append(f"after {so_far} there is not one answer")
    elif places != set(range(len(decision.options))):
        wrong.append(f"after {so_far} some answers are missing")
    for place in sorted(places):
        twin = game.copy(state)
        game.answer(twin, decision.options[place])
        if is_chance(state, twin):
            wrong.append(f"chance comes in after {[*so_far, place]}")
        wrong += _gaps(puzzle, game, judge, twin, [*so_far, place])
    return wrong


def is_refuted(puzzle: Puzzle, line: list[int]) -> bool:
    """Whether a kept try plays the turn to its end without reaching the goal."""
    game, state = game_named(puzzle.game), puzzle.begin()
    judge = Judge(game, state, puzzle.seat)
    for place in line:
        decision = state.decision
        assert decision is not None
        game.answer(state, decision.options[place])
    return judge.is_over(state) and not judge.is_reached(state, puzzle.goal)


def is_proved(puzzle: Puzzle) -> bool:
    """Whether all is tried and the goal is certain, by one way alone."""
    game, state = game_named(puzzle.game), puzzle.begin()
    judge = Judge(game, state, puzzle.seat)
    return find(Prover(game, judge, puzzle.goal, NODES), state) is not None


def unproved(_games: int, _seed: int) -> list[str]:
    """Return the puzzles that come with baston and cannot be proved again."""
    return [
        f"{name} {number}: {puzzle.goal}"
        for name in SHIPPED
        for number, puzzle in enumerate(shelf(name), 1)
        if gaps(puzzle) or not is_proved(puzzle)
    ]
