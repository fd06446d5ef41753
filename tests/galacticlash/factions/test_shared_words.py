"""What cards of several factions share: Ambush, Reach, Recycle, priced counters, help for who is behind."""

from __future__ import annotations

import pytest

from baston.games.galacticlash.cards.card import Card
from baston.games.galacticlash.factions.cercle_cendre.events import appel_fosses, flamme_vorace, prix_sang
from baston.games.galacticlash.factions.cercle_cendre.units import (
    goule_embusquee,
    rescape_cendre,
    revenant_cendre,
)
from baston.games.galacticlash.factions.directoire_airain.events import (
    bombardement,
    contre_ordre,
    missile_traqueur,
    offensive_totale,
)
from baston.games.galacticlash.factions.directoire_airain.units import (
    batterie_dca,
    colosse_airain,
    patrouille_bronze,
    reserviste_airain,
)
from baston.games.galacticlash.factions.ligue_lisieres.events import voix_croisees
from baston.games.galacticlash.factions.ligue_lisieres.units import (
    aile_alerte,
    arche_exiles,
    secours_lisieres,
    vigie_lisieres,
)
from baston.games.galacticlash.factions.neutral import (
    court_circuit,
    epervier_falaises,
    leviathan_nuees,
    mastodonte_mines,
    mule_cuirassee,
    sursaut,
    table_rase,
    titan_errant,
    tourelle_ciel,
    transmission_codee,
)
from baston.games.galacticlash.factions.ordre_aurore.events import objection, veto_conseil
from baston.games.galacticlash.factions.ordre_aurore.units import (
    archonte_aube,
    lancier_matin,
    novice_aurore,
    renfort_aube,
    veilleuse_remparts,
)
from baston.games.galacticlash.factions.several import duelliste_crepuscule
from baston.games.galacticlash.factions.syndicat_vide.events import (
    chantage,
    contrat_rompu,
    double_mise,
    grand_casse,
    offre_irrefusable,
)
from baston.games.galacticlash.factions.syndicat_vide.units import (
    chasseur_ailes,
    fantome_quais,
    ombre_quai,
    opportuniste,
)
from tests.galacticlash.scenario import KINDS, Side, scenario


def of(card: Card, *values: object) -> object:
    return pytest.param(card, *values, id=card.id)


@pytest.mark.card("lancier_matin")
@pytest.mark.card("veilleuse_remparts")
@pytest.mark.card("goule_embusquee")
@pytest.mark.card("patrouille_bronze")
@pytest.mark.card("aile_alerte")
@pytest.mark.card("ombre_quai")
@pytest.mark.card("duelliste_crepuscule")
@pytest.mark.parametrize(
    ("card", "energies"),
    [
        of(lancier_matin, "lf"),
        of(veilleuse_remparts, "llf"),
        of(goule_embusquee, "df"),
        of(patrouille_bronze, "dtt"),
        of(aile_alerte, "ltt"),
        of(ombre_quai, "ddf"),
        of(duelliste_crepuscule, "ddf"),
    ],
)
@pytest.mark.clause("G-115")
def test_a_unit_with_ambush_comes_once_attackers_are_declared_and_blocks(card: Card, energies: str) -> None:
    game = scenario(mine=[mule_cuirassee], rival_hand=[card], rival_energies=energies)
    game.attack(mule_cuirassee).launch(card).until("blocks")
    assert game.rival.ready == ""
    assert game.may_block(card, mule_cuirassee)


@pytest.mark.clause("G-115", "G-65")
def test_a_unit_with_ambush_joins_a_chain_and_enters_first() -> None:
    game = scenario(
        hand=[transmission_codee], rival_hand=[lancier_matin, novice_aurore], rival_energies="llf"
    )
    game.launch(transmission_codee)
    assert not game.may_launch(novice_aurore)
    game.launch(lancier_matin)
    assert game.rival.units == []
    game.settle()
    assert game.rival.units == [lancier_matin]
    assert len(game.me.hand) == 2


@pytest.mark.card("batterie_dca")
@pytest.mark.card("vigie_lisieres")
@pytest.mark.card("chasseur_ailes")
@pytest.mark.card("tourelle_ciel")
@pytest.mark.card("veilleuse_remparts")
@pytest.mark.parametrize(
    "card",
    [of(card) for card in (batterie_dca, vigie_lisieres, chasseur_ailes, tourelle_ciel, veilleuse_remparts)],
)
@pytest.mark.clause("G-89")
def test_a_unit_with_reach_blocks_what_flies(card: Card) -> None:
    game = scenario(mine=[epervier_falaises], theirs=[card]).attack(epervier_falaises).until("blocks")
    assert game.may_block(card, epervier_falaises)


