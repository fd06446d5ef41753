"""A reference from a part to the object that holds it, which does not keep that object in memory."""

from __future__ import annotations

from typing import Generic, TypeVar
from weakref import ref

T = TypeVar("T")


class BackReference(Generic[T]):
    """Returns the owner of a part when it is called.

    A plain reference would make a cycle of the two, with all that they hold: it would stay in memory until
    the garbage collector comes, and be freed in one go, while everybody waits.
    """

    def __init__(self, owner: T) -> None:
        self._owner = ref(owner)

    def __call__(self) -> T:
        owner = self._owner()
        assert owner is not None, "an owner outlives its parts"
        return owner
