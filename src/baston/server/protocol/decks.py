"""REST: decks, in games where people build them."""

from __future__ import annotations

from msgspec import Struct

Cards = dict[str, int]  # how many of each card, by its id


class DeckFormat(Struct, frozen=True):
    """A format of a game, and what it asks of decks."""

    name: str
    players: list[int]
    life: int
    size: int
    energies: int
    heroes: int


class ReadyDeck(Struct, frozen=True):
    """A deck that comes with the game; `lists` has its cards by format."""

    id: str
    name: str
    name_fr: str
    plan: str
    plan_fr: str
    lists: dict[str, dict[str, int]]


class DeckRules(Struct, frozen=True):
    """What decks are built by, and begun with. `edition` is today's of the pool of cards."""

    edition: int
    formats: list[DeckFormat]
    decks: list[ReadyDeck]


class DeckWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be checked in a format, made for an edition of the pool of cards; none: for today's."""

    format: str
    cards: Cards
    edition: int | None = None


class DeckChange(Struct, frozen=True):
    """What has changed in a card since the edition for which a deck was made."""

    en: str
    fr: str


class DeckFault(Struct, frozen=True):
    """What is wrong with a deck, with the clause that it breaks, or with a line of its text.

    `mend` has the cards with the counts that mend it, where one mending alone can be meant.
    """

    code: str
    en: str
    fr: str
    clause: str | None
    line: int | None
    mend: Cards


class DeckReport(Struct, frozen=True):
    """All that is wrong with a deck; none: it is legal. `code` is it as an option of a table.

    `changes` tell what its cards were when it was made and are no longer.
    """

    code: str
    faults: list[DeckFault]
    changes: list[DeckChange]


class DeckText(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as people write it: lines such as `4 Masked Zealot`, or TOML."""

    text: str


class ReadDeck(Struct, frozen=True):
    """What has been understood of a deck's text, and what has not; the edition for which it was made."""

    name: str
    edition: int
    cards: dict[str, int]
    faults: list[DeckFault]


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be shared by link, legal or not yet."""

    name: str
    format: str
    cards: Cards


class Deck(Struct, frozen=True):
    """A shared deck. It never changes."""

    id: str
    game: str
    name: str
    format: str
    cards: dict[str, int]
