"""Izabella's cards, in their order, then her levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down
from baston.games.superfantasybrawl.champions.gwaien import arcane_shield, gwaien, ignite
from baston.games.superfantasybrawl.champions.izabella import (
    burden_of_destiny,
    deja_vu,
    foretell,
    fully_prepared,
    izabella,
    prophecy_of_doom,
    right_place_right_time,
)
from baston.games.superfantasybrawl.champions.jacques_le_beau import jacques_le_beau
from baston.games.superfantasybrawl.champions.kilgore import kilgore, maul_thrash
from baston.games.superfantasybrawl.presentation.notation import card_name
from tests.superfantasybrawl.scenario import scenario

BEGINS = 1  # the step of a turn in which the Activation phase begins


@pytest.mark.card("IZA02")
@pytest.mark.clause("SFB-113")
def test_fully_prepared_gives_two_defense_and_nothing_else() -> None:
    position = {izabella: "c4"}
    game = scenario({kilgore: "c3"}, position, hand=[maul_thrash], rival_hand=[fully_prepared])
    game.play(maul_thrash, on=izabella)
    game.react(fully_prepared, on=izabella)
    assert game.damage(izabella) == 0
    assert game.where(izabella) == "c6"
    assert game.defense(izabella) == 0
    assert game.rival.discard == [fully_prepared]
    assert game.rival.cores == ["red", "blue"]


@pytest.mark.card("IZA03")
@pytest.mark.clause("SFB-80", "SFB-236")
def test_burden_of_destiny_makes_a_team_mate_stronger_and_weaker() -> None:
    game = scenario({izabella: "c2", dugrun: "c4"}, {gwaien: "c5"}, hand=[burden_of_destiny, knock_down])
    game.play(burden_of_destiny, on=dugrun)
    assert game.defense(dugrun) == 1
    game.play(knock_down, on=gwaien)
    assert game.damage(gwaien) == 3
    game.end_turn()
    assert game.defense(dugrun) == 2


@pytest.mark.card("IZA03")
@pytest.mark.clause("SFB-101")
def test_burden_of_destiny_may_lie_on_an_enemy() -> None:
    game = scenario({izabella: "c2"}, {dugrun: "c4", gwaien: "c5"}, hand=[burden_of_destiny])
    game.play(burden_of_destiny, on=dugrun)
    assert game.defense(dugrun) == 1
    game.end_turn()
    assert game.defense(dugrun) == 2


@pytest.mark.card("IZA04")
@pytest.mark.clause("SFB-16", "SFB-212")
def test_right_place_right_time_places_her_on_any_free_hex() -> None:
    game = scenario({izabella: "c2"}, {gwaien: "k4"}, hand=[right_place_right_time])
    game.play(right_place_right_time)
    assert len(game.options) == len(game.board.grid.hexes) - len(game.board.statues) - 2
    game.choose("k3")
    assert game.where(izabella) == "k3"


@pytest.mark.card("IZA04")
@pytest.mark.clause("SFB-173")
def test_right_place_right_time_springs_a_trap() -> None:
    game = scenario({izabella: "c2"}, {gwaien: "k4"}, hand=[right_place_right_time], traps={"h5": "damage2"})
    game.play(right_place_right_time)
    game.choose("h5", "d3")
    assert game.damage(izabella) == 2


@pytest.mark.card("IZA05")
@pytest.mark.clause("SFB-205", "SFB-213")
def test_foretell_discards_the_hand_draws_five_and_plans_two() -> None:
    top = [prophecy_of_doom, fully_prepared, burden_of_destiny, right_place_right_time]
    game = scenario(
        {izabella: "c2", dugrun: "c3"}, {gwaien: "c8"}, hand=[foretell, deja_vu, knock_down], deck=top
    )
    game.play(foretell)
    assert game.me.discard == [deja_vu, knock_down]
    assert game.me.hand[:4] == top
    assert len(game.me.hand) == 5
    game.choose(prophecy_of_doom, fully_prepared)
    assert game.me.deck[:2] == [fully_prepared, prophecy_of_doom]
    assert len(game.me.hand) == 3
    assert game.me.discard == [deja_vu, knock_down, foretell]


@pytest.mark.card("IZA06")
@pytest.mark.clause("SFB-219")
def test_prophecy_of_doom_stuns() -> None:
    game = scenario({izabella: "c2"}, {gwaien: "c5"}, hand=[prophecy_of_doom], rival_hand=[ignite])
    game.play(prophecy_of_doom, on=gwaien)
    game.decline()
    assert game.damage(gwaien) == 1
    assert game.rival.discard == [ignite]


@pytest.mark.card("IZA06")
@pytest.mark.clause("SFB-84")
def test_prophecy_of_doom_needs_a_clear_row() -> None:
    position = {gwaien: "c5", kilgore: "c4"}
    game = scenario({izabella: "c2"}, position, hand=[prophecy_of_doom])
    game.play(prophecy_of_doom)
    assert game.options == ["Kilgore"]


@pytest.mark.card("IZA07")
@pytest.mark.clause("SFB-110")
def test_deja_vu_allows_no_reaction() -> None:
    game = scenario({izabella: "c4"}, {gwaien: "c5"}, hand=[deja_vu], rival_hand=[arcane_shield])
    game.play(deja_vu, on=gwaien)
    assert game.is_my_action
    assert game.damage(gwaien) == 3


@pytest.mark.card("IZA")
@pytest.mark.clause("SFB-213")
def test_izabella_levelled_plans_when_the_activation_phase_begins() -> None:
    game = scenario(
        {izabella: "c2"}, {gwaien: "c8"}, hand=[deja_vu, foretell], levelled=[izabella], begin_at=BEGINS
    )
    assert game.asking == "plan"
    game.choose(deja_vu)
    assert game.is_my_action
    assert game.me.deck[0] == deja_vu


@pytest.mark.card("IZA")
@pytest.mark.clause("SFB-233")
def test_izabella_levelled_need_not_plan_and_plans_nothing_on_her_base_side() -> None:
    game = scenario({izabella: "c2"}, {gwaien: "c8"}, hand=[deja_vu], levelled=[izabella], begin_at=BEGINS)
    game.decline()
    assert game.is_my_action
    assert game.me.hand == [deja_vu]
    game = scenario({izabella: "c2"}, {gwaien: "c8"}, hand=[deja_vu], begin_at=BEGINS)
    assert game.is_my_action


@pytest.mark.card("IZA")
@pytest.mark.clause("SFB-239")
def test_izabella_and_jacques_begin_in_the_order_that_the_player_chooses() -> None:
    game = scenario(
        {izabella: "c2", jacques_le_beau: "c3"},
        {gwaien: "c8"},
        hand=[deja_vu],
        cores="red",
        levelled=[izabella, jacques_le_beau],
        begin_at=BEGINS,
    )
    assert game.options == ["Izabella: Plan 1", "Jacques le Beau: may ready a Core"]
    decision = game.arena.decision
    assert decision is not None
    assert [GAME.presentation.label(game.arena, option, "fr") for option in decision.options] == [
        "Izabella\u00a0: Plan 1",
        f"{card_name(jacques_le_beau, 'fr')}\u00a0: peut préparer un Noyau",
    ]
    game.choose(2, "blue", deja_vu)
    assert game.me.cores == ["red", "blue"]
    assert game.me.deck[0] == deja_vu
