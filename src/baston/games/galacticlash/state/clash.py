"""The state of a game of Galacti'Clash: columns by handle, zones by seat, the chain and the combat.

Handles share one numbering: the players from 1, whose `what` is their secret role in Duo Clash, then the
cards from FIRST_CARD, seat by seat. What waits on the chain has handles of its own from FIRST_ITEM.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baston.games.galacticlash.constants import FIRST_ITEM, SETUP
from baston.games.galacticlash.variant import Variant
from baston.kernel.column import Column
from baston.kernel.declaration import BySeat, Custom, Derived, Shared
from baston.kernel.frame import Frame
from baston.kernel.modifier import Modifier
from baston.kernel.state import State


class Combat:
    """The attack of this turn: who attacks whom, who blocks whom, how wounds are split (G-53 to G-60)."""

    attackers: list[int]
    against: list[int]  # the seat that each attacks
    blocked: list[int]  # attackers that have been blocked, whatever became of their blockers (G-60)
    blockers: Custom[list[int]]  # units that have blocked, whatever became of their attackers (G-60)
    blocks: list[int]  # pairs: blocker, attacker; those still in combat
    splits: list[int]  # triples: who deals, to whom, how many wounds

    def __init__(self) -> None:
        self.attackers = []
        self.against = []
        self.blocked = []
        self.blockers = []
        self.blocks = []
        self.splits = []


class Clash(State):
    """A game in progress. Columns are written by verbs only; `clash_fields.py` copies and saves them."""

    variant: Shared[Custom[Variant]]
    turn: int = 0  # the active seat
    turn_number: int = 0  # turns of all players so far
    phase: int = SETUP
    force_plays: int = 0  # energy cards that may still be played in this priming phase (G-25)
    mastery_plays: int = 0
    any_plays: int = 0
    items: int = 0  # how many have been put on the present chain
    unsettled: bool = False  # has anything happened that the state check must look at?
    # columns by handle
    what: Shared[Custom[Column]]  # number of the printed card or role; hidden
    owner: Shared[Column]
    control: Column
    zone: Column
    marks: Column  # ENGAGED, DELAYED, STUCK
    wounds: Column
    changed_at: Column
    seen: Column  # a bit for each seat that knows what this is
    # zones
    library: BySeat[list[int]]  # by owner; the top card is the last
    hand: BySeat[list[int]]  # by owner
    pit: BySeat[list[int]]  # by owner
    energies: BySeat[list[int]]  # in play, by controller
    units: list[int]  # creatures and heroes in play, in order of arrival
    presences: list[int]  # in play, in order of arrival
    watchers: list[int]  # units and presences in play with abilities, in order of arrival
    # counts
    life: list[int]  # by side
    out: BySeat[int]  # 1 once it has left the game
    laid: BySeat[int]  # 1 if it has put a card into play since its turn before began (G-94)
    turns: BySeat[int]  # turns begun
    lasting: Custom[list[Shared[Modifier]]]
    used: Custom[list[int]]  # abilities used up for this turn, in pairs: effect, seat
    known: Shared[Custom[BySeat[list[int]]]]  # printed cards that all saw among its cards before a shuffle
    chain: Custom[list[Frame]]  # held frames; the last one resolves first
    combat: Custom[Combat | None] = None
    ready: Derived[Column]  # ready energies, by seat and kind; empty until `queries.in_play` is asked
    # figures of units
    attacks: Derived[Column]
    defenses: Derived[Column]
    keywords: Derived[Column]
    winners: list[int]

    def hold(self, frame: Frame) -> None:
        """Put a frame whose targets are chosen on the chain, to wait there (G-48)."""
        frame.where = FIRST_ITEM + self.items
        self.items += 1
        self.chain.append(frame)

    def check(self) -> None:
        """Check for losing players and dead units, if anything has changed."""
        if self.unsettled:
            STATE_CHECK[0](self)

    def next_triggers(self, places: list[int]) -> list[int]:
        """The trigger that goes next: the active player's, then by turn order, oldest card first (G-82)."""
        best = places[0]
        for place in places[1:]:
            if self._rank(place) < self._rank(best):
                best = place
        return [best]

    def _rank(self, place: int) -> int:
        frame = self.pending[place - 1]
        return ((frame.player - self.turn) % self.players << 32) + frame.where

    def orders(self) -> int:
        """The seat, from 0, that orders simultaneous triggers: the active one."""
        return self.turn

    def changed(self, thing: int) -> int:
        """When a thing last became a new object, by the clock; 0 for items of the chain."""
        return 0 if thing >= FIRST_ITEM else self.changed_at[thing]

    def printed(self, card: int) -> int:
        """The number of the printed card of a handle."""
        return self.what[card]

    def printed_place(self, where: int) -> int:
        """The number of the printed card of `where`, another card that a log note is about."""
        return self.what[where]


def _nothing_dies(clash: Clash) -> None:
    clash.unsettled = False


# What the state check does (G-83): `effects.affecting` sets it, for it needs cards, which need the state.
STATE_CHECK: Final[list[Callable[[Clash], None]]] = [_nothing_dies]
