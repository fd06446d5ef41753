"""Somebody tries to solve a puzzle: answers, is answered as well as can be, takes back."""

from __future__ import annotations

from typing import Final

from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.machine import IllegalAnswer
from baston.kernel.state import State
from baston.puzzles.goal import Judge
from baston.puzzles.grading import best_answer
from baston.puzzles.prover import DEEPEST, REFUTED, SURE, Prover, TooMany
from baston.puzzles.puzzle import Answers, Puzzle

OPEN: Final = "open"
SOLVED: Final = "solved"
FAILED: Final = "failed"
NODES: Final = 4000  # answers that are tried to find the opponents' best one


class Trial:
    """A puzzle being tried. The log is of what has happened since it began."""

    def __init__(self, puzzle: Puzzle, nodes: int = NODES) -> None:
        """Begin; each answer of the opponents is looked for among so many `nodes` at most.

        Raises Refusal if the puzzle cannot be set up.
        """
        self.puzzle = puzzle
        self.nodes = nodes
        self.game = game_named(puzzle.game)
        self.state: State = puzzle.begin()
        self.state.notes = []
        self.judge = Judge(self.game, self.state, puzzle.seat)
        self.line: Answers = []  # all answers, also the opponents'
        self._before: list[tuple[State, Answers]] = []  # by own answer: as it was before

    @property
    def verdict(self) -> str:
        """OPEN while the turn goes on, then SOLVED or FAILED."""
        if not self.judge.is_over(self.state):
            return OPEN
        return SOLVED if self.judge.is_reached(self.state, self.puzzle.goal) else FAILED

    def answer(self, option: int) -> None:
        """Answer for the solver; the opponents answer at once. Raises IllegalAnswer, and changes nothing."""
        decision = self.state.decision
        if decision is None or self.verdict != OPEN or option not in decision.options:
            raise IllegalAnswer(f"{option} is not a legal answer")
        self._before.append((self.game.copy(self.state), self.line))
        self.give(decision.options.index(option))
        self._go_on()

    def take_back(self) -> bool:
        """Take back the solver's last answer and all that followed; return whether there was one."""
        if not self._before:
            return False
        self.state, self.line = self._before.pop()
        return True

    def hint(self) -> int | None:
        """Return the solver's next option of the solution; None if it does not lead on from here."""
        line = self._kept()
        decision = self.state.decision
        if line is None or decision is None or len(line) <= len(self.line):
            return None
        return decision.options[line[len(self.line)]]

    def sure_option(self) -> int | None:
        """Return an option after which a short search proves the goal to be certain; None if none."""
        decision = self.state.decision
        if self.verdict != OPEN or decision is None:
            return None
        prover = self._prover()
        try:
            return next(
                (option for option in decision.options if prover.after(self.state, option) == SURE), None
            )
        except TooMany:
            return None

    def is_lost(self) -> bool:
        """Whether it is proved that the goal cannot be reached for certain any more, by a short search."""
        if self.verdict != OPEN:
            return self.verdict == FAILED
        if self._kept() is not None:
            return False
        try:
            return self._prover().verdict(self.state) == REFUTED
        except TooMany:
            return False

    def is_sure(self) -> bool:
        """Whether it is proved, by a short search, that the goal can be reached for certain."""
        if self._kept() is not None:
            return True
        try:
            return self._prover().verdict(self.state) == SURE
        except TooMany:
            return False

    def solution(self, lang: str) -> list[tuple[int, str]]:
        """Return the solution as it is shown, none if none is known: who answers, and the answer in words."""
        state = self.puzzle.begin()
        told: list[tuple[int, str]] = []
        for place in self.puzzle.lines[0] if self.puzzle.lines else []:
            decision = state.decision
            assert decision is not None, "a line ends with the turn"
            option = decision.options[place]
            if len(decision.options) > 1:
                told.append((decision.player, self.game.presentation.label(state, option, lang)))
            self.game.answer(state, option)
        return told

    def _prover(self) -> Prover:
        return Prover(self.game, self.judge, self.puzzle.goal, self.nodes)

    def _kept(self) -> Answers | None:
        """A kept line that begins with all answers so far; None if none does."""
        count = len(self.line)
        return next((line for line in self.puzzle.lines if line[:count] == self.line), None)

    def give(self, place: int) -> None:
        """Give the answer at this place of the options, whoever is asked, and nothing more."""
        decision = self.state.decision
        assert decision is not None, "something is asked"
        self.game.answer(self.state, decision.options[place])
        self.line = [*self.line, place]

    def _go_on(self) -> None:
        """Answer for the opponents, and for the solver where there is no choice."""
        for _ in range(DEEPEST):
            decision = self.state.decision
            if decision is None or self.judge.is_over(self.state):
                return
            if len(decision.options) == 1:
                self.give(0)
            elif decision.player in self.judge.own:
                return
            else:
                self.give(self._best())

    def _best(self) -> int:
        """The place of the opponents' best answer: of a kept line, else found by a search, else the first."""
        kept = self._kept()
        if kept is not None:
            return kept[len(self.line)]
        decision = self.state.decision
        assert decision is not None, "something is asked"
        try:
            return decision.options.index(best_answer(self._prover(), self.state))
        except TooMany:
            return 0


def resumed(puzzle: Puzzle, line: Answers, nodes: int = NODES) -> Trial:
    """Return the trial in which this has been answered, by the opponents too: places in the lists of options.

    Raises Refusal, "puzzle-answer", which tells the first that is none.
    """
    trial = Trial(puzzle, nodes)
    for number, place in enumerate(line, 1):
        decision = trial.state.decision
        if decision is None or trial.verdict != OPEN or not 0 <= place < len(decision.options):
            raise Refusal("puzzle-answer", number=number)
        trial.give(place)
    return trial
