"""What leaves and comes back in the same turn is new: champions, cards, trap tokens (SFB-241)."""

from __future__ import annotations

from typing import Final

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.champions.akhet import akhet, from_the_ashes
from baston.games.superfantasybrawl.champions.alkemi import acid_rain, alkemi, aqua_vitae, barrage
from baston.games.superfantasybrawl.champions.deryn import deryn, hunters_quarry, prowl
from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down
from baston.games.superfantasybrawl.champions.goldarr import goldarr, me_hearties
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite, teleport
from baston.games.superfantasybrawl.champions.khalize import khalize, restoration
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import korvash
from baston.games.superfantasybrawl.champions.rath import nightshade, rath, sneak_attack
from baston.games.superfantasybrawl.champions.tzu_xiao import double_strike, focus, tzu_xiao
from baston.games.superfantasybrawl.variant import Variant
from baston.kernel.text import Json, a_dict, a_list, an_int
from tests.superfantasybrawl.arenas import board_with
from tests.superfantasybrawl.scenario import Play, scenario

# Champions.


@pytest.mark.clause("SFB-241", "SFB-148", "SFB-153")
def test_a_champion_comes_back_without_the_bonuses_that_it_had() -> None:
    """Tzu Xiao strengthens the team, falls into a trap and comes in again; Dugrun keeps what he was given."""
    game = scenario(
        {tzu_xiao: "b2", dugrun: "c5"},
        {kolel: "k2"},
        hand=[focus],
        damage={tzu_xiao: 8},
        traps={"c2": "damage1"},
    )
    game.play(focus)
    game.standard("any", tzu_xiao, to="c2", core="red")
    game.choose("h3")
    assert game.where(tzu_xiao) == ""
    game.begin_standard("blue", tzu_xiao)
    assert "b3" in game.options
    assert "c3" not in game.options  # a Move of 1, no longer of 2
    assert [modifier.thing for modifier in game.arena.lasting] == [game.handle(dugrun)] * 2


@pytest.mark.clause("SFB-241", "SFB-218", "SFB-148")
def test_a_rooted_champion_that_falls_walks_in_again() -> None:
    game = scenario(
        {dugrun: "b3", alkemi: "k4"},
        {kolel: "k1"},
        hand=[acid_rain],
        damage={dugrun: 4},
        traps={"b4": "root"},
    )
    game.standard("yellow", dugrun, to="b4")
    game.choose("h3")
    game.decline()
    assert not game.usable("any", dugrun)
    game.play(acid_rain)  # as much as his defense
    assert game.where(dugrun) == ""
    game.standard("any", dugrun, to="c4", core="red")
    assert game.where(dugrun) == "c4"


@pytest.mark.card("DUG03")
@pytest.mark.clause("SFB-241", "SFB-341")
def test_strength_against_a_champion_is_not_against_the_one_that_rises_from_the_ashes() -> None:
    game = scenario(
        {dugrun: "c3", tzu_xiao: "c5", gwaien: "e4"},
        {kolel: "c4", akhet: ""},
        hand=[knock_down, double_strike, ignite],
        rival_hand=[from_the_ashes],
    )
    game.play(knock_down, on=kolel)
    game.decline()
    assert game.damage(kolel) == 2
    game.play(double_strike)
    game.decline()
    game.aim(kolel)
    game.react(from_the_ashes, on=kolel)
    assert game.me.vp == 1
    game.choose("c4")
    assert (game.where(kolel), game.damage(kolel)) == ("c4", 0)
    game.play(ignite, on=kolel)
    assert game.damage(kolel) == 2  # the strength printed on it, not 2 more


@pytest.mark.card("RAT03")
@pytest.mark.clause("SFB-241", "SFB-237")
@pytest.mark.parametrize("falls", [False, True])
def test_what_waits_for_the_next_attack_does_not_wait_for_who_comes_back(falls: bool) -> None:
    game = scenario(
        {rath: "b3"},
        {dugrun: "c5"},
        hand=[nightshade, sneak_attack],
        damage={rath: 5},
        traps={"b2": "damage1"},
    )
    game.play(nightshade)
    while game.asking == "plan":
        game.decline()
    if falls:
        game.standard("any", rath, to="b2", core="yellow")
        game.choose("h3")
        assert game.where(rath) == ""
    game.play(sneak_attack, to="c4", on=dugrun)
    assert game.damage(dugrun) == (0 if falls else 2)


