"""Sentences with values in them, as people read them."""

from __future__ import annotations

from baston.locales import sentence


def test_each_language_writes_large_numbers_its_own_way() -> None:
    total: dict[str, str | int] = {"seat": 1, "where": "The Mothership"}
    assert sentence("en", "log-total", amount=999, **total) == "Player 1 has 999 power on The Mothership."
    assert (
        sentence("en", "log-total", amount=12345, **total) == "Player 1 has 12,345 power on The Mothership."
    )
    assert "12 345" in sentence("fr", "log-total", amount=12345, **total).replace("\u202f", " ")


def test_a_value_may_choose_the_words_around_others() -> None:
    destroyed = [sentence("en", "log-destroy", card=name, source="none") for name in ("Ninja", "100 % Ape")]
    assert destroyed == ["Ninja is destroyed.", "100 % Ape is destroyed."]
    assert sentence("en", "log-destroy", card="Ninja", source="50 % off") == "Ninja is destroyed (50 % off)."


def test_a_value_that_is_missing_shows_its_name() -> None:
    assert sentence("en", "log-play-at", seat=1, card="Ninja") == "Player 1 plays Ninja on where."
