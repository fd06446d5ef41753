"""Directoire d'Airain: big units, breakthrough, engaging the opponents' energies."""

from __future__ import annotations

import pytest

from baston.games.galacticlash.cards.card import Card
from baston.games.galacticlash.factions.cercle_cendre.events import etau_mental
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre
from baston.games.galacticlash.factions.directoire_airain.events import (
    blocus_orbital,
    brouillage_relais,
    frappe_chirurgicale,
    levee_masse,
    tir_barrage,
)
from baston.games.galacticlash.factions.directoire_airain.presences import etendards_airain, forteresse_airain
from baston.games.galacticlash.factions.directoire_airain.units import (
    amirale_drohl,
    batterie_siege,
    bombardier_lourd,
    char_marteau,
    conscrit_airain,
    escouade_ligne,
    garde_prefet,
    intercepteur_noir,
    marcheur_siege,
    officier_pont,
    prefet_volke,
    professeur_pagano,
    technicien_sape,
)
from baston.games.galacticlash.factions.neutral import (
    drone_relevage,
    mastodonte_mines,
    mule_cuirassee,
    sursaut,
    transmission_codee,
)
from baston.games.galacticlash.factions.ordre_aurore.units import colosse_quartz, novice_aurore
from tests.galacticlash.scenario import KINDS, Piece, scenario


@pytest.mark.card("conscrit_airain")
def test_a_conscript_needs_company() -> None:
    game = scenario(mine=[conscrit_airain], hand=[escouade_ligne])
    assert game.figures(conscrit_airain) == (1, 1)
    game.launch(escouade_ligne).settle()
    assert game.figures(conscrit_airain) == (2, 2)


@pytest.mark.card("escouade_ligne")
def test_the_line_squad_trades_with_its_like() -> None:
    game = scenario(mine=[escouade_ligne], theirs=[acolyte_cendre])
    game.attack(escouade_ligne).block((acolyte_cendre, escouade_ligne)).settle()
    assert (game.me.units, game.rival.units) == ([escouade_ligne], [])


@pytest.mark.card("technicien_sape")
@pytest.mark.clause("G-70")
def test_the_sapper_engages_a_ready_energy_and_alike_ones_are_not_asked_about() -> None:
    game = scenario(mine=[technicien_sape], energies="t", rival_energies="ddl")
    game.use(technicien_sape)
    assert game.targets() == [KINDS["d"], KINDS["l"]]
    game.choose(KINDS["d"]).settle()
    assert game.rival.ready == "dl"


@pytest.mark.card("char_marteau")
@pytest.mark.clause("G-60")
def test_the_hammer_tank_breaks_through() -> None:
    game = scenario(mine=[char_marteau], theirs=[acolyte_cendre])
    game.attack(char_marteau).block((acolyte_cendre, char_marteau)).until("breakthrough").choose(2)
    assert game.rival.life == 18


@pytest.mark.card("char_marteau")
@pytest.mark.clause("G-60")
def test_without_its_blocker_the_tank_deals_everything_to_the_player() -> None:
    game = scenario(mine=[char_marteau], hand=[etau_mental], theirs=[acolyte_cendre])
    game.attack(char_marteau).block((acolyte_cendre, char_marteau))
    game.launch(etau_mental, acolyte_cendre).until("breakthrough").choose(3)
    assert game.rival.life == 17


@pytest.mark.card("officier_pont")
@pytest.mark.clause("G-39", "G-80")
def test_two_officers_make_bronze_creatures_one_technology_cheaper() -> None:
    game = scenario(
        mine=[officier_pont, officier_pont],
        hand=[escouade_ligne, prefet_volke, mule_cuirassee],
        energies="dt",
    )
    assert not game.may_launch(prefet_volke)
    assert not game.may_launch(mule_cuirassee)
    game.launch(escouade_ligne).settle()
    assert game.me.ready == "t"


