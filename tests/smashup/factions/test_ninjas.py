"""Ninjas and their bases."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import Card
from baston.games.smashup.effects.events import IGNORE, OBEY
from baston.games.smashup.factions.aliens import (
    collector,
    invader,
    jammed_signal,
    supreme_overlord,
    terraforming,
    the_homeworld,
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
    disguise,
    hidden_ninja,
    infiltrate,
    infiltrate_bgb,
    ninja_acolyte,
    ninja_dojo,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    smoke_bomb,
    temple_of_goju,
    tiger_assassin,
    way_of_deception,
)
from baston.games.smashup.factions.pirates import buccaneer, tortuga
from baston.games.smashup.factions.robots import the_central_brain, warbot, zapbot
from baston.games.smashup.factions.tricksters import brownie, cave_of_shinies, pay_the_piper
from baston.games.smashup.factions.wizards import chronomage, mass_enchantment, neophyte
from baston.games.smashup.factions.zombies import overrun, theyre_coming_to_get_you
from baston.kernel.text import a_dict, a_list
from tests.smashup.scenario import Play, Spot, at, mine, of, scenario, theirs

about_to_score = at(jungle_oasis, mine(king_rex), theirs(supreme_overlord))  # 7 + 5: its breakpoint is 12


@pytest.mark.card("ninja_master")
@pytest.mark.ruling("ninjas/ninja_master/1")
@pytest.mark.clause("SU-155")
def test_ninja_master_may_destroy_any_minion_here() -> None:
    game = scenario(
        hand=[ninja_master],
        bases=[at(tortuga, mine(invader), theirs(king_rex)), at(tar_pits, theirs(shinobi))],
    )
    game.play(ninja_master, base=1)
    assert game.options == [invader, king_rex, ninja_master]
    assert game.can_decline
    game.choose(king_rex)
    assert game.rival.discard == [king_rex]
    assert game.minions(1) == [invader, ninja_master]


@pytest.mark.card("ninja_master")
def test_ninja_master_may_spare_all() -> None:
    game = scenario(hand=[ninja_master], bases=[at(tortuga, theirs(king_rex))])
    game.play(ninja_master, base=1)
    game.decline()
    assert game.minions(1) == [king_rex, ninja_master]


@pytest.mark.card("tiger_assassin")
@pytest.mark.ruling("ninjas/tiger_assassin/1")
@pytest.mark.clause("SU-155")
def test_tiger_assassin_destroys_power_3_but_not_4_here() -> None:
    game = scenario(
        hand=[tiger_assassin],
        bases=[at(tortuga, theirs(brownie), theirs(invader), mine(collector)), at(tar_pits, theirs(shinobi))],
    )
    game.play(tiger_assassin, base=1)
    assert game.options == [invader, collector]
    assert game.can_decline
    game.choose(invader)
    assert game.rival.discard == [invader]


@pytest.mark.card("tiger_assassin")
def test_tiger_assassin_without_a_weak_minion_here_asks_nothing() -> None:
    game = scenario(
        hand=[tiger_assassin, howl], bases=[at(tortuga, theirs(brownie)), at(tar_pits, theirs(shinobi))]
    )
    game.play(tiger_assassin, base=1)
    assert game.is_play_phase
    assert game.minions(1) == [brownie, tiger_assassin]


@pytest.mark.card("shinobi")
@pytest.mark.clause("SU-98", "SU-141")
def test_one_shinobi_comes_from_the_hand_before_a_base_scores() -> None:
    game = scenario(rival_hand=[shinobi, shinobi], bases=[about_to_score, at(tortuga)], base_deck=[tar_pits])
    assert game.asked == 1
    assert game.options == [shinobi, shinobi]
    game.choose(shinobi)
    assert [game.me.vp, game.rival.vp] == [0, 2]
    assert game.rival.hand == [shinobi]
    assert game.rival.discard == [supreme_overlord, shinobi]


@pytest.mark.card("shinobi")
@pytest.mark.clause("SU-98")
def test_shinobi_may_stay_in_hand() -> None:
    game = scenario(rival_hand=[shinobi], bases=[about_to_score], base_deck=[tar_pits])
    game.decline()
    assert [game.me.vp, game.rival.vp] == [2, 0]
    assert game.rival.hand == [shinobi]


@pytest.mark.card("shinobi")
@pytest.mark.clause("SU-34", "SU-141")
def test_who_passed_on_shinobi_is_asked_again_and_has_a_limit_of_their_own() -> None:
    game = scenario(
        hand=[shinobi], rival_hand=[shinobi], bases=[about_to_score], base_deck=[tar_pits], players=3
    )
    game.end_turn()
    assert game.asked == 0
    game.decline()
    assert game.asked == 1
    game.choose(shinobi)
    assert game.asked == 0
    game.choose(shinobi)
    assert [game.me.vp, game.rival.vp] == [2, 0]


@pytest.mark.card("shinobi")
@pytest.mark.ruling("ninjas/shinobi/1")
@pytest.mark.clause("SU-98")
def test_shinobi_is_also_played_normally_and_as_a_special_needs_no_free_minion() -> None:
    game = scenario(hand=[shinobi, shinobi], bases=[about_to_score], base_deck=[tar_pits])
    game.play(shinobi, base=1)
    assert game.options == [shinobi]
    game.choose(shinobi)
    assert game.me.hand == [king_rex, king_rex]
    assert game.me.discard == [king_rex, shinobi, shinobi]


@pytest.mark.card("shinobi")
@pytest.mark.card("hidden_ninja")
@pytest.mark.ruling("ninjas/shinobi/2")
@pytest.mark.ruling("ninjas/shinobi/3")
def test_hidden_ninja_has_nothing_to_do_with_the_limit_of_shinobi() -> None:
    game = scenario(
        rival_hand=[hidden_ninja, shinobi, shinobi, shinobi], bases=[about_to_score], base_deck=[tar_pits]
    )
    game.choose(hidden_ninja, shinobi)
    assert game.options == [shinobi, shinobi]
    game.choose(shinobi)
    assert game.rival.hand == [shinobi]
    assert game.rival.vp == 2


@pytest.mark.card("shinobi")
@pytest.mark.ruling("ninjas/shinobi/2")
def test_hidden_ninja_may_follow_shinobi() -> None:
    game = scenario(rival_hand=[hidden_ninja, shinobi, shinobi], bases=[about_to_score], base_deck=[tar_pits])
    game.choose(shinobi)
    assert game.options == [hidden_ninja]


@pytest.mark.card("shinobi")
@pytest.mark.ruling("ninjas/shinobi/4")
@pytest.mark.clause("SU-35", "SU-164")
def test_shinobi_on_the_homeworld_brings_a_small_minion_at_once() -> None:
    game = scenario(
        rival_hand=[shinobi, collector, invader],
        bases=[at(the_homeworld, *[mine(king_rex)] * 4), at(tortuga)],
        base_deck=[tar_pits],
    )
    game.choose(shinobi)
    assert game.asked == 1
    assert set(game.options) == {collector}
    game.decline()
    assert game.rival.hand == [collector, invader]
    assert game.rival.discard == [shinobi]


@pytest.mark.card("shinobi")
@pytest.mark.ruling("ninjas/shinobi/5")
@pytest.mark.clause("SU-141")
def test_each_base_that_scores_allows_a_shinobi() -> None:
    game = scenario(
        rival_hand=[shinobi, shinobi],
        bases=[about_to_score, at(the_homeworld, *[mine(king_rex)] * 4)],
        base_deck=[tar_pits, tortuga],
    )
    game.choose_base(1)
    game.choose(shinobi)
    game.choose(shinobi)
    assert game.rival.discard == [supreme_overlord, shinobi, shinobi]


@pytest.mark.card("ninja_acolyte")
@pytest.mark.ruling("ninjas/ninja_acolyte/1")
@pytest.mark.clause("SU-165", "SU-166")
def test_ninja_acolyte_returns_and_brings_a_minion_at_once() -> None:
    game = scenario(hand=[king_rex, howl], bases=[at(tortuga), at(tar_pits, mine(ninja_acolyte))])
    game.use(ninja_acolyte)
    assert game.options == [king_rex, ninja_acolyte]
    assert not game.can_decline
    game.choose(king_rex)
    assert game.minions(2) == [king_rex]
    assert game.me.hand == [howl, ninja_acolyte]
    assert game.can_play(ninja_acolyte, base=1)


@pytest.mark.card("ninja_acolyte")
@pytest.mark.ruling("ninjas/ninja_acolyte/3")
@pytest.mark.clause("SU-165")
def test_ninja_acolyte_may_bring_itself_and_then_no_other_can() -> None:
    game = scenario(hand=[king_rex], bases=[at(tortuga, mine(ninja_acolyte), mine(ninja_acolyte))])
    game.use(ninja_acolyte)
    game.choose(ninja_acolyte)
    assert game.minions(1) == [ninja_acolyte, ninja_acolyte]
    assert not game.can_use(ninja_acolyte)
    assert game.can_play(king_rex, base=1)


@pytest.mark.card("ninja_acolyte")
@pytest.mark.clause("SU-165")
def test_ninja_acolyte_is_idle_once_a_minion_has_been_played() -> None:
    game = scenario(hand=[king_rex, howl], bases=[at(tortuga, mine(ninja_acolyte), theirs(ninja_acolyte))])
    assert len(game.plays_of(ninja_acolyte)) == 1
    game.play(king_rex, base=1)
    assert game.is_play_phase
    assert not game.can_use(ninja_acolyte)


@pytest.mark.card("ninja_acolyte")
@pytest.mark.ruling("ninjas/ninja_acolyte/2")
def test_only_minions_of_the_play_phase_keep_ninja_acolyte_from_it() -> None:
    game = scenario(
        hand=[shinobi],
        rival_hand=[king_rex],
        bases=[at(jungle_oasis, theirs(supreme_overlord)), at(tortuga, mine(ninja_acolyte))],
        base_deck=[tar_pits],
    )
    game.end_turn()
    game.play(king_rex, base=1)
    game.choose(shinobi)
    assert game.asked == 0
    assert game.can_use(ninja_acolyte)


@pytest.mark.card("ninja_acolyte")
@pytest.mark.clause("SU-166", "SU-167")
def test_ninja_acolyte_stays_where_nothing_can_be_played() -> None:
    game = scenario(hand=[king_rex], bases=[at(tortuga, mine(ninja_acolyte), theirs(overrun)), at(tar_pits)])
    assert not game.can_use(ninja_acolyte)
    assert game.can_play(king_rex, base=2)


@pytest.mark.card("ninja_acolyte")
@pytest.mark.clause("SU-92", "SU-166")
def test_ninja_acolyte_that_cannot_return_brings_nobody() -> None:
    game = scenario(hand=[king_rex], bases=[at(tortuga, mine(ninja_acolyte, tooth_and_claw_and_guns))])
    game.use(ninja_acolyte)
    assert game.minions(1) == [ninja_acolyte]
    assert game.me.hand == [king_rex]
    assert game.me.discard == [tooth_and_claw_and_guns]


@pytest.mark.card("ninja_acolyte")
@pytest.mark.clause("SU-129")
def test_ninja_acolyte_may_bring_a_minion_that_keeps_coming() -> None:
    bases = [at(tortuga, mine(ninja_acolyte), mine(theyre_coming_to_get_you)), at(tar_pits)]
    game = scenario(hand=[howl], discard=[king_rex, howl], bases=bases)
    game.use(ninja_acolyte)
    assert game.options == [ninja_acolyte, king_rex]
    game.choose(king_rex)
    assert game.minions(1) == [king_rex]
    assert game.me.hand == [howl, ninja_acolyte]


@pytest.mark.card("ninja_acolyte")
@pytest.mark.clause("SU-129")
@pytest.mark.parametrize(
    "bases",
    [
        [at(tortuga, mine(theyre_coming_to_get_you)), at(tar_pits, mine(ninja_acolyte))],
        [at(tortuga, theirs(theyre_coming_to_get_you), mine(ninja_acolyte))],
    ],
    ids=["elsewhere", "theirs"],
)
def test_ninja_acolyte_brings_nobody_else_from_the_discard_pile(bases: list[Spot]) -> None:
    game = scenario(hand=[king_rex], discard=[invader], bases=bases)
    game.use(ninja_acolyte)
    assert game.options == [king_rex, ninja_acolyte]


@pytest.mark.card("assassination")
def test_assassination_destroys_when_the_turn_ends() -> None:
    game = scenario(hand=[assassination], rival_hand=[howl], bases=[at(tortuga, theirs(king_rex))])
    game.play(assassination, on=king_rex)
    assert game.asked == 1
    assert game.minions(1) == []
    assert game.rival.discard == [king_rex]
    assert game.me.discard == [assassination]


@pytest.mark.card("assassination")
@pytest.mark.ruling("ninjas/assassination/1")
@pytest.mark.clause("SU-160")
def test_assassination_affects_when_it_is_attached() -> None:
    game = scenario(hand=[assassination, *[king_rex] * 3], bases=[at(tortuga, theirs(brownie))])
    game.play(assassination, on=brownie)
    assert len(game.me.hand) == 1
    game.end_turn()
    assert game.rival.discard == [brownie]
    assert len(game.me.hand) == 3


@pytest.mark.card("assassination")
@pytest.mark.ruling("ninjas/assassination/2")
@pytest.mark.clause("SU-135")
def test_assassination_tries_again_at_the_end_of_the_next_turns() -> None:
    game = scenario(
        hand=[assassination], rival_hand=[howl], bases=[at(tortuga, theirs(buccaneer)), at(tar_pits)]
    )
    game.play(assassination, on=buccaneer)
    assert game.asked == 1
    assert game.minions(2) == [buccaneer]
    assert game.attached(buccaneer) == [assassination]
    game.end_turn()
    assert game.minions(1) == [buccaneer]
    assert game.attached(buccaneer) == [assassination]


@pytest.mark.card("assassination")
@pytest.mark.ruling("ninjas/assassination/3")
@pytest.mark.clause("SU-20", "SU-149")
def test_assassination_comes_before_the_check_of_victory() -> None:
    game = scenario(hand=[assassination], bases=[at(cave_of_shinies, theirs(king_rex))], vp=[0, 14])
    game.play(assassination, on=king_rex)
    assert game.rival.vp == 15
    assert game.table.winners == [1]


@pytest.mark.card("disguise")
@pytest.mark.ruling("ninjas/disguise/1")
@pytest.mark.clause("SU-166")
def test_disguise_exchanges_two_minions_of_one_base() -> None:
    game = scenario(
        hand=[disguise, king_rex, supreme_overlord, howl],
        bases=[at(tortuga, mine(collector), mine(invader), theirs(warbot)), at(tar_pits, mine(shinobi))],
    )
    game.play(disguise)
    assert game.options == [collector, invader, shinobi]
    assert not game.can_decline
    game.choose(collector)
    assert game.options == [invader]
    game.choose(invader)
    assert game.options == [king_rex, supreme_overlord]
    assert not game.can_decline
    game.choose(king_rex)
    game.decline()  # what Supreme Overlord may return
    assert game.minions(1) == [warbot, king_rex, supreme_overlord]
    assert game.me.hand == [howl, collector, invader]
    assert game.me.discard == [disguise]
    assert game.can_play(invader, base=2)


@pytest.mark.card("disguise")
def test_disguise_of_one_minion_is_enough() -> None:
    game = scenario(hand=[disguise, king_rex, king_rex], bases=[at(tortuga, mine(collector), mine(invader))])
    game.play(disguise)
    game.choose(collector)
    game.decline()
    game.choose(king_rex)
    assert game.minions(1) == [invader, king_rex]
    assert game.me.hand == [king_rex, collector]


@pytest.mark.card("disguise")
@pytest.mark.ruling("ninjas/disguise/1")
@pytest.mark.clause("SU-166")
def test_disguise_offers_only_as_many_as_the_hand_can_pay() -> None:
    game = scenario(hand=[disguise, king_rex], bases=[at(tortuga, mine(collector), mine(invader))])
    game.play(disguise)
    game.choose(collector)
    assert game.minions(1) == [invader, king_rex]
    assert game.me.hand == [collector]


@pytest.mark.card("disguise")
@pytest.mark.clause("SU-129")
def test_disguise_counts_the_minions_that_keep_coming() -> None:
    here = at(tortuga, mine(collector), mine(invader), mine(theyre_coming_to_get_you))
    game = scenario(hand=[disguise, king_rex], discard=[warbot], bases=[here])
    game.play(disguise)
    game.choose(collector, invader)
    game.choose(warbot)
    assert game.minions(1) == [warbot, king_rex]
    assert game.me.hand == [collector, invader]
    assert game.me.discard == [disguise]


@pytest.mark.card("disguise")
@pytest.mark.clause("SU-15", "SU-166")
def test_disguise_without_a_minion_in_hand_does_nothing() -> None:
    game = scenario(hand=[disguise], rival_hand=[howl], bases=[at(tortuga, mine(collector))])
    game.play(disguise)
    assert game.asked == 1
    assert game.minions(1) == [collector]
    assert game.me.discard == [disguise]


@pytest.mark.card("disguise")
@pytest.mark.clause("SU-15")
def test_disguise_without_a_minion_in_play_does_nothing() -> None:
    game = scenario(hand=[disguise, king_rex], bases=[at(tortuga, theirs(collector))])
    game.play(disguise)
    assert game.is_play_phase
    assert game.minions(1) == [collector]
    assert game.me.hand == [king_rex]


@pytest.mark.card("disguise")
@pytest.mark.clause("SU-166", "SU-167")
def test_disguise_avoids_a_base_where_nothing_can_be_played() -> None:
    game = scenario(
        hand=[disguise, king_rex, king_rex],
        bases=[at(tortuga, mine(collector), theirs(overrun)), at(tar_pits, mine(invader))],
    )
    game.play(disguise)
    game.choose(king_rex)
    assert game.minions(1) == [collector]
    assert game.minions(2) == [king_rex]
    assert game.me.hand == [king_rex, invader]


@pytest.mark.card("disguise")
@pytest.mark.ruling("ninjas/disguise/2")
def test_disguise_plays_before_it_returns_and_forgets_who_has_left() -> None:
    game = scenario(hand=[disguise, collector, king_rex], bases=[at(tortuga, mine(invader), mine(shinobi))])
    game.play(disguise)
    game.choose(invader, shinobi)
    game.choose(collector)
    assert game.options == [invader, shinobi, collector]
    game.choose(invader)
    assert game.options == [king_rex, invader]
    game.choose(invader)
    assert game.minions(1) == [collector, invader]
    assert game.me.hand == [king_rex, shinobi]


@pytest.mark.card("disguise")
@pytest.mark.ruling("ninjas/disguise/1")
def test_nobody_returns_from_disguise_if_the_hand_runs_out_on_the_way() -> None:
    game = scenario(
        hand=[disguise, king_rex, king_rex],
        rival_hand=[howl],
        bases=[at(tortuga, mine(collector), mine(invader), theirs(pay_the_piper))],
    )
    game.play(disguise)
    game.choose(collector, invader, king_rex)
    assert game.minions(1) == [collector, invader, king_rex]
    assert game.me.discard == [king_rex, disguise]


@pytest.mark.card("hidden_ninja")
@pytest.mark.ruling("ninjas/hidden_ninja/1")
@pytest.mark.clause("SU-98")
def test_hidden_ninja_plays_a_minion_on_the_base_about_to_score_without_an_allowance() -> None:
    game = scenario(
        hand=[king_rex, howl, hidden_ninja, ninja_master, collector],
        bases=[at(tortuga), at(jungle_oasis, theirs(supreme_overlord))],
        base_deck=[tar_pits],
    )
    game.play(king_rex, base=2)
    game.play(howl)
    game.choose(hidden_ninja)
    assert game.options == [ninja_master, collector]
    assert not game.can_decline
    game.choose(ninja_master)
    game.choose(supreme_overlord)
    assert game.rival.discard == [supreme_overlord]
    assert game.me.discard == [howl, hidden_ninja, king_rex, ninja_master]


@pytest.mark.card("hidden_ninja")
def test_hidden_ninja_may_stay_in_hand() -> None:
    game = scenario(rival_hand=[hidden_ninja, king_rex], bases=[about_to_score], base_deck=[tar_pits])
    assert game.can_decline
    game.decline()
    assert game.rival.hand == [hidden_ninja, king_rex]


@pytest.mark.card("hidden_ninja")
@pytest.mark.card("shinobi")
@pytest.mark.clause("SU-110", "SU-167")
def test_neither_shinobi_nor_hidden_ninja_gets_around_overrun() -> None:
    game = scenario(
        rival_hand=[shinobi, hidden_ninja, king_rex],
        bases=[at(jungle_oasis, mine(king_rex), theirs(supreme_overlord), of(2, overrun))],
        base_deck=[tar_pits],
        players=3,
    )
    assert game.options == [hidden_ninja]
    game.choose(hidden_ninja)
    assert game.is_play_phase
    assert game.rival.hand == [shinobi, king_rex]
    assert game.me.vp == 2


@pytest.mark.card("hidden_ninja")
@pytest.mark.ruling("ninjas/hidden_ninja/2")
@pytest.mark.clause("SU-98")
def test_hidden_ninja_does_nothing_in_the_play_phase() -> None:
    game = scenario(hand=[hidden_ninja, king_rex], bases=[at(tortuga)])
    game.play(hidden_ninja)
    assert game.is_play_phase
    assert game.me.discard == [hidden_ninja]
    assert game.me.hand == [king_rex]


@pytest.mark.card("hidden_ninja")
@pytest.mark.ruling("ninjas/hidden_ninja/3")
@pytest.mark.clause("SU-35")
def test_extra_plays_of_the_minion_that_hidden_ninja_brings_are_used_at_once() -> None:
    game = scenario(
        rival_hand=[hidden_ninja, zapbot, collector],
        bases=[about_to_score, at(tortuga)],
        base_deck=[tar_pits],
    )
    game.choose(hidden_ninja, zapbot)
    assert game.asked == 1
    assert set(game.options) == {collector}
    game.decline()
    assert game.rival.hand == [collector]


@pytest.mark.card("hidden_ninja")
@pytest.mark.clause("SU-170")
def test_hidden_ninja_turned_up_in_the_play_phase_does_nothing() -> None:
    game = scenario(hand=[mass_enchantment, king_rex], bases=[at(tortuga)], rival_deck=[hidden_ninja])
    game.play(mass_enchantment)
    assert game.is_play_phase
    assert game.me.hand == [king_rex]
    assert game.rival.discard == [hidden_ninja]


def chronomage_in_the_window(game: Play) -> None:
    """The rival plays Chronomage before the base scores, and Mass Enchantment with the extra action."""
    game.choose(hidden_ninja, chronomage)
    game.choose(mass_enchantment)


@pytest.mark.card("hidden_ninja")
@pytest.mark.clause("SU-146", "SU-170")
def test_hidden_ninja_turned_up_in_the_window_works_there_for_who_plays_it() -> None:
    game = scenario(
        rival_hand=[hidden_ninja, chronomage, mass_enchantment, king_rex],
        bases=[at(tortuga), about_to_score],
        deck=[hidden_ninja, howl, howl],
        base_deck=[tar_pits],
    )
    chronomage_in_the_window(game)
    assert game.rival.vp == 2
    assert game.rival.discard == [mass_enchantment, hidden_ninja, supreme_overlord, chronomage, king_rex]
    assert game.me.discard == [hidden_ninja, king_rex]


@pytest.mark.card("hidden_ninja")
@pytest.mark.clause("SU-133", "SU-146")
def test_hidden_ninja_has_no_base_once_the_one_about_to_score_is_gone() -> None:
    game = scenario(
        rival_hand=[hidden_ninja, chronomage, mass_enchantment, neophyte, king_rex],
        bases=[about_to_score],
        deck=[terraforming, howl, howl],
        rival_deck=[hidden_ninja, howl],
        base_deck=[tortuga],
    )
    chronomage_in_the_window(game)
    assert game.base(1) is tortuga
    game.choose(neophyte)
    game.choose_number(2)
    assert game.rival.hand == [king_rex]
    assert game.minions(1) == [king_rex, supreme_overlord, chronomage, neophyte]


@pytest.mark.card("infiltrate")
@pytest.mark.ruling("ninjas/infiltrate/3")
@pytest.mark.clause("SU-131")
def test_infiltrate_destroys_one_other_action_on_the_base() -> None:
    game = scenario(
        hand=[infiltrate, king_rex],
        bases=[at(tortuga, theirs(jammed_signal), mine(wildlife_preserve)), at(tar_pits, theirs(overrun))],
    )
    game.play(infiltrate, base=1)
    assert game.options == [jammed_signal, wildlife_preserve]
    assert not game.can_decline
    game.choose(jammed_signal)
    assert game.actions(1) == [wildlife_preserve, infiltrate]
    assert game.rival.discard == [jammed_signal]


@pytest.mark.parametrize(("card", "fixes"), [(infiltrate, False), (infiltrate_bgb, True)])
@pytest.mark.card("infiltrate")
@pytest.mark.card("infiltrate_bgb")
@pytest.mark.ruling("ninjas/infiltrate/3")
@pytest.mark.clause("SU-121", "SU-131")
def test_infiltrate_goes_when_the_next_turn_of_its_controller_starts(card: Card, fixes: bool) -> None:
    game = scenario(
        hand=[card, king_rex],
        rival_hand=[howl],
        bases=[at(tortuga, theirs(jammed_signal))],
        bgb_fixes=fixes,
    )
    game.play(card, base=1)
    assert game.rival.discard == [jammed_signal]
    game.end_turn()
    assert game.asked == 1
    assert game.actions(1) == [card]
    game.end_turn()
    assert game.asked == 0
    assert game.me.discard == [card]


both_infiltrates = pytest.mark.parametrize(
    ("card", "fixes"), [(infiltrate, False), (infiltrate_bgb, True)], ids=["2012", "bgb"]
)


def at_a_temple(card: Card, fixes: bool) -> Play:
    """My Infiltrate on a Temple of Goju that will score this turn, with minions of both."""
    game = scenario(
        hand=[card],
        rival_hand=[howl],
        bases=[at(temple_of_goju, mine(king_rex), mine(king_rex), theirs(king_rex)), at(tortuga)],
        base_deck=[tar_pits],
        rival_deck=[howl],
        bgb_fixes=fixes,
    )
    game.play(card, base=1)
    return game


@both_infiltrates
@pytest.mark.card("infiltrate")
@pytest.mark.card("infiltrate_bgb")
@pytest.mark.ruling("ninjas/infiltrate/1")
@pytest.mark.clause("SU-131", "SU-174")
def test_infiltrate_lets_its_controller_alone_ignore_the_base(card: Card, fixes: bool) -> None:
    game = at_a_temple(card, fixes)
    assert game.asked == 0
    game.choose_number(IGNORE)
    assert game.me.discard == [king_rex, king_rex, card]
    assert game.rival.deck == [howl, king_rex]


@pytest.mark.card("infiltrate")
def test_saves_number_what_a_base_would_do_as_they_always_have() -> None:
    """However modules are imported, for tables are loaded again that were saved at this question."""
    game = at_a_temple(infiltrate, False)
    effect, _, _, memo, _ = a_list(a_list(a_dict(GAME.save(game.table))["frames"])[-1])
    assert (effect, memo) == ("obey the base", [54])


@both_infiltrates
@pytest.mark.card("infiltrate")
@pytest.mark.card("infiltrate_bgb")
@pytest.mark.clause("SU-174")
def test_infiltrate_leaves_it_to_its_controller(card: Card, fixes: bool) -> None:
    game = at_a_temple(card, fixes)
    game.choose_number(OBEY)
    game.choose(king_rex, nth=2)
    assert game.me.discard == [king_rex, card]
    assert game.me.deck[-1] is king_rex


@both_infiltrates
@pytest.mark.card("infiltrate")
@pytest.mark.card("infiltrate_bgb")
@pytest.mark.clause("SU-121", "SU-131")
def test_what_infiltrate_allows_ends_with_the_card_by_bgb_fixes_only(card: Card, fixes: bool) -> None:
    game = scenario(
        hand=[card],
        rival_hand=[card, king_rex],
        bases=[at(temple_of_goju, mine(king_rex), theirs(supreme_overlord))],
        base_deck=[tar_pits],
        bgb_fixes=fixes,
    )
    game.play(card, base=1)
    game.play(card, base=1)
    assert game.me.discard == [card]
    game.play(king_rex, base=1)
    game.choose_number(IGNORE)  # the rival's own
    if not fixes:
        assert game.asked == 0
        game.choose_number(IGNORE)
    assert game.me.discard == ([card] if fixes else [card, king_rex])


@both_infiltrates
@pytest.mark.card("infiltrate")
@pytest.mark.card("infiltrate_bgb")
@pytest.mark.clause("SU-131", "SU-174")
def test_infiltrate_may_refuse_what_the_central_brain_does_until_the_next_turn(
    card: Card, fixes: bool
) -> None:
    game = scenario(
        hand=[card],
        rival_hand=[howl],
        bases=[at(the_central_brain, mine(collector), theirs(invader)), at(tortuga, mine(shinobi))],
        bgb_fixes=fixes,
    )
    game.play(card, base=1)
    game.choose_number(IGNORE)
    assert [game.power(collector), game.power(invader), game.power(shinobi)] == [2, 4, 3]
    assert game.asked == 1
    game.end_turn()
    assert game.power(collector) == 3


@both_infiltrates
@pytest.mark.card("infiltrate")
@pytest.mark.card("infiltrate_bgb")
@pytest.mark.clause("SU-174")
def test_infiltrate_may_accept_what_the_central_brain_does(card: Card, fixes: bool) -> None:
    game = scenario(hand=[card, king_rex], bases=[at(the_central_brain, mine(collector))], bgb_fixes=fixes)
    game.play(card, base=1)
    game.choose_number(OBEY)
    assert game.power(collector) == 3


@pytest.mark.card("infiltrate")
@pytest.mark.clause("SU-121", "SU-174")
@pytest.mark.parametrize(("card", "fixes", "power"), [(infiltrate, False, 2), (infiltrate_bgb, True, 3)])
def test_what_was_refused_comes_back_with_the_end_of_infiltrate_by_bgb_fixes_only(
    card: Card, fixes: bool, power: int
) -> None:
    game = scenario(
        hand=[card],
        rival_hand=[card, king_rex],
        bases=[at(the_central_brain, mine(collector))],
        bgb_fixes=fixes,
    )
    game.play(card, base=1)
    game.choose_number(IGNORE)
    game.play(card, base=1)
    game.choose_number(OBEY)
    assert game.power(collector) == power


@pytest.mark.card("infiltrate")
@pytest.mark.ruling("ninjas/infiltrate/2")
@pytest.mark.clause("SU-174")
def test_infiltrate_on_cave_of_shinies_denies_nobody_else_their_vp() -> None:
    game = scenario(hand=[infiltrate, ninja_master], bases=[at(cave_of_shinies, theirs(invader))])
    game.play(infiltrate, base=1)
    game.play(ninja_master, base=1)
    game.choose(invader)
    assert game.rival.vp == 1


@pytest.mark.card("poison")
@pytest.mark.ruling("ninjas/poison/2")
@pytest.mark.clause("SU-112")
def test_poison_may_destroy_actions_of_any_player() -> None:
    game = scenario(
        hand=[poison, king_rex],
        bases=[at(tortuga, theirs(king_rex, of(0, assassination), upgrade), mine(warbot, upgrade))],
    )
    game.play(poison, on=king_rex)
    assert game.options == [assassination, upgrade]
    assert game.can_decline
    game.choose(assassination, upgrade)
    assert game.attached(king_rex) == [poison]
    assert game.power(king_rex) == 3
    assert game.me.discard == [assassination]
    assert game.rival.discard == [upgrade]


@pytest.mark.card("poison")
@pytest.mark.ruling("ninjas/poison/1")
@pytest.mark.clause("SU-171")
def test_poison_may_destroy_nothing_and_powers_are_summed_before_the_floor() -> None:
    game = scenario(hand=[poison, king_rex], bases=[at(tortuga, mine(zapbot, upgrade))])
    game.play(poison, on=zapbot)
    game.decline()
    assert game.attached(zapbot) == [upgrade, poison]
    assert game.power(zapbot) == 0


@pytest.mark.card("poison")
@pytest.mark.ruling("ninjas/poison/1")
@pytest.mark.clause("SU-171")
def test_poison_below_zero_is_made_good_by_bonuses() -> None:
    game = scenario(hand=[howl, king_rex], bases=[at(tortuga, mine(zapbot, upgrade, theirs(poison)))])
    assert game.power(zapbot) == 0
    game.play(howl)
    assert game.power(zapbot) == 1


@pytest.mark.card("poison")
@pytest.mark.ruling("ninjas/poison/2")
@pytest.mark.clause("SU-36", "SU-93")
def test_a_poisoned_minion_of_power_0_still_counts() -> None:
    game = scenario(
        hand=[poison],
        bases=[at(tortuga, *[mine(king_rex)] * 3, theirs(collector))],
        base_deck=[tar_pits],
    )
    game.play(poison, on=collector)
    assert [game.me.vp, game.rival.vp] == [4, 3]


@pytest.mark.card("seeing_stars")
@pytest.mark.clause("SU-155")
def test_seeing_stars_destroys_power_3_but_not_4_on_any_base() -> None:
    game = scenario(
        hand=[seeing_stars, howl],
        bases=[at(tortuga, theirs(brownie), theirs(invader)), at(tar_pits, mine(shinobi))],
    )
    game.play(seeing_stars)
    assert game.options == [invader, shinobi]
    assert not game.can_decline
    game.choose(invader)
    assert game.rival.discard == [invader]


@pytest.mark.card("seeing_stars")
@pytest.mark.ruling("ninjas/seeing_stars/1")
@pytest.mark.clause("SU-112", "SU-155")
def test_seeing_stars_must_strike_a_minion_of_ones_own_if_there_is_no_other() -> None:
    game = scenario(hand=[seeing_stars], bases=[at(tortuga, mine(shinobi), theirs(brownie))])
    game.play(seeing_stars)
    assert game.minions(1) == [brownie]


@pytest.mark.card("smoke_bomb")
@pytest.mark.ruling("ninjas/smoke_bomb/1")
@pytest.mark.clause("SU-161")
def test_smoke_bomb_on_ones_own_minion_sheds_what_others_have_attached() -> None:
    game = scenario(
        hand=[smoke_bomb, king_rex],
        bases=[at(tortuga, mine(shinobi, upgrade, theirs(poison)), theirs(invader, poison))],
    )
    assert not game.can_play(smoke_bomb, on=invader)
    game.play(smoke_bomb, on=shinobi)
    assert game.attached(shinobi) == [upgrade, smoke_bomb]
    assert game.power(shinobi) == 5
    assert game.rival.discard == [poison]


def under_smoke(*rival_hand: Card, edition: str = "2017") -> Play:
    """The rival's play phase; my Invader bears Smoke Bomb, my Shinobi does not."""
    game = scenario(
        hand=[smoke_bomb],
        rival_hand=[*rival_hand, hidden_ninja, king_rex],
        bases=[at(tortuga, mine(invader), mine(shinobi)), at(tar_pits)],
        edition=edition,
    )
    game.play(smoke_bomb, on=invader)
    assert game.asked == 1
    return game


