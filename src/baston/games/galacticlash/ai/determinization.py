"""States drawn at random from those that a seat cannot tell apart: orders, deck lists, secret roles."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.constants import FIRST_CARD
from baston.games.galacticlash.decks.card_lists import counted, listed, listed_without
from baston.games.galacticlash.decks.random_decks import random_counts
from baston.games.galacticlash.decks.ready_decks import ready_decks
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.state.clash_fields import copy_clash
from baston.games.galacticlash.variant import FORMATS
from baston.kernel.column import Column
from baston.kernel.rng import Rng
from baston.kernel.sight import resampled, unseen_by

ANOTHER: Final = 0x5EC2E7  # so that no sample draws what a game with this seed does
READY: Final = 2  # one time in so many, a ready deck is supposed if one agrees with what was seen


def determinize(clash: Clash, seat: int, seed: int) -> Clash:
    """Return a copy that the seat cannot tell from this state, with all that it does not know drawn anew.

    Unless lists are open, the decks of the other seats are made up too.
    """
    sample = copy_clash(clash)
    sample.notes = None
    sample.rng = Rng(seed ^ ANOTHER)
    what = resampled(clash.what, known_pools(clash, seat), sample.rng)
    if not clash.variant.open_decks:
        for owner in range(clash.players):
            if owner != seat:
                _suppose_deck(clash, seat, owner, what, sample.rng)
    sample.what = what
    return sample


def known_pools(clash: Clash, seat: int) -> list[list[int]]:
    """The pools of card handles that the seat knows as a set, without knowing which handle is which card."""
    pools = [unseen_by(clash.seen, team_handles(clash, team), seat) for team in (0, 1)]
    for owner in range(clash.players):
        if owner == seat or clash.variant.open_decks:
            pools.append(unseen_by(clash.seen, cards_of(clash, owner), seat))
    return pools


def team_handles(clash: Clash, team: int) -> list[int]:
    """The player handles of a team in Duo Clash, whose roles are secret; none in other formats."""
    return [team + 1, team + 3] if clash.variant.is_duo else []


def cards_of(clash: Clash, owner: int) -> list[int]:
    """The handles of all cards that a seat owns."""
    return [card for card in range(FIRST_CARD, len(clash.what)) if clash.owner[card] == owner]


def _suppose_deck(clash: Clash, seat: int, owner: int, what: Column, rng: Rng) -> None:
    """Deal a supposed deck to the handles of this owner that the seat has not seen."""
    handles = cards_of(clash, owner)
    hidden = unseen_by(clash.seen, handles, seat)
    seen = counted([clash.what[card] for card in handles if clash.seen[card] >> seat & 1])
    needed = seen
    if clash.known[owner]:
        known = counted(clash.known[owner])
        needed = seen[:]
        for number in clash.known[owner]:
            needed[number] = max(seen[number], known[number])
    deck = _supposed(clash, needed, rng)
    rest = listed_without(deck, seen)
    assert len(rest) == len(hidden), "a supposed deck is as large as the true one"
    rng.shuffle(rest)
    for place, card in enumerate(hidden):
        what[card] = rest[place]


def _supposed(clash: Clash, needed: list[int], rng: Rng) -> list[int]:
    """A ready deck that has all of this, counted, or one made at random."""
    cards = listed(needed)
    if rng.below(READY) == 0:
        agreeing: list[list[int]] = []
        for deck in ready_decks().values():
            counts = deck.counts[clash.variant.format]
            if _has_all(counts, needed, cards):
                agreeing.append(counts)
        if agreeing:
            return agreeing[rng.below(len(agreeing))]
    return random_counts(FORMATS[clash.variant.format], rng, cards)


def _has_all(counts: list[int], needed: list[int], cards: list[int]) -> bool:
    """Whether a deck holds as many copies as are needed of each of these cards."""
    for card in cards:  # noqa: SIM110 - asked for all ready decks at each determinization, and a generator is slower
        if counts[card] < needed[card]:
            return False
    return True
