"""Threads take turns often: the one that writes to the disk is not to wait for those that count."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# Seconds. The writer asks for its turn several times in a transaction, and all tables wait for it meanwhile:
# with Python's own 5 ms fifty busy tables get a tenth fewer answers.
INTERVAL: Final = 0.001


@contextmanager
def frequent_switching() -> Iterator[None]:
    """While this lasts, no thread keeps the others waiting for longer than a millisecond."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(INTERVAL)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
