"""What bots do not weigh: cards that go round for ever."""

from __future__ import annotations

import pytest

from baston.bots import bot_named
from baston.games.smashup import GAME
from baston.games.smashup.ai.pruning import MANY, candidates
from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import collector, the_homeworld
from baston.games.smashup.factions.astroknights import mannersbot
from baston.kernel.frame import PASS
from tests.smashup.scenario import Play, at, mine, scenario


def going_round(times: int, *others: Card) -> Play:
    """Two Collectors at The Homeworld: each takes the other back, which may be played again for nothing."""
    there = at(the_homeworld, mine(collector), *[mine(card) for card in others])
    game = scenario(hand=[collector, collector], bases=[there])
    game.play(collector, base=1)
    for _ in range(times):
        game.choose(collector)
        game.play(collector, base=1)
    return game


def test_cards_may_go_round_as_often_as_a_person_likes() -> None:
    game = going_round(MANY + 5)
    assert game.table.minions_played[0] == MANY + 6
    assert len(game.decision.options) > 1


def test_bots_weigh_everything_until_it_is_enough() -> None:
    game = going_round(MANY - 1)
    assert candidates(game.table) == game.decision.options
    game = going_round(MANY)
    assert candidates(game.table) == [PASS]


@pytest.mark.clause("SU-203")
def test_a_talent_that_is_free_again_is_no_reason_to_go_on() -> None:
    game = going_round(1, mannersbot)
    game.choose(mannersbot)
    game.play(mannersbot, base=1)
    game.use(mannersbot)
    game.play(collector, base=1)
    game.choose(mannersbot)
    game.play(mannersbot, base=1)
    assert game.can_use(mannersbot)
    game = going_round(MANY, mannersbot)
    game.decline()
    assert game.can_use(mannersbot)
    assert candidates(game.table) == [PASS]


@pytest.mark.parametrize("bot", ["uniform", "greedy", "flat:20", "ismcts:20"])
def test_no_bot_goes_round_for_ever(bot: str) -> None:
    game, player = going_round(MANY), bot_named(bot)
    while game.table.turn == 0:
        decision = game.decision
        GAME.answer(game.table, player.choose(GAME, game.table, decision.player, seed=3))
        assert game.table.minions_played[0] <= MANY + 1
