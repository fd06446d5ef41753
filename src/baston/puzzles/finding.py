"""Puzzles found in a position: which goals can be reached for certain, and in one way only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from baston.kernel.frame import PASS
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.puzzles.goal import DEFENCES, GOALS, Goal, Judge
from baston.puzzles.prover import DEEPEST, SURE, Key, Prover, TooMany, key_of
from baston.puzzles.puzzle import Answers

SAMPLES: Final = 120  # random turns that tell what may be reached, and how often it happens by itself
LUCKY: Final = 5  # of a hundred random turns that may reach the goal of a puzzle
LUCKY_DEFENCE: Final = 30  # likewise of a defence, which has fewer choices
MOST_LINES: Final = 24  # answers of the opponents that are kept
FEWEST_ANSWERS: Final = 2  # of the solver: one is no puzzle


@dataclass(frozen=True)
class Found:
    """A goal that can be reached in one way, by these lines."""

    goal: Goal
    lines: list[Answers]


@dataclass(frozen=True)
class Sampled:
    """What random turns have told: how much of each kind of goal each of them has reached.

    `lines` is an estimate (Knuth's) of how many turns there are, by the options that each has met.
    """

    values: dict[str, list[int]]
    lines: float


def samples(game: Game[State], state: State, judge: Judge, kinds: Iterable[str]) -> Sampled:
    """Play the turn to its end at random, often; return what was seen."""
    rng = Rng(1)
    values: dict[str, list[int]] = {kind: [] for kind in kinds}
    lines = 0.0
    for _ in range(SAMPLES):
        twin = game.copy(state)
        met = 1.0
        for _ in range(DEEPEST):
            decision = twin.decision
            if decision is None or judge.is_over(twin):
                break
            met *= len(decision.options)
            game.answer(twin, decision.options[rng.below(len(decision.options))])
        lines += met / SAMPLES
        for kind in values:
            values[kind].append(judge.value(twin, kind))
    return Sampled(values, lines)


def candidates(game: Game[State], values: dict[str, list[int]]) -> list[Goal]:
    """Return the goals that random turns reach, but seldom, the highest of each kind first."""
    goals: list[Goal] = []
    for kind, reached in values.items():
        lucky = LUCKY_DEFENCE if kind in DEFENCES else LUCKY
        for amount in sorted({value for value in reached if value >= GOALS[game.name][kind]}, reverse=True):
            if sum([value >= amount for value in reached]) * 100 <= lucky * len(reached):
                goals.append(Goal(kind, amount))
    return goals


def find(prover: Prover, state: State) -> Found | None:
    """Return how the prover's goal is reached, if that is certain and there is one way.

    None if it is not, or if it takes more positions than the prover may look at. There is one way if a line
    is made of plays without each of which the goal could not be reached; what else may be played before or
    between is no other way.
    """
    try:
        if prover.verdict(state) != SURE:
            return None
        needed = needed_plays(prover, state)
        kept = prover.anew()
        kept.plays = frozenset({key for _, keys in needed for key in keys})
        if len(needed) < FEWEST_ANSWERS or kept.verdict(state) != SURE:
            return None
        lines = lines_of(kept, state)
    except TooMany:
        return None
    if not 0 < len(lines) <= MOST_LINES:
        return None
    return Found(prover.goal, lines)


Play = tuple[str, set[Key]]  # an answer as it is told, and the options that read so


def needed_plays(prover: Prover, state: State) -> list[Play]:
    """Return the answers of one winning line without which there is no other. Raises TooMany."""
    needed: list[Play] = []
    for label, alike in _own_answers(prover.anew(), state):
        without = prover.anew()
        without.banned = frozenset(alike)
        if without.verdict(state) != SURE:
            needed.append((label, alike))
    return needed


def _own_answers(prover: Prover, state: State) -> list[Play]:
    """What the solver answers in one winning line, declining apart, each with the options that read alike."""
    game = prover.game
    told: list[Play] = []
    twin = game.copy(state)
    while not prover.judge.is_over(twin):
        decision = twin.decision
        assert decision is not None, "it is not over"
        option = decision.options[0]
        if decision.player in prover.judge.own and len(decision.options) > 1:
            option = next(o for o in decision.options if prover.after(twin, o) == SURE)
            if option != PASS:
                label = game.presentation.label(twin, option, "en")
                alike = [o for o in decision.options if game.presentation.label(twin, o, "en") == label]
                told.append((label, {key_of(decision, o) for o in alike}))
        game.answer(twin, option)
    return told


def lines_of(prover: Prover, state: State) -> list[Answers]:
    """Return the lines by which the goal is reached, one for each way in which the opponents answer.

    The longest comes first. Raises TooMany; they are cut off once there are more than MOST_LINES.
    """
    lines: list[Answers] = []
    _gather(prover, state, [], lines)
    return sorted(lines, key=len, reverse=True)


def _gather(prover: Prover, state: State, so_far: Answers, lines: list[Answers]) -> None:
    if len(lines) > MOST_LINES:
        return
    decision = state.decision
    if decision is None or prover.judge.is_over(state):
        lines.append(so_far)
        return
    places = [*range(len(decision.options))]
    if decision.player in prover.judge.own:
        allowed = prover.options(decision)
        places = [next(p for p in places if decision.options[p] in allowed and is_sure(prover, state, p))]
    for place in places:
        twin = prover.game.copy(state)
        prover.game.answer(twin, decision.options[place])
        _gather(prover, twin, [*so_far, place], lines)


def is_sure(prover: Prover, state: State, place: int) -> bool:
    """Whether the goal is certain after the option at this place. Raises TooMany."""
    decision = state.decision
    assert decision is not None, "something is asked"
    return prover.after(state, decision.options[place]) == SURE
