"""Gwaien's cards, in their order, then her levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun
from baston.games.superfantasybrawl.champions.gwaien import (
    arcane_shield,
    chain_lightning,
    fireball,
    flamespear,
    gwaien,
    ignite,
    teleport,
)
from baston.games.superfantasybrawl.champions.kolel import kolel, poisoned_dart
from baston.games.superfantasybrawl.champions.korvash import bloodcurdling_roar, korvash
from baston.games.superfantasybrawl.champions.tzu_xiao import challenge, tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("GWA02")
@pytest.mark.clause("SFB-347", "SFB-235")
def test_fireball_hurts_all_champions_next_to_the_target() -> None:
    mine = {gwaien: "c2", tzu_xiao: "b4", dugrun: "e6"}
    game = scenario(mine, {korvash: "c4", kolel: "c5"}, hand=[fireball])
    game.play(fireball, on=korvash)
    assert (game.damage(korvash), game.damage(kolel), game.damage(tzu_xiao)) == (3, 2, 2)
    assert (game.damage(dugrun), game.damage(gwaien)) == (0, 0)


@pytest.mark.card("GWA02")
@pytest.mark.clause("SFB-104", "SFB-347")
def test_fireball_on_who_falls_hurts_nobody_else() -> None:
    game = scenario({gwaien: "c2"}, {korvash: "c4", kolel: "c5"}, hand=[fireball], damage={korvash: 6})
    game.play(fireball, on=korvash)
    assert game.where(korvash) == ""
    assert game.damage(kolel) == 0


@pytest.mark.card("GWA03")
@pytest.mark.clause("SFB-84", "SFB-83")
def test_flamespear_flies_three_to_five_hexes_along_a_row_and_pushes() -> None:
    game = scenario({gwaien: "c2"}, {korvash: "c6", kolel: "c4"}, hand=[flamespear])
    game.play(flamespear)
    assert game.asking == "turn"  # Ko'lel is too near, and stands in the way
    game = scenario({gwaien: "c2"}, {korvash: "c6"}, hand=[flamespear])
    game.play(flamespear, on=korvash)
    assert game.where(korvash) == "c7"
    assert game.damage(korvash) == 3


@pytest.mark.card("GWA04")
@pytest.mark.clause("SFB-347")
def test_chain_lightning_leaps_to_another_champion_even_gwaien() -> None:
    game = scenario({gwaien: "c2"}, {korvash: "c4", kolel: "c6", dugrun: "c7"}, hand=[chain_lightning])
    game.play(chain_lightning, on=korvash)
    assert game.options == ["Gwaien", "Ko'lel"]
    assert not game.can_decline
    game.choose(kolel)
    assert game.damage(kolel) == 2


@pytest.mark.card("GWA04")
@pytest.mark.clause("SFB-105")
def test_chain_lightning_that_does_no_damage_does_not_leap() -> None:
    theirs = {dugrun: "c4", kolel: "c6", korvash: ""}
    game = scenario({gwaien: "c2"}, theirs, hand=[chain_lightning], rival_hand=[bloodcurdling_roar])
    game.play(chain_lightning, on=dugrun)
    game.react(bloodcurdling_roar, on=dugrun)
    assert game.asking == "turn"
    assert (game.damage(dugrun), game.damage(kolel)) == (0, 0)


@pytest.mark.card("GWA05")
@pytest.mark.clause("SFB-236")
def test_ignite_helps_her_team_mates_against_the_target() -> None:
    game = scenario(
        {gwaien: "c2", kolel: "b5"}, {korvash: "c4", tzu_xiao: "c6"}, hand=[ignite, poisoned_dart]
    )
    game.play(ignite, on=korvash)
    assert game.damage(korvash) == 2
    game.play(poisoned_dart, on=korvash)
    assert game.damage(korvash) == 2 + 4 + 1


@pytest.mark.card("GWA05")
@pytest.mark.clause("SFB-236")
def test_ignite_does_not_help_against_others() -> None:
    game = scenario(
        {gwaien: "c2", kolel: "b5"}, {korvash: "c4", tzu_xiao: "c6"}, hand=[ignite, poisoned_dart]
    )
    game.play(ignite, on=korvash)
    game.play(poisoned_dart, on=tzu_xiao)
    assert game.damage(tzu_xiao) == 3


@pytest.mark.card("GWA06")
@pytest.mark.clause("SFB-113")
def test_arcane_shield_gives_two_to_who_is_attacked_from_afar() -> None:
    game = scenario({tzu_xiao: "c2"}, {gwaien: "c4"}, hand=[challenge], rival_hand=[arcane_shield])
    game.play(challenge, on=gwaien)
    game.react(arcane_shield, on=gwaien)
    assert game.damage(gwaien) == 0


@pytest.mark.card("GWA06")
@pytest.mark.clause("SFB-113")
def test_arcane_shield_gives_one_to_who_is_attacked_from_next_to_it() -> None:
    game = scenario({tzu_xiao: "c3"}, {gwaien: "c4"}, hand=[challenge], rival_hand=[arcane_shield])
    game.play(challenge, on=gwaien)
    game.react(arcane_shield, on=gwaien)
    assert game.damage(gwaien) == 1 + 1  # 2 against 1, and the Pull that has nowhere to go


@pytest.mark.card("GWA07")
@pytest.mark.clause("SFB-209", "SFB-311")
def test_teleport_jumps_four_past_everything() -> None:
    game = scenario({gwaien: "c2"}, {korvash: "c3"}, hand=[teleport], traps={"c4": "damage2"})
    game.play(teleport)
    assert "c6" in game.options
    assert "c3" not in game.options
    game.choose("c6")
    assert game.where(gwaien) == "c6"
    assert game.damage(gwaien) == 0


@pytest.mark.card("GWA")
@pytest.mark.clause("SFB-87", "SFB-347")
def test_gwaien_levelled_shoots_nearer_and_farther() -> None:
    for levelled, offered in (((), ["Korvash"]), ((gwaien,), ["Korvash", "Ko'lel", "Dugrun"])):
        theirs = {korvash: "c4", kolel: "d3", dugrun: "e5"}
        game = scenario({gwaien: "c2"}, theirs, hand=[fireball], levelled=levelled)
        game.play(fireball)
        assert game.options == offered
