"""The queue in which bots wait to think: in turn by who made their table, then by table.

Searches never take the last process: what a bot answers in a few milliseconds has not to wait until a search
of seconds is over, which nothing can interrupt.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, Protocol

LONGEST_WAIT: Final = 2.0  # seconds in which all the searches of one maker should have had a turn
SHORTEST_SEARCH: Final = 0.05  # seconds


class ThinkingTable(Protocol):
    """What the queue needs to know of a table."""

    @property
    def id(self) -> str:
        """The table's id."""

    @property
    def maker(self) -> str:
        """Who made the table: all tables of one maker take turns as one."""

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected to the table."""


class Waiting:
    """Somebody who waits for a turn. The result of `turn` is how many seconds a search may take."""

    def __init__(self, table: ThinkingTable, is_search: bool) -> None:
        self.table = table
        self.maker = table.maker
        self.is_search = is_search
        self.turn: asyncio.Future[float] = asyncio.get_running_loop().create_future()


class Search(NamedTuple):
    """A search that waits or has begun `at` a time of the event loop."""

    maker: str
    is_watched: bool
    at: float


class ThinkingQueue:
    """Says who may think next, of all who wait in this process of the server.

    Tables that are watched go before those that are not. `searches` is how many may search at once; one
    more may think for a short time.
    """

    def __init__(self, searches: int) -> None:
        self.running = 0  # those who think now, searches included
        self.searching = 0
        self._searches = searches
        self._waiting: dict[str, dict[str, list[Waiting]]] = {}  # by maker and table, the next turn's first
        self._searched: dict[str, Search] = {}  # by table, lately

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(1 for _ in self._in_turn())

    @asynccontextmanager
    async def turn(self, table: ThinkingTable, is_search: bool) -> AsyncIterator[float]:
        """Wait for a turn, which lasts as long as the context; yield how many seconds a search may take."""
        one = Waiting(table, is_search)
        self._waiting.setdefault(table.maker, {}).setdefault(table.id, []).append(one)
        self._start_next()
        try:
            yield await one.turn
        finally:
            if one.turn.cancelled():  # while it was waiting
                self._remove(one)
            else:
                self.running -= 1
                self.searching -= is_search
                self._start_next()

    def _start_next(self) -> None:
        """Let think whoever is next, as long as there is room."""
        while (one := self._next()) is not None:
            seconds = self._share_of(one) if one.is_search else 0.0
            self._remove(one)
            self._move_back(one)
            self.running += 1
            self.searching += one.is_search
            one.turn.set_result(seconds)

    def _next(self) -> Waiting | None:
        if self.running > self._searches:
            return None
        may_search = self.searching < self._searches
        able = [one for one in self._in_turn() if may_search or not one.is_search]
        return next((one for one in able if one.table.is_watched), able[0] if able else None)

    def _in_turn(self) -> Iterator[Waiting]:
        """All who wait, those whose maker and table had a turn longest ago first."""
        for tables in self._waiting.values():
            for waiting in tables.values():
                yield from waiting

    def _share_of(self, one: Waiting) -> float:
        """Return how many seconds it may search, so that all who wait are served soon.

        Each maker has an equal share of `LONGEST_WAIT`, which its tables divide among themselves: who makes
        many tables shortens the searches there, not those of others. All tables count that wait or have
        searched in so many seconds; those that nobody watches only for each other.
        """
        now = asyncio.get_running_loop().time()
        self._searched = {id: x for id, x in self._searched.items() if x.at > now - LONGEST_WAIT}
        busy = self._searched | {
            x.table.id: Search(x.maker, x.table.is_watched, now) for x in self._in_turn() if x.is_search
        }
        rivals = [x.maker for x in busy.values() if x.is_watched or not one.table.is_watched]
        share = LONGEST_WAIT * self._searches / (len(set(rivals)) * rivals.count(one.maker))
        self._searched[one.table.id] = busy[one.table.id]
        return round(max(SHORTEST_SEARCH, share), 3)

    def _remove(self, one: Waiting) -> None:
        tables = self._waiting[one.maker]
        tables[one.table.id].remove(one)
        if not tables[one.table.id]:
            del tables[one.table.id]
        if not tables:
            del self._waiting[one.maker]

    def _move_back(self, one: Waiting) -> None:
        """Put its maker, and its table among the maker's, behind all others that wait."""
        tables = self._waiting.pop(one.maker, {})
        waiting = tables.pop(one.table.id, [])
        if waiting:
            tables[one.table.id] = waiting
        if tables:
            self._waiting[one.maker] = tables
