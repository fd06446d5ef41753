"""The cards of the second edition that are like no other."""

from __future__ import annotations

import pytest

from baston.games.galacticlash.constants import CANNOT_BLOCK, UNBLOCKABLE
from baston.games.galacticlash.factions.cercle_cendre.events import (
    appel_fosses,
    flamme_vorace,
    main_dessechee,
    trait_braise,
)
from baston.games.galacticlash.factions.cercle_cendre.units import bete_fosses, morvanne_kaal, spectre_fosses
from baston.games.galacticlash.factions.directoire_airain.events import (
    bombardement,
    missile_traqueur,
    offensive_totale,
)
from baston.games.galacticlash.factions.directoire_airain.presences import usine_guerre
from baston.games.galacticlash.factions.directoire_airain.units import escouade_ligne, marcheur_siege
from baston.games.galacticlash.factions.ligue_lisieres.events import (
    charge_horizon,
    soutien_aerien,
    tir_reflexe,
)
from baston.games.galacticlash.factions.ligue_lisieres.units import (
    arche_exiles,
    cadet_presse,
    croiseur_esperance,
)
from baston.games.galacticlash.factions.neutral import (
    interference_totale,
    manta_nuees,
    mastodonte_mines,
    mule_cuirassee,
    observatoire,
    prospection,
    sursaut,
    trou_ver,
)
from baston.games.galacticlash.factions.ordre_aurore.events import derniere_lueur, sentence_immediate
from baston.games.galacticlash.factions.ordre_aurore.presences import phare_aurore
from baston.games.galacticlash.factions.ordre_aurore.units import (
    adepte_lames_jumelles,
    colosse_quartz,
    ilvane,
    novice_aurore,
)
from baston.games.galacticlash.factions.several import deux_visages
from baston.games.galacticlash.factions.syndicat_vide.events import elimination, grand_casse
from baston.games.galacticlash.factions.syndicat_vide.presences import salle_jeux
from baston.games.galacticlash.factions.syndicat_vide.units import (
    fantome_quais,
    mercenaire_endurci,
    ombre_quai,
)
from tests.galacticlash.scenario import KINDS, Piece, scenario

# Order of the Dawn.


@pytest.mark.card("derniere_lueur")
@pytest.mark.parametrize(("life", "drawn"), [((10, 11), 2), ((10, 10), 0)])
def test_the_last_glimmer_draws_for_who_is_behind_before_it_heals(life: tuple[int, int], drawn: int) -> None:
    game = scenario(hand=[derniere_lueur], life=life).launch(derniere_lueur).settle()
    assert (len(game.me.hand), game.me.life) == (drawn, 13)


@pytest.mark.card("sentence_immediate")
def test_the_swift_sentence_destroys_an_attacker_of_four_at_most() -> None:
    game = scenario(
        mine=[mastodonte_mines, colosse_quartz, mule_cuirassee],
        rival_hand=[sentence_immediate],
        rival_energies="lff",
    )
    game.attack(mastodonte_mines, colosse_quartz)
    game.launch(sentence_immediate)
    assert game.me.pit == []
    game.settle()
    assert game.me.pit == [mastodonte_mines]


@pytest.mark.card("phare_aurore")
@pytest.mark.clause("G-47")
def test_the_beacon_of_dawn_deals_two_to_anybody_in_the_own_phases_alone() -> None:
    game = scenario(mine=[phare_aurore], theirs=[novice_aurore], energies="lff").use(phare_aurore, 1).settle()
    assert (game.rival.life, game.me.ready) == (18, "")
    assert not scenario(mine=[phare_aurore, novice_aurore], energies="lf").may_use(phare_aurore)
    waiting = scenario(hand=[sursaut], mine=[phare_aurore, novice_aurore], energies="dlff")
    waiting.launch(sursaut)
    assert not waiting.may_use(phare_aurore)


# Circle of Ash.


