"""Akhet's cards, in their order, then her levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.akhet import (
    akhet,
    death_from_above,
    from_the_ashes,
    healing_tears,
    inner_fire,
    take_flight,
    wingstorm,
)
from baston.games.superfantasybrawl.champions.dugrun import blizzard, dugrun, mighty_blow
from baston.games.superfantasybrawl.champions.gwaien import fireball, gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("AKH02")
@pytest.mark.clause("SFB-340", "SFB-220")
def test_take_flight_carries_the_first_champion_crossed_of_either_side() -> None:
    game = scenario({akhet: "c2", dugrun: "c3"}, {gwaien: "c5"}, hand=[take_flight])
    game.play(take_flight)
    game.choose("c6")
    assert game.where(dugrun) == "c3"
    assert not game.can_decline
    game.choose("c7")
    assert game.where(dugrun) == "c7"
    assert game.where(gwaien) == "c5"


@pytest.mark.card("AKH02")
@pytest.mark.clause("SFB-340")
def test_take_flight_over_nobody_carries_nobody() -> None:
    game = scenario({akhet: "c2"}, {gwaien: "d4"}, hand=[take_flight])
    game.play(take_flight)
    game.choose("c6")
    assert game.asking == "turn"
    assert game.where(gwaien) == "d4"


@pytest.mark.card("AKH03")
@pytest.mark.clause("SFB-217")
def test_wingstorm_pushes_two() -> None:
    game = scenario({akhet: "c2"}, {gwaien: "c4"}, hand=[wingstorm])
    game.play(wingstorm, on=gwaien)
    assert (game.where(gwaien), game.damage(gwaien)) == ("c6", 1)


@pytest.mark.card("AKH04")
@pytest.mark.clause("SFB-341", "SFB-116")
def test_from_the_ashes_places_who_fell_beside_the_attacker() -> None:
    game = scenario(
        {dugrun: "c3"},
        {gwaien: "c4", akhet: ""},
        hand=[mighty_blow],
        rival_hand=[from_the_ashes],
        damage={gwaien: 5},
        levelled=[gwaien],
    )
    game.play(mighty_blow, on=gwaien)
    game.react(from_the_ashes, on=gwaien)
    assert game.me.vp == 1
    assert game.asked == 1
    game.choose("c2")
    assert game.where(gwaien) == "c2"  # and is pushed no more: it is no target now
    assert (game.damage(gwaien), game.is_levelled(gwaien)) == (0, False)
    assert game.is_levelled(dugrun)


@pytest.mark.card("AKH04")
@pytest.mark.clause("SFB-231")
def test_from_the_ashes_does_nothing_for_who_still_stands() -> None:
    game = scenario(
        {dugrun: "c3"}, {gwaien: "c4", akhet: ""}, hand=[mighty_blow], rival_hand=[from_the_ashes]
    )
    game.play(mighty_blow, on=gwaien)
    game.react(from_the_ashes, on=gwaien)
    assert game.where(gwaien) == "c6"


@pytest.mark.card("AKH05")
@pytest.mark.clause("SFB-341", "SFB-208")
def test_healing_tears_heal_akhet_or_for_a_blue_card_a_team_mate_beside_her() -> None:
    damage = {akhet: 3, dugrun: 3}
    mine = {akhet: "c3", dugrun: "c4", kolel: "c6"}
    game = scenario(mine, hand=[healing_tears, take_flight, wingstorm], damage=damage)
    game.play(healing_tears)
    assert game.options == ["Akhet", "Dugrun"]
    game.choose(dugrun)
    assert (game.damage(akhet), game.damage(dugrun)) == (3, 1)
    assert game.me.discard == [take_flight, healing_tears]


@pytest.mark.card("AKH05")
@pytest.mark.clause("SFB-341")
def test_healing_tears_without_a_blue_card_heal_akhet() -> None:
    damage = {akhet: 3, dugrun: 3}
    game = scenario(
        {akhet: "c3", dugrun: "c4"}, hand=[healing_tears, wingstorm], damage=damage, deck=[blizzard]
    )
    game.play(healing_tears)
    assert (game.damage(akhet), game.damage(dugrun)) == (1, 3)
    assert game.me.hand == [wingstorm]


@pytest.mark.card("AKH06")
@pytest.mark.clause("SFB-236")
def test_inner_fire_takes_a_red_card_back_and_strengthens_akhet() -> None:
    game = scenario(
        {akhet: "c2"}, {gwaien: "c5"}, hand=[inner_fire], discard=[take_flight, wingstorm, from_the_ashes]
    )
    game.play(inner_fire)
    assert set(game.options) == {"Wingstorm", "From the Ashes"}
    game.choose(wingstorm)
    assert game.me.hand == [wingstorm]
    game.play(wingstorm, to="c3", on=gwaien)
    assert game.damage(gwaien) == 2


@pytest.mark.card("AKH07")
@pytest.mark.clause("SFB-220", "SFB-85")
def test_death_from_above_swoops_then_strikes_an_arc() -> None:
    game = scenario({akhet: "c1"}, {gwaien: "c3", kolel: "d5", tzu_xiao: "c5"}, hand=[death_from_above])
    game.play(death_from_above)
    game.choose("c4")
    game.aim([kolel, tzu_xiao])
    assert (game.damage(kolel), game.damage(tzu_xiao), game.damage(gwaien)) == (2, 2, 0)


@pytest.mark.card("AKH")
@pytest.mark.clause("SFB-340")
def test_akhet_levelled_discards_red_cards_for_strength() -> None:
    game = scenario(
        {akhet: "c2", gwaien: ""},
        {tzu_xiao: "c4"},
        hand=[wingstorm, from_the_ashes, fireball, take_flight],
        levelled=[akhet],
    )
    game.play(wingstorm, on=tzu_xiao)
    assert set(game.options) == {"From the Ashes", "Fireball"}
    game.choose(from_the_ashes, fireball)
    assert game.damage(tzu_xiao) == 3
    assert game.me.hand == [take_flight]


@pytest.mark.card("AKH")
@pytest.mark.clause("SFB-340")
def test_akhet_levelled_may_keep_her_red_cards_and_is_asked_after_the_reaction() -> None:
    game = scenario(
        {akhet: "c2"},
        {tzu_xiao: "c4", dugrun: ""},
        hand=[wingstorm, from_the_ashes],
        rival_hand=[blizzard],
        levelled=[akhet],
    )
    game.play(wingstorm, on=tzu_xiao)
    assert game.asking == "reaction window"
    game.decline()
    game.decline()
    assert game.damage(tzu_xiao) == 1
    assert game.me.hand == [from_the_ashes]
