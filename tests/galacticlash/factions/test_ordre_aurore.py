"""Ordre de l'Aurore: defence, healing, protection, counters."""

from __future__ import annotations

import pytest

from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre, soeur_vesper
from baston.games.galacticlash.factions.ligue_lisieres.units import canonniere_rapiecee, pilote_volontaire
from baston.games.galacticlash.factions.neutral import mastodonte_mines, mule_cuirassee, transmission_codee
from baston.games.galacticlash.factions.ordre_aurore.events import (
    appel_serment,
    bouclier_lueur,
    cercle_guerison,
    jugement_aube,
    volonte_inflexible,
)
from baston.games.galacticlash.factions.ordre_aurore.presences import bastion_opale, jardin_clairvoyants
from baston.games.galacticlash.factions.ordre_aurore.units import (
    adepte_lames_jumelles,
    arbitre_lueurs,
    cavaliere_solaire,
    colosse_quartz,
    gardien_serment,
    guerisseuse_itinerante,
    ilvane,
    novice_aurore,
    orsan_veilleur,
    pelerin_aube,
    rapace_aube,
    sentinelle_porte_est,
    thessaly_naar,
)
from tests.galacticlash.scenario import Piece, scenario


@pytest.mark.card("novice_aurore")
def test_a_novice_survives_two_wounds_and_deals_one() -> None:
    game = scenario(mine=[acolyte_cendre], theirs=[novice_aurore])
    game.attack(acolyte_cendre).block((novice_aurore, acolyte_cendre)).settle()
    assert (game.me.units, game.rival.units) == ([], [novice_aurore])


@pytest.mark.card("pelerin_aube")
@pytest.mark.clause("G-50", "G-81")
def test_a_pilgrim_brings_two_life_when_it_enters() -> None:
    game = scenario(hand=[pelerin_aube]).launch(pelerin_aube).settle()
    assert game.me.life == 22
    assert game.me.units == [pelerin_aube]


@pytest.mark.card("sentinelle_porte_est")
@pytest.mark.clause("G-41")
def test_the_sentinel_is_not_engaged_by_blocking() -> None:
    game = scenario(mine=[acolyte_cendre], theirs=[sentinelle_porte_est, mule_cuirassee])
    game.attack(acolyte_cendre).block(
        (sentinelle_porte_est, acolyte_cendre), (mule_cuirassee, acolyte_cendre)
    )
    assert not game.engaged(sentinelle_porte_est)
    assert game.engaged(mule_cuirassee)


@pytest.mark.card("guerisseuse_itinerante")
def test_the_healer_removes_up_to_two_wounds() -> None:
    game = scenario(mine=[guerisseuse_itinerante, Piece(colosse_quartz, wounds=5)], energies="f")
    game.use(guerisseuse_itinerante, colosse_quartz).settle()
    assert game.wounds(colosse_quartz) == 3
    assert game.engaged(guerisseuse_itinerante)
    assert game.me.ready == ""


@pytest.mark.card("adepte_lames_jumelles")
@pytest.mark.clause("G-55", "G-59")
def test_the_adept_blocks_two_attackers_and_splits_its_wounds() -> None:
    game = scenario(mine=[acolyte_cendre, mule_cuirassee], theirs=[adepte_lames_jumelles])
    game.attack(acolyte_cendre, mule_cuirassee)
    game.block((adepte_lames_jumelles, acolyte_cendre), (adepte_lames_jumelles, mule_cuirassee))
    game.until("split")
    assert game.asked == 1
    game.choose(1).settle()
    assert game.me.pit == [acolyte_cendre]
    assert game.wounds(mule_cuirassee) == 2
    assert game.rival.pit == [adepte_lames_jumelles]  # 2 + 1 wounds


@pytest.mark.card("adepte_lames_jumelles")
def test_others_block_one_attacker_and_the_adept_no_third() -> None:
    game = scenario(
        mine=[acolyte_cendre, mule_cuirassee, novice_aurore], theirs=[adepte_lames_jumelles, colosse_quartz]
    )
    game.attack(acolyte_cendre, mule_cuirassee, novice_aurore)
    game.until("blocks").pair(adepte_lames_jumelles, acolyte_cendre).pair(
        adepte_lames_jumelles, mule_cuirassee
    )
    assert not game.may_block(adepte_lames_jumelles, novice_aurore)
    assert game.may_block(colosse_quartz, novice_aurore)


