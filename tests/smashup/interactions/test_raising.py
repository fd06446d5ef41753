"""Extra actions that have to increase the power of a minion of one's own: SU-104, SU-136."""

from __future__ import annotations

import pytest

from baston.games.smashup.card import Card
from baston.games.smashup.factions.dinosaurs import augmentation, howl, rampage, upgrade
from baston.games.smashup.factions.ninjas import poison
from baston.games.smashup.factions.pirates import swashbuckling, tortuga
from baston.games.smashup.factions.robots import zapbot
from baston.games.smashup.factions.tricksters import disenchant
from tests.smashup.scenario import Play, at, mine, scenario, theirs


def with_a_raising_action(*hand: Card) -> Play:
    """No action is left but one that has to increase the power of a minion of mine."""
    game = scenario(hand=[*hand, zapbot], bases=[at(tortuga, mine(zapbot), theirs(zapbot, poison))])
    game.leave_an_action_that_increases_power()
    return game


@pytest.mark.clause("SU-136")
def test_only_actions_that_directly_increase_power_may_be_played() -> None:
    raising = (augmentation, howl, swashbuckling, upgrade)
    game = with_a_raising_action(*raising, rampage, disenchant, poison)
    assert [card for card in (*raising, rampage, disenchant, poison) if game.can_play(card)] == [*raising]
    assert len(game.plays_of(upgrade)) == 1  # on my own minion alone
    game.play(howl)
    assert game.table.extra == []
    assert not game.can_play(upgrade)


@pytest.mark.clause("SU-136")
def test_the_minion_picked_is_one_of_mine() -> None:
    game = with_a_raising_action(augmentation)
    game.play(augmentation)
    assert game.power(zapbot) == 6
