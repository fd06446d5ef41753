"""Which baston this is, and in which form."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from baston.kernel import machine


def is_compiled() -> bool:
    """Does the engine run as compiled by mypyc?"""
    return not machine.__file__.endswith(".py")


def version_name() -> str:
    """The version as installed; of a bare checkout it is not known."""
    try:
        return version("baston")
    except PackageNotFoundError:
        return "not installed"


def version_line() -> str:
    """What `baston --version` prints."""
    return f"baston {version_name()} ({'compiled' if is_compiled() else 'pure Python'})"
