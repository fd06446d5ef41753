"""Finished tables go when their time is over, whole; nothing else does."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import pytest
from sqlalchemy.engine import URL

from baston.server.channels.bus import MessageBus
from baston.server.operations import retention
from baston.server.processes.sandbox import Sandbox
from baston.server.settings import MEMORY
from baston.server.storage.database import migrate
from baston.server.storage.rows import ANSWER, PERSON, ChatRow, Entry, SeatRow, TableRow
from baston.server.storage.store import Store
from baston.server.tables.rooms import Rooms
from tests.server.simulated import AtOnce

TABLE: Final = TableRow("t", "nim", 1, 2, {}, "1", "s", "i", False, "ada", 1000.0, 1000.0)
RESULT: Final = {"points": [1, 0], "winners": [0], "conceded": [], "timed_out": []}
EARLY: Final = 2000.0  # when a game was over …
LATE: Final = 9000.0  # … and when another was
BEFORE: Final = 5000.0


async def stored(store: Store, id: str, at: float, is_over: bool) -> None:
    """A table with all that a table has, whose last entry is of that time."""
    await store.create_table(msgspec.structs.replace(TABLE, id=id), [SeatRow(0, PERSON, "ada")])
    await store.append_entry(id, Entry(0, ANSWER, 0, 0, None, at), RESULT if is_over else None)
    await store.add_chat(id, ChatRow(0, "Ada", "!", at))


def test_only_what_was_finished_long_ago_is_deleted_and_whole(
    database: URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    monkeypatch.setattr(retention, "BATCH", 2)
    asyncio.run(migrate(database))

    async def act() -> None:
        store = Store(database)
        rooms = Rooms(store, AtOnce(), MessageBus(MEMORY), Sandbox())
        monkeypatch.setattr(rooms, "is_in_memory", lambda id: id == "watched")
        for id in ("old1", "old2", "old3", "watched"):
            await stored(store, id, EARLY, is_over=True)
        await stored(store, "new", LATE, is_over=True)
        await stored(store, "running", EARLY, is_over=False)
        assert await store.count_finished(BEFORE) == 4
        assert await retention.delete_expired(rooms, BEFORE) == 3
        for id in ("old1", "old2", "old3"):
            assert await store.load_table(id) is None
            assert (await store.entries(id, 0), await store.chat(id)) == ([], [])
        for id in ("watched", "new", "running"):
            left = await store.load_table(id)
            assert left is not None
            assert (len(left.entries), len(left.seats), len(left.chat)) == (1, 1, 1)
        await store.close()

    asyncio.run(act())


def test_what_goes_is_said_beforehand(database: URL, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(migrate(database))

    async def act() -> None:
        store = Store(database)
        rooms = Rooms(store, AtOnce(), MessageBus(MEMORY), Sandbox())
        await stored(store, "old", EARLY, is_over=True)
        async with retention.retention(rooms, keep=24 * 3600.0):
            while not caplog.records:
                await asyncio.sleep(0.01)
        assert await store.load_table("old") is not None
        await store.close()

    asyncio.run(act())
    (said,) = [record.message for record in caplog.records]
    assert said.startswith("1 tables that were finished before ")
    assert said.endswith(" on (--keep)")
