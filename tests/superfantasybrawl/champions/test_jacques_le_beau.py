"""The cards of Jacques le Beau, in their order, then his levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.jacques_le_beau import (
    a_pirates_life,
    coup_de_grace,
    en_garde,
    jacques_le_beau,
    parrying_blow,
    riposte,
    swift_sword_cut,
)
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import korvash, sap_strength
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("JAQ02")
@pytest.mark.clause("SFB-115", "SFB-113")
def test_parrying_blow_guards_better_for_each_blue_card_discarded() -> None:
    hand = [parrying_blow, riposte, swift_sword_cut, en_garde]
    game = scenario({korvash: "c2"}, {gwaien: "c4", jacques_le_beau: ""}, [sap_strength], hand)
    game.play(sap_strength, on=gwaien)
    game.react(parrying_blow, on=gwaien)
    game.choose(riposte, en_garde)
    game.decline()
    assert game.damage(gwaien) == 0  # 2 against 1 and 1 more
    assert game.rival.hand == [swift_sword_cut]


@pytest.mark.card("JAQ02")
@pytest.mark.clause("SFB-231")
def test_parrying_blow_may_discard_nothing() -> None:
    hand = [parrying_blow, riposte]
    game = scenario({korvash: "c2"}, {gwaien: "c4", jacques_le_beau: ""}, [sap_strength], hand)
    game.play(sap_strength, on=gwaien)
    game.react(parrying_blow, on=gwaien)
    game.decline()
    assert game.damage(gwaien) == 1


@pytest.mark.card("JAQ03")
@pytest.mark.clause("SFB-98", "SFB-114")
def test_riposte_hurts_the_attacker_for_each_red_card_discarded() -> None:
    hand = [riposte, parrying_blow, coup_de_grace, en_garde]
    game = scenario({korvash: "c2"}, {gwaien: "c4", jacques_le_beau: ""}, [sap_strength], hand)
    game.play(sap_strength, on=gwaien)
    game.react(riposte, on=gwaien)
    game.choose(parrying_blow, coup_de_grace, en_garde)  # three at most: nothing more is asked
    assert game.damage(korvash) == 2
    assert game.asking == "turn"


@pytest.mark.card("JAQ04")
@pytest.mark.clause("SFB-85")
def test_en_garde_is_stronger_with_each_champion_in_the_arc() -> None:
    game = scenario({jacques_le_beau: "c4"}, {kolel: "c3", korvash: "d4"}, hand=[en_garde])
    game.play(en_garde, on=[kolel, korvash])
    assert (game.damage(kolel), game.damage(korvash)) == (3, 3)
    game = scenario({jacques_le_beau: "c4"}, {kolel: "c3"}, hand=[en_garde])
    game.play(en_garde, on=[kolel])
    assert game.damage(kolel) == 2


@pytest.mark.card("JAQ05")
@pytest.mark.clause("SFB-208", "SFB-213")
def test_a_pirates_life_draws_heals_and_for_the_blue_core_plans() -> None:
    game = scenario(
        {jacques_le_beau: "c4"}, hand=[a_pirates_life], deck=[riposte], damage={jacques_le_beau: 2}
    )
    game.play(a_pirates_life)
    assert game.damage(jacques_le_beau) == 1
    game.choose("blue")
    game.choose(riposte)
    assert game.me.deck[0] == riposte
    assert game.me.cores == ["red"]


@pytest.mark.card("JAQ05")
@pytest.mark.clause("SFB-231")
def test_a_pirates_life_may_keep_the_core_and_cannot_spend_one_that_is_exhausted() -> None:
    game = scenario({jacques_le_beau: "c4"}, hand=[a_pirates_life], deck=[riposte])
    game.play(a_pirates_life)
    game.decline()
    assert game.me.cores == ["red", "blue"]
    assert game.me.hand == [riposte]
    game = scenario({jacques_le_beau: "c4"}, hand=[a_pirates_life], deck=[riposte], cores="yellow red")
    game.play(a_pirates_life)
    assert game.asking == "turn"


@pytest.mark.card("JAQ06")
@pytest.mark.clause("SFB-346", "SFB-238")
def test_swift_sword_cut_dashes_past_champions_and_traps_and_cuts_them() -> None:
    traps = {"c4": "damage2"}
    game = scenario({jacques_le_beau: "c2", dugrun: "c3"}, {kolel: "c4"}, hand=[swift_sword_cut], traps=traps)
    game.play(swift_sword_cut)
    game.choose("c5")
    game.decline()
    assert (game.damage(kolel), game.damage(dugrun), game.damage(jacques_le_beau)) == (1, 0, 0)


@pytest.mark.card("JAQ06")
@pytest.mark.clause("SFB-240", "SFB-350")
def test_swift_sword_cut_is_played_again_for_the_red_core_from_its_first_step() -> None:
    game = scenario({jacques_le_beau: "c2"}, {kolel: "c4"}, hand=[swift_sword_cut])
    game.play(swift_sword_cut, to="c3")
    game.choose("c5")
    game.choose("red")
    assert game.asking == "movement"
    game.decline()
    game.aim()
    game.choose("c3")
    assert game.damage(kolel) == 2
    assert game.asking == "turn"  # the red Core is spent: it is not offered a third time
    assert game.me.discard == [swift_sword_cut]
    assert game.me.cores == ["yellow"]


@pytest.mark.card("JAQ06")
@pytest.mark.clause("SFB-346")
def test_swift_sword_cut_is_stopped_by_statues_and_caught_by_a_trap_where_it_ends() -> None:
    traps = {"f4": "damage1"}
    game = scenario({jacques_le_beau: "f3"}, hand=[swift_sword_cut], traps=traps)
    game.play(swift_sword_cut)
    assert "f4" in game.options
    assert "f6" not in game.options
    game.choose("f4")
    assert game.damage(jacques_le_beau) == 1


@pytest.mark.card("JAQ07")
@pytest.mark.clause("SFB-46", "SFB-102")
def test_coup_de_grace_counts_the_red_cards_discarded_not_itself() -> None:
    for discard, damage in (([], 2), ([riposte], 2), ([parrying_blow], 3)):
        game = scenario({jacques_le_beau: "c1"}, {tzu_xiao: "c4"}, hand=[coup_de_grace], discard=discard)
        game.play(coup_de_grace, to="c2")
        game.choose("c3")
        game.aim(tzu_xiao)
        assert game.damage(tzu_xiao) == damage


@pytest.mark.card("JAQ")
@pytest.mark.clause("SFB-44")
def test_jacques_levelled_may_ready_a_core_as_his_activation_begins() -> None:
    game = scenario({jacques_le_beau: "c1"}, levelled=[jacques_le_beau], cores="red", begin_at=1)
    assert game.options == ["Ready the yellow Core", "Ready the blue Core"]
    game.choose("blue")
    assert game.me.cores == ["red", "blue"]
    game = scenario({jacques_le_beau: "c1"}, levelled=[jacques_le_beau], cores="red", begin_at=1)
    game.decline()
    assert game.me.cores == ["red"]


@pytest.mark.card("JAQ")
@pytest.mark.clause("SFB-3")
def test_jacques_on_his_base_side_readies_nothing() -> None:
    game = scenario({jacques_le_beau: "c1"}, cores="red", begin_at=1)
    assert game.asking == "turn"
