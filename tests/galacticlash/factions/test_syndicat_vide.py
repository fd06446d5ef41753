"""Syndicat du Vide: evasion, theft, attack on the hand, tricks."""

from __future__ import annotations

import pytest

from baston.games.galacticlash.constants import DELAYED
from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur
from baston.games.galacticlash.factions.cercle_cendre.presences import bibliotheque_murmures
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre
from baston.games.galacticlash.factions.directoire_airain.presences import etendards_airain
from baston.games.galacticlash.factions.neutral import (
    baryn_orr,
    mastodonte_mines,
    mule_cuirassee,
    sursaut,
    transmission_codee,
)
from baston.games.galacticlash.factions.ordre_aurore.units import colosse_quartz, novice_aurore
from baston.games.galacticlash.factions.syndicat_vide.events import (
    cambriolage,
    contrat_rompu,
    coup_fourre,
    fausse_piste,
    offre_irrefusable,
)
from baston.games.galacticlash.factions.syndicat_vide.presences import comptoir_lunes_basses, marche_noir
from baston.games.galacticlash.factions.syndicat_vide.units import (
    assassin_sans_visage,
    brise_code,
    brute_anneau,
    chasseur_primes,
    contrebandiere_agile,
    detrousseur_docks,
    flashubi,
    le_courtier,
    mercenaire_endurci,
    passeur_lunes,
    raie_abysses,
    usuriere_vide,
    zarka_olm,
)
from tests.galacticlash.scenario import KINDS, Piece, scenario


@pytest.mark.card("passeur_lunes")
def test_the_ferryman_cannot_be_blocked() -> None:
    game = scenario(mine=[passeur_lunes, acolyte_cendre], theirs=[mule_cuirassee])
    game.attack(passeur_lunes, acolyte_cendre).until("blocks")
    assert not game.may_block(mule_cuirassee, passeur_lunes)
    assert game.may_block(mule_cuirassee, acolyte_cendre)


@pytest.mark.card("contrebandiere_agile")
@pytest.mark.clause("G-81")
def test_the_smuggler_draws_only_when_it_hits_a_player() -> None:
    game = (
        scenario(mine=[contrebandiere_agile], library=[novice_aurore]).attack(contrebandiere_agile).settle()
    )
    assert game.me.hand == [novice_aurore]
    blocked = scenario(mine=[contrebandiere_agile], theirs=[mule_cuirassee])
    blocked.attack(contrebandiere_agile).block((mule_cuirassee, contrebandiere_agile)).settle()
    assert blocked.me.hand == []


@pytest.mark.card("detrousseur_docks")
def test_the_pickpocket_takes_a_card_of_the_player_it_hits() -> None:
    game = scenario(mine=[detrousseur_docks], rival_hand=[novice_aurore, novice_aurore])
    game.attack(detrousseur_docks).settle()
    assert game.rival.hand == [novice_aurore]
    assert game.rival.pit == [novice_aurore]


@pytest.mark.card("chasseur_primes")
def test_the_hunter_may_wound_a_unit_when_it_enters() -> None:
    game = scenario(hand=[chasseur_primes], theirs=[acolyte_cendre]).launch(chasseur_primes).settle()
    assert game.targets() == [acolyte_cendre, chasseur_primes]
    game.choose(acolyte_cendre)
    assert game.rival.pit == [acolyte_cendre]
    other = scenario(hand=[chasseur_primes], theirs=[acolyte_cendre]).launch(chasseur_primes).settle()
    other.say_pass()
    assert other.rival.units == [acolyte_cendre]


@pytest.mark.card("brise_code")
@pytest.mark.clause("G-36")
def test_the_code_breaker_sees_a_hand_and_takes_no_unit() -> None:
    game = scenario(
        mine=[brise_code], energies="dtt", rival_hand=[novice_aurore, transmission_codee, etendards_airain]
    )
    game.use(brise_code).settle()
    assert game.asked == 0
    assert game.targets() == [transmission_codee, etendards_airain]
    game.choose(etendards_airain)
    assert game.rival.hand == [novice_aurore, transmission_codee]
    assert game.me.ready == ""


