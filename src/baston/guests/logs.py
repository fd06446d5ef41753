"""Where what guests print besides their answers goes."""

from __future__ import annotations

import os
from typing import Final

VARIABLE: Final = "BASTON_BOT_LOG"  # a file to which it is added; else it is dropped


def bot_log() -> int:
    """Open the file for what guests print; the caller closes it. Raises OSError if it cannot be written."""
    named = os.environ.get(VARIABLE)
    if not named:
        return os.open(os.devnull, os.O_WRONLY)
    return os.open(os.path.expanduser(named), os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
