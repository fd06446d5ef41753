"""Terms and conflicts: SU-82, SU-85, SU-90, SU-93, SU-94, SU-105, SU-114 and SU-117."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import (
    beam_up,
    crop_circles,
    disintegrator,
    invader,
    scout,
    supreme_overlord,
    the_homeworld,
    the_mothership,
)
from baston.games.smashup.factions.dinosaurs import (
    armor_stego,
    howl,
    jungle_oasis,
    king_rex,
    rampage,
    tar_pits,
    upgrade,
    war_raptor,
)
from baston.games.smashup.factions.ninjas import poison, seeing_stars, way_of_deception
from baston.games.smashup.factions.pirates import full_sail
from baston.games.smashup.factions.robots import nukebot, warbot, zapbot
from baston.games.smashup.factions.tricksters import (
    cave_of_shinies,
    gnome,
    gremlin,
    leprechaun,
    mushroom_kingdom,
)
from baston.games.smashup.factions.wizards import mass_enchantment, sacrifice
from baston.games.smashup.factions.zombies import evans_city_cemetery
from tests.smashup.scenario import at, mine, of, scenario, theirs


@pytest.mark.clause("SU-82")
def test_after_x_comes_when_x_is_completely_resolved() -> None:
    game = scenario(
        hand=[gnome, howl],
        bases=[at(the_mothership, mine(zapbot), mine(gremlin, poison), theirs(leprechaun, poison))],
    )
    game.play(gnome)
    assert game.asking is gnome
    game.choose(leprechaun)  # Gnome's ability comes first, and the Leprechaun is gone before its turn
    assert game.minions(1) == [zapbot, gremlin, gnome]


@pytest.mark.clause("SU-85")
def test_power_and_abilities_belong_to_the_controller() -> None:
    game = scenario(
        hand=[way_of_deception, zapbot],
        rival_hand=[full_sail, howl],
        bases=[
            at(tar_pits, of(0, king_rex, owner=1), of(0, leprechaun, owner=1), theirs(warbot)),
            at(jungle_oasis),
        ],
        base_deck=[cave_of_shinies],
    )
    game.play(way_of_deception)
    assert set(game.options) == {king_rex, leprechaun}
    game.choose(leprechaun)
    game.end_turn()
    assert game.asked == 1
    game.play(full_sail)
    assert game.options == [warbot]  # the owner does not control the others


@pytest.mark.clause("SU-85")
def test_you_on_a_controlled_minion_is_its_controller() -> None:
    game = scenario(
        hand=[seeing_stars, king_rex],
        rival_hand=[howl],
        bases=[at(the_mothership, of(0, gremlin, owner=1))],
        deck=[upgrade, king_rex],
    )
    game.play(seeing_stars)
    assert game.me.hand == [king_rex, upgrade]
    assert game.rival.hand == []
    assert game.rival.discard == [gremlin, howl]


@pytest.mark.clause("SU-85", "SU-114")
@pytest.mark.parametrize("card", [beam_up, seeing_stars, disintegrator])
def test_a_controlled_card_leaves_play_for_its_owners_piles(card: Card) -> None:
    game = scenario(hand=[card, king_rex], bases=[at(the_mothership, of(0, invader, owner=1))])
    game.play(card)
    zones = {beam_up: game.rival.hand, seeing_stars: game.rival.discard, disintegrator: game.rival.deck}
    assert zones[card][-1] is invader
    assert invader not in game.me.hand + game.me.discard + game.me.deck


@pytest.mark.clause("SU-85")
def test_actions_attached_to_a_controlled_minion_still_apply_to_it_and_keep_their_controller() -> None:
    game = scenario(
        hand=[howl, king_rex], bases=[at(tar_pits, of(0, warbot, of(1, upgrade), owner=1)), at(jungle_oasis)]
    )
    assert game.power(warbot) == 6
    assert game.controller(warbot) == 0
    assert game.controller(upgrade) == 1


@pytest.mark.clause("SU-90")
def test_only_bases_and_the_cards_on_them_are_in_play() -> None:
    game = scenario(
        hand=[beam_up, invader],
        rival_hand=[invader],
        discard=[invader],
        rival_discard=[invader],
        deck=[invader] * 3,
        bases=[at(tar_pits, theirs(warbot), theirs(king_rex))],
    )
    game.play(beam_up)
    assert set(game.options) == {warbot, king_rex}


@pytest.mark.clause("SU-93")
def test_power_is_modified_in_play_and_printed_outside() -> None:
    game = scenario(
        hand=[sacrifice, king_rex],
        deck=[howl] * 9,
        bases=[at(the_mothership, mine(war_raptor, upgrade), theirs(war_raptor))],
    )
    game.play(sacrifice)
    assert game.me.hand.count(howl) == 2 + 2 + 2  # printed, Upgrade, two raptors
    game = scenario(hand=[zapbot, war_raptor, howl], bases=[at(tar_pits, mine(war_raptor))])
    game.play(zapbot)
    assert game.can_play(war_raptor)  # 2 in hand, though it would have 4 there


@pytest.mark.clause("SU-93")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_power_and_breakpoint_are_never_below_zero(edition: str) -> None:
    game = scenario(
        hand=[rampage, king_rex],
        bases=[at(jungle_oasis, mine(zapbot, of(1, poison)), mine(king_rex, upgrade, upgrade, upgrade))],
        edition=edition,
    )
    assert game.power(zapbot) == 0
    assert game.total(1) == 13
    game.play(rampage)
    game.choose(king_rex)
    assert game.breakpoint(1) == 0


@pytest.mark.clause("SU-94", "SU-105")
def test_the_owner_is_the_player_whose_deck_the_card_is_of() -> None:
    game = scenario(
        hand=[seeing_stars, king_rex], bases=[at(cave_of_shinies, of(0, invader, owner=1), theirs(king_rex))]
    )
    game.play(seeing_stars)
    assert (game.me.vp, game.rival.vp) == (0, 1)  # the owner scores, not the controller


@pytest.mark.clause("SU-105", "SU-117")
def test_your_minion_is_one_that_you_control() -> None:
    game = scenario(
        hand=[sacrifice, howl],
        bases=[at(the_mothership, of(0, invader, owner=1), of(1, king_rex, owner=0))],
    )
    game.play(sacrifice)
    assert game.rival.discard == [invader]
    assert game.minions(1) == [king_rex]


@pytest.mark.clause("SU-117")
def test_you_on_a_base_is_the_player_described_and_other_players_are_all_but_you() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        third_hand=[howl],
        players=3,
        bases=[at(mushroom_kingdom), at(tar_pits, mine(king_rex), theirs(warbot), of(2, invader))],
    )
    assert game.asked == 0
    assert game.options == [warbot, invader]
    game.decline()
    game.end_turn()
    assert game.asked == 1
    assert game.options == [king_rex, invader]


@pytest.mark.clause("SU-117")
def test_the_player_described_by_a_scored_base_is_not_the_active_player() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl, howl],
        bases=[at(evans_city_cemetery, mine(zapbot), *[theirs(king_rex)] * 3), at(tar_pits)],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    assert len(game.rival.hand) == 5
    assert game.rival.discard.count(howl) == 2
    assert howl in game.me.hand


@pytest.mark.clause("SU-117")
def test_a_minion_without_qualification_is_any_minion_in_play() -> None:
    game = scenario(
        hand=[supreme_overlord, howl],
        third_hand=[],
        players=3,
        bases=[at(tar_pits, theirs(scout)), at(jungle_oasis, of(2, nukebot), mine(warbot))],
    )
    game.play(supreme_overlord, base=1)
    assert set(game.options) == {scout, supreme_overlord, nukebot, warbot}


@pytest.mark.clause("SU-117")
def test_your_on_a_minion_is_its_controller_whoevers_turn_it_is() -> None:
    game = scenario(
        hand=[howl], rival_hand=[howl], bases=[at(tar_pits, mine(armor_stego), theirs(armor_stego))]
    )
    assert (game.power(armor_stego, 1), game.power(armor_stego, 2)) == (3, 5)
    game.end_turn()
    assert (game.power(armor_stego, 1), game.power(armor_stego, 2)) == (5, 3)


@pytest.mark.clause("SU-114")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_cards_go_to_their_owners_piles_whoever_played_them(edition: str) -> None:
    game = scenario(
        hand=[mass_enchantment, king_rex],
        rival_deck=[crop_circles, king_rex],
        bases=[at(tar_pits, theirs(warbot)), at(the_homeworld)],
        edition=edition,
    )
    game.play(mass_enchantment)
    game.choose_base(1)
    assert game.rival.discard == [crop_circles]
    assert game.me.discard == [mass_enchantment]
    assert game.rival.hand == [warbot]