@pytest.mark.card("smoke_bomb")
@pytest.mark.clause("SU-156")
def test_an_action_of_another_player_does_nothing_to_the_bearer_of_smoke_bomb() -> None:
    game = under_smoke(seeing_stars)
    game.play(seeing_stars)
    game.choose(invader)
    assert game.minions(1) == [invader, shinobi]
    assert game.rival.discard == [seeing_stars]


@pytest.mark.card("smoke_bomb")
def test_smoke_bomb_protects_its_bearer_alone() -> None:
    game = under_smoke(seeing_stars)
    game.play(seeing_stars)
    game.choose(shinobi)
    assert game.minions(1) == [invader]


@pytest.mark.card("smoke_bomb")
@pytest.mark.clause("SU-161")
def test_an_action_played_on_the_bearer_of_smoke_bomb_is_discarded() -> None:
    game = under_smoke(poison)
    game.play(poison, on=invader)
    assert game.attached(invader) == [smoke_bomb]
    assert game.rival.discard == [poison]


@pytest.mark.card("smoke_bomb")
@pytest.mark.ruling("ninjas/smoke_bomb/2")
@pytest.mark.clause("SU-161")
def test_smoke_bomb_stops_no_minion() -> None:
    game = under_smoke(tiger_assassin)
    game.play(tiger_assassin, base=1)
    game.choose(invader)
    assert game.minions(1) == [shinobi, tiger_assassin]


