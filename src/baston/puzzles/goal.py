"""What a puzzle asks for: a measure of how the turn has gone for the solver, and how much of it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from baston.kernel.game import Game, Refusal
from baston.kernel.state import State

Standing = dict[str, list[int]]
MOST: Final = 99  # of what a goal may ask for


@dataclass(frozen=True)
class Sides:
    """Who solves, and against whom: seats from 0."""

    me: int
    rivals: list[int]


def _gain(before: Standing, now: Standing, sides: Sides) -> int:
    return now["points"][sides.me] - before["points"][sides.me]


def _best_rival_gain(before: Standing, now: Standing, sides: Sides) -> int:
    return max([now["points"][seat] - before["points"][seat] for seat in sides.rivals])


def _alone(before: Standing, now: Standing, sides: Sides) -> int:
    return _gain(before, now, sides) if _best_rival_gain(before, now, sides) <= 0 else 0


def _lead(before: Standing, now: Standing, sides: Sides) -> int:
    return _gain(before, now, sides) - _best_rival_gain(before, now, sides)


def _both(before: Standing, now: Standing, sides: Sides) -> int:
    scored = [standing["scored"][sides.me] if "scored" in standing else 0 for standing in (before, now)]
    return _gain(before, now, sides) if scored[1] - scored[0] > 1 else 0


def _challenges(before: Standing, now: Standing, sides: Sides) -> int:  # noqa: ARG001 - measures share a shape
    return now["challenges"][sides.me]


def _hurt(before: Standing, now: Standing, sides: Sides) -> int:
    return sum([now["hurt"][seat] - before["hurt"][seat] for seat in sides.rivals])


def _wound(before: Standing, now: Standing, sides: Sides) -> int:
    return min([before["life"][seat] - now["life"][seat] for seat in sides.rivals])


def _slay(before: Standing, now: Standing, sides: Sides) -> int:
    if now["units"][sides.me] < before["units"][sides.me]:
        return 0
    return sum([before["units"][seat] - now["units"][seat] for seat in sides.rivals])


def _survive(before: Standing, now: Standing, sides: Sides) -> int:  # noqa: ARG001 - likewise
    return int(now["life"][sides.me] > 0)


def _hold(before: Standing, now: Standing, sides: Sides) -> int:
    lost = max([before[name][sides.me] - now[name][sides.me] for name in ("life", "units")])
    return int(lost <= 0)


Measure = Callable[[Standing, Standing, Sides], int]
MEASURES: Final[dict[str, Measure]] = {
    "gain": _gain,
    "alone": _alone,
    "lead": _lead,
    "both": _both,
    "challenges": _challenges,
    "hurt": _hurt,
    "wound": _wound,
    "slay": _slay,
    "survive": _survive,
    "hold": _hold,
}
WIN: Final = "win"
# The kinds of goals of each game, and the least of each that makes a puzzle.
GOALS: Final[dict[str, dict[str, int]]] = {
    "smashup": {WIN: 1, "both": 3, "alone": 2, "lead": 3, "gain": 3},
    "superfantasybrawl": {WIN: 1, "challenges": 2, "alone": 1, "hurt": 2},
    "galacticlash": {WIN: 1, "slay": 2, "wound": 4, "survive": 1, "hold": 1},
}
DEFENCES: Final = ("survive", "hold")  # in a turn of another player
COUNTED: Final = {"both": "scored"}  # what a kind counts that not every mode has


@dataclass(frozen=True)
class Goal:
    """A goal as it is written: `gain 3`, `win`. It is judged when the turn is over."""

    kind: str
    amount: int

    def __str__(self) -> str:
        return f"{self.kind} {self.amount}"


def goal_of(text: str, game: str) -> Goal:
    """Return the goal of a game, by its id, that is written so. Raises Refusal, "bad-goal"."""
    kind, _, amount = text.partition(" ")
    known = GOALS.get(game, {})
    number = int(amount or 1) if (amount or "1").isdecimal() and len(amount) < 3 else 0
    if kind not in known or not 1 <= number <= MOST:
        raise Refusal("bad-goal", goal=text[:40], known=", ".join(known))
    return Goal(kind, number)


class Judge:
    """Judges a goal in the states that follow one in which a seat, from 0, begins to solve."""

    def __init__(self, game: Game[State], state: State, seat: int) -> None:
        teams = game.puzzling.teams(state)
        own = next(team for team in teams if seat in team)
        self.game = game
        self.seat = seat
        self.own = own
        self.sides = Sides(seat, [other for team in teams if seat not in team for other in team])
        self.turn = game.puzzling.turn(state)
        self.before = game.puzzling.standing(state)

    def is_over(self, state: State) -> bool:
        """Whether the turn that was under way is over."""
        return state.decision is None or self.game.puzzling.turn(state) != self.turn

    def value(self, state: State, kind: str) -> int:
        """Return how much of a kind of goal has been reached in this state."""
        if kind == WIN:
            return int(state.over and self.game.score(state, self.seat) > 0)
        return MEASURES[kind](self.before, self.game.puzzling.standing(state), self.sides)

    def is_reached(self, state: State, goal: Goal) -> bool:
        """Whether the goal is reached, once the turn is over."""
        return self.value(state, goal.kind) >= goal.amount
