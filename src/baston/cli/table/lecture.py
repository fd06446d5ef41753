"""A lesson at the terminal: its words above the question, what has been learnt, what is skipped."""

from __future__ import annotations

from rich.text import Text

from baston.cli.table.session import Session
from baston.lessons import Lesson, Progress, Step, lesson_of, progress, told
from baston.lessons.lesson import LEARNER, Words
from baston.lessons.telling import is_card
from baston.locales import sentence

LEARNT, NEXT, OPEN = "✓", "▸", "·"


class Lecture:
    """Tells the lesson that the game of a session is; nothing in any other game, or where several play."""

    def __init__(self, session: Session, lang: str) -> None:
        self.session = session
        self.lang = lang
        taught = session.people == [LEARNER]
        self.lesson = lesson_of(session.game.name, session.record.setup) if taught else None
        self.skipped: set[str] = set()
        self.count = len(session.record.answers)
        now = self._now()
        self.shown = () if now is None else now.ticked
        self.before = self.shown  # what had been learnt when the question before was put
        self.free_since: int | None = None  # answers given when free play began: it is announced once

    def draw(self) -> Text | None:
        """Return what is to be read before the question; None where there is nothing to say."""
        lesson, now = self.lesson, self._now()
        if lesson is None or now is None:
            return None
        fresh = self._fresh(now)
        lines = [f"{LEARNT} {self._said(lesson, step.title)}" for step in lesson.steps if step.id in fresh]
        if now.remark is not None and self._is_news():
            lines.append(self._said(lesson, now.remark))
        if not now.step.is_free or self._is_news():
            lines.append(self._idea(lesson, now))
        return Text("\n".join(lines), "cyan") if lines else None

    def outline(self) -> Text | None:
        """Return all ideas of the lesson, those that have been learnt ticked; None without a lesson."""
        lesson, now = self.lesson, self._now()
        if lesson is None or now is None:
            return None
        lines = [sentence(self.lang, "lesson-title", title=self._said(lesson, lesson.title))]
        for step in lesson.steps:
            sign = LEARNT if step.id in now.ticked else NEXT if step is now.step else OPEN
            lines.append(f"  {sign} {self._said(lesson, step.title)}")
        return Text("\n".join(lines))

    def skip(self) -> bool:
        """Tell the present idea no longer; return whether there was one."""
        now = self._now()
        if now is None or now.step.is_free:
            return False
        self.skipped.add(now.step.id)
        return True

    def skip_all(self) -> bool:
        """Tell nothing any more, and let the game be a game; return whether there was a lesson."""
        there, self.lesson = self.lesson is not None, None
        return there

    def learnt(self) -> tuple[int, int] | None:
        """Return how many ideas have been learnt, and of how many; None without a lesson."""
        now = self._now()
        if self.lesson is None or now is None:
            return None
        return len(now.ticked), len(self.lesson.steps) - 1

    def _now(self) -> Progress | None:
        if self.lesson is None:
            return None
        return progress(self.lesson, self.session.game, self.session.state, self.skipped)

    def _idea(self, lesson: Lesson, now: Progress) -> str:
        place = lesson.steps.index(now.step) + 1
        title = self._said(lesson, now.step.title)
        head = sentence(self.lang, "lesson-step", number=place, count=len(lesson.steps), title=title)
        return f"{head} {self._said(lesson, now.step.words)}{self._look(lesson, now.step)}"

    def _look(self, lesson: Lesson, step: Step) -> str:
        """Where the card that it speaks of can be read."""
        if not is_card(step.about, lesson.game):
            return ""
        name = told(Words(f"{{{step.about}}}", f"{{{step.about}}}"), lesson.game, self.lang)
        return " " + sentence(self.lang, "lesson-look", name=name)

    def _fresh(self, now: Progress) -> list[str]:
        """What has been learnt since the question before."""
        count = len(self.session.record.answers)
        if count != self.count:
            self.count, self.before = count, self.shown
        self.shown = now.ticked
        if now.step.is_free and self.free_since is None:
            self.free_since = count
        return [id for id in now.ticked if id not in self.before]

    def _is_news(self) -> bool:
        """Whether free play has not begun, or has just begun."""
        return self.free_since is None or self.free_since == self.count

    def _said(self, lesson: Lesson, words: Words) -> str:
        return told(words, lesson.game, self.lang)
