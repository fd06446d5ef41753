"""Ligue des Lisières: flyers, haste, readying, swarm."""

from __future__ import annotations

import pytest

from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre, ombre_hurlante
from baston.games.galacticlash.factions.ligue_lisieres.events import (
    en_formation,
    esquive_instinctive,
    leurre_holographique,
    ralliement_mondes,
    sabotage_convois,
)
from baston.games.galacticlash.factions.ligue_lisieres.presences import balise_ralliement, hangar_clandestin
from baston.games.galacticlash.factions.ligue_lisieres.units import (
    aude_kestrel,
    canonniere_rapiecee,
    cheffe_escadrille,
    convoyeur_blinde,
    croiseur_esperance,
    eclaireur_lisieres,
    escadrille_lucioles,
    franc_tireur_dunes,
    joan_farel,
    mecano_fortune,
    milice_lisiere,
    mirko_tallis,
    pilote_volontaire,
)
from baston.games.galacticlash.factions.neutral import epervier_falaises, mule_cuirassee
from baston.games.galacticlash.factions.ordre_aurore.presences import jardin_clairvoyants
from baston.games.galacticlash.factions.ordre_aurore.units import colosse_quartz, novice_aurore
from tests.galacticlash.scenario import Piece, scenario


@pytest.mark.card("eclaireur_lisieres")
@pytest.mark.parametrize("down", [True, False])
def test_the_scout_may_put_its_top_card_down(down: bool) -> None:
    game = scenario(hand=[eclaireur_lisieres], library=[colosse_quartz, novice_aurore])
    game.launch(eclaireur_lisieres).settle()
    assert game.targets() == [colosse_quartz]
    game.choose(colosse_quartz) if down else game.say_pass()
    assert game.me.library == ([novice_aurore, colosse_quartz] if down else [colosse_quartz, novice_aurore])


@pytest.mark.card("pilote_volontaire")
def test_a_pilot_flies_over_the_ground() -> None:
    game = scenario(mine=[pilote_volontaire], theirs=[colosse_quartz]).attack(pilote_volontaire).settle()
    assert game.rival.life == 18


@pytest.mark.card("mecano_fortune")
@pytest.mark.clause("G-44")
def test_the_mechanic_readies_another_unit_of_the_league() -> None:
    game = scenario(
        mine=[mecano_fortune, Piece(pilote_volontaire, engaged=True), Piece(mule_cuirassee, engaged=True)],
        energies="t",
    )
    game.use(mecano_fortune).settle()
    assert not game.engaged(pilote_volontaire)
    assert game.engaged(mecano_fortune)
    assert game.engaged(mule_cuirassee)


@pytest.mark.card("milice_lisiere")
def test_the_militia_grows_with_two_others() -> None:
    assert scenario(mine=[milice_lisiere, pilote_volontaire]).figures(milice_lisiere) == (2, 2)
    three = scenario(mine=[milice_lisiere, pilote_volontaire, mecano_fortune])
    assert three.figures(milice_lisiere) == (3, 3)


@pytest.mark.card("franc_tireur_dunes")
def test_the_sniper_shoots_flyers_only() -> None:
    game = scenario(mine=[franc_tireur_dunes], theirs=[pilote_volontaire, mule_cuirassee], energies="t")
    game.use(franc_tireur_dunes).settle()
    assert game.rival.units == [mule_cuirassee]


@pytest.mark.card("escadrille_lucioles")
@pytest.mark.clause("G-46")
def test_the_fireflies_attack_in_the_turn_they_enter() -> None:
    game = scenario(hand=[escadrille_lucioles, novice_aurore])
    game.launch(escadrille_lucioles).settle()
    game.launch(novice_aurore).settle()
    game.until("attack")
    assert [option & 1023 for option in game.decision.options if option] == [game.unit(escadrille_lucioles)]
    game.attack(escadrille_lucioles).settle()
    assert game.rival.life == 18


@pytest.mark.card("canonniere_rapiecee")
def test_the_gunship_is_three_three_and_flies() -> None:
    game = scenario(mine=[canonniere_rapiecee], theirs=[ombre_hurlante, colosse_quartz])
    game.attack(canonniere_rapiecee).block((ombre_hurlante, canonniere_rapiecee)).settle()
    assert (game.me.units, game.rival.units) == ([], [colosse_quartz])


@pytest.mark.card("cheffe_escadrille")
def test_the_squadron_leader_sharpens_all_own_flyers() -> None:
    game = scenario(mine=[cheffe_escadrille, cheffe_escadrille, epervier_falaises, mule_cuirassee])
    assert game.figures(epervier_falaises) == (2, 2)
    assert game.figures(cheffe_escadrille) == (3, 2)
    assert game.figures(mule_cuirassee) == (1, 4)


@pytest.mark.card("convoyeur_blinde")
def test_the_hauler_draws_a_card() -> None:
    game = scenario(hand=[convoyeur_blinde], library=[novice_aurore]).launch(convoyeur_blinde).settle()
    assert game.me.hand == [novice_aurore]
    assert game.figures(convoyeur_blinde) == (3, 6)


