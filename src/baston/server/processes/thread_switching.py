"""A shorter interval between thread switches: the thread that writes to the disk must not wait."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# Seconds. The writer takes the interpreter lock several times in a transaction, and all tables wait
# meanwhile: with Python's default of 5 ms, fifty busy tables get a tenth fewer answers.
INTERVAL: Final = 0.001


@contextmanager
def frequent_switching() -> Iterator[None]:
    """Let no thread keep the interpreter lock for longer than a millisecond while the context lasts."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(INTERVAL)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
