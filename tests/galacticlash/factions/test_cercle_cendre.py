"""Cercle de Cendre: direct damage, sacrifice, discard, the pit."""

from __future__ import annotations

import pytest

from baston.games.galacticlash.factions.cercle_cendre.events import (
    brasier_interieur,
    echo_neant,
    etau_mental,
    nuit_masques,
    pacte_cendres,
)
from baston.games.galacticlash.factions.cercle_cendre.presences import autel_scories, bibliotheque_murmures
from baston.games.galacticlash.factions.cercle_cendre.units import (
    acolyte_cendre,
    bete_fosses,
    bourreau_seuil,
    devoreur_echos,
    fanatique_masque,
    goule_scories,
    inquisitrice_pale,
    meneur_rites,
    morvanne_kaal,
    ombre_hurlante,
    soeur_vesper,
    vexar_affame,
    voleur_souffle,
)
from baston.games.galacticlash.factions.neutral import (
    mastodonte_mines,
    mule_cuirassee,
    titan_errant,
    transmission_codee,
)
from baston.games.galacticlash.factions.ordre_aurore.events import bouclier_lueur
from baston.games.galacticlash.factions.ordre_aurore.units import colosse_quartz, novice_aurore
from tests.galacticlash.scenario import Piece, scenario


@pytest.mark.card("acolyte_cendre")
@pytest.mark.clause("G-58")
def test_an_acolyte_deals_two() -> None:
    game = scenario(mine=[acolyte_cendre], theirs=[mule_cuirassee]).attack(acolyte_cendre).settle()
    assert game.rival.life == 18


@pytest.mark.card("fanatique_masque")
def test_the_fanatic_cannot_block() -> None:
    game = scenario(mine=[acolyte_cendre], theirs=[fanatique_masque, mule_cuirassee]).attack(acolyte_cendre)
    game.until("blocks")
    assert not game.may_block(fanatique_masque, acolyte_cendre)
    assert game.may_block(mule_cuirassee, acolyte_cendre)


@pytest.mark.card("goule_scories")
@pytest.mark.clause("G-84")
def test_a_dying_ghoul_costs_each_opponent_a_point_that_no_shield_saves() -> None:
    game = scenario(
        mine=[goule_scories], hand=[brasier_interieur], rival_hand=[bouclier_lueur], rival_energies="l"
    )
    game.launch(brasier_interieur, goule_scories)
    game.launch(bouclier_lueur, 1).settle()
    assert (game.me.life, game.rival.life) == (20, 19)


@pytest.mark.card("voleur_souffle")
@pytest.mark.clause("G-81")
def test_the_thief_gains_as_much_life_as_it_takes() -> None:
    game = scenario(mine=[voleur_souffle, meneur_rites], theirs=[mule_cuirassee])
    game.attack(voleur_souffle).settle()
    assert (game.me.life, game.rival.life) == (23, 17)


@pytest.mark.card("inquisitrice_pale")
@pytest.mark.clause("G-101")
def test_the_inquisitor_makes_an_opponent_discard_what_he_chooses() -> None:
    game = scenario(hand=[inquisitrice_pale], rival_hand=[novice_aurore, colosse_quartz])
    game.launch(inquisitrice_pale).settle()
    assert game.asked == 1
    game.choose(novice_aurore)
    assert game.rival.hand == [colosse_quartz]
    assert game.rival.pit == [novice_aurore]


@pytest.mark.card("meneur_rites")
def test_the_leader_of_rites_sharpens_the_circle() -> None:
    game = scenario(mine=[meneur_rites, acolyte_cendre, mule_cuirassee])
    assert game.figures(acolyte_cendre) == (3, 1)
    assert game.figures(mule_cuirassee) == (1, 4)
    assert game.figures(meneur_rites) == (2, 3)
    two = scenario(mine=[meneur_rites, meneur_rites, acolyte_cendre])
    assert two.figures(acolyte_cendre) == (3, 1)
    assert two.figures(meneur_rites) == (3, 3)


