"""The chance that people are told: of the network and the estimate, by what the seat sees alone."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice

import pytest

from baston.bots import bot_named
from baston.bots.forecast import FILE, Shares, expected_score, shares_for
from baston.bots.shipping import FOLDER, file_name, shipped_weights
from baston.bots.sight import Sight
from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from tests.bots.test_shipped import SHIPPED, setup_in

FEW = 12
# What is told at decisions of a game, in thousandths: the same in both forms and on every machine. Whoever
# trains anew, or fits other shares, changes them.
TOLD: dict[tuple[str, str], list[int]] = {
    ("smashup", ""): [-190, -320, 270, -527, -277, 150, -22, -30, -139, -168, 282, 300],
    ("smashup", "base-principale"): [52, 80, 316, -185, 71, 309, 280, -17, -305, 520, 585, 563],
    ("galacticlash", "flash"): [-369, -171, 86, 275, -282, -187, 509, -618, -623, 759, 854, -795],
    ("galacticlash", "standard"): [-252, -85, -107, 3, 274, -181, -511, 450, -696, 683, -774, 833],
    ("superfantasybrawl", ""): [-96, 362, 316, -66, 257, 211, -257, -393, 498, 500, -504, -507],
}
ALL = sorted(file_name(game, mode) for game, mode in SHIPPED)


def moments(game: Game[State], mode: str) -> Iterator[tuple[State, int]]:
    """Every fifth decision of a game that greedy plays, with the seat."""
    state, rng, bot, seen = game.new(setup_in(game, mode), 11), Rng(11), bot_named("greedy"), 0
    while state.decision is not None:
        if len(game.search.candidates(state)) > 1:
            seen += 1
            if seen % 5 == 0:
                yield state, state.decision.player
        game.answer(state, bot.choose(game, state, state.decision.player, rng.next32()))


def test_there_are_shares_for_weights_that_ship_and_for_no_others() -> None:
    told = tomllib.loads((files("baston.bots") / FOLDER / FILE).read_text("utf-8"))
    assert set(told) <= set(ALL)
    assert {"smashup.weights", "smashup-base-principale.weights"} <= set(told)
    for shares in told.values():
        assert {"estimate", "network"} <= set(shares) <= {"estimate", "network", "offset"}
        assert min(shares["estimate"], shares["network"]) > 0


@pytest.mark.parametrize(("name", "mode"), sorted(TOLD))
def test_what_is_told_is_the_same_in_both_forms(name: str, mode: str) -> None:
    game = game_named(name)
    told = [expected_score(game, state, seat) for state, seat in islice(moments(game, mode), FEW)]
    assert [round(1000 * one) for one in told if one is not None] == TOLD[name, mode]


@pytest.mark.parametrize(("name", "mode"), sorted(TOLD))
def test_it_is_made_of_both_and_of_nothing_that_is_hidden(name: str, mode: str) -> None:
    game, weights, shares = game_named(name), shipped_weights(name, mode), shares_for(name, mode)
    assert weights is not None
    assert shares is not None
    sight = Sight(game, weights)
    assert sight.network is not None
    looked = 0
    for state, seat in islice(moments(game, mode), FEW):
        told = expected_score(game, state, seat)
        assert told is not None
        sight.look(game, state, seat, Rng(0))
        value, estimate = sight.network.values()[0], game.search.evaluate(state, seat)
        assert told == pytest.approx(shares.of(estimate, value), abs=0.2)
        looked += told not in (estimate, value)
        for world in range(2):
            assert expected_score(game, game.search.determinize(state, seat, world), seat) == told
    assert looked


def test_a_score_stays_within_those_of_the_end() -> None:
    shares = Shares(1.5, 0.5)
    assert [shares.of(*both) for both in ((0.9, 0.9), (-0.9, -0.9), (0.2, -0.4))] == pytest.approx(
        [1, -1, 0.1]
    )
    hopeful = Shares(1.5, 0.5, -0.1)  # for seats that both say too much of
    assert [hopeful.of(*both) for both in ((0.9, 0.9), (-0.9, -0.9), (0.2, -0.4))] == pytest.approx(
        [1, -1, 0]
    )


def test_with_three_and_in_games_without_weights_the_estimate_serves() -> None:
    cards = game_named("smashup")
    state = cards.new(cards.setup(3, {"factions": "random"}), 1)
    assert state.decision is not None
    assert expected_score(cards, state, state.decision.player) is None
    nim = game_named("nim")
    heaps = nim.new(nim.setup(2, {}), 1)
    assert heaps.decision is not None
    assert expected_score(nim, heaps, heaps.decision.player) is None
