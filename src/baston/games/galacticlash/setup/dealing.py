"""Which deck each seat gets: what a setup says of it, and the cards."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.decks.codes import code_of, deck_of
from baston.games.galacticlash.decks.legality import faults
from baston.games.galacticlash.decks.random_decks import random_deck
from baston.games.galacticlash.decks.ready_decks import ready_decks
from baston.games.galacticlash.variant import Format
from baston.kernel.game import Refusal
from baston.kernel.rng import Rng

RANDOM: Final = "random"  # any of the ready decks, none twice where there are enough
GENERATED: Final = "generated"  # a legal deck made at random
DEALING: Final = 0xDEC5  # sets the chance that deals decks apart from that of the game


def read_decks(text: str, players: int, format: Format) -> str:
    """The option `decks` checked and in canonical form. Raises Refusal.

    For each seat a ready deck, a code, `random` or `generated`; a single one is for all.
    """
    named = [part.strip() for part in text.split(",")]
    if len(named) not in (1, players):
        raise Refusal("bad-decks-count", given=len(named), players=players)
    read: list[str] = []
    for seat, name in enumerate(named, start=1):
        if name.lower() in (RANDOM, GENERATED) or name.lower() in ready_decks():
            read.append(name.lower())
            continue
        if "*" not in name:
            raise Refusal("unknown-deck", name=name, known=", ".join(ready_decks()))
        deck = deck_of(name)
        wrong = faults(deck, format)
        if wrong:
            clauses = ", ".join(str(fault.values["clause"]) for fault in wrong)
            raise Refusal("deck-illegal", seat=seat, format=format.name, clauses=clauses)
        read.append(code_of(deck))
    return ",".join(read)


def named_decks(text: str, players: int, rng: Rng) -> list[str]:
    """Each seat's deck: the id of a ready one, `generated` or a code; `random` ones are drawn."""
    named = text.split(",")
    if len(named) == 1:
        named *= players
    ids = list(ready_decks())
    order = list(range(len(ids)))
    rng.shuffle(order)
    return [ids[order[seat % len(ids)]] if name == RANDOM else name for seat, name in enumerate(named)]


def dealt_decks(text: str, players: int, format: Format, rng: Rng) -> list[list[int]]:
    """The card numbers of each seat's deck, drawn by `rng` where the text leaves it to chance."""
    decks: list[list[int]] = []
    for name in named_decks(text, players, rng):
        if name == GENERATED:
            decks.append(random_deck(format, rng, []))
        elif name in ready_decks():
            decks.append(ready_decks()[name].lists[format.name])
        else:
            decks.append(deck_of(name))
    return decks
