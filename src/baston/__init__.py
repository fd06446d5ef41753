"""Tabletop brawl games with every rule enforced."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the installed engine is the compiled one; found out without importing it."""
    machine = find_spec("baston.kernel.machine")
    return machine is not None and machine.origin is not None and not machine.origin.endswith(".py")


def why_uncompiled() -> str:
    """Return, in a few words, why the build left the engine uncompiled.

    Empty if it did not, and for a checkout.
    """
    note = Path(__file__).with_name("uncompiled.txt")
    return note.read_text(encoding="utf-8") if note.exists() else ""
