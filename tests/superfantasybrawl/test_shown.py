"""Every card is shown by a test in its champion's file."""

from __future__ import annotations

from pathlib import Path

import pytest

from baston.games.superfantasybrawl import champions
from baston.games.superfantasybrawl.cards.card import CHAMPIONS, Champion
from baston.games.superfantasybrawl.presentation.notation import dashed
from baston.locales import has
from tests.sources.markers import marks_of

ORDERED = [champion for champion in CHAMPIONS if champion.activation_begins is not None]  # SFB-239

FOLDER = Path(__file__).parent / "champions"


def file_of(champion: Champion) -> Path:
    """The tests of the module that defines a champion."""
    [name] = [name for name in champions.__all__ if champion in vars(getattr(champions, name)).values()]
    return FOLDER / f"test_{name}.py"


@pytest.mark.parametrize("champion", ORDERED, ids=lambda champion: champion.id)
def test_all_that_can_be_ordered_says_briefly_what_it_does_in_both_languages(champion: Champion) -> None:
    effect = champion.activation_begins
    assert effect is not None
    assert 0 < len(effect.does) <= 40
    assert has("fr", f"does-{dashed(effect.name)}")


@pytest.mark.parametrize("champion", CHAMPIONS[1:], ids=lambda champion: champion.id)
def test_every_card_has_a_test_in_its_champions_file(champion: Champion) -> None:
    shown = {id for mark in marks_of(file_of(champion)) if mark.kind == "card" for id in mark.ids}
    assert {champion.id, *[card.id for card in champion.cards]} <= shown
