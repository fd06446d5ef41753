"""Tricksters: what their cards and bases do, in card order."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import FACTIONS, RULES, Card
from baston.games.smashup.factions.aliens import (
    abduction,
    beam_up,
    collector,
    crop_circles,
    invader,
    invasion,
    scout,
    supreme_overlord,
    the_homeworld,
)
from baston.games.smashup.factions.dinosaurs import (
    augmentation,
    jungle_oasis,
    king_rex,
    tar_pits,
    tooth_and_claw_and_guns,
    upgrade,
    war_raptor,
)
from baston.games.smashup.factions.ninjas import (
    assassination,
    hidden_ninja,
    infiltrate,
    ninja_dojo,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
)
from baston.games.smashup.factions.pirates import buccaneer, powderkeg
from baston.games.smashup.factions.robots import microbot_guard, warbot, zapbot
from baston.games.smashup.factions.tricksters import (
    block_the_path,
    brownie,
    cave_of_shinies,
    disenchant,
    enshrouding_mist,
    flame_trap,
    gnome,
    gremlin,
    hideout,
    leprechaun,
    mark_of_sleep,
    mushroom_kingdom,
    pay_the_piper,
    take_the_shinies,
)
from baston.games.smashup.factions.wizards import archmage, chronomage
from baston.games.smashup.factions.zombies import grave_robbing
from baston.kernel.effect import begin
from baston.kernel.machine import run
from tests.smashup.scenario import at, mine, of, scenario, theirs

# Leprechaun


@pytest.mark.card("leprechaun")
@pytest.mark.clause("SU-17")
def test_leprechaun_destroys_a_weaker_minion_that_a_rival_has_played_here() -> None:
    game = scenario(hand=[invader, upgrade], bases=[at(the_homeworld, theirs(leprechaun))])
    game.play(invader, base=1)
    game.choose_trigger(leprechaun)
    assert game.minions(1) == [leprechaun]
    assert game.me.discard == [invader]
    assert game.me.vp == 1


@pytest.mark.card("leprechaun")
@pytest.mark.clause("SU-162")
@pytest.mark.ruling("tricksters/leprechaun/4")
def test_leprechaun_strikes_each_time_at_strictly_lower_power() -> None:
    game = scenario(
        hand=[chronomage, supreme_overlord, invader, upgrade],
        bases=[at(ninja_dojo, theirs(leprechaun), mine(enshrouding_mist), mine(enshrouding_mist))],
    )
    game.play(chronomage, base=1)
    if not game.is_play_phase:
        game.decline()
    game.play(supreme_overlord, base=1, extra=True)
    game.decline()
    game.play(invader, base=1, extra=True)
    assert game.minions(1) == [leprechaun, supreme_overlord]
    assert game.me.discard == [chronomage, invader]


@pytest.mark.card("leprechaun")
def test_leprechaun_lets_its_own_side_and_other_bases_be() -> None:
    game = scenario(hand=[collector, upgrade], bases=[at(ninja_dojo, mine(leprechaun)), at(tar_pits)])
    game.play(collector, base=1)
    game.decline()
    assert game.minions(1) == [leprechaun, collector]
    game = scenario(
        hand=[collector, upgrade], bases=[at(ninja_dojo), at(tar_pits, theirs(leprechaun), mine(collector))]
    )
    game.play(collector, base=1)
    game.decline()
    assert game.minions(1) == [collector]
    assert game.minions(2) == [leprechaun, collector]


@pytest.mark.card("leprechaun")
@pytest.mark.clause("SU-162")
@pytest.mark.ruling("tricksters/leprechaun/2")
def test_leprechaun_waits_for_the_on_play_ability() -> None:
    there = at(ninja_dojo, theirs(leprechaun), theirs(scout))
    game = scenario(hand=[ninja_master, upgrade], bases=[there])
    game.play(ninja_master, base=1)
    game.choose(leprechaun)
    assert game.minions(1) == [scout, ninja_master]
    game = scenario(hand=[tiger_assassin, upgrade], bases=[there])
    game.play(tiger_assassin, base=1)
    game.choose(scout)
    assert game.minions(1) == [leprechaun]
    game = scenario(hand=[collector, upgrade], bases=[there])
    game.play(collector, base=1)
    game.choose(collector)
    assert game.me.hand == [upgrade, collector]


@pytest.mark.card("leprechaun")
@pytest.mark.clause("SU-162")
@pytest.mark.ruling("tricksters/leprechaun/2")
def test_leprechaun_spares_the_third_war_raptor_and_who_is_moved_there() -> None:
    game = scenario(
        hand=[war_raptor, upgrade],
        bases=[at(ninja_dojo, theirs(leprechaun), mine(war_raptor), theirs(war_raptor))],
    )
    game.play(war_raptor, base=1)
    assert len(game.minions(1)) == 4
    game = scenario(
        hand=[invasion, king_rex],
        bases=[at(ninja_dojo, theirs(leprechaun)), at(tar_pits, mine(collector))],
    )
    game.play(invasion)
    game.choose(collector)
    assert game.minions(1) == [leprechaun, collector]


@pytest.mark.card("leprechaun")
@pytest.mark.ruling("tricksters/leprechaun/1")
@pytest.mark.parametrize("away", [leprechaun, chronomage])
def test_leprechaun_and_the_minion_must_still_be_together(away: Card) -> None:
    """Chronomage's action is played within its ability, before the Leprechaun acts."""
    game = scenario(
        hand=[chronomage, invasion, upgrade],
        bases=[at(ninja_dojo, theirs(leprechaun)), at(tar_pits)],
    )
    game.play(chronomage, base=1)
    game.choose(invasion)
    game.choose(away)
    assert game.is_in_play(chronomage)
    assert len(game.minions(1)) == len(game.minions(2)) == 1


