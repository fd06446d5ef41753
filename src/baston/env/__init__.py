"""Research interfaces: PettingZoo, Gymnasium, OpenSpiel, and many games at once in NumPy buffers."""

from __future__ import annotations

from baston.extras import missing

MISSING = missing("env")
if MISSING:
    raise ImportError(f"baston.env needs {', '.join(MISSING)}, which come with: pip install 'baston[env]'")
