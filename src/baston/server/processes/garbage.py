"""Garbage that holds on to itself is looked for once in a while, never in the middle of an answer."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

# Seconds. States of games come and go without cycles, and to look through those of two hundred tables takes a
# tenth of a second: as often as Python does of itself, many an answer would wait for it.
INTERVAL: Final = 60.0


@asynccontextmanager
async def periodic_collection(every: float = INTERVAL) -> AsyncIterator[None]:
    """While this lasts, cycles are collected every so many seconds and at no other time."""
    gc.collect()
    gc.freeze()  # what is there by now stays to the end
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