@pytest.mark.card("gardien_serment")
@pytest.mark.clause("G-80")
def test_two_keepers_protect_others_once() -> None:
    game = scenario(mine=[gardien_serment, gardien_serment, novice_aurore, mule_cuirassee])
    assert game.figures(novice_aurore) == (1, 4)
    assert game.figures(gardien_serment) == (2, 5)  # from the other one
    assert game.figures(mule_cuirassee) == (1, 4)


@pytest.mark.card("rapace_aube")
@pytest.mark.clause("G-57", "G-88")
def test_the_raptor_flies() -> None:
    game = scenario(mine=[rapace_aube], theirs=[colosse_quartz, canonniere_rapiecee])
    game.attack(rapace_aube).until("blocks")
    assert not game.may_block(colosse_quartz, rapace_aube)
    assert game.may_block(canonniere_rapiecee, rapace_aube)
    game.settle()
    assert game.rival.life == 18


@pytest.mark.card("arbitre_lueurs")
@pytest.mark.clause("G-72")
def test_the_arbiter_counters_a_capacity_whose_card_stays_engaged() -> None:
    game = scenario(
        mine=[soeur_vesper, mule_cuirassee], theirs=[arbitre_lueurs], energies="f", rival_energies="f"
    )
    game.use(soeur_vesper, arbitre_lueurs)
    assert game.asked == 1
    game.use(arbitre_lueurs).settle()
    assert game.figures(arbitre_lueurs) == (2, 4)
    assert game.engaged(soeur_vesper)
    assert game.me.ready == ""


@pytest.mark.card("cavaliere_solaire")
@pytest.mark.clause("G-79")
def test_the_sun_rider_grows_with_two_others_and_shrinks_at_once() -> None:
    game = scenario(mine=[cavaliere_solaire, novice_aurore], hand=[novice_aurore])
    assert game.figures(cavaliere_solaire) == (3, 4)
    game.launch(novice_aurore).settle()
    assert game.figures(cavaliere_solaire) == (5, 5)


@pytest.mark.card("colosse_quartz")
def test_the_colossus_hits_for_five() -> None:
    game = scenario(mine=[colosse_quartz], theirs=[mule_cuirassee]).attack(colosse_quartz).settle()
    assert game.rival.life == 15
    assert game.figures(colosse_quartz) == (5, 6)


@pytest.mark.card("ilvane")
def test_ilvane_strengthens_others_of_the_order() -> None:
    game = scenario(mine=[ilvane, novice_aurore, mule_cuirassee], theirs=[novice_aurore])
    assert game.figures(novice_aurore, seat=0) == (2, 4)
    assert game.figures(novice_aurore, seat=1) == (1, 3)
    assert game.figures(ilvane) == (4, 6)
    two = scenario(mine=[ilvane, ilvane, novice_aurore])
    assert two.figures(novice_aurore) == (2, 4)


@pytest.mark.card("orsan_veilleur")
@pytest.mark.clause("G-89")
def test_orsan_blocks_flyers_and_is_not_engaged() -> None:
    game = scenario(mine=[pilote_volontaire], theirs=[orsan_veilleur])
    game.attack(pilote_volontaire).block((orsan_veilleur, pilote_volontaire)).settle()
    assert game.me.pit == [pilote_volontaire]
    assert not game.engaged(orsan_veilleur)


@pytest.mark.card("thessaly_naar")
@pytest.mark.clause("G-39", "G-71")
def test_thessaly_counters_events_of_cost_three_at_most() -> None:
    game = scenario(
        hand=[brasier_interieur, jugement_aube], theirs=[thessaly_naar, colosse_quartz], rival_energies="lf"
    )
    game.launch(jugement_aube)
    game.say_pass()
    assert not game.may_use(thessaly_naar)
    game.settle()
    assert game.phase == "construction"
    assert game.rival.pit == [colosse_quartz]
    game.launch(brasier_interieur, thessaly_naar)
    game.use(thessaly_naar).settle()
    assert brasier_interieur in game.me.pit
    assert game.wounds(thessaly_naar) == 0


