"""Bots think in processes of their own, so that no table waits for another and none for the network."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, NamedTuple, TypeVar

from baston.analysis import SEARCH, Moment, judged
from baston.bots import bot_named
from baston.games import game_named
from baston.kernel.rng import Rng
from baston.kernel.text import Json
from baston.locales import LANGUAGES
from baston.server.match import Match
from baston.server.parent import end_with_parent
from baston.server.protocol import Words

TRIES: Final = 3
T = TypeVar("T")


def cores_for(workers: int) -> int:
    """How many processes each of so many workers may let think, so that one core is left for the network."""
    return max(1, ((os.cpu_count() or 2) - 1) // workers)


class Decision(NamedTuple):
    """What is to be judged: the state after so many answers, and the option that was taken."""

    number: int
    saved: dict[str, Json]
    taken: int


class Judged(NamedTuple):
    """A decision with its answers in words."""

    moment: Moment
    taken: Words
    best: Words


class Thinking:
    """A pool of so many processes, started when there is something to think about.

    The higher `nice` is, the more they leave the machine to others.
    """

    def __init__(self, processes: int, nice: int = 0) -> None:
        self._processes = processes
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def choose(self, match: Match, bot: str) -> int:
        """The option that the bot takes for the seat that is asked; the match stays as it is.

        Raises BrokenProcessPool if processes keep dying, CancelledError once this is closed.
        """
        return await self._chosen(match, bot, match.bot_seed())

    async def hint(self, match: Match) -> int:
        """What the search advises the seat that is asked. Raises as `choose`.

        It hangs on what the seat sees and on the place in the record: not on the game's seed.
        """
        return await self._chosen(match, SEARCH, Rng(match.number).next32())

    async def judge(self, game: str, seat: int, decision: Decision, search: str) -> Judged:
        """A decision of the seat, as `baston.analysis` judges it. Raises as `choose`."""
        return await self._done(partial(_judge, game, seat, decision, search))

    async def _chosen(self, match: Match, bot: str, seed: int) -> int:
        seat = match.asked
        assert seat is not None, "nobody is asked"
        # Saves travel: states of the compiled engine do not pickle.
        return await self._done(
            partial(_choose, match.game.name, match.game.save(match.state), bot, seat, seed)
        )

    async def _done(self, work: Callable[[], T]) -> T:
        for _ in range(TRIES - 1):
            pool = self._ready()
            try:
                return await asyncio.wrap_future(pool.submit(work))
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        return await asyncio.wrap_future(self._ready().submit(work))

    def _ready(self) -> ProcessPoolExecutor:
        if self._is_closed:
            raise asyncio.CancelledError  # as those are told who are waiting
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _settle_in, (self._nice,))
        return self._pool

    def close(self) -> None:
        """End the processes without waiting for thoughts in progress."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _settle_in(nice: int) -> None:
    """In each process: leave interrupts to the server, and end with it even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if nice and sys.platform != "win32":
        os.nice(nice)


def _choose(game: str, saved: dict[str, Json], bot: str, seat: int, seed: int) -> int:
    played = game_named(game)
    return bot_named(bot).choose(played, played.load(saved), seat, seed)


def _judge(game: str, seat: int, decision: Decision, search: str) -> Judged:
    played = game_named(game)
    state = played.load(decision.saved)
    taken = decision.taken
    moment = judged(played, state, seat, decision.number, taken, search)
    named = [
        Words(*[played.label(state, option, lang) for lang in LANGUAGES]) for option in (taken, moment.best)
    ]
    return Judged(moment, *named)
