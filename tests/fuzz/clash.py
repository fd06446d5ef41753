"""Random and guided games of Galacti'Clash in all formats, by all readings of the rules."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import BY_ID, CARDS, RULES
from baston.games.galacticlash.constants import FIRST_CARD, FIRST_ITEM
from baston.games.galacticlash.decks.codes import code_of
from baston.games.galacticlash.decks.legality import most_copies
from baston.games.galacticlash.decks.random_decks import random_deck
from baston.games.galacticlash.setup.settings import OPTIONS
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.variant import FORMATS
from baston.kernel.frame import HANDLE, PACKED
from baston.kernel.rng import Rng
from tests.fuzz import guided
from tests.fuzz.guided import Acted, checked_game
from tests.galacticlash.invariants import Watch

TOLD: Final = ("format", "decks", "ends_turns", "position")  # options that are not readings of the rules
HELD: Final = 5  # cards that never acted, in each deck that is made to hold them


def broken(games: int, seed: int) -> list[str]:
    """What went wrong in random games."""
    return guided.broken(GAME, games, seed, dealt, Watch)


def dealt(n: int, chance: Rng) -> tuple[int, dict[str, str]]:
    """A table with generated or ready decks."""
    players, options = table(chance)
    return players, options | {"decks": ("generated", "random")[chance.below(2)]}


def table(chance: Rng) -> tuple[int, dict[str, str]]:
    """Seats and options by chance: any format, any reading of each rule."""
    formats = list(FORMATS.values())
    format = formats[chance.below(len(formats))]
    players = format.players[chance.below(len(format.players))]
    options = {"format": format.name}
    for option in OPTIONS:
        if option.name not in TOLD:
            options[option.name] = option.choices[chance.below(len(option.choices))]
    return players, options


def exhaust(games: int, seed: int) -> list[tuple[str, int]]:
    """Guided games with legal decks made to hold what has not acted yet; the steps that never did."""
    with Acted(RULES, _id_of) as acted:
        for n in range(games):
            chance = Rng(seed * 7919 + n)
            players, options = table(chance)
            ids = {name.split(" ")[0] for name, _ in acted.never()}
            news = sorted(BY_ID[id].number for id in ids & set(BY_ID))
            format = FORMATS[options["format"]]
            decks = [random_deck(format, chance, copies_of(news, chance)) for _ in range(players)]
            options["decks"] = ",".join(code_of(deck) for deck in decks)
            checked_game(GAME, GAME.setup(players, options), seed + n, Watch(), acted.curious)
            if not acted.never():
                break
        return acted.never()


def copies_of(cards: list[int], chance: Rng) -> list[int]:
    """As many copies as a deck may hold of some of these cards."""
    chance.shuffle(cards)
    return [number for number in cards[:HELD] for _ in range(most_copies(CARDS[number]))]


def _id_of(clash: Clash, option: int) -> str:
    """The card that an option is about."""
    assert clash.decision is not None
    handle = option & HANDLE if clash.decision.kind == PACKED else option
    return CARDS[clash.what[handle]].id if FIRST_CARD <= handle < FIRST_ITEM else ""