@pytest.mark.card("leprechaun")
@pytest.mark.clause("SU-111")
@pytest.mark.ruling("tricksters/leprechaun/3")
def test_the_active_player_orders_leprechaun_and_other_triggers() -> None:
    game = scenario(
        hand=[invader, upgrade, king_rex],
        bases=[at(ninja_dojo, theirs(leprechaun), theirs(flame_trap))],
    )
    game.play(invader, base=1)
    assert game.asked == 0
    assert game.me.vp == 1
    game.choose_trigger(leprechaun)
    assert game.minions(1) == [leprechaun]
    assert game.actions(1) == [flame_trap]


# Brownie


@pytest.mark.card("brownie")
@pytest.mark.clause("SU-160")
@pytest.mark.ruling("tricksters/brownie/2")
def test_who_sends_brownie_away_discards_two_cards_at_random() -> None:
    game = scenario(
        hand=[beam_up, king_rex, king_rex, king_rex],
        rival_hand=[king_rex, king_rex],
        bases=[at(ninja_dojo, theirs(brownie))],
    )
    game.play(beam_up)
    assert game.me.hand == [king_rex]
    assert sorted(card.id for card in game.me.discard) == ["beam_up", "king_rex", "king_rex"]
    assert game.rival.hand == [king_rex, king_rex, brownie]


@pytest.mark.card("brownie")
@pytest.mark.clause("SU-80", "SU-159")
@pytest.mark.ruling("tricksters/brownie/4")
@pytest.mark.parametrize(("edition", "left"), [("2017", 1), ("2012", 3)])
def test_a_change_of_power_affects_brownie_in_the_later_edition_only(edition: str, left: int) -> None:
    game = scenario(
        hand=[augmentation, king_rex, king_rex, king_rex],
        bases=[at(ninja_dojo, theirs(brownie))],
        edition=edition,
    )
    game.play(augmentation)
    assert game.power(brownie) == 8
    assert len(game.me.hand) == left


@pytest.mark.card("brownie")
@pytest.mark.clause("SU-159")
@pytest.mark.ruling("tricksters/brownie/2")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_an_attached_action_affects_brownie_in_both_editions(edition: str) -> None:
    game = scenario(
        hand=[poison, king_rex, king_rex, king_rex],
        bases=[at(ninja_dojo, theirs(brownie), theirs(scout))],
        edition=edition,
    )
    game.play(poison, on=brownie)
    assert game.power(brownie) == 0
    assert game.me.hand == [king_rex]


@pytest.mark.card("brownie")
@pytest.mark.clause("SU-17")
@pytest.mark.ruling("tricksters/brownie/2")
def test_brownie_waits_until_an_attached_action_has_acted() -> None:
    game = scenario(
        hand=[poison, king_rex, king_rex, king_rex],
        bases=[at(ninja_dojo, theirs(brownie, upgrade))],
    )
    game.play(poison, on=brownie)
    assert game.asking is poison
    assert len(game.me.hand) == 3
    game.choose(upgrade)
    assert game.attached(brownie) == [poison]
    assert game.me.hand == [king_rex]


@pytest.mark.card("brownie")
@pytest.mark.clause("SU-160")
@pytest.mark.ruling("tricksters/brownie/1")
def test_assassination_costs_two_cards_when_it_is_played_and_none_when_it_strikes() -> None:
    game = scenario(
        hand=[assassination, king_rex, king_rex, king_rex],
        rival_hand=[king_rex],
        bases=[at(ninja_dojo, theirs(brownie))],
        deck=[king_rex, king_rex],
    )
    game.play(assassination, on=brownie)
    assert game.me.hand == [king_rex]
    game.end_turn()
    assert not game.is_in_play(brownie)
    assert len(game.me.hand) == 3


@pytest.mark.card("brownie")
@pytest.mark.clause("SU-160")
@pytest.mark.ruling("tricksters/brownie/1")
def test_what_is_in_play_already_does_not_provoke_brownie() -> None:
    game = scenario(
        hand=[king_rex, king_rex, king_rex],
        rival_hand=[brownie, king_rex],
        bases=[at(ninja_dojo, mine(leprechaun)), at(mushroom_kingdom)],
    )
    game.end_turn()
    game.decline()
    game.play(brownie, base=1)
    assert game.rival.discard == [brownie]
    assert len(game.me.hand) == 5
    game = scenario(
        hand=[king_rex, king_rex, king_rex],
        bases=[at(ninja_dojo, theirs(brownie)), at(mushroom_kingdom)],
    )
    game.choose(brownie)
    assert game.minions(2) == [brownie]
    assert len(game.me.hand) == 3


@pytest.mark.card("brownie")
@pytest.mark.clause("SU-86")
def test_a_card_that_names_all_names_brownie_and_a_minion_provokes_it_too() -> None:
    there = at(ninja_dojo, theirs(scout), theirs(brownie))
    game = scenario(hand=[crop_circles, king_rex, king_rex, king_rex], bases=[there])
    game.play(crop_circles)
    assert game.me.hand == [king_rex]
    game = scenario(hand=[ninja_master, upgrade, king_rex, king_rex], bases=[there])
    game.play(ninja_master, base=1)
    game.choose(brownie)
    assert len(game.me.discard) == 2


@pytest.mark.card("brownie")
def test_brownie_minds_neither_its_own_side_nor_what_befalls_others() -> None:
    game = scenario(
        hand=[beam_up, king_rex, king_rex],
        rival_hand=[king_rex, king_rex],
        bases=[at(ninja_dojo, mine(brownie))],
    )
    game.play(beam_up)
    assert len(game.me.hand) == 3
    assert len(game.rival.hand) == 2
    game = scenario(
        hand=[beam_up, king_rex, king_rex, king_rex],
        bases=[at(ninja_dojo, theirs(brownie), theirs(scout))],
    )
    game.play(beam_up)
    game.choose(scout)
    assert len(game.me.hand) == 3


