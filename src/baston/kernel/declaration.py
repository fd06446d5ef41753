"""How the classes of a state declare their fields: once, each with its type and what is special about it.

`tools/write_states.py` reads the class bodies and writes, beside each, the functions that copy, save, load
and blank all fields. Type checker and compiler see the types alone. The aliases are in quotes, since nobody
asks for them at run time.
"""

from __future__ import annotations

from typing import TypeAlias, TypeVar

T = TypeVar("T")

BySeat: TypeAlias = "list[T]"  # one for each seat; blank, 0 or an empty list each
Shared: TypeAlias = "T"  # copies have it in common: it may be replaced, but is never changed in place
Derived: TypeAlias = "T"  # worked out again from other fields when read: never saved, and copies share it
Custom: TypeAlias = "T"  # the game saves it in a form of its own, with names of cards or only in some games
Rare: TypeAlias = "T"  # saved only where it is not blank
Later: TypeAlias = "T"  # earlier saves do not have it: it is blank there
