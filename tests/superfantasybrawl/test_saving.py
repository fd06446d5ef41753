"""Saved states: what is broken is refused, whatever is broken about it."""

from __future__ import annotations

import pytest

from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.text import Json, a_list


@pytest.mark.parametrize("number", [1 << 31, 1 << 70])
def test_a_token_with_too_large_a_number_is_refused(number: int) -> None:
    game = game_named("superfantasybrawl")
    saved = game.save(game.new(game.setup(2, {}), 1))
    champions, cards, others = a_list(saved["what"])
    broken: list[Json] = [champions, cards, [number, *a_list(others)[1:]]]
    with pytest.raises(Refusal, match="too large"):
        game.load(saved | {"what": broken})
