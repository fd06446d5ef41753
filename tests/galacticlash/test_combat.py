"""Attackers, blockers, wounds."""

from __future__ import annotations

import pytest

from baston.games.galacticlash.factions.cercle_cendre.events import etau_mental
from baston.games.galacticlash.factions.cercle_cendre.units import (
    acolyte_cendre,
    bete_fosses,
    goule_scories,
    soeur_vesper,
)
from baston.games.galacticlash.factions.directoire_airain.events import tir_barrage
from baston.games.galacticlash.factions.ligue_lisieres.events import esquive_instinctive
from baston.games.galacticlash.factions.ligue_lisieres.units import canonniere_rapiecee, pilote_volontaire
from baston.games.galacticlash.factions.neutral import (
    baryn_orr,
    drone_relevage,
    mastodonte_mines,
    mule_cuirassee,
)
from baston.games.galacticlash.factions.ordre_aurore.events import bouclier_lueur
from baston.games.galacticlash.factions.ordre_aurore.units import colosse_quartz, novice_aurore
from baston.games.galacticlash.factions.syndicat_vide.events import fausse_piste, offre_irrefusable
from baston.games.galacticlash.factions.syndicat_vide.units import assassin_sans_visage
from tests.galacticlash.scenario import Piece, scenario


@pytest.mark.clause("G-53", "G-42")
def test_attackers_are_engaged_and_only_ready_units_attack() -> None:
    game = scenario(mine=[acolyte_cendre, Piece(mule_cuirassee, engaged=True), novice_aurore])
    game.until("attack")
    assert len(game.decision.options) == 3
    game.attack(acolyte_cendre)
    assert game.engaged(acolyte_cendre)
    assert not game.engaged(novice_aurore)


@pytest.mark.clause("G-29", "G-63")
def test_there_is_one_attack_in_a_turn() -> None:
    game = scenario(mine=[acolyte_cendre, novice_aurore]).attack(acolyte_cendre).settle()
    game.end_turn()
    assert game.rival.life == 18


@pytest.mark.clause("G-56", "G-58")
def test_two_blockers_kill_what_one_could_not() -> None:
    game = scenario(mine=[mastodonte_mines], theirs=[acolyte_cendre, bete_fosses])
    game.attack(mastodonte_mines).block((acolyte_cendre, mastodonte_mines), (bete_fosses, mastodonte_mines))
    game.until("split").choose(0)
    assert game.me.units == []
    assert game.rival.units == [acolyte_cendre]


@pytest.mark.clause("G-59")
def test_a_split_is_in_whole_points_and_leaves_the_rest_to_the_last() -> None:
    game = scenario(mine=[mastodonte_mines], theirs=[mule_cuirassee, colosse_quartz])
    game.attack(mastodonte_mines).block(
        (mule_cuirassee, mastodonte_mines), (colosse_quartz, mastodonte_mines)
    )
    game.until("split")
    assert game.targets() == [0, 1, 2, 3, 4]
    game.choose(1)
    assert game.wounds(mule_cuirassee) == 1
    assert game.wounds(colosse_quartz) == 3


@pytest.mark.clause("G-57")
def test_flyers_may_block_on_the_ground() -> None:
    game = (
        scenario(mine=[mule_cuirassee], theirs=[canonniere_rapiecee]).attack(mule_cuirassee).until("blocks")
    )
    assert game.may_block(canonniere_rapiecee, mule_cuirassee)


@pytest.mark.clause("G-58", "G-62")
def test_fighters_wound_each_other_at_the_same_moment() -> None:
    game = scenario(mine=[bete_fosses], theirs=[goule_scories, colosse_quartz], life=(1, 20))
    game.attack(bete_fosses).block((goule_scories, bete_fosses), (colosse_quartz, bete_fosses))
    game.until("split").choose(2)
    assert game.clash.over
    assert game.clash.winners == [1]
    assert game.me.units == []