@pytest.mark.card("ombre_hurlante")
def test_the_howling_shadow_flies_for_three() -> None:
    game = scenario(mine=[ombre_hurlante], theirs=[colosse_quartz]).attack(ombre_hurlante).settle()
    assert game.rival.life == 17


@pytest.mark.card("devoreur_echos")
@pytest.mark.clause("G-79")
def test_the_devourer_grows_with_five_units_in_its_pit() -> None:
    game = scenario(
        mine=[devoreur_echos, acolyte_cendre],
        pit=[acolyte_cendre, acolyte_cendre, novice_aurore, morvanne_kaal, brasier_interieur],
        hand=[brasier_interieur],
    )
    assert game.figures(devoreur_echos) == (3, 4)
    game.launch(brasier_interieur, acolyte_cendre).settle()
    assert game.figures(devoreur_echos) == (5, 6)


@pytest.mark.card("bourreau_seuil")
@pytest.mark.clause("G-72")
def test_the_executioner_sacrifices_another_creature_to_destroy_one_of_cost_four() -> None:
    game = scenario(
        mine=[bourreau_seuil, acolyte_cendre, soeur_vesper], theirs=[mastodonte_mines, colosse_quartz]
    )
    game.use(bourreau_seuil)
    assert game.targets() == [bourreau_seuil, acolyte_cendre, mastodonte_mines]
    game.choose(mastodonte_mines).settle()
    assert game.me.pit == [acolyte_cendre]
    assert game.rival.units == [colosse_quartz]


@pytest.mark.card("bourreau_seuil")
def test_the_executioner_needs_another_creature_not_a_hero() -> None:
    game = scenario(mine=[bourreau_seuil, soeur_vesper], theirs=[mastodonte_mines])
    assert not game.may_use(bourreau_seuil)


@pytest.mark.card("bete_fosses")
def test_the_beast_of_the_pits_is_six_four() -> None:
    game = scenario(mine=[bete_fosses], theirs=[mastodonte_mines])
    game.attack(bete_fosses).block((mastodonte_mines, bete_fosses)).settle()
    assert (game.me.units, game.rival.units) == ([], [])


@pytest.mark.card("morvanne_kaal")
def test_morvanne_burns_a_player_for_three() -> None:
    game = scenario(mine=[morvanne_kaal], theirs=[mule_cuirassee], energies="ddf")
    game.use(morvanne_kaal, 1).settle()
    assert game.rival.life == 17
    assert game.me.ready == ""


@pytest.mark.card("vexar_affame")
def test_vexar_feeds_on_own_deaths_but_not_on_others() -> None:
    game = scenario(hand=[nuit_masques], mine=[vexar_affame, acolyte_cendre], theirs=[novice_aurore])
    game.launch(nuit_masques).settle()
    assert game.me.life == 22
    assert game.me.units == [vexar_affame]
    alone = scenario(hand=[brasier_interieur], mine=[Piece(vexar_affame, wounds=1)])
    assert alone.launch(brasier_interieur).settle().me.life == 20


@pytest.mark.card("soeur_vesper")
def test_sister_vesper_weakens_until_end_of_turn() -> None:
    game = scenario(
        mine=[soeur_vesper], theirs=[mule_cuirassee], rival_hand=[transmission_codee], rival_energies="dtt"
    )
    game.use(soeur_vesper, mule_cuirassee).settle()
    assert game.figures(mule_cuirassee) == (0, 3)
    game.end_turn()
    assert game.figures(mule_cuirassee) == (1, 4)


@pytest.mark.card("brasier_interieur")
@pytest.mark.clause("G-61")
def test_the_inner_blaze_kills_what_has_defense_four() -> None:
    game = scenario(hand=[brasier_interieur], theirs=[mule_cuirassee]).launch(brasier_interieur).settle()
    assert game.rival.pit == [mule_cuirassee]
    assert game.me.pit == [brasier_interieur]


