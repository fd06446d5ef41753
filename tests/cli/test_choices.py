"""The options as people read them: a line for each card that can go to several places, numbers for all."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from baston.cli.boards import board_of
from baston.cli.table.choices import Choices
from baston.games import game_named
from baston.kernel.frame import PASS
from baston.kernel.rng import Rng
from baston.kernel.state import State

GAME = game_named("smashup")


def choices(state: State, lang: str = "en") -> Choices:
    """The options of the present decision, for the seat that is asked."""
    decision = state.decision
    assert decision is not None
    labels = {option: GAME.presentation.label(state, option, lang) for option in decision.options}
    board = board_of(GAME, lang, ["Player 1", "Player 2"])
    return Choices(board, GAME.presentation.view(state, decision.player), decision, labels)


def printed(shown: Choices, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(shown.draw(width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def begun(factions: str = "pirates+ninjas,zombies+robots") -> State:
    """The first player's first turn."""
    return GAME.new(GAME.setup(2, {"factions": factions, "first": "1"}), 3)


def test_the_plays_of_a_card_stand_in_one_line() -> None:
    shown = choices(begun())
    text = printed(shown, 100)
    for card, places in shown.plays.items():
        (line,) = [line for line in text.splitlines() if line.strip().startswith(f"{card} →")]
        for place, option in places.items():
            assert re.search(rf"\b{shown.options.index(option) + 1} {re.escape(place.name)}", line)
            assert GAME.presentation.label(begun(), option, "en") == f"{card} → {place.name}"
    assert len(shown.plays) >= 2


def test_where_the_names_are_too_wide_the_codes_of_the_bases_stand_for_them() -> None:
    shown = choices(begun())
    text = printed(shown, 60)
    assert max(len(line) for line in text.splitlines()) <= 60
    card, places = next(iter(shown.plays.items()))
    (line,) = [line for line in text.splitlines() if line.strip().startswith(f"{card} →")]
    assert re.findall(r"\d+ ([a-z])\b", line) == [place.code for place in places]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_has_its_number_once_and_to_decline_comes_last(lang: str) -> None:
    for seed in range(2):
        state, rng = GAME.new(GAME.setup(2, {}), seed), Rng(seed)
        while state.decision is not None:
            options = state.decision.options
            shown = choices(state, lang)
            assert len(shown.options) == len(set(shown.options))
            labels = {GAME.presentation.label(state, option, lang) for option in options}
            assert {GAME.presentation.label(state, option, lang) for option in shown.options} == labels
            assert (shown.options[-1] == PASS) == (PASS in options)
            assert [shown.numbered(str(n)) for n in (0, len(shown.options) + 1)] == [None, None]
            text = printed(shown)
            assert max(len(line) for line in text.splitlines()) <= 80
            for number in range(1, len(shown.options) + 1):
                assert re.search(rf"(?<!\S){number} ", text)
            GAME.answer(state, options[rng.below(len(options))])


def test_an_option_is_found_by_its_name_by_its_beginning_and_by_a_part_of_it() -> None:
    shown = choices(begun())
    card, places = next(iter(shown.plays.items()))
    place, option = next(iter(places.items()))
    label = shown.labels[option]
    assert shown.named(label.upper()) == [option]
    assert set(places.values()) <= set(shown.named(card))
    assert option in shown.named(place.name[:6])
    assert shown.named("") == shown.named("no such card") == []
    inside = label[1:3]
    assert not any(other.upper().startswith(inside.upper()) for other in shown.labels.values())
    assert shown.named(inside) == shown.named("²") == []


def test_a_part_of_a_name_begins_with_one_of_its_words() -> None:
    shown = choices(begun())
    first, second, third = shown.options[:3]
    shown.options = [first, second, third]
    shown.labels = {first: "Defend the heap", second: "Any of the apes", third: "Jouer l’Épée laser"}
    assert shown.named("heap") == [first]
    assert shown.named("of the a") == [second]
    assert shown.named("épée") == [third]
    assert shown.named("end") == shown.named("yofth") == shown.named("aser") == []


@pytest.mark.parametrize("word", ["pass", "passer", "end", "fin"])
def test_to_decline_has_words_where_it_is_among_the_options(word: str) -> None:
    assert choices(begun()).called(word) == PASS