@pytest.mark.card("brownie")
@pytest.mark.ruling("tricksters/brownie/3")
def test_with_fewer_than_two_cards_brownie_takes_them_all() -> None:
    game = scenario(
        hand=[beam_up, king_rex],
        rival_hand=[king_rex],
        bases=[at(ninja_dojo, theirs(brownie))],
        deck=[collector, collector],
    )
    game.play(beam_up)
    assert king_rex in game.me.discard
    assert king_rex not in game.me.hand


@pytest.mark.card("brownie")
@pytest.mark.clause("SU-17", "SU-160")
def test_the_card_acts_to_its_end_before_brownie_does() -> None:
    game = scenario(
        hand=[abduction, king_rex, scout, scout, scout],
        bases=[at(ninja_dojo, of(2, brownie))],
        rival_hand=[king_rex, king_rex],
        players=3,
    )
    game.play(abduction)
    assert len(game.me.hand) == 4
    game.choose(king_rex)
    assert game.minions(1) == [king_rex]
    assert game.me.hand == [scout]
    assert len(game.rival.hand) == 2
    assert game.third.hand == [brownie]


@pytest.mark.card("brownie")
def test_what_does_not_reach_brownie_costs_nothing() -> None:
    game = scenario(
        hand=[beam_up, king_rex, king_rex],
        bases=[at(ninja_dojo, theirs(brownie, tooth_and_claw_and_guns))],
    )
    game.play(beam_up)
    assert game.is_in_play(brownie)
    assert len(game.me.hand) == 2


# Gnome


@pytest.mark.card("gnome")
@pytest.mark.clause("SU-112")
@pytest.mark.ruling("tricksters/gnome/1")
def test_gnome_may_destroy_whoever_is_weaker_than_its_sides_number_here() -> None:
    game = scenario(
        hand=[gnome, upgrade],
        bases=[
            at(ninja_dojo, mine(collector), mine(king_rex), theirs(collector), theirs(invader)),
            at(tar_pits, theirs(collector)),
        ],
    )
    game.play(gnome, base=1)
    assert game.options == [collector, collector]
    game.choose(collector, nth=1)
    assert game.minions(1) == [king_rex, collector, invader, gnome]
    assert game.me.discard == [collector]


@pytest.mark.card("gnome")
@pytest.mark.clause("SU-155")
def test_gnome_may_decline() -> None:
    game = scenario(hand=[gnome, upgrade], bases=[at(ninja_dojo, mine(collector), theirs(microbot_guard))])
    game.play(gnome, base=1)
    assert game.options == [microbot_guard]
    game.decline()
    assert game.minions(1) == [collector, microbot_guard, gnome]


@pytest.mark.card("gnome")
@pytest.mark.ruling("tricksters/gnome/1")
def test_gnome_counts_the_minions_that_its_player_controls() -> None:
    game = scenario(
        hand=[gnome, upgrade],
        bases=[at(ninja_dojo, of(1, collector, owner=0), of(0, king_rex, owner=1), theirs(collector))],
    )
    game.play(gnome, base=1)
    assert game.is_play_phase
    assert len(game.minions(1)) == 4


# Gremlin


@pytest.mark.card("gremlin")
@pytest.mark.clause("SU-152")
def test_a_destroyed_gremlin_draws_a_card_and_costs_every_other_player_one() -> None:
    game = scenario(
        hand=[ninja_master, upgrade, upgrade],
        rival_hand=[king_rex],
        third_hand=[king_rex, king_rex],
        bases=[at(ninja_dojo, theirs(gremlin), theirs(scout))],
        rival_deck=[collector, scout],
        players=3,
    )
    game.play(ninja_master, base=1)
    game.choose(gremlin)
    assert game.me.hand == [upgrade]
    assert game.me.discard == [upgrade]
    assert game.rival.hand == [king_rex, collector]
    assert game.third.hand == [king_rex]


@pytest.mark.card("gremlin")
@pytest.mark.ruling("tricksters/gremlin/1")
def test_gremlin_answers_its_own_controller_too_and_no_other_victim() -> None:
    game = scenario(
        hand=[ninja_master, upgrade],
        rival_hand=[king_rex, king_rex],
        bases=[at(ninja_dojo, mine(gremlin), mine(scout))],
        deck=[collector],
    )
    game.play(ninja_master, base=1)
    game.choose(gremlin)
    assert game.me.hand == [upgrade, collector]
    assert game.rival.hand == [king_rex]
    game = scenario(
        hand=[ninja_master, upgrade],
        rival_hand=[king_rex, king_rex],
        bases=[at(ninja_dojo, mine(gremlin), mine(scout))],
    )
    game.play(ninja_master, base=1)
    game.choose(scout)
    assert len(game.rival.hand) == 2


@pytest.mark.card("gremlin")
@pytest.mark.clause("SU-33", "SU-151")
@pytest.mark.ruling("tricksters/gremlin/1")
def test_a_gremlin_discarded_after_scoring_does_nothing() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[king_rex],
        bases=[at(jungle_oasis, mine(king_rex), mine(supreme_overlord), theirs(gremlin)), at(tar_pits)],
        base_deck=[ninja_dojo],
        deck=[collector, collector],
    )
    game.end_turn()
    assert game.rival.discard == [gremlin]
    assert game.rival.hand == [king_rex]
    assert game.me.hand == [king_rex, collector, collector]


@pytest.mark.card("gremlin")
@pytest.mark.clause("SU-135")
@pytest.mark.ruling("tricksters/gremlin/2")
def test_gremlins_last_controller_draws() -> None:
    game = scenario(
        hand=[ninja_master, upgrade],
        rival_hand=[king_rex, king_rex],
        bases=[at(ninja_dojo, of(0, gremlin, owner=1))],
        deck=[collector],
    )
    game.play(ninja_master, base=1)
    game.choose(gremlin)
    assert game.me.hand == [upgrade, collector]
    assert game.rival.hand == [king_rex]
    assert game.rival.discard[0] is gremlin


