"""Research interfaces: PettingZoo, Gymnasium, OpenSpiel, and many games at once in NumPy buffers."""

from __future__ import annotations

from importlib.util import find_spec

MISSING = [name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None]
if MISSING:
    raise ImportError(f"baston.env needs {', '.join(MISSING)}, which come with: pip install 'baston[env]'")
