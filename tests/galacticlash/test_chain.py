"""The chain: who is asked when, closing, resolving, windows, targets, triggers."""

from __future__ import annotations

import pytest

from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur, nuit_masques
from baston.games.galacticlash.factions.cercle_cendre.presences import autel_scories
from baston.games.galacticlash.factions.cercle_cendre.units import (
    acolyte_cendre,
    goule_scories,
    morvanne_kaal,
    soeur_vesper,
    vexar_affame,
)
from baston.games.galacticlash.factions.ligue_lisieres.events import esquive_instinctive
from baston.games.galacticlash.factions.neutral import (
    champ_epaves,
    drone_relevage,
    mule_cuirassee,
    sursaut,
    transmission_codee,
)
from baston.games.galacticlash.factions.ordre_aurore.events import (
    bouclier_lueur,
    objection,
    volonte_inflexible,
)
from baston.games.galacticlash.factions.ordre_aurore.presences import jardin_clairvoyants
from baston.games.galacticlash.factions.ordre_aurore.units import (
    arbitre_lueurs,
    colosse_quartz,
    novice_aurore,
)
from baston.games.galacticlash.factions.syndicat_vide.events import contrat_rompu, fausse_piste
from tests.galacticlash.scenario import KINDS, Piece, Side, scenario


@pytest.mark.clause("G-66")
def test_others_are_asked_from_the_next_seat_and_who_added_comes_last() -> None:
    sides = (Side(hand=(sursaut,), energies="d"),)
    game = scenario(
        hand=[transmission_codee, volonte_inflexible],
        rival_hand=[volonte_inflexible],
        rival_energies="lf",
        others=sides,
        format="multi",
    )
    game.launch(transmission_codee)
    assert game.asked == 1
    game.say_pass()
    assert game.asked == 2
    game.say_pass()
    assert game.asked == 0
    game.say_pass()
    assert game.moment == "phase of plays"


@pytest.mark.clause("G-66")
def test_an_addition_restarts_the_round_after_its_player() -> None:
    game = scenario(
        hand=[brasier_interieur, sursaut], theirs=[mule_cuirassee], rival_hand=[sursaut], rival_energies="d"
    )
    game.launch(brasier_interieur)
    game.launch(sursaut)
    assert game.asked == 0
    game.launch(sursaut)
    assert game.asked == 1
    game.say_pass()
    assert game.asked == 0


@pytest.mark.clause("G-65")
def test_slow_things_only_start_a_chain() -> None:
    game = scenario(
        hand=[transmission_codee, novice_aurore, jardin_clairvoyants, brasier_interieur, sursaut],
        mine=[morvanne_kaal, champ_epaves, mule_cuirassee],
    )
    game.launch(transmission_codee).say_pass()
    assert game.asked == 0
    assert game.may_launch(sursaut)
    assert not any(game.may_launch(card) for card in (novice_aurore, jardin_clairvoyants, brasier_interieur))
    assert not any(game.may_use(card) for card in (morvanne_kaal, champ_epaves))


@pytest.mark.clause("G-67", "G-83")
def test_a_closed_chain_resolves_whole_with_checks_in_between() -> None:
    game = scenario(
        hand=[brasier_interieur],
        mine=[soeur_vesper],
        theirs=[Piece(drone_relevage, wounds=1)],
        energies="ddff",
        rival_energies="lf",
        rival_library=[volonte_inflexible],
    )
    game.launch(brasier_interieur, drone_relevage)
    game.use(soeur_vesper, drone_relevage).say_pass(2)
    assert game.rival.hand == [volonte_inflexible]  # drawn between the two, and nobody was asked
    assert game.me.pit == [brasier_interieur]
    assert game.phase == "construction"


@pytest.mark.clause("G-51")
def test_a_target_that_left_and_came_back_is_another_one() -> None:
    game = scenario(
        hand=[brasier_interieur],
        theirs=[acolyte_cendre, mule_cuirassee],
        rival_hand=[esquive_instinctive],
        rival_energies="l",
    )
    game.launch(brasier_interieur, acolyte_cendre)
    game.launch(esquive_instinctive, acolyte_cendre).settle()
    assert game.rival.hand == [acolyte_cendre]
    assert game.wounds(mule_cuirassee) == 0


@pytest.mark.clause("G-51")
def test_without_a_legal_target_nothing_is_launched() -> None:
    game = scenario(hand=[brasier_interieur, fausse_piste, transmission_codee])
    assert not game.may_launch(brasier_interieur)
    assert not game.may_launch(fausse_piste)
    assert game.may_launch(transmission_codee)


@pytest.mark.clause("G-75")
def test_a_capacity_resolves_after_its_card_has_left() -> None:
    game = scenario(
        mine=[morvanne_kaal],
        theirs=[mule_cuirassee],
        energies="ddf",
        rival_hand=[brasier_interieur],
        rival_energies="ddf",
    )
    game.use(morvanne_kaal, 1)
    assert not game.may_launch(brasier_interieur)
    other = scenario(mine=[soeur_vesper], hand=[esquive_instinctive], theirs=[mule_cuirassee], energies="fl")
    other.use(soeur_vesper, mule_cuirassee)
    other.launch(esquive_instinctive, soeur_vesper).settle()
    assert other.me.hand == [soeur_vesper]
    assert other.figures(mule_cuirassee) == (0, 3)


