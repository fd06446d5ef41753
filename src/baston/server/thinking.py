"""Bots think in processes of their own, so that no table waits for another and none for the network."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from baston.bots import bot_named
from baston.games import game_named
from baston.kernel.text import Json
from baston.server.match import Match
from baston.server.parent import end_with_parent

TRIES: Final = 3


def cores_for(workers: int) -> int:
    """How many processes each of so many workers may let think, so that one core is left for the network."""
    return max(1, ((os.cpu_count() or 2) - 1) // workers)


class Thinking:
    """A pool of so many processes, started when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def choose(self, match: Match, bot: str) -> int:
        """The option that the bot takes for the seat that is asked; the match stays as it is.

        Raises BrokenProcessPool if processes keep dying, CancelledError once this is closed.
        """
        seat = match.asked
        assert seat is not None, "nobody is asked"
        # Saves travel: states of the compiled engine do not pickle.
        asked = (match.game.name, match.game.save(match.state), bot, seat, match.bot_seed())
        for _ in range(TRIES - 1):
            pool = self._ready()
            try:
                return await asyncio.wrap_future(pool.submit(_choose, *asked))
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        return await asyncio.wrap_future(self._ready().submit(_choose, *asked))

    def _ready(self) -> ProcessPoolExecutor:
        if self._is_closed:
            raise asyncio.CancelledError  # as those are told who are waiting
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_settle_in)
        return self._pool

    def close(self) -> None:
        """End the processes without waiting for thoughts in progress."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _settle_in() -> None:
    """In each process: leave interrupts to the server, and end with it even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _choose(game: str, saved: dict[str, Json], bot: str, seat: int, seed: int) -> int:
    played = game_named(game)
    return bot_named(bot).choose(played, played.load(saved), seat, seed)
