"""Laying cards out on a blank table: what positions and the scenarios of tests are made with."""

from __future__ import annotations

from baston.games.smashup.base_principale.coming_and_leaving import take_slot
from baston.games.smashup.base_principale.slots import base_handles, camps_of, free_slots, slot_at, slots_at
from baston.games.smashup.cards.card import MINION, RULES, Card
from baston.games.smashup.constants import DECK, DISCARD, LIMBO
from baston.games.smashup.state.table import FIRST_BASE, TO_CHOOSE, Table
from baston.games.smashup.verbs.bases import new_place, open_base
from baston.games.smashup.verbs.burying import bury
from baston.games.smashup.verbs.in_play import enter, lay_on
from baston.games.smashup.verbs.piles import put_in_discard, put_in_hand
from baston.kernel.column import handle_of
from baston.kernel.frame import Frame
from baston.kernel.game import Refusal
from baston.kernel.machine import run

ROUND_TURNS = 1  # the step of a round that begins each seat's turn


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
        """A handle of the seat that is this card from now on. Raises Refusal if its forty are laid out."""
        if not self.boxed[seat]:
            raise Refusal("position-cards", seat=seat + 1)
        handle = self.boxed[seat].pop()
        what = self.table.what[:]
        what[handle] = card.number
        self.table.what = what
        return handle

    def pile(self, kind: str, seat: int, cards: list[Card]) -> list[int]:
        """Lay out a hand, a discard pile, or a deck from the top; returns the handles, a deck's upwards."""
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
        """Lay out the base deck from the top, or the base discard pile."""
        for base in reversed(bases) if is_deck else bases:
            handle = self._base(base)
            self.table.place[handle] = DECK if is_deck else DISCARD
            (self.table.base_deck if is_deck else self.table.base_discard).append(handle)

    def has(self, base: Card) -> bool:
        """Whether it is a base of a box that takes part."""
        return base.number in [self.table.what[handle] for handle in base_handles(self.table)]

    def _base(self, base: Card) -> int:
        return handle_of(self.table.what, base.number, FIRST_BASE, self.table.first_card)

    def open(self, base: Card) -> int:
        """Put a base at the right end of the row, on a mat in the middle; returns its place."""
        place = new_place(self.table) if self.table.camps is None else 0
        open_base(self.table, place, self._base(base))
        return place

    def lay(self, card: Card, on: int, seat: int, owner: int) -> int:
        """Put a minion at a place, or an action on a place or minion; returns its handle."""
        handle = self.take(owner, card)
        if card.kind == MINION:
            enter(self.table, handle, on, seat)
        else:
            lay_on(self.table, handle, on, seat)
        return handle

    def bury(self, card: Card, place: int, seat: int, owner: int) -> None:
        """Put a card face down at a place."""
        bury(self.table, self.take(owner, card), place, seat)

    def hold(self, place: int, seat: int, number: int, is_spent: bool = False) -> bool:
        """Let a seat's cards in a camp lie in the slot with this number; False if they cannot."""
        slots = slots_at(self.table, place)
        if not 0 <= seat < self.table.players or not 0 < number <= len(slots):
            return False
        slot = slots[number - 1]
        if slot not in free_slots(self.table, place) or slot_at(self.table, place, seat) != TO_CHOOSE:
            return False
        take_slot(self.table, slot, seat)
        if is_spent:
            camps_of(self.table).spent.append(slot)
        return True

    def begin(self, turn: Frame) -> None:
        """Put the turn on the stack, above the game and the round that it belongs to; run to a decision."""
        game = Frame(RULES.by_name["game"].number, 0, turn.player)
        game.step = len(RULES.by_name["game"].steps)
        below = [game]
        camps = self.table.camps
        if camps is not None:
            camps.turns = (turn.player - camps.first) % self.table.players + 1
            below.append(Frame(RULES.by_name["round"].number, 0, camps.first))
            below[-1].step = ROUND_TURNS
            below[-1].parent = 0
            below[-1].since = self.table.clock
        turn.parent = len(below) - 1
        turn.since = self.table.clock
        self.table.frames = [*below, turn]
        run(self.table, RULES)
