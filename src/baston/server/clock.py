"""The time by which tables are played: it passes evenly, whatever is done to the clock of the machine."""

from __future__ import annotations

import time
from typing import Final

_START: Final = time.time() - time.monotonic()


def now() -> float:
    """Return the seconds since 1970, by the machine's clock as it was when this process started.

    A clock that is put forward or back meanwhile moves no deadline: nobody loses on time for it, and no
    window stays open.
    """
    return _START + time.monotonic()
