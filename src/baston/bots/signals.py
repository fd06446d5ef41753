"""Where a search lets Python handle what has come for the process, such as Ctrl-C."""

from __future__ import annotations


def handle_signals() -> None:
    """Do nothing; but to call it handles signals, if any have come: KeyboardInterrupt is raised here.

    Python handles them where interpreted code begins, and a compiled search calls none by itself. So this
    module stays interpreted, and a search calls it after every simulation.
    """