@pytest.mark.clause("G-73")
def test_the_arbiter_cannot_counter_a_presence() -> None:
    game = scenario(
        mine=[champ_epaves], theirs=[arbitre_lueurs], rival_energies="fd", rival_hand=[contrat_rompu]
    )
    game.use(champ_epaves, 1)
    assert not game.may_use(arbitre_lueurs)
    assert game.may_launch(contrat_rompu)


@pytest.mark.clause("G-69", "G-74")
def test_triggers_do_not_wait_on_the_chain() -> None:
    game = scenario(
        hand=[brasier_interieur], theirs=[goule_scories], rival_hand=[contrat_rompu], rival_energies="df"
    )
    game.launch(brasier_interieur)
    assert not game.may_launch(contrat_rompu)
    game.settle()
    assert game.me.life == 19


@pytest.mark.clause("G-68")
def test_the_first_window_asks_the_active_player_first_and_starts_again_after_a_chain() -> None:
    game = scenario(
        hand=[sursaut], mine=[mule_cuirassee], rival_hand=[sursaut], rival_energies="dd", step="w1"
    )
    assert (game.moment, game.asked) == ("window", 0)
    game.say_pass()
    assert game.asked == 1
    game.launch(sursaut)
    game.until("window")
    assert game.asked == 0
    game.say_pass(2)
    assert game.moment == "phase of plays"


@pytest.mark.clause("G-68")
def test_an_answer_to_the_end_of_a_phase_gives_the_phase_back() -> None:
    game = scenario(hand=[novice_aurore], theirs=[mule_cuirassee], rival_hand=[sursaut], rival_energies="d")
    game.say_pass()
    assert (game.moment, game.asked) == ("window", 1)
    game.launch(sursaut).settle()
    assert (game.moment, game.phase, game.asked) == ("phase of plays", "construction", 0)
    assert game.may_launch(novice_aurore)


@pytest.mark.clause("G-68")
def test_without_attackers_there_is_no_window_after_them() -> None:
    game = scenario(
        hand=[novice_aurore, sursaut], mine=[mule_cuirassee], rival_hand=[sursaut], rival_energies="d"
    )
    game.until("attack").say_pass()
    assert (game.moment, game.phase) == ("phase of plays", "reinforcement")


@pytest.mark.clause("G-68")
def test_who_can_answer_nothing_passes_unasked() -> None:
    game = scenario(
        hand=[transmission_codee, novice_aurore],
        rival_hand=[colosse_quartz],
        rival_energies="d",
        even_windows="false",
    )
    game.launch(transmission_codee)
    assert game.moment == "phase of plays"
    asked = scenario(
        hand=[transmission_codee, novice_aurore], rival_hand=[colosse_quartz], rival_energies="d"
    )
    assert asked.launch(transmission_codee).asked == 1


@pytest.mark.clause("G-82")
def test_triggers_go_in_turn_order_and_the_oldest_first() -> None:
    game = scenario(
        hand=[nuit_masques],
        mine=[goule_scories, autel_scories, vexar_affame],
        theirs=[goule_scories, novice_aurore],
        life=(20, 20),
    )
    game.launch(nuit_masques).settle()
    assert (game.me.life, game.rival.life) == (20 + 2 - 1, 20 - 1 - 1)
    told = [(note.player, note.amount) for note in game.clash.notes or [] if note.event in (16, 17)]
    assert told == [(1, 1), (1, 1), (0, 2), (0, 1)]


@pytest.mark.clause("G-2", "G-48")
def test_a_launched_card_is_seen_by_all() -> None:
    game = scenario(hand=[novice_aurore, mule_cuirassee])
    game.launch(novice_aurore)
    assert game.clash.seen[game.clash.chain[0].card] == 0b11
    hidden = game.clash.hand[0][0]
    assert game.clash.seen[hidden] == 0b01


@pytest.mark.clause("G-64")
def test_own_cards_may_be_answered_too() -> None:
    game = scenario(hand=[brasier_interieur, bouclier_lueur], mine=[colosse_quartz])
    game.launch(brasier_interieur)
    game.launch(bouclier_lueur, colosse_quartz).settle()
    assert game.wounds(colosse_quartz) == 1


@pytest.mark.clause("G-23")
def test_what_happens_at_the_start_of_a_turn_comes_before_the_draw() -> None:
    game = scenario(theirs=[jardin_clairvoyants], rival_hand=[KINDS["d"]])
    game.end_turn()
    told = [note.event for note in game.clash.notes or [] if note.event in (1, 17) and note.player == 1]
    assert told == [17, 1]


@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.clause("G-117")
def test_what_waits_for_a_ransom_resolves_if_two_energies_are_engaged_and_is_countered_if_not(
    pays: bool,
) -> None:
    game = scenario(hand=[transmission_codee], energies="dttlf", rival_hand=[objection], rival_energies="f")
    game.launch(transmission_codee, dark=1).launch(objection).until("ransom")
    before = len(game.me.ready)
    if pays:
        game.choose(KINDS["l"])
    else:
        game.say_pass()
    game.settle()
    assert before - len(game.me.ready) == (2 if pays else 0)
    assert (len(game.me.hand) > 0) == pays
