"""Actions that directly increase power, and the cards that ask for one: SU-104, SU-136, SU-190."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.astroknights import (
    alien_guru,
    block_the_probe,
    hive_of_scum_and_villainy,
    laser_sword,
    recycle_the_trash,
    space_prince,
    use_the_fours,
    walking_carpet,
    yield_to_rage,
)
from baston.games.smashup.factions.changerbots import (
    cesium_armor,
    change_into_a_gun,
    form_mergacon,
    matrix_of_bossiness,
    the_touch,
)
from baston.games.smashup.factions.dinosaurs import (
    augmentation,
    howl,
    jungle_oasis,
    king_rex,
    rampage,
    upgrade,
)
from baston.games.smashup.factions.ninjas import ninja_dojo, poison
from baston.games.smashup.factions.pirates import swashbuckling, tortuga
from baston.games.smashup.factions.robots import warbot, zapbot
from baston.games.smashup.factions.tricksters import disenchant
from baston.kernel.frame import PASS
from tests.smashup.scenario import Play, at, mine, scenario, theirs

RAISING: list[Card] = [
    use_the_fours,
    yield_to_rage,
    block_the_probe,
    form_mergacon,
    laser_sword,
    cesium_armor,
    matrix_of_bossiness,
    augmentation,
    howl,
    swashbuckling,
    upgrade,
]
OTHERS: list[Card] = [the_touch, change_into_a_gun, disenchant, rampage, poison]
ACTIONS = [*((card, True) for card in RAISING), *((card, False) for card in OTHERS)]


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


# Every action, for each card that asks


def play_to_the_end(game: Play, action: Card) -> None:
    """Play it on Warbot, or for the first whom it may concern, until another card asks."""
    game.play(action, on=warbot if game.can_play(action, on=warbot) else None)
    while not game.is_play_phase and game.asking is action:
        game.answer(PASS if game.can_decline else game.decision.options[0])


@pytest.mark.card("space_prince")
@pytest.mark.clause("SU-190", "SU-104")
@pytest.mark.ruling("astroknights/space_prince/1")
def test_space_prince_gives_each_action_that_directly_increases_power_and_no_other() -> None:
    game = scenario(
        hand=[*RAISING, *OTHERS, recycle_the_trash, zapbot],
        bases=[at(tortuga, mine(space_prince, poison), theirs(warbot))],
    )
    game.use(space_prince)
    game.play(recycle_the_trash)  # the one action that everybody has
    assert [card for card in RAISING + OTHERS if game.can_play(card)] == RAISING


@pytest.mark.card("walking_carpet")
@pytest.mark.clause("SU-190", "SU-104")
@pytest.mark.ruling("astroknights/walking_carpet/1")
def test_walking_carpet_gets_each_action_that_directly_increases_power_and_no_other() -> None:
    game = scenario(
        hand=RAISING + OTHERS,
        bases=[
            at(jungle_oasis, mine(walking_carpet, poison), theirs(king_rex), theirs(king_rex)),
            at(tortuga, mine(warbot)),
        ],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    assert game.asking is walking_carpet
    assert [card for card in RAISING + OTHERS if card in game.options] == RAISING


@pytest.mark.card("alien_guru")
@pytest.mark.clause("SU-190", "SU-104")
@pytest.mark.ruling("astroknights/alien_guru/2")
@pytest.mark.parametrize(("action", "counts"), ACTIONS)
def test_alien_guru_follows_each_action_that_directly_increases_power_and_no_other(
    action: Card, counts: bool
) -> None:
    game = scenario(
        hand=[action, zapbot],
        bases=[at(tortuga, mine(alien_guru)), at(jungle_oasis, mine(warbot, poison))],
    )
    play_to_the_end(game, action)
    assert (game.asking is alien_guru) is counts
    assert game.is_play_phase is not counts


@pytest.mark.card("hive_of_scum_and_villainy")
@pytest.mark.clause("SU-190", "SU-104")
@pytest.mark.ruling("bases/hive_of_scum_and_villainy/1")
@pytest.mark.parametrize(("action", "counts"), ACTIONS)
def test_the_hive_pays_for_each_action_that_directly_increases_power_and_no_other(
    action: Card, counts: bool
) -> None:
    game = scenario(
        hand=[action, zapbot],
        bases=[at(hive_of_scum_and_villainy, mine(warbot, poison)), at(jungle_oasis)],
    )
    play_to_the_end(game, action)
    assert game.is_play_phase
    assert len(game.me.hand) == 1 + counts


@pytest.mark.clause("SU-190")
def test_the_matrix_increases_no_power_of_five_or_more() -> None:
    game = scenario(
        hand=[matrix_of_bossiness, zapbot],
        bases=[at(hive_of_scum_and_villainy, mine(king_rex)), at(tortuga, mine(alien_guru))],
    )
    game.play(matrix_of_bossiness, on=king_rex)
    assert game.is_play_phase
    assert game.me.hand == [zapbot]
