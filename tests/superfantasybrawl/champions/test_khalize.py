"""Khalize's cards, in their order, then her levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down, mighty_blow
from baston.games.superfantasybrawl.champions.goldarr import goldarr, intimidation
from baston.games.superfantasybrawl.champions.gwaien import flamespear, gwaien, ignite
from baston.games.superfantasybrawl.champions.khalize import (
    glimpse_of_divinity,
    heavens_blessing,
    ibis_strike,
    khalize,
    radiant_rush,
    restoration,
    salt_the_wound,
)
from baston.games.superfantasybrawl.champions.kilgore import kilgore, maul_thrash
from baston.games.superfantasybrawl.champions.lily import didnt_see_that_comin, lily
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("KHA02")
@pytest.mark.clause("SFB-74", "SFB-208")
def test_heavens_blessing_heals_and_strengthens_a_team_mate_anywhere() -> None:
    game = scenario(
        {khalize: "k2", dugrun: "c2", kilgore: "k4"},
        {gwaien: "c6"},
        hand=[heavens_blessing, mighty_blow],
        damage={dugrun: 3, kilgore: 1},
    )
    game.play(heavens_blessing)
    assert set(game.options) == {"Dugrun", "Kilgore"}
    game.choose(dugrun, dugrun)
    assert game.damage(dugrun) == 1
    game.play(mighty_blow, to="c4", use=False)  # 1 and 1 more
    assert game.where(dugrun) == "c4"
    assert game.damage(kilgore) == 1


@pytest.mark.card("KHA02")
@pytest.mark.clause("SFB-232", "SFB-236")
def test_heavens_blessing_strengthens_who_is_not_healed_too() -> None:
    game = scenario(
        {khalize: "c8", dugrun: "c3"},
        {gwaien: "c4"},
        hand=[heavens_blessing, mighty_blow],
        damage={dugrun: 3},
    )
    game.play(heavens_blessing)
    game.decline()
    assert game.damage(dugrun) == 3
    game.play(mighty_blow, on=gwaien)
    assert game.damage(gwaien) == 2


@pytest.mark.card("KHA02")
@pytest.mark.clause("SFB-231")
def test_heavens_blessing_without_a_team_mate_does_nothing() -> None:
    game = scenario({khalize: "c8"}, {gwaien: "c4"}, hand=[heavens_blessing], damage={khalize: 2})
    game.play(heavens_blessing)
    assert game.is_my_action
    assert game.damage(khalize) == 2
    assert game.arena.lasting == []


@pytest.mark.card("KHA03")
@pytest.mark.clause("SFB-96", "SFB-102")
def test_salt_the_wound_is_as_strong_as_the_target_is_hurt() -> None:
    game = scenario({khalize: "c3"}, {kilgore: "c4"}, hand=[salt_the_wound], damage={kilgore: 3})
    game.play(salt_the_wound, on=kilgore)
    assert game.damage(kilgore) == 5  # 3 against 1


@pytest.mark.card("KHA03")
@pytest.mark.clause("SFB-96")
def test_salt_the_wound_does_nothing_to_the_unhurt() -> None:
    game = scenario({khalize: "c3"}, {gwaien: "c4"}, hand=[salt_the_wound], damage={khalize: 4})
    game.play(salt_the_wound, on=gwaien)
    assert game.damage(gwaien) == 0


@pytest.mark.card("KHA04")
@pytest.mark.clause("SFB-345")
def test_glimpse_of_divinity_cancels_the_post_attack_effects() -> None:
    position = {khalize: "c4"}
    game = scenario({kilgore: "c3"}, position, hand=[maul_thrash], rival_hand=[glimpse_of_divinity])
    game.play(maul_thrash, on=khalize)
    game.react(glimpse_of_divinity, on=khalize)
    assert game.where(khalize) == "c4"
    assert game.damage(khalize) == 0


@pytest.mark.card("KHA04")
@pytest.mark.clause("SFB-345", "SFB-47")
def test_glimpse_of_divinity_lasts_for_this_attack_alone() -> None:
    game = scenario(
        {kilgore: "c3", dugrun: "d4"},
        {khalize: "c4"},
        hand=[maul_thrash, knock_down],
        rival_hand=[glimpse_of_divinity],
    )
    game.play(knock_down, on=khalize)
    game.react(glimpse_of_divinity, on=khalize)
    assert game.arena.lasting == []  # nobody is stronger against her
    game.play(maul_thrash, on=khalize)
    assert game.damage(khalize) == 2
    assert game.where(khalize) == "c6"


@pytest.mark.card("KHA04")
@pytest.mark.clause("SFB-98", "SFB-350")
def test_glimpse_of_divinity_does_not_cancel_another_reaction() -> None:
    game = scenario(
        {kilgore: "c3"},
        {lily: "c4", goldarr: "", khalize: ""},
        hand=[maul_thrash],
        rival_hand=[didnt_see_that_comin, glimpse_of_divinity, intimidation],
        rival_cores="red yellow",
    )
    game.play(maul_thrash, on=lily)
    game.react(didnt_see_that_comin, on=lily)
    game.react(intimidation, on=lily)
    assert game.where(kilgore) == "c3"
    assert "c1" in game.options


@pytest.mark.card("KHA05")
@pytest.mark.clause("SFB-348", "SFB-208")
def test_restoration_heals_a_neighbor_and_returns_one_of_its_cards() -> None:
    game = scenario(
        {khalize: "c3", dugrun: "c4", gwaien: "c8"},
        {kilgore: "j4"},
        hand=[restoration],
        discard=[knock_down, ignite, mighty_blow],
        damage={dugrun: 4},
    )
    game.play(restoration)
    game.choose(dugrun)
    assert game.damage(dugrun) == 1
    assert set(game.options) == {"Knock Down", "Mighty Blow"}
    game.choose(mighty_blow)
    assert game.me.hand == [mighty_blow]
    assert game.me.discard == [knock_down, ignite, restoration]


@pytest.mark.card("KHA05")
@pytest.mark.clause("SFB-348")
def test_restoration_returns_a_card_of_who_is_not_healed() -> None:
    game = scenario(
        {khalize: "c3", dugrun: "c4"},
        {kilgore: "j4"},
        hand=[restoration],
        discard=[knock_down],
        damage={dugrun: 4},
    )
    game.play(restoration)
    game.decline()
    assert game.damage(dugrun) == 4
    assert game.me.hand == [knock_down]


@pytest.mark.card("KHA05")
@pytest.mark.clause("SFB-296", "SFB-348")
def test_restoration_returns_the_card_of_a_partners_champion_to_the_partner() -> None:
    game = scenario(
        {khalize: "c3"},
        {kilgore: "j4"},
        hand=[restoration],
        discard=[salt_the_wound],
        partners=({dugrun: "c4"}, {goldarr: "j5"}),
        partner_discard=[knock_down],
    )
    game.play(restoration)
    assert game.partner.hand == [knock_down]
    assert game.me.hand == []
    assert game.is_my_action


@pytest.mark.card("KHA05")
@pytest.mark.clause("SFB-231")
def test_restoration_needs_a_team_mate_beside_her() -> None:
    game = scenario(
        {khalize: "c3", dugrun: "c6"},
        {kilgore: "j4"},
        hand=[restoration],
        discard=[knock_down],
        damage={dugrun: 4, khalize: 4},
    )
    game.play(restoration)
    assert game.is_my_action
    assert game.damage(dugrun) == game.damage(khalize) == 4
    assert game.me.discard == [knock_down, restoration]


@pytest.mark.card("KHA06")
@pytest.mark.clause("SFB-215")
def test_ibis_strike_pulls_one() -> None:
    game = scenario({khalize: "c2"}, {gwaien: "c4"}, hand=[ibis_strike])
    game.play(ibis_strike, on=gwaien)
    assert game.where(gwaien) == "c3"
    assert game.damage(gwaien) == 1


@pytest.mark.card("KHA06")
@pytest.mark.clause("SFB-84", "SFB-216")
def test_ibis_strike_needs_the_row_and_hurts_who_is_already_adjacent() -> None:
    game = scenario({khalize: "c2"}, {gwaien: "c3", kilgore: "d4"}, hand=[ibis_strike])
    game.play(ibis_strike)
    assert game.options == ["Gwaien"]
    game.aim(gwaien)
    assert game.where(gwaien) == "c3"
    assert game.damage(gwaien) == 2


@pytest.mark.card("KHA07")
@pytest.mark.clause("SFB-208", "SFB-220")
def test_radiant_rush_heals_for_each_hex_of_the_swoop() -> None:
    game = scenario({khalize: "c2"}, {gwaien: "c3"}, hand=[radiant_rush], damage={khalize: 5})
    game.play(radiant_rush, to="c1")
    game.choose("c4")
    assert game.where(khalize) == "c4"
    assert game.damage(khalize) == 2


@pytest.mark.card("KHA07")
@pytest.mark.clause("SFB-174", "SFB-233")
def test_radiant_rush_without_a_swoop_heals_nothing() -> None:
    game = scenario({khalize: "c2"}, {gwaien: "c8"}, hand=[radiant_rush], damage={khalize: 5})
    game.play(radiant_rush, to="c3")
    game.decline()
    assert game.damage(khalize) == 5


@pytest.mark.card("KHA")
@pytest.mark.clause("SFB-348")
def test_with_khalize_levelled_any_core_pays_for_yellow() -> None:
    game = scenario(
        {khalize: "c2", dugrun: "c4"},
        {gwaien: "c8"},
        hand=[restoration, knock_down],
        damage={khalize: 2},
        levelled=[khalize],
    )
    game.play(restoration, core="blue")
    game.standard("yellow", khalize, core="red")
    game.answer(game.decision.options[-1])  # it heals
    assert game.damage(khalize) == 1
    assert game.me.cores == ["yellow"]
    assert game.playable(knock_down)


@pytest.mark.card("KHA")
@pytest.mark.clause("SFB-348", "SFB-61")
def test_with_khalize_levelled_reactions_too_are_paid_by_any_core_but_other_colors_are_not() -> None:
    game = scenario(
        {kilgore: "c3"},
        {khalize: "c4", lily: "c8"},
        hand=[maul_thrash],
        rival_hand=[didnt_see_that_comin, glimpse_of_divinity],
        rival_cores="blue",
        levelled=[khalize],
    )
    game.play(maul_thrash, on=khalize)
    assert not game.playable(glimpse_of_divinity)
    game.react(didnt_see_that_comin, on=khalize, core="blue")
    assert game.damage(khalize) == 1
    assert game.rival.cores == []


@pytest.mark.card("KHA")
@pytest.mark.clause("SFB-61", "SFB-3")
def test_on_khalizes_base_side_yellow_pays_for_yellow_alone() -> None:
    game = scenario(
        {khalize: "c2", gwaien: "c4"}, {kilgore: "c8"}, hand=[restoration, flamespear], cores="red"
    )
    assert not game.playable(restoration)
    assert game.playable(flamespear)
