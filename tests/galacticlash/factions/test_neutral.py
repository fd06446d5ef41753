"""Neutral cards, which any deck may play."""

from __future__ import annotations

import pytest

from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre, morvanne_kaal
from baston.games.galacticlash.factions.ligue_lisieres.presences import balise_ralliement
from baston.games.galacticlash.factions.ligue_lisieres.units import pilote_volontaire
from baston.games.galacticlash.factions.neutral import (
    baryn_orr,
    champ_epaves,
    champ_stase,
    drone_relevage,
    epervier_falaises,
    fouille_fosse,
    interference_totale,
    manta_nuees,
    mastodonte_mines,
    mule_cuirassee,
    panne_courant,
    puits_gravite,
    reacteur_auxiliaire,
    sursaut,
    table_rase,
    titan_errant,
    transmission_codee,
)
from baston.games.galacticlash.factions.ordre_aurore.presences import jardin_clairvoyants
from baston.games.galacticlash.factions.ordre_aurore.units import (
    colosse_quartz,
    novice_aurore,
    sentinelle_porte_est,
)
from tests.galacticlash.scenario import KINDS, scenario


@pytest.mark.card("force_obscure")
@pytest.mark.card("force_lumineuse")
@pytest.mark.card("maitrise_force")
@pytest.mark.card("maitrise_technologies")
@pytest.mark.clause("G-33", "G-34")
def test_each_energy_pays_one_point_of_its_kind() -> None:
    game = scenario(hand=[brasier_interieur], mine=[mule_cuirassee], energies="ddlft")
    game.launch(brasier_interieur).settle()
    assert game.me.ready == "lt"
    assert not scenario(hand=[brasier_interieur], mine=[mule_cuirassee], energies="dlft").may_launch(
        brasier_interieur
    )
    light = scenario(hand=[colosse_quartz], energies="lllff").launch(colosse_quartz).settle()
    assert light.me.ready == ""
    tech = scenario(hand=[mastodonte_mines], energies="tttt").launch(mastodonte_mines).settle()
    assert tech.me.units == [mastodonte_mines]


@pytest.mark.card("drone_relevage")
@pytest.mark.clause("G-81")
def test_a_dying_drone_draws_for_its_controller() -> None:
    game = scenario(hand=[brasier_interieur], theirs=[drone_relevage], rival_library=[novice_aurore])
    game.launch(brasier_interieur).settle()
    assert game.rival.hand == [novice_aurore]


@pytest.mark.card("mule_cuirassee")
def test_the_mule_stands_three_wounds_not_four() -> None:
    game = scenario(mine=[mastodonte_mines], theirs=[mule_cuirassee])
    game.attack(mastodonte_mines).block((mule_cuirassee, mastodonte_mines)).settle()
    assert game.rival.units == []
    assert game.wounds(mastodonte_mines) == 1


@pytest.mark.card("epervier_falaises")
def test_the_hawk_is_stopped_by_flyers_alone() -> None:
    game = scenario(mine=[epervier_falaises], theirs=[colosse_quartz, epervier_falaises]).attack(
        epervier_falaises
    )
    game.until("blocks")
    assert not game.may_block(colosse_quartz, epervier_falaises)
    game.block((epervier_falaises, epervier_falaises)).settle()
    assert game.wounds(epervier_falaises) == 1


@pytest.mark.card("mastodonte_mines")
def test_the_mastodon_is_four_five() -> None:
    assert scenario(mine=[mastodonte_mines]).figures(mastodonte_mines) == (4, 5)


@pytest.mark.card("manta_nuees")
def test_the_manta_flies_for_four() -> None:
    game = scenario(mine=[manta_nuees], theirs=[colosse_quartz]).attack(manta_nuees).settle()
    assert game.rival.life == 16


@pytest.mark.card("titan_errant")
def test_the_titan_crushes_a_blocker_and_goes_on() -> None:
    game = scenario(mine=[titan_errant], theirs=[mule_cuirassee])
    game.attack(titan_errant).block((mule_cuirassee, titan_errant)).until("breakthrough").choose(4)
    assert game.rival.life == 16


@pytest.mark.card("baryn_orr")
@pytest.mark.clause("G-25", "G-80")
def test_two_baryns_allow_one_energy_more_of_any_kind() -> None:
    hand = [KINDS["d"], KINDS["l"], KINDS["d"], KINDS["t"]]
    game = scenario(mine=[baryn_orr, baryn_orr], hand=hand, energies="", step="draw")
    game.choose(KINDS["d"]).choose(KINDS["d"]).choose(KINDS["t"])
    assert game.me.ready == "ddt"
    assert game.moment != "turn"


@pytest.mark.card("transmission_codee")
def test_the_transmission_draws_two() -> None:
    game = scenario(hand=[transmission_codee], library=[novice_aurore, colosse_quartz])
    game.launch(transmission_codee).settle()
    assert game.me.hand == [novice_aurore, colosse_quartz]


