"""Plain values at the edge: what leaves the process is JSON of ints and names."""

from __future__ import annotations

import hashlib
import json
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


def digest_of(value: Json) -> str:
    """Return sixteen hexadecimal digits that identify a plain value, the same in every process."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class BrokenSave(ValueError):
    """The value is no saved state: a part is missing or is not what it should be."""


def an_int(value: Json) -> int:
    """Return the value as an int. Raises BrokenSave if it is none."""
    if isinstance(value, int):
        return value
    raise BrokenSave(f"{value!r} is no number")


def a_str(value: Json) -> str:
    """Return the value as text. Raises BrokenSave if it is none."""
    if isinstance(value, str):
        return value
    raise BrokenSave(f"{value!r} is no text")


def a_list(value: Json) -> list[Json]:
    """Return the value as a list. Raises BrokenSave if it is none."""
    if isinstance(value, list):
        return value
    raise BrokenSave(f"{value!r} is no list")


def ints(value: Json) -> list[int]:
    """Return the value as a new list of ints. Raises BrokenSave if it is none."""
    return [an_int(x) for x in a_list(value)]


def int_lists(value: Json) -> list[list[int]]:
    """Return the value as a list of lists of ints. Raises BrokenSave if it is none."""
    return [ints(x) for x in a_list(value)]


def plain(numbers: list[int]) -> list[Json]:
    """Return a copy of a list of ints, typed as a plain value."""
    return [*numbers]


def plain_lists(lists: list[list[int]]) -> list[Json]:
    """Return a copy of lists of ints, typed as a plain value."""
    return [plain(numbers) for numbers in lists]


def a_dict(value: Json) -> dict[str, Json]:
    """Return the value as a dict. Raises BrokenSave if it is none."""
    if isinstance(value, dict):
        return value
    raise BrokenSave(f"{value!r} is no table of names")


def part(saved: dict[str, Json], name: str) -> Json:
    """Return the part of a saved value with this name. Raises BrokenSave if it is missing."""
    if name not in saved:
        raise BrokenSave(f"{name} is missing")
    return saved[name]