@pytest.mark.card("archonte_aube")
@pytest.mark.card("veto_conseil")
@pytest.mark.card("contrat_rompu")
@pytest.mark.card("offre_irrefusable")
@pytest.mark.card("colosse_airain")
@pytest.mark.card("titan_errant")
@pytest.mark.card("table_rase")
@pytest.mark.card("flamme_vorace")
@pytest.mark.card("appel_fosses")
@pytest.mark.card("offensive_totale")
@pytest.mark.card("bombardement")
@pytest.mark.card("missile_traqueur")
@pytest.mark.card("arche_exiles")
@pytest.mark.card("fantome_quais")
@pytest.mark.card("grand_casse")
@pytest.mark.card("tourelle_ciel")
@pytest.mark.card("leviathan_nuees")
@pytest.mark.parametrize(
    ("card", "energy"),
    [
        of(archonte_aube, "f"),
        of(veto_conseil, "f"),
        of(contrat_rompu, "f"),
        of(offre_irrefusable, "d"),
        of(colosse_airain, "d"),
        of(titan_errant, "t"),
        of(table_rase, "t"),
        of(flamme_vorace, "d"),
        of(appel_fosses, "d"),
        of(offensive_totale, "d"),
        of(bombardement, "t"),
        of(missile_traqueur, "t"),
        of(arche_exiles, "t"),
        of(fantome_quais, "l"),
        of(grand_casse, "d"),
        of(tourelle_ciel, "t"),
        of(leviathan_nuees, "f"),
    ],
)
@pytest.mark.clause("G-116")
def test_a_card_is_recycled_for_one_energy_of_its_kind(card: Card, energy: str) -> None:
    game = scenario(hand=[card], energies=energy, library=[novice_aurore])
    game.use(card).settle()
    assert game.me.hand == [novice_aurore]
    assert game.me.pit == [card]
    assert game.me.ready == ""
    without = scenario(hand=[card, mule_cuirassee, novice_aurore], energies="tt" if energy != "t" else "l")
    assert not without.may_use(card)


@pytest.mark.clause("G-116")
def test_a_card_is_recycled_in_answer_and_is_in_the_pit_at_once() -> None:
    game = scenario(hand=[transmission_codee], rival_hand=[tourelle_ciel], rival_energies="t")
    game.launch(transmission_codee)
    game.use(tourelle_ciel)
    assert game.rival.pit == [tourelle_ciel]
    assert game.rival.hand == []
    game.settle()
    assert len(game.rival.hand) == 1
    assert len(game.me.hand) == 2


@pytest.mark.clause("G-116", "G-72")
def test_recycling_is_countered_as_a_capacity() -> None:
    game = scenario(hand=[tourelle_ciel], rival_hand=[contrat_rompu], rival_energies="df")
    game.use(tourelle_ciel)
    game.launch(contrat_rompu).settle()
    assert game.me.hand == []
    assert game.me.pit == [tourelle_ciel]


@pytest.mark.clause("G-116")
def test_a_hand_card_offers_both_to_launch_and_to_recycle_it() -> None:
    game = scenario(hand=[tourelle_ciel], energies="ttt")
    assert game.may_launch(tourelle_ciel)
    assert game.may_use(tourelle_ciel)
    game.launch(tourelle_ciel).settle()
    assert game.me.units == [tourelle_ciel]
    assert not game.may_use(tourelle_ciel)


@pytest.mark.card("objection")
@pytest.mark.card("chantage")
@pytest.mark.card("contre_ordre")
@pytest.mark.card("court_circuit")
@pytest.mark.parametrize(
    ("card", "energies", "launched"),
    [
        of(objection, "f", transmission_codee),
        of(chantage, "d", transmission_codee),
        of(contre_ordre, "dt", mule_cuirassee),
        of(court_circuit, "tt", mule_cuirassee),
    ],
)
@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.clause("G-117")
def test_it_is_countered_unless_two_energies_are_engaged(
    card: Card, energies: str, launched: Card, pays: bool
) -> None:
    game = scenario(hand=[launched], energies="dttlf", rival_hand=[card], rival_energies=energies)
    game.launch(launched, dark=1)
    game.launch(card).settle()
    assert (game.asked, game.moment) == (0, "ransom")
    if pays:
        game.choose(KINDS["l"])
        if game.moment == "ransom":
            game.choose(KINDS["f"])
    else:
        game.say_pass()
    game.settle()
    assert (launched in game.me.pit) == (not pays or launched is transmission_codee)
    assert (len(game.me.hand) + len(game.me.units) > 0) == pays
    assert game.rival.pit == [card]


