"""Parts of a server fail at any moment while tables are played: nothing acknowledged is lost, all go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import tempfile
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import httpx
from sqlalchemy.engine import URL
from websockets.exceptions import WebSocketException

from baston.games import game_named
from baston.kernel.text import an_int
from baston.server.matches.restore import restore_match
from baston.server.storage.database import database_url
from baston.server.storage.rows import TIMEOUT, StoredTable
from baston.server.storage.store import Store
from tests import needs
from tests.fuzz.crashes import SEATINGS, Played, is_over_or_mine
from tests.fuzz.served import Served
from tests.fuzz.stalled import StalledClients, beginnings
from tests.server.postgres import Postgres
from tests.server.redis import Redis
from tests.server.wire import WAIT, Message, TableSocket

TABLES: Final = 3  # played at the same time
MOST: Final = 10  # entries that one of the tables sees before a fault …
MOMENT: Final = 0.02  # … and seconds after the last of them
AWAY: Final = 0.3  # seconds for which something is gone, at most
SHIFTS: Final = (0, 1, 60, 2 * 3600, 2 * 86_400)  # seconds by which a clock is put forward or back
STALLED: Final = 80  # clients at most: below what one address may have open
# Refusals after which people try again. An undo comes too late ("undo-boundary") where the answer before it,
# sent as the connection broke, has been counted after all.
PASSING: Final = ("not-kept", "not-reached", "moved", "late", "undo-boundary")


class Again(Exception):
    """A passing refusal: the player connects again."""


class Player(Played):
    """Plays a table whatever happens to its connection, until it is told to stop."""

    def __init__(self, server: Served, seats: tuple[str, ...], seed: int) -> None:
        super().__init__(server, seats, seed)
        self.wrong = ""
        self._stops = False
        self._thread = threading.Thread(target=self._keep_playing)
        self._thread.start()

    def stop(self) -> None:
        """Play no more, and close the browser."""
        self._stops = True
        self._thread.join()
        self.leave()

    def _keep_playing(self) -> None:
        while not (self._stops or self.over or self.wrong):
            with contextlib.suppress(WebSocketException, OSError, EOFError, Again):
                self._play()
            time.sleep(0.05)
        self.heard.release(1000 * MOST)

    def _my_turn(self, ws: TableSocket) -> Message:
        while not self._stops:
            message = ws.next()
            if message["type"] == "error":
                if message["code"] not in PASSING:
                    self.wrong = f"refused: {message['code']}"
                raise Again
            if message["type"] == "state":
                number = an_int(message["number"])
                if number > self.acknowledged:
                    self.heard.release(number - self.acknowledged)
                    self.acknowledged = number
                if is_over_or_mine(message):
                    return message
        raise Again

    def fault(self, database: URL) -> str:
        """What is wrong with the record now, if anything."""
        acknowledged, before = self.acknowledged, self.record
        kept = asyncio.run(_stored(database, self.id))
        self.record = kept.entries
        if len(kept.entries) < acknowledged:
            return f"{acknowledged - len(kept.entries)} acknowledged entries are lost"
        if kept.entries[: len(before)] != before:
            return "what was written before has changed"
        if [entry.number for entry in kept.entries] != list(range(len(kept.entries))):
            return "entries are missing"
        if any(entry.kind == TIMEOUT for entry in kept.entries):
            return "somebody has lost on time, who had an hour"
        restore_match(game_named(kept.table.game), kept)  # this checks the digests
        return self.wrong


async def _stored(database: URL, id: str) -> StoredTable:
    store = Store(database)
    try:
        kept = await store.load_table(id)
    finally:
        await store.close()
    assert kept is not None
    return kept


class Faulty(ABC):
    """A server, and the part of it that fails."""

    server: Served
    database: URL
    players: list[Player]

    @abstractmethod
    def fail(self, chance: random.Random) -> None:
        """Let the part fail, and be there again at the end."""


class FaultyWorker(Faulty):
    """One of two workers is killed."""

    def __init__(self, open_: ExitStack, folder: Path) -> None:
        redis = Redis(needs.redis())
        redis.start()
        open_.callback(redis.stop)
        self.database = database_url(None, folder)
        options = ("--workers", "2", "--channels", redis.url)
        self.server = open_.enter_context(Served(folder, *options))

    def fail(self, chance: random.Random) -> None:
        """Kill it, and wait until another has been started in its place."""
        os.kill(chance.choice(self._when_ready()), signal.SIGKILL)
        self._when_ready()

    def _when_ready(self) -> list[int]:
        while not (both := self._ready()):  # a worker that was stalled is a new one for a moment
            time.sleep(0.1)
        return both

    def _ready(self) -> list[int]:
        """The processes of the two workers, once both run."""
        processes = self.server.workers()
        return processes if len(processes) == len(asyncio.run(_running(self.database))) == 2 else []


async def _running(database: URL) -> set[str]:
    """The inboxes of the workers that the database knows."""
    store = Store(database)
    try:
        return {worker.inbox for worker in await store.running_workers() if Path(worker.inbox).exists()}
    finally:
        await store.close()


class FaultyPostgres(Faulty):
    """PostgreSQL crashes, with whatever it has just been committing."""

    def __init__(self, open_: ExitStack, folder: Path) -> None:
        self._postgres = open_.enter_context(_postgres())
        self.database = self._postgres.new_database()
        url = self.database.set(drivername="postgresql").render_as_string(hide_password=False)
        self.server = open_.enter_context(Served(folder, "--database", url))

    def fail(self, chance: random.Random) -> None:
        """Crash, and start again after a while."""
        self._postgres.stop()
        time.sleep(chance.uniform(0, AWAY))
        self._postgres.start()


@contextmanager
def _postgres() -> Iterator[Postgres]:
    server = Postgres(needs.postgres(), Path(tempfile.mkdtemp(prefix="baston-postgres-")))
    try:
        server.start()
        yield server
    finally:
        server.close()


class FaultyRedis(FaultyWorker):
    """Redis crashes and forgets all; both workers go on."""

    def __init__(self, open_: ExitStack, folder: Path) -> None:
        self._redis = Redis(needs.redis())
        self._redis.start()
        open_.callback(self._redis.stop)
        self.database = database_url(None, folder)
        options = ("--workers", "2", "--channels", self._redis.url)
        self.server = open_.enter_context(Served(folder, *options))

    def fail(self, chance: random.Random) -> None:
        """Crash, and start again after a while."""
        self._redis.stop()
        time.sleep(chance.uniform(0, AWAY))
        self._redis.start()


class FaultyDisk(Faulty):
    """The disk is full: the server can write to no file."""

    def __init__(self, open_: ExitStack, folder: Path) -> None:
        self.database = database_url(None, folder)
        self.server = open_.enter_context(Served(folder))

    def fail(self, chance: random.Random) -> None:
        """Be full for a while."""
        for size in (0, resource.RLIM_INFINITY):
            resource.prlimit(self.server.pid(), resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            time.sleep(0 if size else chance.uniform(0, AWAY))


class FaultyClock(Faulty):
    """The clock of the machine is put forward or back, under a server that runs or before it starts again."""

    def __init__(self, open_: ExitStack, folder: Path) -> None:
        self.database = database_url(None, folder)
        self._shift = folder / "shift"
        self._shift.write_text("+0")
        shifted = {
            "LD_PRELOAD": str(needs.faketime()),
            "FAKETIME_TIMESTAMP_FILE": str(self._shift),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }
        self.server = open_.enter_context(Served(folder, variables=shifted))

    def fail(self, chance: random.Random) -> None:
        """Be put to another time; once in four times, the server is killed and starts again in that time."""
        self._shift.write_text(f"{chance.choice((-1, 1)) * chance.choice(SHIFTS):+}")
        if chance.random() < 1 / 4:
            self.server.kill()
            self.server.start()
            for player in self.players:  # it listens at another port
                player.browser.address = self.server.address


class FaultyClients(Faulty):
    """Clients of all kinds begin something and do not go on, while others play."""

    def __init__(self, open_: ExitStack, folder: Path) -> None:
        self.database = database_url(None, folder)
        self.server = open_.enter_context(Served(folder))
        self._clients = StalledClients()
        open_.callback(self._clients.close)

    def fail(self, chance: random.Random) -> None:
        """One of each kind begins at a table, and as many of those before are gone."""
        for sent in beginnings(self.server.address, *self._table(chance)).values():
            self._clients.begin(self.server.address, sent)
            if len(self._clients) > STALLED:
                self._clients.drop(chance)

    def _table(self, chance: random.Random) -> tuple[str, str]:
        """A table that is played, and the cookie of who sits there."""
        player = chance.choice(self.players)
        return player.id, player.cookie


def survived(kind: Callable[[ExitStack, Path], Faulty]) -> Callable[[int, int], list[str]]:
    """Return a search that lets a part fail so many times; it says what went wrong."""

    def search(cycles: int, seed: int) -> list[str]:
        chance = random.Random(seed)
        with ExitStack() as open_:
            faulty = kind(open_, Path(open_.enter_context(tempfile.TemporaryDirectory())))
            faulty.players = []
            try:
                return _wrong(faulty, cycles, chance)
            finally:
                for player in faulty.players:
                    player.stop()

    return search


def _wrong(faulty: Faulty, cycles: int, chance: random.Random) -> list[str]:
    wrong: list[str] = []
    players = faulty.players
    for cycle in range(cycles):
        for over in [player for player in players if player.over or player.wrong]:
            over.stop()
            players.remove(over)
        while len(players) < TABLES:
            players.append(_player(faulty.server, (cycle + len(players)) % 3, chance.randrange(1 << 30)))
        watched = chance.choice(players)
        for _ in range(chance.randrange(1, MOST)):
            assert watched.heard.acquire(timeout=WAIT), "a table stands still"
        time.sleep(chance.uniform(0, MOMENT))
        faulty.fail(chance)
        for player in players:
            problem = _problem_after(player, faulty.database)
            wrong += [f"fault {cycle + 1}, table {player.id}: {problem}"] if problem else []
        if not faulty.server.alive():
            return [*wrong, f"fault {cycle + 1}: the server has ended"]
    return wrong


def _player(server: Served, seating: int, seed: int) -> Player:
    """A player at a new table, which may take some tries just after a fault."""
    for _ in range(100):
        with contextlib.suppress(httpx.HTTPError, AssertionError):
            return Player(server, SEATINGS[seating], seed)
        time.sleep(0.1)
    raise AssertionError("no table can be made")


def _problem_after(player: Player, database: URL) -> str:
    """What is wrong with a table after a fault: it has to go on, and to have kept all."""
    while player.heard.acquire(blocking=False):
        pass
    if not (player.over or player.heard.acquire(timeout=WAIT)):
        return player.wrong or "it stands still"
    return player.fault(database)


SEARCHES: Final = {  # and how many faults
    "faults-worker": (survived(FaultyWorker), 200),
    "faults-postgres": (survived(FaultyPostgres), 100),
    "faults-redis": (survived(FaultyRedis), 50),
    "faults-disk": (survived(FaultyDisk), 100),
    "faults-clock": (survived(FaultyClock), 100),
    "faults-clients": (survived(FaultyClients), 100),
}