@pytest.mark.card("intercepteur_noir")
def test_the_interceptor_flies_and_may_block_flyers() -> None:
    game = scenario(mine=[intercepteur_noir], theirs=[intercepteur_noir, colosse_quartz])
    game.attack(intercepteur_noir).until("blocks")
    assert not game.may_block(colosse_quartz, intercepteur_noir)
    game.block((intercepteur_noir, intercepteur_noir)).settle()
    assert (game.me.units, game.rival.units) == ([], [colosse_quartz])


@pytest.mark.card("batterie_siege")
def test_the_battery_hits_what_fights() -> None:
    game = scenario(mine=[batterie_siege, acolyte_cendre], theirs=[mule_cuirassee], energies="t")
    assert not game.may_use(batterie_siege)
    game.attack(acolyte_cendre).block((mule_cuirassee, acolyte_cendre))
    game.use(batterie_siege, mule_cuirassee).settle()
    assert game.rival.pit == [mule_cuirassee]


@pytest.mark.card("garde_prefet")
def test_the_guard_grows_beside_a_bronze_hero() -> None:
    assert scenario(mine=[garde_prefet, mule_cuirassee]).figures(garde_prefet) == (3, 4)
    assert scenario(mine=[garde_prefet, professeur_pagano]).figures(garde_prefet) == (4, 5)
    assert scenario(mine=[garde_prefet], theirs=[professeur_pagano]).figures(garde_prefet) == (3, 4)


@pytest.mark.card("bombardier_lourd")
@pytest.mark.clause("G-53", "G-81")
def test_the_bomber_wounds_a_unit_of_the_player_that_it_attacks() -> None:
    game = scenario(mine=[bombardier_lourd, novice_aurore], theirs=[mule_cuirassee, mastodonte_mines])
    game.attack(bombardier_lourd)
    assert game.targets() == [mule_cuirassee, mastodonte_mines]
    game.choose(mastodonte_mines)
    assert game.wounds(mastodonte_mines) == 1


@pytest.mark.card("marcheur_siege")
@pytest.mark.clause("G-59", "G-60")
def test_the_walker_breaks_through_what_its_blockers_do_not_need() -> None:
    blockers: list[Card | Piece] = [mule_cuirassee, Piece(escouade_ligne, wounds=2)]
    game = scenario(mine=[marcheur_siege], theirs=blockers)
    game.attack(marcheur_siege).block((mule_cuirassee, marcheur_siege), (escouade_ligne, marcheur_siege))
    game.until("breakthrough").choose(1)
    assert game.rival.life == 19
    assert game.rival.units == []


@pytest.mark.card("professeur_pagano")
@pytest.mark.clause("G-77")
def test_pagano_raises_a_creature_of_any_pit() -> None:
    game = scenario(
        mine=[professeur_pagano],
        energies="ddttt",
        pit=[marcheur_siege],
        rival_pit=[colosse_quartz, prefet_volke],
    )
    game.use(professeur_pagano).settle()  # the walker costs 6, the prefect is a hero
    assert game.me.units == [professeur_pagano, colosse_quartz]
    assert game.me.ready == ""
    assert game.engaged(professeur_pagano)
    assert game.rival.pit == [prefet_volke]


@pytest.mark.card("prefet_volke")
def test_the_prefect_strengthens_bronze() -> None:
    game = scenario(mine=[prefet_volke, escouade_ligne, mule_cuirassee])
    assert game.figures(escouade_ligne) == (3, 4)
    assert game.figures(mule_cuirassee) == (1, 4)
    two = scenario(mine=[prefet_volke, prefet_volke, escouade_ligne])
    assert two.figures(escouade_ligne) == (3, 4)


@pytest.mark.card("amirale_drohl")
@pytest.mark.clause("G-24")
def test_the_admiral_keeps_two_energies_engaged_through_the_next_ready_step() -> None:
    game = scenario(
        hand=[amirale_drohl],
        rival_energies="ddd",
        rival_hand=[transmission_codee],
        rival_library=[mule_cuirassee] * 9,
    )
    game.launch(amirale_drohl).settle()
    game.choose(KINDS["d"]).choose(KINDS["d"])
    assert game.rival.ready == "d"
    game.end_turn()
    assert game.clash.turn == 1
    assert game.rival.ready == "d"
    game.end_turn().end_turn()
    assert game.rival.ready == "ddd"


