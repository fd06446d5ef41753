"""The channel over which workers tell each other that something has changed: Redis, PostgreSQL or none."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, Protocol

import msgspec
from litestar.channels import ChannelsBackend

from baston.kernel.game import Refusal
from baston.server.channels.backends import CONNECT_TIMEOUT, backend_for, connection_errors
from baston.server.channels.messages import Envelope, WorkerMessage
from baston.server.settings import MEMORY

CHANNEL: Final = "baston"
LARGEST_MESSAGE: Final = 7000  # bytes in one message: PostgreSQL takes 8,000
HEARTBEAT: Final = 3.0  # seconds between two signs of life
HEARTBEAT_TIMEOUT: Final = (
    10.0  # seconds after which a worker counts as dead, and so does a line without our own signs
)
RECONNECT_DELAY: Final = 1.0  # seconds before a lost line is tried again
DECODER: Final = msgspec.json.Decoder(Envelope)
ENCODER: Final = msgspec.json.Encoder()
logger = logging.getLogger(__name__)


class Receiver(Protocol):
    """What is told what the other workers tell."""

    def receive(self, worker: str, note: WorkerMessage) -> None:
        """Another worker says this."""

    def forget_worker(self, worker: str) -> None:
        """The worker is gone."""

    def resync(self) -> None:
        """Something may have been missed."""


async def check_reachable(url: str) -> None:
    """Try whether notes can be carried. Raises Refusal: "channels-url", "channels-broken"."""
    backend = backend_for(url)
    failures: tuple[type[Exception], ...] = (*connection_errors(url), ValueError)
    try:
        await backend.on_startup()
        try:
            await backend.subscribe([CHANNEL])
            await backend.publish(b"", [CHANNEL])
        finally:
            await backend.on_shutdown()
    except failures as error:
        scheme, _, rest = url.partition("://")
        place = rest.rpartition("@")[2]  # without a password
        reason = str(error) or type(error).__name__
        raise Refusal("channels-broken", url=f"{scheme}://{place}", reason=reason) from error


class MessageBus:
    """One worker's ear and mouth. A lost line is opened again, and then everything is looked at anew."""

    def __init__(self, url: str) -> None:
        self.worker = secrets.token_hex(8)
        self.is_alone = url == MEMORY  # memory is shared with nobody: there is nobody to tell
        self._url = url
        self._connection_errors = connection_errors(url)
        self._outgoing: dict[WorkerMessage, None] = {}  # in the order told
        self._wake = asyncio.Event()
        self._last_heard: dict[str, float] = {}  # by worker, when it last gave a sign of life

    def publish(self, note: WorkerMessage) -> None:
        """Tell the other workers, soon."""
        if not self.is_alone:
            self._outgoing.pop(note, None)  # the same, told later, says it all
            self._outgoing[note] = None
            self._wake.set()

    @asynccontextmanager
    async def running(self, listener: Receiver) -> AsyncIterator[None]:
        """Carry notes while the server runs."""
        if self.is_alone:
            yield
            return
        task = asyncio.create_task(self._keep_connected(listener))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _keep_connected(self, listener: Receiver) -> None:
        while True:
            try:
                await self._run_connection(listener)
            except self._connection_errors as error:
                logger.warning(
                    "the channel to the other workers is lost (%s), trying again", type(error).__name__
                )
            except Exception:  # of one table, perhaps: the others are not to be deaf for it
                logger.exception("the channel to the other workers failed, trying again")
            await asyncio.sleep(RECONNECT_DELAY)

    async def _run_connection(self, listener: Receiver) -> None:
        """Until the line is lost. Raises one of `broken_by`."""
        backend = backend_for(self._url)
        await backend.on_startup()
        try:
            await backend.subscribe([CHANNEL])
            self._last_heard[self.worker] = time.monotonic()
            listener.resync()
            async with asyncio.TaskGroup() as group:
                for part in (
                    self._send(backend),
                    self._receive(backend, listener),
                    self._watch_heartbeats(listener),
                ):
                    group.create_task(part)
        except* self._connection_errors as errors:
            raise _first(errors) from errors
        finally:
            with suppress(*self._connection_errors):
                async with asyncio.timeout(CONNECT_TIMEOUT):
                    await backend.on_shutdown()

    async def _send(self, backend: ChannelsBackend) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), HEARTBEAT)
            self._wake.clear()
            await self._publish_next(backend)
            while self._outgoing:
                await self._publish_next(backend)

    async def _publish_next(self, backend: ChannelsBackend) -> None:
        """As much as goes into a message; with nothing in it, it is a sign of life."""
        notes = self._next_messages()
        try:
            await backend.publish(ENCODER.encode(Envelope(self.worker, notes)), [CHANNEL])
        except BaseException:  # the line is lost: the next one takes them
            untold = [note for note in notes if note not in self._outgoing]
            self._outgoing = dict.fromkeys(untold) | self._outgoing
            raise

    def _next_messages(self) -> list[WorkerMessage]:
        notes: list[WorkerMessage] = []
        size = 0
        for note in list(self._outgoing):
            size += len(ENCODER.encode(note))
            if notes and size > LARGEST_MESSAGE:
                break
            notes.append(note)
            del self._outgoing[note]
        return notes

    async def _receive(self, backend: ChannelsBackend, listener: Receiver) -> None:
        async for _, message in backend.stream_events():
            try:
                heard = DECODER.decode(message)
            except msgspec.MsgspecError:
                continue  # of somebody else who uses a channel of this name
            is_new = heard.worker not in self._last_heard
            self._last_heard[heard.worker] = time.monotonic()
            if heard.worker != self.worker:
                if is_new:
                    listener.resync()  # it may have told, and been told, things before
                for note in heard.messages:
                    listener.receive(heard.worker, note)

    async def _watch_heartbeats(self, listener: Receiver) -> None:
        """Miss who is silent. Raises TimeoutError if not even our own signs of life come back."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            late = time.monotonic() - HEARTBEAT_TIMEOUT
            for worker in [worker for worker, at in self._last_heard.items() if at < late]:
                if worker == self.worker:
                    raise TimeoutError
                del self._last_heard[worker]
                listener.forget_worker(worker)


def _first(errors: BaseExceptionGroup[Exception]) -> Exception:
    found: BaseException = errors
    while isinstance(found, BaseExceptionGroup):
        found = found.exceptions[0]
    assert isinstance(found, Exception), "these are the exceptions of a lost line"
    return found