@pytest.mark.card("spectre_fosses")
@pytest.mark.parametrize("takes", [True, False])
def test_the_dying_specter_may_return_another_creature(takes: bool) -> None:
    game = scenario(hand=[trait_braise], mine=[Piece(spectre_fosses, wounds=1)], pit=[bete_fosses, ilvane])
    game.launch(trait_braise, spectre_fosses).settle()
    assert game.targets() == [bete_fosses]
    game.choose(bete_fosses) if takes else game.say_pass()
    assert game.me.hand == ([bete_fosses] if takes else [])


@pytest.mark.card("flamme_vorace")
def test_the_ravenous_flame_burns_as_many_energies_as_it_is_fed() -> None:
    game = scenario(hand=[flamme_vorace], energies="ddflltt").launch(flamme_vorace).settle()
    game.choose(KINDS["l"]).choose(KINDS["t"]).choose(KINDS["l"]).say_pass()
    assert (game.rival.life, game.me.ready) == (17, "t")


@pytest.mark.card("appel_fosses")
def test_the_call_of_the_pits_raises_a_creature_of_five_at_most() -> None:
    game = scenario(
        hand=[appel_fosses],
        energies="dddf",
        pit=[bete_fosses, marcheur_siege, morvanne_kaal, novice_aurore],
        rival_pit=[colosse_quartz],
    )
    game.launch(appel_fosses)
    assert game.targets() == [bete_fosses, novice_aurore]
    game.choose(bete_fosses).settle()
    assert game.me.units == [bete_fosses]


@pytest.mark.card("trait_braise")
def test_the_ember_dart_deals_two() -> None:
    game = scenario(hand=[trait_braise], theirs=[mule_cuirassee], energies="d").launch(trait_braise).settle()
    assert game.wounds(mule_cuirassee) == 2


@pytest.mark.card("main_dessechee")
def test_the_withering_hand_takes_four_and_four() -> None:
    game = scenario(hand=[main_dessechee], theirs=[colosse_quartz]).launch(main_dessechee).settle()
    assert game.figures(colosse_quartz) == (1, 2)


# Bronze Directorate.


@pytest.mark.card("offensive_totale")
def test_no_unit_of_the_chosen_opponent_blocks_the_offensive() -> None:
    game = scenario(hand=[offensive_totale], mine=[escouade_ligne], theirs=[mule_cuirassee])
    game.launch(offensive_totale).settle()
    assert game.has(mule_cuirassee, CANNOT_BLOCK)
    assert not game.has(escouade_ligne, CANNOT_BLOCK)
    game.attack(escouade_ligne).settle()
    assert game.rival.life == 18


@pytest.mark.card("bombardement")
def test_the_bombardment_deals_two_to_one_side() -> None:
    game = scenario(hand=[bombardement], mine=[mule_cuirassee], theirs=[mule_cuirassee, mercenaire_endurci])
    game.launch(bombardement).settle()
    assert game.wounds(mule_cuirassee) == 0
    assert game.wounds(mule_cuirassee, 2) == game.wounds(mercenaire_endurci) == 2


@pytest.mark.card("missile_traqueur")
def test_the_tracker_missile_deals_four_to_what_flies() -> None:
    game = scenario(hand=[missile_traqueur], theirs=[croiseur_esperance, colosse_quartz], energies="tt")
    game.launch(missile_traqueur).settle()
    assert game.wounds(croiseur_esperance) == 4


@pytest.mark.card("usine_guerre")
@pytest.mark.clause("G-65")
def test_the_war_factory_strengthens_a_bronze_unit_in_answer() -> None:
    game = scenario(
        mine=[usine_guerre, escouade_ligne, mule_cuirassee], energies="dt", theirs=[novice_aurore]
    )
    game.attack(escouade_ligne).use(usine_guerre)
    assert game.me.ready == ""
    game.until("blocks")
    assert game.figures(escouade_ligne) == (4, 5)


# Fringe League.


@pytest.mark.card("cadet_presse")
@pytest.mark.clause("G-46")
def test_the_cadet_attacks_in_the_turn_it_comes() -> None:
    game = scenario(hand=[cadet_presse]).launch(cadet_presse).settle()
    game.attack(cadet_presse).settle()
    assert game.rival.life == 17