@pytest.mark.card("gremlin")
@pytest.mark.clause("SU-18", "SU-177")
@pytest.mark.ruling("tricksters/gremlin/3")
def test_gremlin_may_take_a_hand_over_ten_until_its_owners_draw_phase() -> None:
    game = scenario(
        hand=[ninja_master, upgrade],
        rival_hand=[king_rex] * 10,
        bases=[at(ninja_dojo, theirs(gremlin))],
    )
    game.play(ninja_master, base=1)
    game.choose(gremlin)
    assert len(game.rival.hand) == 11
    while game.asked == 0:
        game.decline()
    assert len(game.rival.hand) == 11
    game.end_turn()
    for _ in range(3):
        assert game.asked == 1
        game.choose(king_rex)
    assert len(game.rival.hand) == 10


# Block the Path


@pytest.mark.card("block_the_path")
@pytest.mark.ruling("tricksters/block_the_path/1")
def test_minions_of_the_named_faction_cannot_be_played_there_by_anybody() -> None:
    game = scenario(
        hand=[block_the_path, king_rex, invader],
        rival_hand=[king_rex, invader],
        bases=[at(ninja_dojo, theirs(war_raptor)), at(tar_pits)],
    )
    game.play(block_the_path, base=1)
    assert len(game.decision.options) == len([f for f in FACTIONS if f.cards])
    game.choose_faction("dinosaurs")
    assert game.actions(1) == [block_the_path]
    assert not game.can_play(king_rex, base=1)
    assert game.can_play(king_rex, base=2)
    assert game.can_play(invader, base=1)
    assert game.minions(1) == [war_raptor]
    game.end_turn()
    assert not game.can_play(king_rex, base=1)
    assert game.can_play(king_rex, base=2)
    assert game.can_play(invader, base=1)


@pytest.mark.card("block_the_path")
@pytest.mark.clause("SU-167")
@pytest.mark.ruling("tricksters/block_the_path/1")
def test_minions_of_the_named_faction_may_be_moved_there() -> None:
    game = scenario(
        hand=[block_the_path, chronomage, invasion, upgrade],
        bases=[at(ninja_dojo), at(tar_pits, theirs(king_rex))],
    )
    game.play(block_the_path, base=1)
    game.choose_faction("dinosaurs")
    game.play(chronomage, base=2)
    game.play(invasion)
    game.choose(king_rex)
    assert game.minions(1) == [king_rex]


@pytest.mark.card("block_the_path")
@pytest.mark.clause("SU-110", "SU-167")
@pytest.mark.ruling("tricksters/block_the_path/2")
def test_neither_extra_plays_nor_specials_get_around_block_the_path() -> None:
    game = scenario(
        hand=[block_the_path, zapbot, collector],
        bases=[at(ninja_dojo, mine(enshrouding_mist)), at(tar_pits)],
    )
    game.play(block_the_path, base=1)
    game.choose_faction("aliens")
    game.play(zapbot, base=2)
    assert not game.can_play(collector, base=1)
    assert game.can_play(collector, base=2)
    game = scenario(
        hand=[block_the_path, king_rex],
        rival_hand=[shinobi, king_rex],
        bases=[at(jungle_oasis, mine(king_rex), mine(supreme_overlord)), at(tar_pits)],
        base_deck=[ninja_dojo],
    )
    game.play(block_the_path, base=1)
    game.choose_faction("ninjas")
    game.end_turn()
    assert game.base(1) is ninja_dojo
    assert shinobi in game.rival.hand


@pytest.mark.card("block_the_path")
def test_the_path_is_open_again_once_block_the_path_is_gone() -> None:
    game = scenario(
        hand=[block_the_path, chronomage, disenchant, king_rex],
        bases=[at(ninja_dojo, mine(enshrouding_mist)), at(tar_pits)],
    )
    game.play(block_the_path, base=1)
    game.choose_faction("dinosaurs")
    game.play(chronomage, base=2)
    assert not game.can_play(king_rex, base=1)
    game.play(disenchant)
    game.choose(block_the_path)
    assert game.can_play(king_rex, base=1)


@pytest.mark.card("block_the_path")
def test_each_block_the_path_keeps_out_its_own_faction() -> None:
    game = scenario(
        hand=[block_the_path, block_the_path, chronomage, king_rex, invader],
        bases=[at(ninja_dojo, mine(enshrouding_mist)), at(tar_pits, mine(enshrouding_mist))],
    )
    game.play(chronomage, base=1)
    for base, faction in ((1, "dinosaurs"), (2, "aliens")):
        game.play(block_the_path, base=base)
        game.choose_faction(faction)
    assert [game.can_play(king_rex, base=base) for base in (1, 2)] == [False, True]
    assert [game.can_play(invader, base=base) for base in (1, 2)] == [True, False]


@pytest.mark.card("block_the_path")
@pytest.mark.card("mark_of_sleep")
def test_the_log_tells_what_is_named_and_who_sleeps() -> None:
    game = scenario(hand=[block_the_path, chronomage, mark_of_sleep, king_rex])
    game.play(block_the_path, base=1)
    game.choose_faction("aliens")
    assert "Player 1 chooses Aliens." in game.told
    game.play(chronomage, base=1)
    game.play(mark_of_sleep)
    game.choose_seat(1)
    assert "Player 2 may play no action next turn (Mark of Sleep)." in game.told


# Disenchant


@pytest.mark.card("disenchant")
@pytest.mark.clause("SU-112")
@pytest.mark.ruling("tricksters/disenchant/1")
def test_disenchant_destroys_an_action_on_a_minion_or_a_base_of_anybody() -> None:
    there = at(ninja_dojo, theirs(scout, upgrade), theirs(hideout), mine(flame_trap))
    for action in (upgrade, hideout, flame_trap):
        game = scenario(hand=[disenchant, king_rex], bases=[there])
        game.play(disenchant)
        assert game.options == [upgrade, hideout, flame_trap]
        assert not game.can_decline
        game.choose(action)
        assert not game.is_in_play(action)
        assert action in (game.me.discard if action is flame_trap else game.rival.discard)


