"""Decks made at random, of cards that their energies pay."""

from __future__ import annotations

from functools import cache
from typing import Final

from baston.games.galacticlash.cards.card import CARDS, Card
from baston.games.galacticlash.constants import (
    DARK,
    ENERGIES,
    ENERGY,
    FORCE_MASTERY,
    HERO,
    LIGHT,
    TECH_MASTERY,
)
from baston.games.galacticlash.decks.card_lists import counted, listed, playable
from baston.games.galacticlash.decks.legality import most_copies
from baston.games.galacticlash.variant import Format
from baston.kernel.rng import Rng

MOST_ENERGIES: Final = 45  # percent of a deck made at random
BOTH: Final = 5  # one deck made at random in so many has both kinds of a group
GROUPS: Final = ((DARK, LIGHT), (FORCE_MASTERY, TECH_MASTERY))  # Force and maîtrise (G-33)


def random_deck(format: Format, rng: Rng, needed: list[int]) -> list[int]:
    """A random legal deck that holds the cards `needed`, with energies of two or more kinds to pay for it."""
    return listed(random_counts(format, rng, needed))


def random_counts(format: Format, rng: Rng, needed: list[int]) -> list[int]:
    """The same as counts, indexed by the card's number."""
    counts = counted(needed)
    kinds = _kinds_for(needed, rng)
    wanted = format.energies + rng.below(max(1, format.size * MOST_ENERGIES // 100 - format.energies + 1))
    energies = sum(1 for number in needed if CARDS[number].kind == ENERGY)
    room = format.size - len(needed)
    basic = [card.number for card in playable() if card.kind == ENERGY and card.energy in kinds]
    while energies < wanted and room > 0:
        counts[basic[rng.below(len(basic))]] += 1
        energies += 1
        room -= 1
    room = _fill(counts, room, format, rng, _paid_by(tuple(kinds)))
    if room > 0:
        _fill(counts, room, format, rng, playable())
    return counts


def _kinds_for(needed: list[int], rng: Rng) -> list[int]:
    """Kinds of energy that pay the cards: at least one of each group."""
    kinds: list[int] = []
    before = 0
    for number in needed:
        if number == before:
            continue  # copies lie side by side
        before = number
        card = CARDS[number]
        if card.kind == ENERGY:
            kinds.append(card.energy)
        for kind in range(len(ENERGIES)):
            if card.cost.fixed[kind] > 0:
                kinds.append(kind)
    for group in GROUPS:
        if not any(kind in kinds for kind in group):
            kinds.append(group[rng.below(2)])
        if rng.below(BOTH) == 0:
            kinds += group
    return sorted(set(kinds))


@cache
def _paid_by(kinds: tuple[int, ...]) -> list[Card]:
    """The cards, energies left out, that these kinds of energy pay."""
    return [
        card
        for card in playable()
        if card.kind != ENERGY
        and all(card.cost.fixed[kind] == 0 or kind in kinds for kind in range(len(ENERGIES)))
    ]


def _fill(counts: list[int], room: int, format: Format, rng: Rng, pool: list[Card]) -> int:
    """Add copies of cards of the pool, within all limits, until there is no room; what is left of it."""
    cards = pool[:]
    heroes = sum(1 for card in pool if card.kind == HERO and counts[card.number] > 0)
    for place in range(len(cards)):
        if room == 0:
            break
        other = place + rng.below(len(cards) - place)  # a shuffle that goes no further than it has to
        card = cards[other]
        cards[other] = cards[place]
        number = card.number
        free = min(most_copies(card) - counts[number], room)
        if card.kind == ENERGY or free <= 0:
            continue
        if card.kind == HERO and counts[number] == 0:
            if heroes == format.heroes:
                continue
            heroes += 1
        added = 1 + rng.below(free)
        counts[number] += added
        room -= added
    return room
