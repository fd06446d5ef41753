"""Korvash's cards, in their order, then his levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, hold_ground, mighty_blow
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import (
    bloodcurdling_roar,
    chop,
    hell_hath_no_fury,
    korvash,
    leaping_strike,
    sap_strength,
    shockwave,
)
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("KOR02")
@pytest.mark.clause("SFB-207", "SFB-102")
def test_hell_hath_no_fury_forces_who_is_bloodied_by_now() -> None:
    game = scenario({korvash: "c3"}, {gwaien: "c4"}, hand=[hell_hath_no_fury])
    game.play(hell_hath_no_fury, on=gwaien)
    assert game.damage(gwaien) == 3  # 3 of 6 are left: Bloodied
    assert game.asked == 0
    game.choose("d5")
    assert game.where(gwaien) == "d5"


@pytest.mark.card("KOR02")
@pytest.mark.clause("SFB-200")
def test_hell_hath_no_fury_does_not_force_the_others() -> None:
    game = scenario({korvash: "c3"}, {tzu_xiao: "c4"}, hand=[hell_hath_no_fury])
    game.play(hell_hath_no_fury, on=tzu_xiao)
    assert game.asking == "turn"
    assert game.where(tzu_xiao) == "c4"


@pytest.mark.card("KOR03")
@pytest.mark.clause("SFB-85", "SFB-97")
def test_chop_strikes_all_around_harder_with_each() -> None:
    game = scenario({korvash: "c4", kolel: "b4"}, {tzu_xiao: "c3", gwaien: "c5"}, hand=[chop])
    game.play(chop, on=[kolel, tzu_xiao, gwaien])
    assert (game.damage(tzu_xiao), game.damage(kolel)) == (6, 6)
    assert game.where(gwaien) == ""


@pytest.mark.card("KOR04")
@pytest.mark.clause("SFB-130", "SFB-217")
def test_shockwave_pushes_and_stuns_without_a_reaction() -> None:
    hand = [ignite, hold_ground]
    game = scenario({korvash: "c3"}, {gwaien: "c4", dugrun: ""}, hand=[shockwave], rival_hand=hand)
    game.play(shockwave, on=gwaien)
    assert game.where(gwaien) == "c5"
    assert game.rival.discard == [ignite]
    assert game.damage(gwaien) == 0


@pytest.mark.card("KOR04")
@pytest.mark.clause("SFB-131")
def test_shockwave_may_be_left_out() -> None:
    game = scenario({korvash: "c3"}, {gwaien: "c4"}, hand=[shockwave])
    game.play(shockwave, use=False)
    assert game.where(gwaien) == "c4"


@pytest.mark.card("KOR05")
@pytest.mark.clause("SFB-91", "SFB-92")
def test_leaping_strike_moves_then_jumps() -> None:
    game = scenario({korvash: "c1"}, {gwaien: "c5"}, hand=[leaping_strike])
    game.play(leaping_strike, to="c2")
    game.choose("c4")
    game.aim(gwaien)
    assert game.damage(gwaien) == 3


@pytest.mark.card("KOR06")
@pytest.mark.clause("SFB-345")
@pytest.mark.parametrize(("damage", "where"), [(3, "c4"), (0, "c6")])
def test_bloodcurdling_roar_stops_what_a_bloodied_attacker_would_still_do(damage: int, where: str) -> None:
    game = scenario(
        {dugrun: "c3"},
        {gwaien: "c4", korvash: ""},
        hand=[mighty_blow],
        rival_hand=[bloodcurdling_roar],
        damage={dugrun: damage},
    )
    game.play(mighty_blow, on=gwaien)
    game.react(bloodcurdling_roar, on=gwaien)
    assert game.damage(gwaien) == 0  # its defense of 2
    assert game.where(gwaien) == where


@pytest.mark.card("KOR07")
@pytest.mark.clause("SFB-200", "SFB-102")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (3, 5), (4, 8)])
def test_sap_strength_strikes_harder_at_the_bloodied(before: int, after: int) -> None:
    game = scenario({korvash: "c2"}, {tzu_xiao: "c4"}, hand=[sap_strength], damage={tzu_xiao: before})
    game.play(sap_strength, on=tzu_xiao)
    assert game.damage(tzu_xiao) == after  # of 9 hit points, 5 or fewer left are Bloodied


@pytest.mark.card("KOR")
@pytest.mark.clause("SFB-222")
def test_korvash_levelled_ignores_the_defense_of_the_bloodied() -> None:
    for damage, after in ((2, 2 + 1), (3, 3 + 3)):
        game = scenario(
            {korvash: "c3"},
            {dugrun: "c4"},
            hand=[leaping_strike],
            levelled=[korvash],
            damage={dugrun: damage},
        )
        game.play(leaping_strike)
        game.decline()
        game.aim(dugrun)
        assert game.damage(dugrun) == after % 6
        assert (game.where(dugrun) == "") == (after >= 6)