@pytest.mark.card("disenchant")
@pytest.mark.clause("SU-15", "SU-155")
@pytest.mark.ruling("tricksters/disenchant/1")
def test_disenchant_must_take_ones_own_action_and_is_spent_without_any() -> None:
    game = scenario(hand=[disenchant, king_rex], bases=[at(ninja_dojo, mine(scout, upgrade))])
    game.play(disenchant)
    assert game.me.discard == [upgrade, disenchant]
    game = scenario(hand=[disenchant, king_rex], bases=[at(ninja_dojo, mine(scout))])
    game.play(disenchant)
    assert game.me.discard == [disenchant]


@pytest.mark.card("disenchant")
@pytest.mark.ruling("tricksters/disenchant/2")
def test_losing_an_action_does_not_affect_its_bearer() -> None:
    game = scenario(
        hand=[disenchant, king_rex, king_rex, king_rex],
        bases=[at(ninja_dojo, theirs(brownie, upgrade))],
    )
    game.play(disenchant)
    assert game.power(brownie) == 4
    assert len(game.me.hand) == 3


# Enshrouding Mist


@pytest.mark.card("enshrouding_mist")
@pytest.mark.clause("SU-129")
@pytest.mark.ruling("tricksters/enshrouding_mist/1")
@pytest.mark.ruling("tricksters/enshrouding_mist/3")
def test_enshrouding_mist_allows_a_minion_on_its_base_from_the_turn_it_comes() -> None:
    game = scenario(
        hand=[enshrouding_mist, king_rex, scout, invader],
        rival_hand=[king_rex, scout],
        bases=[at(ninja_dojo), at(tar_pits)],
    )
    game.play(enshrouding_mist, base=1)
    game.play(king_rex, base=1, extra=True)
    game.play(scout, base=2)
    assert game.asked == 1
    game.play(scout, base=1)
    assert game.asked == 0
    game.play(invader, base=2)
    assert game.can_play(king_rex, base=1)
    assert not game.can_play(king_rex, base=2)


@pytest.mark.card("enshrouding_mist")
@pytest.mark.clause("SU-129")
@pytest.mark.ruling("tricksters/enshrouding_mist/3")
def test_the_mists_minion_may_come_after_the_free_one() -> None:
    game = scenario(
        hand=[king_rex, scout, invader],
        bases=[at(ninja_dojo, mine(enshrouding_mist)), at(tar_pits)],
    )
    game.play(king_rex, base=2)
    assert game.can_play(scout, base=1)
    assert not game.can_play(scout, base=2)


@pytest.mark.card("enshrouding_mist")
@pytest.mark.clause("SU-129")
@pytest.mark.ruling("tricksters/enshrouding_mist/2")
def test_each_enshrouding_mist_allows_one_minion_a_turn() -> None:
    game = scenario(
        hand=[king_rex, king_rex, king_rex, king_rex],
        rival_hand=[king_rex],
        bases=[at(ninja_dojo, mine(enshrouding_mist), mine(enshrouding_mist)), at(tar_pits)],
        base_deck=[the_homeworld],
    )
    game.play(king_rex, base=2)
    game.play(king_rex, base=1)
    game.play(king_rex, base=1)
    assert game.asked == 1


# Flame Trap


@pytest.mark.card("flame_trap")
@pytest.mark.clause("SU-17")
def test_flame_trap_destroys_a_rivals_minion_after_its_ability_and_itself() -> None:
    game = scenario(hand=[invader, upgrade], bases=[at(ninja_dojo, theirs(flame_trap), theirs(scout))])
    game.play(invader, base=1)
    assert game.me.vp == 1
    assert game.me.discard == [invader]
    assert game.rival.discard == [flame_trap]
    assert game.minions(1) == [scout]


@pytest.mark.card("flame_trap")
def test_flame_trap_lets_its_own_side_and_other_bases_be() -> None:
    game = scenario(hand=[king_rex, upgrade], bases=[at(ninja_dojo, mine(flame_trap)), at(tar_pits)])
    game.play(king_rex, base=1)
    assert game.minions(1) == [king_rex]
    game = scenario(hand=[king_rex, upgrade], bases=[at(ninja_dojo, theirs(flame_trap)), at(tar_pits)])
    game.play(king_rex, base=2)
    assert game.minions(2) == [king_rex]
    assert game.actions(1) == [flame_trap]


@pytest.mark.card("flame_trap")
@pytest.mark.ruling("tricksters/flame_trap/1")
def test_flame_trap_does_not_burn_for_who_was_moved_there_or_has_left() -> None:
    game = scenario(
        hand=[invasion, king_rex],
        bases=[at(ninja_dojo, theirs(flame_trap)), at(tar_pits, mine(scout))],
    )
    game.play(invasion)
    assert game.minions(1) == [scout]
    assert game.actions(1) == [flame_trap]
    game = scenario(hand=[collector, upgrade], bases=[at(ninja_dojo, theirs(flame_trap))])
    game.play(collector, base=1)
    game.choose(collector)
    assert game.actions(1) == [flame_trap]
    assert collector in game.me.hand


@pytest.mark.card("flame_trap")
@pytest.mark.ruling("tricksters/flame_trap/1")
@pytest.mark.parametrize("safe", [warbot, buccaneer])
def test_flame_trap_is_spent_on_who_cannot_be_destroyed(safe: Card) -> None:
    game = scenario(hand=[safe, upgrade], bases=[at(ninja_dojo, theirs(flame_trap)), at(tar_pits)])
    game.play(safe, base=1)
    assert game.minions(1 if safe is warbot else 2) == [safe]
    assert game.rival.discard == [flame_trap]


