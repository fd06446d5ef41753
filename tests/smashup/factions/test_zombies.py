"""The Zombies and their bases."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import (
    beam_up,
    invader,
    invasion,
    jammed_signal,
    scout,
    terraforming,
    the_homeworld,
)
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, tar_pits, upgrade, war_raptor
from baston.games.smashup.factions.ninjas import hidden_ninja, shinobi
from baston.games.smashup.factions.pirates import saucy_wench, tortuga
from baston.games.smashup.factions.robots import (
    hoverbot,
    microbot_fixer,
    microbot_guard,
    the_central_brain,
    zapbot,
)
from baston.games.smashup.factions.tricksters import disenchant, enshrouding_mist, flame_trap
from baston.games.smashup.factions.wizards import archmage
from baston.games.smashup.factions.zombies import (
    evans_city_cemetery,
    grave_digger,
    grave_robbing,
    lend_a_hand,
    mall_crawl,
    not_enough_bullets,
    outbreak,
    overrun,
    rhodes_plaza_mall,
    tenacious_z,
    they_keep_coming,
    theyre_coming_to_get_you,
    walker,
    zombie_lord,
)
from tests.smashup.scenario import Play, at, mine, of, scenario, theirs


def titles(cards: list[Card]) -> list[str]:
    return sorted(card.title for card in cards)


# Zombie Lord


@pytest.mark.card("zombie_lord")
@pytest.mark.clause("SU-168")
@pytest.mark.ruling("zombies/zombie_lord/2")
@pytest.mark.ruling("zombies/zombie_lord/3")
def test_zombie_lord_raises_a_weak_minion_on_each_base_where_his_player_has_none() -> None:
    game = scenario(
        hand=[zombie_lord, beam_up],
        bases=[
            at(jungle_oasis),
            at(tar_pits, theirs(king_rex)),
            at(tortuga, mine(scout)),
            at(the_central_brain),
        ],
        discard=[invader, war_raptor, grave_robbing, microbot_fixer, walker],
        rival_discard=[walker],
    )
    game.play(zombie_lord, base=1)
    assert game.options == [tar_pits, the_central_brain]  # neither his own base nor Scout's
    assert game.can_decline
    game.choose_base(4)
    assert game.options == [war_raptor, microbot_fixer, walker]
    assert not game.can_decline
    game.choose(war_raptor)
    assert game.minions(4) == [war_raptor]
    game.choose_base(2)
    game.choose(walker)
    assert game.asking is walker  # on-play abilities happen
    game.decline()
    assert game.minions(2, seat=0) == [walker]
    assert game.is_play_phase
    assert game.me.discard == [invader, grave_robbing, microbot_fixer]


@pytest.mark.card("zombie_lord")
@pytest.mark.ruling("zombies/zombie_lord/1")
def test_zombie_lord_raises_at_once_or_not_at_all() -> None:
    game = scenario(
        hand=[zombie_lord, walker, beam_up],
        bases=[at(jungle_oasis), at(tar_pits), at(tortuga)],
        discard=[war_raptor, walker],
    )
    game.play(zombie_lord, base=1)
    game.choose_base(2)
    game.choose(war_raptor)
    assert game.can_decline
    game.decline()
    assert game.minions(3) == []
    assert game.is_play_phase
    assert not game.plays_of(walker)


@pytest.mark.card("zombie_lord")
@pytest.mark.clause("SU-22", "SU-168")
@pytest.mark.ruling("zombies/zombie_lord/1")
def test_zombie_lords_bases_are_fixed_when_he_is_played() -> None:
    game = scenario(
        hand=[zombie_lord, tenacious_z, beam_up],
        bases=[at(jungle_oasis), at(the_homeworld), at(tar_pits)],
        discard=[war_raptor, walker, war_raptor],
    )
    game.play(zombie_lord, base=1)
    game.choose_base(2)
    game.choose(walker)
    game.decline()  # Walker's own question
    assert game.asking is the_homeworld
    game.answer(game.plays_of(tenacious_z)[2])
    assert game.minions(3) == [tenacious_z]
    game.choose_base(3)  # it was empty when the Lord came
    game.choose(war_raptor)
    assert game.minions(3) == [tenacious_z, war_raptor]
    assert game.is_play_phase
    assert game.me.discard == [war_raptor]


@pytest.mark.card("zombie_lord")
@pytest.mark.clause("SU-22")
def test_zombie_lords_next_minion_may_be_one_that_the_last_one_discarded() -> None:
    game = scenario(
        hand=[zombie_lord, beam_up],
        bases=[at(jungle_oasis), at(tar_pits), at(tortuga)],
        discard=[walker],
        deck=[tenacious_z, king_rex],
    )
    game.play(zombie_lord, base=1)
    game.choose_base(3)
    assert game.asking is walker
    game.choose(tenacious_z)
    game.choose_base(2)
    assert game.minions(2) == [tenacious_z]


@pytest.mark.card("zombie_lord")
@pytest.mark.clause("SU-167")
def test_zombie_lord_raises_nobody_where_minions_may_not_be_played() -> None:
    game = scenario(
        hand=[zombie_lord, beam_up],
        bases=[at(jungle_oasis), at(tar_pits, theirs(overrun)), at(tortuga)],
        discard=[war_raptor, walker],
    )
    game.play(zombie_lord, base=1)
    assert game.options == [tortuga]


@pytest.mark.card("zombie_lord")
def test_zombie_lord_comes_alone_without_a_weak_minion_or_an_empty_base() -> None:
    game = scenario(
        hand=[zombie_lord, beam_up], bases=[at(jungle_oasis), at(tar_pits)], discard=[invader, grave_robbing]
    )
    game.play(zombie_lord, base=1)
    assert game.is_play_phase
    game = scenario(
        hand=[zombie_lord, beam_up], bases=[at(jungle_oasis), at(tar_pits, mine(scout))], discard=[walker]
    )
    game.play(zombie_lord, base=1)
    assert game.is_play_phase


# Grave Digger


@pytest.mark.card("grave_digger")
@pytest.mark.clause("SU-155")
def test_grave_digger_may_take_a_minion_of_the_own_discard_pile() -> None:
    game = scenario(
        hand=[grave_digger, beam_up],
        bases=[at(jungle_oasis)],
        discard=[invader, grave_robbing, king_rex],
        rival_discard=[walker],
    )
    game.play(grave_digger, base=1)
    assert game.options == [invader, king_rex]
    assert game.can_decline
    game.choose(king_rex)
    assert game.me.hand == [beam_up, king_rex]
    assert game.me.discard == [invader, grave_robbing]


@pytest.mark.card("grave_digger")
def test_grave_digger_may_leave_the_dead_alone() -> None:
    game = scenario(hand=[grave_digger, beam_up], bases=[at(jungle_oasis)], discard=[invader])
    game.play(grave_digger, base=1)
    game.decline()
    assert game.me.hand == [beam_up]
    assert game.me.discard == [invader]


# Tenacious Z


@pytest.mark.card("tenacious_z")
@pytest.mark.clause("SU-84", "SU-98", "SU-169")
def test_tenacious_z_rises_from_the_discard_pile_as_an_extra_minion_once_a_turn() -> None:
    game = scenario(
        hand=[king_rex, beam_up],
        bases=[at(jungle_oasis), at(tar_pits)],
        discard=[tenacious_z, tenacious_z],
        rival_discard=[tenacious_z],
    )
    game.use(tenacious_z)
    assert game.options == [jungle_oasis, tar_pits]
    game.choose_base(2)
    assert game.minions(2, seat=0) == [tenacious_z]
    assert game.me.discard == [tenacious_z]
    assert not game.can_use(tenacious_z)
    game.play(king_rex, base=1)  # the free minion is still there


@pytest.mark.card("tenacious_z")
@pytest.mark.clause("SU-169")
@pytest.mark.ruling("zombies/tenacious_z/1")
def test_tenacious_z_that_died_again_cannot_rise_twice_in_a_turn_but_in_the_next() -> None:
    game = scenario(
        hand=[saucy_wench, beam_up],
        bases=[at(jungle_oasis)],
        discard=[tenacious_z],
    )
    game.use(tenacious_z)
    game.play(saucy_wench, base=1)
    game.choose(tenacious_z)
    assert game.me.discard == [tenacious_z]
    assert not game.can_use(tenacious_z)
    game.end_turn()
    assert game.asked == 0
    assert game.can_use(tenacious_z)


@pytest.mark.card("tenacious_z")
@pytest.mark.ruling("zombies/tenacious_z/1")
def test_tenacious_z_rises_on_his_players_turn_only_and_from_the_discard_pile_only() -> None:
    game = scenario(
        hand=[tenacious_z, beam_up],
        rival_hand=[king_rex],
        bases=[at(jungle_oasis, mine(tenacious_z))],
        rival_discard=[tenacious_z],
        discard=[tenacious_z],
    )
    uses = [option for option in game.plays_of(tenacious_z) if option >> 20]
    assert len(uses) == 1
    game.end_turn()
    assert game.asked == 1
    game.use(tenacious_z)  # the rival's own
    assert game.minions(1, seat=1) == [tenacious_z]
    assert game.me.discard == [tenacious_z]


@pytest.mark.card("tenacious_z")
@pytest.mark.clause("SU-169")
@pytest.mark.ruling("zombies/tenacious_z/2")
def test_tenacious_z_played_from_the_hand_does_not_count() -> None:
    game = scenario(hand=[tenacious_z, beam_up], bases=[at(jungle_oasis)], discard=[tenacious_z])
    game.play(tenacious_z, base=1)
    game.use(tenacious_z)
    assert game.minions(1) == [tenacious_z, tenacious_z]


@pytest.mark.card("tenacious_z")
@pytest.mark.clause("SU-167")
def test_tenacious_z_does_not_rise_where_minions_may_not_be_played() -> None:
    game = scenario(
        hand=[beam_up], bases=[at(jungle_oasis, theirs(overrun), mine(scout))], discard=[tenacious_z]
    )
    assert not game.can_use(tenacious_z)


# Walker


@pytest.mark.card("walker")
@pytest.mark.clause("SU-101", "SU-178")
@pytest.mark.ruling("zombies/walker/1")
def test_walker_looks_at_the_top_card_in_secret_and_may_discard_it() -> None:
    game = scenario(hand=[walker, beam_up], bases=[at(jungle_oasis)], deck=[upgrade, invader])
    game.play(walker, base=1)
    assert game.me.sees(upgrade)
    assert not game.rival.sees(upgrade)
    assert game.options == [upgrade]
    game.choose(upgrade)
    assert game.me.discard == [upgrade]
    assert game.me.deck == [invader]


@pytest.mark.card("walker")
def test_walker_may_leave_the_top_card_there() -> None:
    game = scenario(hand=[walker, beam_up], bases=[at(jungle_oasis)], deck=[upgrade, invader])
    game.play(walker, base=1)
    game.decline()
    assert game.me.deck == [upgrade, invader]
    assert game.me.discard == []
    assert not game.rival.sees(upgrade)


@pytest.mark.card("walker")
@pytest.mark.clause("SU-19", "SU-118", "SU-175")
@pytest.mark.ruling("zombies/walker/1")
def test_walker_before_an_empty_deck() -> None:
    game = scenario(hand=[walker, beam_up], bases=[at(jungle_oasis)], deck=[], discard=[upgrade])
    game.play(walker, base=1)
    assert game.options == [upgrade]
    game.decline()
    assert (game.me.deck, game.me.discard) == ([upgrade], [])
    game = scenario(
        hand=[walker, beam_up], bases=[at(jungle_oasis)], deck=[], discard=[upgrade], edition="2012"
    )
    game.play(walker, base=1)
    assert game.is_play_phase
    assert (game.me.deck, game.me.discard) == ([], [upgrade])
    game = scenario(hand=[walker, beam_up], bases=[at(jungle_oasis)], deck=[])
    game.play(walker, base=1)
    assert game.is_play_phase


# Grave Robbing


@pytest.mark.card("grave_robbing")
@pytest.mark.clause("SU-112", "SU-176")
@pytest.mark.ruling("zombies/grave_robbing/1")
@pytest.mark.ruling("zombies/grave_robbing/2")
def test_grave_robbing_takes_any_card_but_itself() -> None:
    game = scenario(
        hand=[grave_robbing, beam_up],
        bases=[at(jungle_oasis)],
        discard=[upgrade, invader],
        rival_discard=[walker],
    )
    game.play(grave_robbing)
    assert game.options == [upgrade, invader]
    assert not game.can_decline
    game.choose(invader)
    assert game.rival.sees(invader)
    assert not game.rival.sees(beam_up)
    assert game.me.discard == [upgrade, grave_robbing]
    game.play(invader, base=1)
    assert game.minions(1) == [invader]


@pytest.mark.card("grave_robbing")
@pytest.mark.clause("SU-15")
def test_grave_robbing_is_spent_on_an_empty_discard_pile() -> None:
    game = scenario(hand=[grave_robbing, king_rex], bases=[at(jungle_oasis)])
    game.play(grave_robbing)
    assert game.me.hand == [king_rex]
    assert game.me.discard == [grave_robbing]


# Lend a Hand


@pytest.mark.card("lend_a_hand")
@pytest.mark.clause("SU-112", "SU-132", "SU-176")
@pytest.mark.ruling("zombies/lend_a_hand/1")
def test_lend_a_hand_shuffles_any_cards_of_the_discard_pile_into_the_deck() -> None:
    game = scenario(
        hand=[lend_a_hand, king_rex],
        bases=[at(jungle_oasis)],
        deck=[invader],
        discard=[upgrade, walker, scout],
    )
    game.play(lend_a_hand)
    assert game.options == [upgrade, walker, scout]
    game.choose(upgrade, scout)
    assert game.options == [walker]
    game.decline()
    assert titles(game.me.deck) == ["Invader", "Scout", "Upgrade"]
    assert game.me.discard == [walker, lend_a_hand]
    assert not game.rival.sees(upgrade)


@pytest.mark.card("lend_a_hand")
@pytest.mark.clause("SU-132")
def test_lend_a_hand_shuffles_the_deck_even_with_no_card_chosen() -> None:
    orders = set()
    for seed in range(8):
        game = scenario(
            hand=[lend_a_hand, king_rex],
            bases=[at(jungle_oasis)],
            deck=[invader, upgrade, scout, beam_up],
            discard=[walker],
            seed=seed,
        )
        game.play(lend_a_hand)
        game.decline()
        assert game.me.discard == [walker, lend_a_hand]
        orders.add(tuple(card.id for card in game.me.deck))
    assert len(orders) > 1


# Mall Crawl


@pytest.mark.card("mall_crawl")
@pytest.mark.clause("SU-132", "SU-178")
@pytest.mark.ruling("zombies/mall_crawl/1")
@pytest.mark.ruling("zombies/mall_crawl/2")
def test_mall_crawl_discards_cards_of_one_name_from_the_deck() -> None:
    game = scenario(
        hand=[mall_crawl, king_rex],
        bases=[at(jungle_oasis)],
        deck=[microbot_fixer, walker, upgrade, walker, microbot_guard, walker],
    )
    game.play(mall_crawl)
    assert game.me.sees(upgrade)
    assert not game.rival.sees(upgrade)
    assert len(game.options) == 6
    game.choose(walker)
    assert game.options == [walker, walker]
    game.choose(walker)
    game.decline()
    assert game.me.discard == [walker, walker, mall_crawl]
    assert titles(game.me.deck) == ["Microbot Fixer", "Microbot Guard", "Upgrade", "Walker"]
    assert not game.me.sees(upgrade)  # shuffled


@pytest.mark.card("mall_crawl")
@pytest.mark.ruling("zombies/mall_crawl/1")
@pytest.mark.ruling("zombies/mall_crawl/2")
def test_mall_crawl_takes_the_whole_name_and_one_card_is_enough() -> None:
    game = scenario(
        hand=[mall_crawl, king_rex],
        bases=[at(jungle_oasis)],
        deck=[microbot_fixer, upgrade, microbot_guard],
    )
    game.play(mall_crawl)
    game.choose(microbot_guard)  # no other of this name: done
    assert game.me.discard == [microbot_guard, mall_crawl]
    game = scenario(hand=[mall_crawl, king_rex], bases=[at(jungle_oasis)], deck=[upgrade, scout])
    game.play(mall_crawl)
    game.choose(upgrade)
    assert game.me.discard == [upgrade, mall_crawl]


@pytest.mark.card("mall_crawl")
@pytest.mark.clause("SU-19", "SU-112", "SU-132")
def test_mall_crawl_may_take_nothing_and_still_shuffles() -> None:
    orders = set()
    for seed in range(8):
        game = scenario(
            hand=[mall_crawl, king_rex],
            bases=[at(jungle_oasis)],
            deck=[invader, upgrade, scout, beam_up],
            seed=seed,
        )
        game.play(mall_crawl)
        game.decline()
        assert game.me.discard == [mall_crawl]
        orders.add(tuple(card.id for card in game.me.deck))
    assert len(orders) > 1


@pytest.mark.card("mall_crawl")
@pytest.mark.clause("SU-19", "SU-118")
def test_mall_crawl_before_an_empty_deck() -> None:
    game = scenario(hand=[mall_crawl, king_rex], bases=[at(jungle_oasis)], deck=[], discard=[upgrade])
    game.play(mall_crawl)
    assert game.options == [upgrade]
    game = scenario(
        hand=[mall_crawl, king_rex], bases=[at(jungle_oasis)], deck=[], discard=[upgrade], edition="2012"
    )
    game.play(mall_crawl)
    assert game.me.discard == [upgrade, mall_crawl]


# Not Enough Bullets


@pytest.mark.card("not_enough_bullets")
@pytest.mark.clause("SU-112")
def test_not_enough_bullets_takes_minions_of_one_name_from_the_discard_pile() -> None:
    game = scenario(
        hand=[not_enough_bullets, king_rex],
        bases=[at(jungle_oasis)],
        discard=[walker, upgrade, scout, walker, upgrade, walker],
        rival_discard=[walker],
    )
    game.play(not_enough_bullets)
    assert game.options == [walker, scout, walker, walker]
    game.choose(walker)
    assert game.options == [walker, walker]
    game.choose(walker)
    game.decline()
    assert game.me.hand == [king_rex, walker, walker]
    assert game.me.discard == [upgrade, scout, upgrade, walker, not_enough_bullets]


@pytest.mark.card("not_enough_bullets")
@pytest.mark.clause("SU-112")
def test_not_enough_bullets_may_take_none() -> None:
    game = scenario(hand=[not_enough_bullets, king_rex], bases=[at(jungle_oasis)], discard=[walker])
    game.play(not_enough_bullets)
    game.decline()
    assert game.me.hand == [king_rex]
    assert game.me.discard == [walker, not_enough_bullets]


@pytest.mark.card("not_enough_bullets")
@pytest.mark.clause("SU-18")
@pytest.mark.ruling("zombies/not_enough_bullets/1")
def test_not_enough_bullets_may_fill_the_hand_beyond_ten_until_the_draw_phase() -> None:
    game = scenario(
        hand=[not_enough_bullets, *[king_rex] * 9],
        bases=[at(jungle_oasis)],
        discard=[walker] * 4,
    )
    game.play(not_enough_bullets)
    game.choose(walker, walker, walker, walker)
    assert len(game.me.hand) == 13
    assert game.is_play_phase
    game.end_turn()
    for _ in range(5):
        assert game.asked == 0
        assert not game.can_decline
        game.choose(walker if walker in game.options else king_rex)
    assert len(game.me.hand) == 10


# Outbreak


@pytest.mark.card("outbreak")
@pytest.mark.clause("SU-96", "SU-136")
@pytest.mark.ruling("zombies/outbreak/1")
def test_outbreak_gives_an_extra_minion_where_its_player_has_none() -> None:
    game = scenario(
        hand=[outbreak, king_rex, invader, scout],
        rival_hand=[beam_up],
        bases=[at(jungle_oasis, mine(grave_digger)), at(tar_pits, theirs(walker)), at(tortuga)],
        discard=[zombie_lord],
    )
    game.play(outbreak)
    assert not game.can_play(zombie_lord)
    game.play(king_rex, base=3)
    assert not game.can_play(invader, base=1)
    assert game.can_play(invader, base=2)
    assert not game.can_play(invader, base=3)  # judged when the minion is played
    game.play(invader, base=2)
    assert game.asked == 1  # Scout cannot be played too: my turn is over


# Overrun


@pytest.mark.card("overrun")
@pytest.mark.clause("SU-83", "SU-167")
def test_overrun_keeps_other_players_from_playing_minions_on_its_base() -> None:
    game = scenario(
        hand=[overrun, king_rex],
        rival_hand=[invader, jammed_signal],
        bases=[at(jungle_oasis), at(tar_pits)],
    )
    game.play(overrun, base=1)
    assert game.actions(1) == [overrun]
    assert game.can_play(king_rex, base=1)
    game.end_turn()
    assert game.asked == 1
    assert game.actions(1) == [overrun]  # the rival's turn does not end it
    assert not game.can_play(invader, base=1)
    assert game.can_play(invader, base=2)
    assert game.can_play(jammed_signal, base=1)


@pytest.mark.card("overrun")
@pytest.mark.clause("SU-11")
def test_overrun_is_destroyed_when_its_players_next_turn_starts() -> None:
    game = scenario(
        hand=[overrun, king_rex],
        rival_hand=[invader],
        bases=[at(jungle_oasis), at(tar_pits)],
    )
    game.play(overrun, base=1)
    game.end_turn()
    game.end_turn()
    assert game.asked == 0
    assert game.actions(1) == []
    assert game.me.discard == [overrun]


@pytest.mark.card("overrun")
@pytest.mark.clause("SU-98", "SU-167")
@pytest.mark.ruling("zombies/overrun/1")
def test_overrun_stops_minions_played_by_specials() -> None:
    game = scenario(
        hand=[overrun, king_rex],
        rival_hand=[shinobi, hidden_ninja],
        bases=[at(jungle_oasis, mine(king_rex), mine(grave_digger), theirs(walker)), at(tar_pits)],
        base_deck=[tortuga],
    )
    game.play(overrun, base=1)
    game.end_turn()
    assert game.asking is None
    assert game.options == [hidden_ninja]  # not Shinobi
    game.choose(hidden_ninja)
    assert game.base(1) is tortuga
    assert game.rival.hand[:1] == [shinobi]
    assert game.rival.discard == [hidden_ninja, walker]


@pytest.mark.card("overrun")
@pytest.mark.clause("SU-167")
@pytest.mark.ruling("zombies/overrun/1")
def test_overrun_lets_minions_be_moved_to_its_base() -> None:
    game = scenario(
        hand=[invasion, king_rex],
        bases=[at(jungle_oasis, theirs(overrun)), at(tar_pits, mine(scout))],
    )
    game.play(invasion)
    assert game.minions(1) == [scout]


@pytest.mark.card("overrun")
@pytest.mark.card("terraforming")
def test_overrun_goes_with_its_base() -> None:
    game = scenario(
        hand=[terraforming, king_rex],
        bases=[at(jungle_oasis, theirs(overrun)), at(tar_pits)],
        base_deck=[tortuga],
    )
    assert not game.can_play(king_rex, base=1)
    game.play(terraforming)
    game.choose_base(1)
    assert game.rival.discard == [overrun]
    assert game.can_play(king_rex, base=1)


@pytest.mark.card("overrun")
def test_overrun_may_be_disenchanted_before() -> None:
    game = scenario(
        hand=[disenchant, king_rex],
        bases=[at(jungle_oasis, theirs(overrun)), at(tar_pits)],
    )
    game.play(disenchant)
    assert game.can_play(king_rex, base=1)


# They Keep Coming


@pytest.mark.card("they_keep_coming")
@pytest.mark.clause("SU-96", "SU-136")
@pytest.mark.ruling("zombies/they_keep_coming/1")
@pytest.mark.ruling("zombies/they_keep_coming/2")
def test_they_keep_coming_plays_a_minion_of_the_discard_pile_at_once() -> None:
    game = scenario(
        hand=[they_keep_coming, scout],
        bases=[at(jungle_oasis), at(tar_pits)],
        discard=[upgrade, invader, king_rex],
        rival_discard=[walker],
    )
    game.play(they_keep_coming)
    assert game.options == [invader, king_rex]
    assert not game.can_decline
    game.choose(invader)
    assert game.options == [jungle_oasis, tar_pits]
    assert not game.can_decline
    game.choose_base(2)
    assert game.minions(2) == [invader]
    assert game.me.vp == 1
    assert game.me.discard == [upgrade, king_rex, they_keep_coming]
    game.play(scout, base=1)  # the free minion is still there


@pytest.mark.card("they_keep_coming")
@pytest.mark.clause("SU-15", "SU-167")
def test_they_keep_coming_is_spent_where_nothing_can_come() -> None:
    game = scenario(hand=[they_keep_coming, king_rex], bases=[at(jungle_oasis)], discard=[upgrade])
    game.play(they_keep_coming)
    assert game.me.discard == [upgrade, they_keep_coming]
    game = scenario(
        hand=[they_keep_coming, beam_up],
        bases=[at(jungle_oasis, theirs(overrun)), at(tar_pits)],
        discard=[walker],
    )
    game.play(they_keep_coming)
    assert game.minions(2) == [walker]  # the only base left


# They're Coming To Get You


def turn_over(game: Play) -> bool:
    return game.table.turn == 1


@pytest.mark.card("theyre_coming_to_get_you")
@pytest.mark.clause("SU-129")
@pytest.mark.ruling("zombies/theyre_coming_to_get_you/1")
def test_theyre_coming_lets_the_free_minion_come_from_the_discard_pile_on_its_base() -> None:
    game = scenario(
        hand=[theyre_coming_to_get_you, walker],
        rival_hand=[beam_up],
        bases=[at(jungle_oasis), at(tar_pits)],
        discard=[invader, upgrade, king_rex],
        rival_discard=[scout],
    )
    assert not game.can_play(king_rex)
    game.play(theyre_coming_to_get_you, base=1)
    assert game.actions(1) == [theyre_coming_to_get_you]
    assert game.can_play(king_rex, base=1)
    assert not game.can_play(king_rex, base=2)
    assert game.can_play(walker, base=1)
    assert game.can_play(walker, base=2)
    assert not game.plays_of(upgrade)
    assert not game.plays_of(scout)
    game.play(invader, base=1)
    assert game.minions(1) == [invader]
    assert game.me.vp == 1
    assert game.me.discard == [upgrade, king_rex]
    assert turn_over(game)  # that was the one play


@pytest.mark.card("theyre_coming_to_get_you")
@pytest.mark.clause("SU-129")
@pytest.mark.ruling("zombies/theyre_coming_to_get_you/2")
def test_theyre_coming_has_no_limit_a_turn() -> None:
    game = scenario(
        hand=[theyre_coming_to_get_you, outbreak, beam_up],
        rival_hand=[beam_up],
        bases=[at(jungle_oasis, mine(enshrouding_mist)), at(tar_pits, mine(archmage))],
        discard=[zapbot, king_rex, invader, tenacious_z],
    )
    game.play(theyre_coming_to_get_you, base=1)
    game.play(king_rex, base=1)
    game.play(zapbot, base=1, extra=True)
    assert not game.can_play(invader)  # Zapbot's play is for power 2
    game.play(tenacious_z, base=1, extra=True)
    assert game.minions(1) == [king_rex, zapbot, tenacious_z]


@pytest.mark.card("theyre_coming_to_get_you")
@pytest.mark.clause("SU-129", "SU-163")
def test_theyre_coming_counts_for_an_extra_minion_played_at_once() -> None:
    game = scenario(
        hand=[zapbot, beam_up],
        bases=[at(jungle_oasis, mine(theyre_coming_to_get_you), theirs(flame_trap)), at(tar_pits)],
        discard=[walker, invader],
    )
    game.play(zapbot, base=1)
    assert game.asking is zapbot
    assert game.options == [walker]
    game.choose(walker)
    game.decline()  # Walker's own question
    assert game.minions(1) == [zapbot]  # the trap took the last one


@pytest.mark.card("theyre_coming_to_get_you")
@pytest.mark.ruling("zombies/theyre_coming_to_get_you/1")
def test_theyre_coming_replaces_no_play_of_a_given_card() -> None:
    game = scenario(
        hand=[hoverbot, beam_up],
        bases=[at(jungle_oasis, mine(theyre_coming_to_get_you)), at(tar_pits)],
        deck=[scout, king_rex],
        discard=[walker, invader],
    )
    game.play(hoverbot, base=1)
    assert walker not in game.options
    assert invader not in game.options


@pytest.mark.card("theyre_coming_to_get_you")
@pytest.mark.clause("SU-129")
def test_theyre_coming_serves_its_controller_in_the_play_phase_only() -> None:
    game = scenario(
        hand=[beam_up],
        rival_hand=[shinobi, walker, beam_up],
        bases=[
            at(the_homeworld, *[mine(king_rex)] * 4, theirs(theyre_coming_to_get_you)),
            at(tar_pits),
        ],
        base_deck=[tortuga],
        discard=[tenacious_z],
        rival_discard=[microbot_guard],
    )
    assert not game.can_play(tenacious_z)
    game.end_turn()
    game.choose(shinobi)
    assert game.asking is the_homeworld
    assert game.options == [walker, walker]  # while a base scores, from the hand alone


@pytest.mark.card("theyre_coming_to_get_you")
def test_theyre_coming_two_of_them_on_a_base_offer_each_play_once() -> None:
    game = scenario(
        hand=[beam_up],
        bases=[
            at(jungle_oasis, mine(theyre_coming_to_get_you), mine(theyre_coming_to_get_you)),
            at(tar_pits),
        ],
        discard=[king_rex],
    )
    assert len(game.plays_of(king_rex)) == 1


@pytest.mark.card("theyre_coming_to_get_you")
@pytest.mark.clause("SU-167")
def test_theyre_coming_gives_way_to_what_forbids_the_play() -> None:
    game = scenario(
        hand=[beam_up],
        bases=[at(jungle_oasis, mine(theyre_coming_to_get_you), theirs(overrun), mine(scout)), at(tar_pits)],
        discard=[king_rex],
    )
    assert not game.plays_of(king_rex)


# Evans City Cemetery


@pytest.mark.card("evans_city_cemetery")
@pytest.mark.clause("SU-39", "SU-147")
@pytest.mark.ruling("bases/evans_city_cemetery/1")
def test_evans_city_cemetery_renews_the_hand_of_each_winner() -> None:
    game = scenario(
        hand=[beam_up, upgrade],
        rival_hand=[invader],
        third_hand=[scout],
        bases=[
            at(
                evans_city_cemetery,
                mine(king_rex),
                mine(grave_digger),
                theirs(king_rex),
                theirs(grave_digger),
                of(2, walker),
            ),
            at(tar_pits),
        ],
        base_deck=[tortuga],
        deck=[walker] * 9,
        players=3,
    )
    game.end_turn()
    assert [game.me.vp, game.rival.vp, game.third.vp] == [5, 5, 2]
    assert game.me.hand == [walker] * 7  # five, and two in the draw phase
    assert game.me.discard[:2] == [beam_up, upgrade]
    assert game.rival.hand == [king_rex] * 5
    assert game.rival.discard[0] is invader
    assert game.third.hand == [scout]


@pytest.mark.card("evans_city_cemetery")
@pytest.mark.clause("SU-132")
def test_evans_city_cemetery_may_deal_the_discarded_hand_again() -> None:
    game = scenario(
        hand=[upgrade],
        rival_hand=[invader],
        bases=[at(evans_city_cemetery, *[mine(king_rex)] * 3), at(tar_pits)],
        base_deck=[tortuga],
        deck=[scout],
    )
    game.end_turn()
    assert titles(game.me.hand[:2]) == ["Scout", "Upgrade"]


# Rhodes Plaza Mall


@pytest.mark.card("rhodes_plaza_mall")
@pytest.mark.clause("SU-33", "SU-148")
@pytest.mark.ruling("bases/rhodes_plaza_mall/1")
def test_rhodes_plaza_mall_pays_each_player_for_each_minion() -> None:
    game = scenario(
        hand=[beam_up],
        rival_hand=[beam_up],
        bases=[
            at(
                rhodes_plaza_mall,
                mine(king_rex),
                mine(king_rex),
                theirs(grave_digger),
                theirs(walker),
                theirs(walker),
                of(2, walker),
                of(3, microbot_guard),
            ),
            at(tar_pits, mine(scout)),
        ],
        base_deck=[tortuga],
        players=4,
    )
    game.end_turn()
    assert game.table.vp == [2, 3, 1, 1]
    assert game.base(1) is tortuga
