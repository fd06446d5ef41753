"""The state of a game of nim: heaps, tokens, and whose turn it is."""

from __future__ import annotations

from typing import Final

from baston.kernel.column import Column, a_column, empty, plain_column
from baston.kernel.effect import Rulebook
from baston.kernel.state import State
from baston.kernel.text import Json, an_int, ints, part, plain

MOST: Final = 3  # counters taken at once
BAG: Final = (1, 1, 2, 2, 3)  # the tokens; those that no seat draws stay in the bag, unseen
SPENT: Final = 0
NO_WINNER: Final = -1


class Heaps(State):
    """Heaps are the things 1 … n, tokens n + 1 … n + 5.

    Columns are read by thing; their place 0 is not used.
    """

    players: int
    turn: int
    heaps: list[int]  # counters by heap
    what: Column  # a token's number, 0 for a heap; the hidden column
    seen: Column  # who knows it: a bit for each seat
    token: list[int]  # by seat: the token that it still has, or SPENT
    winner: int

    def __init__(self) -> None:
        super().__init__()
        self.players = 0
        self.turn = 0
        self.heaps = []
        self.what = empty()
        self.seen = empty()
        self.token = []
        self.winner = NO_WINNER

    def copy(self) -> Heaps:
        """A twin that goes its own way."""
        twin = Heaps()
        self.copy_machine(twin)
        twin.players = self.players
        twin.turn = self.turn
        twin.heaps = self.heaps[:]
        twin.what = self.what  # replaced, never changed in place
        twin.seen = self.seen[:]
        twin.token = self.token[:]
        twin.winner = self.winner
        return twin

    def save(self) -> dict[str, Json]:
        """The game's own part of the state as a plain value."""
        return {
            "players": self.players,
            "turn": self.turn,
            "heaps": plain(self.heaps),
            "what": plain_column(self.what),
            "seen": plain_column(self.seen),
            "token": plain(self.token),
            "winner": self.winner,
        }

    def load(self, saved: dict[str, Json]) -> None:
        """Put the game's own part back. Raises BrokenSave."""
        self.players = an_int(part(saved, "players"))
        self.turn = an_int(part(saved, "turn"))
        self.heaps = ints(part(saved, "heaps"))
        self.what = a_column(part(saved, "what"))
        self.seen = a_column(part(saved, "seen"))
        self.token = ints(part(saved, "token"))
        self.winner = an_int(part(saved, "winner"))

    def check(self) -> None:
        """Who has taken the last counter, and not put any back, has won."""
        if not any(self.heaps):
            self.winner = self.turn
            self.over = True

    def orders(self) -> int:
        return self.turn


RULES: Final[Rulebook[Heaps]] = Rulebook()