@pytest.mark.card("arche_exiles")
@pytest.mark.parametrize(("rivals", "drawn"), [(2, 2), (1, 0)])
def test_the_ark_draws_two_if_there_are_more_against_it(rivals: int, drawn: int) -> None:
    game = scenario(hand=[arche_exiles], theirs=[mule_cuirassee] * rivals).launch(arche_exiles).settle()
    assert game.me.units == [arche_exiles]
    assert len(game.me.hand) == drawn


@pytest.mark.card("charge_horizon")
def test_whoever_charges_the_horizon_is_stronger_and_not_blocked() -> None:
    game = scenario(hand=[charge_horizon], mine=[novice_aurore], theirs=[mule_cuirassee])
    game.launch(charge_horizon).settle()
    assert game.figures(novice_aurore) == (3, 3)
    assert game.has(novice_aurore, UNBLOCKABLE)
    game.attack(novice_aurore).settle()
    assert game.rival.life == 17


@pytest.mark.card("tir_reflexe")
def test_the_snap_shot_hits_what_fights() -> None:
    game = scenario(
        mine=[mule_cuirassee, mastodonte_mines],
        theirs=[novice_aurore],
        rival_hand=[tir_reflexe],
        rival_energies="l",
    )
    game.attack(mule_cuirassee).launch(tir_reflexe).until("blocks")
    assert game.wounds(mule_cuirassee) == 2
    assert not scenario(hand=[tir_reflexe], theirs=[novice_aurore]).may_launch(tir_reflexe)


@pytest.mark.card("soutien_aerien")
def test_air_support_strengthens_all_of_one_side_and_draws() -> None:
    game = scenario(hand=[soutien_aerien], mine=[novice_aurore, ilvane], theirs=[mule_cuirassee])
    game.launch(soutien_aerien).settle()
    assert game.figures(ilvane) == (5, 7)
    assert game.figures(mule_cuirassee) == (1, 4)
    assert len(game.me.hand) == 1


# Void Syndicate.


@pytest.mark.card("ombre_quai")
def test_the_shadow_destroys_whom_it_wounds() -> None:
    game = scenario(mine=[colosse_quartz], theirs=[ombre_quai])
    game.attack(colosse_quartz).block((ombre_quai, colosse_quartz)).settle()
    assert game.me.units == []


@pytest.mark.card("fantome_quais")
def test_the_phantom_cannot_be_blocked() -> None:
    game = scenario(mine=[fantome_quais, novice_aurore], theirs=[manta_nuees])
    game.attack(fantome_quais, novice_aurore).until("blocks")
    assert game.may_block(manta_nuees, novice_aurore)
    assert not game.may_block(manta_nuees, fantome_quais)
    assert game.settle().rival.life == 15


@pytest.mark.card("grand_casse")
@pytest.mark.clause("G-85")
def test_the_heist_keeps_a_creature_of_four_at_most() -> None:
    game = scenario(hand=[grand_casse], theirs=[mastodonte_mines, colosse_quartz, ilvane])
    game.launch(grand_casse).settle()
    assert game.me.units == [mastodonte_mines]
    game.end_turn()
    assert game.me.units == [mastodonte_mines]


@pytest.mark.card("elimination")
def test_elimination_destroys_three_at_most() -> None:
    game = scenario(hand=[elimination], theirs=[mastodonte_mines, adepte_lames_jumelles])
    game.launch(elimination).settle()
    assert game.rival.pit == [adepte_lames_jumelles]


@pytest.mark.card("salle_jeux")
@pytest.mark.clause("G-71", "G-76")
def test_the_gambling_den_gains_life_as_an_opponent_launches_a_card() -> None:
    game = scenario(hand=[mule_cuirassee, sursaut], theirs=[salle_jeux], rival_energies="dd")
    game.launch(mule_cuirassee).use(salle_jeux, mule_cuirassee).settle()
    assert (game.me.life, game.rival.life) == (20, 21)
    assert game.me.units == [mule_cuirassee]
    assert game.rival.ready == "d"
    assert not game.launch(sursaut, mule_cuirassee).may_use(salle_jeux)  # it is engaged


