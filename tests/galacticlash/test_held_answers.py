"""The estimate by which bots play: what it sees of answers held back, of targets, of the rest of the turn.

Each position is played by greedy play, of which `normal` makes three answers in four.
"""

from __future__ import annotations

from typing import Final

import pytest

from baston.bots import bot_named
from baston.games import game_named
from baston.games.galacticlash.presentation.position import read_position
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.frame import PASS
from baston.kernel.rng import Rng

GAME: Final = game_named("galacticlash")
SEEDS: Final = (1, 2, 3)
LIBRARIES: Final = "\n".join(f"library {seat}: {' '.join(['force_lumineuse'] * 6)}" for seat in (1, 2))

# Seat 1 has energies for one of two cards, and wins in its next turn if it lives to see it.
HELD: Final = {
    # Captain Joan Farel attacks at once, with the mule, for the last three points.
    "Total Interference": """
galacticlash flash players=2 turn=1 number=15 phase=reinforcement life=3,4 turns=8,7 laid=1,1
play: 1:mastodonte_mines! 1:canonniere_rapiecee! 2:mule_cuirassee
energies 1: force_lumineuse*2 maitrise_technologies*2
energies 2: force_lumineuse*3 maitrise_technologies*3
hand 1: interference_totale transmission_codee
hand 2: joan_farel force_lumineuse""",
    # Eight of nine points are lost to the attack that comes, fourteen with the Rally of the Free Worlds.
    "Unbending Will": """
galacticlash flash players=2 turn=1 number=15 phase=reinforcement life=9,4 turns=8,7 laid=1,1
play: 1:cavaliere_solaire! 1:rapace_aube! 2:canonniere_rapiecee 2:pilote_volontaire 2:milice_lisiere
energies 1: force_lumineuse maitrise_force
energies 2: force_lumineuse*3 maitrise_technologies*3
hand 1: volonte_inflexible jardin_clairvoyants
hand 2: ralliement_mondes force_lumineuse""",
    # The cruiser flies over, for six points of four.
    "Holographic Decoy": """
galacticlash flash players=2 turn=1 number=15 phase=reinforcement life=4,3 turns=8,7 laid=1,1
play: 1:canonniere_rapiecee! 1:escadrille_lucioles! 2:croiseur_esperance
energies 1: force_lumineuse maitrise_technologies
energies 2: force_lumineuse*2 maitrise_technologies*2
hand 1: leurre_holographique balise_ralliement
hand 2: mule_cuirassee force_lumineuse""",
}


def position(text: str, seed: int = 1) -> Clash:
    return read_position(f"{text.strip()}\n{LIBRARIES}", seed)


def options(clash: Clash) -> list[int]:
    assert clash.decision is not None
    return clash.decision.options


def chosen(clash: Clash, seed: int = 1) -> str:
    """What greedy play answers, in words."""
    assert clash.decision is not None
    option = bot_named("greedy").choose(GAME, clash, clash.decision.player, seed)
    return GAME.presentation.label(clash, option, "en")


def played_out(clash: Clash, seed: int) -> list[str]:
    """The answers of seat 1 until the game is over, both seats played greedily."""
    chance, told = Rng(seed), []
    while clash.decision is not None:
        player = clash.decision.player
        option = bot_named("greedy").choose(GAME, clash, player, chance.next32())
        if player == 0:
            told.append(GAME.presentation.label(clash, option, "en"))
        GAME.answer(clash, option)
    return told


@pytest.mark.parametrize("answer", HELD)
@pytest.mark.parametrize("seed", SEEDS)
def test_energies_are_kept_for_an_answer_that_wins_the_game(answer: str, seed: int) -> None:
    clash = position(HELD[answer], seed)
    assert len(options(clash)) == 2, "there is something else to spend the energies on"
    told = played_out(clash, seed)
    assert told[0] == "End the phase"
    assert told[1] == f"Launch {answer}"
    assert clash.winners == [0]


@pytest.mark.parametrize("answer", HELD)
@pytest.mark.parametrize("seed", SEEDS)
def test_who_spends_them_loses(answer: str, seed: int) -> None:
    clash = position(HELD[answer], seed)
    GAME.answer(clash, next(option for option in options(clash) if option != PASS))
    assert f"Launch {answer}" not in played_out(clash, seed)
    assert clash.winners == [1]


def test_a_removal_is_launched_for_the_best_of_its_targets() -> None:
    clash = position("""
galacticlash flash players=2 turn=1 number=9 phase=construction life=20,20 turns=5,4 laid=1,1
play: 1:croiseur_esperance! 2:pilote_volontaire! 2:colosse_quartz!
energies 1: force_obscure maitrise_technologies*2
energies 2: force_lumineuse*3
hand 1: frappe_chirurgicale
hand 2: force_lumineuse""")
    assert chosen(clash) == "Launch Surgical Strike"
    GAME.answer(clash, options(clash)[1])
    assert chosen(clash) == "Quartz Colossus (Player 2)"


BOOST: Final = """
galacticlash flash players=2 turn=1 number=9 phase={phase} life=20,{life} turns=5,4 laid=1,1
play: 1:canonniere_rapiecee{mark} 1:pilote_volontaire{mark}
energies 1: force_lumineuse*2 maitrise_technologies*2
energies 2: force_lumineuse*3
hand 1: ralliement_mondes
hand 2: force_lumineuse"""


def test_what_lasts_until_end_of_turn_is_kept_where_nothing_fights() -> None:
    clash = position(BOOST.format(phase="reinforcement", life=9, mark="!"))
    assert len(options(clash)) == 2
    assert chosen(clash) == "End the phase"


def test_it_is_launched_for_an_attack_that_it_makes_deadly() -> None:
    assert chosen(position(BOOST.format(phase="construction", life=9, mark=""))) == (
        "Launch Rally of the Free Worlds"
    )


def test_the_first_of_many_attackers_is_not_judged_alone() -> None:
    """One that attacks alone is blocked and dies; of three, two take the last points."""
    clash = position("""
galacticlash flash players=2 turn=1 number=9 phase=construction life=20,4 turns=5,4 laid=1,1
play: 1:acolyte_cendre 1:acolyte_cendre 1:acolyte_cendre 2:mastodonte_mines
energies 1: force_lumineuse
energies 2: force_lumineuse
hand 1:
hand 2: force_lumineuse""")
    told = played_out(clash, 1)
    assert len([answer for answer in told if answer.endswith("attacks Player 2")]) == 3
    assert clash.winners == [0]