@pytest.mark.card("fouille_fosse")
def test_searching_the_pit_brings_back_a_unit() -> None:
    game = scenario(hand=[fouille_fosse], pit=[brasier_interieur, morvanne_kaal], rival_pit=[novice_aurore])
    game.launch(fouille_fosse).settle()
    assert game.me.hand == [morvanne_kaal]


@pytest.mark.card("table_rase")
@pytest.mark.clause("G-62")
def test_the_clean_slate_destroys_all_units_at_once() -> None:
    game = scenario(
        hand=[table_rase], mine=[novice_aurore, jardin_clairvoyants], theirs=[colosse_quartz, drone_relevage]
    )
    game.launch(table_rase).settle()
    assert (game.me.units, game.rival.units) == ([], [])
    assert game.me.presences == [jardin_clairvoyants]
    assert len(game.rival.hand) == 1


@pytest.mark.card("panne_courant")
def test_the_power_failure_engages_an_energy_or_a_presence() -> None:
    game = scenario(hand=[panne_courant], theirs=[champ_epaves, mule_cuirassee], rival_energies="dd")
    game.launch(panne_courant)
    assert game.targets() == [KINDS["d"], champ_epaves]
    game.choose(champ_epaves).settle()
    assert game.engaged(champ_epaves)


@pytest.mark.card("champ_stase")
@pytest.mark.clause("G-44")
def test_stasis_engages_a_unit_before_it_attacks_or_blocks() -> None:
    game = scenario(hand=[champ_stase], mine=[acolyte_cendre], theirs=[mule_cuirassee])
    game.launch(champ_stase, mule_cuirassee).settle()
    game.attack(acolyte_cendre).settle()
    assert game.rival.life == 18


@pytest.mark.card("champ_stase")
@pytest.mark.clause("G-44")
def test_a_blocker_engaged_after_blocking_still_deals_its_wounds() -> None:
    game = scenario(mine=[acolyte_cendre], hand=[champ_stase], theirs=[sentinelle_porte_est])
    game.attack(acolyte_cendre).block((sentinelle_porte_est, acolyte_cendre))
    game.launch(champ_stase).settle()
    assert game.engaged(sentinelle_porte_est)
    assert game.me.pit == [champ_stase, acolyte_cendre]


@pytest.mark.card("interference_totale")
@pytest.mark.clause("G-49", "G-71")
def test_total_interference_counters_a_presence() -> None:
    game = scenario(hand=[jardin_clairvoyants], rival_hand=[interference_totale], rival_energies="ddtt")
    game.launch(jardin_clairvoyants)
    game.launch(interference_totale).settle()
    assert game.me.presences == []
    assert game.me.pit == [jardin_clairvoyants]


@pytest.mark.card("sursaut")
def test_resolve_saves_a_unit_this_turn() -> None:
    game = scenario(
        hand=[brasier_interieur], theirs=[mule_cuirassee], rival_hand=[sursaut], rival_energies="l"
    )
    game.launch(brasier_interieur)
    game.launch(sursaut).settle()
    assert game.figures(mule_cuirassee) == (2, 6)
    assert game.wounds(mule_cuirassee) == 4
    game.end_turn()
    assert game.rival.units == [mule_cuirassee]


@pytest.mark.card("champ_epaves")
def test_the_wreck_field_mills_two() -> None:
    game = scenario(mine=[champ_epaves], rival_library=[novice_aurore, colosse_quartz, mule_cuirassee])
    game.use(champ_epaves, 1).settle()
    assert game.rival.pit == [novice_aurore, colosse_quartz]
    assert game.rival.library == [mule_cuirassee]


@pytest.mark.card("reacteur_auxiliaire")
@pytest.mark.clause("G-35", "G-45")
def test_the_reactor_readies_an_engaged_energy() -> None:
    game = scenario(mine=[reacteur_auxiliaire, balise_ralliement, pilote_volontaire], energies="ll")
    assert not game.may_use(reacteur_auxiliaire)
    game.use(balise_ralliement).settle()
    assert game.me.ready == "l"
    game.use(reacteur_auxiliaire).settle()
    assert game.me.ready == "ll"


@pytest.mark.card("puits_gravite")
@pytest.mark.clause("G-61", "G-80")
def test_two_wells_weigh_flyers_down_once() -> None:
    game = scenario(
        hand=[puits_gravite], mine=[puits_gravite, manta_nuees], theirs=[epervier_falaises, mule_cuirassee]
    )
    game.launch(puits_gravite).settle()
    assert game.figures(manta_nuees) == (3, 3)
    assert game.figures(epervier_falaises) == (0, 1)
    assert game.figures(mule_cuirassee) == (1, 4)
