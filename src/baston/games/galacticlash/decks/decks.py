"""Decks: what is wrong with one, the ready ones, codes on one line, decks made at random (G-7 to G-13)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from baston.games.galacticlash.cards.card import BY_ID, CARDS, FACTIONS, Card
from baston.games.galacticlash.cards.names import card_name
from baston.games.galacticlash.constants import (
    DARK,
    ENERGIES,
    ENERGY,
    FORCE_MASTERY,
    HERO,
    LIGHT,
    TECH_MASTERY,
)
from baston.games.galacticlash.variant import FORMATS, Format
from baston.kernel.game import Refusal
from baston.kernel.rng import Rng

MOST_OF_A_HERO: Final = 2  # G-10
MOST_OF_A_CARD: Final = 4
MOST_ENERGIES: Final = 45  # percent of a deck made at random
BOTH: Final = 5  # one deck made at random in so many has both kinds of a group
GROUPS: Final = ((DARK, LIGHT), (FORCE_MASTERY, TECH_MASTERY))  # Force and maîtrise (G-33)


class Deck:
    """A ready deck, with its list for each format."""

    def __init__(self, id: str, title: str, title_fr: str, plan: str, plan_fr: str) -> None:
        self.id: str = id
        self.title: str = title
        self.title_fr: str = title_fr
        self.plan: str = plan
        self.plan_fr: str = plan_fr
        self.lists: dict[str, list[int]] = {}  # by format: numbers of cards
        self.counts: dict[str, list[int]] = {}  # the same, counted


def most_copies(card: Card) -> int:
    """How many of a card a deck may hold; basic energies are free of the limit (G-10, G-11)."""
    if card.kind == ENERGY:
        return 99
    return MOST_OF_A_HERO if card.kind == HERO else MOST_OF_A_CARD


def faults(deck: list[int], format: Format, lang: str = "en") -> list[Refusal]:
    """All that is wrong with a deck in a format, each fault with its clause; none: it is legal."""
    found: list[Refusal] = []
    if len(deck) != format.size:
        found.append(
            Refusal("deck-size", clause="G-8", count=len(deck), size=format.size, format=format.name)
        )
    energies = sum([1 for number in deck if CARDS[number].kind == ENERGY])
    if energies < format.energies:
        found.append(
            Refusal("deck-energies", clause="G-9", count=energies, least=format.energies, format=format.name)
        )
    for number in sorted(set(deck)):
        card = CARDS[number]
        if deck.count(number) > most_copies(card):
            found.append(
                Refusal(
                    "deck-copies",
                    clause="G-10",
                    card=card_name(card, lang),
                    count=deck.count(number),
                    most=most_copies(card),
                )
            )
    heroes = len({number for number in deck if CARDS[number].kind == HERO})
    if heroes > format.heroes:
        found.append(
            Refusal("deck-heroes", clause="G-12", count=heroes, most=format.heroes, format=format.name)
        )
    return found


# Ready decks.


@cache
def ready_decks() -> dict[str, Deck]:
    """The ready decks by id, in the order of their file."""
    text = files("baston.games.galacticlash.decks").joinpath("ready_decks.toml").read_text("utf-8")
    found: dict[str, Deck] = {}
    for entry in tomllib.loads(text)["deck"]:
        deck = Deck(entry["id"], entry["name"], entry["name_fr"], entry["plan"], entry["plan_fr"])
        counts = dict(entry["cards"])
        changed = dict(counts)
        for id, count in entry.get("add", {}).items():
            changed[id] = changed.get(id, 0) + count
        for id, count in entry.get("remove", {}).items():
            changed[id] -= count
        for format in FORMATS:
            deck.lists[format] = numbers_of(counts if format in entry["formats"] else changed)
            deck.counts[format] = counted(deck.lists[format])
        found[deck.id] = deck
    return found


def numbers_of(counts: dict[str, int]) -> list[int]:
    """The cards of a list of ids and counts, by their numbers."""
    return sorted([BY_ID[id].number for id, count in counts.items() for _ in range(count)])


# Codes.


def code_of(deck: list[int]) -> str:
    """A deck on one line: `acolyte_cendre*4+force_obscure*10`."""
    numbers = sorted(set(deck))
    return "+".join(f"{CARDS[number].id}*{deck.count(number)}" for number in numbers)


def deck_of(code: str) -> list[int]:
    """The deck of a code. Raises Refusal."""
    deck: list[int] = []
    for part in code.split("+"):
        id, _, count = part.strip().partition("*")
        if id not in BY_ID or BY_ID[id] not in playable() or not count.isdecimal() or len(count) > 3:
            raise Refusal("deck-code", part=part)
        deck += [BY_ID[id].number] * int(count)
    return sorted(deck)


@cache
def playable() -> list[Card]:
    """All cards that decks are made of."""
    return [card for faction in FACTIONS for card in faction.cards]


# Decks made at random.


def counted(deck: list[int]) -> list[int]:
    """How many copies of each printed card there are, by its number."""
    counts = [0] * len(CARDS)
    for number in deck:
        counts[number] += 1
    return counts


def listed(counts: list[int]) -> list[int]:
    """The deck that has so many copies of each printed card."""
    deck: list[int] = []
    for number, count in enumerate(counts):
        if count > 0:
            deck += [number] * count
    return deck


def random_deck(format: Format, rng: Rng, needed: list[int]) -> list[int]:
    """A legal deck that holds the cards `needed`: two or more kinds of energy, and cards that these pay."""
    counts = counted(needed)
    kinds = _kinds_for(needed, rng)
    wanted = format.energies + rng.below(max(1, format.size * MOST_ENERGIES // 100 - format.energies + 1))
    energies = sum([1 for number in needed if CARDS[number].kind == ENERGY])
    room = format.size - len(needed)
    basic = [card.number for card in playable() if card.kind == ENERGY and card.energy in kinds]
    while energies < wanted and room > 0:
        counts[basic[rng.below(len(basic))]] += 1
        energies += 1
        room -= 1
    room = _fill(counts, room, format, rng, _paid_by(tuple(kinds)))
    if room > 0:
        _fill(counts, room, format, rng, playable())
    return listed(counts)


def _kinds_for(needed: list[int], rng: Rng) -> list[int]:
    """Kinds of energy that pay the cards: at least one of each group."""
    kinds: list[int] = []
    for number in needed:
        card = CARDS[number]
        if card.kind == ENERGY:
            kinds.append(card.energy)
        kinds += [kind for kind in range(len(ENERGIES)) if card.cost.fixed[kind] > 0]
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
    heroes = sum([1 for card in pool if card.kind == HERO and counts[card.number] > 0])
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
