"""What a refusal says of what was sent."""

from __future__ import annotations

import pytest

from baston.kernel.game import Refusal
from baston.server.refusals import LONGEST_ECHO, translate_refusal

LONG = "x" * 5_000


@pytest.mark.parametrize(
    "values",
    [
        {"name": LONG, "value": LONG},
        {"name": "format", "value": LONG},
        {"name": LONG, "value": "y"},
        {"name": "\u0315" * 5_000, "value": LONG},
    ],
)
def test_of_all_that_was_sent_it_says_so_much(values: dict[str, str]) -> None:
    empty = translate_refusal(Refusal("bad-option", name="", value=""))
    said = translate_refusal(Refusal("bad-option", **values))
    assert len(said.en) - len(empty.en) <= LONGEST_ECHO
    assert len(said.fr) - len(empty.fr) <= LONGEST_ECHO
    assert "…" in said.en


def test_names_of_ours_are_no_echo() -> None:
    known = ", ".join(f"z{n}" for n in range(500))
    said = translate_refusal(Refusal("unknown-option", name=LONG, known=known))
    assert known in said.en
    assert known in said.fr
    assert "x" * (LONGEST_ECHO + 1) not in said.en


def test_what_is_short_is_said_whole() -> None:
    said = translate_refusal(Refusal("bad-option", name="a" * 90, value="b" * 90))
    assert "a" * 90 in said.en
    assert "b" * 90 in said.fr


def test_signs_that_are_not_seen_are_not_said() -> None:
    said = translate_refusal(Refusal("bad-option", name="a\nb\0c\u202ed\x1b[3m", value="é\u00a0!", known="c"))
    assert "a b c d [3m" in said.en
    assert "é\u00a0!" in said.en


def test_a_refusal_without_a_sentence_is_cut_too() -> None:
    said = translate_refusal(Refusal("nobody-has-written-it", reason=LONG))
    assert len(said.en) < 2 * LONGEST_ECHO
