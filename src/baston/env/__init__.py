"""Research interfaces: PettingZoo, Gymnasium, OpenSpiel, and many games at once in NumPy buffers."""

from __future__ import annotations

from types import ModuleType

from baston.extras import missing

MISSING = missing("env")
if MISSING:
    raise ImportError(f"baston.env needs {', '.join(MISSING)}, which come with: pip install 'baston[env]'")

from baston.env.registration import module_named, register  # noqa: E402 - not without the libraries

register()


def __getattr__(name: str) -> ModuleType:
    """Return a game by its versioned name, as in `from baston.env import nim_v1`. Raises AttributeError."""
    return module_named(name)