@pytest.mark.card("blocus_orbital")
@pytest.mark.clause("G-51")
def test_the_blockade_holds_up_to_three_energies_of_one_opponent() -> None:
    game = scenario(hand=[blocus_orbital], rival_energies="dlft")
    game.launch(blocus_orbital)
    game.choose(KINDS["d"]).choose(KINDS["l"]).choose(KINDS["f"]).settle()
    assert game.rival.ready == "t"
    assert len(game.me.hand) == 1
    game.end_turn()
    assert game.rival.ready == "t"


@pytest.mark.card("frappe_chirurgicale")
def test_the_strike_destroys_what_is_engaged() -> None:
    game = scenario(hand=[frappe_chirurgicale], theirs=[mule_cuirassee, Piece(prefet_volke, engaged=True)])
    game.launch(frappe_chirurgicale).settle()
    assert game.rival.pit == [prefet_volke]


@pytest.mark.card("levee_masse")
def test_the_levy_finds_two_cheap_bronze_creatures() -> None:
    library = [colosse_quartz, escouade_ligne, conscrit_airain, marcheur_siege, conscrit_airain]
    game = scenario(hand=[levee_masse], library=library)
    game.launch(levee_masse).settle()
    assert set(game.targets()) == {escouade_ligne, conscrit_airain}
    assert all(game.clash.seen[card] == 0b01 for card in game.clash.library[0])
    game.choose(conscrit_airain).choose(escouade_ligne)
    assert game.me.hand == [conscrit_airain, escouade_ligne]
    assert all(game.clash.seen[card] == 0b11 for card in game.clash.hand[0])  # they were shown
    assert not any(game.clash.seen[card] for card in game.clash.library[0])  # shuffled
    assert sorted(card.id for card in game.me.library) == [
        "colosse_quartz",
        "conscrit_airain",
        "marcheur_siege",
    ]


@pytest.mark.card("brouillage_relais")
@pytest.mark.clause("G-70")
def test_jamming_engages_two_ready_energies() -> None:
    game = scenario(hand=[brouillage_relais], rival_energies="dlf")
    game.launch(brouillage_relais)
    game.choose(KINDS["l"]).choose(KINDS["f"]).settle()
    assert game.rival.ready == "d"


@pytest.mark.card("tir_barrage")
def test_the_barrage_wounds_an_attacker() -> None:
    game = scenario(mine=[novice_aurore, mule_cuirassee], rival_hand=[tir_barrage], rival_energies="dt")
    game.attack(novice_aurore)
    game.launch(tir_barrage).settle()
    assert game.me.pit == [novice_aurore]
    assert game.rival.life == 20


@pytest.mark.card("etendards_airain")
def test_banners_sharpen_bronze_attackers_while_they_attack() -> None:
    game = scenario(mine=[etendards_airain, etendards_airain, escouade_ligne, acolyte_cendre])
    assert game.figures(escouade_ligne) == (2, 3)
    game.attack(escouade_ligne, acolyte_cendre)
    assert game.figures(escouade_ligne) == (3, 3)
    game.settle()
    assert game.rival.life == 15
    assert game.figures(escouade_ligne) == (2, 3)


@pytest.mark.card("forteresse_airain")
def test_the_fortress_engages_units_that_opponents_bring() -> None:
    game = scenario(hand=[novice_aurore], theirs=[forteresse_airain])
    game.launch(novice_aurore).settle()
    assert game.engaged(novice_aurore)
    mine = scenario(hand=[novice_aurore], mine=[forteresse_airain]).launch(novice_aurore).settle()
    assert not mine.engaged(novice_aurore)


@pytest.mark.card("forteresse_airain")
def test_the_fortress_leaves_presences_alone() -> None:
    game = scenario(hand=[etendards_airain, sursaut], mine=[drone_relevage], theirs=[forteresse_airain])
    game.launch(etendards_airain).settle()
    assert not game.engaged(etendards_airain)
