"""Garbage collection of reference cycles at fixed moments, never in the middle of an answer."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

# Seconds between two looks at what is new, each of which takes some milliseconds. There is little garbage:
# tables are freed without.
INTERVAL: Final = 0.25
# All that has been kept is looked at again only when there is so many times as much as after the last time.
# That takes half a second for a thousand tables, and finds what is left of connections that have ended.
GROWTH: Final = 2.0


@asynccontextmanager
async def periodic_collection(every: float = INTERVAL, growth: float = GROWTH) -> AsyncIterator[None]:
    """Run the garbage collector every `every` seconds, and at no other time, while the context lasts.

    It looks at what is new; at everything once there is `growth` times as much as when it last did.
    """
    gc.collect()
    gc.freeze()  # what exists by now is never garbage
    gc.disable()
    task = asyncio.create_task(_keep_collecting(every, growth))
    try:
        yield
    finally:
        task.cancel()
        gc.enable()
        gc.unfreeze()


async def _keep_collecting(every: float, growth: float) -> None:
    kept = sys.getallocatedblocks()
    while True:
        await asyncio.sleep(every)
        gc.collect(1)
        if sys.getallocatedblocks() > growth * kept:
            gc.collect()
            kept = sys.getallocatedblocks()
