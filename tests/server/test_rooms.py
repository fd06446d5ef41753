"""Tables in memory, and what happens elsewhere while a worker takes one up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, Self

import msgspec
import pytest
from sqlalchemy.engine import URL

from baston.server.channels.bus import ENCODER, LARGEST_MESSAGE, MessageBus
from baston.server.channels.messages import ChatAdded, Connected, TableChanged, WhoIsConnected, WorkerMessage
from baston.server.processes.bots import BotPool
from baston.server.processes.sandbox import Sandbox
from baston.server.protocol import Answer, Clock, Join, NewTable, Pong, SeatWish, Terms
from baston.server.settings import MEMORY
from baston.server.storage.database import database_url, migrate
from baston.server.storage.rows import (
    ANSWER,
    BOT,
    CHAT_HISTORY,
    CONCEDE,
    OPEN,
    PERSON,
    RESUME,
    ChatRow,
    Entry,
    SeatRow,
    StoredTable,
    TableRow,
)
from baston.server.storage.store import Store
from baston.server.tables.connection import Connection, encode
from baston.server.tables.rooms import Rooms
from baston.server.tables.subscribers import Subscribers
from tests.server.simulated import AtOnce, InMemory, Linked, room_of, simulate

SEATS: Final = [SeatWish("me"), SeatWish("me")]
TABLE: Final = TableRow("t", "nim", 1, 2, {}, "1", "s", "i", False, "host", 0.0)


class Meanwhile(Store):
    """A store in which something happens just when a table has been read, or its entries are about to be."""

    read: Callable[[], Awaitable[object]] | None = None
    asked: Callable[[], Awaitable[object]] | None = None

    async def load_table(self, table: str) -> StoredTable | None:
        kept = await super().load_table(table)
        if self.read is not None:
            await self.read()
        return kept

    async def entries(self, table: str, first: int) -> list[Entry]:
        asked, self.asked = self.asked, None
        if asked is not None:
            await asked()
        return await super().entries(table, first)


class RecordingBus(MessageBus):
    """Keeps what the worker tells; `then` happens once it wants to know who is at a table."""

    then: Callable[[], None] | None = None

    def __init__(self) -> None:
        super().__init__("hub://")
        self.notes: list[WorkerMessage] = []

    def publish(self, note: WorkerMessage) -> None:
        self.notes.append(note)
        then, self.then = self.then, None
        if then is not None:
            asyncio.get_running_loop().call_soon(then)


class Two:
    """Two workers of one database; the second has the store and the channels above."""

    def __init__(self, database: URL) -> None:
        self.store = Meanwhile(database)
        self.told = RecordingBus()
        self._store = Store(database)
        self.first = Rooms(self._store, BotPool(1), MessageBus(MEMORY), Sandbox())
        self.second = Rooms(self.store, BotPool(1), self.told, Sandbox())

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


def test_what_another_worker_keeps_while_a_table_is_taken_up_is_not_missed(database: URL) -> None:
    """Its note comes when nobody here has the table yet."""

    async def act() -> None:
        async with Two(database) as two:
            id = await two.table()
            room = await two.first.get(id)
            two.store.read = lambda: room.concede("ada", 0)
            taken_up = await two.second.get(id)
            assert room.match is not None
            assert taken_up.match is not None
            assert (taken_up.number, taken_up.match.result) == (room.number, room.match.result)
            assert taken_up.subscribers.table_info("ada") == room.subscribers.table_info("ada")

    asyncio.run(act())


def test_a_wish_counts_though_another_worker_was_faster_with_an_answer(database: URL) -> None:
    """Whose note has not been heard yet."""

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


def test_a_table_that_is_being_taken_up_is_in_nobody_s_hands_yet(database: URL) -> None:
    """Two workers that take it up at once would let the time go by in which no server ran."""

    async def act() -> None:
        async with Two(database) as two:
            id = await two.table(Clock(600))
            two.told.then = two.second.resync
            await two.second.get(id)
            assert two.told.notes[:2] == [WhoIsConnected(id)] * 2  # the second is from looking again
            assert [note for note in two.told.notes if isinstance(note, Connected)] == []
            assert [entry.kind for entry in await two.store.entries(id, 0)] == [RESUME]

    asyncio.run(act())


def test_who_takes_a_seat_elsewhere_is_named_by_the_worker_that_has_the_line(database: URL) -> None:
    async def act() -> None:
        async with Two(database) as two:
            wish = NewTable("nim", 2, [SeatWish("me"), SeatWish("open")], listed=True)
            id = (await two.first.create_table("ada", wish)).id
            room = await two.second.get(id)
            room.connect(Connection("bob"))
            assert two.told.notes[-1] == Connected(id, (None,))
            await (await two.first.get(id)).join("bob", Join(), "Bob")
            two.second.receive("first", TableChanged(id))
            async with room.locked():
                assert two.told.notes[-1] == Connected(id, ("bob",))

    asyncio.run(act())


async def heard(connection: Connection) -> list[str]:
    """What has been said, as the browser is told it."""
    texts = []
    connection.send(Pong())
    while (message := await connection.next_message()) != encode(Pong()):
        assert message is not None
        told = msgspec.json.decode(message)
        texts += [told["text"]] if told["type"] == "chat" else []
    return texts


@pytest.mark.parametrize("missed", [Rooms.resync, lambda rooms: rooms.forget_worker("first")])
def test_what_was_said_elsewhere_while_nothing_was_heard_is_told_once(
    database: URL, missed: Callable[[Rooms], None]
) -> None:
    """The other worker's notes are lost with the channel, or with the worker; one comes late."""

    async def act() -> None:
        async with Two(database) as two:
            id = await two.table()
            elsewhere, room = await two.first.get(id), await two.second.get(id)
            watching = [Connection("ada"), Connection(None)]
            for connection in watching:
                room.connect(connection)
            await room.chat.post("ada", "before")
            await elsewhere.chat.post("ada", "lost")
            await elsewhere.chat.post(None, "late")
            late = (await two.store.chat(id))[-1]
            await room.chat.post("ada", "after")
            missed(two.second)
            async with room.locked():
                two.second.receive("first", ChatAdded(id, late))
            for connection in watching:
                assert await heard(connection) == ["before", "after", "lost", "late"]
            newcomer = Connection("ada")
            room.connect(newcomer)
            assert await heard(newcomer) == ["before", "lost", "late", "after"]

    asyncio.run(act())


