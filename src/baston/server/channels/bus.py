"""The message bus between workers: publishes what changed here, and receives what changed elsewhere."""

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
HEARTBEAT: Final = 3.0  # seconds between two heartbeats
# Seconds without a heartbeat after which a worker counts as dead; without its own, the connection does.
HEARTBEAT_TIMEOUT: Final = 10.0
RECONNECT_DELAY: Final = 1.0  # seconds from a lost connection to the next attempt
DECODER: Final = msgspec.json.Decoder(Envelope)
ENCODER: Final = msgspec.json.Encoder()
logger = logging.getLogger(__name__)


class Receiver(Protocol):
    """What receives the messages of other workers."""

    def receive(self, worker: str, message: WorkerMessage) -> None:
        """Handle a message that the worker with this id has sent."""

    def forget_worker(self, worker: str) -> None:
        """Handle that the worker with this id is gone."""

    def resync(self) -> None:
        """Read everything again. Called when messages of other workers may have been lost."""


async def check_reachable(url: str) -> None:
    """Publish over the channels at a URL once, to see whether they work.

    Raises Refusal: "channels-url" (the URL names no known backend), "channels-broken" (nothing answers
    there).
    """
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
    """One worker's end of the channel. A lost connection is opened again, and the receiver resyncs then.

    `worker` is this worker's random id. `is_alone`: there are no other workers, and nothing is sent.
    `is_connected`: what is published is sent at once, if there is anybody to be sent it.
    """

    def __init__(self, url: str) -> None:
        self.worker = secrets.token_hex(8)
        self.is_alone = url == MEMORY  # memory is not shared between processes
        self.is_connected = self.is_alone
        self._url = url
        self._connection_errors = connection_errors(url)
        self._outgoing: dict[WorkerMessage, None] = {}  # a set in order of publication
        self._wake = asyncio.Event()
        self._last_heard: dict[str, float] = {}  # by worker, the monotonic time of its last heartbeat

    def publish(self, message: WorkerMessage) -> None:
        """Send the message to the other workers soon. It does not block and cannot fail."""
        if not self.is_alone:
            self._outgoing.pop(message, None)  # the same message, sent later, says it all
            self._outgoing[message] = None
            self._wake.set()

    @asynccontextmanager
    async def running(self, receiver: Receiver) -> AsyncIterator[None]:
        """Connect, then send and receive messages for as long as the context lasts."""
        if self.is_alone:
            yield
            return
        task = asyncio.create_task(self._keep_connected(receiver))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _keep_connected(self, receiver: Receiver) -> None:
        while True:
            try:
                await self._run_connection(receiver)
            except self._connection_errors as error:
                logger.warning(
                    "the channel to the other workers is lost (%s), trying again", type(error).__name__
                )
            except Exception:  # of one table, perhaps: the others still need their messages
                logger.exception("the channel to the other workers failed, trying again")
            await asyncio.sleep(RECONNECT_DELAY)

    async def _run_connection(self, receiver: Receiver) -> None:
        """Send and receive until the connection is lost. Raises one of `connection_errors`."""
        backend = backend_for(self._url)
        await backend.on_startup()
        try:
            await backend.subscribe([CHANNEL])
            self._last_heard[self.worker] = time.monotonic()
            self.is_connected = True
            receiver.resync()
            async with asyncio.TaskGroup() as group:
                for part in (
                    self._send(backend),
                    self._receive(backend, receiver),
                    self._watch_heartbeats(receiver),
                ):
                    group.create_task(part)
        except* self._connection_errors as errors:
            raise _first(errors) from errors
        finally:
            self.is_connected = False
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
        """Publish as many messages as fit; without any it is a heartbeat."""
        messages = self._next_messages()
        try:
            await backend.publish(ENCODER.encode(Envelope(self.worker, messages)), [CHANNEL])
        except BaseException:  # the connection is lost: the next one sends them
            unsent = [message for message in messages if message not in self._outgoing]
            self._outgoing = dict.fromkeys(unsent) | self._outgoing
            raise

    def _next_messages(self) -> list[WorkerMessage]:
        messages: list[WorkerMessage] = []
        size = 0
        for message in list(self._outgoing):
            size += len(ENCODER.encode(message))
            if messages and size > LARGEST_MESSAGE:
                break
            messages.append(message)
            del self._outgoing[message]
        return messages

    async def _receive(self, backend: ChannelsBackend, receiver: Receiver) -> None:
        async for _, data in backend.stream_events():
            try:
                envelope = DECODER.decode(data)
            except msgspec.MsgspecError:
                continue  # from another program that uses a channel of this name
            is_new = envelope.worker not in self._last_heard
            self._last_heard[envelope.worker] = time.monotonic()
            if envelope.worker != self.worker:
                if is_new:
                    receiver.resync()  # messages from it and to it may have been lost before
                for message in envelope.messages:
                    receiver.receive(envelope.worker, message)

    async def _watch_heartbeats(self, receiver: Receiver) -> None:
        """Forget workers without heartbeats. Raises TimeoutError if not even the own heartbeats arrive."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            late = time.monotonic() - HEARTBEAT_TIMEOUT
            for worker in [worker for worker, at in self._last_heard.items() if at < late]:
                if worker == self.worker:
                    raise TimeoutError
                del self._last_heard[worker]
                receiver.forget_worker(worker)


def _first(errors: BaseExceptionGroup[Exception]) -> Exception:
    found: BaseException = errors
    while isinstance(found, BaseExceptionGroup):
        found = found.exceptions[0]
    assert isinstance(found, Exception), "these are the exceptions of a lost connection"
    return found