@pytest.mark.clause("G-117")
def test_who_has_one_ready_energy_left_is_not_asked() -> None:
    game = scenario(hand=[mule_cuirassee], energies="ttl", rival_hand=[contre_ordre], rival_energies="dt")
    game.launch(mule_cuirassee)
    game.launch(contre_ordre).settle()
    assert game.me.units == []
    assert game.me.ready == "l"


@pytest.mark.card("court_circuit")
@pytest.mark.card("veto_conseil")
@pytest.mark.card("voix_croisees")
@pytest.mark.parametrize(
    ("card", "energies", "is_hit", "is_spared"),
    [
        of(court_circuit, "tt", mule_cuirassee, transmission_codee),
        of(veto_conseil, "lff", mastodonte_mines, mule_cuirassee),
        of(voix_croisees, "lt", mule_cuirassee, mastodonte_mines),
    ],
)
@pytest.mark.clause("G-71")
def test_it_counters_what_its_text_names_alone(
    card: Card, energies: str, is_hit: Card, is_spared: Card
) -> None:
    for launched in (is_hit, is_spared):
        game = scenario(
            hand=[launched],
            mine=[novice_aurore],
            rival_hand=[card],
            rival_energies=energies,
            energies="dtttt",
        )
        game.launch(launched)
        while game.asked == 0:
            game.say_pass()
        assert game.may_launch(card) == (launched is is_hit)


@pytest.mark.card("veto_conseil")
@pytest.mark.card("voix_croisees")
@pytest.mark.card("prix_sang")
@pytest.mark.card("double_mise")
@pytest.mark.parametrize(
    ("card", "energies", "launched"),
    [
        of(veto_conseil, "lff", mastodonte_mines),
        of(voix_croisees, "lt", mule_cuirassee),
        of(prix_sang, "df", mastodonte_mines),
        of(double_mise, "dt", mastodonte_mines),
    ],
)
@pytest.mark.clause("G-71")
def test_what_is_countered_goes_to_the_pit(card: Card, energies: str, launched: Card) -> None:
    game = scenario(hand=[launched], rival_hand=[card], rival_energies=energies)
    game.launch(launched)
    game.launch(card).settle()
    assert game.me.units == []
    assert game.me.pit == [launched]


@pytest.mark.card("prix_sang")
@pytest.mark.clause("G-84")
def test_the_blood_price_is_three_life() -> None:
    game = scenario(hand=[transmission_codee], rival_hand=[prix_sang], rival_energies="df")
    game.launch(transmission_codee)
    game.launch(prix_sang).settle()
    assert (game.me.hand, game.me.life, game.rival.life) == ([], 20, 17)


@pytest.mark.card("double_mise")
def test_the_double_stakes_cost_a_card_of_ones_choice() -> None:
    game = scenario(
        hand=[transmission_codee], rival_hand=[double_mise, novice_aurore, sursaut], rival_energies="dt"
    )
    game.launch(transmission_codee)
    game.launch(double_mise).settle()
    game.choose(sursaut)
    assert game.rival.hand == [novice_aurore]
    assert game.me.hand == []


@pytest.mark.card("colosse_airain")
@pytest.mark.clause("G-60")
def test_what_does_not_kill_the_blocker_of_the_colossus_may_break_through() -> None:
    game = scenario(mine=[colosse_airain], theirs=[mule_cuirassee])
    game.attack(colosse_airain).block((mule_cuirassee, colosse_airain)).until("breakthrough")
    assert game.choose(3).settle().rival.life == 17


@pytest.mark.card("archonte_aube")
@pytest.mark.card("colosse_airain")
@pytest.mark.parametrize(("card", "energies"), [of(archonte_aube, "llfff"), of(colosse_airain, "ddddt")])
@pytest.mark.clause("G-118", "G-39")
def test_it_costs_two_less_with_fewer_units(card: Card, energies: str) -> None:
    game = scenario(hand=[card], energies=energies, mine=[mule_cuirassee], theirs=[mule_cuirassee] * 2)
    game.launch(card).settle()
    assert card in game.me.units
    assert game.me.ready == ""
    level = scenario(hand=[card, sursaut], energies=energies, mine=[mule_cuirassee], theirs=[mule_cuirassee])
    assert not level.may_launch(card)


