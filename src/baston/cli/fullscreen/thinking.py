"""Where bots search: in a process of its own, so that the screen lives while they do.

A thread would not do: the compiled engine lets no other one run until it has its answer.
"""

from __future__ import annotations

import contextlib
import sys
from threading import Event, Lock
from typing import NamedTuple

from baston.analysis import SEARCH
from baston.bots import Bot, bot_named, is_search
from baston.cli.table.session import Session
from baston.games import game_named
from baston.kernel.text import Json
from baston.worker import Worker, WorkerLost


class Question(NamedTuple):
    """A decision for a bot, with the state saved, since those of the compiled engine cannot be pickled."""

    game: str
    saved: dict[str, Json]
    bot: str
    seat: int
    seed: int


class Thinker:
    """Chooses for the bots of a session; only one question is asked at a time."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.stopped = Event()
        self._starting = Lock()
        self._worker: Worker | None = None

    def choice_of(self, bot: Bot) -> int:
        """Return the option that the bot takes for the seat that is asked; nothing is played.

        Raises WorkerLost if it is stopped meanwhile.
        """
        if not is_search(bot.name):
            return self.session.choice_of(bot)
        return self._search(bot.name, self.session.bot_seed())

    def hint(self) -> int:
        """Return what the search would answer in place of the seat that is asked. Raises as `choice_of`."""
        return self._search(SEARCH, self.session.hint_seed())

    def stop(self) -> None:
        """Stop, even in the middle of a search, or before it has begun."""
        with self._starting:
            self.stopped.set()
            if self._worker is not None:
                self._worker.stop()

    def _search(self, bot: str, seed: int) -> int:
        session = self.session
        saved = session.game.save(session.state)
        return self._started().run(_choose, Question(session.game.name, saved, bot, session.asked, seed))

    def _started(self) -> Worker:
        with self._starting:
            if self.stopped.is_set():
                raise WorkerLost
            if self._worker is None:
                # What Textual has put in its place is no file, as a new process needs one.
                with contextlib.redirect_stderr(sys.__stderr__):
                    self._worker = Worker()
            return self._worker


def _choose(question: Question) -> int:
    """What the bot takes, in the other process."""
    game = game_named(question.game)
    return bot_named(question.bot).choose(game, game.load(question.saved), question.seat, question.seed)
