"""Commands as they run where a library is not installed."""

from __future__ import annotations

PROGRAM = """
import sys
from importlib.machinery import PathFinder

class Hidden(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] == "{library}" else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Hidden
from {module} import {function}
sys.exit({function}(sys.argv[1:]))
"""


def program_without(library: str, module: str, function: str) -> str:
    """For `python -c`: what the function of the module does with the arguments, the library being hidden."""
    return PROGRAM.format(library=library, module=module, function=function)
