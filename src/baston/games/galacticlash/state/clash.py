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
from baston.kernel.frame import Frame
from baston.kernel.modifier import Modifier
from baston.kernel.state import State


class Combat:
    """The attack of this turn: who attacks whom, who blocks whom, how wounds are split (G-53 to G-60)."""

    attackers: list[int]
    against: list[int]  # the seat that each attacks
    blocked: list[int]  # attackers that have been blocked, whatever became of their blockers (G-60)
    blockers: list[int]  # units that have blocked, whatever became of their attackers (G-60)
    blocks: list[int]  # pairs: blocker, attacker; those still in combat
    splits: list[int]  # triples: who deals, to whom, how many wounds

    def __init__(self) -> None:
        self.attackers = []
        self.against = []
        self.blocked = []
        self.blockers = []
        self.blocks = []
        self.splits = []

    def copy(self) -> Combat:
        twin = Combat()
        twin.attackers = self.attackers[:]
        twin.against = self.against[:]
        twin.blocked = self.blocked[:]
        twin.blockers = self.blockers[:]
        twin.blocks = self.blocks[:]
        twin.splits = self.splits[:]
        return twin


class Clash(State):
    """A game in progress. Columns are written by verbs only."""

    variant: Variant
    players: int
    turn: int  # the active seat
    turn_number: int  # turns of all players so far
    phase: int
    # columns by handle
    what: Column  # number of the printed card or role; hidden, and replaced rather than changed
    owner: Column
    control: Column
    zone: Column
    marks: Column  # ENGAGED, DELAYED, STUCK
    wounds: Column
    changed_at: Column
    seen: Column  # a bit for each seat that knows what this is
    # zones
    library: list[list[int]]  # by owner; the top card is the last
    hand: list[list[int]]  # by owner
    pit: list[list[int]]  # by owner
    energies: list[list[int]]  # in play, by controller
    units: list[int]  # creatures and heroes in play, in order of arrival
    presences: list[int]  # in play, in order of arrival
    watchers: list[int]  # units and presences in play with abilities, in order of arrival
    # counts
    life: list[int]  # by side
    out: list[int]  # by seat: 1 once it has left the game
    laid: list[int]  # by seat: 1 if it has put a card into play since its turn before began (G-94)
    turns: list[int]  # by seat: turns begun
    force_plays: int  # energy cards that may still be played in this priming phase (G-25)
    mastery_plays: int
    any_plays: int
    lasting: list[Modifier]
    used: list[int]  # abilities used up for this turn, in pairs: effect, seat
    known: list[list[int]]  # by owner: printed cards that all have seen among its cards, before a shuffle
    chain: list[Frame]  # held frames; the last one resolves first
    items: int  # how many have been put on the present chain
    combat: Combat | None
    # figures of units, reckoned when read
    attacks: Column
    defenses: Column
    keywords: Column
    unsettled: bool  # has anything happened that the state check must look at?
    winners: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.players = 0
        self.turn = 0
        self.turn_number = 0
        self.phase = SETUP
        self.force_plays = 0
        self.mastery_plays = 0
        self.any_plays = 0
        self.items = 0
        self.combat = None
        self.unsettled = False

    def copy(self) -> Clash:
        twin = Clash()
        self.copy_machine(twin)
        twin.variant = self.variant
        twin.players = self.players
        twin.turn = self.turn
        twin.turn_number = self.turn_number
        twin.phase = self.phase
        twin.what = self.what  # replaced, never changed in place
        twin.owner = self.owner  # never changed once dealt
        twin.control = self.control[:]
        twin.zone = self.zone[:]
        twin.marks = self.marks[:]
        twin.wounds = self.wounds[:]
        twin.changed_at = self.changed_at[:]
        twin.seen = self.seen[:]
        twin.library = [cards[:] for cards in self.library]
        twin.hand = [cards[:] for cards in self.hand]
        twin.pit = [cards[:] for cards in self.pit]
        twin.energies = [cards[:] for cards in self.energies]
        twin.units = self.units[:]
        twin.presences = self.presences[:]
        twin.watchers = self.watchers[:]
        twin.life = self.life[:]
        twin.out = self.out[:]
        twin.laid = self.laid[:]
        twin.turns = self.turns[:]
        twin.force_plays = self.force_plays
        twin.mastery_plays = self.mastery_plays
        twin.any_plays = self.any_plays
        twin.lasting = self.lasting[:]
        twin.used = self.used[:]
        twin.known = self.known  # replaced, never changed in place
        twin.chain = [frame.copy() for frame in self.chain] if self.chain else []
        twin.items = self.items
        combat = self.combat
        twin.combat = None if combat is None else combat.copy()
        twin.attacks = self.attacks  # replaced when emptied; figures once reckoned are the same for both
        twin.defenses = self.defenses
        twin.keywords = self.keywords
        twin.unsettled = self.unsettled
        twin.winners = self.winners[:]
        return twin

    def hold(self, frame: Frame) -> None:
        """What has its targets waits on the chain (G-48)."""
        frame.where = FIRST_ITEM + self.items
        self.items += 1
        self.chain.append(frame)

    def check(self) -> None:
        if self.unsettled:
            STATE_CHECK[0](self)

    def next_triggers(self, places: list[int]) -> list[int]:
        """The active player's first, then in turn order, each player's oldest card first (G-82)."""
        best = places[0]
        for place in places[1:]:
            if self._rank(place) < self._rank(best):
                best = place
        return [best]

    def _rank(self, place: int) -> int:
        frame = self.pending[place - 1]
        return ((frame.player - self.turn) % self.players << 32) + frame.where

    def orders(self) -> int:
        return self.turn

    def changed(self, thing: int) -> int:
        return 0 if thing >= FIRST_ITEM else self.changed_at[thing]


def _nothing_dies(clash: Clash) -> None:
    clash.unsettled = False


# What the state check does (G-83): `effects.affecting` sets it, for it needs cards, which need the state.
STATE_CHECK: Final[list[Callable[[Clash], None]]] = [_nothing_dies]
