"""The weights that ship: for today's rules and cards, and what `policy` plays by without a file."""

from __future__ import annotations

import hashlib
import json
from importlib.resources import as_file, files

import pytest

from baston.bots import bot_named
from baston.bots.forecast import FILE as SHARES
from baston.bots.policy import Policy
from baston.bots.shipping import FOLDER, file_name, shipped_modes, shipped_weights
from baston.bots.weights import MOST_BYTES
from baston.games import GAMES, game_named
from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.rng import Rng
from baston.kernel.state import State

SHIPPED = [(game, mode) for game in GAMES for mode in shipped_modes(game)]
# Of the answers in the first decisions of a game: the same in both forms and on every machine. Whoever
# trains anew changes them.
DIGESTS = {
    ("smashup", ""): "40ec6718f90c6b7f",
    ("smashup", "base-principale"): "592bcd8660b32adf",
    ("galacticlash", "flash"): "f010a3ac0cc9c207",
    ("galacticlash", "standard"): "be703d9824940d6a",
    ("superfantasybrawl", ""): "a885b913cecc4d0a",
}
DECISIONS = 60


def setup_in(game: Game[State], mode: str) -> Setup:
    """A setup of two seats in a mode."""
    options = {"factions": "random"} if game.name == "smashup" else {}
    if mode:
        options |= {"format" if game.name == "galacticlash" else "mode": mode}
    return game.setup(2, options)


def answers(bot: str, game: Game[State], mode: str) -> list[int]:
    """What a bot answers at all seats in the first decisions of a game in which it has a choice."""
    state, rng, player = game.new(setup_in(game, mode), 4), Rng(4), bot_named(bot)
    given: list[int] = []
    while state.decision is not None and len(given) < DECISIONS:
        option = player.choose(game, state, state.decision.player, rng.next32())
        if len(state.decision.options) > 1:
            given.append(option)
        game.answer(state, option)
    return given


def test_something_ships() -> None:
    """Else the tests below would find nothing to look at."""
    folder = files("baston.bots") / FOLDER
    names = [file_name(game, mode) for game, mode in SHIPPED]
    assert sorted([*names, SHARES]) == sorted(file.name for file in folder.iterdir()), "a file of no game"
    assert "smashup.weights" in names
    assert set(DIGESTS) == set(SHIPPED)


@pytest.mark.parametrize(("name", "mode"), SHIPPED)
def test_they_are_for_the_rules_and_the_cards_of_today(name: str, mode: str) -> None:
    """Who changes cards or rules: train anew as docs/training.md says, or remove the file.

    Without it `policy` plays by the estimate made by hand.
    """
    game, weights = game_named(name), shipped_weights(name, mode)
    assert weights is not None
    weights.check(game)
    assert (weights.game, weights.mode) == (name, mode)
    assert len(weights.written()) <= MOST_BYTES
    setup = setup_in(game, mode)
    assert game.mode(setup) == mode
    bot_named("policy").check(game)


@pytest.mark.parametrize(("name", "mode"), SHIPPED)
def test_without_a_file_policy_plays_by_those_of_the_mode(name: str, mode: str) -> None:
    game = game_named(name)
    given = answers("policy", game, mode)
    with as_file(files("baston.bots") / FOLDER / file_name(name, mode)) as file:
        assert given == answers(f"policy:{file}", game, mode)
    assert given != answers("greedy", game, mode)
    assert hashlib.sha256(json.dumps(given).encode()).hexdigest()[:16] == DIGESTS[name, mode]


def test_where_none_ship_it_is_refused_and_plays_by_the_estimate() -> None:
    nim = game_named("nim")
    with pytest.raises(Refusal) as caught:
        bot_named("policy").check(nim)
    assert caught.value.key == "policy-unshipped"
    state = nim.new(nim.setup(2, {"heaps": "3,4,5"}), 1)
    greedy = bot_named("greedy")
    for seed in range(20):
        assert Policy("policy").choose(nim, state, 0, seed) == greedy.choose(nim, state, 0, seed)


def test_those_of_other_rules_are_refused_and_the_estimate_serves() -> None:
    later: Game[State] = type(game_named("smashup"))()
    later.rules_version += 1
    with pytest.raises(Refusal) as caught:
        bot_named("policy").check(later)
    assert caught.value.key == "policy-rules"
    assert answers("policy", later, "") == answers("greedy", later, "")
