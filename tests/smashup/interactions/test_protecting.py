"""Hard interactions of protecting: SU-157 to SU-161, with the numbers of the clauses."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import BY_ID, Card
from baston.games.smashup.factions.aliens import (
    beam_up,
    crop_circles,
    invader,
    scout,
    the_mothership,
)
from baston.games.smashup.factions.dinosaurs import (
    augmentation,
    howl,
    jungle_oasis,
    king_rex,
    tar_pits,
    tooth_and_claw_and_guns,
    upgrade,
    wildlife_preserve,
)
from baston.games.smashup.factions.ninjas import (
    assassination,
    ninja_dojo,
    ninja_master,
    poison,
    smoke_bomb,
    tiger_assassin,
)
from baston.games.smashup.factions.pirates import pirate_king
from baston.games.smashup.factions.robots import (
    zapbot,
)
from baston.games.smashup.factions.tricksters import (
    brownie,
    cave_of_shinies,
    hideout,
    leprechaun,
)
from tests.smashup.scenario import Piece, Play, at, mine, of, scenario, theirs

SIX = [king_rex] * 6  # a hand from which Brownie takes


def under_hideout(card: Card) -> Play:
    return scenario(
        hand=[card, king_rex],
        players=3,
        bases=[
            at(tar_pits, theirs(hideout), theirs(invader), of(2, scout), theirs(zapbot)),
            at(jungle_oasis),
        ],
    )


@pytest.mark.clause("SU-157")
def test_hideout_saves_all_its_controllers_minions_from_one_action() -> None:
    game = under_hideout(crop_circles)
    game.play(crop_circles)
    game.choose_base(1)
    assert game.minions(1) == [invader, zapbot]
    assert game.third.hand == [scout]
    assert game.actions(1) == []
    assert game.rival.discard == [hideout]


@pytest.mark.clause("SU-157")
def test_hideout_stops_neither_a_minion_nor_a_base() -> None:
    game = under_hideout(tiger_assassin)
    game.play(tiger_assassin, base=1)
    game.choose(zapbot)
    assert zapbot not in game.minions(1)
    assert game.actions(1) == [hideout]
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        bases=[at(ninja_dojo, *[mine(king_rex)] * 3), at(the_mothership, theirs(hideout), theirs(zapbot))],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    game.choose(zapbot)
    assert game.minions(2) == []
    assert game.actions(2) == [hideout]


@pytest.mark.clause("SU-158")
def test_tooth_and_claw_is_destroyed_and_the_minion_stays() -> None:
    game = scenario(hand=[beam_up, king_rex], bases=[at(tar_pits, theirs(invader, tooth_and_claw_and_guns))])
    game.play(beam_up)
    assert game.minions(1) == [invader]
    assert game.attached(invader) == []
    assert game.rival.discard == [tooth_and_claw_and_guns]


@pytest.mark.clause("SU-121", "SU-158")
@pytest.mark.parametrize("fixed", [False, True])
def test_a_pirate_king_with_tooth_and_claw(fixed: bool) -> None:
    guns = BY_ID["tooth_and_claw_and_guns_bgb"] if fixed else tooth_and_claw_and_guns
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        bases=[
            at(tar_pits, *[mine(king_rex)] * 3),
            at(the_mothership, theirs(pirate_king, guns)),
            at(cave_of_shinies),
        ],
        base_deck=[jungle_oasis],
        bgb_fixes=fixed,
    )
    game.end_turn()
    game.choose(pirate_king)
    if fixed:
        assert game.rival.vp == 3
        assert sorted(card.id for card in game.rival.discard) == sorted([guns.id, pirate_king.id])
    else:
        assert game.rival.vp == 0
        assert game.minions(2) == [pirate_king]
        assert game.attached(pirate_king) == []


def on_brownie(card: Card, *more: Piece, edition: str = "2017") -> Play:
    game = scenario(
        hand=[card, *SIX],
        rival_hand=[howl],
        bases=[at(the_mothership, theirs(brownie), *more), at(jungle_oasis)],
        edition=edition,
    )
    game.play(card, on=brownie if card.attach else None)
    return game


@pytest.mark.clause("SU-159")
@pytest.mark.parametrize(("edition", "cards"), [("2017", 2), ("2012", 0)])
def test_the_meaning_of_affect(edition: str, cards: int) -> None:
    game = on_brownie(augmentation, edition=edition)
    assert len(game.me.discard) == 1 + cards
    game = on_brownie(poison, edition=edition)
    assert len(game.me.discard) == 2


@pytest.mark.clause("SU-160")
def test_assassination_costs_two_cards_when_attached_and_none_when_it_strikes() -> None:
    game = on_brownie(assassination)
    assert len(game.me.hand) == 4
    game.end_turn()
    assert game.rival.discard == [brownie]
    assert len(game.me.hand) == 4 + 2
    assert sorted(card.id for card in game.me.discard) == ["assassination", "king_rex", "king_rex"]


@pytest.mark.clause("SU-160")
def test_brownie_is_returned_and_still_costs_two_cards() -> None:
    game = on_brownie(beam_up)
    assert brownie in game.rival.hand
    assert len(game.me.hand) == 4


@pytest.mark.clause("SU-160")
def test_a_card_in_play_or_a_base_costs_nothing() -> None:
    game = scenario(
        hand=[brownie, howl],
        rival_hand=SIX,
        bases=[at(the_mothership, theirs(leprechaun)), at(jungle_oasis)],
    )
    game.play(brownie, base=1)
    assert game.me.discard == [brownie]
    assert len(game.rival.hand) == 6
    game = scenario(
        hand=[howl] * 4,
        rival_hand=[howl],
        bases=[at(ninja_dojo, *[mine(king_rex)] * 3), at(the_mothership, theirs(brownie))],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    game.choose(brownie)
    assert game.rival.discard == [brownie]
    assert len(game.me.hand) == 4 + 2


@pytest.mark.clause("SU-161")
@pytest.mark.parametrize("shield", [wildlife_preserve, smoke_bomb])
def test_a_shield_that_arrives_sheds_others_actions_and_stops_later_ones(shield: Card) -> None:
    game = scenario(
        hand=[shield, king_rex],
        rival_hand=[poison, tiger_assassin, howl],
        bases=[at(the_mothership, mine(invader, upgrade, of(1, assassination), of(1, upgrade)))],
    )
    game.play(shield, on=invader if shield is smoke_bomb else None)
    assert upgrade in game.attached(invader)
    assert sorted(card.id for card in game.rival.discard) == ["assassination", "upgrade"]
    assert game.power(invader) == 5
    game.end_turn()
    game.play(poison, on=invader)
    assert poison in game.rival.discard  # without effect
    assert game.power(invader) == 5


@pytest.mark.clause("SU-161")
@pytest.mark.parametrize("shield", [wildlife_preserve, smoke_bomb])
def test_a_shield_stops_neither_minions_nor_bases_nor_ones_own_actions(shield: Card) -> None:
    pieces = [mine(invader, shield)] if shield is smoke_bomb else [mine(shield), mine(invader)]
    game = scenario(
        hand=[upgrade, king_rex], rival_hand=[ninja_master], bases=[at(the_mothership, *pieces), at(tar_pits)]
    )
    game.play(upgrade, on=invader)
    assert game.power(invader) == 5
    game.end_turn()
    game.play(ninja_master, base=1)
    game.choose(invader)
    assert game.minions(1) == [ninja_master]
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        bases=[at(ninja_dojo, *[theirs(king_rex)] * 3), at(the_mothership, *pieces)],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    assert game.asked == 1
    game.choose(invader)
    assert game.minions(2) == []
