"""Garbage that holds on to itself goes, and never while somebody waits for an answer."""

from __future__ import annotations

import asyncio
import gc
import weakref

from baston.server.processes.garbage import periodic_collection


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
