"""What happens to cards in play: SU-80, SU-86 to SU-89, SU-92, SU-95, SU-97, SU-115, SU-131 and SU-135."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import (
    beam_up,
    crop_circles,
    disintegrator,
    invader,
    terraforming,
    the_homeworld,
    the_mothership,
)
from baston.games.smashup.factions.dinosaurs import (
    augmentation,
    howl,
    jungle_oasis,
    king_rex,
    laseratops,
    rampage,
    tar_pits,
    tooth_and_claw_and_guns,
    upgrade,
    war_raptor,
    wildlife_preserve,
)
from baston.games.smashup.factions.ninjas import (
    infiltrate,
    ninja_acolyte,
    ninja_master,
    poison,
    seeing_stars,
    smoke_bomb,
    way_of_deception,
)
from baston.games.smashup.factions.pirates import (
    broadside,
    buccaneer,
    cannon,
    powderkeg,
    sea_dogs,
    shanghai,
)
from baston.games.smashup.factions.robots import (
    microbot_alpha,
    microbot_archive,
    nukebot,
    the_central_brain,
    warbot,
    zapbot,
)
from baston.games.smashup.factions.tricksters import (
    brownie,
    cave_of_shinies,
    disenchant,
    gremlin,
    hideout,
    leprechaun,
    take_the_shinies,
)
from tests.smashup.scenario import Piece, Play, at, mine, of, scenario, theirs


def against_brownie(card: Card, *more: Piece, edition: str = "2017") -> Play:
    """I play a card, with six others in hand, and the rival's Brownie is at Tar Pits."""
    game = scenario(
        hand=[card] + [king_rex] * 6,
        bases=[at(the_mothership, theirs(brownie), *more), at(jungle_oasis)],
        edition=edition,
    )
    game.play(card, on=brownie if card.attach > 1 else None)
    return game


def discarded(game: Play) -> int:
    """How many cards Brownie took from my hand."""
    return game.me.discard.count(king_rex)


@pytest.mark.clause("SU-80")
def test_returned_moved_and_destroyed_is_affected() -> None:
    game = against_brownie(beam_up)
    assert discarded(game) == 2
    game = against_brownie(shanghai)
    assert game.minions(2) == [brownie]
    assert discarded(game) == 2
    game = against_brownie(ninja_master)
    game.choose(brownie)
    assert discarded(game) == 2


@pytest.mark.clause("SU-80", "SU-118", "SU-122")
@pytest.mark.parametrize(("edition", "cards"), [("2017", 2), ("2012", 0)])
def test_a_change_of_power_affects_in_2017_only(edition: str, cards: int) -> None:
    game = against_brownie(augmentation, edition=edition)
    assert game.power(brownie) == 8
    assert discarded(game) == cards


@pytest.mark.clause("SU-80", "SU-118", "SU-122")
@pytest.mark.parametrize(("edition", "cards"), [("2017", 2), ("2012", 0)])
def test_being_placed_affects_in_2017_only(edition: str, cards: int) -> None:
    game = against_brownie(disintegrator, edition=edition)
    assert game.minions(1) == [brownie]  # too strong
    game = scenario(
        hand=[disintegrator] + [king_rex] * 6,
        bases=[at(tar_pits, theirs(brownie, poison))],
        edition=edition,
    )
    game.play(disintegrator)
    assert game.rival.deck[-1] is brownie
    assert discarded(game) == cards


@pytest.mark.clause("SU-80", "SU-83")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_an_attached_card_affects_in_both_editions(edition: str) -> None:
    game = against_brownie(upgrade, edition=edition)
    assert game.attached(brownie) == [upgrade]
    assert discarded(game) == 2


@pytest.mark.clause("SU-80", "SU-122")
@pytest.mark.parametrize(("edition", "power"), [("2017", 4), ("2012", 8)])
def test_the_shields_use_the_same_list(edition: str, power: int) -> None:
    for pieces in (
        [theirs(warbot, smoke_bomb)],
        [theirs(warbot, tooth_and_claw_and_guns)],
        [theirs(warbot), theirs(wildlife_preserve)],
        [theirs(warbot), theirs(hideout)],
    ):
        game = scenario(hand=[augmentation, king_rex], bases=[at(tar_pits, *pieces)], edition=edition)
        game.play(augmentation)
        assert game.power(warbot) == power


