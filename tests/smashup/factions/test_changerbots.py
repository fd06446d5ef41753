"""Changerbots and their bases."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import RULES, Card
from baston.games.smashup.effects.extra_plays import extra_action
from baston.games.smashup.effects.playing import play_packed, ways_to_raise
from baston.games.smashup.factions.aliens import (
    abduction,
    beam_up,
    collector,
    invader,
    jammed_signal,
    the_mothership,
)
from baston.games.smashup.factions.changerbots import (
    bruiser,
    cesium_armor,
    change_into_a_gun,
    change_up_and_roll_on,
    changing_room,
    flighterizer,
    form_mergacon,
    huffie,
    leader_two,
    matrix_of_bossiness,
    passengers,
    solarshout,
    the_touch,
    unicrave,
)
from baston.games.smashup.factions.dinosaurs import (
    jungle_oasis,
    king_rex,
    laseratops,
    tooth_and_claw_and_guns,
    upgrade,
    war_raptor,
)
from baston.games.smashup.factions.ninjas import ninja_dojo, ninja_master, seeing_stars, way_of_deception
from baston.games.smashup.factions.pirates import tortuga
from baston.games.smashup.factions.robots import factory_436_1337, warbot, zapbot
from baston.games.smashup.factions.tricksters import disenchant, enshrouding_mist
from baston.kernel.machine import run
from tests.smashup.scenario import Piece, Play, at, mine, of, scenario, theirs


def strike(game: Play) -> None:
    """Whose turn it is lets Ninja Master come to the first base and destroy the Bruiser there, if he can."""
    game.play(ninja_master, base=1)
    game.choose(bruiser)


def come_round(game: Play) -> None:
    """From one own turn to the next."""
    game.end_turn()
    assert game.asked == 1
    game.end_turn()
    assert game.asked == 0


# Leader Two


@pytest.mark.card("leader_two")
@pytest.mark.clause("SU-138", "SU-99")
@pytest.mark.ruling("changerbots/leader_two/1")
def test_leader_two_strengthens_another_minion_on_any_base_once_a_turn() -> None:
    game = scenario(
        hand=[upgrade],
        rival_hand=[upgrade],
        bases=[
            at(tortuga, mine(leader_two), theirs(war_raptor), mine(warbot)),
            at(jungle_oasis, mine(zapbot)),
        ],
    )
    game.use(leader_two)
    assert set(game.options) == {zapbot, warbot}
    game.choose(zapbot)
    assert game.power(zapbot) == 4
    assert not game.can_use(leader_two)
    game.end_turn()
    assert game.power(zapbot) == 2


@pytest.mark.card("leader_two")
def test_leader_two_alone_has_nobody_to_lead() -> None:
    game = scenario(hand=[upgrade], bases=[at(tortuga, mine(leader_two), theirs(war_raptor))])
    assert not game.can_use(leader_two)


# Solarshout


@pytest.mark.card("solarshout")
@pytest.mark.clause("SU-99", "SU-96")
def test_solarshout_gives_power_for_an_extra_action() -> None:
    game = scenario(hand=[upgrade, upgrade], rival_hand=[upgrade], bases=[at(tortuga, mine(solarshout))])
    game.use(solarshout)
    assert game.power(solarshout) == 2
    assert game.table.action_plays == 2
    assert not game.can_use(solarshout)
    game.end_turn()
    assert game.power(solarshout) == 4


@pytest.mark.card("solarshout")
@pytest.mark.card("the_touch")
@pytest.mark.clause("SU-189", "SU-91")
@pytest.mark.ruling("changerbots/solarshout/1")
def test_what_solarshout_has_paid_stays_though_the_ability_is_gone() -> None:
    game = scenario(hand=[the_touch, upgrade], bases=[at(tortuga, mine(solarshout))])
    game.use(solarshout)
    game.play(the_touch, on=solarshout)
    game.use(the_touch)
    assert game.power(solarshout) == 5
    assert game.can_play(upgrade)  # what has been gained stays too


@pytest.mark.card("solarshout")
def test_solarshout_loses_nothing_where_he_is_left_alone() -> None:
    game = scenario(hand=[upgrade], bases=[at(tortuga, mine(solarshout, tooth_and_claw_and_guns))])
    game.use(solarshout)
    assert game.power(solarshout) == 4
    assert game.table.action_plays == 2


# Bruiser


@pytest.mark.card("bruiser")
@pytest.mark.clause("SU-135")
def test_bruiser_cannot_be_destroyed_but_returned() -> None:
    game = scenario(
        hand=[seeing_stars, upgrade],
        rival_hand=[beam_up],
        bases=[at(tortuga, theirs(bruiser), mine(bruiser), theirs(zapbot))],
    )
    game.play(seeing_stars)
    assert sorted(card.id for card in game.options) == ["bruiser", "bruiser", "zapbot"]
    game.choose(bruiser)
    assert game.minions(1) == [bruiser, bruiser, zapbot]
    game.end_turn()
    game.play(beam_up)
    game.choose(bruiser, nth=2)
    assert game.minions(1) == [bruiser, zapbot]


@pytest.mark.card("bruiser")
@pytest.mark.clause("SU-188")
def test_bruisers_talent_makes_him_stronger_and_vulnerable_until_the_own_next_turn() -> None:
    game = scenario(
        hand=[upgrade], rival_hand=[ninja_master, upgrade], bases=[at(tortuga, mine(bruiser), mine(zapbot))]
    )
    game.use(bruiser)
    assert game.power(bruiser) == 4
    assert not game.can_use(bruiser)
    game.end_turn()
    assert game.power(bruiser) == 4
    strike(game)
    assert game.me.discard == [bruiser]


@pytest.mark.card("bruiser")
@pytest.mark.clause("SU-188")
def test_bruisers_abilities_come_back_when_his_controllers_next_turn_starts() -> None:
    game = scenario(
        hand=[ninja_master, upgrade], rival_hand=[upgrade], bases=[at(tortuga, mine(bruiser), mine(zapbot))]
    )
    game.use(bruiser)
    come_round(game)
    assert game.power(bruiser) == 2
    assert game.can_use(bruiser)
    strike(game)
    assert game.is_in_play(bruiser)


@pytest.mark.card("bruiser")
@pytest.mark.card("cesium_armor")
@pytest.mark.card("flighterizer")
@pytest.mark.clause("SU-188")
@pytest.mark.ruling("changerbots/bruiser/1")
@pytest.mark.ruling("changerbots/cesium_armor/1")
@pytest.mark.ruling("changerbots/flighterizer/1")
def test_bruiser_loses_what_actions_grant_him_and_keeps_what_they_do_themselves() -> None:
    game = scenario(
        hand=[ninja_master, upgrade],
        rival_hand=[upgrade],
        bases=[at(tortuga, mine(bruiser, cesium_armor, flighterizer)), at(jungle_oasis)],
    )
    assert game.can_use(flighterizer)
    game.use(bruiser)
    assert game.power(bruiser) == 5
    assert not game.can_use(flighterizer)
    strike(game)
    assert game.is_in_play(bruiser)
    come_round(game)
    assert game.power(bruiser) == 3
    assert game.can_use(flighterizer)


@pytest.mark.card("bruiser")
@pytest.mark.card("matrix_of_bossiness")
@pytest.mark.card("passengers")
@pytest.mark.card("the_touch")
@pytest.mark.clause("SU-188")
@pytest.mark.ruling("changerbots/bruiser/1")
@pytest.mark.ruling("changerbots/matrix_of_bossiness/1")
@pytest.mark.ruling("changerbots/passengers/1")
def test_the_matrix_goes_on_and_the_talents_of_passengers_and_the_touch_do_not() -> None:
    game = scenario(
        hand=[way_of_deception, king_rex],
        bases=[
            at(tortuga, mine(bruiser, matrix_of_bossiness, passengers, the_touch), mine(zapbot)),
            at(jungle_oasis),
        ],
    )
    game.play(way_of_deception)
    game.choose(bruiser)
    assert game.can_use(passengers)
    assert game.can_use(the_touch)
    game.use(bruiser)
    assert game.power(bruiser) == 7
    assert not game.can_use(passengers)
    assert not game.can_use(the_touch)


@pytest.mark.card("bruiser")
@pytest.mark.card("flighterizer")
@pytest.mark.clause("SU-138")
@pytest.mark.ruling("changerbots/bruiser/2")
def test_bruiser_keeps_what_he_gains_after_his_talent() -> None:
    game = scenario(hand=[flighterizer, king_rex], bases=[at(tortuga, mine(bruiser)), at(jungle_oasis)])
    game.use(bruiser)
    game.play(flighterizer, on=bruiser)
    game.use(flighterizer)
    assert game.minions(2) == [bruiser]
    assert game.power(bruiser) == 3


@pytest.mark.card("bruiser")
@pytest.mark.clause("SU-158", "SU-99")
def test_bruiser_left_alone_keeps_his_abilities() -> None:
    game = scenario(hand=[seeing_stars, upgrade], bases=[at(tortuga, mine(bruiser, tooth_and_claw_and_guns))])
    game.use(bruiser)
    assert game.power(bruiser) == 2
    assert game.attached(bruiser) == []
    assert not game.can_use(bruiser)  # a talent used for nothing has been used
    game.play(seeing_stars)
    assert game.is_in_play(bruiser)


# Huffie, Flighterizer


@pytest.mark.card("huffie")
@pytest.mark.clause("SU-99", "SU-89")
def test_huffie_drives_to_another_base_and_is_weaker_this_turn() -> None:
    game = scenario(
        hand=[upgrade],
        rival_hand=[upgrade],
        bases=[at(tortuga, mine(huffie)), at(jungle_oasis, theirs(war_raptor)), at(ninja_dojo)],
    )
    game.use(huffie)
    assert game.options == [jungle_oasis, ninja_dojo]
    assert not game.can_decline
    game.choose_base(2)
    assert game.minions(2) == [war_raptor, huffie]
    assert game.power(huffie) == 2
    assert not game.can_use(huffie)
    game.end_turn()
    assert game.power(huffie) == 3


@pytest.mark.card("huffie")
def test_huffie_stays_where_there_is_no_other_base() -> None:
    game = scenario(hand=[upgrade], bases=[at(tortuga, mine(huffie))])
    assert not game.can_use(huffie)


@pytest.mark.card("huffie")
@pytest.mark.clause("SU-158")
def test_huffie_left_alone_neither_moves_nor_tires() -> None:
    game = scenario(
        hand=[upgrade], bases=[at(tortuga, mine(huffie, tooth_and_claw_and_guns)), at(jungle_oasis)]
    )
    game.use(huffie)
    assert game.minions(1) == [huffie]
    assert game.power(huffie) == 3


@pytest.mark.card("flighterizer")
@pytest.mark.clause("SU-99", "SU-89")
def test_flighterizer_lends_huffies_talent_to_an_own_minion() -> None:
    game = scenario(
        hand=[flighterizer, king_rex],
        rival_hand=[upgrade],
        bases=[at(tortuga, mine(zapbot), theirs(war_raptor)), at(jungle_oasis), at(ninja_dojo)],
    )
    assert not game.can_play(flighterizer, on=war_raptor)
    game.play(flighterizer, on=zapbot)
    game.use(flighterizer)
    assert game.options == [jungle_oasis, ninja_dojo]
    game.choose_base(3)
    assert game.minions(3) == [zapbot]
    assert game.power(zapbot) == 1
    assert not game.can_use(flighterizer)
    game.end_turn()
    assert game.power(zapbot) == 2


@pytest.mark.card("flighterizer")
@pytest.mark.card("huffie")
@pytest.mark.clause("SU-99")
def test_huffie_with_a_flighterizer_has_two_talents() -> None:
    game = scenario(hand=[upgrade], bases=[at(tortuga, mine(huffie, flighterizer)), at(jungle_oasis)])
    game.use(huffie)
    game.use(flighterizer)
    assert game.minions(1) == [huffie]
    assert game.power(huffie) == 1


@pytest.mark.card("flighterizer")
@pytest.mark.clause("SU-182")
@pytest.mark.ruling("changerbots/flighterizer/1")
def test_whoever_controls_the_minion_uses_the_talent_that_it_has_been_lent() -> None:
    game = scenario(
        hand=[upgrade],
        rival_hand=[upgrade],
        bases=[at(tortuga, of(1, zapbot, of(0, flighterizer), owner=0)), at(jungle_oasis)],
    )
    assert not game.can_use(flighterizer)
    game.end_turn()
    game.use(flighterizer)
    assert game.minions(2, 1) == [zapbot]


@pytest.mark.card("flighterizer")
@pytest.mark.clause("SU-158")
def test_a_bearer_left_alone_neither_flies_nor_tires() -> None:
    worn = mine(zapbot, flighterizer, tooth_and_claw_and_guns)
    game = scenario(hand=[upgrade], bases=[at(tortuga, worn), at(jungle_oasis)])
    game.use(flighterizer)
    assert game.minions(1) == [zapbot]
    assert game.power(zapbot) == 2


# Cesium Armor, Matrix of Bossiness


@pytest.mark.card("cesium_armor")
@pytest.mark.clause("SU-137")
def test_cesium_armor_gives_one_power_to_any_minion() -> None:
    game = scenario(hand=[cesium_armor, king_rex], bases=[at(tortuga, mine(warbot), theirs(zapbot))])
    assert game.can_play(cesium_armor, on=warbot)
    game.play(cesium_armor, on=zapbot)
    assert game.power(zapbot) == 3


@pytest.mark.card("cesium_armor")
@pytest.mark.clause("SU-135")
def test_who_wears_cesium_armor_cannot_be_destroyed() -> None:
    for pick, left in ((zapbot, [zapbot, war_raptor]), (war_raptor, [zapbot])):
        game = scenario(
            hand=[seeing_stars, upgrade],
            bases=[at(tortuga, theirs(zapbot, cesium_armor), theirs(war_raptor))],
        )
        game.play(seeing_stars)
        game.choose(pick)
        assert game.minions(1) == left
    game = scenario(hand=[beam_up], bases=[at(tortuga, theirs(zapbot, cesium_armor))])
    game.play(beam_up)
    assert game.minions(1) == []


@pytest.mark.card("matrix_of_bossiness")
@pytest.mark.clause("SU-196")
@pytest.mark.ruling("changerbots/matrix_of_bossiness/2")
@pytest.mark.parametrize("minion", [huffie, leader_two], ids=["weaker", "stronger"])
def test_the_matrix_makes_five_of_whatever_is_printed(minion: Card) -> None:
    game = scenario(hand=[matrix_of_bossiness, king_rex], bases=[at(tortuga, mine(minion))])
    game.play(matrix_of_bossiness, on=minion)
    assert game.power(minion) == 5


@pytest.mark.card("matrix_of_bossiness")
@pytest.mark.clause("SU-196")
def test_other_modifiers_come_on_top_of_the_matrix_which_goes_on_own_minions() -> None:
    worn = mine(huffie, matrix_of_bossiness, upgrade, cesium_armor)
    game = scenario(hand=[matrix_of_bossiness, king_rex], bases=[at(tortuga, worn, theirs(zapbot))])
    assert game.power(huffie) == 8
    assert not game.can_play(matrix_of_bossiness, on=zapbot)


# Change Into A Gun


@pytest.mark.card("change_into_a_gun")
@pytest.mark.clause("SU-93")
def test_change_into_a_gun_destroys_a_minion_of_power_four_or_less_there() -> None:
    game = scenario(
        hand=[change_into_a_gun, king_rex],
        bases=[
            at(tortuga, mine(king_rex), theirs(laseratops), theirs(invader, upgrade), theirs(zapbot)),
            at(jungle_oasis, theirs(war_raptor)),
        ],
    )
    assert not game.can_play(change_into_a_gun, on=zapbot)
    game.play(change_into_a_gun, on=king_rex)
    assert game.power(king_rex) == 5
    assert set(game.options) == {laseratops, zapbot}
    assert not game.can_decline
    game.choose(laseratops)
    assert game.minions(1) == [king_rex, invader, zapbot]


@pytest.mark.card("change_into_a_gun")
@pytest.mark.clause("SU-195")
@pytest.mark.ruling("changerbots/change_into_a_gun/2")
def test_change_into_a_gun_hits_its_bearer_if_there_is_nobody_else() -> None:
    game = scenario(hand=[change_into_a_gun, king_rex], bases=[at(tortuga, mine(leader_two))])
    game.play(change_into_a_gun, on=leader_two)
    assert game.minions(1) == []
    assert sorted(card.id for card in game.me.discard) == ["change_into_a_gun", "leader_two"]


@pytest.mark.card("change_into_a_gun")
@pytest.mark.clause("SU-195")
def test_bruiser_alone_is_hit_by_change_into_a_gun_and_survives() -> None:
    game = scenario(hand=[change_into_a_gun, king_rex], bases=[at(tortuga, mine(bruiser))])
    game.play(change_into_a_gun, on=bruiser)
    assert game.minions(1) == [bruiser]
    assert game.attached(bruiser) == [change_into_a_gun]
    assert game.power(bruiser) == 0


@pytest.mark.card("change_into_a_gun")
@pytest.mark.clause("SU-11")
def test_the_gun_is_destroyed_when_the_own_turn_starts() -> None:
    game = scenario(
        hand=[change_into_a_gun, king_rex], rival_hand=[upgrade], bases=[at(tortuga, mine(king_rex))]
    )
    game.play(change_into_a_gun, on=king_rex)
    game.end_turn()
    assert game.attached(king_rex) == [change_into_a_gun]
    game.end_turn()
    assert game.attached(king_rex) == []
    assert game.power(king_rex) == 7
    assert game.me.discard == [change_into_a_gun]


@pytest.mark.card("change_into_a_gun")
@pytest.mark.clause("SU-161")
def test_a_gun_that_cannot_be_attached_does_not_fire() -> None:
    game = scenario(
        hand=[change_into_a_gun, king_rex],
        bases=[at(tortuga, mine(warbot, tooth_and_claw_and_guns), theirs(zapbot))],
    )
    game.play(change_into_a_gun, on=warbot)
    assert game.minions(1) == [warbot, zapbot]
    assert game.power(warbot) == 4


# Change Up and Roll On

TWO_BASES = [
    at(jungle_oasis, theirs(king_rex), theirs(laseratops), mine(zapbot)),
    at(tortuga, mine(king_rex), mine(warbot), theirs(war_raptor)),
]


@pytest.mark.card("change_up_and_roll_on")
@pytest.mark.clause("SU-98")
def test_a_convoy_joins_the_base_that_scores_each_with_one_power_less() -> None:
    game = scenario(hand=[change_up_and_roll_on], bases=TWO_BASES, base_deck=[ninja_dojo])
    game.end_turn()
    game.choose(change_up_and_roll_on)
    assert set(game.options) == {king_rex, warbot}
    game.choose(king_rex, warbot)
    assert game.minions(2) == [war_raptor]
    assert (game.me.vp, game.rival.vp) == (2, 2)  # 2 + 6 + 3 against 7 + 4


@pytest.mark.card("change_up_and_roll_on")
@pytest.mark.clause("SU-112")
@pytest.mark.ruling("changerbots/change_up_and_roll_on/1")
def test_a_convoy_may_be_of_one_or_of_none() -> None:
    game = scenario(hand=[change_up_and_roll_on], bases=TWO_BASES, base_deck=[ninja_dojo])
    game.end_turn()
    game.choose(change_up_and_roll_on)
    game.choose(king_rex)
    game.decline()
    assert game.minions(2) == [warbot, war_raptor]
    game = scenario(hand=[change_up_and_roll_on], bases=TWO_BASES, base_deck=[ninja_dojo])
    game.end_turn()
    game.choose(change_up_and_roll_on)
    game.decline()
    assert game.minions(2) == [king_rex, warbot, war_raptor]
    assert game.power(king_rex) == 7
    assert (game.me.vp, game.rival.vp) == (0, 2)


@pytest.mark.card("change_up_and_roll_on")
def test_who_does_not_arrive_is_not_weaker() -> None:
    bases = [
        at(jungle_oasis, theirs(king_rex), theirs(laseratops), mine(zapbot)),
        at(tortuga, mine(king_rex, tooth_and_claw_and_guns), mine(warbot)),
    ]
    game = scenario(hand=[change_up_and_roll_on], rival_hand=[upgrade], bases=bases, base_deck=[ninja_dojo])
    game.end_turn()
    game.choose(change_up_and_roll_on)
    game.choose(king_rex, warbot)
    assert game.minions(2) == [king_rex]
    assert [line for line in game.told if "−1 power" in line] == ["Warbot: −1 power (Change Up and Roll On)."]


@pytest.mark.card("change_up_and_roll_on")
@pytest.mark.clause("SU-98")
def test_no_convoy_rolls_at_another_time() -> None:
    game = scenario(hand=[change_up_and_roll_on, king_rex], bases=[at(tortuga, mine(warbot)), at(ninja_dojo)])
    game.play(change_up_and_roll_on)
    assert game.minions(1) == [warbot]
    assert game.power(warbot) == 4
    assert game.me.discard == [change_up_and_roll_on]


# Form Mergacon


@pytest.mark.card("form_mergacon")
@pytest.mark.clause("SU-105")
def test_mergacon_strengthens_the_own_minions_that_are_on_a_base_now() -> None:
    game = scenario(
        hand=[form_mergacon, huffie, upgrade],
        rival_hand=[upgrade],
        bases=[
            at(tortuga, mine(zapbot), of(0, invader, owner=1), theirs(collector)),
            at(jungle_oasis, mine(warbot)),
            at(ninja_dojo),
        ],
    )
    game.play(form_mergacon)
    assert game.options == [tortuga, jungle_oasis, ninja_dojo]
    game.choose_base(1)
    game.play(huffie, base=1)
    powers = [game.power(card) for card in (zapbot, invader, collector, warbot, huffie)]
    assert powers == [3, 4, 2, 4, 3]
    game.use(huffie)
    game.choose_base(2)
    game.end_turn()
    assert game.power(zapbot) == 2


def with_an_action_to_raise_power(*pieces: Piece) -> Play:
    """I may play nothing but an action that directly increases the power of a minion of mine."""
    every = [form_mergacon, cesium_armor, matrix_of_bossiness, the_touch, change_into_a_gun, disenchant]
    game = scenario(
        hand=every, bases=[at(tortuga, *pieces), at(jungle_oasis, theirs(zapbot)), at(ninja_dojo)]
    )
    game.table.action_plays = 0
    extra_action(game.table, game.table.frames[-1], raising=True)
    run(game.table, RULES)
    return game


@pytest.mark.card("form_mergacon")
@pytest.mark.card("cesium_armor")
@pytest.mark.card("matrix_of_bossiness")
@pytest.mark.card("the_touch")
@pytest.mark.card("change_into_a_gun")
@pytest.mark.clause("SU-104", "SU-190")
@pytest.mark.ruling("changerbots/change_into_a_gun/1")
@pytest.mark.ruling("changerbots/the_touch/3")
def test_which_actions_increase_power_directly() -> None:
    game = with_an_action_to_raise_power(mine(huffie, change_into_a_gun), mine(leader_two))
    assert game.can_play(form_mergacon)
    assert game.can_play(cesium_armor, on=huffie)
    assert not game.can_play(cesium_armor, on=zapbot)
    assert game.can_play(matrix_of_bossiness, on=huffie)
    assert not game.can_play(matrix_of_bossiness, on=leader_two)
    assert not game.can_play(the_touch)
    assert not game.can_play(change_into_a_gun)
    assert not game.can_play(disenchant)  # it would rid Huffie of the Gun


@pytest.mark.card("form_mergacon")
@pytest.mark.clause("SU-104")
def test_mergacon_that_has_to_increase_power_is_formed_where_it_does() -> None:
    game = with_an_action_to_raise_power(mine(huffie))
    game.play(form_mergacon)
    assert game.power(huffie) == 4
    game = scenario(
        hand=[form_mergacon, king_rex], bases=[at(tortuga, mine(huffie)), at(jungle_oasis, mine(zapbot))]
    )
    minion = game.in_play(zapbot)
    (way,) = ways_to_raise(game.table, 0, minion)
    play_packed(game.table, 0, way, raising=minion)
    run(game.table, RULES)
    assert (game.power(huffie), game.power(zapbot)) == (3, 3)


@pytest.mark.card("form_mergacon")
@pytest.mark.clause("SU-104")
def test_mergacon_raises_nobody_for_who_has_no_minion() -> None:
    game = scenario(hand=[form_mergacon, king_rex], bases=[at(tortuga, theirs(zapbot))])
    assert ways_to_raise(game.table, 0, game.in_play(zapbot)) == []


# Passengers


@pytest.mark.card("passengers")
@pytest.mark.clause("SU-89", "SU-99")
def test_passengers_come_along_from_where_the_bearer_was() -> None:
    game = scenario(
        hand=[way_of_deception, king_rex],
        bases=[
            at(tortuga, mine(king_rex, passengers), mine(zapbot), mine(warbot), theirs(war_raptor)),
            at(jungle_oasis, mine(collector)),
        ],
    )
    assert not game.can_use(passengers)
    game.play(way_of_deception)
    game.choose(king_rex)
    game.use(passengers)
    assert set(game.options) == {zapbot, warbot}
    assert not game.can_decline
    game.choose(zapbot)
    assert game.minions(2) == [collector, king_rex, zapbot]
    assert not game.can_use(passengers)


@pytest.mark.card("passengers")
@pytest.mark.ruling("changerbots/passengers/2")
def test_of_several_bases_the_one_left_last_counts() -> None:
    game = scenario(
        hand=[way_of_deception, king_rex],
        bases=[
            at(tortuga, mine(huffie, passengers), mine(zapbot)),
            at(jungle_oasis, mine(warbot)),
            at(ninja_dojo),
        ],
    )
    game.play(way_of_deception)
    game.choose(huffie)
    game.choose_base(2)
    game.use(huffie)
    game.choose_base(3)
    game.use(passengers)
    assert game.minions(3) == [huffie, warbot]


@pytest.mark.card("passengers")
@pytest.mark.clause("SU-182")
@pytest.mark.ruling("changerbots/passengers/2")
def test_passengers_are_the_bearers_controllers() -> None:
    """It goes on any minion; and a move of an earlier turn does not count."""
    game = scenario(
        hand=[passengers, king_rex],
        rival_hand=[upgrade],
        bases=[at(tortuga, theirs(huffie), theirs(zapbot), mine(king_rex)), at(jungle_oasis, theirs(warbot))],
    )
    game.play(passengers, on=huffie)
    game.end_turn()
    game.use(huffie)
    game.use(passengers)
    assert game.minions(2) == [warbot, huffie, zapbot]
    game.end_turn()
    assert not game.can_use(passengers)
    game.end_turn()
    assert not game.can_use(passengers)


# The Touch


@pytest.mark.card("the_touch")
@pytest.mark.clause("SU-188", "SU-91")
@pytest.mark.ruling("changerbots/the_touch/1")
def test_the_touch_gives_three_power_for_all_other_abilities() -> None:
    game = scenario(
        hand=[the_touch, ninja_master],
        bases=[at(tortuga, mine(bruiser, flighterizer), theirs(zapbot)), at(jungle_oasis)],
    )
    assert not game.can_play(the_touch, on=zapbot)
    game.play(the_touch, on=bruiser)
    game.use(the_touch)
    assert game.power(bruiser) == 5
    assert not game.can_use(bruiser)
    assert not game.can_use(flighterizer)
    strike(game)
    assert not game.is_in_play(bruiser)


@pytest.mark.card("the_touch")
@pytest.mark.card("cesium_armor")
@pytest.mark.card("matrix_of_bossiness")
@pytest.mark.clause("SU-188")
@pytest.mark.ruling("changerbots/the_touch/1")
@pytest.mark.ruling("changerbots/cesium_armor/1")
@pytest.mark.ruling("changerbots/matrix_of_bossiness/1")
def test_who_feels_the_touch_keeps_what_other_actions_do_themselves() -> None:
    worn = mine(bruiser, the_touch, cesium_armor, matrix_of_bossiness)
    game = scenario(hand=[ninja_master, upgrade], bases=[at(tortuga, worn)])
    game.use(the_touch)
    assert game.power(bruiser) == 9
    strike(game)
    assert game.is_in_play(bruiser)


@pytest.mark.card("the_touch")
@pytest.mark.clause("SU-188")
def test_the_touch_lasts_until_the_turn_ends_and_comes_back_itself() -> None:
    game = scenario(
        hand=[upgrade],
        rival_hand=[ninja_master, upgrade],
        bases=[at(tortuga, mine(bruiser, the_touch, the_touch))],
    )
    game.use(the_touch)
    assert not game.can_use(the_touch)  # the other one is lost
    game.end_turn()
    assert game.power(bruiser) == 2
    strike(game)
    assert game.is_in_play(bruiser)
    game.end_turn()
    assert len(game.plays_of(the_touch)) == 2
    assert game.can_use(bruiser)


@pytest.mark.card("the_touch")
@pytest.mark.card("flighterizer")
@pytest.mark.clause("SU-138")
@pytest.mark.ruling("changerbots/the_touch/2")
def test_what_is_gained_after_the_touch_is_kept() -> None:
    game = scenario(
        hand=[flighterizer, king_rex], bases=[at(tortuga, mine(zapbot, the_touch)), at(jungle_oasis)]
    )
    game.use(the_touch)
    game.play(flighterizer, on=zapbot)
    assert game.can_use(flighterizer)


@pytest.mark.card("the_touch")
@pytest.mark.clause("SU-182")
def test_the_touch_is_used_by_who_controls_its_bearer() -> None:
    game = scenario(
        hand=[upgrade],
        rival_hand=[upgrade],
        bases=[at(tortuga, of(1, zapbot, of(0, the_touch), owner=0))],
    )
    assert not game.can_use(the_touch)
    game.end_turn()
    game.use(the_touch)
    assert game.power(zapbot) == 5


@pytest.mark.card("the_touch")
@pytest.mark.clause("SU-158")
def test_who_does_not_feel_the_touch_loses_nothing() -> None:
    worn = mine(bruiser, the_touch, tooth_and_claw_and_guns)
    game = scenario(hand=[upgrade], bases=[at(tortuga, worn)])
    game.use(the_touch)
    assert game.power(bruiser) == 2
    assert game.can_use(bruiser)


# Changing Room


@pytest.mark.card("changing_room")
@pytest.mark.card("bruiser")
@pytest.mark.clause("SU-197")
@pytest.mark.ruling("bases/changing_room/1")
def test_a_talent_used_in_the_changing_room_strengthens_this_turn() -> None:
    game = scenario(
        hand=[upgrade],
        rival_hand=[upgrade],
        bases=[at(changing_room, mine(bruiser), mine(zapbot)), at(tortuga, mine(bruiser))],
    )
    game.use(bruiser)
    assert game.power(bruiser) == 5
    assert game.power(zapbot) == 2
    game.use(bruiser)
    assert game.power(bruiser, nth=2) == 4  # it is elsewhere
    game.end_turn()
    assert game.power(bruiser) == 4
    game.end_turn()
    assert game.power(bruiser) == 2


@pytest.mark.card("changing_room")
@pytest.mark.card("the_touch")
@pytest.mark.clause("SU-138", "SU-197")
@pytest.mark.ruling("bases/changing_room/1")
@pytest.mark.ruling("bases/changing_room/4")
def test_the_changing_room_counts_the_talents_of_attached_actions() -> None:
    game = scenario(hand=[upgrade], bases=[at(changing_room, mine(zapbot, the_touch))])
    game.use(the_touch)
    assert game.power(zapbot) == 6


@pytest.mark.card("changing_room")
@pytest.mark.card("huffie")
@pytest.mark.clause("SU-197")
@pytest.mark.ruling("bases/changing_room/2")
def test_a_talent_that_leads_to_the_changing_room_gives_nothing_and_one_that_leads_away_does() -> None:
    game = scenario(hand=[upgrade], bases=[at(changing_room), at(tortuga, mine(huffie))])
    game.use(huffie)
    assert game.minions(1) == [huffie]
    assert game.power(huffie) == 2
    game = scenario(hand=[upgrade], bases=[at(changing_room, mine(huffie)), at(tortuga)])
    game.use(huffie)
    assert game.minions(2) == [huffie]
    assert game.power(huffie) == 3


@pytest.mark.card("changing_room")
@pytest.mark.card("leader_two")
@pytest.mark.clause("SU-197")
@pytest.mark.ruling("bases/changing_room/3")
def test_every_talent_used_in_the_changing_room_counts() -> None:
    game = scenario(hand=[upgrade], bases=[at(changing_room, mine(leader_two, the_touch), mine(bruiser))])
    game.use(leader_two)
    game.use(the_touch)
    game.use(bruiser)
    assert game.power(leader_two) == 6 + 1 + 3 + 1
    assert game.power(bruiser) == 2 + 2 + 2 + 1


@pytest.mark.card("changing_room")
@pytest.mark.card("solarshout")
@pytest.mark.clause("SU-41")
def test_who_leaves_before_the_changing_room_acts_and_comes_again_gets_nothing() -> None:
    game = scenario(hand=[abduction, upgrade], bases=[at(changing_room, mine(solarshout))])
    game.use(solarshout)
    game.choose(abduction)  # the extra action, before the base acts
    game.choose(solarshout)  # the extra minion
    assert game.is_play_phase
    assert game.power(solarshout) == 4


@pytest.mark.card("changing_room")
@pytest.mark.clause("SU-174")
def test_an_ignored_changing_room_does_nothing() -> None:
    game = scenario(hand=[upgrade], bases=[at(changing_room, mine(bruiser), theirs(jammed_signal))])
    game.use(bruiser)
    assert game.power(bruiser) == 4


# Unicrave

NINETEEN = [mine(king_rex), mine(king_rex), mine(invader), theirs(collector)]


@pytest.mark.card("unicrave")
@pytest.mark.clause("SU-194", "SU-133", "SU-32")
@pytest.mark.ruling("bases/unicrave/1")
@pytest.mark.ruling("bases/unicrave/2")
def test_the_next_base_scores_in_place_of_unicrave_below_its_breakpoint_too() -> None:
    game = scenario(
        hand=[upgrade],
        bases=[at(unicrave, *NINETEEN, mine(enshrouding_mist)), at(tortuga)],
        base_deck=[the_mothership, ninja_dojo],
    )
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (4, 2)
    assert game.asking is the_mothership  # what it does itself after it has scored
    assert game.breakpoint(1) == 20
    assert game.total(1) == 19
    assert game.actions(1) == [enshrouding_mist]
    game.choose(invader)
    assert invader in game.me.hand
    assert game.base(1) is ninja_dojo
    assert len(game.table.base_discard) == 2


@pytest.mark.card("unicrave")
@pytest.mark.clause("SU-194", "SU-37")
def test_the_base_after_unicrave_does_what_it_does_when_it_scores() -> None:
    game = scenario(
        hand=[upgrade],
        bases=[at(unicrave, *NINETEEN), at(tortuga)],
        base_deck=[factory_436_1337, ninja_dojo],
    )
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (2 + 17 // 5, 2)


@pytest.mark.card("unicrave")
@pytest.mark.clause("SU-125")
def test_unicrave_scores_itself_for_nothing_if_there_is_no_next_base() -> None:
    game = scenario(hand=[upgrade], bases=[at(unicrave, *NINETEEN), at(tortuga)])
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (0, 0)
    assert invader in game.me.discard


@pytest.mark.card("unicrave")
@pytest.mark.clause("SU-174")
def test_unicrave_scores_itself_for_nothing_if_it_is_ignored() -> None:
    game = scenario(
        hand=[upgrade],
        bases=[at(unicrave, *NINETEEN, mine(jammed_signal)), at(tortuga)],
        base_deck=[the_mothership, ninja_dojo],
    )
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (0, 0)
    assert game.base(1) is the_mothership
