"""Nobody is told over the wire what he may not know."""

from __future__ import annotations

import pytest

from tests.fuzz.wire import leaked


@pytest.mark.parametrize("first", range(0, 20, 4))
def test_no_message_of_random_games_holds_a_card_that_its_reader_may_not_know(first: int) -> None:
    assert leaked(games=4, seed=20, first=first) == []