@pytest.mark.card("salle_jeux")
def test_the_gambling_den_takes_no_bets_on_cards_of_its_own_player() -> None:
    game = scenario(hand=[mule_cuirassee], mine=[salle_jeux])
    assert not game.may_use(salle_jeux)
    game.launch(mule_cuirassee).say_pass()
    assert game.asked == 0
    assert "d" in game.me.ready  # it could pay
    assert not game.may_use(salle_jeux)


@pytest.mark.card("salle_jeux")
@pytest.mark.clause("G-51")
def test_the_gambling_den_gains_nothing_by_a_card_that_is_countered_first() -> None:
    game = scenario(
        hand=[mule_cuirassee], theirs=[salle_jeux], rival_hand=[interference_totale], rival_energies="dddtt"
    )
    game.launch(mule_cuirassee).use(salle_jeux, mule_cuirassee)
    game.say_pass().launch(interference_totale, mule_cuirassee).settle()
    assert game.rival.life == 20
    assert game.me.units == []


# Neutral, and several factions.


@pytest.mark.card("prospection")
def test_prospecting_puts_an_energy_into_play_engaged_and_shuffles() -> None:
    library = [novice_aurore, KINDS["l"], ilvane, KINDS["f"]]
    game = scenario(hand=[prospection], energies="dd", library=library).launch(prospection).settle()
    assert set(game.targets()) == {KINDS["l"], KINDS["f"]}
    assert [game.clash.seen[card] for card in game.clash.library[0]] == [0b01] * 4
    game.choose(KINDS["f"])
    assert game.engaged(KINDS["f"], seat=0)
    assert sorted(map(str, game.me.library)) == sorted(map(str, [novice_aurore, KINDS["l"], ilvane]))
    assert [game.clash.seen[card] for card in game.clash.library[0]] == [0] * 3


@pytest.mark.card("trou_ver")
def test_the_wormhole_returns_a_hero_too_and_draws() -> None:
    game = scenario(hand=[trou_ver], theirs=[ilvane]).launch(trou_ver).settle()
    assert game.rival.hand == [ilvane]
    assert len(game.me.hand) == 1


@pytest.mark.card("trou_ver")
@pytest.mark.clause("G-51")
def test_a_wormhole_without_its_target_draws_nothing() -> None:
    game = scenario(
        hand=[trou_ver], theirs=[spectre_fosses], rival_hand=[main_dessechee], rival_energies="ddf"
    )
    game.launch(trou_ver)
    game.launch(main_dessechee).settle()
    assert spectre_fosses in game.rival.pit
    assert game.me.hand == []


@pytest.mark.card("observatoire")
def test_the_observatory_gains_life_as_it_comes_and_draws_for_an_energy_of_force() -> None:
    game = scenario(hand=[observatoire], energies="ldf").launch(observatoire, dark=0).settle()
    assert game.me.life == 21
    game.use(observatoire).settle()
    assert (len(game.me.hand), game.me.ready) == (1, "f")
    assert not scenario(mine=[observatoire, mule_cuirassee], energies="ft").may_use(observatoire)


@pytest.mark.card("observatoire")
def test_the_observatory_draws_the_top_card_and_shuffles_the_rest() -> None:
    library = [sursaut, novice_aurore, mule_cuirassee, ilvane, manta_nuees, prospection, trou_ver]
    game = scenario(mine=[observatoire], energies="d", library=library).use(observatoire).settle()
    assert game.me.hand == [sursaut]
    assert sorted(map(str, game.me.library)) == sorted(map(str, library[1:]))
    assert game.me.library != library[1:]


@pytest.mark.card("deux_visages")
@pytest.mark.parametrize(("mode", "figures"), [(0, (3, 6)), (1, (0, 2))])
def test_two_faces_strengthen_or_weaken(mode: int, figures: tuple[int, int]) -> None:
    game = scenario(hand=[deux_visages], theirs=[mule_cuirassee]).launch(deux_visages, mode).settle()
    assert game.figures(mule_cuirassee) == figures
