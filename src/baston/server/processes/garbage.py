"""Garbage collection of reference cycles at fixed intervals, never in the middle of an answer."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

# Seconds. States of games have no cycles, and to go through those of two hundred tables takes a tenth of a
# second: as often as Python collects by default, many answers would wait for it.
INTERVAL: Final = 60.0


@asynccontextmanager
async def periodic_collection(every: float = INTERVAL) -> AsyncIterator[None]:
    """Run the garbage collector every `every` seconds, and at no other time, while the context lasts."""
    gc.collect()
    gc.freeze()  # what exists by now is never garbage
    gc.disable()
    task = asyncio.create_task(_collect(every))
    try:
        yield
    finally:
        task.cancel()
        gc.enable()
        gc.unfreeze()


async def _collect(every: float) -> None:
    while True:
        await asyncio.sleep(every)
        gc.collect()
