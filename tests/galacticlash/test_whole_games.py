"""Random and guided games over all formats, looked at at every decision."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import CARDS
from baston.games.galacticlash.constants import L_ENERGY, L_LAUNCH
from baston.games.galacticlash.decks.card_lists import playable
from baston.games.galacticlash.decks.codes import code_of
from baston.games.galacticlash.decks.random_decks import random_deck
from baston.games.galacticlash.variant import FORMATS
from baston.kernel.rng import Rng
from tests.fuzz import clash as fuzz
from tests.fuzz.guided import checked_game
from tests.galacticlash.invariants import Watch

GAMES = 150  # random players recycle a narrow counter more often than they find something to counter
TABLES = [
    (2, {"format": "flash"}),
    (2, {"format": "standard", "reopen_chain": "true"}),
    (3, {"format": "multi"}),
    (4, {"format": "multi", "even_windows": "true"}),
    (4, {"format": "duo", "star_mix": "true"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_nothing_is_lost_or_doubled_in_random_games(players: int, options: dict[str, str]) -> None:
    setup = GAME.setup(players, options | {"decks": "generated"})
    for seed in range(6):
        clash, answers = checked_game(GAME, setup, seed, Watch())
        assert clash.over
        assert answers > 50


def test_games_by_any_reading_of_the_rules_keep_every_invariant() -> None:
    assert fuzz.broken(games=12, seed=77) == []


def test_every_step_of_every_card_acts_in_some_game() -> None:
    assert fuzz.exhaust(games=160, seed=5) == []


def test_every_card_is_played_sooner_or_later() -> None:
    """Both decks are made to hold some of those that have not been."""
    left = {card.number for card in playable()}
    for seed in range(GAMES):
        chance = Rng(seed)
        needed = fuzz.copies_of(sorted(left), chance)
        decks = [code_of(random_deck(FORMATS["standard"], chance, needed)) for _ in range(2)]
        setup = GAME.setup(2, {"format": "standard", "decks": ",".join(decks)})
        clash, _ = checked_game(GAME, setup, seed, Watch(), log=True)
        left -= {note.card for note in clash.notes or [] if note.event in (L_LAUNCH, L_ENERGY)}
        if not left:
            return
    pytest.fail(f"never played: {[CARDS[number].id for number in sorted(left)]}")
