"""What the estimate says one answer ahead: as greedy goes by it, fair, and read by some networks."""

from __future__ import annotations

from itertools import islice

import pytest

from baston.bots import bot_named
from baston.bots.gains import BEST, NO_GAIN, STEPS, gains_of
from baston.bots.policy import Policy
from baston.bots.sight import Sight
from baston.bots.weights import Weights, block_sizes, columns_of, fingerprint_of, weights_in
from baston.games import game_named
from baston.kernel.game import Game, Refusal
from baston.kernel.rng import Rng
from baston.kernel.state import State
from tests.bots.made import some_numbers, weights_for
from tests.conformance.walk import asked, walk

BRAWL = game_named("superfantasybrawl")
CARDS = game_named("smashup")


def states(game: Game[State], count: int = 12) -> list[State]:
    found = [game.copy(state) for state in islice(walk(game, game.setup(2, {}), 3, stride=7), count)]
    return [state for state in found if not state.over and len(game.search.candidates(state)) > 1]


def looking_ahead(game: Game[State], more: int = 0) -> Weights:
    """Numbers for a network of a game that is told gains, with so many columns beyond."""
    parts = game.research.parts
    columns = columns_of(parts, True) + more
    numbers = some_numbers(sum(block_sizes(4, 64, columns, len(parts))), 1)
    of_game = (game.name, "", game.rules_version, fingerprint_of(game))
    return Weights(*of_game, 4, 64, columns, len(parts), numbers)


@pytest.mark.parametrize("game", [BRAWL, CARDS], ids=["superfantasybrawl", "smashup"])
def test_what_greedy_takes_is_among_the_best(game: Game[State]) -> None:
    greedy, looked = bot_named("greedy"), 0
    for state in states(game):
        seat, options = asked(state).player, asked(state).options
        for seed in range(3):
            gains = gains_of(game, state, seat, Rng(seed).next32())
            assert gains[options.index(greedy.choose(game, state, seat, seed))] == BEST
            assert all(BEST <= gain <= BEST + STEPS or gain == NO_GAIN for gain in gains)
            looked += len(set(gains)) > 1
    assert looked > 5


@pytest.mark.parametrize("game", [BRAWL, CARDS], ids=["superfantasybrawl", "smashup"])
def test_they_hang_on_nothing_that_the_seat_does_not_know(game: Game[State]) -> None:
    for state in states(game):
        seat = asked(state).player
        other = game.search.determinize(state, seat, 9)
        assert gains_of(game, state, seat, 5) == gains_of(game, other, seat, 5)


def test_a_network_that_looks_ahead_is_told_and_another_is_not() -> None:
    state = states(BRAWL)[-1]
    seat = asked(state).player
    counts: list[int] = []
    for weights in (looking_ahead(BRAWL), weights_for(BRAWL)):
        sight = Sight(BRAWL, weights)
        sight.look(BRAWL, state, seat, Rng(1))
        counts.append(int(sight.features.starts[sight.features.rows]))
    assert counts[0] - counts[1] == len(asked(state).options)


def test_the_file_says_that_it_looks_ahead_and_one_of_other_columns_is_refused() -> None:
    weights = weights_in(looking_ahead(BRAWL).written(), "some")
    weights.check(BRAWL)
    assert weights.looks_ahead(BRAWL.research.parts)
    assert not weights_for(BRAWL).looks_ahead(BRAWL.research.parts)
    with pytest.raises(Refusal) as refused:
        looking_ahead(BRAWL, 1).check(BRAWL)
    assert refused.value.key == "policy-cards"


def test_it_plays_alike_for_a_seed() -> None:
    state = states(BRAWL)[3]
    seat = asked(state).player
    first, second = (
        [Policy("p", looking_ahead(BRAWL)).choose(BRAWL, state, seat, seed) for seed in range(9)]
        for _ in "12"
    )
    assert first == second
    assert set(first) <= set(asked(state).options)
