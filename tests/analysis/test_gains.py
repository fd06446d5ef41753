"""What an answer gains is told before it is given: of what is sure, what is good for who is asked."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

from baston.analysis import gain_of
from baston.games import game_named
from baston.games.galacticlash.cards.card import RULES
from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import invader, probe
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex
from baston.games.smashup.factions.ninjas import ninja_master
from baston.games.smashup.factions.pirates import tortuga
from baston.games.smashup.factions.robots import microbot_guard
from baston.kernel.frame import PASS
from baston.kernel.game import Game
from baston.kernel.state import State
from tests.conformance.walk import asked, walk
from tests.smashup.scenario import Play, at, mine, scenario, theirs

GAME: Final = game_named("smashup")
CLASH: Final = game_named("galacticlash")


def gains(game: Play, card: Card, lang: str = "en") -> list[str]:
    """What is told of playing a card of the hand, wherever it goes first."""
    table = game.table
    handle = next(h for h in table.hand[0] if table.what[h] == card.number)
    about = [(option, GAME.presentation.describe(table, option)) for option in game.decision.options]
    option = next(option for option, one in about if one["card"] == handle)
    return gain_of(GAME, table, option, [0]).sentences(GAME, 0, lang)


def test_a_base_that_will_score_pays() -> None:
    game = scenario(hand=[king_rex, probe], bases=[at(jungle_oasis, mine(king_rex)), at(tortuga)])
    assert gains(game, king_rex) == ["You gain 2 VP."]
    assert gains(game, king_rex, "fr") == ["Tu gagnes 2 PV."]


def test_a_rival_is_destroyed_and_nothing_of_ones_own() -> None:
    rival = scenario(hand=[ninja_master], bases=[at(tortuga, theirs(microbot_guard))])
    assert gains(rival, ninja_master) == ["Microbot Guard is destroyed (Ninja Master)."]
    own = scenario(hand=[ninja_master], bases=[at(tortuga, mine(microbot_guard))])
    assert gains(own, ninja_master) == []


def test_what_brings_nothing_says_nothing_and_nothing_is_played() -> None:
    game = scenario(hand=[invader, probe], bases=[at(tortuga), at(jungle_oasis)])
    before = GAME.save(game.table)
    assert gain_of(GAME, game.table, PASS, [0]).sentences(GAME, 0, "en") == []
    assert gains(game, invader) == ["You gain 1 VP (Invader)."]
    assert GAME.save(game.table) == before


def test_an_attack_that_nobody_blocks_takes_life() -> None:
    for state in walk(CLASH, CLASH.setup(2, {}), 2, log=True):
        assert state.decision is not None, "somebody attacks before the game is over"
        if RULES.effects[state.frames[-1].effect].name == "attack":
            break
    seat = asked(state).player
    option = next(option for option in asked(state).options if option != PASS)
    said = gain_of(CLASH, state, option, [seat]).sentences(CLASH, seat, "en")
    assert said[0].startswith(f"Player {2 - seat} loses ")


@pytest.mark.parametrize("options", [{}, {"mode": "base-principale"}])
def test_points_that_are_told_are_gained_if_nobody_answers(options: dict[str, str]) -> None:
    told = 0
    for state in islice(walk(GAME, GAME.setup(2, options), 4, stride=3, log=True), 60):
        if state.decision is None:
            break
        seat = state.decision.player
        for option in state.decision.options[:3]:
            gain = gain_of(GAME, state, option, [seat])
            if any(said.startswith("You gain ") for said in gain.sentences(GAME, seat, "en")):
                told += 1
                assert GAME.points(gain.state)[seat] > GAME.points(state)[seat]
    assert told > 0


@pytest.mark.parametrize("game", [GAME, CLASH])
def test_a_gain_hangs_on_nothing_that_the_seat_does_not_know(game: Game[State]) -> None:
    for state in islice(walk(game, game.setup(2, {}), 6, stride=4, log=True), 15):
        if state.decision is None:
            break
        seat, option = state.decision.player, state.decision.options[-1]
        other = game.search.determinize(state, seat, 9)
        told = [gain_of(game, world, option, [seat]).sentences(game, seat, "en") for world in (state, other)]
        assert told[0] == told[1]