@pytest.mark.card("smoke_bomb")
@pytest.mark.ruling("ninjas/smoke_bomb/2")
@pytest.mark.clause("SU-161")
def test_smoke_bomb_stops_no_base() -> None:
    game = scenario(
        hand=[king_rex],
        bases=[at(ninja_dojo, *[mine(king_rex)] * 2, theirs(invader, smoke_bomb)), at(tortuga)],
        base_deck=[tar_pits],
    )
    game.play(king_rex, base=1)
    game.choose(invader)
    assert game.rival.discard[-2:] == [smoke_bomb, invader]


@pytest.mark.card("smoke_bomb")
@pytest.mark.clause("SU-161")
def test_smoke_bomb_stops_no_action_of_its_own_controller() -> None:
    game = scenario(
        hand=[chronomage, smoke_bomb, way_of_deception],
        rival_hand=[king_rex],
        bases=[at(tortuga, mine(invader)), at(tar_pits)],
    )
    game.play(chronomage, base=1)
    game.play(smoke_bomb, on=invader)
    game.play(way_of_deception)
    game.choose(invader)
    assert game.minions(2) == [invader]
    assert game.attached(invader) == [smoke_bomb]


@pytest.mark.card("smoke_bomb")
@pytest.mark.clause("SU-118", "SU-122")
@pytest.mark.parametrize(("edition", "power"), [("2017", 3), ("2012", 7)])
def test_smoke_bomb_stops_a_change_of_power_only_where_that_is_affecting(edition: str, power: int) -> None:
    game = under_smoke(augmentation, edition=edition)
    game.play(augmentation)
    game.choose(invader)
    assert game.power(invader) == power