@pytest.mark.card("ALK")
@pytest.mark.clause("SFB-241", "SFB-342", "SFB-135")
def test_alkemi_up_again_gives_a_free_standard_action_again_but_no_kind_of_it_twice() -> None:
    game = scenario(
        {alkemi: "b2", dugrun: "d8"},
        {kolel: "c4"},
        hand=[barrage],
        levelled=[alkemi],
        damage={alkemi: 5, kolel: 7, dugrun: 1},
        traps={"c2": "damage1"},
    )
    game.standard("yellow", dugrun, core="free")
    game.choose(1)
    assert not game.usable("yellow", dugrun)
    game.standard("any", alkemi, to="c2", core="blue")
    game.choose("h3")
    assert (game.where(alkemi), game.is_levelled(alkemi)) == ("", False)
    game.play(barrage, to="b4", on=kolel)
    assert game.is_levelled(alkemi)
    assert not game.usable("yellow", dugrun)
    assert not game.usable("any", dugrun)
    assert game.me.cores == ["yellow"]
    game.standard("blue", dugrun, to="d7", core="free")
    assert game.where(dugrun) == "d7"
    assert game.asked == 1  # nothing is left that the yellow Core pays for


@pytest.mark.card("GOL02")
@pytest.mark.clause("SFB-241", "SFB-47")
def test_what_a_champion_has_given_to_others_stays_though_it_falls() -> None:
    game = scenario(
        {goldarr: "b3", rath: "c4"},
        {kolel: "c5"},
        hand=[me_hearties, sneak_attack],
        damage={goldarr: 7},
        traps={"b2": "damage1"},
    )
    game.play(me_hearties)
    game.standard("any", goldarr, to="b2", core="blue")
    game.choose("h3")
    assert game.where(goldarr) == ""
    game.play(sneak_attack, on=kolel)
    assert game.damage(kolel) == 2 + 1


@pytest.mark.card("DER03")
@pytest.mark.clause("SFB-241", "SFB-148")
def test_a_mark_ends_with_who_bears_it() -> None:
    game = scenario(
        {deryn: "c1", rath: "d5", alkemi: "k4"},
        {gwaien: "c5"},
        hand=[hunters_quarry],
        damage={gwaien: 5},
        levelled=[alkemi],
    )
    game.play(hunters_quarry, to="c2", on=gwaien)
    assert [modifier.thing for modifier in game.arena.lasting] == [game.handle(gwaien)]
    game.standard("red", rath, core="free")
    game.choose(gwaien)
    assert game.where(gwaien) == ""
    assert game.arena.lasting == []


# Cards.


@pytest.mark.card("KHA05")
@pytest.mark.clause("SFB-241", "SFB-61", "SFB-65")
def test_a_card_taken_back_is_played_again_for_its_full_cost() -> None:
    game = scenario(
        {khalize: "c4", gwaien: "c5", alkemi: "e4"},
        {kolel: "i4"},
        hand=[teleport, restoration, aqua_vitae],
        levelled=[khalize],
        damage={kolel: 1},
    )
    game.play(teleport)
    game.decline()
    game.play(restoration, core="yellow")
    assert teleport in game.me.hand
    assert not game.playable(teleport)  # the blue Core is exhausted
    game.play(aqua_vitae, core="red")
    game.choose(kolel)
    assert game.me.cores == ["blue"]
    game.play(teleport)
    assert game.me.cores == []
    game.choose("d7")
    assert game.where(gwaien) == "d7"


# Trap tokens.

TOKENS: Final[list[Json]] = [{"kind": "damage", "damage": 1, "count": 4}, {"kind": "root", "count": 1}]
FIVE_TOKENS = Variant(arena=board_with("traps.tokens", TOKENS))


def tokens_seen(game: Play, seat: int) -> list[str]:
    """The hexes of the traps that the seat knows."""
    traps = [a_dict(trap) for trap in a_list(GAME.presentation.view(game.arena, seat)["traps"])]
    return [game.board.names[an_int(trap["hex"])] for trap in traps if trap["token"] is not None]


@pytest.mark.card("DER04")
@pytest.mark.clause("SFB-241", "SFB-176", "SFB-253")
def test_a_token_that_one_player_knew_is_unknown_when_it_is_put_down_again() -> None:
    """There are five tokens: the one in the supply is put down first, then the Root that Deryn looked at."""
    game = scenario(
        {deryn: "c8", dugrun: "c4", korvash: "d2"},
        {kolel: "k2"},
        hand=[prowl],
        traps={"d3": "root", "d5": "damage1", "h3": "damage1", "h7": "damage1"},
        variant=FIVE_TOKENS,
    )
    game.play(prowl)
    while game.asking == "plan":
        game.decline()
    game.choose("d3", "d3")
    assert (tokens_seen(game, 0), tokens_seen(game, 1)) == (["d3"], [])
    game.standard("any", korvash, to="d3", core="yellow")
    game.choose("d7")
    assert tokens_seen(game, 0) == []
    game.standard("red", dugrun, to="d5")
    assert game.traps["h5"] == "root"
    assert (tokens_seen(game, 0), tokens_seen(game, 1)) == ([], [])
