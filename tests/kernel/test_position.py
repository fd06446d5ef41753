"""The text of positions: words of the first line, lines by name, whose a card is, and what is refused."""

from __future__ import annotations

import re

import pytest

from baston.kernel.game import Refusal
from baston.kernel.position import (
    LONGEST,
    SIDE,
    Head,
    Misread,
    lines_of,
    numbers_text,
    one_line,
    pair,
    refusal_at,
    side_of,
    side_text,
    text_of,
    unknown_card,
)


def refused_line(refusal: Refusal) -> tuple[str, dict[str, str | int]]:
    return refusal.key, refusal.values


def test_lines_have_names_and_blank_ones_do_not_count() -> None:
    first, lines = lines_of("toy players=2\n\nhand  1:  a b \nplay:\n")
    assert first == "toy players=2"
    assert [(line.number, line.name, line.rest) for line in lines] == [(3, "hand 1", "a b"), (4, "play", "")]
    with pytest.raises(Refusal) as refused:
        lines_of(" \n ")
    assert refused.value.key == "position-empty"


def test_a_position_may_stand_on_one_line_whatever_its_arena_says() -> None:
    text = 'toy players=2\n\nmap: {"name": "a; b"}\nhand 1: a\n'
    line = one_line(text)
    assert line == 'toy players=2; map: {"name": "a\\u003b b"}; hand 1: a'
    first, lines = lines_of(line)
    assert (first, [(x.name, x.rest) for x in lines][1]) == ("toy players=2", ("hand 1", "a"))
    assert one_line(line) == line
    with pytest.raises(Refusal):
        one_line("x" * (LONGEST + 1))


def test_a_line_without_a_name_is_refused_by_its_number() -> None:
    with pytest.raises(Refusal) as refused:
        lines_of("toy\nplay: a\nhand 1 a")
    assert refused_line(refused.value) == ("position-word", {"line": 3, "word": "hand 1 a"})


def test_words_of_the_first_line_are_taken_once() -> None:
    head = Head(["turn=2", "vp=3,5", "mode=x"])
    assert (head.number("turn"), head.numbers("vp"), head.numbers("played", otherwise="0,0")) == (
        2,
        [3, 5],
        [0, 0],
    )
    assert head.has("mode")
    assert head.rest() == ["mode=x"]
    assert (head.take("mode"), head.take("mode"), head.rest()) == ("x", "", [])


@pytest.mark.parametrize("value", ["", "-1", "1234567", "٣", "x"])
def test_what_is_no_number_is_refused(value: str) -> None:
    with pytest.raises(Refusal) as refused:
        Head([f"turn={value}"]).number("turn")
    assert refused_line(refused.value) == ("position-word", {"line": 1, "word": f"turn={value}"})


def test_a_word_that_stands_twice_is_refused() -> None:
    with pytest.raises(Refusal):
        Head(["turn=1", "turn=2"])


@pytest.mark.parametrize(("control", "owner", "text"), [(0, 0, "1"), (1, 0, "2<1")])
def test_whose_a_card_is_reads_as_it_is_written(control: int, owner: int, text: str) -> None:
    assert side_text(control, owner) == text
    found = re.fullmatch(SIDE, text)
    assert found is not None
    assert side_of(found[1], found[2], 2) == (control, owner)


def test_seats_that_do_not_play_have_no_side() -> None:
    assert side_of("3", None, 2) is None
    assert side_of("1", "0", 2) is None


def test_words_and_lines_are_joined() -> None:
    assert pair("draft:free:x", ":") == ("draft", "free:x")
    assert numbers_text([3, 5]) == "3,5"
    assert text_of(["toy ", "hand 1: "]) == "toy\nhand 1:\n"


def test_a_card_that_nobody_knows_is_refused_with_the_one_that_may_be_meant() -> None:
    known = ["zapbot", "warbot"]
    assert refused_line(refusal_at(4, unknown_card("zapbott", known))) == (
        "position-near",
        {"line": 4, "word": "zapbott", "known": "zapbot"},
    )
    assert refusal_at(4, unknown_card("?", known)).key == "position-card"
    assert refusal_at(4, Misread("x" * 100)).values["word"] == "x" * 39 + "…"


def test_a_first_line_says_what_is_missing_and_what_could_stand_there() -> None:
    with pytest.raises(Refusal) as refused:
        Head([]).number("turn")
    assert refused_line(refused.value) == ("position-lacks", {"line": 1, "word": "turn="})
    with pytest.raises(Refusal) as refused:
        Head(["fix=x"]).choice("fix", ["a", "b"], "a")
    assert refused_line(refused.value) == ("position-known", {"line": 1, "word": "fix=x", "known": "a, b"})
