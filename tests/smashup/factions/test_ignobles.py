"""Ignobles and their bases."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.dinosaurs import (
    armor_stego,
    jungle_oasis,
    king_rex,
    laseratops,
    tooth_and_claw_and_guns,
    upgrade,
    war_raptor,
    wildlife_preserve,
)
from baston.games.smashup.factions.ignobles import (
    activate_the_spy,
    aunt_of_drakes,
    banner_call,
    betrothed,
    fate_of_the_favorites,
    foot_of_the_king,
    hostage_exchange,
    inevitable_betrayal,
    out_of_sight,
    red_birthday_party,
    repaying_debts,
    sneaky_squire,
    spikey_chair_room,
    wintersquashed,
)
from baston.games.smashup.factions.ninjas import ninja_dojo, seeing_stars, shinobi, way_of_deception
from baston.games.smashup.factions.pirates import tortuga
from baston.games.smashup.factions.robots import warbot, zapbot
from baston.games.smashup.factions.wizards import archmage
from tests.smashup.scenario import Piece, Play, at, mine, of, scenario, theirs

LENT = of(1, king_rex, owner=0)  # mine, and under the rival's control


def controllers(game: Play, *cards: Card) -> list[int]:
    return [game.controller(card) for card in cards]


# Aunt of Drakes


@pytest.mark.card("aunt_of_drakes")
@pytest.mark.clause("SU-99", "SU-180")
def test_aunt_of_drakes_gives_a_minion_for_a_card_and_an_action() -> None:
    game = scenario(bases=[at(jungle_oasis, mine(aunt_of_drakes), mine(zapbot))])
    game.use(aunt_of_drakes)
    game.choose(zapbot)  # with two players the rival is the receiver
    assert controllers(game, zapbot, aunt_of_drakes) == [1, 0]
    assert len(game.me.hand) == 1
    assert game.table.action_plays == 2


@pytest.mark.card("aunt_of_drakes")
@pytest.mark.clause("SU-99")
def test_a_talent_is_used_once_a_turn_and_in_the_own_turn_only() -> None:
    game = scenario(
        hand=[upgrade],
        rival_hand=[upgrade],
        bases=[at(tortuga, mine(aunt_of_drakes), mine(zapbot), theirs(aunt_of_drakes))],
    )
    assert len(game.plays_of(aunt_of_drakes)) == 1  # not the rival's
    game.use(aunt_of_drakes)
    game.choose(zapbot)
    assert not game.can_use(aunt_of_drakes)
    game.end_turn()
    assert game.asked == 1
    game.use(aunt_of_drakes)
    game.choose(zapbot)
    game.end_turn()
    assert game.asked == 0
    assert game.can_use(aunt_of_drakes)


@pytest.mark.card("aunt_of_drakes")
@pytest.mark.ruling("ignobles/aunt_of_drakes/1")
def test_aunt_of_drakes_may_give_herself_and_serves_her_new_controller_from_the_next_turn() -> None:
    game = scenario(hand=[king_rex], bases=[at(tortuga, mine(aunt_of_drakes))])
    game.use(aunt_of_drakes)
    assert game.controller(aunt_of_drakes) == 1
    assert len(game.me.hand) == 2
    game.end_turn()
    assert game.asked == 1
    game.use(aunt_of_drakes)
    assert game.controller(aunt_of_drakes) == 0


@pytest.mark.card("aunt_of_drakes")
@pytest.mark.clause("SU-180")
def test_no_control_no_reward() -> None:
    game = scenario(
        hand=[upgrade],
        bases=[at(jungle_oasis, mine(aunt_of_drakes), mine(zapbot, tooth_and_claw_and_guns))],
    )
    game.use(aunt_of_drakes)
    game.choose(zapbot)
    assert game.controller(zapbot) == 0
    assert game.me.hand == [upgrade]
    assert game.table.action_plays == 1
    assert not game.can_use(aunt_of_drakes)


@pytest.mark.card("aunt_of_drakes")
@pytest.mark.clause("SU-85", "SU-117")
def test_of_several_others_one_is_chosen() -> None:
    game = scenario(players=3, bases=[at(jungle_oasis, mine(aunt_of_drakes), mine(zapbot))])
    game.use(aunt_of_drakes)
    game.choose(zapbot)
    game.choose_seat(2)
    assert game.controller(zapbot) == 2


# Foot of the King


@pytest.mark.card("foot_of_the_king")
@pytest.mark.clause("SU-179", "SU-105")
@pytest.mark.ruling("ignobles/foot_of_the_king/1")
def test_foot_of_the_king_takes_back_an_owned_minion_when_the_turn_ends() -> None:
    game = scenario(hand=[zapbot], bases=[at(tortuga, mine(foot_of_the_king), LENT, theirs(war_raptor))])
    game.end_turn()
    assert game.asking is foot_of_the_king
    assert set(game.options) == {foot_of_the_king, king_rex}
    game.choose(king_rex)
    assert game.controller(king_rex) == 0


@pytest.mark.card("foot_of_the_king")
def test_foot_of_the_king_may_decline_and_is_silent_where_nothing_is_lent() -> None:
    game = scenario(hand=[zapbot], bases=[at(tortuga, mine(foot_of_the_king), LENT)])
    game.end_turn()
    game.decline()
    assert game.controller(king_rex) == 1
    game = scenario(hand=[zapbot], rival_hand=[zapbot], bases=[at(tortuga, mine(foot_of_the_king))])
    game.end_turn()
    assert game.is_play_phase
    assert game.asked == 1


@pytest.mark.card("foot_of_the_king")
@pytest.mark.ruling("ignobles/foot_of_the_king/2")
def test_foot_of_the_king_serves_his_controller_for_the_minions_that_player_owns() -> None:
    game = scenario(
        hand=[zapbot],
        rival_hand=[zapbot],
        bases=[at(tortuga, of(1, foot_of_the_king, owner=0), of(0, war_raptor, owner=1), mine(king_rex))],
    )
    game.end_turn()
    assert game.is_play_phase  # it was not the end of the rival's turn
    game.end_turn()
    assert game.asking is foot_of_the_king
    assert game.asked == 1
    assert game.options == [war_raptor]


# Betrothed


@pytest.mark.card("betrothed")
def test_betrothed_may_be_given_when_played() -> None:
    game = scenario(hand=[betrothed, betrothed], bases=[at(tortuga)])
    game.play(betrothed, base=1)
    game.choose_seat(1)
    assert game.controller(betrothed) == 1
    game = scenario(hand=[betrothed], bases=[at(tortuga)])
    game.play(betrothed, base=1)
    game.decline()
    assert game.controller(betrothed) == 0


def scored_with_betrothed(*pieces: Piece, players: int = 2) -> Play:
    game = scenario(
        players=players,
        bases=[at(jungle_oasis, *pieces)],
        base_deck=[tortuga],
    )
    game.end_turn()
    return game


@pytest.mark.card("betrothed")
@pytest.mark.clause("SU-181", "SU-33")
@pytest.mark.ruling("ignobles/betrothed/1")
def test_betrothed_pays_its_owner_when_another_wins_with_it() -> None:
    """On whatever base, and however control was given."""
    game = scored_with_betrothed(of(1, betrothed, owner=0), theirs(king_rex), theirs(zapbot))
    assert (game.me.vp, game.rival.vp) == (1, 2)


@pytest.mark.card("betrothed")
@pytest.mark.clause("SU-181")
def test_betrothed_pays_when_the_controller_ties_for_the_win() -> None:
    game = scored_with_betrothed(of(1, betrothed, owner=0), theirs(laseratops), mine(king_rex))
    assert (game.me.vp, game.rival.vp) == (3, 2)


@pytest.mark.card("betrothed")
@pytest.mark.clause("SU-181")
def test_betrothed_pays_nothing_where_its_controller_does_not_win() -> None:
    lost = scored_with_betrothed(of(1, betrothed, owner=0), of(2, king_rex), of(2, laseratops), players=3)
    assert [lost.me.vp, lost.rival.vp, lost.third.vp] == [0, 0, 2]


@pytest.mark.card("betrothed")
@pytest.mark.clause("SU-181")
def test_betrothed_pays_nothing_to_an_owner_who_has_it_back() -> None:
    own = scored_with_betrothed(mine(betrothed), mine(king_rex), mine(zapbot))
    assert [own.me.vp, own.rival.vp] == [2, 0]


@pytest.mark.card("betrothed")
def test_betrothed_looks_at_its_own_base_alone() -> None:
    game = scenario(
        bases=[at(jungle_oasis, theirs(king_rex), theirs(king_rex)), at(tortuga, of(1, betrothed, owner=0))],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (0, 2)


# Sneaky Squire


@pytest.mark.card("sneaky_squire")
@pytest.mark.clause("SU-180")
@pytest.mark.ruling("ignobles/sneaky_squire/1")
def test_sneaky_squire_changes_sides_for_an_extra_minion_anywhere() -> None:
    game = scenario(hand=[sneaky_squire, king_rex, upgrade], bases=[at(tortuga), at(jungle_oasis)])
    game.play(sneaky_squire, base=1)
    game.choose_seat(1)
    assert game.controller(sneaky_squire) == 1
    assert game.can_play(king_rex, base=1)
    assert game.can_play(king_rex, base=2)


@pytest.mark.card("sneaky_squire")
def test_sneaky_squire_may_stay_and_then_gives_no_minion() -> None:
    game = scenario(hand=[sneaky_squire, king_rex, upgrade], bases=[at(tortuga), at(jungle_oasis)])
    game.play(sneaky_squire, base=1)
    game.decline()
    assert game.controller(sneaky_squire) == 0
    assert not game.can_play(king_rex)


# Activate the Spy, Banner Call


@pytest.mark.card("activate_the_spy")
@pytest.mark.clause("SU-179")
@pytest.mark.ruling("ignobles/activate_the_spy/1")
def test_activate_the_spy_takes_back_or_picks_one_that_is_there_already() -> None:
    for pick, controller in ((king_rex, 0), (zapbot, 1)):
        game = scenario(hand=[activate_the_spy], bases=[at(tortuga, LENT, mine(zapbot), theirs(war_raptor))])
        game.play(activate_the_spy)
        assert set(game.options) == {king_rex, zapbot}
        assert not game.can_decline
        game.choose(pick)
        assert game.controller(king_rex) == controller
        assert game.controller(zapbot) == 0


@pytest.mark.card("activate_the_spy")
@pytest.mark.clause("SU-179")
@pytest.mark.ruling("ignobles/activate_the_spy/2")
def test_activate_the_spy_gives_an_action_in_any_case() -> None:
    game = scenario(hand=[activate_the_spy, activate_the_spy, zapbot], bases=[at(tortuga)])
    game.play(activate_the_spy)
    assert game.can_play(activate_the_spy)


@pytest.mark.card("activate_the_spy")
@pytest.mark.clause("SU-85", "SU-182")
def test_a_minion_comes_with_its_power_and_what_is_attached_keeps_its_controller() -> None:
    game = scenario(hand=[activate_the_spy], bases=[at(tortuga, of(1, king_rex, upgrade, owner=0))])
    game.play(activate_the_spy)
    assert game.controller(king_rex) == 0
    assert game.controller(upgrade) == 1
    assert game.power(king_rex) == 9


@pytest.mark.card("activate_the_spy")
@pytest.mark.clause("SU-129", "SU-85")
def test_what_a_minion_allows_its_controller_comes_with_control() -> None:
    game = scenario(hand=[activate_the_spy], bases=[at(tortuga, of(1, archmage, owner=0))])
    assert game.table.action_plays == 1
    game.play(activate_the_spy)
    assert game.table.action_plays == 2  # the Spy's and the Archmage's


@pytest.mark.card("activate_the_spy")
@pytest.mark.clause("SU-85", "SU-87")
def test_a_minion_leaves_for_its_owners_discard_pile_and_is_its_owners_again() -> None:
    game = scenario(hand=[seeing_stars], bases=[at(tortuga, of(1, zapbot, owner=0))])
    game.play(seeing_stars)
    assert game.me.discard == [zapbot, seeing_stars]
    assert game.rival.discard == []


@pytest.mark.card("banner_call")
@pytest.mark.clause("SU-179", "SU-112")
@pytest.mark.ruling("ignobles/banner_call/1")
def test_banner_call_takes_back_any_number() -> None:
    lent = [of(1, king_rex, owner=0), of(1, zapbot, owner=0), mine(war_raptor), theirs(laseratops)]
    game = scenario(hand=[banner_call], bases=[at(tortuga, *lent)])
    game.play(banner_call)
    assert set(game.options) == {king_rex, zapbot, war_raptor}
    game.choose(king_rex, zapbot)
    game.decline()
    assert controllers(game, king_rex, zapbot, war_raptor, laseratops) == [0, 0, 0, 1]


@pytest.mark.card("banner_call")
@pytest.mark.clause("SU-112")
def test_banner_call_may_take_none() -> None:
    game = scenario(hand=[banner_call], bases=[at(tortuga, LENT)])
    game.play(banner_call)
    game.decline()
    assert game.controller(king_rex) == 1


# Fate of the Favorites, Out of Sight


@pytest.mark.card("fate_of_the_favorites")
@pytest.mark.clause("SU-105", "SU-87")
@pytest.mark.ruling("ignobles/fate_of_the_favorites/1")
@pytest.mark.ruling("ignobles/fate_of_the_favorites/2")
def test_fate_takes_a_minion_of_each_players_own_whoever_controls_it() -> None:
    game = scenario(
        hand=[fate_of_the_favorites],
        bases=[at(tortuga, LENT, mine(zapbot), theirs(war_raptor), of(0, warbot, owner=1))],
    )
    game.play(fate_of_the_favorites)
    assert game.asked == 0
    assert set(game.options) == {king_rex, zapbot}
    game.choose(king_rex)
    assert game.asked == 1
    assert set(game.options) == {war_raptor, warbot}
    game.choose(warbot)
    assert game.minions(1) == [zapbot, war_raptor, warbot]  # an immune one may be picked
    assert game.me.discard == [king_rex, fate_of_the_favorites]


@pytest.mark.card("fate_of_the_favorites")
def test_fate_passes_over_a_player_without_a_minion() -> None:
    game = scenario(
        players=3, hand=[fate_of_the_favorites], bases=[at(tortuga, mine(zapbot), of(2, war_raptor))]
    )
    game.play(fate_of_the_favorites)
    assert game.minions(1) == []


@pytest.mark.card("out_of_sight")
@pytest.mark.clause("SU-95", "SU-105")
def test_out_of_sight_takes_one_of_each_players_own_in_hand() -> None:
    game = scenario(hand=[out_of_sight], bases=[at(tortuga, LENT, theirs(war_raptor), theirs(zapbot))])
    game.play(out_of_sight)
    assert game.me.hand == [king_rex]
    assert game.asked == 1
    assert set(game.options) == {war_raptor, zapbot}
    game.choose(zapbot)
    assert game.rival.hand == [zapbot]


@pytest.mark.card("out_of_sight")
@pytest.mark.clause("SU-80")
@pytest.mark.ruling("ignobles/out_of_sight/1")
def test_out_of_sight_is_another_players_card_for_those_who_did_not_play_it() -> None:
    game = scenario(
        hand=[out_of_sight],
        bases=[at(tortuga, mine(zapbot), theirs(war_raptor), of(1, wildlife_preserve))],
    )
    game.play(out_of_sight)
    assert game.me.hand == [zapbot]
    assert game.minions(1) == [war_raptor]


# Hostage Exchange


@pytest.mark.card("hostage_exchange")
@pytest.mark.clause("SU-180", "SU-85")
def test_hostage_exchange_takes_one_that_is_not_stronger_and_not_the_one_given() -> None:
    game = scenario(
        hand=[hostage_exchange],
        bases=[at(tortuga, mine(laseratops), theirs(laseratops), theirs(zapbot), theirs(king_rex))],
    )
    game.play(hostage_exchange)
    assert sorted(card.id for card in game.options) == ["laseratops", "zapbot"]
    game.choose(zapbot)
    assert game.minions(1, 0) == [zapbot]
    assert sorted(card.id for card in game.minions(1, 1)) == ["king_rex", "laseratops", "laseratops"]


@pytest.mark.card("hostage_exchange")
@pytest.mark.clause("SU-180")
@pytest.mark.ruling("ignobles/hostage_exchange/1")
def test_hostage_exchange_compares_the_powers_before_it() -> None:
    """Armor Stego is stronger in other players' turns: the rival's has 5 now, and 3 as mine."""
    game = scenario(
        hand=[hostage_exchange], bases=[at(tortuga, mine(laseratops), theirs(armor_stego), theirs(zapbot))]
    )
    assert game.power(armor_stego) == 5
    game.play(hostage_exchange)
    assert game.minions(1, 0) == [zapbot]


@pytest.mark.card("hostage_exchange")
@pytest.mark.clause("SU-180")
def test_no_hostage_is_taken_if_none_has_been_given() -> None:
    game = scenario(
        hand=[hostage_exchange],
        bases=[at(tortuga, mine(laseratops, tooth_and_claw_and_guns), theirs(zapbot))],
    )
    game.play(hostage_exchange)
    assert game.minions(1, 0) == [laseratops]
    assert game.minions(1, 1) == [zapbot]


# Inevitable Betrayal


@pytest.mark.card("inevitable_betrayal")
@pytest.mark.clause("SU-98", "SU-179")
@pytest.mark.ruling("ignobles/inevitable_betrayal/1")
def test_inevitable_betrayal_takes_one_back_before_the_base_scores() -> None:
    game = scenario(
        hand=[inevitable_betrayal],
        bases=[
            at(jungle_oasis, of(1, king_rex, owner=0), theirs(laseratops), theirs(zapbot)),
            at(tortuga, of(1, war_raptor, owner=0)),
        ],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    game.choose(inevitable_betrayal)
    assert (game.me.vp, game.rival.vp) == (2, 0)
    assert game.controller(war_raptor) == 1


@pytest.mark.card("inevitable_betrayal")
@pytest.mark.clause("SU-179")
def test_inevitable_betrayal_may_pick_one_that_has_never_gone_and_nothing_elsewhere() -> None:
    game = scenario(
        hand=[inevitable_betrayal],
        bases=[at(jungle_oasis, LENT, mine(laseratops), theirs(zapbot)), at(tortuga, mine(war_raptor))],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    game.choose(inevitable_betrayal)
    assert set(game.options) == {king_rex, laseratops}
    assert not game.can_decline


@pytest.mark.card("inevitable_betrayal")
@pytest.mark.clause("SU-98")
def test_inevitable_betrayal_does_nothing_at_another_time() -> None:
    game = scenario(hand=[inevitable_betrayal], bases=[at(tortuga, LENT)])
    game.play(inevitable_betrayal)
    assert game.controller(king_rex) == 1
    assert game.me.discard == [inevitable_betrayal]


# Red Birthday Party, Repaying Debts


@pytest.mark.card("red_birthday_party")
@pytest.mark.clause("SU-105", "SU-135")
def test_red_birthday_party_kills_an_owned_minion_and_all_weaker_ones_there() -> None:
    game = scenario(
        hand=[red_birthday_party],
        bases=[
            at(tortuga, of(1, laseratops, owner=0), theirs(laseratops), theirs(zapbot), mine(war_raptor)),
            at(jungle_oasis, theirs(zapbot)),
        ],
    )
    game.play(red_birthday_party)
    assert set(game.options) == {laseratops, war_raptor}
    game.choose(laseratops)
    assert game.minions(1) == [laseratops]  # as strong
    assert game.minions(2) == [zapbot]


@pytest.mark.card("red_birthday_party")
@pytest.mark.clause("SU-135")
@pytest.mark.ruling("ignobles/red_birthday_party/1")
def test_the_weaker_die_though_the_chosen_one_cannot() -> None:
    game = scenario(hand=[red_birthday_party], bases=[at(tortuga, mine(warbot), theirs(zapbot))])
    game.play(red_birthday_party)
    assert game.minions(1) == [warbot]


@pytest.mark.card("repaying_debts")
@pytest.mark.clause("SU-180")
def test_repaying_debts_gives_two_cards_and_a_minion_for_control() -> None:
    game = scenario(hand=[repaying_debts], bases=[at(tortuga, mine(zapbot))])
    game.play(repaying_debts)
    assert game.controller(zapbot) == 1
    assert len(game.me.hand) == 2
    assert game.table.minion_plays == 2


@pytest.mark.card("repaying_debts")
@pytest.mark.clause("SU-180", "SU-92")
def test_repaying_debts_without_a_minion_gives_nothing() -> None:
    game = scenario(hand=[repaying_debts, king_rex], bases=[at(tortuga, theirs(zapbot))])
    game.play(repaying_debts)
    assert game.me.hand == [king_rex]
    assert game.table.minion_plays == 1


# Spikey Chair Room


def after_playing_at_the_chairs(*hand: Card) -> Play:
    game = scenario(
        hand=[*hand, upgrade],
        rival_hand=[upgrade],
        bases=[at(spikey_chair_room, mine(king_rex)), at(tortuga, LENT, theirs(zapbot))],
        base_deck=[jungle_oasis, ninja_dojo],
    )
    game.play(hand[0], base=1)
    return game


@pytest.mark.card("spikey_chair_room")
@pytest.mark.clause("SU-105", "SU-92")
def test_who_played_at_the_chairs_may_destroy_an_owned_minion_anywhere_for_a_card() -> None:
    game = after_playing_at_the_chairs(war_raptor)
    game.end_turn()
    assert game.asking is spikey_chair_room
    assert game.asked == 0
    hand = len(game.me.hand)
    assert sorted(card.id for card in game.options) == ["king_rex", "king_rex", "war_raptor"]
    game.choose(king_rex, nth=2)  # under the rival's control
    assert game.minions(2) == [zapbot]
    assert len(game.me.hand) == hand + 1
    assert game.is_play_phase


@pytest.mark.card("spikey_chair_room")
def test_the_chairs_may_be_declined_and_ask_nobody_else() -> None:
    game = after_playing_at_the_chairs(war_raptor)
    game.end_turn()
    hand = len(game.me.hand)
    game.decline()
    assert len(game.me.hand) == hand
    assert game.is_play_phase
    assert game.asked == 1
    elsewhere = scenario(
        hand=[war_raptor, upgrade], bases=[at(spikey_chair_room, mine(king_rex)), at(tortuga)]
    )
    elsewhere.play(war_raptor, base=2)
    elsewhere.end_turn()
    assert elsewhere.is_play_phase


@pytest.mark.card("spikey_chair_room")
@pytest.mark.clause("SU-92")
def test_the_chairs_give_no_card_for_one_that_survives() -> None:
    game = after_playing_at_the_chairs(warbot)
    game.end_turn()
    hand = len(game.me.hand)
    game.choose(warbot)
    assert game.minions(1) == [king_rex, warbot]
    assert len(game.me.hand) == hand


@pytest.mark.card("spikey_chair_room")
@pytest.mark.ruling("bases/spikey_chair_room/3")
def test_the_chairs_ask_once_however_many_minions_were_played_there() -> None:
    game = after_playing_at_the_chairs(zapbot, zapbot, way_of_deception)
    game.play(zapbot, base=1)
    game.play(way_of_deception)
    game.choose(zapbot)  # nothing else can be played
    assert game.asking is spikey_chair_room
    game.decline()
    assert game.is_play_phase  # once, though two were played there


@pytest.mark.card("spikey_chair_room")
@pytest.mark.clause("SU-198")
@pytest.mark.ruling("bases/spikey_chair_room/1")
def test_the_chairs_remember_a_minion_that_is_there_no_more() -> None:
    game = scenario(hand=[war_raptor, way_of_deception, king_rex], bases=[at(spikey_chair_room), at(tortuga)])
    game.play(war_raptor, base=1)
    game.play(way_of_deception)
    assert game.minions(2) == [war_raptor]
    assert game.asking is spikey_chair_room
    hand = len(game.me.hand)
    game.choose(war_raptor)
    assert war_raptor in game.me.discard
    assert len(game.me.hand) == hand + 1


@pytest.mark.card("spikey_chair_room")
@pytest.mark.clause("SU-198", "SU-41")
@pytest.mark.ruling("bases/spikey_chair_room/2")
def test_the_chairs_ask_though_they_have_scored() -> None:
    game = scenario(
        hand=[king_rex],
        bases=[at(spikey_chair_room, mine(king_rex), mine(king_rex)), at(tortuga, mine(zapbot))],
        base_deck=[jungle_oasis],
    )
    game.play(king_rex, base=1)  # nothing else can be played
    assert game.base(1) is jungle_oasis
    assert game.me.vp == 4
    assert game.asking is spikey_chair_room
    hand = len(game.me.hand)
    game.choose(zapbot)
    assert game.minions(2) == []
    assert len(game.me.hand) == hand + 1


@pytest.mark.card("spikey_chair_room")
@pytest.mark.clause("SU-198")
def test_the_chairs_serve_whoever_has_played_there_also_in_anothers_turn() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[shinobi],
        bases=[
            at(spikey_chair_room, mine(king_rex), mine(king_rex), theirs(zapbot)),
            at(tortuga, theirs(laseratops)),
        ],
        base_deck=[jungle_oasis],
    )
    game.play(king_rex, base=1)  # nothing else can be played
    game.choose(shinobi)
    assert game.asked == 0  # both may, and the active player orders them; all of the own have scored
    game.settle()
    assert game.asked == 1
    assert game.options == [laseratops]
    game.choose(laseratops)
    assert game.minions(2) == []


# Wintersquashed


@pytest.mark.card("wintersquashed")
@pytest.mark.clause("SU-138")
@pytest.mark.ruling("bases/wintersquashed/1")
def test_wintersquashed_pays_the_second_most() -> None:
    game = scenario(
        players=3,
        hand=[upgrade],
        bases=[
            at(wintersquashed, mine(king_rex), mine(zapbot), of(1, king_rex), of(2, zapbot)),
            at(tortuga),
        ],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    assert game.table.vp == [2, 4, 1]


@pytest.mark.card("wintersquashed")
@pytest.mark.clause("SU-85")
def test_at_wintersquashed_a_minion_just_played_may_change_sides() -> None:
    game = scenario(hand=[zapbot], bases=[at(wintersquashed), at(tortuga)])
    game.play(zapbot, base=1)
    assert game.asking is wintersquashed
    game.choose_seat(1)
    assert game.controller(zapbot) == 1


@pytest.mark.card("wintersquashed")
def test_at_wintersquashed_it_may_stay_and_elsewhere_nobody_is_asked() -> None:
    game = scenario(hand=[zapbot], bases=[at(wintersquashed), at(tortuga)])
    game.play(zapbot, base=1)
    game.decline()
    assert game.controller(zapbot) == 0
    game = scenario(hand=[zapbot, zapbot], bases=[at(wintersquashed), at(tortuga)])
    game.play(zapbot, base=2)
    assert game.is_play_phase


@pytest.mark.card("wintersquashed")
@pytest.mark.clause("SU-117")
def test_wintersquashed_asks_the_player_who_played_the_minion() -> None:
    game = scenario(
        hand=[upgrade],
        rival_hand=[shinobi],
        bases=[at(wintersquashed, mine(king_rex), mine(king_rex), mine(zapbot)), at(tortuga)],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    game.choose(shinobi)
    assert game.asking is wintersquashed
    assert game.asked == 1
    game.choose_seat(0)
    assert game.me.vp == 2
    assert game.rival.vp == 0


@pytest.mark.card("wintersquashed")
def test_wintersquashed_lets_be_what_has_left_or_changed_sides_already() -> None:
    game = scenario(hand=[sneaky_squire, zapbot], bases=[at(wintersquashed), at(tortuga)])
    game.play(sneaky_squire, base=1)
    game.choose_seat(1)
    assert game.asking is not wintersquashed