@pytest.mark.card("flame_trap")
@pytest.mark.clause("SU-163")
@pytest.mark.ruling("tricksters/flame_trap/2")
def test_in_a_chain_of_plays_flame_trap_burns_the_last() -> None:
    game = scenario(hand=[zapbot, zapbot, zapbot, upgrade], bases=[at(ninja_dojo, theirs(flame_trap))])
    game.play(zapbot, base=1)
    first = game.in_play(zapbot)
    game.choose(zapbot)
    second = game.in_play(zapbot, nth=2)
    game.choose(zapbot)
    assert [game.in_play(zapbot), game.in_play(zapbot, nth=2)] == [first, second]
    assert game.minions(1) == [zapbot, zapbot]
    assert game.me.discard == [zapbot]
    assert game.rival.discard == [flame_trap]


@pytest.mark.card("flame_trap")
@pytest.mark.clause("SU-163")
def test_the_extra_play_of_a_burnt_minion_is_kept() -> None:
    game = scenario(hand=[zapbot, zapbot, upgrade], bases=[at(ninja_dojo, theirs(flame_trap))])
    game.play(zapbot, base=1)
    game.decline()
    assert game.me.discard == [zapbot]
    game.play(zapbot, base=1, extra=True)
    assert game.minions(1) == [zapbot]


# Hideout


@pytest.mark.card("hideout")
@pytest.mark.clause("SU-157")
@pytest.mark.ruling("tricksters/hideout/4")
def test_hideout_saves_all_minions_of_its_side_from_one_action() -> None:
    game = scenario(
        hand=[crop_circles, king_rex],
        bases=[
            at(ninja_dojo, theirs(scout), theirs(collector), of(2, invader), theirs(hideout)),
            at(tar_pits, theirs(scout)),
        ],
        players=3,
    )
    game.play(crop_circles)
    game.choose_base(1)
    assert game.is_play_phase
    assert game.minions(1) == [scout, collector]
    assert game.third.hand == [invader]
    assert game.rival.discard == [hideout]


@pytest.mark.card("hideout")
def test_hideout_is_not_spent_on_other_bases_or_other_sides_or_its_own() -> None:
    game = scenario(
        hand=[beam_up, king_rex],
        bases=[at(ninja_dojo, theirs(hideout)), at(tar_pits, theirs(scout))],
    )
    game.play(beam_up)
    assert game.rival.hand == [scout]
    assert game.actions(1) == [hideout]
    game = scenario(
        hand=[beam_up, king_rex], bases=[at(ninja_dojo, theirs(hideout), of(2, scout))], players=3
    )
    game.play(beam_up)
    assert game.third.hand == [scout]
    assert game.actions(1) == [hideout]
    game = scenario(hand=[beam_up, king_rex], bases=[at(ninja_dojo, mine(hideout), mine(scout))])
    game.play(beam_up)
    assert game.me.hand == [king_rex, scout]
    assert game.actions(1) == [hideout]


@pytest.mark.card("hideout")
@pytest.mark.clause("SU-92")
@pytest.mark.ruling("tricksters/hideout/2")
def test_an_action_that_would_be_attached_is_discarded() -> None:
    game = scenario(hand=[poison, king_rex], bases=[at(ninja_dojo, theirs(scout), theirs(hideout))])
    game.play(poison, on=scout)
    assert game.power(scout) == 3
    assert game.me.discard == [poison]
    assert game.rival.discard == [hideout]


@pytest.mark.card("hideout")
@pytest.mark.clause("SU-157")
@pytest.mark.ruling("tricksters/hideout/3")
def test_hideout_stops_neither_minions_nor_bases() -> None:
    there = at(ninja_dojo, theirs(scout), theirs(hideout))
    game = scenario(hand=[ninja_master, upgrade], bases=[there])
    game.play(ninja_master, base=1)
    game.choose(scout)
    assert game.rival.discard == [scout]
    game = scenario(hand=[king_rex], bases=[there, at(mushroom_kingdom)])
    game.choose(scout)
    assert game.minions(2) == [scout]
    assert game.actions(1) == [hideout]


@pytest.mark.card("hideout")
@pytest.mark.ruling("tricksters/hideout/1")
def test_against_a_lasting_action_hideout_protects_until_the_turn_ends() -> None:
    """No action of this box strikes twice in a turn, so the first of two blows is begun by hand."""
    game = scenario(
        hand=[king_rex],
        rival_hand=[king_rex],
        bases=[at(ninja_dojo, theirs(scout, mine(assassination)), theirs(hideout))],
    )
    begin(game.table, assassination.abilities[0].effect.number, game.in_play(assassination), 0)
    run(game.table, RULES)
    assert game.actions(1) == []
    game.end_turn()
    assert game.attached(scout) == [assassination]
    assert game.rival.discard == [hideout]
    game.end_turn()
    assert not game.is_in_play(scout)


@pytest.mark.card("hideout")
def test_hideout_hides_from_one_of_two_actions() -> None:
    blow = mine(assassination)
    game = scenario(
        hand=[king_rex],
        rival_hand=[king_rex],
        bases=[at(ninja_dojo, theirs(scout, blow), theirs(collector, blow), theirs(hideout))],
    )
    game.end_turn()
    game.choose_trigger(assassination)
    assert game.minions(1) == [scout]


@pytest.mark.card("hideout")
@pytest.mark.clause("SU-157")
def test_the_same_action_played_anew_is_another_action() -> None:
    game = scenario(
        hand=[chronomage, beam_up, grave_robbing, king_rex],
        bases=[at(ninja_dojo, theirs(scout), theirs(hideout)), at(tar_pits, mine(archmage))],
    )
    game.play(chronomage, base=2)
    game.play(beam_up)
    game.choose(scout)
    assert game.minions(1) == [scout]
    game.play(grave_robbing)
    game.play(beam_up)
    game.choose(scout)
    assert game.rival.hand == [scout]


