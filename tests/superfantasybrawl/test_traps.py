"""Traps: what springs them, what they do, where the next one lies (SFB-170 to 183)."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.champions.akhet import akhet
from baston.games.superfantasybrawl.champions.dugrun import (
    blizzard,
    dugrun,
    mighty_blow,
    onwards,
)
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.izabella import izabella, right_place_right_time
from baston.games.superfantasybrawl.champions.kolel import kolel, tongue_lash
from baston.games.superfantasybrawl.champions.korvash import korvash
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from baston.kernel.text import Json, a_dict, a_list
from tests.superfantasybrawl.scenario import Play, scenario

FOUR = {"d3": "damage1", "d7": "damage1", "h5": "stun", "h7": "root"}


def traps_seen(game: Play, seat: int) -> list[dict[str, Json]]:
    """The traps as a seat sees them."""
    return [a_dict(trap) for trap in a_list(GAME.presentation.view(game.arena, seat)["traps"])]


def stepped(kind: str) -> Play:
    """Dugrun steps into a trap."""
    game = scenario({dugrun: "c4"}, {kolel: "i4"}, hand=[onwards, blizzard], traps={"c5": kind})
    game.standard("any", dugrun, to="c5", core="blue")
    return game


@pytest.mark.clause("SFB-170", "SFB-172")
def test_a_trap_deals_its_damage_whatever_the_defense() -> None:
    assert stepped("damage2").damage(dugrun) == 2


@pytest.mark.clause("SFB-170", "SFB-218")
def test_a_trap_roots_who_then_moves_no_more() -> None:
    game = stepped("root")
    game.choose("d3")
    assert game.asking == "turn"  # nothing is left of the movement
    game.play(blizzard)
    assert game.where(dugrun) == "c5"
    game.play(onwards)
    assert game.asking != "movement"


@pytest.mark.clause("SFB-170", "SFB-219", "SFB-175")
def test_a_trap_stuns_and_its_victims_player_chooses() -> None:
    game = stepped("stun")
    assert set(game.options) == {"Onwards!", "Blizzard"}
    game.choose(blizzard)
    game.choose("d3")
    assert game.me.hand == [onwards]


@pytest.mark.clause("SFB-173", "SFB-144")
def test_being_placed_on_a_trap_springs_it_too() -> None:
    game = scenario({izabella: "c4"}, {kolel: "i4"}, hand=[right_place_right_time], traps={"e5": "damage1"})
    game.play(right_place_right_time)
    game.choose("e5")
    assert game.damage(izabella) == 1


@pytest.mark.clause("SFB-176", "SFB-178", "SFB-171")
def test_the_victims_player_lays_an_unseen_token_on_another_empty_trap_hex() -> None:
    traps = {"d3": "damage1", "d7": "damage1", "h5": "stun", "c5": "root"}
    game = scenario({dugrun: "c4"}, {kolel: "h7"}, traps=traps)
    before = set(game.arena.trap_tokens)
    game.standard("any", dugrun, to="c5", core="blue")
    assert set(game.options) == {"d5", "h3"}  # not under Ko'lel
    game.choose("d5")
    assert len(game.arena.trap_hexes) == 4
    new = [token for token in game.arena.trap_tokens if token not in before]
    assert len(new) == 1
    assert game.arena.seen[new[0]] == 0
    assert len(game.arena.supply) == 6


@pytest.mark.clause("SFB-176")
def test_the_old_token_cannot_be_the_new_one_and_nobody_knows_it_any_more() -> None:
    game = scenario({dugrun: "c4"}, {kolel: "i4"}, traps={"c5": "damage2"})
    (old,) = game.arena.trap_tokens
    game.standard("any", dugrun, to="c5", core="blue")
    game.choose("h3")
    assert old in game.arena.supply
    assert game.arena.seen[old] == 0
    assert game.arena.trap_tokens != [old]


@pytest.mark.clause("SFB-178", "SFB-181")
def test_the_hex_just_triggered_is_no_place_for_the_next_trap() -> None:
    game = scenario({dugrun: "d4"}, {kolel: "i4"}, traps={"d5": "damage1"})
    game.standard("any", dugrun, to="d5", core="blue")
    assert "d5" not in game.options
    assert set(game.options) == {"d3", "d7", "h3", "h5", "h7"}


@pytest.mark.clause("SFB-179", "SFB-180", "SFB-181")
@pytest.mark.parametrize("wounds", [0, 5])
def test_without_an_empty_trap_hex_the_token_lies_next_to_one(wounds: int) -> None:
    """Never on the hex just triggered, even if the champion there has fallen."""
    mine = {dugrun: "c4", tzu_xiao: "d3", korvash: "d7"}
    theirs = {kolel: "h3", gwaien: "h5", akhet: "h7"}
    traps = {"d5": "damage1", "c5": "damage1", "d4": "root"}
    game = scenario(mine, theirs, traps=traps, damage={dugrun: wounds})
    game.standard("any", dugrun, to="c5", core="blue")
    assert game.where(dugrun) == ("" if wounds else "c5")
    near = set(game.options)
    assert {"c3", "d6", "g5", "i4", "e5", "c4"} <= near
    assert not {"d3", "d4", "d5", "d7", "c5", "f5", "f4"} & near


@pytest.mark.clause("SFB-182")
def test_who_falls_by_a_trap_moves_no_farther_but_its_player_lays_the_next() -> None:
    game = scenario({dugrun: "c4"}, {kolel: "i4"}, traps={"c5": "damage2"}, damage={dugrun: 4})
    game.standard("any", dugrun, to="c5", core="blue")
    assert game.asked == 0
    assert game.asking == "trap"
    game.choose("h3")
    assert game.asking == "turn"
    assert game.where(dugrun) == ""


@pytest.mark.clause("SFB-183", "SFB-177")
def test_a_push_goes_on_into_the_trap_just_laid_ahead() -> None:
    traps = {"d4": "damage1", "d7": "damage1", "h3": "root", "h5": "stun"}
    game = scenario({dugrun: "d2"}, {tzu_xiao: "d3"}, hand=[mighty_blow], traps=traps)
    game.play(mighty_blow, on=tzu_xiao)
    assert game.damage(tzu_xiao) == 2
    game.choose("d5")
    assert game.where(tzu_xiao) == "d5"
    assert game.asking in ("trap", "stun")


@pytest.mark.clause("SFB-193", "SFB-192")
def test_root_halfway_turns_the_rest_of_a_push_into_damage() -> None:
    game = scenario({dugrun: "c3"}, {tzu_xiao: "c4"}, hand=[mighty_blow], traps={"c5": "root"})
    game.play(mighty_blow, on=tzu_xiao)
    game.choose("h3")
    assert game.where(tzu_xiao) == "c5"
    assert game.damage(tzu_xiao) == 1 + 1


@pytest.mark.clause("SFB-215", "SFB-172")
def test_a_pull_springs_every_trap_on_its_way() -> None:
    traps = {"c4": "damage1", "c3": "damage1"}
    game = scenario({kolel: "c2"}, {tzu_xiao: "c5"}, hand=[tongue_lash], rival_hand=[], traps=traps)
    game.play(tongue_lash, on=tzu_xiao)
    game.choose("h3")
    game.choose("h5")
    assert game.where(tzu_xiao) == "c3"
    assert game.damage(tzu_xiao) == 1 + 2


@pytest.mark.clause("SFB-171", "SFB-253")
def test_nobody_sees_what_lies_face_down() -> None:
    game = scenario({dugrun: "c4"}, {kolel: "i4"}, traps=FOUR)
    assert all(game.arena.seen[token] == 0 for token in game.arena.trap_tokens)
    shown = [trap["token"] for trap in traps_seen(game, 0) + traps_seen(game, 1)]
    assert shown == [None] * 8
