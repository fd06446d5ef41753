"""Who goes out of action in the middle of its own skill or standard action (SFB-155)."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import CARDS, Card
from baston.games.superfantasybrawl.champions.dugrun import dugrun, onwards, shield_slam
from baston.games.superfantasybrawl.champions.goldarr import goldarr, set_sail
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite
from baston.games.superfantasybrawl.champions.jacques_le_beau import (
    a_pirates_life,
    jacques_le_beau,
    swift_sword_cut,
)
from baston.games.superfantasybrawl.champions.khalize import khalize
from baston.games.superfantasybrawl.champions.kolel import kolel, scout_ahead
from baston.games.superfantasybrawl.champions.korvash import korvash
from baston.games.superfantasybrawl.champions.lily import lily, snatch, through_the_shadows
from baston.games.superfantasybrawl.champions.mariusz import mariusz, stalk_the_prey
from baston.games.superfantasybrawl.champions.nevamor import nevamor, nightmare
from baston.games.superfantasybrawl.champions.sulka import mind_control, spirit_slither, sulka
from baston.games.superfantasybrawl.champions.taze import rodeo, rush, taze
from baston.games.superfantasybrawl.champions.tzu_xiao import focus, tzu_xiao
from baston.games.superfantasybrawl.constants import CORES, NO_BOX, SKILL
from tests.superfantasybrawl.scenario import Play, scenario

# In its text.


@pytest.mark.card("GOL07")
@pytest.mark.clause("SFB-155", "SFB-144", "SFB-162")
@pytest.mark.parametrize("wounds", [0, 5])
def test_set_sail_hurts_whom_it_passed_though_goldarr_falls_where_it_ends(wounds: int) -> None:
    """Gwaien, who has 6 hit points, may fall by it; Gold'arr does not level up on his Gate."""
    game = scenario(
        {goldarr: "c2", kolel: "c3"},
        {gwaien: "c4", dugrun: "c7"},
        hand=[set_sail],
        damage={goldarr: 7, gwaien: wounds},
        traps={"c6": "damage1"},
    )
    game.play(set_sail)
    game.choose("c6", "h3")
    assert game.where(goldarr) == ""
    assert game.where(gwaien) == ("" if wounds else "c4")
    assert game.damage(gwaien) == (0 if wounds else 1)
    assert (game.damage(kolel), game.damage(dugrun)) == (0, 0)
    assert (game.me.vp, game.rival.vp) == (1 if wounds else 0, 1)
    assert not game.is_levelled(goldarr)
    assert game.is_my_action


@pytest.mark.card("JAQ06")
@pytest.mark.clause("SFB-155", "SFB-240")
def test_swift_sword_cut_hurts_whom_it_passed_and_is_not_played_again() -> None:
    game = scenario(
        {jacques_le_beau: "c3"},
        {gwaien: "c4"},
        hand=[swift_sword_cut],
        damage={jacques_le_beau: 5},
        traps={"c6": "damage1"},
    )
    game.play(swift_sword_cut)
    game.choose("c6", "h3")
    assert game.where(jacques_le_beau) == ""
    assert game.damage(gwaien) == 1
    assert game.is_my_action  # the red Core is not asked for
    assert game.me.cores == ["red", "yellow"]
    assert game.me.discard == [swift_sword_cut]


@pytest.mark.card("JAQ06")
@pytest.mark.clause("SFB-155", "SFB-240")
def test_swift_sword_cut_played_again_may_be_where_jacques_falls() -> None:
    """The second time was paid for; it hurts whom it passed, and there is no third."""
    game = scenario(
        {jacques_le_beau: "c3", khalize: "e3"},
        {gwaien: "c4"},
        hand=[swift_sword_cut],
        damage={jacques_le_beau: 5},
        traps={"c2": "damage1"},
    )
    game.play(swift_sword_cut)
    game.choose("c5")
    game.choose("red")
    game.decline()
    game.aim()
    game.choose("c2", "h3")
    assert game.where(jacques_le_beau) == ""
    assert game.damage(gwaien) == 2
    assert game.is_my_action
    assert game.me.cores == ["yellow"]