@pytest.mark.card("hideout")
@pytest.mark.clause("SU-80", "SU-122")
def test_what_hideout_stops_follows_the_edition() -> None:
    bases = [at(ninja_dojo, theirs(scout), theirs(hideout))]
    later = scenario(hand=[augmentation, king_rex], bases=bases)
    later.play(augmentation)
    assert later.power(scout) == 3
    assert later.actions(1) == []
    earlier = scenario(hand=[augmentation, king_rex], bases=bases, edition="2012")
    earlier.play(augmentation)
    assert earlier.power(scout) == 7
    assert earlier.actions(1) == [hideout]


@pytest.mark.card("hideout")
def test_hideout_hides_no_action() -> None:
    game = scenario(
        hand=[disenchant, king_rex], bases=[at(ninja_dojo, theirs(scout, upgrade), theirs(hideout))]
    )
    game.play(disenchant)
    game.choose(upgrade)
    assert game.attached(scout) == []
    assert game.actions(1) == [hideout]


# Mark of Sleep


@pytest.mark.card("mark_of_sleep")
@pytest.mark.clause("SU-128")
@pytest.mark.ruling("tricksters/mark_of_sleep/1")
def test_who_bears_the_mark_of_sleep_plays_no_action_in_the_next_turn() -> None:
    game = scenario(
        hand=[mark_of_sleep, king_rex],
        rival_hand=[upgrade, scout, invader, invader, invader],
        third_hand=[upgrade, king_rex],
        bases=[at(ninja_dojo, mine(king_rex), theirs(enshrouding_mist))],
        players=3,
    )
    game.play(mark_of_sleep)
    assert len(game.decision.options) == 3
    game.choose_seat(1)
    game.end_turn()
    assert game.asked == 1
    assert not game.can_play(upgrade)
    game.play(scout, base=1)
    assert game.can_play(invader, base=1)
    game.end_turn()
    assert game.asked == 2
    assert game.can_play(upgrade)
    game.end_turn()
    game.end_turn()
    assert game.asked == 1
    assert game.can_play(upgrade)


@pytest.mark.card("mark_of_sleep")
@pytest.mark.clause("SU-128")
@pytest.mark.ruling("tricksters/mark_of_sleep/2")
def test_specials_while_bases_score_are_allowed_in_spite_of_the_mark() -> None:
    game = scenario(
        hand=[mark_of_sleep, king_rex],
        rival_hand=[hidden_ninja, scout, king_rex],
        bases=[at(jungle_oasis, mine(king_rex)), at(tar_pits)],
        base_deck=[the_homeworld],
    )
    game.play(mark_of_sleep)
    game.choose_seat(1)
    game.end_turn()
    assert not game.can_play(hidden_ninja)
    game.play(king_rex, base=1)
    assert game.asked == 1
    game.choose(hidden_ninja)
    assert hidden_ninja in game.rival.discard


@pytest.mark.card("mark_of_sleep")
@pytest.mark.clause("SU-128")
@pytest.mark.ruling("tricksters/mark_of_sleep/3")
def test_one_may_mark_oneself_and_extra_actions_do_not_help() -> None:
    game = scenario(
        hand=[mark_of_sleep, chronomage, upgrade, upgrade, chronomage],
        rival_hand=[king_rex],
        bases=[at(ninja_dojo, theirs(king_rex)), at(tar_pits)],
    )
    game.play(mark_of_sleep)
    game.choose_seat(0)
    game.play(chronomage, base=2)
    game.play(upgrade, on=chronomage)
    assert game.asked == 1
    game.end_turn()
    game.play(chronomage, base=2)
    assert not game.can_play(upgrade)


# Pay the Piper


@pytest.mark.card("pay_the_piper")
@pytest.mark.clause("SU-17")
@pytest.mark.ruling("tricksters/pay_the_piper/1")
def test_who_plays_a_minion_there_discards_a_card_of_choice_after_its_ability() -> None:
    game = scenario(
        hand=[invader, upgrade, king_rex],
        rival_hand=[scout, scout],
        bases=[at(ninja_dojo, theirs(pay_the_piper))],
    )
    game.play(invader, base=1)
    assert game.me.vp == 1
    assert game.asked == 0
    assert game.options == [upgrade, king_rex]
    assert not game.can_decline
    game.choose(king_rex)
    assert game.me.discard == [king_rex]
    assert game.me.hand == [upgrade]
    assert game.minions(1) == [invader]
    assert game.actions(1) == [pay_the_piper]


