"""Puzzles that people make of a position: what may be asked, what can be proved soon, how hard they are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from baston.games import game_named
from baston.kernel.game import Game, Refusal
from baston.kernel.state import State
from baston.puzzles.finding import MOST_LINES, lines_of, needed_plays
from baston.puzzles.goal import COUNTED, DEFENCES, GOALS, Judge, goal_of
from baston.puzzles.grading import grade_of
from baston.puzzles.prover import SURE, UNPROVEN, Frugal, TooMany
from baston.puzzles.puzzle import UNGRADED, Answers, Puzzle

NODES: Final = 20_000  # answers that a proof may try, all its parts together
GRADING: Final = 400_000  # answers that grading may try, likewise

ONE: Final = "one"  # it is reached, by one line
SEVERAL: Final = "several"  # by more than one
SOME: Final = "some"  # whether by one alone could not be told
NONE: Final = "none"  # it can be kept from being reached
CHANCE: Final = "chance"  # no line is without chance, and none is refuted
UNPROVED: Final = "unproved"  # too much would have to be tried


@dataclass(frozen=True)
class Proof:
    """What is proved of a goal, and lines that reach it, as a puzzle has them; none if it is not certain."""

    verdict: str
    lines: list[Answers]


def kinds_in(game: Game[State], state: State) -> list[str]:
    """Return the kinds of goals that may be asked for in this moment: none if it makes no puzzle."""
    if game.name not in GOALS or not game.puzzling.write(state):
        return []
    counts = game.puzzling.standing(state)
    kinds = [kind for kind in GOALS[game.name] if kind not in DEFENCES]
    return [kind for kind in kinds if COUNTED.get(kind) is None or COUNTED[kind] in counts]


def puzzle_from(name: str, text: str, goal: str) -> Puzzle:
    """Return the puzzle of a game's position and a goal, neither proved nor graded.

    Its position is written anew, with the decks as short as in all puzzles. Raises Refusal: "bad-goal",
    "no-puzzle-there" (nothing can be solved in it), and as the position is refused.
    """
    game = game_named(name)
    state = game.puzzling.read(text, 0)
    wanted = goal_of(goal, name)
    kinds = kinds_in(game, state)
    decision = state.decision
    if decision is None or not kinds:
        raise Refusal("no-puzzle-there")
    if wanted.kind not in kinds:
        raise Refusal("bad-goal", goal=goal[:40], known=", ".join(kinds))
    mode = game.texts.settings(state).get("mode", "")
    return Puzzle(name, mode, game.puzzling.write(state), decision.player, wanted, UNGRADED, [], [], [])


def proof_of(puzzle: Puzzle, nodes: int = NODES) -> Proof:
    """Prove what can be proved of a puzzle by trying so many answers. Raises Refusal if it does not fit."""
    game, state = game_named(puzzle.game), puzzle.begin()
    prover = Frugal(game, Judge(game, state, puzzle.seat), puzzle.goal, nodes)
    try:
        verdict = prover.verdict(state)
    except TooMany:
        return Proof(UNPROVED, [])
    if verdict != SURE:
        return Proof(CHANCE if verdict == UNPROVEN else NONE, [])
    return _lines_proved(prover, state)


def _lines_proved(prover: Frugal, state: State) -> Proof:
    """What is proved of a goal that is certain to be reached."""
    lines: list[Answers] = []
    try:
        lines = lines_of(prover.anew(), state)[:MOST_LINES]
        needed = needed_plays(prover, state)
        kept = prover.anew()
        kept.plays = frozenset({key for _, keys in needed for key in keys})
        if not needed or kept.verdict(state) != SURE:
            return Proof(SEVERAL, lines)
        return Proof(ONE, lines_of(kept, state)[:MOST_LINES])
    except TooMany:
        return Proof(SOME, lines)


def graded(puzzle: Puzzle, most: int = GRADING) -> Puzzle:
    """Return the puzzle with its grade, as `grade_of` has it, and the lines that were tried in vain.

    Unchanged if it has no lines, so that nothing is proved of it, or if more than `most` answers, those of
    all random turns together, would have to be tried.
    """
    if not puzzle.lines:
        return puzzle
    game, state = game_named(puzzle.game), puzzle.begin()
    prover = Frugal(game, Judge(game, state, puzzle.seat), puzzle.goal, most)
    try:
        grade, refuted = grade_of(prover, state)
    except TooMany:
        return puzzle
    return replace(puzzle, grade=grade, refuted=refuted)