@pytest.mark.card("smoke_bomb")
def test_smoke_bomb_goes_when_the_next_turn_of_its_controller_starts() -> None:
    game = under_smoke()
    assert game.attached(invader) == [smoke_bomb]
    game.end_turn()
    assert game.asked == 0
    assert game.attached(invader) == []
    assert game.me.discard == [smoke_bomb]


@pytest.mark.card("way_of_deception")
@pytest.mark.ruling("ninjas/way_of_deception/1")
@pytest.mark.clause("SU-16", "SU-89")
def test_way_of_deception_moves_a_minion_of_ones_own() -> None:
    game = scenario(
        hand=[way_of_deception, howl],
        bases=[at(tortuga, mine(shinobi), mine(invader), theirs(collector)), at(tar_pits), at(jungle_oasis)],
    )
    game.play(way_of_deception)
    assert game.options == [shinobi, invader]
    assert not game.can_decline
    game.choose(invader)
    assert game.options == [tar_pits, jungle_oasis]
    game.choose_base(3)
    assert game.minions(3) == [invader]
    assert game.me.vp == 0


@pytest.mark.card("ninja_dojo")
@pytest.mark.ruling("bases/ninja_dojo/2")
@pytest.mark.clause("SU-33", "SU-39")
def test_the_winner_of_ninja_dojo_may_destroy_a_minion_anywhere() -> None:
    game = scenario(
        hand=[king_rex],
        bases=[at(ninja_dojo, *[mine(king_rex)] * 2, theirs(buccaneer)), at(tortuga, theirs(invader))],
        base_deck=[tar_pits],
    )
    game.play(king_rex, base=1)
    assert game.asked == 0
    assert game.options == [king_rex, king_rex, buccaneer, king_rex, invader]
    assert game.can_decline
    game.choose(invader)
    assert game.rival.discard == [invader, buccaneer]
    assert game.base(1) is tar_pits


