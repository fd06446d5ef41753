"""Every card has a gist in both languages, short enough for the hand, that says nothing its text does not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import pytest

from baston.games import game_named
from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.presentation.names import card_gist, card_text
from baston.kernel.text import a_str
from baston.locales.gists import LONGEST_GIST, gist_of
from tests.sources.declared import PACKAGES
from tests.sources.wording import concepts, numbers_in

WHERE: Final = {
    "smashup": "games/smashup/factions, locales/fr/smashup_*.ftl",
    "superfantasybrawl": "games/superfantasybrawl/champions and arena_files/standard.toml, "
    "locales/fr/superfantasybrawl_*.ftl",
    "galacticlash": "games/galacticlash/factions, locales/fr/galacticlash_*.ftl",
}
TYPOGRAPHY: Final = {
    "en": re.compile("[’‘“”\u00a0\u202f]| [:;?!]"),
    "fr": re.compile(r"['\u202f]|[^\u00a0][:;?!»](?!\w)|«[^\u00a0]"),
}


@dataclass(frozen=True)
class Gist:
    """A card's gist in a language, and the text that it is of."""

    game: str
    id: str
    lang: str
    text: str
    gist: str


def gists_of(game: str) -> list[Gist]:
    """Those of all that a game prints; Smash Up's corrected cards (SU-121) stand in no catalog."""
    entries = game_named(game).texts.catalog()
    found = [
        Gist(game, a_str(x["id"]), lang, a_str(x[f"text{end}"]), a_str(x[f"gist{end}"]))
        for x in entries
        for lang, end in (("en", ""), ("fr", "_fr"))
    ]
    if game == "smashup":
        corrected = [card for card in CARDS if card.instead_of]
        found += [
            Gist(game, card.id, lang, card_text(card, lang), card_gist(card, lang))
            for card in corrected
            for lang in ("en", "fr")
        ]
    return found


def faults(card: Gist) -> Iterator[str]:
    """What is wrong with a gist, as a sentence for its author."""
    short = card.text.removesuffix(".")
    if not card.text and card.gist:
        yield "has a gist, but no text"
    if card.text and not card.gist:
        yield (
            f'has no gist: write gist="…", up to {LONGEST_GIST} characters, beside its English text, '
            f".gist under its French .text ({WHERE[card.game]}; docs/writing.md says how)"
        )
    if card.gist and len(short) <= LONGEST_GIST and card.gist != short:
        yield "needs no gist: its text is as short itself"
    if len(card.gist) > LONGEST_GIST:
        yield f"has a gist of {len(card.gist)} characters, {LONGEST_GIST} are the most"
    if re.search(r"…|\.\.|\.$|^\s|\s$", card.gist):
        yield "has a gist with an ellipsis, a full stop or blanks at its end"
    if TYPOGRAPHY[card.lang].search(card.gist):
        yield "has apostrophes or blanks in its gist that are not those of its language"
    if set(numbers_in(card.lang, card.gist)) - set(numbers_in(card.lang, card.text)):
        yield "has a number in its gist that is not in its text"
    for concept in concepts(card.game):
        if concept.is_in(card.lang, card.gist) and not concept.is_in(card.lang, card.text):
            yield f"says {concept.name} in its gist, and not in its text"


@pytest.mark.parametrize("game", PACKAGES)
def test_every_card_has_a_gist_that_its_text_bears_out(game: str) -> None:
    cards = gists_of(game)
    assert len(cards) > 200
    assert [f"{card.id} ({card.lang}) {fault}" for card in cards for fault in faults(card)] == []


# ---- that the checks find what they are for

COLLECTOR = Gist(
    "smashup",
    "collector",
    "en",
    "You may return a minion here of power 3 or less, even this one, to its owner's hand.",
    "Return a minion of 3 or less from here",
)
RECOLTEUR = replace(
    COLLECTOR,
    lang="fr",
    text="Tu peux renvoyer une créature d’ici de force 3 ou moins dans la main de son propriétaire.",
    gist="Renvoie une force 3 ou moins d’ici",
)


def test_nothing_is_wrong_with_what_is_right() -> None:
    assert [*faults(COLLECTOR), *faults(RECOLTEUR)] == []
    assert [*faults(replace(RECOLTEUR, gist="Force 3 ou moins\u00a0: renvoie-la"))] == []
    assert [*faults(replace(COLLECTOR, text="", gist=""))] == []


def test_a_card_without_a_gist_says_where_to_write_it() -> None:
    (told,) = faults(replace(COLLECTOR, gist=""))
    assert 'gist="…"' in told
    assert "games/smashup/factions" in told
    assert ".gist under its French .text" in told


@pytest.mark.parametrize(
    ("gist", "fault"),
    [
        ("Return a minion of power 3 or less from here", "44 characters"),
        ("Return a minion of 3 or…", "ellipsis"),
        ("Return a minion of 3 or less.", "full stop"),
        ("Return a minion of 3 to its owner’s hand", "apostrophes"),
        ("Return a minion of 2 or less from here", "number"),
        ("Destroy a minion of 3 or less here", "says destroy"),
    ],
)
def test_a_fault_of_a_gist_is_found(gist: str, fault: str) -> None:
    (told,) = faults(replace(COLLECTOR, gist=gist))
    assert fault in told


@pytest.mark.parametrize("gist", ["Force 3 ou moins : renvoie-la", "Renvoie une force 3 d'ici", "«Renvoie»"])
def test_french_signs_are_looked_at(gist: str) -> None:
    assert [*faults(replace(RECOLTEUR, gist=gist))] == [
        "has apostrophes or blanks in its gist that are not those of its language"
    ]


def test_a_short_text_is_its_own_gist_and_is_not_written_twice() -> None:
    assert gist_of("Gain 1 VP.", "") == "Gain 1 VP"
    assert gist_of("x" * LONGEST_GIST + ".", "") == "x" * LONGEST_GIST
    assert gist_of("x" * LONGEST_GIST + "!", "") == ""
    assert gist_of(COLLECTOR.text, "Return it") == "Return it"
    (told,) = faults(replace(COLLECTOR, text="Return a minion here.", gist="Return it"))
    assert "as short itself" in told
    assert "has a gist, but no text" in faults(replace(COLLECTOR, text=""))
