"""Hard interactions of destroying: SU-151 to SU-156, with the numbers of the clauses."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import (
    beam_up,
    collector,
    disintegrator,
    invader,
    invasion,
    supreme_overlord,
    the_mothership,
)
from baston.games.smashup.factions.dinosaurs import (
    howl,
    jungle_oasis,
    king_rex,
    laseratops,
    natural_selection,
    tar_pits,
    upgrade,
)
from baston.games.smashup.factions.ninjas import (
    ninja_master,
    poison,
    seeing_stars,
    tiger_assassin,
)
from baston.games.smashup.factions.pirates import buccaneer, pirate_king, powderkeg, saucy_wench, sea_dogs
from baston.games.smashup.factions.robots import (
    microbot_alpha,
    microbot_archive,
    microbot_guard,
    microbot_reclaimer,
    nukebot,
    warbot,
    zapbot,
)
from baston.games.smashup.factions.tricksters import (
    block_the_path,
    cave_of_shinies,
    gnome,
    gremlin,
)
from baston.games.smashup.factions.wizards import sacrifice
from tests.smashup.scenario import at, mine, scenario, theirs

SIX = [king_rex] * 6  # a hand from which Brownie takes


@pytest.mark.clause("SU-151")
def test_buccaneer_moves_where_its_controller_chooses_and_is_not_destroyed() -> None:
    game = scenario(
        hand=[ninja_master, howl],
        bases=[at(cave_of_shinies, theirs(buccaneer)), at(jungle_oasis), at(tar_pits)],
    )
    game.play(ninja_master, base=1)
    game.choose(buccaneer)
    assert game.asked == 1
    game.choose_base(3)
    assert game.minions(3) == [buccaneer]
    assert game.rival.vp == 0
    assert game.rival.discard == []


@pytest.mark.clause("SU-151")
def test_nothing_happens_to_warbot() -> None:
    game = scenario(hand=[ninja_master, howl], bases=[at(cave_of_shinies, theirs(warbot)), at(jungle_oasis)])
    game.play(ninja_master, base=1)
    game.choose(warbot)
    assert game.minions(1, 1) == [warbot]
    assert game.rival.vp == 0


@pytest.mark.clause("SU-151")
def test_gremlin_pays_back_and_the_cave_pays_its_owner() -> None:
    game = scenario(
        hand=[seeing_stars, king_rex, king_rex],
        rival_deck=[upgrade, king_rex],
        third_hand=[howl, howl],
        players=3,
        bases=[at(cave_of_shinies, theirs(gremlin))],
    )
    game.play(seeing_stars)
    game.settle()
    assert game.rival.hand == [upgrade]
    assert len(game.me.hand) == 1
    assert len(game.third.hand) == 1
    assert game.table.vp == [0, 1, 0]


@pytest.mark.clause("SU-151")
def test_discarded_with_the_base_they_trigger_nothing() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        bases=[
            at(cave_of_shinies, *[mine(king_rex)] * 3, theirs(gremlin), theirs(nukebot)),
            at(tar_pits),
        ],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    assert game.table.vp == [4, 2]
    assert sorted(card.id for card in game.rival.discard) == ["gremlin", "nukebot"]
    assert game.rival.hand == [howl]
    assert len(game.me.hand) == 1 + 2


@pytest.mark.clause("SU-152")
@pytest.mark.parametrize("base", [the_mothership, tar_pits])
def test_triggers_of_a_card_that_left(base: Card) -> None:
    game = scenario(
        hand=[powderkeg, king_rex],
        bases=[at(base, mine(pirate_king), mine(king_rex), theirs(nukebot)), at(jungle_oasis)],
    )
    game.play(powderkeg)
    game.choose(pirate_king)
    game.settle()
    assert game.minions(1) == []
    mine_fell, theirs_fell = sorted([pirate_king.id, king_rex.id]), [nukebot.id]
    if base is tar_pits:
        assert sorted(card.id for card in game.me.deck[-2:]) == sorted(mine_fell)
        assert game.me.discard == [powderkeg]
        assert game.rival.deck[-1] is nukebot
    else:
        assert sorted(card.id for card in game.me.discard if card is not powderkeg) == sorted(mine_fell)
        assert [card.id for card in game.rival.discard] == theirs_fell


@pytest.mark.clause("SU-153")
def test_victims_are_fixed_before_anything_dies() -> None:
    game = scenario(
        hand=[powderkeg, king_rex],
        bases=[at(the_mothership, mine(microbot_alpha), mine(zapbot), mine(zapbot), theirs(invader))],
    )
    assert game.power(microbot_alpha) == 3
    game.play(powderkeg)
    game.choose(microbot_alpha)
    assert game.minions(1) == []


@pytest.mark.clause("SU-153")
@pytest.mark.parametrize("chosen", [warbot, buccaneer])
def test_the_others_die_even_if_the_chosen_one_survives(chosen: Card) -> None:
    game = scenario(
        hand=[powderkeg, king_rex],
        bases=[at(the_mothership, mine(chosen), mine(zapbot), theirs(invader)), at(jungle_oasis)],
    )
    game.play(powderkeg)
    game.choose(chosen)
    assert game.is_in_play(chosen)
    assert not game.is_in_play(zapbot)
    assert not game.is_in_play(invader)


@pytest.mark.clause("SU-154")
def test_archive_counts_all_who_die_with_alpha() -> None:
    game = scenario(
        hand=[powderkeg, howl, king_rex],
        rival_deck=[upgrade] * 6,
        bases=[
            at(
                the_mothership,
                mine(king_rex),
                theirs(microbot_alpha),
                theirs(microbot_archive),
                theirs(zapbot),
            )
        ],
    )
    game.play(powderkeg)
    game.settle()
    assert game.minions(1) == []
    assert game.rival.hand == [upgrade] * 3


@pytest.mark.clause("SU-154")
def test_out_of_play_a_microbot_is_one_by_name_only() -> None:
    game = scenario(
        hand=[microbot_reclaimer, howl],
        discard=[zapbot, microbot_guard],
        bases=[at(tar_pits, mine(microbot_alpha))],
    )
    game.play(microbot_reclaimer)
    assert game.options == [microbot_guard]


@pytest.mark.clause("SU-154")
def test_alpha_never_changes_a_faction() -> None:
    game = scenario(
        hand=[sea_dogs, king_rex],
        bases=[at(the_mothership, theirs(microbot_alpha), theirs(invader)), at(jungle_oasis)],
    )
    game.play(sea_dogs)
    game.choose_faction("robots")
    game.choose_base(1)
    assert game.minions(1) == [invader]
    assert game.minions(2) == [microbot_alpha]
    game = scenario(
        hand=[block_the_path, king_rex, zapbot], bases=[at(tar_pits, mine(microbot_alpha)), at(jungle_oasis)]
    )
    game.play(block_the_path, base=1)
    game.choose_faction("robots")
    assert game.can_play(king_rex, base=1)
    assert not game.can_play(zapbot, base=1)


@pytest.mark.clause("SU-155")
def test_the_guard_must_destroy_itself() -> None:
    game = scenario(hand=[microbot_guard, howl], bases=[at(the_mothership, mine(warbot))])
    game.play(microbot_guard)
    assert game.minions(1) == [warbot]
    assert game.me.discard == [microbot_guard]


@pytest.mark.clause("SU-155")
@pytest.mark.parametrize("card", [seeing_stars, beam_up, invasion, disintegrator])
def test_a_legal_pick_must_be_taken_ones_own_included(card: Card) -> None:
    game = scenario(hand=[card, king_rex], bases=[at(the_mothership, mine(invader)), at(jungle_oasis)])
    game.play(card)
    assert game.minions(1) == []


@pytest.mark.clause("SU-155")
def test_a_legal_pick_must_be_taken_here_too() -> None:
    game = scenario(hand=[laseratops, howl], bases=[at(the_mothership, mine(zapbot))])
    game.play(laseratops)
    assert game.minions(1) == [laseratops]
    game = scenario(
        hand=[natural_selection, king_rex], bases=[at(the_mothership, mine(warbot), mine(zapbot))]
    )
    game.play(natural_selection)
    assert game.minions(1) == [warbot]


@pytest.mark.clause("SU-155")
@pytest.mark.parametrize(
    "card", [ninja_master, tiger_assassin, saucy_wench, gnome, collector, supreme_overlord]
)
def test_others_may_decline(card: Card) -> None:
    game = scenario(hand=[card, howl], bases=[at(the_mothership, mine(king_rex), theirs(zapbot, poison))])
    game.play(card)
    assert game.asking is card
    assert zapbot in game.options
    game.decline()
    assert game.minions(1) == [king_rex, zapbot, card]


@pytest.mark.clause("SU-156")
def test_an_immune_target_is_picked_survives_and_the_action_is_spent() -> None:
    game = scenario(
        hand=[seeing_stars, king_rex],
        bases=[at(the_mothership, theirs(warbot, poison), mine(king_rex)), at(jungle_oasis)],
    )
    assert game.power(warbot) == 0
    game.play(seeing_stars)
    assert game.minions(1) == [warbot, king_rex]
    assert game.me.discard == [seeing_stars]


@pytest.mark.clause("SU-156")
def test_sacrifice_on_warbot_draws_and_it_survives() -> None:
    game = scenario(
        hand=[sacrifice, king_rex], deck=[howl] * 6, bases=[at(the_mothership, mine(warbot)), at(tar_pits)]
    )
    game.play(sacrifice)
    assert game.minions(1) == [warbot]
    assert game.me.hand.count(howl) == 4