@pytest.mark.card("ninja_dojo")
def test_the_winner_of_ninja_dojo_may_spare_all() -> None:
    game = scenario(
        rival_hand=[howl],
        bases=[at(ninja_dojo, mine(collector), *[theirs(king_rex)] * 3), at(tortuga, mine(invader))],
        base_deck=[tar_pits],
    )
    assert game.asked == 1
    game.decline()
    assert game.minions(2) == [invader]


@pytest.mark.card("ninja_dojo")
@pytest.mark.ruling("bases/ninja_dojo/1")
@pytest.mark.clause("SU-39", "SU-134", "SU-147")
def test_each_tied_winner_of_ninja_dojo_may_destroy() -> None:
    game = scenario(
        rival_hand=[howl],
        bases=[
            at(ninja_dojo, *[theirs(king_rex)] * 2, *[mine(king_rex)] * 2, of(2, collector)),
            at(tortuga, mine(invader), theirs(shinobi)),
        ],
        base_deck=[tar_pits],
        players=3,
    )
    assert game.asked == 0
    game.choose(shinobi)
    assert game.asked == 1
    game.choose(invader)
    assert game.minions(2) == []
    assert game.base(1) is tar_pits


@pytest.mark.card("temple_of_goju")
@pytest.mark.ruling("bases/temple_of_goju/2")
@pytest.mark.clause("SU-97", "SU-143")
def test_the_strongest_of_each_player_on_temple_of_goju_goes_under_the_deck() -> None:
    game = scenario(
        rival_hand=[howl],
        bases=[
            at(
                temple_of_goju,
                mine(king_rex),
                mine(invader),
                theirs(warbot),
                theirs(shinobi),
                of(2, buccaneer),
            ),
            at(tortuga, theirs(king_rex)),
        ],
        base_deck=[tar_pits],
        deck=[howl, howl, howl],
        rival_deck=[howl],
        players=3,
    )
    assert game.asked == 1
    assert game.me.deck == [howl, king_rex]
    assert game.rival.deck == [howl, warbot]
    assert game.third.deck[-1] is buccaneer
    assert game.me.discard == [invader]
    assert game.rival.discard == [shinobi]
    assert game.minions(2) == [king_rex]


