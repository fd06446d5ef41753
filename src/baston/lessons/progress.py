"""Where a lesson stands, as the log of its game tells: what is ticked, which idea is next, what is said."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from baston.kernel.event import Occurrence
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.lessons.lesson import LEARNER, Lesson, Sign, Step, Words


@dataclass(frozen=True)
class Progress:
    """How far a game has come in its lesson; `remark` speaks of what was done last, before the step does."""

    step: Step
    ticked: tuple[str, ...]
    remark: Words | None


def progress(lesson: Lesson, game: Game[State], state: State, skipped: Container[str] = ()) -> Progress:
    """Return where the lesson stands in this game, whose state keeps its notes; `skipped` steps are not told.

    What is done before its step comes is ticked too, and its step not told; so is what is done after.
    """
    walk = _Walk(lesson, skipped)
    for note in state.notes or []:
        walk.see(game.presentation.occurrence(state, note, LEARNER))
    return Progress(
        walk.step, tuple([step.id for step in lesson.steps if step.id in walk.ticked]), walk.remark
    )


class _Walk:
    """Goes through what has occurred, once."""

    def __init__(self, lesson: Lesson, skipped: Container[str]) -> None:
        self.lesson = lesson
        self.skipped = skipped
        self.ticked: set[str] = set()
        self.remark: Words | None = None
        self.at = 0
        self._go_on()

    @property
    def step(self) -> Step:
        """The step that is told."""
        return self.lesson.steps[self.at]

    def see(self, seen: Occurrence) -> None:
        """Tick what it fulfils, else leave what has become too late, else answer what was done instead."""
        step = self.step
        reached = [
            one.id
            for one in self.lesson.steps
            if one.id not in self.ticked
            and (not one.after or one.after in self.ticked)
            and _any(one.goal, seen)
        ]
        self.ticked.update(reached)
        if step.id in reached:
            self.remark = step.done
            self._go_on()
        elif not step.is_free and _any(step.until, seen):
            self.remark = step.missed
            self.at += 1
            self._go_on()
        elif not reached:
            self._answer(step, seen)

    def _answer(self, step: Step, seen: Occurrence) -> None:
        said = next((instead.words for instead in step.instead if _any(instead.signs, seen)), None)
        is_deed = seen.seat == LEARNER and seen.event in self.lesson.deeds
        if said is None and is_deed and seen.card != step.about:  # to play what is spoken of is no detour
            said = step.otherwise
        self.remark = said or self.remark

    def _go_on(self) -> None:
        """To the next step that is not ticked and is to be told; the last is never left."""
        last = len(self.lesson.steps) - 1
        while self.at < last and (self.step.id in self.ticked or self.step.id in self.skipped):
            self.at += 1


def _any(signs: tuple[Sign, ...], seen: Occurrence) -> bool:
    return any(sign.fits(seen) for sign in signs)