@pytest.mark.clause("SU-86")
def test_only_what_the_card_names_is_affected_directly() -> None:
    game = against_brownie(take_the_shinies)
    assert discarded(game) == 0
    game = scenario(
        hand=[seeing_stars] + [king_rex] * 6,
        bases=[at(jungle_oasis, theirs(brownie), of(1, nukebot, owner=1), mine(gremlin))],
    )
    game.play(seeing_stars)
    assert discarded(game) == 0


@pytest.mark.clause("SU-86")
def test_what_follows_from_a_trigger_is_not_direct() -> None:
    game = scenario(
        hand=[cannon] + [king_rex] * 6,
        bases=[at(the_mothership, mine(nukebot, poison), theirs(brownie))],
    )
    game.play(cannon)
    game.choose(nukebot)
    assert game.minions(1) == []  # Nukebot has destroyed Brownie, but Cannon did not name it
    assert discarded(game) == 0


@pytest.mark.clause("SU-86")
def test_a_card_that_names_all_minions_of_a_place_names_each() -> None:
    game = against_brownie(crop_circles, theirs(brownie))
    game.choose_base(1)
    assert game.minions(1) == []
    game.settle()
    assert discarded(game) == 4


@pytest.mark.clause("SU-87", "SU-114")
def test_destroyed_goes_to_the_owners_discard_pile() -> None:
    game = scenario(hand=[seeing_stars, king_rex], bases=[at(the_mothership, of(0, invader, owner=1))])
    game.play(seeing_stars)
    assert game.rival.discard == [invader]
    assert game.me.discard == [seeing_stars]


@pytest.mark.clause("SU-88")
def test_discarding_takes_cards_of_the_hand_and_destroys_nothing() -> None:
    game = scenario(
        hand=[take_the_shinies, king_rex],
        rival_hand=[gremlin, gremlin],
        bases=[at(cave_of_shinies)],
    )
    game.play(take_the_shinies)
    assert game.rival.discard == [gremlin, gremlin]
    assert game.rival.hand == []  # Gremlin's owner would draw if it had been destroyed
    assert game.rival.vp == 0


@pytest.mark.clause("SU-89")
def test_a_moved_minion_keeps_what_is_attached_and_its_abilities() -> None:
    game = scenario(
        hand=[way_of_deception, howl],
        rival_hand=[zapbot, howl],
        bases=[at(tar_pits, mine(leprechaun, upgrade, of(1, poison))), at(jungle_oasis)],
    )
    game.play(way_of_deception)
    assert game.minions(2) == [leprechaun]
    assert game.attached(leprechaun) == [upgrade, poison]
    assert game.table.place[game.in_play(upgrade)] == game.place(2)
    assert game.power(leprechaun) == 3
    game.play(zapbot, base=2)
    assert game.minions(2) == [leprechaun]  # Zapbot has been destroyed


@pytest.mark.clause("SU-92")
def test_to_do_b_only_if_a_was_done_completely() -> None:
    game = scenario(
        hand=[king_rex, howl],
        bases=[at(tar_pits, mine(ninja_acolyte, tooth_and_claw_and_guns)), at(jungle_oasis)],
    )
    game.use(ninja_acolyte)
    assert game.minions(1) == [ninja_acolyte]  # not returned, so nothing is played
    assert game.attached(ninja_acolyte) == []
    game.use(ninja_acolyte)
    game.choose(king_rex)
    assert game.minions(1) == [king_rex]


@pytest.mark.clause("SU-95", "SU-115")
def test_a_returned_minion_goes_to_its_owners_hand_and_what_is_attached_is_discarded() -> None:
    game = scenario(
        hand=[beam_up, king_rex],
        rival_hand=[howl],
        bases=[at(cave_of_shinies, of(0, gremlin, upgrade, of(1, poison), owner=1))],
    )
    game.play(beam_up)
    assert game.rival.hand == [howl, gremlin]
    assert game.me.discard[0] is upgrade
    assert game.rival.discard == [poison]
    assert game.rival.vp == 0  # it was not destroyed
    assert game.me.hand == [king_rex]


@pytest.mark.clause("SU-97")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_a_placed_card_is_neither_played_nor_destroyed(edition: str) -> None:
    game = scenario(
        hand=[disintegrator, howl], bases=[at(cave_of_shinies, theirs(warbot, poison))], edition=edition
    )
    game.play(disintegrator)
    assert game.rival.deck[-1] is warbot  # what cannot be destroyed may be placed
    assert game.rival.discard == [poison]
    assert game.rival.vp == 0


