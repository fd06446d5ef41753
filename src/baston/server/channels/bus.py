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
from baston.server.channels.backends import PATIENCE, backend_for, broken_by
from baston.server.channels.messages import Note, Notes
from baston.server.settings import MEMORY

CHANNEL: Final = "baston"
LARGEST: Final = 7000  # bytes in one message: PostgreSQL takes 8,000
HEARTBEAT: Final = 3.0  # seconds between two signs of life
SILENCE: Final = 10.0  # seconds after which a worker counts as dead, and so does a line without our own signs
PAUSE: Final = 1.0  # seconds before a lost line is tried again
DECODER: Final = msgspec.json.Decoder(Notes)
ENCODER: Final = msgspec.json.Encoder()
logger = logging.getLogger(__name__)


class Listener(Protocol):
    """What is told what the other workers tell."""

    def hear(self, worker: str, note: Note) -> None:
        """Another worker says this."""

    def forget(self, worker: str) -> None:
        """The worker is gone."""

    def look_again(self) -> None:
        """Something may have been missed."""


async def reach(url: str) -> None:
    """Try whether notes can be carried. Raises Refusal: "channels-url", "channels-broken"."""
    backend = backend_for(url)
    failures: tuple[type[Exception], ...] = (*broken_by(url), ValueError)
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


class Channels:
    """One worker's ear and mouth. A lost line is opened again, and then everything is looked at anew."""

    def __init__(self, url: str) -> None:
        self.worker = secrets.token_hex(8)
        self.alone = url == MEMORY  # memory is shared with nobody: there is nobody to tell
        self._url = url
        self._broken = broken_by(url)
        self._waiting: dict[Note, None] = {}  # in the order told
        self._wake = asyncio.Event()
        self._heard: dict[str, float] = {}  # by worker, when it last gave a sign of life

    def tell(self, note: Note) -> None:
        """Tell the other workers, soon."""
        if not self.alone:
            self._waiting.pop(note, None)  # the same, told later, says it all
            self._waiting[note] = None
            self._wake.set()

    @asynccontextmanager
    async def open_for(self, listener: Listener) -> AsyncIterator[None]:
        """Carry notes while the server runs."""
        if self.alone:
            yield
            return
        task = asyncio.create_task(self._keep_open(listener))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _keep_open(self, listener: Listener) -> None:
        while True:
            try:
                await self._carry(listener)
            except self._broken as error:
                logger.warning(
                    "the channel to the other workers is lost (%s), trying again", type(error).__name__
                )
            except Exception:  # of one table, perhaps: the others are not to be deaf for it
                logger.exception("the channel to the other workers failed, trying again")
            await asyncio.sleep(PAUSE)

    async def _carry(self, listener: Listener) -> None:
        """Until the line is lost. Raises one of `broken_by`."""
        backend = backend_for(self._url)
        await backend.on_startup()
        try:
            await backend.subscribe([CHANNEL])
            self._heard[self.worker] = time.monotonic()
            listener.look_again()
            async with asyncio.TaskGroup() as group:
                for part in (self._speak(backend), self._listen(backend, listener), self._watch(listener)):
                    group.create_task(part)
        except* self._broken as errors:
            raise _first(errors) from errors
        finally:
            with suppress(*self._broken):
                async with asyncio.timeout(PATIENCE):
                    await backend.on_shutdown()

    async def _speak(self, backend: ChannelsBackend) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), HEARTBEAT)
            self._wake.clear()
            await self._publish(backend)
            while self._waiting:
                await self._publish(backend)

    async def _publish(self, backend: ChannelsBackend) -> None:
        """As much as goes into a message; with nothing in it, it is a sign of life."""
        notes = self._next_notes()
        try:
            await backend.publish(ENCODER.encode(Notes(self.worker, notes)), [CHANNEL])
        except BaseException:  # the line is lost: the next one takes them
            untold = [note for note in notes if note not in self._waiting]
            self._waiting = dict.fromkeys(untold) | self._waiting
            raise

    def _next_notes(self) -> list[Note]:
        notes: list[Note] = []
        size = 0
        for note in list(self._waiting):
            size += len(ENCODER.encode(note))
            if notes and size > LARGEST:
                break
            notes.append(note)
            del self._waiting[note]
        return notes

    async def _listen(self, backend: ChannelsBackend, listener: Listener) -> None:
        async for _, message in backend.stream_events():
            try:
                heard = DECODER.decode(message)
            except msgspec.MsgspecError:
                continue  # of somebody else who uses a channel of this name
            is_new = heard.worker not in self._heard
            self._heard[heard.worker] = time.monotonic()
            if heard.worker != self.worker:
                if is_new:
                    listener.look_again()  # it may have told, and been told, things before
                for note in heard.notes:
                    listener.hear(heard.worker, note)

    async def _watch(self, listener: Listener) -> None:
        """Miss who is silent. Raises TimeoutError if not even our own signs of life come back."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            late = time.monotonic() - SILENCE
            for worker in [worker for worker, at in self._heard.items() if at < late]:
                if worker == self.worker:
                    raise TimeoutError
                del self._heard[worker]
                listener.forget(worker)


def _first(errors: BaseExceptionGroup[Exception]) -> Exception:
    found: BaseException = errors
    while isinstance(found, BaseExceptionGroup):
        found = found.exceptions[0]
    assert isinstance(found, Exception), "these are the exceptions of a lost line"
    return found
