"""Determinizations: full states that agree with what a seat knows."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.state.table import Table
from baston.games.smashup.state.table_fields import copy_table
from baston.kernel.rng import Rng
from baston.kernel.search import Sampler
from baston.kernel.sight import Pools, unseen_by

NONE_ASKS: Final = 0  # no base has this handle


class TableSampler(Sampler[Table]):
    """Draws determinizations of a table, in which the cards that the seat has not seen are looked up once."""

    _table: Table
    _bases: list[int]  # those not seen
    _asking: int  # a base that asks the seat, though it lies in the base deck by now; or NONE_ASKS
    _pools: Pools

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        pools = hidden_pools(table, seat)
        self._bases = pools[0][:]
        decision = table.decision
        asks = decision is not None and decision.player == seat and decision.card in self._bases
        self._asking = decision.card if asks and decision is not None else NONE_ASKS
        if asks:
            pools[0].remove(self._asking)
        self._pools = Pools(table.what, pools)

    def draw(self, seed: int) -> Table:
        """A copy without a log, in which chance and the cards that the seat has not seen are drawn anew."""
        sample = copy_table(self._table)
        sample.notes = None
        sample.rng = Rng(seed)
        if self._asking != NONE_ASKS:
            self._keep_asking(sample)
        sample.what = self._pools.resampled(sample.rng)
        return sample

    def _keep_asking(self, sample: Table) -> None:
        """Have the base that asks stay the same card, anywhere in the base deck.

        The seat knows which base it is, but not where in the deck: it changes places with any unseen one.
        """
        deck = sample.base_deck
        other = self._bases[sample.rng.below(len(self._bases))]
        here, there = deck.index(self._asking), deck.index(other)
        deck[here], deck[there] = deck[there], deck[here]


def determinize(table: Table, seat: int, seed: int) -> Table:
    """A copy without a log, in which chance and the cards that the seat has not seen are drawn anew."""
    return TableSampler(table, seat).draw(seed)


def hidden_pools(table: Table, seat: int) -> list[list[int]]:
    """The handles that the seat has not seen: the base cards, then each owner's cards."""
    pools = [unseen_by(table.seen, table.base_deck, seat)]
    for owner in range(table.players):
        face_down = [card for card in table.buried if table.owner[card] == owner]
        pools.append(unseen_by(table.seen, table.hand[owner] + table.deck[owner] + face_down, seat))
    return pools