@pytest.mark.card("pacte_cendres")
def test_the_pact_takes_a_creature_gives_two_cards_and_costs_two_life() -> None:
    game = scenario(hand=[pacte_cendres], mine=[acolyte_cendre])
    game.launch(pacte_cendres).settle()
    assert game.me.pit == [acolyte_cendre, pacte_cendres]
    assert len(game.me.hand) == 2
    assert game.rival.life == 18


@pytest.mark.card("pacte_cendres")
@pytest.mark.clause("G-48")
def test_the_pact_cannot_be_made_without_a_creature() -> None:
    game = scenario(hand=[pacte_cendres, transmission_codee], mine=[soeur_vesper])
    assert not game.may_launch(pacte_cendres)


@pytest.mark.card("nuit_masques")
@pytest.mark.clause("G-62")
def test_the_night_of_masks_wounds_all_units_together() -> None:
    game = scenario(hand=[nuit_masques], mine=[novice_aurore], theirs=[mule_cuirassee, novice_aurore])
    game.launch(nuit_masques).settle()
    assert (game.me.units, game.rival.units) == ([], [mule_cuirassee])
    assert game.wounds(mule_cuirassee) == 3


@pytest.mark.card("etau_mental")
@pytest.mark.clause("G-61")
def test_the_mental_vise_kills_by_taking_all_defense() -> None:
    game = scenario(hand=[etau_mental], theirs=[goule_scories]).launch(etau_mental).settle()
    assert game.rival.pit == [goule_scories]
    assert game.me.life == 19


@pytest.mark.card("echo_neant")
@pytest.mark.clause("G-49", "G-71")
def test_the_echo_counters_a_unit_on_launch() -> None:
    game = scenario(hand=[colosse_quartz], rival_hand=[echo_neant], rival_energies="dff")
    game.launch(colosse_quartz)
    game.launch(echo_neant).settle()
    assert game.me.units == []
    assert game.me.pit == [colosse_quartz]


@pytest.mark.card("echo_neant")
def test_the_echo_does_not_answer_events() -> None:
    game = scenario(hand=[transmission_codee], rival_hand=[echo_neant], rival_energies="dff")
    game.launch(transmission_codee)
    game.say_pass()
    assert not game.may_launch(echo_neant)
    game.settle()
    assert len(game.me.hand) == 2


@pytest.mark.card("autel_scories")
@pytest.mark.clause("G-80")
def test_two_altars_cost_one_point_for_each_death() -> None:
    game = scenario(hand=[nuit_masques], mine=[autel_scories, autel_scories, acolyte_cendre, novice_aurore])
    game.launch(nuit_masques).settle()
    assert game.rival.life == 18
    theirs = scenario(hand=[brasier_interieur], mine=[autel_scories], theirs=[novice_aurore])
    theirs.launch(brasier_interieur).settle()
    assert (theirs.rival.pit, theirs.rival.life) == ([novice_aurore], 20)


@pytest.mark.card("bibliotheque_murmures")
@pytest.mark.clause("G-45")
def test_the_library_of_whispers_draws_then_discards() -> None:
    game = scenario(
        mine=[bibliotheque_murmures], hand=[novice_aurore], library=[colosse_quartz, mule_cuirassee]
    )
    game.use(bibliotheque_murmures).settle()
    game.choose(novice_aurore)
    assert game.me.hand == [colosse_quartz]
    assert game.me.pit == [novice_aurore]
    assert game.engaged(bibliotheque_murmures)


@pytest.mark.clause("G-63")
def test_no_unit_prevents_wounds_by_itself() -> None:
    game = scenario(hand=[brasier_interieur], theirs=[titan_errant]).launch(brasier_interieur).settle()
    assert game.wounds(titan_errant) == 4
