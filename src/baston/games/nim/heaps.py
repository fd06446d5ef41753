"""The state of a game of nim: heaps, tokens, and whose turn it is."""

from __future__ import annotations

from typing import Final

from baston.kernel.state import State

SPENT: Final = 0


class Heaps(State):
    """Heaps are things 1 … n, tokens n + 1 … n + players; `what` holds each token's number."""

    players: int
    turn: int
    heaps: list[int]  # counters by heap
    what: list[int]  # a token's number, by thing; the hidden column
    seen: list[int]  # who knows it: a bit for each seat
    token: list[int]  # the token that each seat still has, or SPENT
    winner: int

    def __init__(self) -> None:
        super().__init__()
        self.players = 0
        self.turn = 0
        self.heaps = []
        self.what = []
        self.seen = []
        self.token = []
        self.winner = -1

    def copy(self) -> Heaps:
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

    def orders(self) -> int:
        return self.turn
