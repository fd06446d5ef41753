"""Setting up, the turn, energies, paying, delay, sudden death."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import CARDS, Card
from baston.games.galacticlash.constants import ENERGY, L_FIRST, L_REDRAW, L_REVEAL, PIT
from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur, nuit_masques
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre
from baston.games.galacticlash.factions.neutral import (
    mule_cuirassee,
    sursaut,
    transmission_codee,
)
from baston.games.galacticlash.factions.ordre_aurore.presences import jardin_clairvoyants
from baston.games.galacticlash.factions.ordre_aurore.units import (
    colosse_quartz,
    gardien_serment,
    guerisseuse_itinerante,
    novice_aurore,
    pelerin_aube,
)
from baston.games.galacticlash.factions.several import chevalier_crepuscule
from baston.games.galacticlash.factions.syndicat_vide.units import mercenaire_endurci
from baston.games.galacticlash.presentation.position import read_position
from baston.games.galacticlash.presentation.position_writing import write_position
from baston.games.galacticlash.state.clash import Clash
from tests.galacticlash.scenario import KINDS, Piece, Play, scenario

ENERGIES = "force_obscure*10+maitrise_force*5"
CHEAP = "mule_cuirassee*4+acolyte_cendre*4+novice_aurore*4+fanatique_masque*4+goule_scories*4"


def new_game(seed: int, decks: str = "random", players: int = 2, **rules: str) -> Clash:
    return GAME.new(GAME.setup(players, {"decks": decks} | rules), seed, log=True)


def energies_in(clash: Clash, seat: int) -> int:
    return sum(1 for card in clash.hand[seat] if CARDS[clash.what[card]].kind == ENERGY)


@pytest.mark.clause("G-14", "G-15", "G-16")
def test_everyone_begins_with_eight_cards_three_energies_and_the_formats_life() -> None:
    redrawn = 0
    for seed in range(30):
        clash = new_game(seed, "generated", format="standard")
        assert clash.life == [30, 30]
        other = 1 - clash.turn
        assert len(clash.hand[other]) == 8
        assert energies_in(clash, other) >= 3
        redrawn += sum(note.event == L_REDRAW for note in clash.notes or [])
    assert redrawn > 0


@pytest.mark.clause("G-17")
def test_a_hand_with_three_energies_is_not_drawn_again() -> None:
    for seed in range(20):
        clash = new_game(seed, "generated")
        notes = clash.notes or []
        if not any(note.event == L_REDRAW for note in notes):
            return
    pytest.fail("every hand was drawn again")


@pytest.mark.clause("G-18", "G-19")
def test_the_highest_cost_revealed_starts_and_the_next_cards_break_ties() -> None:
    for seed in range(20):
        clash = new_game(seed)
        notes = clash.notes or []
        revealed = [note for note in notes if note.event == L_REVEAL]
        costs = [CARDS[note.card].cost.total for note in revealed]
        assert all(costs[i] == costs[i + 1] for i in range(0, len(costs) - 2, 2))
        last = costs[-2:]
        assert last[0] != last[1]
        assert clash.turn == last.index(max(last))
        assert next(note for note in notes if note.event == L_FIRST).player == clash.turn


@pytest.mark.clause("G-19", "G-39")
def test_the_star_counts_once() -> None:
    assert chevalier_crepuscule.cost.total == 4


@pytest.mark.clause("G-19")
def test_revealed_cards_are_known_to_all_and_stay_on_top() -> None:
    clash = new_game(2)
    starter = clash.turn
    other = clash.library[1 - starter][-1]
    assert clash.seen[other] == 0b11
    view = GAME.presentation.view(clash, starter)
    known = view["library_known"]
    assert isinstance(known, list)
    assert known[1 - starter]


@pytest.mark.clause("G-20", "G-21", "G-22")
def test_the_starter_draws_and_turns_go_round() -> None:
    clash = new_game(4, players=3)
    starter = clash.turn
    assert len(clash.hand[starter]) == 9
    play = Play(clash)
    order = [clash.turn]
    while len(order) < 4:
        play.end_turn()
        order.append(clash.turn)
    assert order == [(starter + n) % 3 for n in range(4)]


@pytest.mark.clause("G-25", "G-26")
def test_one_force_and_one_maitrise_a_turn_and_they_pay_at_once() -> None:
    hand = [KINDS["d"], KINDS["l"], KINDS["f"], KINDS["t"], sursaut]
    game = scenario(hand=hand, energies="", step="energies", mine=[mule_cuirassee])
    game.choose(KINDS["d"])
    assert game.targets() == [KINDS["f"], KINDS["t"]]
    game.choose(KINDS["t"])
    assert game.moment == "window"
    assert game.me.ready == "dt"
    assert game.may_launch(sursaut)


@pytest.mark.clause("G-23", "G-24")
def test_only_the_active_player_readies_and_draws() -> None:
    game = scenario(
        mine=[Piece(mule_cuirassee, engaged=True)],
        theirs=[Piece(mule_cuirassee, engaged=True)],
        rival_hand=[sursaut],
        rival_energies="d",
    )
    game.end_turn()
    assert not game.engaged(mule_cuirassee, seat=1)
    assert game.engaged(mule_cuirassee, seat=0)
    assert len(game.rival.hand) == 2


@pytest.mark.clause("G-27", "G-28", "G-47")
def test_both_phases_of_plays_allow_the_same_and_instants_wait_for_windows() -> None:
    game = scenario(
        hand=[novice_aurore, transmission_codee, jardin_clairvoyants, sursaut], mine=[acolyte_cendre]
    )
    assert all(game.may_launch(card) for card in (novice_aurore, transmission_codee, jardin_clairvoyants))
    game.attack(acolyte_cendre).settle()
    game.until("phase of plays")
    assert game.phase == "reinforcement"
    assert all(game.may_launch(card) for card in (novice_aurore, transmission_codee, jardin_clairvoyants))


@pytest.mark.clause("G-28")
def test_reinforcement_comes_without_an_attack_too() -> None:
    game = scenario(hand=[novice_aurore]).say_pass().settle().say_pass()
    while game.moment != "phase of plays":
        game.say_pass()
    assert game.phase == "reinforcement"


@pytest.mark.clause("G-30")
def test_all_wounds_are_removed_at_the_end_of_each_turn() -> None:
    game = scenario(
        mine=[Piece(mule_cuirassee, wounds=3)],
        theirs=[Piece(mule_cuirassee, wounds=2)],
        rival_hand=[sursaut],
        rival_energies="d",
    )
    game.end_turn()
    assert [game.wounds(mule_cuirassee, n) for n in (1, 2)] == [0, 0]


@pytest.mark.clause("G-31")
def test_there_is_no_limit_to_a_hand() -> None:
    game = scenario(hand=[colosse_quartz] * 12, rival_hand=[sursaut], rival_energies="d").end_turn()
    assert len(game.me.hand) == 12


@pytest.mark.clause("G-34", "G-35", "G-37")
def test_paying_engages_exactly_what_is_needed_and_asks_nothing_else() -> None:
    game = scenario(hand=[gardien_serment], energies="llfff")
    game.launch(gardien_serment)
    assert game.moment == "chain"
    assert game.me.ready == "lf"


@pytest.mark.clause("G-36", "G-37")
def test_the_side_of_a_star_is_asked_only_if_both_can_pay() -> None:
    game = scenario(hand=[mercenaire_endurci], energies="dddlll")
    game.answer(game.decision.options[1])
    assert game.targets() == [0, 3]
    game.choose(0)
    assert game.me.ready == "ddd"
    forced = scenario(hand=[mercenaire_endurci], energies="dddll")
    forced.answer(forced.decision.options[1])
    assert forced.me.ready == "ll"


@pytest.mark.clause("G-36")
def test_star_and_fixed_points_of_a_card_add_up() -> None:
    game = scenario(hand=[chevalier_crepuscule], energies="ddf")
    assert not game.may_launch(chevalier_crepuscule)


@pytest.mark.clause("G-38")
def test_ready_energies_pay_in_the_turns_of_others() -> None:
    game = scenario(
        hand=[brasier_interieur], theirs=[mule_cuirassee], rival_hand=[sursaut], rival_energies="l"
    )
    game.launch(brasier_interieur)
    game.launch(sursaut).settle()
    assert game.rival.ready == ""
    game.end_turn()
    assert game.rival.ready == "l"


@pytest.mark.clause("G-40", "G-42")
def test_what_is_engaged_neither_attacks_nor_blocks_nor_acts() -> None:
    game = scenario(
        mine=[Piece(guerisseuse_itinerante, engaged=True), acolyte_cendre],
        theirs=[Piece(mule_cuirassee, engaged=True)],
    )
    assert not game.may_use(guerisseuse_itinerante)
    game.attack(acolyte_cendre)
    assert game.engaged(acolyte_cendre)
    game.settle()
    assert game.rival.life == 18


@pytest.mark.clause("G-43")
def test_passives_go_on_while_engaged() -> None:
    game = scenario(mine=[Piece(gardien_serment, engaged=True), novice_aurore])
    assert game.figures(novice_aurore) == (1, 4)


@pytest.mark.clause("G-46", "G-81")
def test_a_new_unit_neither_attacks_nor_acts_but_its_entering_happens() -> None:
    game = scenario(hand=[guerisseuse_itinerante, pelerin_aube], mine=[Piece(mule_cuirassee, wounds=1)])
    game.launch(guerisseuse_itinerante).settle()
    game.launch(pelerin_aube).settle()
    assert game.me.life == 22
    assert not game.may_use(guerisseuse_itinerante)
    game.until("attack")
    assert [option & 1023 for option in game.decision.options if option] == [game.unit(mule_cuirassee)]


@pytest.mark.clause("G-93", "G-97")
@pytest.mark.parametrize(("library", "life"), [([], 17), ([mule_cuirassee], 20)])
def test_an_empty_library_costs_three_at_the_start_of_the_own_turn(library: list[Card], life: int) -> None:
    game = scenario(rival_library=library, rival_hand=[sursaut], rival_energies="d").end_turn()
    assert game.rival.life == life
    assert game.me.life == 20


@pytest.mark.clause("G-94", "G-95")
def test_who_puts_nothing_into_play_loses_two() -> None:
    game = scenario(
        hand=[transmission_codee],
        rival_hand=[sursaut, novice_aurore],
        rival_energies="ll",
        theirs=[mule_cuirassee],
        stalled=(0,),
    )
    game.launch(transmission_codee).settle().end_turn()
    assert game.rival.life == 20
    game.end_turn()
    assert game.me.life == 18  # an action is not put into play


@pytest.mark.clause("G-95")
def test_a_unit_that_came_and_died_again_counts() -> None:
    game = scenario(
        hand=[acolyte_cendre, nuit_masques], rival_hand=[sursaut], rival_energies="d", stalled=(0,)
    )
    game.launch(acolyte_cendre).settle()
    game.launch(nuit_masques).settle()
    assert game.me.units == []
    game.end_turn().end_turn()
    assert game.me.life == 20


@pytest.mark.clause("G-97")
def test_nobody_stalls_in_the_first_turn() -> None:
    play = Play(new_game(5))
    play.end_turn()
    assert play.clash.life == [20, 20]


@pytest.mark.clause("G-98")
def test_after_four_hundred_turns_the_game_is_a_draw() -> None:
    text = write_position(scenario(hand=[sursaut], rival_hand=[sursaut]).clash)
    clash = read_position(text.replace("number=5", "number=399"))
    play = Play(clash).end_turn()
    assert not clash.over
    play.end_turn()
    assert sorted(clash.winners) == [0, 1]
    assert [GAME.score(clash, seat) for seat in (0, 1)] == [0.0, 0.0]
    assert GAME.points(clash) == [0, 0]


@pytest.mark.clause("G-1")
def test_discarded_cards_lie_in_their_owners_pit() -> None:
    game = scenario(hand=[brasier_interieur], theirs=[mule_cuirassee]).launch(brasier_interieur).settle()
    assert [game.clash.zone[card] for card in game.clash.pit[0] + game.clash.pit[1]] == [PIT, PIT]
