"""What readers call the things that a report counts, in either language."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from baston.games import game_named
from baston.locales import has, sentence

TWO: Final = " + "
ROUNDS: Final = ("superfantasybrawl",)  # whose `turns` are rounds


class Names:
    """Names of a game's factions, champions, decks and cards; an id that nobody has named stays as it is."""

    def __init__(self, game: str) -> None:
        self._game = game_named(game)

    def of(self, kind: str, id: str, lang: str) -> str:
        """Return the name of a thing of a kind.

        Kinds are seat, place in the turn order, bot, faction, champion, pair of these, deck, card and measure
        (of how games go).
        """
        match kind:
            case "seat":
                return sentence(lang, "report-seat-name", seat=id)
            case "order":
                return sentence(lang, "report-order-name", place=int(id))
            case "measure":
                return sentence(lang, f"report-{id}")
            case "faction":
                return self._faction(id, lang)
            case "faction-pair":
                return TWO.join(self._faction(one, lang) for one in id.split("+"))
            case "champion" | "champion-pair":
                return TWO.join(self._in_catalog(one, lang) for one in id.split("+"))
            case "deck":
                return self._deck(id, lang)
            case "card":
                return self._in_catalog(id, lang)
        return id

    def game(self, lang: str) -> str:
        """Return the title of the game in the language."""
        return self._game.title_fr if lang == "fr" else self._game.title

    def word_for(self, key: str) -> str:
        """Return the word for a figure or fact in the catalogs' keys; some games' `turns` are rounds."""
        return "rounds" if key == "turns" and self._game.name in ROUNDS else key

    @cached_property
    def owners(self) -> dict[str, str]:
        """The faction or champion, by card, that a card always comes with; empty where decks mix them."""
        if self._game.name == "galacticlash":
            return {}  # decks mix factions
        return {
            str(entry["id"]): str(entry.get("champion") or entry.get("faction"))
            for entry in self._game.texts.catalog()
            if entry.get("champion") or entry.get("faction")
        }

    @cached_property
    def _catalog(self) -> dict[str, tuple[str, str]]:
        return {
            str(entry["id"]): (str(entry["name"]), str(entry["name_fr"] or entry["name"]))
            for entry in self._game.texts.catalog()
        }

    def _in_catalog(self, id: str, lang: str) -> str:
        return self._catalog.get(id, (id, id))[lang == "fr"]

    def _faction(self, id: str, lang: str) -> str:
        key = f"faction-{id.replace('_', '-')}"
        return sentence(lang, key) if has(lang, key) else id.replace("_", " ").title()

    def _deck(self, id: str, lang: str) -> str:
        if id == "generated":
            return sentence(lang, "report-deck-generated")
        if self._game.name == "galacticlash":
            from baston.games.galacticlash.decks.ready_decks import ready_decks

            deck = ready_decks().get(id)
            if deck is not None:
                return deck.title_fr if lang == "fr" else deck.title
        return id
