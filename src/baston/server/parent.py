"""Processes that another one has started end with it, even if it is killed."""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.connection import wait
from threading import Thread


def end_with_parent() -> None:
    """From now on: when the process that started this one is gone, this one ends."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "this process was started by another one"
    wait([parent.sentinel])
    os._exit(0)