@pytest.mark.card("croiseur_esperance")
def test_the_cruiser_flies_for_six() -> None:
    game = scenario(mine=[croiseur_esperance], theirs=[colosse_quartz]).attack(croiseur_esperance).settle()
    assert game.rival.life == 14


@pytest.mark.card("joan_farel")
@pytest.mark.clause("G-46")
def test_joan_attacks_at_once_through_the_air() -> None:
    game = scenario(hand=[joan_farel], theirs=[colosse_quartz]).launch(joan_farel).settle()
    game.attack(joan_farel).settle()
    assert game.rival.life == 17


@pytest.mark.card("mirko_tallis")
def test_mirko_brings_a_creature_back_to_the_hand() -> None:
    game = scenario(mine=[mirko_tallis], energies="tt", pit=[joan_farel, novice_aurore])
    game.use(mirko_tallis).settle()
    assert game.me.hand == [novice_aurore]
    assert game.me.pit == [joan_farel]


@pytest.mark.card("aude_kestrel")
def test_aude_leads_the_other_attackers() -> None:
    game = scenario(mine=[aude_kestrel, novice_aurore, mule_cuirassee])
    game.attack(aude_kestrel, novice_aurore)
    assert game.figures(novice_aurore) == (2, 4)
    assert game.figures(aude_kestrel) == (4, 5)
    assert game.figures(mule_cuirassee) == (1, 4)
    game.settle()
    assert game.rival.life == 14


@pytest.mark.card("ralliement_mondes")
def test_the_rally_strengthens_the_league_that_is_there() -> None:
    game = scenario(hand=[ralliement_mondes, milice_lisiere], mine=[pilote_volontaire, mule_cuirassee])
    game.launch(ralliement_mondes).settle()
    game.launch(milice_lisiere).settle()
    assert game.figures(pilote_volontaire) == (4, 2)
    assert game.figures(milice_lisiere) == (2, 2)
    assert game.figures(mule_cuirassee) == (1, 4)


@pytest.mark.card("sabotage_convois")
@pytest.mark.clause("G-51")
def test_sabotage_destroys_a_presence_and_draws() -> None:
    game = scenario(hand=[sabotage_convois], theirs=[jardin_clairvoyants], library=[novice_aurore])
    game.launch(sabotage_convois).settle()
    assert game.rival.pit == [jardin_clairvoyants]
    assert game.me.hand == [novice_aurore]
    assert not scenario(hand=[sabotage_convois]).may_launch(sabotage_convois)


@pytest.mark.card("esquive_instinctive")
@pytest.mark.clause("G-51")
def test_a_dodge_saves_a_unit_from_what_aims_at_it() -> None:
    game = scenario(
        hand=[brasier_interieur], theirs=[novice_aurore], rival_hand=[esquive_instinctive], rival_energies="l"
    )
    game.launch(brasier_interieur)
    game.launch(esquive_instinctive).settle()
    assert game.rival.hand == [novice_aurore]
    assert game.me.pit == [brasier_interieur]


@pytest.mark.card("en_formation")
@pytest.mark.clause("G-44")
def test_formation_readies_attackers_which_go_on_attacking_and_may_block_later() -> None:
    game = scenario(hand=[en_formation], mine=[novice_aurore, acolyte_cendre])
    game.attack(novice_aurore, acolyte_cendre)
    game.launch(en_formation, novice_aurore, acolyte_cendre).settle()
    assert game.rival.life == 17
    assert not game.engaged(novice_aurore)
    assert not game.engaged(acolyte_cendre)


@pytest.mark.card("leurre_holographique")
def test_the_decoy_makes_an_attacker_harmless() -> None:
    game = scenario(
        mine=[colosse_quartz, acolyte_cendre], rival_hand=[leurre_holographique], rival_energies="lt"
    )
    game.attack(colosse_quartz, acolyte_cendre)
    game.launch(leurre_holographique, colosse_quartz).settle()
    assert game.rival.life == 18


@pytest.mark.card("hangar_clandestin")
@pytest.mark.clause("G-80")
def test_two_hangars_take_one_technology_off_flyers() -> None:
    game = scenario(
        mine=[hangar_clandestin, hangar_clandestin], hand=[joan_farel, mecano_fortune], energies="llt"
    )
    game.launch(joan_farel).settle()
    assert game.me.ready == ""
    other = scenario(mine=[hangar_clandestin], hand=[mecano_fortune], energies="l")
    assert not other.may_launch(mecano_fortune)


@pytest.mark.card("balise_ralliement")
@pytest.mark.clause("G-45", "G-46")
def test_the_beacon_lets_a_newcomer_attack() -> None:
    game = scenario(hand=[balise_ralliement, milice_lisiere])
    game.launch(milice_lisiere).settle()
    game.launch(balise_ralliement).settle()
    game.use(balise_ralliement).settle()
    game.attack(milice_lisiere).settle()
    assert game.rival.life == 18
