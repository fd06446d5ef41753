"""A table before its first turn: handles, piles, and what the setup settles."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import RULES
from baston.games.smashup.constants import DECK
from baston.games.smashup.phases.opening import game
from baston.games.smashup.queries.choices import factions_of
from baston.games.smashup.state.table import DECK_SIZE, FIRST_BASE, Table, table_for
from baston.games.smashup.state.table_fields import blank_fields
from baston.games.smashup.variant import Variant
from baston.kernel.chacha import Seed, generator
from baston.kernel.column import column, filled
from baston.kernel.effect import begin
from baston.kernel.event import Note
from baston.kernel.frame import NOBODY
from baston.kernel.machine import run
from baston.kernel.rng import Rng

PER_PLAYER: Final = 2  # factions that lie open in a draft, by player (SU-4)


def new_table(variant: Variant, players: int, chosen: list[list[int]], seed: Seed, log: bool) -> Table:
    """A new game, run to its first decision. `chosen`: each seat's two factions, or none to draft them."""
    table = blank_table(variant, players, seed)
    if log:
        table.notes = list[Note]()
    table.factions = [both[:] for both in chosen]
    table.open_factions = [f.number for f in factions_of(variant)]
    if not variant.old and not any(chosen):
        table.open_factions = factions_that_lie_open(table)
    table.turn = variant.first if variant.first >= 0 else table.rng.below(players)
    begin(table, game.number, 0, table.turn)
    run(table, RULES)
    return table


def factions_that_lie_open(table: Table) -> list[int]:
    """The numbers of two random factions per player, from which the 2017 rules draft."""
    factions = table.open_factions[:]
    table.rng.shuffle(factions)
    return sorted(factions[: PER_PLAYER * table.players])


def random_factions(variant: Variant, players: int, rng: Rng) -> list[list[int]]:
    """Two random different factions for each seat, each at most as often as there are copies (SU-3)."""
    pool = [f.number for f in factions_of(variant)] * variant.copies
    while True:
        rng.shuffle(pool)
        both = [pool[2 * seat : 2 * seat + 2] for seat in range(players)]
        if all(len(set(pair)) == 2 for pair in both):
            return both


def blank_table(variant: Variant, players: int, seed: Seed) -> Table:
    """A table with blank cards dealt to every pile: no faction chosen, no base in play."""
    bases = [card.number for faction in factions_of(variant) for card in faction.bases]
    table = table_for(variant)
    others = table.other_things()
    first_card = FIRST_BASE + len(bases) + len(others)
    handles = first_card + players * DECK_SIZE
    blank_fields(table, players, handles)
    table.variant = variant
    table.players = players
    table.first_card = first_card
    table.rng = generator(seed)
    table.what = column([0] * FIRST_BASE + bases + others + [0] * (players * DECK_SIZE))
    table.owner = filled(NOBODY, handles)
    for card in range(first_card, handles):
        table.owner[card] = (card - first_card) // DECK_SIZE
    table.control = table.owner[:]
    table.place = filled(DECK, handles)
    table.deck = [
        list(range(first_card + seat * DECK_SIZE, first_card + (seat + 1) * DECK_SIZE))
        for seat in range(players)
    ]
    table.base_at = [0]
    table.minions_at = [[]]
    table.lay_others(FIRST_BASE + len(bases))
    return table
