"""The situations that the rules work out, with their outcomes."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import CARDS
from baston.games.galacticlash.constants import L_REVEAL, L_ROLE
from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur, pacte_cendres
from baston.games.galacticlash.factions.cercle_cendre.presences import autel_scories
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre, soeur_vesper
from baston.games.galacticlash.factions.directoire_airain.events import brouillage_relais
from baston.games.galacticlash.factions.directoire_airain.units import (
    escouade_ligne,
    marcheur_siege,
    professeur_pagano,
)
from baston.games.galacticlash.factions.ligue_lisieres.units import canonniere_rapiecee, pilote_volontaire
from baston.games.galacticlash.factions.neutral import (
    drone_relevage,
    manta_nuees,
    mastodonte_mines,
    mule_cuirassee,
    puits_gravite,
    sursaut,
    transmission_codee,
)
from baston.games.galacticlash.factions.ordre_aurore.events import bouclier_lueur, volonte_inflexible
from baston.games.galacticlash.factions.ordre_aurore.units import (
    arbitre_lueurs,
    colosse_quartz,
    ilvane,
    novice_aurore,
    sentinelle_porte_est,
)
from baston.games.galacticlash.factions.syndicat_vide.events import offre_irrefusable
from baston.games.galacticlash.factions.syndicat_vide.units import contrebandiere_agile, mercenaire_endurci
from tests.galacticlash.scenario import KINDS, Piece, Side, scenario


@pytest.mark.clause("G-18", "G-19")
@pytest.mark.parametrize(("costs", "starter"), [([0, 4], 1), ([4, 0], 0), ([0, 0, 0, 4], 1)], ids=str)
def test_the_first_higher_cost_starts_and_the_star_counts_once(costs: list[int], starter: int) -> None:
    """Decks of energies and Dusk Riders (2★ + 2): the first seed whose reveals are these."""
    setup = GAME.setup(2, {"decks": "force_obscure*46+chevalier_crepuscule*4"})
    for seed in range(400):
        clash = GAME.new(setup, seed, log=True)
        revealed = [note.card for note in clash.notes or [] if note.event == L_REVEAL]
        if [CARDS[card].cost.total for card in revealed] == costs:
            assert clash.turn == starter
            return
    pytest.fail(f"{costs} was never revealed")


@pytest.mark.clause("G-36")
def test_two_of_each_side_pay_no_star_of_three() -> None:
    assert not scenario(hand=[mercenaire_endurci], energies="ddll").may_launch(mercenaire_endurci)


@pytest.mark.clause("G-64", "G-67")
def test_the_last_answer_resolves_first() -> None:
    game = scenario(
        hand=[brasier_interieur], theirs=[colosse_quartz], rival_hand=[bouclier_lueur], rival_energies="l"
    )
    game.launch(brasier_interieur)
    game.launch(bouclier_lueur, colosse_quartz).settle()
    assert game.wounds(colosse_quartz) == 1


@pytest.mark.clause("G-64", "G-71")
def test_a_countered_shield_absorbs_nothing() -> None:
    game = scenario(
        hand=[brasier_interieur, volonte_inflexible],
        theirs=[colosse_quartz],
        rival_hand=[bouclier_lueur],
        rival_energies="l",
    )
    game.launch(brasier_interieur)
    game.launch(bouclier_lueur, colosse_quartz)
    game.launch(volonte_inflexible, bouclier_lueur).settle()
    assert game.wounds(colosse_quartz) == 4


@pytest.mark.clause("G-51", "G-71")
def test_a_countered_counter_lets_the_first_card_work() -> None:
    game = scenario(
        hand=[transmission_codee, volonte_inflexible], rival_hand=[volonte_inflexible], rival_energies="lf"
    )
    game.launch(transmission_codee)
    game.launch(volonte_inflexible)
    game.launch(volonte_inflexible, volonte_inflexible).settle()
    assert len(game.me.hand) == 2
    assert game.rival.pit == [volonte_inflexible]


@pytest.mark.clause("G-72", "G-77")
def test_pagano_countered_stays_engaged_and_paid() -> None:
    game = scenario(
        mine=[professeur_pagano],
        pit=[mastodonte_mines],
        energies="ddttt",
        theirs=[arbitre_lueurs],
        rival_energies="f",
    )
    game.use(professeur_pagano)
    game.use(arbitre_lueurs).settle()
    assert game.me.units == [professeur_pagano]
    assert game.me.pit == [mastodonte_mines]
    assert game.me.ready == ""
    assert game.engaged(professeur_pagano)


@pytest.mark.clause("G-48", "G-71", "G-81")
def test_a_sacrifice_happens_while_paying_and_is_not_given_back() -> None:
    game = scenario(
        hand=[pacte_cendres],
        mine=[acolyte_cendre, autel_scories],
        rival_hand=[volonte_inflexible],
        rival_energies="lf",
    )
    game.launch(pacte_cendres)
    assert game.rival.life == 19  # the altar, before any answer
    game.launch(volonte_inflexible).settle()
    assert game.me.pit == [acolyte_cendre, pacte_cendres]
    assert game.rival.life == 19


@pytest.mark.clause("G-52", "G-80")
def test_two_ilvane_strengthen_each_other_and_others_once() -> None:
    game = scenario(
        hand=[brasier_interieur, brasier_interieur], mine=[ilvane, ilvane, Piece(novice_aurore, wounds=3)]
    )
    assert game.figures(novice_aurore) == (2, 4)
    assert game.figures(ilvane, 1) == game.figures(ilvane, 2) == (5, 7)


@pytest.mark.clause("G-79", "G-83")
def test_when_the_bonus_leaves_what_it_kept_alive_dies() -> None:
    game = scenario(hand=[brasier_interieur], mine=[Piece(ilvane, wounds=2), Piece(novice_aurore, wounds=3)])
    game.launch(brasier_interieur, ilvane).settle()
    assert game.me.units == []


@pytest.mark.clause("G-70")
def test_energies_aimed_at_may_pay_an_answer() -> None:
    game = scenario(
        hand=[sursaut],
        mine=[mule_cuirassee],
        energies="dd",
        rival_hand=[brouillage_relais],
        rival_energies="dt",
        step="w1",
    )
    game.launch(brouillage_relais)
    game.choose(KINDS["d"]).say_pass()
    assert game.me.ready == "dd"
    game.launch(sursaut).settle()
    assert game.me.ready == "d"
    assert game.figures(mule_cuirassee) == (2, 6)


@pytest.mark.clause("G-46")
def test_a_new_unit_uses_no_capacity_in_the_opponents_turn_but_blocks() -> None:
    game = scenario(
        hand=[soeur_vesper],
        energies="ddfff",
        theirs=[mule_cuirassee],
        rival_hand=[sursaut],
        rival_energies="d",
    )
    game.launch(soeur_vesper).settle().end_turn()
    assert game.clash.turn == 1
    game.attack(mule_cuirassee, on=0)
    assert not game.may_use(soeur_vesper)
    game.until("blocks")
    assert game.may_block(soeur_vesper, mule_cuirassee)


@pytest.mark.clause("G-60")
def test_breakthrough_needs_what_blockers_need() -> None:
    game = scenario(mine=[marcheur_siege], theirs=[mule_cuirassee, escouade_ligne])
    game.attack(marcheur_siege).block((mule_cuirassee, marcheur_siege), (escouade_ligne, marcheur_siege))
    game.until("split").choose(4)
    assert game.rival.life == 20
    assert game.rival.units == [escouade_ligne]


@pytest.mark.clause("G-60")
def test_breakthrough_lets_through_what_blockers_do_not_need() -> None:
    game = scenario(mine=[marcheur_siege], theirs=[mule_cuirassee, Piece(escouade_ligne, wounds=2)])
    game.attack(marcheur_siege).block((mule_cuirassee, marcheur_siege), (escouade_ligne, marcheur_siege))
    game.until("breakthrough").choose(1)
    assert game.rival.life == 19
    assert game.rival.units == []


@pytest.mark.clause("G-61", "G-80")
def test_a_gravity_well_kills_a_pilot() -> None:
    game = (
        scenario(hand=[puits_gravite], theirs=[pilote_volontaire, manta_nuees]).launch(puits_gravite).settle()
    )
    assert game.rival.units == [manta_nuees]
    both = scenario(mine=[puits_gravite], theirs=[puits_gravite, manta_nuees])
    assert both.figures(manta_nuees) == (3, 3)


@pytest.mark.clause("G-1", "G-3", "G-85")
def test_a_borrowed_creature_that_is_sacrificed_goes_to_its_owners_pit() -> None:
    game = scenario(
        hand=[offre_irrefusable, pacte_cendres],
        mine=[autel_scories],
        theirs=[mastodonte_mines],
        energies="ddddfffff",
    )
    game.launch(offre_irrefusable).settle()
    game.attack(mastodonte_mines).settle()
    assert game.rival.life == 16
    game.until("phase of plays").launch(pacte_cendres).settle()
    assert game.rival.pit == [mastodonte_mines]
    assert game.rival.life == 13  # the pact and the altar of who controlled it


@pytest.mark.clause("G-92", "G-93", "G-96")
@pytest.mark.parametrize(("stalled", "life"), [((1,), 15), ((), 17)])
def test_sudden_death_adds_up_to_one_loss(stalled: tuple[int, ...], life: int) -> None:
    game = scenario(rival_library=[], rival_hand=[sursaut], rival_energies="d", stalled=stalled)
    game.end_turn()
    assert game.rival.life == life


@pytest.mark.clause("G-41", "G-102")
def test_in_multi_a_blocker_rests_but_the_sentinel_does_not() -> None:
    third = Side(play=(mule_cuirassee, sentinelle_porte_est))
    game = scenario(
        mine=[acolyte_cendre], theirs=[mastodonte_mines], others=(third,), life=(20, 20, 20), format="multi"
    )
    game.attack(acolyte_cendre, on=2)
    game.block((mule_cuirassee, acolyte_cendre), (sentinelle_porte_est, acolyte_cendre))
    game.until("split").choose(2)
    assert game.engaged(mule_cuirassee)
    game.end_turn()
    game.attack(mastodonte_mines, on=2).until("blocks")
    assert not game.may_block(mule_cuirassee, mastodonte_mines)
    assert game.may_block(sentinelle_porte_est, mastodonte_mines)


@pytest.mark.clause("G-105", "G-106")
def test_in_duo_an_unblocked_attack_on_the_decoy_reveals_and_takes_nothing() -> None:
    partner = Side(play=(mule_cuirassee,))
    game = scenario(
        mine=[contrebandiere_agile, canonniere_rapiecee],
        others=(partner, Side()),
        format="duo",
        library=[novice_aurore],
        decoys=(1,),
    )
    game.attack(contrebandiere_agile, canonniere_rapiecee).settle()
    assert game.rival.life == 30
    assert game.me.hand == []
    told = [note for note in game.clash.notes or [] if note.event == L_ROLE]
    assert [note.player for note in told] == [1, 3]


@pytest.mark.clause("G-105")
def test_in_duo_a_blocked_attack_reveals_nothing() -> None:
    game = scenario(mine=[acolyte_cendre], theirs=[mule_cuirassee], others=(Side(), Side()), format="duo")
    game.attack(acolyte_cendre).block((mule_cuirassee, acolyte_cendre)).settle()
    assert [note for note in game.clash.notes or [] if note.event == L_ROLE] == []


@pytest.mark.clause("G-32")
def test_a_dying_drone_with_an_empty_library_draws_nothing() -> None:
    game = scenario(hand=[brasier_interieur], theirs=[drone_relevage], rival_library=[])
    game.launch(brasier_interieur).settle()
    assert game.rival.hand == []
    assert game.rival.life == 20
