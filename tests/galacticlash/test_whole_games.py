"""Random games over all formats, looked at at every decision."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.card import BY_ID
from baston.games.galacticlash.decks import code_of, most_copies, playable, random_deck
from baston.games.galacticlash.variant import FORMATS
from baston.kernel.rng import Rng
from tests.galacticlash.invariants import searched

GAMES = 120
TABLES = [
    (2, {"format": "flash"}),
    (2, {"format": "standard", "reopen_chain": "true"}),
    (3, {"format": "multi"}),
    (4, {"format": "multi"}),
    (4, {"format": "duo"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_nothing_is_lost_or_doubled_in_random_games(players: int, options: dict[str, str]) -> None:
    setup = GAME.setup(players, options | {"decks": "generated"})
    for seed in range(6):
        clash, played = searched(setup, seed)
        assert clash.over
        assert len(played) > 3


def test_every_card_is_played_sooner_or_later() -> None:
    """In decks made at random; what is left then, in decks made to hold it."""
    left = {card.id for card in playable()}
    for seed in range(GAMES):
        _, played = searched(GAME.setup(2, {"decks": "generated"}), seed)
        left -= played
    for seed in range(GAMES):
        for id in sorted(left):
            needed = [BY_ID[id].number] * min(4, most_copies(BY_ID[id]))
            code = code_of(random_deck(FORMATS["flash"], Rng(seed), needed))
            _, played = searched(GAME.setup(2, {"decks": code}), seed)
            left -= played
    assert left == set()
