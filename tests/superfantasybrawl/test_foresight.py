"""What an action would lead to is told before it is paid for, and nothing hidden with it."""

from __future__ import annotations

from typing import cast

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import Card
from baston.games.superfantasybrawl.champions.dugrun import blizzard, dugrun, mighty_blow
from baston.games.superfantasybrawl.champions.goldarr import anchors_aweigh, goldarr, plundarr
from baston.games.superfantasybrawl.champions.gwaien import arcane_shield, gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.kernel.frame import PASS
from baston.kernel.text import Json
from tests.superfantasybrawl.scenario import Play, scenario

Branch = dict[str, Json]


def foreseen(game: Play, card: Card) -> Branch:
    """What playing this card would lead to."""
    option = next(
        o
        for o in game.decision.options
        if GAME.presentation.label(game.arena, o, "en").startswith(card.title)
    )
    told = GAME.presentation.foresee(game.arena, [option])
    assert told is not None
    return told


def after(branch: Branch, option: int) -> Branch:
    return next(one for one in cast(list[Branch], branch["next"]) if one["option"] == option)


def options(branch: Branch) -> list[int]:
    return [cast(int, one["option"]) for one in cast(list[Branch], branch["next"])]


def outcome(branch: Branch) -> Branch:
    return cast(Branch, branch["outcome"])


@pytest.mark.clause("SFB-70", "SFB-93", "SFB-96")
def test_a_card_tells_where_it_goes_whom_it_hits_from_there_and_for_how_much() -> None:
    game = scenario({goldarr: "c4"}, {gwaien: "c6"}, hand=[plundarr])
    told = foreseen(game, plundarr)
    near, there = game.hex_named("c5"), game.handle(gwaien)
    assert told["asks"] == "movement"
    walk = after(told, near)
    assert (walk["way"], walk["asks"]) == ([near], "attack")
    assert options(walk) == [PASS, there]
    blow = after(walk, there)
    game.play(plundarr, to="c5", on=gwaien)
    dealt = game.damage(gwaien)
    assert dealt > 0
    assert ["damage", there, dealt] in cast(list[Json], outcome(blow)["events"])
    (sum_of,) = cast(list[Branch], outcome(blow)["sums"])
    assert (sum_of["target"], sum_of["damage"]) == (there, dealt)


def test_to_ask_changes_nothing() -> None:
    game = scenario({goldarr: "c4"}, {gwaien: "c6"}, hand=[plundarr])
    before = GAME.digest(game.arena)
    foreseen(game, plundarr)
    assert GAME.digest(game.arena) == before
    assert "yellow" in game.me.cores


@pytest.mark.clause("SFB-250", "SFB-251")
def test_it_is_the_same_whatever_the_opponent_holds_and_traps_hide() -> None:
    games = [
        scenario(
            {goldarr: "c4"},
            {gwaien: "c6", dugrun: "j3"},
            hand=[plundarr],
            rival_hand=hand,
            traps={"c5": trap},
        )
        for hand, trap in (([arcane_shield], "damage1"), ([blizzard], "stun"))
    ]
    told = [foreseen(game, plundarr) for game in games]
    assert told[0] == told[1]
    walked = next(one for one in cast(list[Branch], told[0]["next"]) if len(options(one)) > 1)
    could_come = cast(list[Json], outcome(after(walked, games[0].handle(gwaien)))["reactions"])
    assert arcane_shield.id in could_come


@pytest.mark.clause("SFB-172")
def test_nothing_is_foreseen_beyond_a_trap() -> None:
    game = scenario({goldarr: "c4"}, {gwaien: "c6"}, hand=[plundarr], traps={"c5": "damage1"})
    sprung = after(foreseen(game, plundarr), game.hex_named("c5"))
    assert outcome(sprung)["trap"] is True
    assert sprung["next"] == []


@pytest.mark.clause("SFB-85")
def test_each_way_to_lay_an_area_is_told() -> None:
    game = scenario({goldarr: "c4", dugrun: "c5"}, {gwaien: "d4", kolel: "d5"}, hand=[anchors_aweigh])
    stays = after(foreseen(game, anchors_aweigh), PASS)
    caught = [one["inside"] for one in cast(list[Branch], stays["next"]) if one["option"] != PASS]
    assert any(game.handle(gwaien) in cast(list[int], inside) for inside in caught)


@pytest.mark.clause("SFB-50")
def test_it_names_the_challenges_that_would_be_met_then() -> None:
    game = scenario({dugrun: "c4"}, {gwaien: "j3"}, hand=[mighty_blow])
    track = cast(list[Branch], GAME.presentation.view(game.arena, 0)["track"])
    for walk in cast(list[Branch], foreseen(game, mighty_blow)["next"]):
        changed = cast(list[list[Json]], walk["challenges"])
        trial = GAME.copy(game.arena)
        option = next(o for o in game.decision.options if o != PASS)
        GAME.answer(trial, option)
        GAME.answer(trial, cast(int, walk["option"]))
        now = cast(list[Branch], GAME.presentation.view(trial, 0)["track"])
        differ = [
            [slot, side, cast(list[bool], now[slot]["met"])[side]]
            for slot in range(len(track))
            for side in range(2)
            if track[slot].get("met") is not None
            and cast(list[bool], track[slot]["met"])[side] != cast(list[bool], now[slot]["met"])[side]
        ]
        assert changed == differ


def test_what_is_not_offered_is_not_foreseen() -> None:
    game = scenario({goldarr: "c4"}, {gwaien: "c6"}, hand=[plundarr])
    assert GAME.presentation.foresee(game.arena, [10**9]) is None
    assert GAME.presentation.foresee(game.arena, []) is None
