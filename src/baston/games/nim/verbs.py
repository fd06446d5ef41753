"""What changes the state of a game of nim, and writes it into the log."""

from __future__ import annotations

from typing import Final

from baston.games.nim.heaps import BAG, SPENT, Heaps
from baston.games.nim.heaps_fields import blank_fields
from baston.kernel.column import column
from baston.kernel.log import note
from baston.kernel.sight import everybody

DRAWN: Final = 1  # card: the token's number, known to the seat that drew it
TAKEN: Final = 2  # where: the heap, amount: how many
PUT_BACK: Final = 3  # where: the heap, amount: how many, card: the token's number


def lay_out(heaps: Heaps, players: int, counters: list[int]) -> None:
    """Lay the heaps, let each seat draw a token, and draw who begins."""
    tokens = list(BAG)
    heaps.rng.shuffle(tokens)
    blank_fields(heaps, players, 1 + len(counters) + len(tokens))
    heaps.players = players
    heaps.heaps = [0] + counters
    heaps.what = column([0] * len(heaps.heaps) + tokens)
    heaps.turn = heaps.rng.below(players)
    for seat in range(players):
        token = len(heaps.heaps) + seat
        heaps.token[seat] = token
        heaps.seen[token] = 1 << seat
        note(heaps, DRAWN, seat, token, seats=1 << seat)


def take(heaps: Heaps, heap: int, amount: int) -> None:
    """Take counters from a heap, for the seat whose turn it is."""
    heaps.heaps[heap] -= amount
    note(heaps, TAKEN, heaps.turn, where=heap, amount=amount)


def put_back(heaps: Heaps, heap: int) -> None:
    """Reveal the token of the seat whose turn it is, and put as many counters on the heap."""
    token = heaps.token[heaps.turn]
    heaps.token[heaps.turn] = SPENT
    heaps.seen[token] = everybody(heaps.players)
    number = heaps.what[token]
    heaps.heaps[heap] += number
    note(heaps, PUT_BACK, heaps.turn, token, heap, number)


def pass_turn(heaps: Heaps) -> None:
    """Make the next seat the active one."""
    heaps.turn = (heaps.turn + 1) % heaps.players
