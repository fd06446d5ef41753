"""Whether the table fills the screen or is printed line by line."""

from __future__ import annotations

import os
import sys
from typing import Final

from baston.cli.table.play import Table

NARROWEST: Final = 60
LOWEST: Final = 20


def table_for(lines: bool) -> type[Table]:
    """Return the table to play at: by lines if asked for, into pipes, and where the screen is too small."""
    if lines or not _can_be_filled():
        return Table
    from baston.cli.fullscreen.table import FullScreenTable

    return FullScreenTable


def _can_be_filled() -> bool:
    # Windows sets no TERM, and its terminals are none of the dumb ones.
    dumb = sys.platform != "win32" and os.environ.get("TERM", "dumb") == "dumb"
    if dumb or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    width, height = os.get_terminal_size(sys.stdout.fileno())
    return width >= NARROWEST and height >= LOWEST
