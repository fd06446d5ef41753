"""The conformance suite: every game, at every table of its rig, passes every check."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from baston.bots import Bot, bot_named
from baston.bots.flat import Flat
from baston.bots.ismcts import Ismcts
from baston.bots.policy import Policy
from baston.games import GAMES, TEMPLATES, game_named
from tests.bots.made import weights_for
from tests.conformance import playing, secrets
from tests.conformance.playing import Check
from tests.conformance.setups import RIGS

TABLES = [(name, place) for name, rig in RIGS.items() for place in range(len(rig.tables))]
CHECKS = [*playing.CHECKS, *secrets.CHECKS]
BOTS: dict[str, Callable[[], Bot]] = {
    "uniform": lambda: bot_named("uniform"),
    "greedy": lambda: bot_named("greedy"),
    "flat:6": lambda: bot_named("flat:6"),
    "ismcts:6": lambda: bot_named("ismcts:6"),
    "softmax:60": lambda: bot_named("softmax:60"),
    "policy": lambda: bot_named("policy"),
    "flat cut short": lambda: Flat("flat cut short", 9, depth=5),
    "ismcts cut short": lambda: Ismcts("ismcts cut short", 8, depth=5),
}


def test_every_game_has_a_rig() -> None:
    assert set(RIGS) == {*GAMES, *TEMPLATES}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "place"), TABLES)
def test_conformance(name: str, place: int, check: Check) -> None:
    game, rig = game_named(name), RIGS[name]
    players, options = rig.tables[place]
    for seed in range(100 * place, 100 * place + rig.games):
        check(game, rig, game.setup(players, options), seed)


@pytest.mark.parametrize(("name", "place"), TABLES)
def test_a_state_tells_the_mode_of_its_setup(name: str, place: int) -> None:
    game = game_named(name)
    players, options = RIGS[name].tables[place]
    setup = game.setup(players, options)
    assert game.mode_of(game.new(setup, 1)) == game.mode(setup)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("name", "place"), TABLES)
def test_bots_are_fair(name: str, place: int, bot: str) -> None:
    game, rig = game_named(name), RIGS[name]
    players, options = rig.tables[place]
    secrets.is_fair(BOTS[bot], game, rig, game.setup(players, options), 7)


@pytest.mark.parametrize(("name", "place"), TABLES)
def test_bots_that_have_learned_are_fair(name: str, place: int) -> None:
    game, rig = game_named(name), RIGS[name]
    players, options = rig.tables[place]
    weights = weights_for(game)
    secrets.is_fair(lambda: Policy("policy", weights), game, rig, game.setup(players, options), 7)
