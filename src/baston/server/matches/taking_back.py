"""What a match remembers for undos: who asks for one, and the state before each browser's last answer."""

from __future__ import annotations

from msgspec import Struct

from baston.kernel.state import State


class UndoAsked(Struct, frozen=True):
    """A seat's request to take back its last answer, which would leave `count` answers.

    The seats that it `waits_for` have not replied. Silence counts as a refusal at `ends`, in seconds since
    1970.
    """

    seat: int
    count: int
    waits_for: list[int]
    ends: float


class StateBefore(Struct, frozen=True):
    """The state before an answer, and how many answers there were."""

    count: int
    state: State
