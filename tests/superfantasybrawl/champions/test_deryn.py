"""Deryn's cards, in their order, then her levelled side. A trap hex needs no trap to count."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.deryn import (
    ambush,
    deryn,
    heavy_shot,
    hit_and_run,
    hunters_quarry,
    prowl,
    spring_the_trap,
)
from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down
from baston.games.superfantasybrawl.champions.goldarr import goldarr
from baston.games.superfantasybrawl.champions.gwaien import flamespear, gwaien, ignite
from baston.games.superfantasybrawl.champions.kilgore import fury, kilgore, maul_thrash
from baston.games.superfantasybrawl.champions.loralei import loralei, winding_paths
from baston.games.superfantasybrawl.champions.tzu_xiao import challenge, tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("DER02")
@pytest.mark.clause("SFB-217")
def test_heavy_shot_pushes_one_from_open_ground() -> None:
    game = scenario({deryn: "c2"}, {gwaien: "c4"}, hand=[heavy_shot])
    game.play(heavy_shot, on=gwaien)
    assert game.damage(gwaien) == 2
    assert game.where(gwaien) == "c5"


@pytest.mark.card("DER02")
@pytest.mark.clause("SFB-102", "SFB-217")
def test_heavy_shot_is_stronger_and_pushes_two_from_a_trap_hex() -> None:
    game = scenario({deryn: "d3"}, {gwaien: "d6"}, hand=[heavy_shot])
    game.play(heavy_shot, on=gwaien)
    assert game.damage(gwaien) == 3
    assert game.where(gwaien) == "d8"


@pytest.mark.card("DER02")
@pytest.mark.clause("SFB-181")
def test_heavy_shot_counts_any_hex_that_holds_a_trap() -> None:
    game = scenario({deryn: "c2"}, {gwaien: "c5"}, hand=[heavy_shot], levelled=[deryn], traps={"c2": "stun"})
    game.play(heavy_shot, on=gwaien)
    assert game.damage(gwaien) == 3
    assert game.where(gwaien) == "c7"


@pytest.mark.card("DER03")
@pytest.mark.clause("SFB-222", "SFB-237")
def test_hunters_quarry_helps_the_next_attack_of_the_team_on_the_target() -> None:
    game = scenario(
        {deryn: "c1", tzu_xiao: "c6"},
        {dugrun: "c4"},
        hand=[hunters_quarry, challenge, hit_and_run],
    )
    game.play(hunters_quarry, on=dugrun)
    game.play(challenge, on=dugrun)
    assert game.damage(dugrun) == 3
    assert game.where(dugrun) == "c5"
    game.play(hit_and_run, to="c3", on=dugrun)
    assert game.damage(dugrun) == 3  # used up: 2 against 2


@pytest.mark.card("DER03")
@pytest.mark.clause("SFB-237")
def test_hunters_quarry_is_not_used_up_by_an_attack_that_is_called_off() -> None:
    game = scenario({deryn: "c2", gwaien: "c6"}, {dugrun: "c4"}, hand=[hunters_quarry, hit_and_run, ignite])
    game.play(hunters_quarry, on=dugrun)
    game.play(hit_and_run, use=False)
    game.play(ignite, on=dugrun)
    assert game.damage(dugrun) == 3


@pytest.mark.card("DER03")
@pytest.mark.clause("SFB-237", "SFB-47")
def test_hunters_quarry_is_for_its_target_and_for_this_turn() -> None:
    enemies = {dugrun: "c4", kilgore: "c5"}
    game = scenario({deryn: "c2", gwaien: "c7"}, enemies, hand=[hunters_quarry, ignite])
    game.play(hunters_quarry, on=dugrun)
    game.play(ignite, on=kilgore)
    assert game.damage(kilgore) == 1
    assert game.arena.lasting[0].thing == game.handle(dugrun)
    game.end_turn()
    assert game.arena.lasting == []


@pytest.mark.card("DER03")
@pytest.mark.clause("SFB-222", "SFB-85")
def test_hunters_quarry_leaves_the_defense_of_others_in_the_area() -> None:
    game = scenario({deryn: "c1", kilgore: "c5"}, {dugrun: "c4", goldarr: "c6"}, hand=[hunters_quarry, fury])
    game.play(hunters_quarry, on=dugrun)
    game.play(fury, on=[dugrun, goldarr])
    assert game.damage(dugrun) == 3
    assert game.damage(goldarr) == 2  # 3 against 1


@pytest.mark.card("DER04")
@pytest.mark.clause("SFB-251", "SFB-343")
def test_prowl_draws_plans_and_moves_a_trap_that_she_has_looked_at() -> None:
    game = scenario(
        {deryn: "c2"},
        {gwaien: "c8"},
        hand=[prowl],
        deck=[heavy_shot, ambush],
        traps={"d5": "root", "h3": "damage2"},
    )
    game.play(prowl)
    assert game.me.hand == [heavy_shot, ambush]
    game.choose(ambush)
    assert game.me.deck[0] == ambush
    assert set(game.options) == {"d5", "h3"}
    game.choose("h3")
    token = game.arena.trap_tokens[1]
    assert game.arena.seen[token] == 1  # she knows it, and nobody else
    assert set(game.options) == {"h3", "d3", "d7", "h5", "h7"}
    game.choose("d3")
    assert game.traps == {"d5": "root", "d3": "damage2"}
    assert game.arena.seen[token] == 1


@pytest.mark.card("DER04")
@pytest.mark.clause("SFB-343")
def test_prowl_may_leave_the_trap_or_look_at_none() -> None:
    game = scenario({deryn: "c2"}, {gwaien: "d3"}, hand=[prowl], traps={"d5": "root"})
    game.play(prowl)
    game.decline()  # no Plan
    game.choose("d5")
    assert set(game.options) == {"d5", "d7", "h3", "h5", "h7"}  # not under a champion
    game.choose("d5")
    assert game.traps == {"d5": "root"}
    game = scenario({deryn: "c2"}, {gwaien: "c8"}, hand=[prowl], traps={"d5": "root"})
    game.play(prowl)
    game.decline()
    game.decline()
    assert game.is_my_action
    assert game.arena.seen[game.arena.trap_tokens[0]] == 0


@pytest.mark.card("DER05")
@pytest.mark.clause("SFB-98", "SFB-343")
def test_ambush_places_deryn_next_to_the_attacker() -> None:
    position = {kilgore: "c4", deryn: "j4"}
    game = scenario({dugrun: "c3"}, position, hand=[knock_down], rival_hand=[ambush])
    game.play(knock_down, on=kilgore)
    game.react(ambush, on=kilgore)
    assert game.asked == 1
    assert not game.can_decline
    assert set(game.options) == {"c2", "b2", "b3", "d3", "d4"}
    game.choose("c2")
    assert game.where(deryn) == "c2"
    assert game.damage(kilgore) == 0


@pytest.mark.card("DER05")
@pytest.mark.clause("SFB-119", "SFB-343")
def test_ambush_places_nobody_while_deryn_is_on_her_gate() -> None:
    position = {kilgore: "c4", deryn: ""}
    game = scenario({dugrun: "c3"}, position, hand=[knock_down], rival_hand=[ambush])
    game.play(knock_down, on=kilgore)
    game.react(ambush, on=kilgore)
    assert game.is_my_action
    assert game.where(deryn) == ""
    assert game.damage(kilgore) == 0


@pytest.mark.card("DER05")
@pytest.mark.clause("SFB-98", "SFB-99")
def test_ambush_comes_before_the_push_of_the_attack() -> None:
    game = scenario({kilgore: "c3"}, {deryn: "c4"}, hand=[maul_thrash], rival_hand=[ambush])
    game.play(maul_thrash, on=deryn)
    game.react(ambush, on=deryn)
    game.choose("c2")
    assert game.where(deryn) == "c1"  # pushed the other way, 1 hex of 2
    assert game.damage(deryn) == 2


@pytest.mark.card("DER06")
@pytest.mark.clause("SFB-102", "SFB-219")
def test_spring_the_trap_is_stronger_and_stuns_on_a_trap_hex() -> None:
    game = scenario({deryn: "c3"}, {gwaien: "d5"}, hand=[spring_the_trap], rival_hand=[ignite])
    game.play(spring_the_trap, on=gwaien)
    game.decline()
    assert game.damage(gwaien) == 4
    assert game.rival.discard == [ignite]


@pytest.mark.card("DER06")
@pytest.mark.clause("SFB-102")
def test_spring_the_trap_only_hurts_elsewhere() -> None:
    game = scenario({deryn: "d5"}, {gwaien: "c3"}, hand=[spring_the_trap], rival_hand=[ignite])
    game.play(spring_the_trap, on=gwaien)
    game.decline()
    assert game.damage(gwaien) == 2
    assert game.rival.hand == [ignite]


@pytest.mark.card("DER07")
@pytest.mark.clause("SFB-99", "SFB-202")
def test_hit_and_run_dashes_afterwards() -> None:
    game = scenario({deryn: "c5"}, {gwaien: "c6"}, hand=[hit_and_run])
    game.play(hit_and_run, on=gwaien)
    assert game.damage(gwaien) == 2
    game.choose("c3")
    assert game.where(deryn) == "c3"


@pytest.mark.card("DER07")
@pytest.mark.clause("SFB-93")
def test_hit_and_run_without_a_hit_is_only_a_move() -> None:
    game = scenario({deryn: "c5"}, {gwaien: "c6"}, hand=[hit_and_run])
    game.play(hit_and_run, to="c2")
    assert game.is_my_action
    assert game.where(deryn) == "c2"


@pytest.mark.card("DER")
@pytest.mark.clause("SFB-343")
def test_deryn_levelled_has_two_more_defense_on_trap_hexes() -> None:
    game = scenario({deryn: "d5"}, {gwaien: "c8"}, levelled=[deryn])
    assert game.defense(deryn) == 2
    game = scenario({deryn: "c5"}, {gwaien: "d5"}, levelled=[deryn])
    assert game.defense(deryn) == game.defense(gwaien) == 0
    game = scenario({deryn: "d5"}, {gwaien: "c8"})
    assert game.defense(deryn) == 0


@pytest.mark.card("DER")
@pytest.mark.clause("SFB-343")
def test_deryn_levelled_walks_over_traps_and_stays_on_them_unharmed() -> None:
    game = scenario(
        {deryn: "d4"}, {gwaien: "c8"}, hand=[heavy_shot], levelled=[deryn], traps={"d5": "damage2"}
    )
    game.play(heavy_shot, to="d6")
    assert game.where(deryn) == "d6"
    game.standard("any", deryn, to="d5", core="blue")
    assert game.where(deryn) == "d5"
    assert game.damage(deryn) == 0
    assert game.traps == {"d5": "damage2"}


@pytest.mark.card("DER")
@pytest.mark.clause("SFB-343")
def test_deryn_levelled_is_not_hurt_by_a_trap_onto_which_she_is_pushed() -> None:
    position = {deryn: "d4"}
    game = scenario({gwaien: "d1"}, position, hand=[flamespear], levelled=[deryn], traps={"d5": "damage2"})
    game.play(flamespear, on=deryn)
    assert game.where(deryn) == "d5"
    assert game.damage(deryn) == 3
    assert game.traps == {"d5": "damage2"}


@pytest.mark.card("DER")
@pytest.mark.clause("SFB-221", "SFB-343")
def test_who_is_swapped_with_deryn_levelled_springs_the_trap_that_was_under_her() -> None:
    position = {deryn: "d5", gwaien: "c4"}
    game = scenario(
        {loralei: "c2"}, position, hand=[winding_paths], levelled=[deryn], traps={"d5": "damage2"}
    )
    game.play(winding_paths, on=gwaien)
    game.choose("h3")
    assert game.where(gwaien) == "d5"
    assert game.where(deryn) == "c4"
    assert game.damage(gwaien) == 4
    assert game.damage(deryn) == 0


@pytest.mark.card("DER")
@pytest.mark.clause("SFB-3", "SFB-172")
def test_deryn_springs_traps_on_her_base_side() -> None:
    game = scenario({deryn: "d4"}, {gwaien: "c8"}, hand=[heavy_shot], traps={"d5": "damage2"})
    game.play(heavy_shot, to="d5")
    game.choose("h3")
    assert game.damage(deryn) == 2
