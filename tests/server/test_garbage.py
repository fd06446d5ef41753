"""Garbage that holds on to itself goes, and never while somebody waits for an answer."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from baston.server.processes.garbage import periodic_collection
from baston.server.protocol import Answer
from baston.server.storage.rows import BOT, PERSON, SeatRow
from baston.server.tables.connection import Connection
from tests.server.simulated import AtOnce, room_of, simulate


class Ring:
    """Holds on to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_holds_on_to_itself_goes_in_time() -> None:
    async def until_gone() -> bool:
        async with periodic_collection(every=0.01):
            gone = asyncio.Event()
            ring = Ring()
            weakref.finalize(ring, gone.set)
            del ring
            await asyncio.wait_for(gone.wait(), 30)
            return gc.isenabled()

    assert asyncio.run(until_gone()) is False, "cycles are looked for at no other time"
    assert gc.isenabled(), "afterwards all is as before"


def test_what_has_been_kept_for_a_while_goes_once_there_is_more() -> None:
    async def until_gone() -> None:
        async with periodic_collection(every=0.01, growth=1.01):
            gone = asyncio.Event()
            ring = Ring()
            weakref.finalize(ring, gone.set)
            await asyncio.sleep(0.1)  # it is not new any more
            del ring
            await asyncio.sleep(0.1)
            assert not gone.is_set(), "what has been kept is not looked at each time"
            more = [[n] for n in range(1_000_000)]
            await asyncio.wait_for(gone.wait(), 30)
            assert more

    asyncio.run(until_gone())


def test_a_table_goes_with_the_last_who_uses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that it holds is freed at once: a collector would stop every table for as long as that takes."""

    async def play() -> None:
        seats = [SeatRow(0, PERSON, "ada"), SeatRow(1, BOT, bot="easy")]
        bots = AtOnce()
        room = room_of(seats, thinking=bots)
        gone = weakref.ref(room)
        await room.resume()
        line = Connection("ada")
        room.connect(line)
        await asyncio.sleep(60)  # in which the bot answers if it begins
        assert room.match is not None
        assert room.match.state.decision is not None
        await room.answer("ada", Answer(room.number, 0, room.match.state.decision.options[0]))
        await asyncio.sleep(60)
        assert bots.asked
        room.disconnect(line)
        del room
        await asyncio.sleep(60)
        assert gone() is None

    gc.collect()
    gc.disable()
    try:
        simulate(play(), monkeypatch)
    finally:
        gc.enable()
