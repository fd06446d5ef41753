"""Tables in memory, and what happens elsewhere while a worker takes one up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final, Self

import msgspec
import pytest
from sqlalchemy.engine import URL

from baston.server.channels.bus import MessageBus
from baston.server.processes.bots import BotPool
from baston.server.processes.sandbox import Sandbox
from baston.server.protocol import Answer, Clock, NewTable, Pong, Say, SeatWish, Terms
from baston.server.settings import MEMORY
from baston.server.storage.database import database_url, migrate
from baston.server.storage.rows import (
    ANSWER,
    CHAT_HISTORY,
    CONCEDE,
    OPEN,
    PERSON,
    SPECTATORS,
    ChatRow,
    Entry,
    SeatRow,
    TableRow,
)
from baston.server.storage.store import Store
from baston.server.tables.connection import Connection, encode
from baston.server.tables.rooms import Rooms
from baston.server.tables.subscribers import Subscribers

SEATS: Final = [SeatWish("me"), SeatWish("me")]
TABLE: Final = TableRow("t", "nim", 1, 2, {}, "1", "s", "i", False, "host", 0.0)


class Meanwhile(Store):
    """A store in which something happens just when a table's entries are about to be read."""

    asked: Callable[[], Awaitable[object]] | None = None

    async def entries(self, table: str, first: int) -> list[Entry]:
        asked, self.asked = self.asked, None
        if asked is not None:
            await asked()
        return await super().entries(table, first)


class Two:
    """Two workers of one database that know of no leases; the second has the store above."""

    def __init__(self, database: URL) -> None:
        self.store = Meanwhile(database)
        self._store = Store(database)
        self.first = Rooms(self._store, BotPool(1), MessageBus(MEMORY), Sandbox())
        self.second = Rooms(self.store, BotPool(1), MessageBus(MEMORY), Sandbox())

    async def table(self, clock: Clock | None = None) -> str:
        """A table of one person, who has both seats."""
        return (await self.first.create_table("ada", NewTable("nim", 2, SEATS, terms=Terms(clock)))).id

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._store.close()
        await self.store.close()


@pytest.fixture
def database(tmp_path: Path) -> URL:
    """A database of its own."""
    url = database_url(None, tmp_path)
    asyncio.run(migrate(url))
    return url


def test_a_wish_counts_though_another_worker_was_faster_with_an_answer(database: URL) -> None:
    """It was stalled, and another holds the table by now."""

    async def act() -> None:
        async with Two(database) as two:
            id = await two.table()
            elsewhere, room = await two.first.get(id), await two.second.get(id)
            assert elsewhere.match is not None
            decision = elsewhere.match.state.decision
            assert decision is not None
            await elsewhere.answer("ada", Answer(0, decision.player, decision.options[0]))
            await room.concede("ada", 1)
            assert [entry.kind for entry in await two.store.entries(id, 0)] == [ANSWER, CONCEDE]
            assert room.match is not None
            assert room.match.over

    asyncio.run(act())


def test_a_game_that_ends_while_it_is_read_is_read_whole(database: URL) -> None:
    async def act() -> None:
        async with Two(database) as two:
            id = await two.table()
            room = await two.first.get(id)
            two.store.asked = lambda: room.concede("ada", 0)
            kept = await two.store.load_table(id)
            assert kept is not None
            assert len(kept.entries) == 1
            assert kept.table.result == {"points": [0, 0], "winners": [1], "conceded": [0], "timed_out": []}

    asyncio.run(act())


async def heard(connection: Connection) -> list[object]:
    """What has been said, as the browser is told it."""
    return [told["text"] async for told in messages(connection) if told["type"] == "chat"]


async def messages(connection: Connection) -> AsyncIterator[dict[str, object]]:
    """All that waits for the browser."""
    connection.send(Pong())
    while (message := await connection.next_message()) != encode(Pong()):
        assert message is not None
        yield msgspec.json.decode(message)


def free(_: str) -> None:
    """A line that counts for nobody."""


def test_only_the_last_lines_are_kept_for_those_who_come_later(database: URL) -> None:
    async def act() -> None:
        async with Two(database) as two:
            id = await two.table()
            for number in range(CHAT_HISTORY + 2):
                at = float(number)
                await two.store.add_chat(id, ChatRow(0, "", f"player {number}", at))
                await two.store.add_chat(id, ChatRow(None, "", f"aside {number}", at, SPECTATORS))
            room = await two.second.get(id)
            player, spectator = Connection("ada"), Connection("eve")
            for newcomer in (player, spectator):
                room.connect(newcomer)
            kept = range(2, CHAT_HISTORY + 2)
            assert await heard(player) == [f"player {number}" for number in kept]
            assert not spectator.is_behind
            assert await heard(spectator) == [f"{who} {n}" for n in kept for who in ("player", "aside")]

    asyncio.run(act())


def test_who_reads_slowly_loses_states_but_no_word(database: URL) -> None:
    async def act() -> None:
        async with Two(database) as two:
            room = await two.first.get(await two.table())
            slow = Connection("ada")
            room.connect(slow)
            await room.chat.post("ada", Say("one"), free)
            while not slow.is_behind:
                slow.send(Pong())
            await room.chat.post("ada", Say("two"), free)
            await room.chat.open("ada", "nobody")
            assert await slow.next_message() is None
            room.subscribers.send_snapshot(slow)
            room.chat.resend(slow)
            told = [message async for message in messages(slow)]
            assert [message["text"] for message in told if message["type"] == "chat"] == ["one", "two"]
            assert [x["open_to"] for x in told if x["type"] == "chat-rules"] == ["nobody"]

    asyncio.run(act())


def test_strangers_to_a_table_share_what_they_may_know() -> None:
    """However many look at the list, there is one answer in memory."""
    audience = Subscribers(TABLE, [SeatRow(0, PERSON, "ada"), SeatRow(1, OPEN)])
    assert audience.table_info("bob") is audience.table_info("cleo") is audience.table_info(None)
    assert audience.table_info("bob").invite is None
    assert [audience.table_info(browser).invite for browser in ("ada", "host")] == ["i", "i"]


def test_a_table_stays_in_memory_for_a_while(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who loads the page anew does not wait until the table has been loaded anew."""
    monkeypatch.setattr("baston.server.tables.rooms.LINGER", 0.2)

    async def come_and_go() -> None:
        async with Two(database) as two:
            id = await two.table()
            await two.first.get(id)
            assert two.first.is_in_memory(id), "nobody holds it any more"
            async with asyncio.timeout(30):
                while two.first.is_in_memory(id):
                    await asyncio.sleep(0.01)

    asyncio.run(come_and_go())
