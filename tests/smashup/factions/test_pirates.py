"""Pirates and their bases."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import FACTIONS, Card
from baston.games.smashup.factions.aliens import collector, crop_circles, invader, supreme_overlord
from baston.games.smashup.factions.dinosaurs import (
    howl,
    jungle_oasis,
    king_rex,
    tar_pits,
    upgrade,
)
from baston.games.smashup.factions.ninjas import (
    hidden_ninja,
    ninja_dojo,
    ninja_master,
    shinobi,
    temple_of_goju,
    tiger_assassin,
)
from baston.games.smashup.factions.pirates import (
    broadside,
    buccaneer,
    cannon,
    dinghy,
    first_mate,
    full_sail,
    pirate_king,
    powderkeg,
    saucy_wench,
    sea_dogs,
    shanghai,
    swashbuckling,
    the_grey_opal,
    tortuga,
)
from baston.games.smashup.factions.robots import (
    microbot_alpha,
    nukebot,
    warbot,
    zapbot,
)
from baston.games.smashup.factions.tricksters import brownie, cave_of_shinies
from baston.games.smashup.factions.wizards import chronomage, enchantress
from baston.games.smashup.verbs.lasting import forget_powers
from tests.smashup.scenario import at, mine, of, scenario, theirs

about_to_score = at(jungle_oasis, mine(king_rex), theirs(supreme_overlord))  # 7 + 5: its breakpoint is 12

# Pirate King


@pytest.mark.card("pirate_king")
@pytest.mark.ruling("pirates/pirate_king/1")
@pytest.mark.ruling("pirates/pirate_king/2")
@pytest.mark.ruling("pirates/pirate_king/3")
def test_pirate_king_comes_to_the_base_about_to_score_with_what_he_bears() -> None:
    game = scenario(
        bases=[about_to_score, at(tar_pits), at(tortuga, theirs(pirate_king, upgrade))],
        base_deck=[ninja_dojo],
    )
    assert game.asked == 1
    assert game.options == [pirate_king]
    assert game.can_decline
    game.choose(pirate_king)
    assert [game.me.vp, game.rival.vp] == [0, 2]
    assert game.rival.discard == [supreme_overlord, upgrade, pirate_king]


@pytest.mark.card("pirate_king")
@pytest.mark.ruling("pirates/pirate_king/2")
def test_pirate_king_may_stay_away() -> None:
    game = scenario(bases=[about_to_score, at(tortuga, theirs(pirate_king))], base_deck=[ninja_dojo])
    game.decline()
    assert [game.me.vp, game.rival.vp] == [2, 0]
    assert game.minions(2) == [pirate_king]


@pytest.mark.card("pirate_king")
@pytest.mark.ruling("pirates/pirate_king/1")
def test_pirate_king_is_not_asked_about_the_base_where_he_is() -> None:
    game = scenario(
        rival_hand=[king_rex],
        bases=[at(jungle_oasis, mine(king_rex), theirs(pirate_king)), at(tortuga)],
        base_deck=[ninja_dojo],
    )
    assert game.is_play_phase
    assert game.me.vp == 2


@pytest.mark.card("pirate_king")
@pytest.mark.clause("SU-34", "SU-142")
def test_pirate_king_is_asked_before_hands_and_again_after_a_card_from_a_hand() -> None:
    game = scenario(
        hand=[shinobi, hidden_ninja, king_rex],
        bases=[about_to_score, at(tortuga, theirs(pirate_king))],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    assert game.asked == 1
    game.decline()
    assert game.asked == 0
    game.choose(shinobi)
    assert game.asked == 1
    assert game.options == [pirate_king]
    game.choose(pirate_king)
    assert game.asked == 0
    game.choose(hidden_ninja)
    assert game.rival.discard == [supreme_overlord, pirate_king]


@pytest.mark.card("pirate_king")
@pytest.mark.clause("SU-123", "SU-142")
def test_pirate_king_is_asked_in_the_one_rotation_of_2012() -> None:
    game = scenario(
        hand=[shinobi],
        bases=[about_to_score, at(tortuga, theirs(pirate_king))],
        base_deck=[ninja_dojo],
        edition="2012",
    )
    game.end_turn()
    assert game.asked == 0
    assert game.options == [shinobi]
    game.decline()
    assert game.asked == 1
    assert game.options == [pirate_king]


@pytest.mark.card("pirate_king")
@pytest.mark.ruling("pirates/pirate_king/2")
def test_pirate_king_may_come_to_each_base_that_scores() -> None:
    game = scenario(
        bases=[about_to_score, at(ninja_dojo, *[mine(king_rex)] * 3), at(tortuga, theirs(pirate_king))],
        base_deck=[tar_pits, temple_of_goju],
    )
    game.choose_base(1)
    game.decline()
    assert game.options == [pirate_king]
    game.choose(pirate_king)
    assert game.rival.vp == 3


# Buccaneer


@pytest.mark.card("buccaneer")
@pytest.mark.ruling("pirates/buccaneer/1")
@pytest.mark.clause("SU-135", "SU-151")
def test_buccaneer_moves_instead_of_being_destroyed() -> None:
    game = scenario(
        hand=[ninja_master, howl],
        bases=[at(cave_of_shinies, theirs(buccaneer, upgrade)), at(tortuga), at(tar_pits)],
    )
    game.play(ninja_master, base=1)
    game.choose(buccaneer)
    assert game.asked == 1
    assert game.options == [tortuga, tar_pits]
    assert not game.can_decline
    game.choose_base(3)
    assert game.minions(3) == [buccaneer]
    assert game.attached(buccaneer) == [upgrade]
    assert game.rival.vp == 0


@pytest.mark.card("buccaneer")
@pytest.mark.ruling("pirates/buccaneer/2")
def test_buccaneer_that_cannot_move_is_not_destroyed_either() -> None:
    game = scenario(hand=[ninja_master, howl], bases=[at(tortuga, theirs(buccaneer))])
    game.play(ninja_master, base=1)
    game.choose(buccaneer)
    assert game.minions(1) == [buccaneer, ninja_master]
    assert game.rival.discard == []


@pytest.mark.card("buccaneer")
@pytest.mark.ruling("pirates/buccaneer/3")
@pytest.mark.clause("SU-33")
def test_buccaneer_does_not_escape_when_its_base_has_scored() -> None:
    game = scenario(
        rival_hand=[king_rex],
        bases=[at(jungle_oasis, mine(king_rex), mine(king_rex), theirs(buccaneer)), at(tortuga)],
        base_deck=[tar_pits],
    )
    assert game.is_play_phase
    assert game.rival.discard == [buccaneer]


@pytest.mark.card("buccaneer")
@pytest.mark.ruling("pirates/buccaneer/3")
def test_buccaneer_does_not_escape_a_return() -> None:
    game = scenario(
        hand=[crop_circles], rival_hand=[king_rex], bases=[at(tortuga, theirs(buccaneer)), at(tar_pits)]
    )
    game.play(crop_circles)
    game.choose_base(1)
    assert game.rival.hand == [king_rex, buccaneer]


@pytest.mark.card("buccaneer")
@pytest.mark.ruling("pirates/buccaneer/4")
def test_buccaneer_escapes_as_often_as_it_must_and_saves_nobody_else() -> None:
    game = scenario(
        hand=[ninja_master, powderkeg, king_rex],
        bases=[at(tortuga, mine(buccaneer), theirs(buccaneer), theirs(invader)), at(tar_pits)],
    )
    game.play(powderkeg)
    assert game.minions(1) == []
    assert game.minions(2) == [buccaneer, buccaneer]
    assert game.rival.discard == [invader]
    game.play(ninja_master, base=2)
    game.choose(buccaneer, nth=2)
    assert game.minions(1) == [buccaneer]


# Saucy Wench


@pytest.mark.card("saucy_wench")
@pytest.mark.ruling("pirates/saucy_wench/1")
@pytest.mark.clause("SU-155")
def test_saucy_wench_may_destroy_power_2_but_not_3_here() -> None:
    game = scenario(
        hand=[saucy_wench],
        bases=[
            at(tortuga, theirs(invader), theirs(collector), mine(zapbot)),
            at(tar_pits, theirs(collector)),
        ],
    )
    game.play(saucy_wench, base=1)
    assert game.options == [collector, zapbot]
    assert game.can_decline
    game.choose(collector)
    assert game.rival.discard == [collector]
    assert game.minions(1) == [invader, zapbot, saucy_wench]


@pytest.mark.card("saucy_wench")
def test_saucy_wench_may_spare_all() -> None:
    game = scenario(hand=[saucy_wench], bases=[at(tortuga, theirs(collector))])
    game.play(saucy_wench, base=1)
    game.decline()
    assert game.minions(1) == [collector, saucy_wench]


# First Mate


@pytest.mark.card("first_mate")
@pytest.mark.ruling("pirates/first_mate/1")
@pytest.mark.ruling("pirates/first_mate/4")
@pytest.mark.clause("SU-143", "SU-144")
def test_first_mate_leaves_the_base_that_has_scored_for_another_in_play() -> None:
    game = scenario(
        bases=[
            at(jungle_oasis, *[mine(king_rex)] * 2, theirs(first_mate, upgrade)),
            at(tortuga),
            at(tar_pits),
        ],
        base_deck=[ninja_dojo],
    )
    assert game.asked == 1
    assert game.options == [tortuga, tar_pits]
    assert game.can_decline
    game.choose_base(2)
    assert game.minions(2) == [first_mate]
    assert game.attached(first_mate) == [upgrade]
    assert game.base(1) is ninja_dojo
    assert game.rival.discard == []


@pytest.mark.card("first_mate")
def test_first_mate_may_go_down_with_the_base() -> None:
    game = scenario(
        bases=[at(jungle_oasis, *[mine(king_rex)] * 2, theirs(first_mate)), at(tortuga)],
        base_deck=[ninja_dojo],
    )
    game.decline()
    assert game.rival.discard == [first_mate]


@pytest.mark.card("first_mate")
def test_first_mate_elsewhere_is_not_asked() -> None:
    game = scenario(
        rival_hand=[king_rex],
        bases=[about_to_score, at(tortuga, theirs(first_mate)), at(tar_pits)],
        base_deck=[ninja_dojo],
    )
    assert game.is_play_phase
    assert game.minions(2) == [first_mate]


@pytest.mark.card("first_mate")
@pytest.mark.ruling("pirates/first_mate/2")
@pytest.mark.clause("SU-41", "SU-143")
def test_first_mate_that_is_destroyed_before_the_discarding_moves_nowhere() -> None:
    game = scenario(
        bases=[at(ninja_dojo, *[mine(king_rex)] * 3, theirs(first_mate)), at(tortuga)],
        base_deck=[tar_pits],
    )
    game.choose(first_mate)  # the active player orders the two: First Mate first
    game.choose_base(2)
    assert game.minions(1) == [king_rex, king_rex, king_rex, first_mate]
    game.choose(first_mate)  # Ninja Dojo
    assert game.rival.discard == [first_mate]
    assert game.minions(2) == []


@pytest.mark.card("first_mate")
@pytest.mark.ruling("pirates/first_mate/1")
@pytest.mark.ruling("pirates/first_mate/3")
@pytest.mark.clause("SU-31", "SU-145")
def test_first_mate_makes_the_next_base_score_and_leaves_again() -> None:
    game = scenario(
        bases=[
            at(jungle_oasis, *[mine(king_rex)] * 2, theirs(first_mate)),
            at(temple_of_goju, theirs(king_rex), theirs(king_rex), mine(collector)),
            at(tortuga),
        ],
        base_deck=[tar_pits, the_grey_opal],
    )
    game.choose_base(2)
    game.choose(first_mate)
    game.choose_base(1)
    game.choose(king_rex)
    assert game.minions(1) == [first_mate]
    assert game.rival.vp == 2


@pytest.mark.card("first_mate")
@pytest.mark.ruling("pirates/first_mate/4")
@pytest.mark.clause("SU-85")
def test_who_controls_first_mate_decides() -> None:
    game = scenario(
        bases=[at(jungle_oasis, *[mine(king_rex)] * 2, of(1, first_mate, owner=0)), at(tortuga)],
        base_deck=[ninja_dojo],
    )
    assert game.asked == 1
    game.choose_base(2)
    assert game.minions(2, seat=1) == [first_mate]


# Broadside


@pytest.mark.card("broadside")
@pytest.mark.ruling("pirates/broadside/1")
@pytest.mark.clause("SU-155")
def test_broadside_destroys_power_2_but_not_3_of_one_player_where_i_have_a_minion() -> None:
    game = scenario(
        hand=[broadside, king_rex],
        bases=[
            at(tortuga, mine(collector), theirs(collector), theirs(zapbot), theirs(invader), of(2, zapbot)),
            at(tar_pits, theirs(collector)),
            at(ninja_dojo, mine(shinobi)),
        ],
        players=3,
    )
    game.play(broadside)
    assert game.options == [tortuga, ninja_dojo]
    assert not game.can_decline
    game.choose_base(1)
    assert len(game.decision.options) == 3
    game.choose_seat(1)
    assert game.minions(1) == [collector, invader, zapbot]
    assert game.rival.discard == [collector, zapbot]
    assert game.minions(2) == [collector]


@pytest.mark.card("broadside")
@pytest.mark.ruling("pirates/broadside/1")
def test_broadside_may_be_aimed_at_oneself() -> None:
    game = scenario(hand=[broadside, king_rex], bases=[at(tortuga, mine(collector), theirs(collector))])
    game.play(broadside)
    game.choose_seat(0)
    assert game.minions(1) == [collector]
    assert game.me.discard == [collector, broadside]


@pytest.mark.card("broadside")
@pytest.mark.ruling("pirates/broadside/2")
@pytest.mark.clause("SU-135")
def test_broadside_reads_the_powers_once() -> None:
    game = scenario(
        hand=[broadside, king_rex],
        bases=[at(tortuga, mine(shinobi), theirs(collector), theirs(zapbot), theirs(microbot_alpha))],
    )
    assert game.power(microbot_alpha) == 3
    game.play(broadside)
    game.choose_seat(1)
    assert game.minions(1) == [shinobi, microbot_alpha]
    assert game.power(microbot_alpha) == 1


@pytest.mark.card("broadside")
@pytest.mark.ruling("pirates/broadside/3")
@pytest.mark.clause("SU-130")
def test_broadside_may_miss() -> None:
    game = scenario(
        hand=[broadside, king_rex],
        bases=[at(tortuga, mine(shinobi)), at(tar_pits, mine(shinobi), theirs(collector))],
    )
    game.play(broadside)
    game.choose_base(1)
    game.choose_seat(1)
    assert game.is_play_phase
    assert game.minions(2) == [shinobi, collector]


# Cannon


@pytest.mark.card("cannon")
@pytest.mark.ruling("pirates/cannon/1")
@pytest.mark.clause("SU-135", "SU-155")
def test_cannon_destroys_up_to_two_of_power_2_on_any_bases_together() -> None:
    game = scenario(
        hand=[cannon, king_rex],
        bases=[at(tortuga, theirs(collector), theirs(invader)), at(tar_pits, mine(zapbot), theirs(zapbot))],
    )
    game.play(cannon)
    assert game.options == [collector, zapbot, zapbot]
    assert game.can_decline
    game.choose(collector)
    assert game.minions(1) == [collector, invader]
    game.choose(zapbot, nth=2)
    assert game.is_play_phase
    assert [game.minions(1), game.minions(2)] == [[invader], [zapbot]]


@pytest.mark.card("cannon")
@pytest.mark.clause("SU-112")
def test_cannon_may_destroy_one_or_none() -> None:
    game = scenario(hand=[cannon, king_rex], bases=[at(tortuga, theirs(collector), theirs(zapbot))])
    game.play(cannon)
    game.choose(zapbot)
    game.decline()
    assert game.minions(1) == [collector]
    game = scenario(hand=[cannon, king_rex], bases=[at(tortuga, theirs(collector))])
    game.play(cannon)
    game.decline()
    assert game.minions(1) == [collector]


# Dinghy


@pytest.mark.card("dinghy")
@pytest.mark.ruling("pirates/dinghy/1")
def test_dinghy_moves_two_of_my_minions_to_different_bases() -> None:
    game = scenario(
        hand=[dinghy, king_rex],
        bases=[
            at(tortuga, mine(collector), mine(zapbot), theirs(invader)),
            at(tar_pits),
            at(ninja_dojo, mine(shinobi)),
        ],
    )
    game.play(dinghy)
    assert game.options == [collector, zapbot, shinobi]
    assert game.can_decline
    game.choose(collector)
    assert game.options == [tar_pits, ninja_dojo]
    game.choose_base(2)
    assert game.options == [zapbot, shinobi]
    game.choose(zapbot)
    game.choose_base(3)
    assert game.is_play_phase
    assert [game.minions(1), game.minions(2), game.minions(3)] == [[invader], [collector], [shinobi, zapbot]]


@pytest.mark.card("dinghy")
@pytest.mark.clause("SU-112")
def test_dinghy_may_move_one_or_none() -> None:
    game = scenario(hand=[dinghy, king_rex], bases=[at(tortuga, mine(collector), mine(zapbot)), at(tar_pits)])
    game.play(dinghy)
    game.choose(collector)
    game.decline()
    assert game.is_play_phase
    assert game.minions(1) == [zapbot]
    assert game.minions(2) == [collector]


@pytest.mark.card("dinghy")
@pytest.mark.ruling("pirates/dinghy/2")
@pytest.mark.clause("SU-98")
def test_dinghy_is_no_special() -> None:
    game = scenario(rival_hand=[dinghy, king_rex], bases=[about_to_score, at(tortuga)], base_deck=[tar_pits])
    assert game.is_play_phase
    assert game.rival.hand == [dinghy, king_rex]
    assert game.rival.discard == [supreme_overlord]


# Full Sail


@pytest.mark.card("full_sail")
@pytest.mark.ruling("pirates/full_sail/1")
@pytest.mark.clause("SU-112")
def test_full_sail_moves_any_number_of_my_minions_once_each() -> None:
    game = scenario(
        hand=[full_sail, king_rex],
        bases=[
            at(tortuga, mine(collector), mine(zapbot), mine(invader), theirs(brownie)),
            at(tar_pits),
            at(ninja_dojo),
        ],
    )
    game.play(full_sail)
    game.choose(collector)
    game.choose_base(2)
    game.choose(zapbot)
    game.choose_base(3)
    assert game.options == [invader]
    game.choose(invader)
    game.choose_base(3)
    assert game.is_play_phase
    assert [game.minions(1), game.minions(2), game.minions(3)] == [[brownie], [collector], [zapbot, invader]]
    assert game.me.discard == [full_sail]


@pytest.mark.card("full_sail")
@pytest.mark.clause("SU-112")
def test_full_sail_may_move_nobody() -> None:
    game = scenario(hand=[full_sail, king_rex], bases=[at(tortuga, mine(collector)), at(tar_pits)])
    game.play(full_sail)
    game.decline()
    assert game.minions(1) == [collector]


@pytest.mark.card("full_sail")
@pytest.mark.ruling("pirates/full_sail/3")
@pytest.mark.clause("SU-32", "SU-98", "SU-140")
def test_full_sail_empties_a_base_that_still_scores_and_uses_no_free_action() -> None:
    game = scenario(
        rival_hand=[full_sail, howl, king_rex],
        bases=[at(jungle_oasis, mine(king_rex), theirs(supreme_overlord)), at(tortuga)],
        base_deck=[tar_pits],
    )
    assert game.asked == 1
    game.choose(full_sail)
    game.choose(supreme_overlord)
    assert [game.me.vp, game.rival.vp] == [2, 0]
    assert game.minions(2) == [supreme_overlord]
    assert game.can_play(howl)


@pytest.mark.card("full_sail")
@pytest.mark.ruling("pirates/full_sail/2")
@pytest.mark.clause("SU-98")
def test_full_sail_as_a_special_moves_from_any_base_to_any_base() -> None:
    game = scenario(
        rival_hand=[full_sail],
        bases=[about_to_score, at(tortuga, theirs(shinobi)), at(tar_pits)],
        base_deck=[ninja_dojo],
    )
    game.choose(full_sail)
    game.choose(shinobi)
    assert game.options == [jungle_oasis, tar_pits]
    game.choose_base(3)
    game.decline()
    assert game.minions(3) == [shinobi]
    assert game.rival.discard == [full_sail, supreme_overlord]


# Powderkeg


@pytest.mark.card("powderkeg")
@pytest.mark.ruling("pirates/powderkeg/2")
@pytest.mark.clause("SU-153")
def test_powderkeg_destroys_my_minion_and_all_that_are_not_stronger_there() -> None:
    game = scenario(
        hand=[powderkeg, king_rex],
        bases=[
            at(
                tortuga,
                mine(microbot_alpha),
                mine(zapbot),
                mine(zapbot),
                theirs(invader),
                theirs(tiger_assassin),
            ),
            at(tar_pits, theirs(collector)),
        ],
    )
    assert game.power(microbot_alpha) == 3
    game.play(powderkeg)
    assert game.options == [microbot_alpha, zapbot, zapbot]
    assert not game.can_decline
    game.choose(microbot_alpha)
    assert game.minions(1) == [tiger_assassin]
    assert game.minions(2) == [collector]
    assert game.me.discard == [microbot_alpha, zapbot, zapbot, powderkeg]
    assert game.rival.discard == [invader]


@pytest.mark.card("powderkeg")
@pytest.mark.ruling("pirates/powderkeg/1")
@pytest.mark.clause("SU-153")
@pytest.mark.parametrize("keg", [warbot, buccaneer])
def test_the_others_die_even_if_the_powderkeg_survives(keg: Card) -> None:
    game = scenario(hand=[powderkeg, king_rex], bases=[at(tortuga, mine(keg), theirs(invader)), at(tar_pits)])
    game.play(powderkeg)
    assert game.is_in_play(keg)
    assert game.rival.discard == [invader]


@pytest.mark.card("powderkeg")
@pytest.mark.clause("SU-152")
def test_powderkeg_sets_off_what_watches_the_dead() -> None:
    game = scenario(
        hand=[powderkeg, howl, king_rex],
        bases=[at(tortuga, mine(pirate_king), mine(king_rex), theirs(nukebot))],
    )
    game.play(powderkeg)
    game.choose(pirate_king)
    assert game.minions(1) == []
    assert game.me.discard == [pirate_king, king_rex, powderkeg]


# Sea Dogs


@pytest.mark.card("sea_dogs")
@pytest.mark.ruling("pirates/sea_dogs/1")
@pytest.mark.ruling("pirates/sea_dogs/2")
def test_sea_dogs_chase_the_others_minions_of_one_faction_from_a_base_to_another() -> None:
    game = scenario(
        hand=[sea_dogs, king_rex],
        bases=[
            at(tortuga, mine(zapbot), theirs(zapbot), theirs(warbot), theirs(invader), of(2, zapbot)),
            at(tar_pits, theirs(nukebot)),
            at(ninja_dojo),
        ],
        players=3,
    )
    game.play(sea_dogs)
    assert len(game.decision.options) == len([faction for faction in FACTIONS if faction.cards])
    game.choose_faction("robots")
    assert game.options == [tortuga, tar_pits, ninja_dojo]
    game.choose_base(1)
    assert game.options == [tar_pits, ninja_dojo]
    game.choose_base(3)
    assert game.minions(1) == [zapbot, invader]
    assert game.minions(2) == [nukebot]
    assert game.minions(3) == [zapbot, warbot, zapbot]


@pytest.mark.card("sea_dogs")
@pytest.mark.ruling("pirates/sea_dogs/3")
@pytest.mark.clause("SU-154")
def test_sea_dogs_go_by_the_printed_faction() -> None:
    game = scenario(
        hand=[sea_dogs, king_rex], bases=[at(tortuga, theirs(microbot_alpha), theirs(invader)), at(tar_pits)]
    )
    game.play(sea_dogs)
    game.choose_faction("robots")
    game.choose_base(1)
    assert game.minions(1) == [invader]
    assert game.minions(2) == [microbot_alpha]


# Shanghai


@pytest.mark.card("shanghai")
def test_shanghai_moves_a_minion_of_an_opponent() -> None:
    game = scenario(
        hand=[shanghai, king_rex],
        bases=[at(tortuga, mine(zapbot), theirs(invader)), at(tar_pits, of(2, zapbot)), at(ninja_dojo)],
        players=3,
    )
    game.play(shanghai)
    assert game.options == [invader, zapbot]
    assert not game.can_decline
    game.choose(invader)
    assert game.options == [tar_pits, ninja_dojo]
    game.choose_base(3)
    assert game.minions(3) == [invader]
    assert game.rival.vp == 0


# Swashbuckling


@pytest.mark.card("swashbuckling")
@pytest.mark.ruling("pirates/swashbuckling/1")
@pytest.mark.clause("SU-172")
def test_swashbuckling_strengthens_the_minions_i_have_now_until_the_turn_ends() -> None:
    game = scenario(
        hand=[swashbuckling, enchantress],
        rival_hand=[king_rex],
        bases=[at(tortuga, mine(zapbot), theirs(invader)), at(tar_pits, mine(shinobi))],
        deck=[howl] * 9,
    )
    game.play(swashbuckling)
    assert [game.power(zapbot), game.power(invader), game.power(shinobi)] == [3, 3, 4]
    game.play(enchantress, base=1)
    assert game.asked == 1
    assert [game.power(zapbot), game.power(enchantress), game.power(shinobi)] == [2, 2, 3]


@pytest.mark.card("swashbuckling")
@pytest.mark.ruling("pirates/swashbuckling/1")
def test_swashbuckling_does_not_reach_minions_that_come_later() -> None:
    game = scenario(hand=[swashbuckling, collector, howl], bases=[at(tortuga, mine(zapbot))])
    game.play(swashbuckling)
    game.play(collector, base=1)
    assert [game.power(zapbot), game.power(collector)] == [3, 2]


@pytest.mark.card("swashbuckling")
@pytest.mark.clause("SU-136")
def test_swashbuckling_serves_an_action_that_has_to_increase_power() -> None:
    game = scenario(hand=[swashbuckling, king_rex], bases=[at(tar_pits, mine(king_rex))])
    game.leave_an_action_that_increases_power()
    assert game.can_play(swashbuckling)


@pytest.mark.card("swashbuckling")
@pytest.mark.clause("SU-116")
def test_swashbuckling_in_another_players_turn_ends_with_that_turn() -> None:
    game = scenario(
        rival_hand=[hidden_ninja, chronomage, swashbuckling, king_rex],
        bases=[about_to_score, at(tortuga, theirs(zapbot))],
        base_deck=[tar_pits],
    )
    game.choose(hidden_ninja, chronomage, swashbuckling)
    assert game.asked == 1
    assert game.rival.vp == 2
    assert game.power(zapbot) == 2


@pytest.mark.card("swashbuckling")
@pytest.mark.ruling("pirates/swashbuckling/2")
def test_a_minion_keeps_swashbuckling_when_its_controller_changes() -> None:
    game = scenario(hand=[swashbuckling, king_rex], bases=[at(tortuga, mine(zapbot))])
    game.play(swashbuckling)
    game.table.control[game.in_play(zapbot)] = 1  # no card of this box does it
    forget_powers(game.table)
    assert game.power(zapbot) == 3


# The Grey Opal


@pytest.mark.card("the_grey_opal")
@pytest.mark.ruling("bases/the_grey_opal/1")
@pytest.mark.clause("SU-144")
def test_all_but_the_winner_may_save_a_minion_from_the_grey_opal() -> None:
    game = scenario(
        bases=[
            at(
                the_grey_opal,
                *[mine(king_rex)] * 2,
                theirs(zapbot),
                theirs(invader, upgrade),
                of(2, collector),
            ),
            at(tortuga, theirs(shinobi)),
            at(tar_pits),
        ],
        base_deck=[ninja_dojo],
        players=3,
    )
    assert game.asked == 1
    assert game.options == [zapbot, invader]
    assert game.can_decline
    game.choose(invader)
    assert game.options == [tortuga, tar_pits]
    game.choose_base(3)
    assert game.asked == 2
    assert game.options == [collector]
    game.decline()
    assert game.base(1) is ninja_dojo
    assert game.minions(3) == [invader]
    assert game.attached(invader) == [upgrade]
    assert game.rival.discard == [zapbot]
    assert game.third.discard == [collector]
    assert game.me.discard == [king_rex, king_rex]


@pytest.mark.card("the_grey_opal")
@pytest.mark.ruling("bases/the_grey_opal/2")
@pytest.mark.clause("SU-147")
def test_no_tied_winner_of_the_grey_opal_may_save_a_minion() -> None:
    game = scenario(
        bases=[at(the_grey_opal, mine(king_rex), theirs(king_rex), of(2, invader)), at(tortuga)],
        base_deck=[ninja_dojo],
        players=3,
    )
    assert game.asked == 2
    assert game.options == [invader]
    game.choose(invader)
    assert game.minions(2) == [invader]


# Tortuga


@pytest.mark.card("tortuga")
@pytest.mark.ruling("bases/tortuga/1")
@pytest.mark.clause("SU-144")
def test_the_runner_up_of_tortuga_may_move_a_minion_to_the_new_base() -> None:
    game = scenario(
        bases=[
            at(tortuga, *[mine(king_rex)] * 2, *[theirs(invader)] * 2, of(2, zapbot)),
            at(tar_pits, theirs(shinobi), mine(collector)),
        ],
        base_deck=[ninja_dojo],
        players=3,
    )
    assert game.asked == 1
    assert game.base(1) is ninja_dojo
    assert game.options == [shinobi]
    assert game.can_decline
    game.choose(shinobi)
    assert game.minions(1) == [shinobi]
    assert game.minions(2) == [collector]
    assert game.rival.discard == [invader, invader]


@pytest.mark.card("tortuga")
def test_the_runner_up_of_tortuga_may_stay_away() -> None:
    game = scenario(
        bases=[at(tortuga, *[mine(king_rex)] * 3, theirs(invader)), at(tar_pits, theirs(shinobi))],
        base_deck=[ninja_dojo],
    )
    game.decline()
    assert game.minions(2) == [shinobi]


@pytest.mark.card("tortuga")
@pytest.mark.ruling("bases/tortuga/2")
@pytest.mark.clause("SU-38", "SU-147")
def test_a_tie_for_first_on_tortuga_leaves_no_runner_up() -> None:
    game = scenario(
        bases=[
            at(tortuga, *[mine(king_rex)] * 2, *[theirs(king_rex)] * 2, of(2, zapbot)),
            at(tar_pits, mine(shinobi), theirs(shinobi), of(2, shinobi)),
        ],
        rival_hand=[king_rex],
        base_deck=[ninja_dojo],
        players=3,
    )
    assert game.is_play_phase
    assert [game.me.vp, game.rival.vp, game.third.vp] == [4, 4, 2]
    assert game.minions(1) == []


@pytest.mark.card("tortuga")
@pytest.mark.ruling("bases/tortuga/2")
@pytest.mark.clause("SU-38", "SU-134", "SU-147")
def test_each_of_those_tied_for_second_on_tortuga_may_move_a_minion() -> None:
    game = scenario(
        bases=[
            at(tortuga, *[mine(king_rex)] * 2, theirs(king_rex), of(2, king_rex)),
            at(tar_pits, mine(shinobi), theirs(shinobi), of(2, shinobi)),
        ],
        base_deck=[ninja_dojo],
        players=3,
    )
    assert game.asked == 1
    game.choose(shinobi)
    assert game.asked == 2
    game.choose(shinobi)
    assert [game.me.vp, game.rival.vp, game.third.vp] == [4, 3, 3]
    assert game.minions(1) == [shinobi, shinobi]
    assert game.minions(2) == [shinobi]
