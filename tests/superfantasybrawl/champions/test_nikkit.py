"""Nikkit's cards, in their order, then the levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, mighty_blow
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import korvash, leaping_strike, sap_strength
from baston.games.superfantasybrawl.champions.nikkit import (
    blackwaters_bite,
    burning_wrath,
    cracklewind,
    fearsome_spitfire,
    nikkit,
    recovery,
    shell_of_the_swamp,
)
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("NIK02")
@pytest.mark.clause("SFB-102", "SFB-217")
def test_fearsome_spitfire_is_stronger_without_a_red_card_discarded() -> None:
    for discard, damage in (([recovery], 4), ([burning_wrath], 2)):
        game = scenario({nikkit: "c2"}, {tzu_xiao: "c5"}, hand=[fearsome_spitfire], discard=discard)
        game.play(fearsome_spitfire, on=tzu_xiao)
        assert game.damage(tzu_xiao) == damage
        assert game.where(tzu_xiao) == "c6"


@pytest.mark.card("NIK03")
@pytest.mark.clause("SFB-220", "SFB-219")
def test_cracklewind_swoops_strikes_and_stuns_without_a_blue_card_discarded() -> None:
    for discard, left in (([burning_wrath], []), ([recovery], [ignite])):
        game = scenario(
            {nikkit: "c1"}, {gwaien: "c6"}, hand=[cracklewind], discard=discard, rival_hand=[ignite]
        )
        game.play(cracklewind)
        game.choose("c3")
        game.aim(gwaien)
        game.decline()
        assert game.damage(gwaien) == 2
        assert game.rival.hand == left


@pytest.mark.card("NIK04")
@pytest.mark.clause("SFB-210", "SFB-102")
def test_blackwaters_bite_drains_without_a_yellow_card_discarded() -> None:
    for discard, damage, left in (([recovery], 3, 2), ([shell_of_the_swamp], 2, 5)):
        game = scenario(
            {nikkit: "c2"}, {tzu_xiao: "c5"}, hand=[blackwaters_bite], discard=discard, damage={nikkit: 5}
        )
        game.play(blackwaters_bite, on=tzu_xiao)
        assert game.damage(tzu_xiao) == damage
        assert game.damage(nikkit) == left


@pytest.mark.card("NIK05")
@pytest.mark.clause("SFB-112", "SFB-113")
def test_shell_of_the_swamp_guards_better_against_who_stands_near() -> None:
    rivals = {tzu_xiao: "c4", nikkit: ""}
    near = scenario({korvash: "c3"}, rivals, hand=[sap_strength], rival_hand=[shell_of_the_swamp])
    near.play(sap_strength, on=tzu_xiao)
    near.react(shell_of_the_swamp, on=tzu_xiao)
    assert near.damage(tzu_xiao) == 0
    far = scenario({korvash: "c2"}, rivals, hand=[sap_strength], rival_hand=[shell_of_the_swamp])
    far.play(sap_strength, on=tzu_xiao)
    far.react(shell_of_the_swamp, on=tzu_xiao)
    assert far.damage(tzu_xiao) == 1


@pytest.mark.card("NIK05")
@pytest.mark.clause("SFB-113")
def test_shell_of_the_swamp_gives_three_near() -> None:
    rivals = {gwaien: "c4", nikkit: ""}
    game = scenario({korvash: "c3"}, rivals, hand=[leaping_strike], rival_hand=[shell_of_the_swamp])
    game.play(leaping_strike)
    game.decline()
    game.aim(gwaien)
    game.react(shell_of_the_swamp, on=gwaien)
    assert game.damage(gwaien) == 0


@pytest.mark.card("NIK06")
@pytest.mark.clause("SFB-80", "SFB-236")
def test_burning_wrath_burns_and_strengthens_an_ally_or_an_enemy() -> None:
    mine = {nikkit: "c2", dugrun: "c4"}
    game = scenario(mine, {kolel: "c5", tzu_xiao: "i5"}, hand=[burning_wrath, mighty_blow])
    game.play(burning_wrath)
    assert set(game.options) == {"Dugrun", "Ko'lel"}
    game.choose(dugrun)
    assert game.damage(dugrun) == 1
    game.play(mighty_blow, on=kolel)
    assert game.damage(kolel) == 3


@pytest.mark.card("NIK06")
@pytest.mark.clause("SFB-145")
def test_burning_wrath_on_a_dying_ally_is_an_accident() -> None:
    game = scenario({nikkit: "c2", dugrun: "c4"}, hand=[burning_wrath], damage={dugrun: 5})
    game.play(burning_wrath, on=dugrun)
    assert game.where(dugrun) == ""
    assert (game.me.vp, game.rival.vp) == (0, 1)
    assert not game.is_levelled(nikkit)
    assert game.arena.lasting == []


@pytest.mark.card("NIK07")
@pytest.mark.clause("SFB-45", "SFB-46")
def test_recovery_shuffles_the_discard_pile_in_and_heals() -> None:
    discard = [burning_wrath, cracklewind]
    game = scenario({nikkit: "c2"}, hand=[recovery], discard=discard, damage={nikkit: 3})
    before = len(game.me.deck)
    game.play(recovery)
    assert game.me.discard == [recovery]
    assert len(game.me.deck) == before + 2
    assert game.damage(nikkit) == 1


@pytest.mark.card("NIK")
@pytest.mark.clause("SFB-352")
def test_with_nikkit_levelled_a_plan_may_take_cards_from_the_discard_pile() -> None:
    game = scenario({nikkit: "c2"}, hand=[recovery], discard=[burning_wrath, cracklewind], levelled=[nikkit])
    game.standard("blue", nikkit)
    assert set(game.options) == {"Recovery", "Burning Wrath", "Cracklewind"}
    game.choose(cracklewind)
    assert game.me.deck[0] == cracklewind
    assert game.rival.sees(cracklewind)
    game = scenario({nikkit: "c2"}, hand=[recovery], discard=[burning_wrath])
    game.standard("blue", nikkit)
    assert game.options == ["Recovery"]
