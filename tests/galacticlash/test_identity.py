"""A card that comes back is a new card, in the same turn too (G-113)."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.factions.cercle_cendre.events import (
    brasier_interieur,
    etau_mental,
    pacte_cendres,
)
from baston.games.galacticlash.factions.cercle_cendre.presences import bibliotheque_murmures
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre
from baston.games.galacticlash.factions.directoire_airain.events import tir_barrage
from baston.games.galacticlash.factions.directoire_airain.units import professeur_pagano
from baston.games.galacticlash.factions.ligue_lisieres.events import esquive_instinctive
from baston.games.galacticlash.factions.ligue_lisieres.presences import balise_ralliement
from baston.games.galacticlash.factions.ligue_lisieres.units import (
    mecano_fortune,
    milice_lisiere,
    mirko_tallis,
)
from baston.games.galacticlash.factions.neutral import mule_cuirassee, sursaut
from baston.games.galacticlash.factions.ordre_aurore.events import bouclier_lueur
from baston.games.galacticlash.factions.ordre_aurore.units import novice_aurore
from baston.games.galacticlash.factions.syndicat_vide.events import (
    coup_fourre,
    fausse_piste,
    offre_irrefusable,
)
from baston.kernel.text import Json, a_dict, a_list
from tests.galacticlash.scenario import PLENTY, Piece, Play, scenario


def aims(game: Play) -> list[list[Json]]:
    """What each item on the chain aims at, as everybody sees it."""
    return [
        a_list(a_dict(item)["targets"]) for item in a_list(GAME.presentation.view(game.clash, None)["chain"])
    ]


@pytest.mark.clause("G-113")
def test_wounds_bonuses_and_shields_do_not_find_a_card_that_comes_back_in_the_same_turn() -> None:
    game = scenario(
        hand=[sursaut, bouclier_lueur, esquive_instinctive, brasier_interieur],
        mine=[Piece(mule_cuirassee, wounds=2, engaged=True)],
    )
    game.launch(sursaut, mule_cuirassee).settle().launch(bouclier_lueur, mule_cuirassee).settle()
    game.launch(esquive_instinctive, mule_cuirassee).settle()
    game.launch(mule_cuirassee).settle()
    assert game.figures(mule_cuirassee) == (1, 4)
    assert game.wounds(mule_cuirassee) == 0
    assert not game.engaged(mule_cuirassee)
    game.launch(brasier_interieur, mule_cuirassee).settle()
    assert game.me.units == []


@pytest.mark.clause("G-113", "G-46")
def test_what_lets_a_unit_attack_at_once_does_not_find_it_again() -> None:
    game = scenario(
        hand=[esquive_instinctive],
        mine=[Piece(milice_lisiere, delayed=True), acolyte_cendre, balise_ralliement],
    )
    game.use(balise_ralliement, milice_lisiere).settle()
    game.launch(esquive_instinctive, milice_lisiere).settle().launch(milice_lisiere).settle()
    game.until("attack")
    attackers = {option & 1023 for option in game.decision.options} - {0}
    assert attackers == {game.unit(acolyte_cendre)}


@pytest.mark.clause("G-113", "G-76")
def test_a_capacity_used_this_turn_may_be_used_again_by_the_card_that_has_come_back() -> None:
    game = scenario(
        hand=[esquive_instinctive],
        mine=[mecano_fortune, Piece(milice_lisiere, engaged=True), balise_ralliement],
    )
    game.use(mecano_fortune).settle()
    assert not game.may_use(mecano_fortune)
    game.launch(esquive_instinctive, mecano_fortune).settle().launch(mecano_fortune).settle()
    game.use(balise_ralliement, mecano_fortune).settle()
    assert game.may_use(mecano_fortune)


@pytest.mark.clause("G-113", "G-53")
def test_an_attacker_that_comes_back_neither_attacks_nor_is_engaged() -> None:
    game = scenario(
        mine=[mule_cuirassee], theirs=[novice_aurore], rival_hand=[fausse_piste], rival_energies="dt"
    )
    game.attack(mule_cuirassee)
    game.launch(fausse_piste, mule_cuirassee).settle()
    assert game.phase == "reinforcement"
    game.launch(mule_cuirassee).settle()
    assert not game.engaged(mule_cuirassee)
    assert game.rival.life == 20


@pytest.mark.clause("G-113", "G-85")
def test_a_borrowed_creature_that_is_raised_again_stays_with_who_raised_it() -> None:
    game = scenario(
        hand=[offre_irrefusable, pacte_cendres],
        mine=[professeur_pagano],
        theirs=[mule_cuirassee],
        rival_library=[novice_aurore] * 3,
    )
    game.launch(offre_irrefusable, mule_cuirassee).settle()
    game.launch(pacte_cendres).settle()
    assert game.rival.pit == [mule_cuirassee]
    game.use(professeur_pagano).settle()
    game.end_turn()
    assert mule_cuirassee in game.me.units


# With these readings a creature may die, and be raised by a slow capacity, while a chain resolves.


@pytest.mark.clause("G-113", "G-51")
def test_what_aims_at_a_creature_does_not_find_it_once_it_has_died_and_come_back() -> None:
    game = scenario(
        hand=[brasier_interieur, etau_mental],
        theirs=[acolyte_cendre, professeur_pagano],
        rival_energies=PLENTY,
        action_speed_in_answer="true",
        reopen_chain="true",
    )
    game.launch(brasier_interieur, acolyte_cendre)
    game.launch(etau_mental, acolyte_cendre)
    game.say_pass(2)  # the vice resolves; brasier waits
    assert game.rival.pit == [acolyte_cendre]
    game.use(professeur_pagano).say_pass(2)
    assert game.rival.units == [professeur_pagano, acolyte_cendre]
    assert aims(game) == [[]]
    game.say_pass(2)
    assert game.rival.units == [professeur_pagano, acolyte_cendre]
    assert game.wounds(acolyte_cendre) == 0
    assert game.me.pit == [etau_mental, brasier_interieur]


@pytest.mark.clause("G-113", "G-60")
def test_a_blocker_that_dies_and_comes_back_blocks_no_more() -> None:
    game = scenario(
        hand=[sursaut, tir_barrage],
        mine=[mule_cuirassee],
        theirs=[acolyte_cendre, professeur_pagano],
        rival_energies=PLENTY,
        action_speed_in_answer="true",
        reopen_chain="true",
    )
    game.attack(mule_cuirassee).block((acolyte_cendre, mule_cuirassee))
    game.launch(sursaut, mule_cuirassee).launch(tir_barrage, acolyte_cendre).say_pass(2)
    game.use(professeur_pagano).settle()
    assert acolyte_cendre in game.rival.units
    assert (game.wounds(acolyte_cendre), game.wounds(mule_cuirassee)) == (0, 0)
    assert game.rival.life == 20


@pytest.mark.clause("G-113", "G-51")
def test_what_aims_at_a_card_of_a_pit_does_not_find_it_once_it_has_left_and_come_back() -> None:
    game = scenario(
        mine=[professeur_pagano, mirko_tallis, bibliotheque_murmures],
        pit=[acolyte_cendre],
        action_speed_in_answer="true",
        reopen_chain="true",
    )
    game.use(professeur_pagano)
    game.use(bibliotheque_murmures)
    game.use(mirko_tallis)
    game.settle().choose(acolyte_cendre).settle()
    assert game.me.pit == [acolyte_cendre]


@pytest.mark.clause("G-48")
def test_a_mode_that_has_been_chosen_is_no_target() -> None:
    game = scenario(hand=[coup_fourre], theirs=[mule_cuirassee])
    game.launch(coup_fourre, 0)
    assert aims(game) == [[game.unit(mule_cuirassee)]]
