"""A table in memory, and time that goes by only while everybody waits: a minute takes no time."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from math import inf, nextafter
from typing import Final, TypeVar, TypeVarTuple, Unpack

import pytest

from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.server import clock
from baston.server.channels.bus import MessageBus
from baston.server.matches.match import Match
from baston.server.processes.bots import BotPool
from baston.server.processes.queue import ThinkingTable
from baston.server.protocol import Terms
from baston.server.settings import MEMORY
from baston.server.storage.rows import ChatRow, Entry, SeatRow, StoredTable, TableRow
from baston.server.storage.store import Store
from baston.server.storage.writer import AlreadyStored
from baston.server.tables.room import Room

START: Final = 1000.0  # when the table begins, in seconds
MANY: Final = 100  # looks at what is ready, all at one time
T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")


class Waiting(selectors.SelectSelector):
    """Does not wait, but notes how long it would have."""

    def __init__(self) -> None:
        super().__init__()
        self.now = START
        self._looks = 0  # since time went by

    def select(  # type: ignore[explicit-any]  # a key holds whatever it was registered with
        self, timeout: float | None = None
    ) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "everybody waits, and nothing is due"
            self._looks = 0 if timeout > 0 else self._looks + 1
            if timeout > 0:  # however it is come to, the time is the same
                self.now = max(round(self.now + timeout, 9), nextafter(self.now, inf))
            elif self._looks > MANY:  # for somebody who waits for a sum that is not so round
                self.now = nextafter(self.now, inf)
        return ready


class Loop(asyncio.SelectorEventLoop):
    """An event loop that reads this time."""

    def __init__(self, waiting: Waiting) -> None:
        self._waiting = waiting
        super().__init__(waiting)

    def time(self) -> float:
        return self._waiting.now

    def run_in_executor(
        self,
        executor: Executor | None,  # noqa: ARG002 - there is none
        func: Callable[[Unpack[Arguments]], T],
        *args: Unpack[Arguments],  # noqa: UP044 - as asyncio declares it
    ) -> asyncio.Future[T]:
        """Do at once what a thread would do: nobody could know for how long to wait for it."""
        done: asyncio.Future[T] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def simulate(act: Coroutine[None, None, None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Carry it out in simulated time, which begins at START."""
    waiting = Waiting()
    for of, name in ((time, "time"), (clock, "now")):
        monkeypatch.setattr(of, name, lambda: waiting.now)
    with asyncio.Runner(loop_factory=lambda: Loop(waiting)) as runner:
        runner.run(act)


class InMemory(Store):
    """The record of one table."""

    def __init__(self) -> None:
        self.record: list[Entry] = []
        self.alive_at: float | None = None  # when a worker last said so

    async def append_entry(  # of one table, whose result nobody reads
        self,
        table: str,  # noqa: ARG002
        entry: Entry,
        result: dict[str, list[int]] | None,  # noqa: ARG002
    ) -> None:
        if entry.number < len(self.record):
            raise AlreadyStored
        self.record.append(entry)

    async def add_chat(self, table: str, line: ChatRow) -> None:
        """Keep nothing: who comes later is told by the room."""

    async def last_heartbeat(self, worker: str) -> float | None:  # noqa: ARG002 - there is one
        return self.alive_at

    async def seconds_alive(self, since: float, until: float) -> float:
        return 0.0 if self.alive_at is None else max(0.0, min(until, self.alive_at) - since)

    async def entries(self, table: str, first: int) -> list[Entry]:  # noqa: ARG002 - there is one
        return self.record[first:]


class AtOnce(BotPool):
    """Takes the first option, and remembers at which numbers it was asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[int] = []

    async def choose(  # all bots are alike
        self,
        table: ThinkingTable,  # noqa: ARG002
        match: Match,
        bot: str,  # noqa: ARG002
        seconds: float = inf,  # noqa: ARG002
    ) -> int:
        decision = match.state.decision
        assert decision is not None, "a bot is asked"
        self.asked.append(match.number)
        return decision.options[0]


def room_of(
    seats: list[SeatRow],
    game: Game[State] | None = None,
    options: dict[str, str] | None = None,
    store: Store | None = None,
    thinking: BotPool | None = None,
    terms: Terms | None = None,
) -> Room:
    """A table that begins now, at one worker: nim unless a game is named. Nothing goes by itself yet."""
    game = game or game_named("nim")
    setup = game.setup(len(seats), options or {})
    match = Match(game, setup, 1, seats, terms or Terms(), 0, time.time())
    table = TableRow(
        "t",
        game.name,
        game.rules_version,
        setup.players,
        setup.options,
        "1",
        "s",
        "i",
        False,
        "ada",
        START,
        START,
    )
    return Room(
        StoredTable(table, seats, [], []),
        match,
        store or InMemory(),
        thinking or AtOnce(),
        MessageBus(MEMORY),
    )