def test_what_is_said_while_a_table_is_taken_up_is_not_missed(database: URL) -> None:
    async def act() -> None:
        async with Two(database) as two:
            id = await two.table()
            elsewhere = await two.first.get(id)
            two.store.read = lambda: elsewhere.chat.post("ada", "now")
            newcomer = Connection("ada")
            (await two.second.get(id)).connect(newcomer)
            assert await heard(newcomer) == ["now"]

    asyncio.run(act())


def test_only_the_last_lines_are_kept_for_those_who_come_later(database: URL) -> None:
    async def act() -> None:
        async with Two(database) as two:
            id = await two.table()
            for number in range(CHAT_HISTORY + 2):
                await two.store.add_chat(id, ChatRow(None, "", str(number), float(number)))
            room = await two.second.get(id)
            room.chat.receive(ChatRow(None, "", "1", 1.0))  # told long ago
            newcomer = Connection("ada")
            room.connect(newcomer)
            assert await heard(newcomer) == [str(number) for number in range(2, CHAT_HISTORY + 2)]

    asyncio.run(act())


def test_who_reads_slowly_loses_states_but_no_word(database: URL) -> None:
    async def act() -> None:
        async with Two(database) as two:
            room = await two.first.get(await two.table())
            slow = Connection("ada")
            room.connect(slow)
            await room.chat.post("ada", "one")
            while not slow.is_behind:
                slow.send(Pong())
            await room.chat.post("ada", "two")
            assert await slow.next_message() is None
            room.subscribers.send_snapshot(slow)
            slow.resend_chat()
            assert await heard(slow) == ["one", "two"]

    asyncio.run(act())


def test_however_many_look_on_the_others_can_be_told_who_is_there() -> None:
    audience = Subscribers("worker", TABLE, [SeatRow(0, PERSON, "ada"), SeatRow(1, OPEN)])
    audience.connections += [Connection(f"{number:022}") for number in range(1000)]
    audience.connections.append(Connection("ada"))
    assert audience.connected_message().browsers == (None,) * 1000 + ("ada",)
    assert len(ENCODER.encode(audience.connected_message())) < LARGEST_MESSAGE


def test_strangers_to_a_table_share_what_they_may_know() -> None:
    """However many look at the list, there is one answer in memory."""
    audience = Subscribers("worker", TABLE, [SeatRow(0, PERSON, "ada"), SeatRow(1, OPEN)])
    assert audience.table_info("bob") is audience.table_info("cleo") is audience.table_info(None)
    assert audience.table_info("bob").invite is None
    assert [audience.table_info(browser).invite for browser in ("ada", "host")] == ["i", "i"]


class Shared:
    """A table of ada and a bot that two workers have in memory; ada has a page open at each."""

    def __init__(self) -> None:
        self.thinking = [AtOnce(), AtOnce()]
        self.links = [Linked("first"), Linked("second")]
        self.pages = [Connection("ada"), Connection("ada")]
        store, seats = InMemory(), [SeatRow(0, PERSON, "ada"), SeatRow(1, BOT, bot="easy")]
        self.rooms = [
            room_of(seats, store=store, thinking=thinking, channels=link)
            for thinking, link in zip(self.thinking, self.links, strict=True)
        ]
        for link, other in zip(self.links, reversed(self.rooms), strict=True):
            link.others.append(other)

    async def begin(self) -> None:
        """Both pages are open, then the game goes on."""
        for room, page in zip(self.rooms, self.pages, strict=True):
            room.connect(page)
        await asyncio.sleep(0)  # both have heard of the other's
        for room in self.rooms:
            await room.resume()

    async def play(self, worker: int) -> list[bool]:
        """Ada plays her turn there, and the bot has its own; has it thought at either worker?"""
        await asyncio.sleep(10)
        for thinking in self.thinking:
            thinking.asked.clear()
        while not any(thinking.asked for thinking in self.thinking):
            match = self.rooms[worker].match
            assert match is not None
            assert match.state.decision is not None
            await self.rooms[worker].answer("ada", Answer(match.number, 0, match.state.decision.options[0]))
            await asyncio.sleep(10)
        return [bool(thinking.asked) for thinking in self.thinking]

    def leaves(self) -> None:
        """The page at the first worker is closed."""
        self.rooms[0].disconnect(self.pages[0])

    def dies(self) -> None:
        """The first worker is gone."""
        for link in self.links:
            link.others.clear()
        self.rooms[1].forget_worker("first")


def test_of_two_workers_with_people_one_lets_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the people answer."""

    async def act() -> None:
        shared = Shared()
        await shared.begin()
        assert await shared.play(0) == [True, False]
        assert await shared.play(1) == [True, False]

    simulate(act(), monkeypatch)


@pytest.mark.parametrize("happens", [Shared.leaves, Shared.dies])
def test_bots_think_where_people_are_left(
    happens: Callable[[Shared], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        shared = Shared()
        await shared.begin()
        happens(shared)
        assert await shared.play(1) == [False, True]

    simulate(act(), monkeypatch)