@pytest.mark.card("temple_of_goju")
@pytest.mark.ruling("bases/temple_of_goju/1")
@pytest.mark.clause("SU-127")
def test_temple_of_goju_lets_each_player_choose_among_the_strongest() -> None:
    game = scenario(
        rival_hand=[howl],
        bases=[
            at(
                temple_of_goju,
                theirs(supreme_overlord),
                theirs(ninja_master),
                mine(king_rex),
                theirs(invader),
            ),
            at(tortuga),
        ],
        base_deck=[tar_pits],
    )
    assert game.asked == 1
    assert game.options == [supreme_overlord, ninja_master]
    assert not game.can_decline
    game.choose(ninja_master)
    assert game.rival.deck[-1] is ninja_master
    assert game.rival.discard == [supreme_overlord, invader]


@pytest.mark.card("temple_of_goju")
@pytest.mark.ruling("bases/temple_of_goju/2")
def test_temple_of_goju_reads_the_powers_of_the_moment() -> None:
    game = scenario(
        rival_hand=[howl],
        bases=[at(temple_of_goju, mine(king_rex, poison), mine(supreme_overlord), *[theirs(king_rex)] * 2)],
        base_deck=[tar_pits],
        deck=[howl, howl, howl],
    )
    game.choose(king_rex)
    assert game.me.deck == [howl, supreme_overlord]
