"""Cards of several factions."""

from __future__ import annotations

import pytest

from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur
from baston.games.galacticlash.factions.cercle_cendre.units import meneur_rites
from baston.games.galacticlash.factions.directoire_airain.units import escouade_ligne, prefet_volke
from baston.games.galacticlash.factions.ligue_lisieres.units import cheffe_escadrille, pilote_volontaire
from baston.games.galacticlash.factions.neutral import mule_cuirassee
from baston.games.galacticlash.factions.ordre_aurore.units import (
    colosse_quartz,
    gardien_serment,
    novice_aurore,
)
from baston.games.galacticlash.factions.several import (
    chevalier_crepuscule,
    corsaire_aile,
    deserteur_directoire,
    errante_deux_rives,
    oracle_confluences,
    techno_prophete,
)
from tests.galacticlash.scenario import scenario


@pytest.mark.card("deserteur_directoire")
@pytest.mark.clause("G-86")
def test_the_deserter_needs_company_from_both_sides_and_belongs_to_both() -> None:
    assert scenario(mine=[deserteur_directoire, escouade_ligne]).figures(deserteur_directoire) == (3, 3)
    both = scenario(mine=[deserteur_directoire, escouade_ligne, pilote_volontaire])
    assert both.figures(deserteur_directoire) == (4, 4)
    assert scenario(mine=[deserteur_directoire, prefet_volke]).figures(deserteur_directoire) == (4, 4)


@pytest.mark.card("chevalier_crepuscule")
@pytest.mark.clause("G-36")
def test_the_dusk_rider_wants_both_sides_of_the_force_in_play() -> None:
    assert scenario(mine=[chevalier_crepuscule], energies="dd").figures(chevalier_crepuscule) == (4, 4)
    assert scenario(mine=[chevalier_crepuscule], energies="dl").figures(chevalier_crepuscule) == (5, 5)


@pytest.mark.card("corsaire_aile")
@pytest.mark.clause("G-86", "G-88")
def test_the_corsair_is_of_three_factions_and_attacks_at_once() -> None:
    game = scenario(hand=[corsaire_aile], mine=[cheffe_escadrille], theirs=[colosse_quartz])
    game.launch(corsaire_aile).settle()
    assert game.figures(corsaire_aile) == (4, 2)
    game.attack(corsaire_aile).settle()
    assert game.rival.life == 16


@pytest.mark.card("techno_prophete")
def test_the_prophet_may_deal_two_wounds() -> None:
    game = scenario(hand=[techno_prophete], theirs=[novice_aurore, mule_cuirassee])
    game.launch(techno_prophete).settle()
    game.choose(mule_cuirassee)
    assert game.wounds(mule_cuirassee) == 2


@pytest.mark.card("oracle_confluences")
def test_the_oracle_orders_three_cards() -> None:
    library = [novice_aurore, colosse_quartz, mule_cuirassee, escouade_ligne]
    game = scenario(hand=[oracle_confluences], library=library).launch(oracle_confluences).settle()
    assert game.asked == 0
    game.choose(colosse_quartz).say_pass()
    game.choose(novice_aurore)
    assert game.me.library == [mule_cuirassee, novice_aurore, escouade_ligne, colosse_quartz]


@pytest.mark.card("errante_deux_rives")
@pytest.mark.clause("G-86")
def test_the_wanderer_is_no_target_for_opponents_but_for_its_own_side() -> None:
    game = scenario(hand=[brasier_interieur], theirs=[errante_deux_rives, mule_cuirassee])
    game.launch(brasier_interieur).settle()
    assert game.rival.pit == [mule_cuirassee]
    mine = scenario(hand=[brasier_interieur], mine=[errante_deux_rives, gardien_serment, meneur_rites])
    assert mine.figures(errante_deux_rives) == (5, 6)
    mine.launch(brasier_interieur)
    assert errante_deux_rives in mine.targets()