@pytest.mark.card("mercenaire_endurci")
def test_the_mercenary_costs_three_of_one_side() -> None:
    assert not scenario(hand=[mercenaire_endurci], energies="ddll").may_launch(mercenaire_endurci)
    game = scenario(hand=[mercenaire_endurci], energies="lll").launch(mercenaire_endurci).settle()
    assert game.figures(mercenaire_endurci) == (4, 3)


@pytest.mark.card("raie_abysses")
def test_the_ray_flies_for_three() -> None:
    game = scenario(mine=[raie_abysses], theirs=[colosse_quartz]).attack(raie_abysses).settle()
    assert game.rival.life == 17


@pytest.mark.card("usuriere_vide")
@pytest.mark.clause("G-80")
def test_two_moneylenders_draw_one_card_for_who_has_fewer_energies() -> None:
    game = scenario(
        theirs=[usuriere_vide, usuriere_vide], rival_energies="d", energies="dd", rival_hand=[sursaut]
    )
    game.end_turn()
    assert len(game.rival.hand) == 3  # the instant, the moneylender's card, the draw
    equal = scenario(theirs=[usuriere_vide], rival_energies="dd", energies="dd", rival_hand=[sursaut])
    assert len(equal.end_turn().rival.hand) == 2


@pytest.mark.card("assassin_sans_visage")
def test_one_wound_of_the_assassin_kills() -> None:
    game = scenario(mine=[assassin_sans_visage], theirs=[colosse_quartz])
    game.attack(assassin_sans_visage).block((colosse_quartz, assassin_sans_visage)).settle()
    assert (game.me.units, game.rival.units) == ([], [])


@pytest.mark.card("brute_anneau")
def test_the_brute_grows_while_an_opponent_has_a_hero() -> None:
    assert scenario(mine=[brute_anneau, baryn_orr]).figures(brute_anneau) == (5, 4)
    assert scenario(mine=[brute_anneau], theirs=[baryn_orr]).figures(brute_anneau) == (6, 5)


@pytest.mark.card("flashubi")
@pytest.mark.clause("G-78")
def test_flashubi_has_haste_and_strength_beside_the_counter() -> None:
    game = scenario(mine=[comptoir_lunes_basses], hand=[flashubi]).launch(flashubi).settle()
    assert game.figures(flashubi) == (4, 4)
    game.attack(flashubi).settle()
    assert game.rival.life == 16
    assert scenario(mine=[flashubi], theirs=[comptoir_lunes_basses]).figures(flashubi) == (2, 3)


@pytest.mark.card("zarka_olm")
@pytest.mark.clause("G-85")
def test_zarka_hires_a_cheap_creature_for_good() -> None:
    game = scenario(
        mine=[zarka_olm, acolyte_cendre],
        theirs=[Piece(mule_cuirassee, wounds=1), mastodonte_mines],
        energies="ltt",
    )
    game.use(zarka_olm).settle()
    assert game.me.units == [zarka_olm, acolyte_cendre, mule_cuirassee]
    assert game.wounds(mule_cuirassee) == 1
    game.until("attack")
    assert game.unit(mule_cuirassee) not in [option & 1023 for option in game.decision.options]
    game.end_turn()
    assert game.rival.units == [mastodonte_mines]


@pytest.mark.card("le_courtier")
@pytest.mark.parametrize("pays", [True, False])
def test_the_broker_counters_unless_two_energies_are_engaged(pays: bool) -> None:
    game = scenario(hand=[transmission_codee], energies="dttlf", theirs=[le_courtier], rival_energies="f")
    game.launch(transmission_codee, dark=1)
    game.use(le_courtier).settle()
    assert game.asked == 0
    assert game.targets() == [KINDS["l"], KINDS["f"]]
    game.choose(KINDS["f"]) if pays else game.say_pass()
    game.settle()
    assert len(game.me.hand) == (2 if pays else 0)
    assert game.me.ready == ("" if pays else "lf")


