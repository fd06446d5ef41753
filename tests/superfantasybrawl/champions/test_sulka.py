"""Sulka's cards, in their order, then her levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down, mighty_blow
from baston.games.superfantasybrawl.champions.goldarr import goldarr
from baston.games.superfantasybrawl.champions.gwaien import flamespear, gwaien, ignite
from baston.games.superfantasybrawl.champions.sulka import (
    curse,
    darting_strikes,
    effigy,
    life_drain,
    mind_control,
    spirit_slither,
    sulka,
)
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("SUL02")
@pytest.mark.clause("SFB-203", "SFB-204")
def test_darting_strikes_hit_twice() -> None:
    game = scenario({sulka: "c2"}, {gwaien: "c5"}, hand=[darting_strikes])
    game.play(darting_strikes, on=gwaien)
    assert game.damage(gwaien) == 4


@pytest.mark.card("SUL02")
@pytest.mark.clause("SFB-204")
def test_darting_strikes_pass_on_a_target_that_has_already_fallen() -> None:
    game = scenario({sulka: "c2"}, {gwaien: "c5"}, hand=[darting_strikes], damage={gwaien: 4})
    game.play(darting_strikes, on=gwaien)
    assert game.where(gwaien) == ""
    assert game.damage(gwaien) == 0
    assert game.me.vp == 1


@pytest.mark.card("SUL03")
@pytest.mark.clause("SFB-210")
def test_life_drain_may_heal_a_team_mate() -> None:
    position = {sulka: "c2", dugrun: "j4"}
    game = scenario(position, {gwaien: "c5"}, hand=[life_drain], damage={sulka: 2, dugrun: 3})
    game.play(life_drain, on=gwaien)
    assert set(game.options) == {"Sulka", "Dugrun"}
    game.choose(dugrun)
    assert game.damage(dugrun) == 1
    assert game.damage(sulka) == 2
    assert game.damage(gwaien) == 2


@pytest.mark.card("SUL03")
@pytest.mark.clause("SFB-210")
def test_life_drain_heals_sulka_when_she_is_alone() -> None:
    game = scenario({sulka: "c2"}, {gwaien: "c5"}, hand=[life_drain], damage={sulka: 2})
    game.play(life_drain, on=gwaien)
    assert game.damage(sulka) == 0


@pytest.mark.card("SUL04")
@pytest.mark.clause("SFB-207", "SFB-219")
def test_effigy_forces_and_stuns() -> None:
    game = scenario({sulka: "c2"}, {gwaien: "c4"}, hand=[effigy], rival_hand=[ignite])
    game.play(effigy, on=gwaien)
    game.choose("b4")
    assert game.where(gwaien) == "b4"
    assert game.rival.discard == [ignite]


@pytest.mark.card("SUL04")
@pytest.mark.clause("SFB-233", "SFB-130")
def test_effigy_stuns_who_is_not_forced_and_opens_no_window() -> None:
    game = scenario({sulka: "c2"}, {gwaien: "c4"}, hand=[effigy], rival_hand=[ignite])
    game.play(effigy, on=gwaien)
    assert game.asked == 0
    game.decline()
    assert game.where(gwaien) == "c4"
    assert game.rival.discard == [ignite]


@pytest.mark.card("SUL05")
@pytest.mark.clause("SFB-346", "SFB-47")
def test_spirit_slither_weakens_whom_it_crosses_and_leaves_the_trap() -> None:
    game = scenario(
        {sulka: "d4"}, {dugrun: "d6", gwaien: "c6"}, hand=[spirit_slither], traps={"d5": "damage2"}
    )
    game.play(spirit_slither)
    game.choose("d5", "d6", "d7")
    game.aim()
    assert game.where(sulka) == "d7"
    assert game.damage(sulka) == 0
    assert game.traps == {"d5": "damage2"}
    assert game.defense(dugrun) == 0
    game.end_turn()
    assert game.defense(dugrun) == 2


@pytest.mark.card("SUL05")
@pytest.mark.clause("SFB-346")
def test_spirit_slither_crosses_a_statue_but_cannot_end_on_it() -> None:
    game = scenario({sulka: "f4"}, {gwaien: "c8"}, hand=[spirit_slither])
    game.play(spirit_slither)
    game.choose("f5")
    assert not game.can_decline
    game.choose("f6")
    game.decline()
    assert game.where(sulka) == "f6"


@pytest.mark.card("SUL05")
@pytest.mark.clause("SFB-346")
def test_spirit_slither_springs_the_trap_on_its_last_hex() -> None:
    game = scenario({sulka: "d4"}, {gwaien: "c8"}, hand=[spirit_slither], traps={"d5": "damage2"})
    game.play(spirit_slither)
    game.choose("d5")
    game.decline()
    game.choose("h3")
    assert game.damage(sulka) == 2


@pytest.mark.card("SUL06")
@pytest.mark.clause("SFB-207", "SFB-46")
def test_mind_control_forces_the_champion_of_the_card_on_top() -> None:
    position = {gwaien: "c4", dugrun: "c8"}
    game = scenario({sulka: "c2"}, position, hand=[mind_control], rival_deck=[ignite, knock_down])
    game.play(mind_control)
    assert game.rival.discard == [ignite]
    assert game.rival.deck[0] == knock_down
    game.choose("c6")
    assert game.where(gwaien) == "c6"
    assert game.where(dugrun) == "c8"


@pytest.mark.card("SUL06")
@pytest.mark.clause("SFB-354")
def test_mind_control_does_nothing_to_who_is_on_the_gate() -> None:
    position = {gwaien: "", dugrun: "c8"}
    game = scenario({sulka: "c2"}, position, hand=[mind_control], rival_deck=[ignite])
    game.play(mind_control)
    assert game.is_my_action
    assert game.rival.discard == [ignite]
    assert game.where(gwaien) == ""


@pytest.mark.card("SUL06")
@pytest.mark.clause("SFB-303")
def test_mind_control_takes_the_deck_of_either_opponent() -> None:
    game = scenario(
        {sulka: "c2"},
        {gwaien: "c4"},
        hand=[mind_control],
        rival_deck=[ignite],
        partners=({goldarr: "c1"}, {dugrun: "c8"}),
        rival_partner_deck=[knock_down],
    )
    game.play(mind_control)
    assert game.options == ["Player 2", "Player 4"]
    game.choose(4)
    assert game.rival_partner.discard == [knock_down]
    assert game.rival.deck[0] == ignite
    game.choose("c6")
    assert game.where(dugrun) == "c6"


@pytest.mark.card("SUL07")
@pytest.mark.clause("SFB-98", "SFB-218")
def test_curse_roots_the_attacker_until_the_end_of_the_turn() -> None:
    game = scenario({dugrun: "c3"}, {sulka: "c4"}, hand=[knock_down, mighty_blow], rival_hand=[curse, effigy])
    game.play(knock_down, on=sulka)
    game.react(curse, on=sulka)
    assert game.damage(sulka) == 0
    assert not game.usable("any", dugrun)
    game.play(mighty_blow, on=sulka)  # it may still attack
    game.decline()
    assert game.where(sulka) == "c6"
    game.end_turn()
    assert game.arena.lasting == []


@pytest.mark.card("SUL07")
@pytest.mark.clause("SFB-116")
def test_curse_is_lost_when_the_defended_champion_falls() -> None:
    game = scenario({gwaien: "c1"}, {sulka: "c4"}, hand=[flamespear], rival_hand=[curse], damage={sulka: 6})
    game.play(flamespear, on=sulka)
    game.react(curse, on=sulka)
    assert game.where(sulka) == ""
    assert game.arena.lasting == []


@pytest.mark.card("SUL")
@pytest.mark.clause("SFB-106", "SFB-354")
def test_sulka_levelled_draws_and_plans_after_her_blue_cards() -> None:
    game = scenario(
        {sulka: "c2"}, {gwaien: "c4"}, hand=[effigy, darting_strikes], deck=[life_drain], levelled=[sulka]
    )
    game.play(effigy, on=gwaien)
    game.decline()  # no Force
    assert game.me.hand == [darting_strikes, life_drain]
    assert game.me.discard == [effigy]
    game.choose(darting_strikes)
    assert game.is_my_action
    assert game.me.deck[0] == darting_strikes


@pytest.mark.card("SUL")
@pytest.mark.clause("SFB-64", "SFB-106")
def test_sulka_levelled_draws_for_a_blue_card_played_for_its_movement() -> None:
    game = scenario({sulka: "c2"}, {gwaien: "c8"}, hand=[effigy], deck=[life_drain], levelled=[sulka])
    game.play(effigy, to="c3")
    assert game.me.hand == [life_drain]
    game.decline()
    assert game.is_my_action


@pytest.mark.card("SUL")
@pytest.mark.clause("SFB-354")
def test_sulka_levelled_draws_for_no_other_color_and_no_other_champion() -> None:
    game = scenario(
        {sulka: "c2", dugrun: "c3"}, {gwaien: "c4"}, hand=[darting_strikes, mighty_blow], levelled=[sulka]
    )
    game.play(mighty_blow, on=gwaien)
    game.play(darting_strikes, use=False)
    assert game.is_my_action
    assert game.me.hand == []


@pytest.mark.card("SUL")
@pytest.mark.clause("SFB-163", "SFB-354")
def test_sulka_draws_nothing_for_the_blue_card_that_levels_her() -> None:
    position = {gwaien: "c4"}
    game = scenario({sulka: "c2"}, position, hand=[life_drain], deck=[effigy], damage={gwaien: 5})
    game.play(life_drain, on=gwaien)
    assert game.is_levelled(sulka)
    assert game.is_my_action
    assert game.me.hand == []
