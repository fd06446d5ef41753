"""The ready decks, with their list for each format."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from baston.games.galacticlash.decks.card_lists import counted, numbers_of
from baston.games.galacticlash.variant import FORMATS


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
            own = dict(counts if format in entry["formats"] else changed)
            for id, more in entry.get(format, {}).items():
                own[id] = own.get(id, 0) + more
            deck.lists[format] = numbers_of(own)
            deck.counts[format] = counted(deck.lists[format])
        found[deck.id] = deck
    return found
