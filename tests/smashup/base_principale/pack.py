"""A pack of two cards that are of kinds which no box has: they know nothing of the mode.

The Colossus is like a Titan: no minion, it lies on a base, carries itself to another one, buries and digs up.
The Cache attaches to a base wherever it comes from.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from baston.games.smashup.cards.card import ACTION, BY_ID, CARDS, NO_FACTION, RULES, TO_BASE, Card
from baston.games.smashup.effects.affecting import carry_to_base
from baston.games.smashup.effects.playing import uncover
from baston.games.smashup.queries.choices import other_bases
from baston.games.smashup.queries.where import is_action, is_fellow_minion
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.burying import bury
from baston.kernel.effect import asks, may, must
from baston.kernel.frame import Frame


@contextmanager
def the_pack() -> Iterator[tuple[Card, Card]]:
    """The Colossus and the Cache, as long as this lasts."""
    cards, effects = len(CARDS), len(RULES.effects)
    try:
        yield _colossus(), _cache()
    finally:
        for card in CARDS[cards:]:
            del BY_ID[card.id]
        for effect in RULES.effects[effects:]:
            del RULES.by_name[effect.name]
        del CARDS[cards:]
        del RULES.effects[effects:]


def actions_in_hand(table: Table, me: Frame) -> list[int]:
    return [card for card in table.hand[me.player] if is_action(table, card)]


def my_buried_cards_here(table: Table, me: Frame) -> list[int]:
    return [c for c in table.buried if table.place[c] == me.where and table.control[c] == me.player]


def one_for_fellows_here(table: Table, source: int, minion: int) -> int:
    here = table.place[minion] == table.place[source]
    return int(here and is_fellow_minion(table, source, minion))


def _colossus() -> Card:
    colossus = Card("colossus", "Colossus", ACTION, NO_FACTION, 1, "")
    colossus.attach = TO_BASE
    colossus.aura = one_for_fellows_here

    @colossus.then
    @asks(may(actions_in_hand))
    def colossus_buries(table: Table, me: Frame) -> None:
        bury(table, me.pick, me.where, me.player)

    @colossus.talent()
    @asks(must(other_bases))
    def colossus_walks(table: Table, me: Frame) -> None:
        carry_to_base(table, me.card, me.pick)

    @colossus.talent()
    @asks(must(my_buried_cards_here))
    def colossus_digs(table: Table, me: Frame) -> None:
        uncover(table, me.pick)

    return colossus


def _cache() -> Card:
    cache = Card("cache", "Cache", ACTION, NO_FACTION, 1, "")
    cache.attach = TO_BASE
    return cache
