"""Laying cards out on a blank table: what positions and the scenarios of tests are made with."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import BASE, MINION, RULES, Card, printed
from baston.games.smashup.constants import DECK, DISCARD, LIMBO
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.games.smashup.verbs.bases import open_base, place_for_base
from baston.games.smashup.verbs.burying import bury
from baston.games.smashup.verbs.in_play import enter_play, lay_on
from baston.games.smashup.verbs.piles import put_in_discard, put_in_hand
from baston.kernel.column import handle_of
from baston.kernel.frame import Frame
from baston.kernel.game import Refusal
from baston.kernel.machine import run

FACTIONS_EACH: Final = 2


class Layout:
    """Lays cards out on a blank table: those not laid out lie in the box, in no pile."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.boxed = [deck[:] for deck in table.deck]
        for deck in self.boxed:
            for card in deck:
                table.place[card] = LIMBO
        table.deck = [[] for _ in self.boxed]

    def take(self, seat: int, card: Card) -> int:
        """Make a free handle of the seat this printed card; return it. Raises Refusal if none is left."""
        if not self.boxed[seat]:
            raise Refusal("position-cards", seat=seat + 1)
        handle = self.boxed[seat].pop()
        what = self.table.what[:]
        what[handle] = card.number
        self.table.what = what
        return handle

    def pile(self, kind: str, seat: int, cards: list[Card]) -> list[int]:
        """Lay out a hand, a discard pile, or a deck from the top; return the handles, a deck's upwards."""
        handles = [self.take(seat, card) for card in (reversed(cards) if kind == "deck" else cards)]
        for handle in handles:
            if kind == "hand":
                put_in_hand(self.table, handle)
            elif kind == "discard":
                put_in_discard(self.table, handle)
            else:
                self.table.place[handle] = DECK
                self.table.deck[seat].append(handle)
        return handles

    def pile_bases(self, bases: list[Card], is_deck: bool) -> None:
        """Lay out the base deck, from the top, or the base discard pile."""
        for base in reversed(bases) if is_deck else bases:
            handle = self._base(base)
            self.table.place[handle] = DECK if is_deck else DISCARD
            (self.table.base_deck if is_deck else self.table.base_discard).append(handle)

    def has(self, base: Card) -> bool:
        """Whether this is a base of the boxes in play."""
        known = [self.table.what[handle] for handle in range(FIRST_BASE, self.table.first_card)]
        return base.kind == BASE and base.number in known

    def is_laid(self, base: Card) -> bool:
        """Whether the base lies somewhere already."""
        handle, table = self._base(base), self.table
        return handle in table.base_deck or handle in table.base_discard or handle in table.base_at

    def _base(self, base: Card) -> int:
        return handle_of(self.table.what, base.number, FIRST_BASE, self.table.first_card)

    def open(self, base: Card) -> int:
        """Put a base at the right end of the row, or in the middle of a mat; return its first place."""
        place = place_for_base(self.table)
        open_base(self.table, place, self._base(base))
        return place

    def lay(self, card: Card, on: int, seat: int, owner: int) -> int:
        """Put a minion at a place, or an action on a place or minion; return the card's handle."""
        handle = self.take(owner, card)
        if card.kind == MINION:
            enter_play(self.table, handle, on, seat)
        else:
            lay_on(self.table, handle, on, seat)
        return handle

    def bury(self, card: Card, place: int, seat: int, owner: int) -> None:
        """Put a card face down at a place."""
        bury(self.table, self.take(owner, card), place, seat)

    def begin(self, turn: Frame) -> None:
        """Put the turn on the stack, above its game and round, and run to the first decision."""
        game = Frame(RULES.by_name["game"].number, 0, turn.player)
        game.step = len(RULES.by_name["game"].steps)
        below = [game]
        played = self.table.round_of(turn.player)
        if played is not None:
            played.parent = 0
            played.since = self.table.clock
            below.append(played)
        turn.parent = len(below) - 1
        turn.since = self.table.clock
        self.table.frames = [*below, turn]
        run(self.table, RULES)


def name_factions(table: Table) -> None:
    """Give each seat the factions of its cards, of more than two those of which it has most cards."""
    for seat in range(table.players):
        own = [card for card in range(table.first_card, len(table.what)) if table.owner[card] == seat]
        kinds = [printed(table, card).faction.number for card in own if table.place[card] != LIMBO]
        table.factions[seat] = sorted(set(kinds), key=kinds.count)[-FACTIONS_EACH:]
