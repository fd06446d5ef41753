"""A table is in the memory of one worker at a time, whoever stalls, dies or comes first."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest
from sqlalchemy.engine import URL

from baston.server.channels.bus import MessageBus
from baston.server.channels.messages import Connected
from baston.server.processes.bots import BotPool
from baston.server.processes.sandbox import Sandbox
from baston.server.protocol import Answer, NewTable, SeatWish
from baston.server.refusals import Refused
from baston.server.settings import MEMORY
from baston.server.storage.database import migrate
from baston.server.storage.rows import ANSWER
from baston.server.storage.store import FIRST_PAGE, Store
from baston.server.tables.connection import Connection
from baston.server.tables.room import Room
from baston.server.tables.rooms import Rooms
from baston.server.workers import leases as leasing
from baston.server.workers.inbox import Inbox
from baston.server.workers.leases import SILENT, Leases

SEATS: Final = [SeatWish("me"), SeatWish("me")]
HASTE: Final = 0.05  # seconds between two beats


@dataclasses.dataclass
class Worker:
    """A worker with its tables."""

    store: Store
    rooms: Rooms
    leases: Leases

    async def table(self) -> str:
        """A new table, at which ada has both seats."""
        return (await self.rooms.create_table("ada", NewTable("nim", 2, SEATS, listed=True))).id

    async def answer(self, room: Room) -> None:
        """Ada gives the first answer that she may."""
        assert room.match is not None
        decision = room.match.state.decision
        assert decision is not None
        await room.answer("ada", Answer(room.match.number, decision.player, decision.options[0]))


@asynccontextmanager
async def worker(database: URL, folder: Path) -> AsyncIterator[Worker]:
    """A worker that runs."""
    store, inbox = Store(database), Inbox(folder)
    leases = Leases(store, inbox, "")
    rooms = Rooms(store, BotPool(1), MessageBus(MEMORY), Sandbox(), leases)
    try:
        async with leases.running(rooms):
            yield Worker(store, rooms, leases)
    finally:
        inbox.close()
        await store.close()


@asynccontextmanager
async def workers(database: URL, folder: Path, count: int = 2) -> AsyncIterator[list[Worker]]:
    """So many of them."""
    async with AsyncExitStack() as open_:
        yield [await open_.enter_async_context(worker(database, folder)) for _ in range(count)]


@pytest.fixture(autouse=True)
def haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers beat often, so that nothing takes long."""
    monkeypatch.setattr(leasing, "BEAT", HASTE)


@pytest.fixture
def ready(database: URL) -> URL:
    """A database of each kind, with its tables."""
    asyncio.run(migrate(database))
    return database


def run(act: Coroutine[None, None, None]) -> None:
    """Carry it out; it ends if it hangs."""
    asyncio.run(asyncio.wait_for(act, 60))


async def taken_over(by: Worker, table: str) -> Room:
    """The table's room, as soon as the worker may have it."""
    while True:
        with contextlib.suppress(Refused):
            return await by.rooms.get(table)
        await asyncio.sleep(HASTE)


@contextlib.contextmanager
def stalled(worker: Worker) -> Iterator[None]:
    """It does not beat, as if nothing of it ran."""
    goes_on, beat = asyncio.Event(), worker.leases._beat

    async def wait() -> None:
        await goes_on.wait()
        await beat()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker.leases, "_beat", wait)
        yield
    goes_on.set()


