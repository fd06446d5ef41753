"""A seat that looks at a clash to write down what it sees."""

from __future__ import annotations

from baston.games.galacticlash.constants import FIRST_ITEM
from baston.games.galacticlash.queries.seats import is_player, seat_of_player
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.column import Column, filled
from baston.kernel.observation import Sheet, relative
from baston.kernel.sight import has_seen


class Look:
    """A seat that looks at a clash, and the sheet on which it writes."""

    clash: Clash
    seat: int
    sheet: Sheet
    whose: list[int]  # by seat: which one it is, counted from this one; then 0, which NOBODY finds
    rows: Column  # by handle of a unit, presence or energy: its row in its part, from 1

    def __init__(self, clash: Clash, seat: int, sheet: Sheet) -> None:
        self.clash = clash
        self.seat = seat
        self.sheet = sheet
        self.whose = [*[relative(other, seat, clash.players) for other in range(clash.players)], 0]
        self.rows = filled(0, len(clash.what))
        self._lie(clash.units)
        self._lie(clash.presences)
        self._lie(self.energies())

    def _lie(self, cards: list[int]) -> None:
        for place, card in enumerate(cards):
            self.rows[card] = place + 1

    def energies(self) -> list[int]:
        """The energies in play of all seats, the own ones first."""
        found: list[int] = []
        for n in range(self.clash.players):
            found += self.clash.energies[(self.seat + n) % self.clash.players]
        return found

    def card(self, card: int) -> int:
        """The number of the printed card of a handle; 0 if the seat does not know it."""
        return self.clash.what[card] if has_seen(self.clash.seen, card, self.seat) else 0

    def row(self, thing: int) -> int:
        """The row, from 1, of a unit, presence, energy or item of the chain; 0 of anything else."""
        if 0 <= thing < len(self.rows) and self.rows[thing] > 0:
            return self.rows[thing]
        for place, frame in enumerate(self.clash.chain):
            if thing == (frame.card if frame.subject == 0 else frame.where):
                return place + 1
        return 0

    def item(self, thing: int) -> int:
        """The card whose capacity waits on the chain, of an item's handle; else the thing itself."""
        if thing < FIRST_ITEM:
            return thing
        for frame in self.clash.chain:
            if frame.where == thing:
                return frame.card
        return 0

    def target(self, thing: int) -> tuple[int, int]:
        """The card of a thing and whose it is; of a player, 0 and that seat."""
        if thing <= 0:
            return 0, 0
        if is_player(thing):
            return 0, self.whose[seat_of_player(thing)]
        card = self.item(thing)
        return (self.card(card), self.whose[self.clash.control[card]]) if card > 0 else (0, 0)
