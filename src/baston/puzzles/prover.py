"""Exhaustive search: whether a seat can be sure of a goal, whatever anybody answers.

All cards of a puzzle lie open, so that chance alone is hidden. Where it comes in, success has to be sure in
every outcome: one that fails refutes the answer which led there, and if none that is tried fails, nothing is
proved.
"""

from __future__ import annotations

from typing import Final

from baston.kernel.frame import PASS, Decision
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.puzzles.goal import Goal, Judge

SURE: Final = 1
UNPROVEN: Final = 0
REFUTED: Final = -1
DEEPEST: Final = 120  # answers of a turn: what goes on longer may go round for ever
OUTCOMES: Final = (11, 12, 13)  # seeds of the chance that is tried where it comes in

Key = tuple[int, int, int]  # an answer, wherever in the turn it is given


class TooMany(Exception):
    """More positions than were allowed: nothing is proved."""


def key_of(decision: Decision, option: int) -> Key:
    """Return what an option is, whenever in the turn it is offered: about what, in answer to which card."""
    return decision.card, decision.kind, option


class Prover:
    """Proves one goal; `nodes` counts the answers that it has tried, of at most `most`."""

    def __init__(self, game: Game[State], judge: Judge, goal: Goal, most: int) -> None:
        self.game = game
        self.judge = judge
        self.goal = goal
        self.most = most
        self.nodes = 0
        self.depth = 0
        self.banned: frozenset[Key] = frozenset()
        self.plays: frozenset[Key] | None = None  # what alone may be played; None: anything

    def verdict(self, state: State) -> int:
        """Return SURE, REFUTED or UNPROVEN. Raises TooMany."""
        if self.judge.is_over(state):
            return SURE if self.judge.is_reached(state, self.goal) else REFUTED
        decision = state.decision
        assert decision is not None, "it is not over"
        mine = decision.player in self.judge.own
        wanted = SURE if mine else REFUTED
        best = -wanted
        for option in self.options(decision) if mine else decision.options:
            found = self.after(state, option)
            if found == wanted:
                return found
            if found == UNPROVEN:
                best = UNPROVEN
        return best

    def options(self, decision: Decision) -> list[int]:
        """Return the options of the solver that may be used."""
        options = decision.options
        if self.banned:
            options = [option for option in options if key_of(decision, option) not in self.banned]
        if self.plays is not None and PASS in options:
            plays = self.plays
            options = [option for option in options if option == PASS or key_of(decision, option) in plays]
        return options

    def after(self, state: State, option: int) -> int:
        """Return the verdict after an answer to the state's decision. Raises TooMany."""
        self.nodes += 1
        if self.nodes > self.most or self.depth > DEEPEST:
            raise TooMany
        twin = self.game.copy(state)
        self.game.answer(twin, option)
        if not is_chance(state, twin):
            return self._below(twin)
        for seed in OUTCOMES:
            twin = self.game.copy(state)
            twin.rng = Rng(seed)
            self.game.answer(twin, option)
            if self._below(twin) == REFUTED:
                return REFUTED
        return UNPROVEN

    def _below(self, state: State) -> int:
        self.depth += 1
        found = self.verdict(state)
        self.depth -= 1
        return found

    def spend(self) -> None:
        """Count an answer that is tried beside the proof, as by who grades: as many as it takes."""

    def anew(self) -> Prover:
        """Return a prover of the same goal that has tried nothing yet."""
        return Prover(self.game, self.judge, self.goal, self.most)


class Frugal(Prover):
    """A prover that shares the answers which it may try with all that are made anew of it."""

    def __init__(
        self, game: Game[State], judge: Judge, goal: Goal, most: int, spent: list[int] | None = None
    ) -> None:
        super().__init__(game, judge, goal, most)
        self.spent = [0] if spent is None else spent  # how many have been tried by all of them

    def after(self, state: State, option: int) -> int:
        """Return the verdict after an answer to the state's decision. Raises TooMany."""
        self.spend()
        return super().after(state, option)

    def spend(self) -> None:
        """Count an answer that is tried, in the proof or beside it. Raises TooMany."""
        self.spent[0] += 1
        if self.spent[0] > self.most:
            raise TooMany

    def anew(self) -> Frugal:
        """Return a prover of the same goal that goes on with what is left to try."""
        return Frugal(self.game, self.judge, self.goal, self.most, self.spent)


def is_chance(before: State, after: State) -> bool:
    """Whether chance has come in between two states."""
    return before.rng.save() != after.rng.save()
