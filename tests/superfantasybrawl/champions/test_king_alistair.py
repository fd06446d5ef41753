"""King Alistair's cards, in their order, then his levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down, mighty_blow
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite
from baston.games.superfantasybrawl.champions.king_alistair import (
    bow_before_the_king,
    die_for_your_king,
    forced_march,
    king_alistair,
    long_live_the_king,
    reverence,
    the_tyrants_gaze,
)
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import korvash
from baston.games.superfantasybrawl.champions.nevamor import nevamor, nightmare
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("ALI02")
@pytest.mark.clause("SFB-85", "SFB-311")
def test_die_for_your_king_strikes_everybody_around() -> None:
    game = scenario(
        {king_alistair: "c4", kolel: "c3"}, {gwaien: "c5", dugrun: "d5"}, hand=[die_for_your_king]
    )
    game.play(die_for_your_king, on=[kolel, gwaien, dugrun])
    assert (game.damage(kolel), game.damage(gwaien), game.damage(dugrun)) == (3, 3, 1)
    assert game.asking == "turn"


@pytest.mark.card("ALI03")
@pytest.mark.clause("SFB-104", "SFB-208")
def test_long_live_the_king_heals_if_the_target_falls() -> None:
    for before, after in ((6, 1), (1, 3)):
        game = scenario(
            {king_alistair: "c3"},
            {kolel: "c4"},
            hand=[long_live_the_king],
            damage={kolel: before, king_alistair: 3},
        )
        game.play(long_live_the_king, on=kolel)
        assert game.damage(king_alistair) == after


@pytest.mark.card("ALI04")
@pytest.mark.clause("SFB-196", "SFB-105")
def test_bow_before_the_king_makes_who_is_damaged_flee() -> None:
    game = scenario({king_alistair: "c3"}, {kolel: "c4"}, hand=[bow_before_the_king])
    game.play(bow_before_the_king, on=kolel)
    assert game.asked == 1
    assert set(game.options) == {"c5", "b4", "d5"}
    game.choose("d5")
    assert game.where(kolel) == "d5"


@pytest.mark.card("ALI04")
@pytest.mark.clause("SFB-105")
def test_bow_before_the_king_without_damage_makes_nobody_flee() -> None:
    game = scenario({king_alistair: "c3"}, {dugrun: "c4"}, hand=[bow_before_the_king])
    game.play(bow_before_the_king, on=dugrun)
    assert game.asking == "turn"
    assert game.where(dugrun) == "c4"


@pytest.mark.card("ALI05")
@pytest.mark.clause("SFB-196", "SFB-219")
def test_the_tyrants_gaze_frightens_as_far_as_can_be_and_stuns() -> None:
    game = scenario({king_alistair: "c4"}, {gwaien: "c6"}, hand=[the_tyrants_gaze], rival_hand=[ignite])
    game.play(the_tyrants_gaze, on=gwaien)
    assert set(game.options) == {"c8", "e7"}  # two hexes, each step farther
    game.choose("e7")
    assert game.where(gwaien) == "e7"
    assert game.rival.discard == [ignite]


@pytest.mark.card("ALI06")
@pytest.mark.clause("SFB-197", "SFB-199")
def test_forced_march_moves_each_team_mate_as_its_player_likes() -> None:
    game = scenario({king_alistair: "c4", kolel: "i3", korvash: "e3"}, hand=[forced_march])
    game.play(forced_march)
    game.choose(korvash, "e4")
    game.decline()
    assert game.where(korvash) == "e4"
    assert game.where(kolel) == "i3"


@pytest.mark.card("ALI06")
@pytest.mark.clause("SFB-145", "SFB-144")
def test_forced_march_into_a_deadly_trap_is_an_accident() -> None:
    game = scenario(
        {king_alistair: "c4", kolel: "i3"}, hand=[forced_march], traps={"i4": "damage2"}, damage={kolel: 7}
    )
    game.play(forced_march)
    game.choose("i4")
    game.choose("d3")
    assert game.where(kolel) == ""
    assert (game.me.vp, game.rival.vp) == (0, 1)
    assert not game.is_levelled(king_alistair)


@pytest.mark.card("ALI07")
@pytest.mark.clause("SFB-191", "SFB-113")
def test_reverence_guards_against_fear_for_the_rest_of_the_turn() -> None:
    game = scenario(
        {dugrun: "c3", nevamor: "e4"},
        {gwaien: "e6", korvash: "c4", king_alistair: ""},
        hand=[knock_down, nightmare],
        rival_hand=[reverence],
    )
    game.play(knock_down, on=korvash)
    game.react(reverence, on=korvash)
    assert game.damage(korvash) == 1
    game.play(nightmare, to="d5")
    game.choose("b3")
    assert game.damage(korvash) == 2
    assert game.is_my_action
    assert game.where(korvash) == "c4"


@pytest.mark.card("ALI07")
@pytest.mark.clause("SFB-190")
def test_reverence_is_no_shelter_from_a_push() -> None:
    theirs = {gwaien: "c4", king_alistair: ""}
    game = scenario({dugrun: "c3"}, theirs, hand=[mighty_blow], rival_hand=[reverence])
    game.play(mighty_blow, on=gwaien)
    game.react(reverence, on=gwaien)
    assert game.damage(gwaien) == 0
    assert game.where(gwaien) == "c6"


@pytest.mark.card("ALI")
@pytest.mark.clause("SFB-163", "SFB-160")
def test_king_alistair_levelled_has_better_numbers() -> None:
    game = scenario(
        {king_alistair: "c3"}, {kolel: "c4"}, hand=[long_live_the_king], damage={kolel: 6, king_alistair: 4}
    )
    assert game.defense(king_alistair) == 0
    game.play(long_live_the_king, on=kolel)
    assert game.is_levelled(king_alistair)
    assert game.defense(king_alistair) == 1
    assert game.damage(king_alistair) == 2  # damage stays on the turned card