@pytest.mark.card("le_courtier")
def test_who_cannot_pay_the_broker_is_not_asked() -> None:
    game = scenario(hand=[transmission_codee], energies="dttl", theirs=[le_courtier], rival_energies="f")
    game.launch(transmission_codee, dark=1)
    game.use(le_courtier).settle()
    assert game.me.hand == []
    assert game.me.ready == "l"


@pytest.mark.card("cambriolage")
def test_the_burglary_draws_two_and_takes_one() -> None:
    game = scenario(hand=[cambriolage], rival_hand=[novice_aurore, colosse_quartz])
    game.launch(cambriolage).settle()
    assert len(game.me.hand) == 2
    assert game.asked == 1
    game.choose(colosse_quartz)
    assert game.rival.hand == [novice_aurore]


@pytest.mark.card("offre_irrefusable")
@pytest.mark.clause("G-85")
def test_the_offer_borrows_a_creature_that_may_attack_at_once() -> None:
    game = scenario(hand=[offre_irrefusable], theirs=[Piece(mastodonte_mines, engaged=True), baryn_orr])
    game.launch(offre_irrefusable).settle()
    game.attack(mastodonte_mines).settle()
    assert game.rival.life == 16
    game.end_turn()
    assert mastodonte_mines in game.rival.units


@pytest.mark.card("offre_irrefusable")
@pytest.mark.clause("G-85")
def test_the_offer_on_an_own_creature_readies_it_and_starts_no_delay() -> None:
    game = scenario(
        hand=[offre_irrefusable], mine=[Piece(mastodonte_mines, engaged=True)], theirs=[mule_cuirassee]
    )
    game.launch(offre_irrefusable, mastodonte_mines).settle()
    game.attack(mastodonte_mines).settle().end_turn()
    assert game.rival.life == 16
    assert not game.clash.marks[game.unit(mastodonte_mines)] & DELAYED


@pytest.mark.card("fausse_piste")
@pytest.mark.clause("G-5")
def test_the_false_trail_sends_a_creature_home_not_a_hero() -> None:
    game = scenario(hand=[fausse_piste], theirs=[mule_cuirassee, baryn_orr]).launch(fausse_piste).settle()
    assert game.rival.hand == [mule_cuirassee]
    assert game.rival.units == [baryn_orr]


@pytest.mark.card("coup_fourre")
@pytest.mark.parametrize(("mode", "figures"), [(0, (3, 4)), (1, (0, 4))])
def test_the_sly_blow_strengthens_or_weakens(mode: int, figures: tuple[int, int]) -> None:
    game = scenario(hand=[coup_fourre], theirs=[mule_cuirassee])
    game.launch(coup_fourre, mode).settle()
    assert game.figures(mule_cuirassee) == figures


@pytest.mark.card("contrat_rompu")
@pytest.mark.clause("G-73")
def test_the_broken_contract_counters_the_capacity_of_a_presence() -> None:
    game = scenario(
        mine=[bibliotheque_murmures], hand=[sursaut], rival_hand=[contrat_rompu], rival_energies="df"
    )
    game.use(bibliotheque_murmures)
    game.launch(contrat_rompu).settle()
    assert game.me.hand == [sursaut]
    assert game.engaged(bibliotheque_murmures)


@pytest.mark.card("comptoir_lunes_basses")
def test_the_counter_trades_a_card() -> None:
    game = scenario(mine=[comptoir_lunes_basses], hand=[novice_aurore], library=[colosse_quartz])
    game.use(comptoir_lunes_basses).settle()
    game.choose(novice_aurore)
    assert game.me.hand == [colosse_quartz]


@pytest.mark.card("marche_noir")
@pytest.mark.clause("G-80")
def test_two_black_markets_draw_once_a_turn() -> None:
    game = scenario(mine=[marche_noir, marche_noir, mercenaire_endurci, passeur_lunes, acolyte_cendre])
    game.attack(mercenaire_endurci, passeur_lunes).settle()
    assert len(game.me.hand) == 1
    other = (
        scenario(mine=[marche_noir, acolyte_cendre], hand=[brasier_interieur]).attack(acolyte_cendre).settle()
    )
    assert other.me.hand == [brasier_interieur]