@pytest.mark.card("revenant_cendre")
@pytest.mark.card("leviathan_nuees")
@pytest.mark.parametrize(("card", "energies"), [of(revenant_cendre, "dff"), of(leviathan_nuees, "ddfff")])
@pytest.mark.clause("G-118", "G-39")
def test_it_costs_two_less_with_less_life(card: Card, energies: str) -> None:
    game = scenario(hand=[card], energies=energies, life=(19, 20))
    game.launch(card).settle()
    assert game.me.units == [card]
    assert game.me.ready == ""
    assert not scenario(hand=[card, sursaut], mine=[mule_cuirassee], energies=energies).may_launch(card)


@pytest.mark.clause("G-118")
def test_of_several_opponents_one_that_is_ahead_is_enough() -> None:
    game = scenario(hand=[revenant_cendre], energies="dff", others=(Side(),), life=(15, 10, 16))
    assert game.may_launch(revenant_cendre)


@pytest.mark.card("lancier_matin")
@pytest.mark.card("chasseur_ailes")
@pytest.mark.card("vigie_lisieres")
@pytest.mark.parametrize("card", [of(card) for card in (lancier_matin, chasseur_ailes, vigie_lisieres)])
def test_its_arrival_gives_a_life(card: Card) -> None:
    game = scenario(hand=[card]).launch(card).settle()
    assert (game.me.life, game.rival.life) == (21, 20)


@pytest.mark.card("goule_embusquee")
@pytest.mark.card("patrouille_bronze")
@pytest.mark.card("batterie_dca")
@pytest.mark.card("duelliste_crepuscule")
@pytest.mark.parametrize(
    "card",
    [of(card) for card in (goule_embusquee, patrouille_bronze, batterie_dca, duelliste_crepuscule)],
)
@pytest.mark.clause("G-84")
def test_its_arrival_takes_a_life_of_each_opponent(card: Card) -> None:
    game = scenario(hand=[card], others=(Side(),)).launch(card).settle()
    assert [game.seat(seat).life for seat in range(3)] == [20, 19, 19]


@pytest.mark.card("renfort_aube")
@pytest.mark.card("rescape_cendre")
@pytest.mark.card("reserviste_airain")
@pytest.mark.card("secours_lisieres")
@pytest.mark.parametrize(
    ("card", "energies"),
    [
        of(renfort_aube, "l"),
        of(rescape_cendre, "d"),
        of(reserviste_airain, "d"),
        of(secours_lisieres, "l"),
    ],
)
@pytest.mark.clause("G-118", "G-39")
def test_it_costs_one_less_with_fewer_units(card: Card, energies: str) -> None:
    game = scenario(hand=[card], energies=energies, theirs=[mule_cuirassee])
    game.launch(card).settle()
    assert game.me.units == [card]
    level = scenario(hand=[card, sursaut], energies=energies, mine=[mule_cuirassee], theirs=[mule_cuirassee])
    assert not level.may_launch(card)


@pytest.mark.card("opportuniste")
@pytest.mark.clause("G-118", "G-39")
def test_the_opportunist_is_free_with_fewer_units() -> None:
    game = scenario(hand=[opportuniste], energies="", theirs=[mule_cuirassee])
    game.launch(opportuniste).settle()
    assert game.me.units == [opportuniste]
    assert not scenario(hand=[opportuniste, sursaut], energies="dff").may_launch(opportuniste)


@pytest.mark.card("opportuniste")
@pytest.mark.parametrize("mine", [False, True])
@pytest.mark.parametrize("theirs", [False, True])
def test_as_the_opportunist_comes_each_player_may_shuffle_their_own_library(mine: bool, theirs: bool) -> None:
    library = [sursaut, mule_cuirassee, opportuniste, table_rase, titan_errant, tourelle_ciel]
    game = scenario(hand=[opportuniste], energies="dd", library=library, rival_library=library)
    game.launch(opportuniste)
    for seat, shuffles in ((0, mine), (1, theirs)):
        game.settle()
        assert game.asked == seat
        game.answer(2 if shuffles else 1)
    assert (game.me.library != library, game.rival.library != library) == (mine, theirs)
