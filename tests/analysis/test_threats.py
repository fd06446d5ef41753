"""What an answer prevents is told with it: what others would come to otherwise, and then do not."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

from baston.analysis import prevented_by
from baston.bots import bot_named
from baston.games import game_named
from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import disintegrator, invader
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex
from baston.games.smashup.factions.pirates import tortuga
from baston.games.smashup.factions.robots import microbot_guard
from baston.kernel.frame import PASS
from baston.kernel.game import Game
from baston.kernel.state import State
from tests.conformance.walk import asked, walk
from tests.smashup.scenario import Play, at, mine, scenario, theirs

GAME: Final = game_named("smashup")
BRAWL: Final = game_named("superfantasybrawl")
CLASH: Final = game_named("galacticlash")


def about_to_score(*hand: Card) -> Play:
    """The rival leads at a base that scores at the end of this turn unless a minion of 1 power leaves it."""
    there = [theirs(king_rex), theirs(microbot_guard), mine(invader), mine(microbot_guard)]
    return scenario(hand=[*hand], rival_deck=[], bases=[at(jungle_oasis, *there), at(tortuga)])


def option_for(game: Play, card: Card) -> int:
    table = game.table
    handle = next(h for h in table.hand[0] if table.what[h] == card.number)
    about = [(option, GAME.presentation.describe(table, option)) for option in game.decision.options]
    return next(option for option, one in about if one["card"] == handle)


def test_a_base_that_does_not_score_for_a_rival_now() -> None:
    game = about_to_score(disintegrator)
    option = option_for(game, disintegrator)
    before = GAME.save(game.table)
    told = {
        lang: prevented_by(GAME, game.table, option, [0]).sentences(GAME, 0, lang) for lang in ("en", "fr")
    }
    assert told == {"en": ["Player 2 gains 2 VP."], "fr": ["Joueur 2 gagne 2 PV."]}
    assert GAME.save(game.table) == before, "nothing is played"


def test_what_would_come_to_nothing_otherwise_is_not_told() -> None:
    calm = scenario(hand=[disintegrator], rival_deck=[], bases=[at(tortuga, theirs(microbot_guard))])
    option = option_for(calm, disintegrator)
    assert prevented_by(GAME, calm.table, option, [0]).sentences(GAME, 0, "en") == []
    threatened = about_to_score(invader)
    option = option_for(threatened, invader)
    assert prevented_by(GAME, threatened.table, option, [0]).sentences(GAME, 0, "en") == [], (
        "it scores anyway"
    )


def test_who_declines_prevents_nothing() -> None:
    game = about_to_score(disintegrator)
    assert prevented_by(GAME, game.table, PASS, [0]).sentences(GAME, 0, "en") == []


def told_in(game: Game[State], state: State) -> list[str]:
    """Of what a bot would answer that goes by the estimate."""
    seat = asked(state).player
    option = bot_named("greedy").choose(game, state, seat, 1)
    return prevented_by(game, state, option, [seat]).sentences(game, seat, "en")


@pytest.mark.parametrize("game", [GAME, BRAWL, CLASH], ids=["smashup", "brawl", "clash"])
def test_it_hangs_on_nothing_that_the_seat_does_not_know(game: Game[State]) -> None:
    for state in islice(walk(game, game.setup(2, {}), 6, stride=9, log=True), 8):
        if state.decision is None:
            break
        seat, option = state.decision.player, state.decision.options[-1]
        other = game.search.determinize(state, seat, 9)
        both = [
            prevented_by(game, world, option, [seat]).sentences(game, seat, "en") for world in (state, other)
        ]
        assert both[0] == both[1]


def test_in_the_brawl_too_blows_and_challenges_are_prevented() -> None:
    state = BRAWL.new(BRAWL.setup(2, {}), 5)
    greedy, said = bot_named("greedy"), 0
    for seed in range(110):
        if state.decision is None:
            break
        seat = state.decision.player
        if seed % 4 == 0 and len(state.decision.options) > 1:
            said += len(told_in(BRAWL, state)) > 0
        BRAWL.answer(state, greedy.choose(BRAWL, state, seat, seed))
    assert said
