"""The state of a game of nim: heaps, tokens, and whose turn it is."""

from __future__ import annotations

from typing import Final

from baston.kernel.column import Column
from baston.kernel.declaration import BySeat, Shared
from baston.kernel.effect import Rulebook
from baston.kernel.state import State

MOST: Final = 3  # counters taken at once
BAG: Final = (1, 1, 2, 2, 3)  # the tokens; those that no seat draws stay in the bag, unseen
SPENT: Final = 0
NO_WINNER: Final = -1


class Heaps(State):
    """Heaps are the things 1 … n, tokens n + 1 … n + 5.

    Columns are read by thing; their place 0 is not used. `heaps_fields.py` copies and saves the fields.
    """

    turn: int = 0
    heaps: list[int]  # counters by heap
    what: Shared[Column]  # a token's number, 0 for a heap; hidden, and replaced rather than changed
    seen: Column  # who knows it: a bit for each seat
    token: BySeat[int]  # the token that it still has, or SPENT
    winner: int = NO_WINNER

    def check(self) -> None:
        """End the game if the last counter was taken and none was put back: who took it has won."""
        if not any(self.heaps):
            self.winner = self.turn
            self.over = True

    def orders(self) -> int:
        """The seat, from 0, that orders simultaneous triggers: the active one."""
        return self.turn

    def printed(self, card: int) -> int:
        """The number on a token; 0 for a heap."""
        return self.what[card]


RULES: Final[Rulebook[Heaps]] = Rulebook()
