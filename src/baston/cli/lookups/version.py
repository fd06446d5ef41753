"""Which baston this is, and in which form."""

from __future__ import annotations

import baston


def version_line() -> str:
    """Return the line that `baston --version` prints."""
    return f"baston {baston.__version__} ({'compiled' if baston.compiled() else 'pure Python'})"
