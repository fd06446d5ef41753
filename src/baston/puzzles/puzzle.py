"""Puzzles as they are written: a TOML file of one game, a table `[[puzzle]]` for each."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Final

from baston.games import game_named
from baston.kernel.frame import END
from baston.kernel.game import Game, Refusal
from baston.kernel.state import State
from baston.puzzles.goal import Goal, goal_of

UNGRADED: Final = 0
GRADES: Final = range(UNGRADED, 4)
LONGEST_FILE: Final = 1_000_000  # characters
MOST_PUZZLES: Final = 1000
Answers = list[int]  # places, from 0, in the lists of options


@dataclass(frozen=True)
class Puzzle:
    """A puzzle: where it begins, what the seat (from 0) has to reach this turn, and how.

    `opening` is answered before it begins. `lines` reach the goal, one for each answer of the opponents that
    is kept; the first is what is shown; there are none if nothing is proved. `refuted` are lines that look
    good and fail. `grade` is UNGRADED where nobody has tried how hard it is.
    """

    game: str
    mode: str
    position: str
    seat: int
    goal: Goal
    grade: int
    opening: Answers
    lines: list[Answers]
    refuted: list[Answers]

    def begin(self) -> State:
        """Return the state in which the puzzle begins. Raises Refusal if there is none."""
        game = game_named(self.game)
        state = game.puzzling.read(self.position, 0)
        for place in self.opening:
            answer_place(game, state, place)
        if state.decision is None or state.decision.player != self.seat:
            raise Refusal("puzzle-broken")
        return state


def answer_place(game: Game[State], state: State, place: int) -> None:
    """Answer with the option at this place. Raises Refusal, "puzzle-broken", if there is none."""
    decision = state.decision
    if decision is None or not 0 <= place < len(decision.options):
        raise Refusal("puzzle-broken")
    game.answer(state, decision.options[place])


# As text.


def puzzles_text(puzzles: list[Puzzle]) -> str:
    """Return a file of puzzles."""
    return "\n".join([_text(puzzle) for puzzle in puzzles])


def _text(puzzle: Puzzle) -> str:
    lines = [
        "[[puzzle]]",
        f'game = "{puzzle.game}"',
        f'mode = "{puzzle.mode}"',
        f'goal = "{puzzle.goal}"',
        f"seat = {puzzle.seat + 1}",
        f"grade = {puzzle.grade}",
        f'position = """\n{puzzle.position}"""',
        f'opening = "{_numbers(puzzle.opening)}"',
        f"lines = [{', '.join([_quoted(line) for line in puzzle.lines])}]",
        f"refuted = [{', '.join([_quoted(line) for line in puzzle.refuted])}]",
    ]
    return "\n".join(lines) + "\n"


def _numbers(answers: Answers) -> str:
    return " ".join([str(place) for place in answers])


def _quoted(answers: Answers) -> str:
    return f'"{_numbers(answers)}"'


def read_puzzles(text: str) -> list[Puzzle]:
    """Return the puzzles of a file. Raises Refusal, "puzzles-broken", which names the first that is none."""
    if len(text) > LONGEST_FILE:
        raise Refusal("puzzles-long", most=LONGEST_FILE)
    try:
        tables = tomllib.loads(text).get("puzzle", [])
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Refusal("puzzles-broken", number=0) from error
    if not isinstance(tables, list) or not 0 < len(tables) <= MOST_PUZZLES:
        raise Refusal("puzzles-broken", number=0)
    return [_puzzle(table, number) for number, table in enumerate(tables, 1)]


def _puzzle(table: object, number: int) -> Puzzle:
    if not isinstance(table, dict):
        raise Refusal("puzzles-broken", number=number)
    fields = {str(name): value for name, value in table.items()}
    try:
        game = _word(fields["game"])
        puzzle = Puzzle(
            game,
            _word(fields.get("mode", "")),
            _word(fields["position"]),
            _number(fields["seat"]) - 1,
            goal_of(_word(fields["goal"]), game),
            _number(fields["grade"]),
            _answers(fields.get("opening", "")),
            _lines(fields["lines"]),
            _lines(fields.get("refuted", [])),
        )
    except (KeyError, ValueError) as error:
        raise Refusal("puzzles-broken", number=number) from error
    if puzzle.grade not in GRADES:
        raise Refusal("puzzles-broken", number=number)
    return puzzle


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(value)
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or not 0 <= value < END:
        raise ValueError(value)
    return value


def _answers(value: object) -> Answers:
    return [_number(int(place)) for place in _word(value).split()]


def _lines(value: object) -> list[Answers]:
    if not isinstance(value, list):
        raise ValueError(value)
    return [_answers(line) for line in value]
