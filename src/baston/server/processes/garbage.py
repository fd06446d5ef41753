"""Garbage that holds on to itself is looked for once in a while, never in the middle of an answer."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

# Seconds. States of games come and go without cycles, and to look through those of two hundred tables takes a
# tenth of a second: as often as Python does of itself, many an answer would wait for it.
EVERY: Final = 60.0


@asynccontextmanager
async def swept(every: float = EVERY) -> AsyncIterator[None]:
    """While this lasts, cycles are collected every so many seconds and at no other time."""
    gc.collect()
    gc.freeze()  # what is there by now stays to the end
    gc.disable()
    task = asyncio.create_task(_sweep(every))
    try:
        yield
    finally:
        task.cancel()
        gc.enable()
        gc.unfreeze()


async def _sweep(every: float) -> None:
    while True:
        await asyncio.sleep(every)
        gc.collect()