@pytest.mark.card("pay_the_piper")
@pytest.mark.clause("SU-123")
def test_the_piper_is_paid_by_who_came_whoevers_turn_it_is() -> None:
    game = scenario(
        hand=[scout, scout],
        rival_hand=[shinobi, upgrade, king_rex],
        bases=[at(jungle_oasis, mine(king_rex), mine(supreme_overlord), mine(pay_the_piper)), at(tar_pits)],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    game.choose(shinobi)
    assert game.asked == 1
    game.choose(upgrade)
    assert game.rival.discard[0] is upgrade


@pytest.mark.card("pay_the_piper")
@pytest.mark.ruling("tricksters/pay_the_piper/2")
def test_with_an_empty_hand_nothing_is_paid() -> None:
    game = scenario(
        hand=[scout],
        rival_hand=[king_rex],
        bases=[at(ninja_dojo, theirs(pay_the_piper)), at(tar_pits)],
    )
    game.play(scout, base=1)
    assert game.minions(1) == [scout]
    assert game.me.discard == []


@pytest.mark.card("pay_the_piper")
def test_the_piper_asks_nothing_of_its_own_side_or_for_other_bases() -> None:
    game = scenario(hand=[scout, upgrade, upgrade], bases=[at(ninja_dojo, mine(pay_the_piper)), at(tar_pits)])
    game.play(scout, base=1)
    assert game.me.hand == [upgrade, upgrade]
    game = scenario(
        hand=[scout, upgrade, upgrade], bases=[at(ninja_dojo, theirs(pay_the_piper)), at(tar_pits)]
    )
    game.play(scout, base=2)
    assert game.is_play_phase
    assert game.me.hand == [upgrade, upgrade]


@pytest.mark.card("pay_the_piper")
def test_the_piper_is_paid_each_time_even_for_who_left_at_once() -> None:
    game = scenario(
        hand=[collector, scout, upgrade],
        bases=[at(ninja_dojo, theirs(pay_the_piper), mine(enshrouding_mist))],
    )
    game.play(collector, base=1)
    game.choose(collector)
    game.choose(collector)
    assert game.me.discard == [collector]
    game.play(scout, base=1)
    assert game.me.discard == [collector, upgrade]


# Take the Shinies


@pytest.mark.card("take_the_shinies")
@pytest.mark.ruling("tricksters/take_the_shinies/1")
def test_every_other_player_discards_two_cards_or_all_there_are() -> None:
    game = scenario(
        hand=[take_the_shinies, king_rex, king_rex],
        rival_hand=[scout, scout, scout],
        third_hand=[invader],
        players=3,
    )
    game.play(take_the_shinies)
    assert game.me.hand == [king_rex, king_rex]
    assert game.rival.hand == [scout]
    assert game.rival.discard == [scout, scout]
    assert game.third.hand == []
    assert game.third.discard == [invader]


# Cave of Shinies


@pytest.mark.card("cave_of_shinies")
@pytest.mark.ruling("bases/cave_of_shinies/1")
def test_the_owner_of_each_minion_destroyed_on_the_cave_scores() -> None:
    game = scenario(
        hand=[powderkeg, king_rex],
        bases=[
            at(cave_of_shinies, mine(supreme_overlord), of(1, scout, owner=2), theirs(scout), theirs(scout))
        ],
        players=3,
    )
    game.play(powderkeg)
    while not game.is_play_phase:
        game.answer(game.decision.options[0])
    assert game.table.vp == [1, 2, 1]


@pytest.mark.card("cave_of_shinies")
@pytest.mark.clause("SU-135", "SU-151")
@pytest.mark.ruling("bases/cave_of_shinies/2")
@pytest.mark.parametrize("card", [buccaneer, warbot])
def test_nobody_scores_for_a_destruction_replaced_or_prevented(card: Card) -> None:
    game = scenario(
        hand=[ninja_master, king_rex, upgrade],
        bases=[at(cave_of_shinies, theirs(card)), at(tar_pits)],
    )
    game.play(ninja_master, base=1)
    game.choose(card)
    assert game.table.vp == [0, 0]


@pytest.mark.card("cave_of_shinies")
@pytest.mark.clause("SU-151")
def test_gremlin_has_its_last_laugh_and_its_owner_the_point() -> None:
    game = scenario(
        hand=[seeing_stars, king_rex],
        rival_hand=[],
        bases=[at(cave_of_shinies, theirs(gremlin)), at(tar_pits, mine(enshrouding_mist))],
        rival_deck=[collector],
    )
    game.play(seeing_stars)
    game.choose_trigger(gremlin)
    assert game.table.vp == [0, 1]
    assert game.rival.hand == [collector]
    assert king_rex in game.me.discard


@pytest.mark.card("cave_of_shinies")
@pytest.mark.clause("SU-33")
@pytest.mark.ruling("bases/cave_of_shinies/2")
def test_nobody_scores_for_being_discarded_or_for_other_bases() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[king_rex],
        bases=[at(cave_of_shinies, mine(king_rex), mine(king_rex), theirs(king_rex), theirs(king_rex))],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    assert game.base(1) is ninja_dojo
    assert game.table.vp == [4, 4]
    game = scenario(hand=[ninja_master, king_rex], bases=[at(cave_of_shinies), at(ninja_dojo, theirs(scout))])
    game.play(ninja_master, base=2)
    game.choose(scout)
    assert game.table.vp == [0, 0]


@pytest.mark.card("cave_of_shinies")
@pytest.mark.clause("SU-174")
def test_infiltrate_on_the_cave_denies_nobody_elses_point() -> None:
    game = scenario(
        hand=[infiltrate, ninja_master, king_rex], bases=[at(cave_of_shinies, theirs(scout)), at(tar_pits)]
    )
    game.play(infiltrate, base=1)
    game.play(ninja_master, base=1)
    game.choose(scout)
    assert game.is_play_phase
    assert game.table.vp == [0, 1]


# Mushroom Kingdom


@pytest.mark.card("mushroom_kingdom")
@pytest.mark.clause("SU-11", "SU-16")
@pytest.mark.ruling("bases/mushroom_kingdom/1")
def test_each_player_may_draw_anothers_minion_there_when_the_turn_starts() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[king_rex],
        bases=[
            at(ninja_dojo, mine(scout), theirs(invader, upgrade)),
            at(mushroom_kingdom, theirs(collector)),
            at(tar_pits, theirs(scout)),
        ],
    )
    assert game.asking is mushroom_kingdom
    assert game.options == [invader, scout]
    game.choose(invader)
    assert game.minions(2) == [collector, invader]
    assert game.attached(invader) == [upgrade]
    assert game.table.vp == [0, 0]
    game.end_turn()
    assert game.asked == 1
    assert game.asking is mushroom_kingdom
    assert game.options == [scout]
    assert game.can_decline
    game.decline()
    assert game.minions(1) == [scout]
    assert game.is_play_phase


@pytest.mark.card("mushroom_kingdom")
def test_mushroom_kingdom_asks_nobody_if_there_is_no_such_minion() -> None:
    game = scenario(hand=[king_rex], bases=[at(ninja_dojo, mine(scout)), at(mushroom_kingdom, theirs(scout))])
    assert game.is_play_phase
    assert game.asked == 0