@pytest.mark.clause("SU-115")
def test_what_is_attached_to_a_destroyed_or_placed_card_is_discarded() -> None:
    for card in (seeing_stars, disintegrator):
        game = scenario(
            hand=[card, king_rex], bases=[at(tar_pits, theirs(invader, of(0, smoke_bomb), poison, upgrade))]
        )
        game.play(card)
        assert game.table.attached == []
        assert smoke_bomb in game.me.discard
        assert game.rival.discard.count(poison) == 1


@pytest.mark.clause("SU-131")
def test_infiltrate_never_picks_itself_and_lasts_until_its_controllers_next_turn() -> None:
    game = scenario(
        hand=[infiltrate, king_rex],
        rival_hand=[howl],
        bases=[at(the_mothership), at(tar_pits)],
    )
    game.play(infiltrate, base=1)
    assert game.actions(1) == [infiltrate]
    game.end_turn()
    assert game.actions(1) == [infiltrate]  # through the rival's turn
    game.end_turn()
    assert game.actions(1) == []
    assert game.me.discard == [infiltrate]


@pytest.mark.clause("SU-131")
def test_infiltrate_destroys_another_action_on_the_base() -> None:
    game = scenario(
        hand=[infiltrate, king_rex],
        bases=[at(tar_pits, theirs(wildlife_preserve)), at(jungle_oasis)],
    )
    game.play(infiltrate, base=1)
    assert game.actions(1) == [infiltrate]
    assert game.rival.discard == [wildlife_preserve]


@pytest.mark.clause("SU-135")
def test_victims_are_determined_first_then_destroyed_together() -> None:
    game = scenario(
        hand=[broadside, king_rex],
        bases=[
            at(
                the_mothership,
                mine(king_rex),
                theirs(war_raptor, poison),  # 5 - 4
                theirs(war_raptor, poison, upgrade),  # 5 - 4 + 2 = 3: too strong, though it will be weaker
                theirs(war_raptor, poison),
            )
        ],
    )
    game.play(broadside)
    game.choose_seat(1)
    assert game.minions(1, 1) == [war_raptor]
    assert game.power(war_raptor) == 1


@pytest.mark.clause("SU-135")
def test_replacements_and_immunity_come_before_the_destruction_then_the_triggers() -> None:
    game = scenario(
        hand=[powderkeg, king_rex],
        rival_hand=[howl],
        bases=[
            at(cave_of_shinies, mine(king_rex), theirs(buccaneer), theirs(warbot), theirs(nukebot)),
            at(the_homeworld),
        ],
    )
    game.play(powderkeg)
    assert game.minions(2) == [buccaneer]  # it has moved, unasked: there is one other base
    game.choose_trigger(nukebot)
    game.settle()
    assert game.minions(1) == [warbot]
    assert game.rival.vp == 1  # for Nukebot alone
    assert game.me.vp == 1


@pytest.mark.clause("SU-135")
def test_triggers_know_the_last_position_controller_and_status() -> None:
    game = scenario(
        hand=[powderkeg, king_rex],
        bases=[
            at(the_mothership, mine(king_rex), mine(microbot_alpha), mine(microbot_archive)),
            at(jungle_oasis),
        ],
        deck=[howl] * 6,
    )
    game.play(powderkeg)
    game.choose(king_rex)
    game.settle()
    assert game.me.hand.count(howl) == 3  # King Rex was a Microbot as long as Alpha was there


@pytest.mark.clause("SU-80")
def test_losing_an_attached_action_affects_nothing_and_lowering_a_breakpoint_no_minion() -> None:
    game = scenario(
        hand=[disenchant] + [king_rex] * 6,
        bases=[at(tar_pits, theirs(brownie, upgrade))],
    )
    game.play(disenchant)
    assert game.power(brownie) == 4
    assert discarded(game) == 0
    game = against_brownie(rampage, mine(king_rex))
    assert discarded(game) == 0
    game = against_brownie(sea_dogs)
    game.choose_faction("pirates")
    assert discarded(game) == 0


@pytest.mark.clause("SU-80", "SU-86")
def test_a_minion_just_played_affects_and_a_base_does_not() -> None:
    game = against_brownie(laseratops, theirs(brownie, poison))
    assert game.minions(1, 1) == [brownie]
    assert discarded(game) == 2
    game = scenario(
        hand=[terraforming] + [king_rex] * 6,
        bases=[at(tar_pits, theirs(brownie))],
        base_deck=[the_central_brain],
    )
    game.play(terraforming)
    assert game.power(brownie) == 5
    assert discarded(game) == 0