def test_a_table_is_held_by_one_worker_until_nobody_there_needs_it(
    ready: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baston.server.tables.rooms.LINGER", 0.0)

    async def act() -> None:
        async with workers(ready, tmp_path) as (one, two):
            id = await one.table()
            room: Room | None = await one.rooms.get(id)
            with pytest.raises(Refused, match="moved"):
                await two.rooms.get(id)
            holder = await two.leases.holder(id)
            assert holder is not None
            assert (holder.id, holder.inbox) == (one.leases.worker, one.leases.inbox.path)
            assert await one.leases.holder(id) is None
            assert room is not None
            await one.answer(room)
            room = None  # nobody needs it there any more
            assert (await taken_over(two, id)).number == 1
            assert not one.leases.holds(id)

    run(act())


def test_no_worker_holds_a_table_that_is_none(ready: URL, tmp_path: Path) -> None:
    async def act() -> None:
        async with workers(ready, tmp_path, 1) as (one,):
            for id in ("nowhere", "no\0where"):
                with pytest.raises(Refused, match="no-table"):
                    await one.rooms.get(id)
                assert not one.leases.holds(id)

    run(act())


def test_a_worker_that_ends_leaves_its_tables_to_others_at_once(ready: URL, tmp_path: Path) -> None:
    async def act() -> None:
        async with worker(ready, tmp_path) as two:
            async with worker(ready, tmp_path) as one:
                id = await one.table()
                await one.answer(await one.rooms.get(id))
            assert (await two.rooms.get(id)).number == 1

    run(act())


def test_the_tables_of_a_worker_without_beats_are_taken_over_and_it_notices(
    ready: URL, tmp_path: Path
) -> None:
    """What it tried meanwhile was refused; its browsers are asked to connect again."""

    async def act() -> None:
        async with workers(ready, tmp_path) as (one, two):
            id = await one.table()
            room, page = await one.rooms.get(id), Connection("ada")
            room.connect(page)
            await one.answer(room)
            before = one.leases.worker
            with stalled(one):
                other = await taken_over(two, id)
                await two.answer(other)
            one.leases._beaten = 0.0  # a while ago
            with pytest.raises(Refused, match="moved"):
                await one.answer(room)
            assert one.leases.worker != before
            with pytest.raises(EOFError):
                await page.next_message()
            assert not one.leases.holds(id)
            await two.answer(other)
            entries = await two.store.entries(id, 0)
            assert [(entry.number, entry.kind) for entry in entries] == [(n, ANSWER) for n in range(3)]
            await (await one.rooms.get(await one.table())).concede("ada", 0)  # it goes on, as another worker

    run(act())


def test_what_a_stalled_worker_has_stored_last_is_kept_by_the_one_that_took_over(
    ready: URL, tmp_path: Path
) -> None:
    """Its answer was on its way to the database: it counts, and the next one comes after it."""

    async def act() -> None:
        async with workers(ready, tmp_path) as (one, two):
            id = await one.table()
            room = await one.rooms.get(id)
            with stalled(one):
                other = await taken_over(two, id)
                one.leases._beaten = time.monotonic()  # it has not noticed anything yet
                await one.answer(room)
            with pytest.raises(Refused, match="late"):
                await two.answer(other)
            await two.answer(other)
            assert [entry.number for entry in await two.store.entries(id, 0)] == [0, 1]

    run(act())


def test_nobody_is_buried_because_the_database_was_away_for_all(
    ready: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Own beats are counted, not seconds: who cannot beat cannot say that others do not."""

    async def act() -> None:
        async with workers(ready, tmp_path) as (one, two):
            room = await one.rooms.get(await one.table())
            with monkeypatch.context() as away:
                for worker in (one, two):

                    async def refuse(_: str) -> list[object]:
                        raise Refused("not-kept", 503)

                    away.setattr(worker.store, "renew_worker", refuse)
                await asyncio.sleep(3 * SILENT * HASTE)
            ids = one.leases.worker, two.leases.worker
            await asyncio.sleep(3 * SILENT * HASTE)
            assert (one.leases.worker, two.leases.worker) == ids
            await one.answer(room)

    run(act())


def test_workers_of_a_machine_choose_the_same_one_for_a_table_and_each_for_some(
    ready: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which tables fall to whom depends on the ids alone: by chance, one of three could have hardly any."""
    ids = iter(("one", "two", "three"))
    monkeypatch.setattr(leasing, "secrets", SimpleNamespace(token_hex=lambda _: next(ids)))
    monkeypatch.setattr(leasing, "BEAT", 3600.0)  # nobody beats late, and so seems silent to another

    async def act() -> None:
        async with workers(ready, tmp_path, 3) as found:
            for each in found:
                await each.leases._beat()  # all know of each other
            chosen = []
            for table in map(str, range(60)):
                others = [(each, each.leases.chosen(table)) for each in found]
                (id,) = {each.leases.worker if other is None else other.id for each, other in others}
                chosen.append(id)
            assert Counter(chosen) == {"one": 20, "two": 21, "three": 19}

    run(act())


def test_lists_say_who_is_at_tables_of_other_workers(ready: URL, tmp_path: Path) -> None:
    async def act() -> None:
        async with workers(ready, tmp_path) as (one, two):
            wish = NewTable("nim", 2, [SeatWish("me"), SeatWish("open")], listed=True)
            id = (await one.rooms.create_table("ada", wish)).id

            async def connected() -> list[bool]:
                (listed,) = await two.rooms.open_tables(None, FIRST_PAGE)
                assert listed == await two.rooms.table_info(id, None)
                return [seat.connected for seat in listed.seats]

            assert await connected() == [False, False]
            two.rooms.receive("one", Connected(id, ("ada",)))
            assert await connected() == [True, False]
            two.rooms.receive("one", Connected(id, ()))
            assert await connected() == [False, False]
            two.rooms.receive("one", Connected(id, ("ada",)))
            two.rooms.forget_worker("one")
            assert await connected() == [False, False]

    run(act())
