"""Nobody is told over the wire what he may not know."""

from __future__ import annotations

import pytest

from tests.fuzz.wire import leaked


# All options and all terms of a table, two to four players, shared screens and bots among them; `make fuzz
# PART=wire` plays every combination in longer games.
@pytest.mark.parametrize("first", [0, 7, 11, 18, 34])
def test_no_message_of_random_games_holds_a_card_that_its_reader_may_not_know(first: int) -> None:
    assert leaked(games=1, seed=20, first=first, least=20) == []
