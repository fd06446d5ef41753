"""Breakthrough: wounds that no blocker needs may be assigned to the attacked player (G-60)."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.ai.quiescence import quiet_answer
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre
from baston.games.galacticlash.factions.directoire_airain.units import marcheur_siege
from baston.games.galacticlash.factions.ligue_lisieres.events import esquive_instinctive, leurre_holographique
from baston.games.galacticlash.factions.neutral import mule_cuirassee, titan_errant
from baston.games.galacticlash.factions.ordre_aurore.events import bouclier_lueur
from baston.games.galacticlash.factions.ordre_aurore.units import novice_aurore
from baston.kernel.frame import PASS
from tests.galacticlash.scenario import Play, Side, scenario


def walker_against_a_shielded_novice(life: int = 20) -> Play:
    """A 6/6 whose only blocker, a 1/3, has the next three wounds prevented; its controller is asked."""
    game = scenario(
        mine=[marcheur_siege],
        theirs=[novice_aurore],
        rival_hand=[bouclier_lueur],
        rival_energies="l",
        life=(20, life),
    )
    game.attack(marcheur_siege).block((novice_aurore, marcheur_siege))
    return game.launch(bouclier_lueur, novice_aurore).until("breakthrough")


def options(game: Play, lang: str) -> list[str]:
    return [GAME.presentation.label(game.clash, option, lang) for option in game.decision.options]


@pytest.mark.clause("G-60")
def test_a_shield_does_not_count_in_what_a_blocker_needs() -> None:
    game = walker_against_a_shielded_novice(life=3)
    assert (game.asked, game.targets()) == (0, [3, 2, 1, 0])
    game.choose(3)
    assert game.clash.winners == [0]


@pytest.mark.clause("G-60", "G-63")
def test_the_shield_absorbs_once_the_wounds_are_assigned() -> None:
    through = walker_against_a_shielded_novice().choose(3)
    assert (through.rival.life, through.rival.units) == (17, [novice_aurore])
    assert through.wounds(novice_aurore) == 0
    held_back = walker_against_a_shielded_novice().choose(0)
    assert (held_back.rival.life, held_back.rival.units) == (20, [])


@pytest.mark.clause("G-59", "G-60")
def test_a_titan_kills_past_two_blockers_one_of_them_shielded() -> None:
    game = scenario(
        mine=[titan_errant],
        theirs=[novice_aurore, acolyte_cendre],
        rival_hand=[bouclier_lueur],
        rival_energies="l",
        life=(20, 4),
    )
    game.attack(titan_errant).block((novice_aurore, titan_errant), (acolyte_cendre, titan_errant))
    game.launch(bouclier_lueur, acolyte_cendre).until("breakthrough").choose(4)
    assert game.clash.winners == [0]


@pytest.mark.clause("G-60", "G-105")
@pytest.mark.parametrize(("through", "seen"), [(0, 0b1010), (1, 0b1111)])
def test_an_attacker_who_would_rather_not_reveal_a_decoy_need_not(through: int, seen: int) -> None:
    game = scenario(
        mine=[marcheur_siege], theirs=[novice_aurore], others=(Side(), Side()), format="duo", decoys=(1,)
    )
    game.attack(marcheur_siege).block((novice_aurore, marcheur_siege)).until("breakthrough").choose(through)
    assert game.clash.life == [30, 30]
    assert game.clash.seen[2] == seen


@pytest.mark.clause("G-59", "G-60")
def test_fewer_wounds_may_break_through_and_then_each_blocker_gets_what_it_needs() -> None:
    game = scenario(mine=[titan_errant], theirs=[novice_aurore, acolyte_cendre])
    game.attack(titan_errant).block((novice_aurore, titan_errant), (acolyte_cendre, titan_errant))
    game.until("breakthrough")
    assert game.targets() == [4, 3, 2, 1, 0]
    game.choose(2)
    assert game.targets() == [3, 4, 5]
    game.choose(5)
    assert (game.rival.life, game.rival.units) == (18, [])


@pytest.mark.clause("G-59", "G-60")
def test_if_none_break_through_the_split_is_free() -> None:
    game = scenario(mine=[titan_errant], theirs=[novice_aurore, acolyte_cendre])
    game.attack(titan_errant).block((novice_aurore, titan_errant), (acolyte_cendre, titan_errant))
    game.until("breakthrough").choose(0)
    assert game.targets() == list(range(9))
    game.choose(8)
    assert (game.rival.life, game.rival.units) == (20, [acolyte_cendre])


@pytest.mark.clause("G-60")
def test_without_its_blocker_all_may_break_through_or_nothing() -> None:
    for through in (6, 0):
        game = scenario(
            mine=[marcheur_siege],
            theirs=[novice_aurore],
            rival_hand=[esquive_instinctive],
            rival_energies="l",
        )
        game.attack(marcheur_siege).block((novice_aurore, marcheur_siege))
        game.launch(esquive_instinctive).until("breakthrough").choose(through)
        assert game.rival.life == 20 - through


@pytest.mark.clause("G-60")
def test_nothing_is_asked_where_nothing_can_break_through() -> None:
    enough = scenario(mine=[marcheur_siege], theirs=[mule_cuirassee, novice_aurore])
    enough.attack(marcheur_siege).block((mule_cuirassee, marcheur_siege), (novice_aurore, marcheur_siege))
    assert enough.until("split").targets() == [0, 1, 2, 3, 4, 5, 6]  # how the blockers share them
    prevented = scenario(
        mine=[marcheur_siege], theirs=[novice_aurore], rival_hand=[leurre_holographique], rival_energies="lt"
    )
    prevented.attack(marcheur_siege).block((novice_aurore, marcheur_siege))
    prevented.launch(leurre_holographique, marcheur_siege).settle()
    assert prevented.phase == "reinforcement"
    assert prevented.rival.life == 20
    unblocked = scenario(mine=[marcheur_siege]).attack(marcheur_siege).settle()
    assert unblocked.rival.life == 14


@pytest.mark.clause("G-60")
def test_each_option_says_who_gets_how_many_wounds() -> None:
    alone = walker_against_a_shielded_novice()
    assert GAME.presentation.clause(alone.clash) == "G-60"
    assert options(alone, "en") == [
        "3 to Novice of the Dawn, 3 to Player 2",
        "4 to Novice of the Dawn, 2 to Player 2",
        "5 to Novice of the Dawn, 1 to Player 2",
        "6 to Novice of the Dawn, none to Player 2",
    ]
    assert options(alone, "fr")[3] == "6 pour Novice de l’Aurore, aucune pour Joueur 2"
    game = scenario(mine=[titan_errant], theirs=[novice_aurore, acolyte_cendre])
    game.attack(titan_errant).block((novice_aurore, titan_errant), (acolyte_cendre, titan_errant))
    game.until("breakthrough")
    assert options(game, "en")[0] == "3 to Novice of the Dawn, 1 to Ash Acolyte, 4 to Player 2"
    assert options(game, "en")[3] == "7 to the blockers, 1 to Player 2"
    game.choose(1)
    assert GAME.presentation.prompt(game.clash, "en").endswith("how many wounds does Novice of the Dawn get?")
    assert options(game, "en")[0] == "3 to Novice of the Dawn, 4 to Ash Acolyte"
    assert GAME.presentation.clause(game.clash) == "G-59"
    twins = scenario(mine=[titan_errant], theirs=[novice_aurore, novice_aurore])
    twins.attack(titan_errant).until("blocks")
    for option in [twins.decision.options[-1], twins.decision.options[-2], PASS]:
        twins.answer(option)
    assert options(twins.until("breakthrough"), "en")[0] == (
        "3 to Novice of the Dawn no. 2, 3 to Novice of the Dawn no. 1, 2 to Player 2"
    )


@pytest.mark.clause("G-60")
@pytest.mark.parametrize(("life", "through"), [(20, 0), (3, 3)])
def test_a_bot_kills_through_a_shield_unless_the_wounds_win_the_game(life: int, through: int) -> None:
    game = walker_against_a_shielded_novice(life)
    assert quiet_answer(game.clash) == through + 1