@pytest.mark.card("DUG05")
@pytest.mark.clause("SFB-155")
def test_shield_slam_pushes_nobody_once_dugrun_has_fallen() -> None:
    game = scenario(
        {dugrun: "c3"}, {gwaien: "c6"}, hand=[shield_slam], damage={dugrun: 5}, traps={"c5": "damage1"}
    )
    game.play(shield_slam)
    game.choose("c5", "h3")
    assert game.where(dugrun) == ""
    assert (game.where(gwaien), game.damage(gwaien)) == ("c6", 0)
    assert game.is_my_action


@pytest.mark.card("MAR03")
@pytest.mark.clause("SFB-155", "SFB-173")
def test_stalk_the_prey_stuns_nobody_once_mariusz_has_fallen() -> None:
    game = scenario(
        {mariusz: "c1"},
        {gwaien: "c6"},
        hand=[stalk_the_prey],
        rival_hand=[ignite],
        damage={mariusz: 6, gwaien: 4},
        traps={"c5": "damage1"},
    )
    game.play(stalk_the_prey)
    game.choose("c5", "h3")
    assert game.where(mariusz) == ""
    assert game.rival.hand == [ignite]
    assert game.is_my_action


@pytest.mark.card("NEV03")
@pytest.mark.clause("SFB-155", "SFB-196")
def test_nightmare_hurts_whom_it_passed_but_nobody_flees_from_who_has_fallen() -> None:
    game = scenario(
        {nevamor: "c2"}, {gwaien: "c3"}, hand=[nightmare], damage={nevamor: 7}, traps={"c4": "damage1"}
    )
    game.play(nightmare)
    game.choose("c4", "h3")
    assert game.where(nevamor) == ""
    assert (game.where(gwaien), game.damage(gwaien)) == ("c3", 1)
    assert game.is_my_action


@pytest.mark.card("LIL07")
@pytest.mark.clause("SFB-155")
def test_through_the_shadows_plans_though_lily_has_fallen() -> None:
    game = scenario(
        {lily: "c1"},
        {gwaien: "k2"},
        hand=[through_the_shadows, snatch],
        damage={lily: 5},
        traps={"f4": "damage1"},
    )
    game.play(through_the_shadows)
    game.choose("f4", "h3")
    assert (game.where(lily), game.asking) == ("", "plan")


# On its printed movement.

OTHERS = (dugrun, kolel, gwaien, korvash, tzu_xiao, mariusz)
WALKED = [card for card in CARDS if card.move > 0 and not card.crosses_enemies]
UNBOXED = [card for card in WALKED if card.kind == SKILL and card.box.kind == NO_BOX]


def fallen(card: Card, cores: str = "") -> Play:
    """The champion of the card has walked from c4 into a deadly trap on c5.

    Everybody else is hurt, the blue Core is exhausted unless it pays, and the discard pile has all colors.
    """
    champion = card.champion
    mates = [other for other in OTHERS if other is not champion]
    game = scenario(
        {champion: "c4", mates[0]: "e3", mates[1]: "c7"},
        {mates[2]: "e5", mates[3]: "i4", mates[4]: "k2"},
        hand=[card, *mates[0].cards[:2]],
        discard=[*mates[1].cards, *[other for other in champion.cards if other is not card]],
        cores=cores or f"{CORES[card.core]} {CORES[0 if card.core else 1]}",
        damage={champion: champion.hit_points[0] - 1, **dict.fromkeys(mates[:5], 1)},
        traps={"c5": "damage1"},
    )
    game.begin(card)
    game.choose("c5", "h3")
    assert (game.where(champion), game.rival.vp) == ("", 1)
    return game


def left(game: Play) -> str:
    """The position once all is answered that is asked, without passing."""
    while not game.is_my_action:
        game.answer(game.decision.options[-1])
    return GAME.texts.position(game.arena, None)


@pytest.mark.clause("SFB-155", "SFB-130")
@pytest.mark.parametrize("card", UNBOXED, ids=lambda card: card.id)
def test_what_does_not_need_the_champion_may_still_be_used(card: Card) -> None:
    """Where it is asked whether to use the skill, using it brings something about, and not for who fell."""
    game = fallen(card)
    assert (game.asking == "skill") is not card.needs_champion
    if card.needs_champion:
        assert game.is_my_action
        return
    assert game.can_decline
    used, stopped = Play(GAME.copy(game.arena)), Play(GAME.copy(game.arena))
    stopped.decline()
    assert stopped.is_my_action
    assert left(used) != left(stopped)
    assert used.where(card.champion) == ""
    assert all(modifier.thing != used.handle(card.champion) for modifier in used.arena.lasting)
    assert used.me.vp == 0


