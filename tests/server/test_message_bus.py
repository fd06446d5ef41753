"""What workers tell each other comes through, over lines that break."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import AsyncExitStack

import pytest
from litestar.channels import ChannelsBackend
from redis.asyncio import Redis as Watcher

from baston.server.channels import bus
from baston.server.channels.bus import CHANNEL, MessageBus
from baston.server.channels.messages import Connected, WorkerMessage
from tests.server.redis import Redis
from tests.server.wire import WAIT


def at(table: str) -> Connected:
    """A message: nobody is at this table."""
    return Connected(table, ())


class Hub:
    """Where the lines come together; the next `faults` messages with notes in them break their line."""

    def __init__(self) -> None:
        self.lines: list[HubBackend] = []
        self.faults = 0
        self.carried: list[bytes] = []


class HubBackend(ChannelsBackend):
    """One worker's line to the hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.messages: asyncio.Queue[bytes] = asyncio.Queue()

    async def on_startup(self) -> None:
        self.hub.lines.append(self)

    async def on_shutdown(self) -> None:
        self.hub.lines.remove(self)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:  # noqa: ARG002
        if self.hub.faults and b"here" in data:
            self.hub.faults -= 1
            raise ConnectionResetError
        self.hub.carried.append(data)
        for line in self.hub.lines:
            line.messages.put_nowait(data)

    async def subscribe(self, channels: Iterable[str]) -> None: ...

    async def unsubscribe(self, channels: Iterable[str]) -> None: ...

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield CHANNEL, await self.messages.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:  # noqa: ARG002
        return []


class Recorder:
    """Hears what the others tell; the first note of a table named "broken" is more than it can bear."""

    def __init__(self) -> None:
        self.notes: asyncio.Queue[WorkerMessage] = asyncio.Queue()
        self.looked = 0

    def receive(self, worker: str, note: WorkerMessage) -> None:  # noqa: ARG002
        if note.table == "broken":
            raise ValueError(note)
        self.notes.put_nowait(note)

    def forget_worker(self, worker: str) -> None: ...

    def resync(self) -> None:
        self.looked += 1

    async def next(self) -> WorkerMessage:
        """The next note."""
        return await asyncio.wait_for(self.notes.get(), WAIT)


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Hub:
    """A hub to which all lines go."""
    hub = Hub()
    monkeypatch.setattr(bus, "backend_for", lambda _: HubBackend(hub))
    monkeypatch.setattr(bus, "RECONNECT_DELAY", 0)
    return hub


def test_what_was_told_over_a_line_that_broke_is_told_over_the_next(hub: Hub) -> None:
    """The hearer's own line holds: it has no reason to look at anything again."""

    async def act() -> None:
        ear, speaker = Recorder(), MessageBus("hub://")
        async with AsyncExitStack() as open_:
            await open_.enter_async_context(MessageBus("hub://").running(ear))
            await open_.enter_async_context(speaker.running(Recorder()))
            speaker.publish(at("first"))
            assert await ear.next() == at("first")
            looked = ear.looked
            hub.faults = 2
            speaker.publish(at("second"))
            assert await ear.next() == at("second")
            assert (hub.faults, ear.looked) == (0, looked)

    asyncio.run(act())


def test_what_goes_wrong_at_one_table_does_not_make_a_worker_deaf(hub: Hub) -> None:
    async def act() -> None:
        ear, speaker = Recorder(), MessageBus("hub://")
        async with AsyncExitStack() as open_:
            await open_.enter_async_context(MessageBus("hub://").running(ear))
            await open_.enter_async_context(speaker.running(Recorder()))
            speaker.publish(at("whole"))
            assert await ear.next() == at("whole")
            speaker.publish(at("broken"))
            looked = ear.looked
            while ear.looked == looked:  # it opens another line
                await asyncio.sleep(0)
            speaker.publish(at("other"))
            assert await ear.next() == at("other")

    asyncio.run(asyncio.wait_for(act(), WAIT))


def test_what_is_told_while_there_is_no_line_does_not_pile_up(hub: Hub) -> None:
    async def act() -> None:
        ear, speaker = Recorder(), MessageBus("hub://")
        for _ in range(1000):
            speaker.publish(at("busy"))
        async with AsyncExitStack() as open_:
            await open_.enter_async_context(MessageBus("hub://").running(ear))
            await open_.enter_async_context(speaker.running(Recorder()))
            assert await ear.next() == at("busy")
        assert [message.count(b"here") for message in hub.carried if b"here" in message] == [1]

    asyncio.run(act())


def test_lines_over_redis_that_break_leave_no_connection_behind(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each worker has one that hears and one that tells, whatever lines it had before."""
    monkeypatch.setattr(bus, "RECONNECT_DELAY", 0)

    async def act() -> None:
        ear, speaker = Recorder(), MessageBus(redis.url)
        async with (
            Watcher.from_url(redis.url) as watcher,
            MessageBus(redis.url).running(ear),
            speaker.running(Recorder()),
        ):
            for number in range(3):
                speaker.publish(at(str(number)))
                assert await ear.next() == at(str(number))
                looked = ear.looked
                await watcher.client_kill_filter(_type="pubsub")
                while ear.looked == looked:
                    await asyncio.sleep(0.01)
            speaker.publish(at("last"))
            assert await ear.next() == at("last")
            subscribed = await watcher.client_list(_type="pubsub")
            publishing = [x for x in await watcher.client_list(_type="normal") if x["cmd"] != "client|list"]
            assert len(subscribed) == 2
            assert len(publishing) <= 2  # who listens gives its first sign of life after a while

    asyncio.run(asyncio.wait_for(act(), WAIT))


def test_much_is_told_in_messages_that_postgresql_takes(hub: Hub) -> None:
    async def act() -> None:
        ear, speaker = Recorder(), MessageBus("hub://")
        tables = [f"{number:012}" for number in range(1000)]
        async with AsyncExitStack() as open_:
            await open_.enter_async_context(MessageBus("hub://").running(ear))
            await open_.enter_async_context(speaker.running(Recorder()))
            for table in tables:
                speaker.publish(at(table))
            assert [(await ear.next()).table for _ in tables] == tables
        assert max(map(len, hub.carried)) < 8000

    asyncio.run(act())