@pytest.mark.clause("G-60")
def test_a_blocked_attacker_whose_blocker_leaves_deals_nothing() -> None:
    game = scenario(
        mine=[colosse_quartz], theirs=[mule_cuirassee], rival_hand=[esquive_instinctive], rival_energies="l"
    )
    game.attack(colosse_quartz).block((mule_cuirassee, colosse_quartz))
    game.launch(esquive_instinctive).settle()
    assert game.rival.life == 20
    assert game.wounds(colosse_quartz) == 0


@pytest.mark.clause("G-60")
def test_a_blocker_whose_attacker_leaves_still_blocks() -> None:
    game = scenario(
        mine=[colosse_quartz],
        hand=[esquive_instinctive, tir_barrage],
        theirs=[novice_aurore, pilote_volontaire],
    )
    game.attack(colosse_quartz).block((novice_aurore, colosse_quartz))
    game.launch(esquive_instinctive).until("window")
    game.launch(tir_barrage).settle()
    assert game.rival.units == [pilote_volontaire]


@pytest.mark.clause("G-60")
def test_wounds_in_excess_are_lost() -> None:
    game = scenario(mine=[bete_fosses], theirs=[novice_aurore])
    game.attack(bete_fosses).block((novice_aurore, bete_fosses)).settle()
    assert game.rival.life == 20


@pytest.mark.clause("G-61")
def test_attack_below_zero_counts_as_none() -> None:
    game = scenario(mine=[mule_cuirassee], hand=[etau_mental], theirs=[novice_aurore])
    game.launch(etau_mental, mule_cuirassee).settle()
    assert game.figures(mule_cuirassee) == (0, 2)
    game.attack(mule_cuirassee).settle()
    assert game.rival.life == 20


@pytest.mark.clause("G-85")
def test_what_changes_hands_leaves_combat() -> None:
    game = scenario(
        mine=[colosse_quartz], theirs=[mule_cuirassee], rival_hand=[fausse_piste], rival_energies="dt"
    )
    game.attack(colosse_quartz)
    game.launch(fausse_piste, colosse_quartz).settle()
    assert game.rival.life == 20
    assert game.me.hand == [colosse_quartz]


@pytest.mark.clause("G-5")
def test_heroes_fight_like_creatures_but_are_none() -> None:
    game = scenario(mine=[baryn_orr], theirs=[soeur_vesper], hand=[offre_irrefusable])
    assert not game.may_launch(offre_irrefusable)
    game.attack(baryn_orr).block((soeur_vesper, baryn_orr)).settle()
    assert game.wounds(baryn_orr) == 3
    assert game.wounds(soeur_vesper) == 1


@pytest.mark.clause("G-61")
def test_a_shield_that_absorbs_the_assassins_wounds_saves() -> None:
    game = scenario(
        mine=[assassin_sans_visage], theirs=[colosse_quartz], rival_hand=[bouclier_lueur], rival_energies="l"
    )
    game.attack(assassin_sans_visage).block((colosse_quartz, assassin_sans_visage))
    game.launch(bouclier_lueur, colosse_quartz).settle()
    assert game.rival.units == [colosse_quartz]


@pytest.mark.clause("G-62", "G-83")
def test_units_that_die_together_see_each_other() -> None:
    game = scenario(mine=[drone_relevage], theirs=[drone_relevage, pilote_volontaire])
    game.attack(drone_relevage).block(
        (drone_relevage, drone_relevage), (pilote_volontaire, drone_relevage)
    ).settle()
    game.until("split").choose(0)
    assert len(game.me.hand) == 1
    assert game.rival.units == [drone_relevage]


@pytest.mark.clause("G-90", "G-63")
def test_damage_beyond_the_last_point_wins() -> None:
    game = scenario(mine=[colosse_quartz], life=(20, 4)).attack(colosse_quartz).settle()
    assert game.clash.over
    assert game.clash.winners == [0]