@pytest.mark.card("cercle_guerison")
def test_the_healing_circle_heals_all_own_units() -> None:
    game = scenario(
        hand=[cercle_guerison],
        mine=[Piece(mule_cuirassee, wounds=3), Piece(colosse_quartz, wounds=1)],
        theirs=[Piece(mule_cuirassee, wounds=2)],
    )
    game.launch(cercle_guerison).settle()
    assert game.me.life == 24
    assert [game.wounds(mule_cuirassee, 1), game.wounds(colosse_quartz)] == [0, 0]
    assert game.wounds(mule_cuirassee, 2) == 2


@pytest.mark.card("jugement_aube")
def test_judgement_destroys_what_has_attack_four() -> None:
    game = scenario(hand=[jugement_aube], mine=[cavaliere_solaire], theirs=[colosse_quartz, mastodonte_mines])
    game.launch(jugement_aube)
    assert game.targets() == [colosse_quartz, mastodonte_mines]
    game.choose(mastodonte_mines).settle()
    assert game.rival.units == [colosse_quartz]


@pytest.mark.card("volonte_inflexible")
@pytest.mark.clause("G-71")
def test_unbending_will_counters_an_event() -> None:
    game = scenario(hand=[transmission_codee], rival_hand=[volonte_inflexible], rival_energies="lf")
    game.launch(transmission_codee)
    game.launch(volonte_inflexible).settle()
    assert game.me.hand == []
    assert game.me.pit == [transmission_codee]
    assert game.rival.pit == [volonte_inflexible]


@pytest.mark.card("bouclier_lueur")
def test_the_shield_absorbs_three_wounds_of_a_player() -> None:
    game = scenario(mine=[colosse_quartz], rival_hand=[bouclier_lueur], rival_energies="l")
    game.attack(colosse_quartz)
    game.launch(bouclier_lueur, 1).settle()
    assert game.rival.life == 18


@pytest.mark.card("appel_serment")
@pytest.mark.clause("G-30")
def test_the_call_strengthens_the_order_until_end_of_turn() -> None:
    game = scenario(hand=[appel_serment], mine=[novice_aurore, mule_cuirassee], rival_hand=[novice_aurore])
    game.launch(appel_serment).settle()
    assert game.figures(novice_aurore) == (2, 5)
    assert game.figures(mule_cuirassee) == (1, 4)
    game.end_turn()
    assert game.figures(novice_aurore) == (1, 3)


@pytest.mark.card("jardin_clairvoyants")
@pytest.mark.clause("G-23", "G-80")
def test_two_gardens_give_one_life_at_the_start_of_the_own_turn() -> None:
    game = scenario(
        theirs=[jardin_clairvoyants, jardin_clairvoyants], rival_hand=[novice_aurore], rival_energies="l"
    )
    game.end_turn()
    assert game.rival.life == 21
    game.end_turn()  # nothing happens at the start of other turns
    assert (game.me.life, game.rival.life) == (20, 21)


@pytest.mark.card("bastion_opale")
def test_the_bastion_protects_units_while_they_block() -> None:
    game = scenario(mine=[mastodonte_mines], theirs=[bastion_opale, bastion_opale, novice_aurore])
    assert game.figures(novice_aurore) == (1, 3)
    game.attack(mastodonte_mines).block((novice_aurore, mastodonte_mines))
    assert game.figures(novice_aurore) == (1, 5)  # two bastions count once
    game.settle()
    assert game.rival.units == [novice_aurore]


@pytest.mark.card("bastion_opale")
@pytest.mark.clause("G-60", "G-62")
def test_the_bastion_protects_a_blocker_that_kills_its_attacker() -> None:
    dying = Piece(mastodonte_mines, wounds=4)
    game = scenario(mine=[dying], theirs=[bastion_opale, novice_aurore])
    game.attack(mastodonte_mines).block((novice_aurore, mastodonte_mines)).settle()
    assert game.me.units == []
    assert game.rival.units == [novice_aurore]
    assert game.wounds(novice_aurore) == 4
