"""Sentences with values in them, as people read them."""

from __future__ import annotations

from baston.locales import sentence, told


def test_each_language_writes_large_numbers_its_own_way() -> None:
    total: dict[str, str | int] = {"player": "Player 1", "where": "The Mothership"}
    assert sentence("en", "log-total", amount=999, **total) == "Player 1 has 999 power on The Mothership."
    assert (
        sentence("en", "log-total", amount=12345, **total) == "Player 1 has 12,345 power on The Mothership."
    )
    assert "12 345" in sentence("fr", "log-total", amount=12345, **total).replace("\u202f", " ")


def test_a_value_may_choose_the_words_around_others() -> None:
    destroyed = [sentence("en", "log-destroy", card=name, source="none") for name in ("Ninja", "100 % Ape")]
    assert destroyed == ["Ninja destroys itself.", "100 % Ape destroys itself."]
    assert sentence("en", "log-destroy", card="Ninja", source="50 % off") == "Ninja is destroyed (50 % off)."


def test_a_value_that_is_missing_shows_its_name() -> None:
    assert sentence("en", "log-total", player="Ann", amount=3) == "Ann has 3 power on where."


def test_a_message_about_a_person_is_said_to_that_person() -> None:
    for lang, other, you in (("en", "Ann begins.", "You begin."), ("fr", "Ann commence.", "Tu commences.")):
        assert [told(lang, "log-first", is_you, player="Ann") for is_you in (False, True)] == [other, you]
    assert told("en", "log-score", True, where="Tortuga") == "The scoring of Tortuga begins."


def test_a_name_with_a_mark_at_its_end_ends_the_sentence() -> None:
    assert told("en", "log-base", False, where="It's a Trap!") == "It's a Trap! comes into play."
    assert told("en", "log-next", False, card="It's a Trap!") == "Next base: It's a Trap!"


def test_french_shortens_de_before_a_vowel() -> None:
    taken = [
        sentence("fr", "log-gc-control", player="Ann", card=name, source="none") for name in ("Aube", "Titan")
    ]
    assert taken == ["Ann prend le contrôle d’Aube.", "Ann prend le contrôle de Titan."]
