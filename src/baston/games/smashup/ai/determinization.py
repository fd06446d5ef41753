"""Determinizations: full states that agree with what a seat knows."""

from __future__ import annotations

from baston.games.smashup.state.table import Table
from baston.games.smashup.state.table_fields import copy_table
from baston.kernel.rng import Rng
from baston.kernel.sight import resampled, unseen_by


def determinize(table: Table, seat: int, seed: int) -> Table:
    """A copy without a log, in which chance and the cards that the seat has not seen are drawn anew."""
    sample = copy_table(table)
    sample.notes = None
    sample.rng = Rng(seed)
    pools = hidden_pools(table, seat)
    _keep_asking(sample, seat, pools[0])
    sample.what = resampled(table.what, pools, sample.rng)
    return sample


def hidden_pools(table: Table, seat: int) -> list[list[int]]:
    """The handles that the seat has not seen: the base cards, then each owner's cards."""
    pools = [unseen_by(table.seen, table.base_deck, seat)]
    for owner in range(table.players):
        face_down = [card for card in table.buried if table.owner[card] == owner]
        pools.append(unseen_by(table.seen, table.hand[owner] + table.deck[owner] + face_down, seat))
    return pools


def _keep_asking(sample: Table, seat: int, bases: list[int]) -> None:
    """Take a base that asks this seat, though it lies in the base deck by now, out of the unseen ones.

    The seat knows which base it is, but not where in the deck: it changes places with any of them.
    """
    decision = sample.decision
    if decision is None or decision.player != seat or decision.card not in bases:
        return
    deck = sample.base_deck
    here, there = deck.index(decision.card), deck.index(bases[sample.rng.below(len(bases))])
    deck[here], deck[there] = deck[there], deck[here]
    bases.remove(decision.card)
