"""Commands as they run where libraries are not installed."""

from __future__ import annotations

from collections.abc import Iterable

PROGRAM = """
import sys
from importlib.machinery import PathFinder

class Hidden(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in {libraries} else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Hidden
from {module} import {function}
sys.exit({function}(sys.argv[1:]))
"""


def program_without(libraries: Iterable[str], module: str, function: str) -> str:
    """For `python -c`: calls the function with the arguments where these libraries are hidden."""
    return PROGRAM.format(libraries=set(libraries) or "()", module=module, function=function)
