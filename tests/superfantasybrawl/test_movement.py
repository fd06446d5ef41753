"""Own movement: Move, Dash, Jump, Swoop, and coming in from the Gate (SFB-70 to 76, SFB-150 to 153)."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.akhet import akhet, take_flight
from baston.games.superfantasybrawl.champions.dugrun import blizzard, dugrun, onwards, shield_slam
from baston.games.superfantasybrawl.champions.gwaien import gwaien, teleport
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import chop, korvash
from baston.games.superfantasybrawl.champions.tzu_xiao import double_strike, focus, tzu_xiao
from baston.games.superfantasybrawl.variant import Variant
from tests.superfantasybrawl.arenas import board_with
from tests.superfantasybrawl.scenario import Play, scenario


def ends(game: Play) -> set[str]:
    return set(game.options)


@pytest.mark.clause("SFB-70", "SFB-233")
def test_a_movement_goes_up_to_so_many_hexes_or_none() -> None:
    game = scenario({dugrun: "c4"})
    game.begin_standard("any", dugrun, core="blue")
    grid = game.board.grid
    here = game.hex_named("c4")
    near = {game.board.names[hex] for hex in grid.hexes if 0 < grid.distance[here][hex] <= 2}
    assert ends(game) == near
    assert game.can_decline


@pytest.mark.clause("SFB-71", "SFB-13")
def test_enemies_and_statues_block() -> None:
    game = scenario({dugrun: "f4"}, {gwaien: "f3"}, hand=[blizzard])
    game.begin(blizzard)
    assert not {"f3", "f5", "f2", "f6"} & ends(game)
    assert {"e3", "g3", "e4", "g4"} <= ends(game)


@pytest.mark.clause("SFB-71")
def test_team_mates_are_passed_but_not_stopped_on() -> None:
    walled = {dugrun: "a1", kolel: "a2", tzu_xiao: "b2"}
    game = scenario(walled, {gwaien: "b3"}, hand=[blizzard])
    game.begin(blizzard)
    assert not {"a2", "b2", "b3"} & ends(game)
    assert {"a3", "b1", "c2", "c3"} <= ends(game)


@pytest.mark.clause("SFB-10", "SFB-16")
def test_a_hex_holds_one_champion() -> None:
    game = scenario({dugrun: "c4", kolel: "c5"}, {gwaien: "c3"}, hand=[blizzard])
    game.begin(blizzard)
    assert not {"c3", "c4", "c5"} & ends(game)


@pytest.mark.clause("SFB-72", "SFB-274", "SFB-177")
def test_a_trap_on_the_way_ends_the_path_and_the_rest_is_asked_anew() -> None:
    game = scenario({dugrun: "c4"}, hand=[blizzard], traps={"c5": "damage1"})
    game.begin(blizzard)
    assert "c6" not in ends(game)  # it lies behind the trap
    game.choose("c5")
    assert game.damage(dugrun) == 1
    game.choose("h3")  # the new trap
    assert game.asking == "movement"
    assert "c6" in ends(game)
    assert "c7" not in ends(game)


@pytest.mark.clause("SFB-74")
def test_a_bonus_to_movement_counts_for_each_action() -> None:
    game = scenario({tzu_xiao: "c2", dugrun: "e3"}, hand=[focus, blizzard, onwards])
    game.play(focus)
    game.play(blizzard, to="e6", use=False)
    assert game.where(dugrun) == "e6"
    game.standard("any", dugrun, to="e3", core="blue")
    assert game.where(dugrun) == "e3"


@pytest.mark.clause("SFB-202", "SFB-71")
def test_a_dash_goes_along_a_row_and_is_blocked_like_a_move() -> None:
    game = scenario({dugrun: "c4", kolel: "c5"}, {gwaien: "c3"}, hand=[shield_slam])
    game.play(shield_slam)
    assert ends(game) == {"c6", "d5", "e5", "d4", "e3", "b3", "a1", "b4", "a3"}


@pytest.mark.clause("SFB-202", "SFB-72")
def test_a_trap_on_the_row_stops_a_dash_which_then_keeps_to_its_row() -> None:
    game = scenario({dugrun: "c3"}, hand=[shield_slam], traps={"c4": "damage1"})
    game.play(shield_slam)
    assert "c5" not in ends(game)
    game.choose("c4")
    game.choose("h3")
    assert ends(game) == {"c5", "c3"}


@pytest.mark.clause("SFB-209", "SFB-174")
def test_a_jump_passes_everything_and_springs_the_trap_where_it_ends() -> None:
    theirs = {dugrun: "f4", korvash: "e4"}
    traps = {"f6": "damage2", "e5": "stun"}
    game = scenario({gwaien: "f3"}, theirs, hand=[teleport], traps=traps)
    game.play(teleport)
    assert {"f6", "f7", "e6"} <= ends(game)
    assert not {"f2", "f5", "f4", "f3"} & ends(game)
    game.choose("f6")
    assert game.damage(gwaien) == 2
    game.choose("h3")
    assert game.asking == "turn"  # it has landed: nothing is left of the Jump


@pytest.mark.clause("SFB-220", "SFB-174")
def test_a_swoop_flies_along_a_row_past_statues_and_traps() -> None:
    traps = {"f6": "damage2", "f7": "damage1"}
    game = scenario({akhet: "f3"}, {dugrun: "f4"}, hand=[take_flight], traps=traps)
    game.play(take_flight)
    assert {"f6", "f7", "f1"} <= ends(game)
    assert not {"f2", "f4", "f5", "g6"} & ends(game)
    game.choose("f7")
    assert game.damage(akhet) == 1


@pytest.mark.clause("SFB-14", "SFB-11")
def test_rows_and_distances_run_through_statues() -> None:
    grid = scenario({dugrun: "c4"}).board.grid
    game = scenario({dugrun: "f4"}, {gwaien: "f6"})
    one, other = game.hex_named("f4"), game.hex_named("f6")
    assert grid.distance[one][other] == 2
    assert grid.direction[one][other] == grid.direction[one][game.hex_named("f5")]


# From the Gate.


@pytest.mark.clause("SFB-150", "SFB-151")
def test_a_champion_comes_in_through_its_deployment_zone_with_its_first_hex() -> None:
    game = scenario({dugrun: ""}, {gwaien: "i4"}, hand=[blizzard])
    game.begin(blizzard)
    assert not game.can_decline  # who is activated on the Gate must enter
    grid = game.board.grid
    zone = game.board.deployment[0]
    near = {game.board.names[h] for h in grid.hexes if min(grid.distance[h][z] for z in zone) <= 1}
    assert ends(game) == near
    game.choose("c5")
    assert game.where(dugrun) == "c5"


@pytest.mark.clause("SFB-150", "SFB-151")
def test_standard_actions_bring_a_champion_in_and_cards_without_a_move_icon_do_not() -> None:
    game = scenario({gwaien: "", korvash: ""}, hand=[teleport, chop])
    assert not game.playable(teleport)
    assert not game.playable(chop)
    game.standard("blue", gwaien, to="b4")
    assert game.where(gwaien) == "b4"
    assert game.me.cores == ["red", "yellow"]


@pytest.mark.clause("SFB-150")
def test_who_comes_in_goes_on_with_its_action() -> None:
    game = scenario({dugrun: ""}, {gwaien: "c4"}, hand=[blizzard])
    game.play(blizzard, to="b4", on=gwaien)
    assert game.damage(gwaien) == 2


@pytest.mark.clause("SFB-152")
def test_without_a_way_in_the_action_cannot_be_used() -> None:
    """Team-mates fill one corner of the zone, traps cannot: a way needs a free hex of it."""
    small = board_with("map.deployment.west", [[-5, 1], [-5, 2], [-5, 3], [-5, 4]])
    mine = {dugrun: "", tzu_xiao: "a1", korvash: "a2"}
    theirs = {gwaien: "a3", kolel: "a4"}
    game = scenario(mine, theirs, hand=[shield_slam, blizzard], variant=Variant(arena=small))
    assert not game.playable(shield_slam)  # a movement of 1
    assert game.playable(blizzard)  # of 2: past a team-mate
    game.play(blizzard, to="b2")
    assert game.where(dugrun) == "b2"


@pytest.mark.clause("SFB-152", "SFB-71")
def test_team_mates_in_the_zone_are_passed_on_the_way_in() -> None:
    game = scenario({dugrun: "", tzu_xiao: "b3", korvash: "b4"}, hand=[blizzard])
    game.begin(blizzard)
    assert not {"b3", "b4"} & ends(game)
    assert "c4" in ends(game)


@pytest.mark.clause("SFB-149", "SFB-75")
def test_a_champion_on_its_gate_is_no_target_and_near_nothing() -> None:
    game = scenario({dugrun: "c4"}, {gwaien: "", kolel: "c5"}, hand=[blizzard])
    game.play(blizzard, on=kolel)
    assert game.damage(gwaien) == 0
    assert game.damage(kolel) == 2


@pytest.mark.clause("SFB-92", "SFB-233")
def test_a_dash_before_the_attack_may_be_none() -> None:
    game = scenario({tzu_xiao: "c3"}, {gwaien: "c4"}, hand=[double_strike])
    game.play(double_strike)
    game.decline()
    game.aim(gwaien)
    assert game.damage(gwaien) == 4
