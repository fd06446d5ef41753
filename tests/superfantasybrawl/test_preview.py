"""What a question tells about its answers: ways, areas, and what would come of them, nothing hidden in it."""

from __future__ import annotations

from typing import cast

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import Card
from baston.games.superfantasybrawl.champions.dugrun import blizzard, dugrun, mighty_blow
from baston.games.superfantasybrawl.champions.goldarr import anchors_aweigh, goldarr, plundarr
from baston.games.superfantasybrawl.champions.gwaien import arcane_shield, gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.taze import rodeo, taze
from baston.kernel.text import Json
from tests.superfantasybrawl.scenario import Play, scenario


def offers(game: Play, seat: int = 0) -> list[dict[str, Json]]:
    asked = cast(dict[str, Json], GAME.presentation.view(game.arena, seat)["decision"])
    return cast(list[dict[str, Json]], asked["offers"])


def events(offer: dict[str, Json]) -> list[list[Json]]:
    return cast(list[list[Json]], cast(dict[str, Json], offer["outcome"])["events"])


def attack(game: Play, card: Card) -> None:
    """Play it without moving, up to the question whom to attack."""
    game.begin(card)
    game.decline()


def outcome(game: Play) -> dict[str, Json]:
    return cast(dict[str, Json], offers(game)[0]["outcome"])


@pytest.mark.clause("SFB-72")
def test_a_movement_tells_its_way_hex_by_hex() -> None:
    game = scenario({goldarr: "c4"}, {gwaien: "j3"}, hand=[plundarr])
    game.begin(plundarr)
    to = game.hex_named("c2")
    way = next(offer["way"] for offer in offers(game) if offer["option"] == to)
    assert way == [game.hex_named("c3"), to]


@pytest.mark.clause("SFB-96")
def test_an_attack_tells_its_damage_and_its_push() -> None:
    game = scenario({dugrun: "c4"}, {gwaien: "c5"}, hand=[mighty_blow])
    attack(game, mighty_blow)
    told = events(offers(game)[0])
    game.aim(on=gwaien)
    there = game.handle(gwaien)
    assert told[0] == ["damage", there, game.damage(gwaien)]
    assert told[-1] == ["push", there, game.hex_named(game.where(gwaien))]


@pytest.mark.clause("SFB-172", "SFB-251")
def test_a_trap_ends_what_can_be_told() -> None:
    games = [
        scenario({dugrun: "d3"}, {gwaien: "d4"}, hand=[mighty_blow], traps={"d5": kind})
        for kind in ("damage1", "stun")
    ]
    for game in games:
        attack(game, mighty_blow)
    first, second = map(outcome, games)
    assert first == second
    assert first["trap"] is True
    assert [event for event, *_ in events(offers(games[1])[0])] == ["damage", "push"]


@pytest.mark.clause("SFB-273")
def test_the_preview_is_that_without_reactions_and_names_who_may_answer() -> None:
    held = []
    for hand in ([arcane_shield], [blizzard]):
        game = scenario({goldarr: "c4"}, {gwaien: "c5", dugrun: "j3"}, hand=[plundarr], rival_hand=hand)
        attack(game, plundarr)
        held.append(outcome(game))
    assert held[0] == held[1]
    assert held[0]["answering"] == [1]


@pytest.mark.clause("SFB-85")
def test_an_area_tells_its_hexes_and_all_inside() -> None:
    game = scenario({goldarr: "c4", dugrun: "c5"}, {gwaien: "d4", kolel: "d5"}, hand=[anchors_aweigh])
    attack(game, anchors_aweigh)
    ways = [offer for offer in offers(game) if game.handle(gwaien) in cast(list[Json], offer["inside"])]
    assert ways
    assert all(len(cast(list[Json], offer["area"])) == 3 for offer in ways)


@pytest.mark.clause("SFB-250")
def test_only_who_is_asked_is_told() -> None:
    game = scenario({dugrun: "c4"}, {gwaien: "c5"}, hand=[mighty_blow])
    attack(game, mighty_blow)
    for other in (1, None):
        assert "offers" not in cast(dict[str, Json], GAME.presentation.view(game.arena, other)["decision"])


@pytest.mark.clause("SFB-72", "SFB-172")
def test_a_step_onto_a_trap_says_so_before_it_is_taken() -> None:
    game = scenario({goldarr: "c4"}, {gwaien: "j3"}, hand=[plundarr], traps={"c3": "damage1"})
    game.begin(plundarr)
    sprung = {
        cast(int, offer["option"]): cast(dict[str, Json], offer["outcome"])["trap"] for offer in offers(game)
    }
    assert [hex for hex, trap in sprung.items() if trap] == [game.hex_named("c3")]


@pytest.mark.clause("SFB-70")
def test_a_way_step_by_step_tells_the_hex_that_it_has_come_to() -> None:
    game = scenario({taze: "d4"}, {gwaien: "d5"}, hand=[rodeo])
    game.begin(rodeo)
    game.answer(game.hex_named("d5"))
    asked = cast(dict[str, Json], GAME.presentation.view(game.arena, 0)["decision"])
    assert (asked["at"], game.where(taze)) == (game.hex_named("d5"), "d4")


@pytest.mark.clause("SFB-110", "SFB-250")
def test_the_reactions_that_could_come_are_those_unseen_that_can_be_paid() -> None:
    told = []
    for hand in ([arcane_shield], [blizzard]):
        game = scenario({goldarr: "c4"}, {gwaien: "c5", dugrun: "j3"}, hand=[plundarr], rival_hand=hand)
        attack(game, plundarr)
        told.append(outcome(game)["reactions"])
    assert told[0] == told[1]
    assert arcane_shield.id in cast(list[Json], told[0])

    away = scenario(
        {goldarr: "c4"},
        {gwaien: "c5", dugrun: "j3"},
        hand=[plundarr],
        rival_hand=[blizzard],
        rival_discard=[arcane_shield],
    )
    attack(away, plundarr)
    assert arcane_shield.id not in cast(list[Json], outcome(away)["reactions"])

    spent = scenario(
        {goldarr: "c4"},
        {gwaien: "c5", dugrun: "j3"},
        hand=[plundarr],
        rival_hand=[arcane_shield],
        rival_cores="red",
    )
    attack(spent, plundarr)
    assert arcane_shield.id not in cast(list[Json], outcome(spent)["reactions"])


@pytest.mark.clause("SFB-273")
def test_all_but_who_is_asked_are_told_which_reactions_there_could_be() -> None:
    game = scenario({goldarr: "c4"}, {gwaien: "c5"}, hand=[plundarr], rival_hand=[arcane_shield])
    attack(game, plundarr)
    game.choose(gwaien)
    told = [
        cast(dict[str, Json], GAME.presentation.view(game.arena, seat)["action"])["could_react"]
        for seat in (0, 1, None)
    ]
    assert arcane_shield.id in cast(list[Json], told[0])
    assert told[1:] == [[], told[0]]
