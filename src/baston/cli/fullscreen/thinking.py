"""Where bots search: in a process of its own, so that the screen lives while they do.

A thread would not do: the compiled engine lets no other one run until it has its answer. Each question begins
a search anew: nothing of one is kept for the next, so that an answer hangs on nothing but its seed.
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
    """Chooses for the bots of a session, and in place of a person; one search waits for the other to end."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.stopped = Event()
        self._starting = Lock()
        self._searching = Lock()  # a worker has one pipe: answers would be mixed up
        self._worker: Worker | None = None

    def choice_of(self, bot: Bot) -> int:
        """Return the option that the bot takes for the seat that is asked; nothing is played.

        Raises WorkerLost if it is stopped meanwhile.
        """
        if not is_search(bot.name):
            return self.session.choice_of(bot)
        return self.search(self._question(bot.name, self.session.bot_seed()))

    def hint(self) -> Question:
        """Return for `search` what the search is asked in place of the seat that is asked now."""
        return self._question(SEARCH, self.session.hint_seed())

    def search(self, question: Question) -> int:
        """Return what the bot of a question takes, after any other search. Raises as `choice_of`."""
        with self._searching:
            return self._started().run(_choose, question)

    def stop(self) -> None:
        """Stop, even in the middle of a search, or before it has begun."""
        with self._starting:
            self.stopped.set()
            if self._worker is not None:
                self._worker.stop()

    def _question(self, bot: str, seed: int) -> Question:
        session = self.session
        return Question(session.game.name, session.game.save(session.state), bot, session.asked, seed)

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
