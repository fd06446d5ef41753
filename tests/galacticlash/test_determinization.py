"""What bots suppose of decks that they have not been shown."""

from __future__ import annotations

from collections import Counter

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.constants import L_REDRAW, L_SHOW
from baston.games.galacticlash.decks.legality import faults
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.variant import FORMATS
from baston.kernel.rng import Rng

STRIDE = 40  # decisions


def cards_of(clash: Clash, owner: int) -> list[int]:
    return [card for card, seat in enumerate(clash.owner) if seat == owner]


@pytest.mark.clause("G-2")
@pytest.mark.parametrize(("players", "format"), [(2, "flash"), (3, "multi"), (4, "duo")])
def test_supposed_decks_are_legal_and_hold_all_that_was_seen(players: int, format: str) -> None:
    clash = GAME.new(GAME.setup(players, {"format": format, "decks": "generated"}), 5)
    chance, count = Rng(5), 0
    while clash.decision is not None:
        if count % STRIDE == 0:
            for seat in range(players):
                sample = GAME.search.determinize(clash, seat, count)
                for owner in range(players):
                    cards = cards_of(clash, owner)
                    assert faults([sample.what[card] for card in cards], FORMATS[format]) == []
                    seen = [card for card in cards if clash.seen[card] >> seat & 1]
                    assert [sample.what[card] for card in seen] == [clash.what[card] for card in seen]
        GAME.answer(clash, clash.decision.options[chance.below(len(clash.decision.options))])
        count += 1
    assert count > STRIDE


@pytest.mark.clause("G-2", "G-16")
def test_a_hand_that_was_shown_and_shuffled_back_is_remembered() -> None:
    """The first game in which the second seat has drawn a new hand."""
    setup = GAME.setup(2, {"decks": "generated"})
    for seed in range(40):
        clash = GAME.new(setup, seed, log=True)
        notes = clash.notes or []
        if sum(note.event == L_REDRAW and note.player == 1 for note in notes) == 1:
            shown = Counter(note.card for note in notes if note.event == L_SHOW and note.player == 1)
            assert sum(shown.values()) == 8
            for sample in (GAME.search.determinize(clash, 0, n) for n in range(12)):
                assert Counter(sample.what[card] for card in cards_of(clash, 1)) >= shown
            return
    pytest.fail("nobody drew a new hand")
