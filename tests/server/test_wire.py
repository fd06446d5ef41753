"""Nobody is told over the wire what he may not know."""

from __future__ import annotations

from tests.fuzz.wire import leaked


def test_no_message_of_random_games_holds_a_card_that_its_reader_may_not_know() -> None:
    assert leaked(games=20, seed=20) == []