@pytest.mark.clause("SFB-155", "SFB-103", "SFB-131")
@pytest.mark.parametrize("card", [card for card in WALKED if card not in UNBOXED], ids=lambda card: card.id)
def test_without_its_champion_there_is_no_attack_and_no_target(card: Card) -> None:
    game = fallen(card)
    assert game.is_my_action
    assert game.me.discard[-1] == card


@pytest.mark.card("KOL06")
@pytest.mark.clause("SFB-155")
def test_scout_ahead_draws_and_plans_though_kolel_has_fallen() -> None:
    game = fallen(scout_ahead)
    game.aim()
    assert len(game.me.hand) == 2 + 3
    assert game.asking == "plan"


@pytest.mark.card("TZU03")
@pytest.mark.clause("SFB-155", "SFB-235")
def test_focus_strengthens_the_team_mates_of_who_has_fallen() -> None:
    game = fallen(focus)
    game.aim()
    assert {modifier.thing for modifier in game.arena.lasting} == {game.handle(dugrun), game.handle(kolel)}


@pytest.mark.card("JAQ05")
@pytest.mark.clause("SFB-155")
def test_a_pirates_life_draws_but_offers_no_further_core() -> None:
    game = fallen(a_pirates_life, cores="red yellow blue")
    game.aim()
    assert len(game.me.hand) == 2 + 1
    assert game.is_my_action
    assert game.me.cores == ["red", "blue"]


@pytest.mark.card("TAZ07")
@pytest.mark.clause("SFB-155")
def test_rush_lets_a_team_mate_dash_though_taze_has_fallen() -> None:
    game = fallen(rush)
    game.aim()
    assert game.options == ["Dugrun", "Ko'lel"]


@pytest.mark.card("SUL06")
@pytest.mark.clause("SFB-155", "SFB-144")
def test_mind_control_takes_the_card_but_forces_nobody_once_sulka_has_fallen() -> None:
    game = fallen(mind_control)
    game.aim()
    assert len(game.rival.discard) == 1
    assert game.is_my_action


@pytest.mark.card("TAZ02")
@pytest.mark.clause("SFB-155", "SFB-238")
def test_rodeo_hurts_whom_it_had_passed_when_taze_fell() -> None:
    game = scenario(
        {taze: "c4"}, {gwaien: "c5", dugrun: "d5"}, hand=[rodeo], damage={taze: 8}, traps={"c6": "damage1"}
    )
    game.play(rodeo)
    game.choose("c5", "c6", "h3")
    assert (game.where(taze), game.damage(gwaien)) == ("", 0)
    game.aim()
    assert (game.damage(gwaien), game.damage(dugrun)) == (2, 0)


@pytest.mark.card("SUL05")
@pytest.mark.clause("SFB-155", "SFB-346")
def test_spirit_slither_weakens_whom_it_had_passed_when_sulka_fell() -> None:
    game = scenario(
        {sulka: "c4"}, {dugrun: "c5"}, hand=[spirit_slither], damage={sulka: 6}, traps={"c6": "damage1"}
    )
    game.play(spirit_slither)
    game.choose("c5", "c6")
    game.decline()
    game.choose("h3")
    game.aim()
    assert (game.where(sulka), game.defense(dugrun)) == ("", 0)


# In a standard action.


@pytest.mark.clause("SFB-155", "SFB-134")
@pytest.mark.parametrize("name", ["red", "yellow", "blue", "any"])
def test_a_standard_action_still_plans_but_neither_strikes_nor_heals(name: str) -> None:
    game = scenario(
        {dugrun: "c4"}, {gwaien: "c6"}, hand=[onwards], damage={dugrun: 5}, traps={"c5": "damage1"}
    )
    game.standard(name, dugrun, to="c5")
    game.choose("h3")
    assert (game.where(dugrun), game.damage(gwaien)) == ("", 0)
    assert game.asking == ("plan" if name == "blue" else "turn")
