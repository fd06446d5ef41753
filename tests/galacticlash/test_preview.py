"""What the view foretells of combats and payments, if nobody answers any more."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import Card
from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre, bete_fosses
from baston.games.galacticlash.factions.directoire_airain.units import marcheur_siege
from baston.games.galacticlash.factions.ligue_lisieres.events import esquive_instinctive
from baston.games.galacticlash.factions.neutral import mastodonte_mines, mule_cuirassee
from baston.games.galacticlash.factions.ordre_aurore.events import bouclier_lueur
from baston.games.galacticlash.factions.ordre_aurore.presences import bastion_opale
from baston.games.galacticlash.factions.ordre_aurore.units import colosse_quartz, novice_aurore, pelerin_aube
from baston.games.galacticlash.factions.syndicat_vide.events import coup_fourre
from baston.games.galacticlash.factions.syndicat_vide.units import assassin_sans_visage
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, an_int
from tests.galacticlash.scenario import KINDS, Piece, Play, scenario


def fates(game: Play, seat: int | None = 0) -> dict[int, tuple[Json, Json, Json]]:
    """By unit: what becomes of it, its wounds, what goes through to the player; amounts at least, at most."""
    shown = [a_dict(fate) for fate in a_list(GAME.presentation.view(game.clash, seat)["fates"])]
    return {an_int(fate["handle"]): (fate["fate"], fate["wounds"], fate["through"]) for fate in shown}


def payments(game: Play, seat: int) -> Json:
    return a_dict(GAME.presentation.view(game.clash, seat)["decision"])["payments"]


def paid(game: Play, card: Card) -> str:
    """The letters of the energies that launching the card would engage, as its player sees it."""
    options = game.decision.options
    launched = next(option for option in options if option > 0 and game.clash.what[option] == card.number)
    return letters(game, a_list(payments(game, game.asked))[options.index(launched)])


def letters(game: Play, energies: Json) -> str:
    kinds = {kind.number: letter for letter, kind in KINDS.items()}
    return "".join(kinds[game.clash.what[an_int(energy)]] for energy in a_list(energies))


@pytest.mark.clause("G-58")
def test_what_is_not_blocked_goes_through() -> None:
    game = scenario(mine=[bete_fosses, novice_aurore]).attack(bete_fosses)
    assert fates(game, None) == {game.unit(bete_fosses): ("survives", [0, 0], [6, 6])}


@pytest.mark.clause("G-58", "G-61")
def test_fighters_die_of_each_other_or_keep_their_wounds() -> None:
    game = scenario(mine=[bete_fosses], theirs=[novice_aurore])
    game.attack(bete_fosses).block((novice_aurore, bete_fosses))
    assert fates(game) == {
        game.unit(bete_fosses): ("survives", [1, 1], [0, 0]),
        game.unit(novice_aurore): ("dies", [6, 6], [0, 0]),
    }
    game.settle()
    assert game.wounds(bete_fosses) == 1
    assert game.rival.units == []


@pytest.mark.clause("G-61")
def test_wounds_that_it_has_already_count() -> None:
    game = scenario(mine=[bete_fosses], theirs=[Piece(colosse_quartz, wounds=1)])
    game.attack(bete_fosses).block((colosse_quartz, bete_fosses))
    assert {fate for fate, _, _ in fates(game).values()} == {"dies"}


@pytest.mark.clause("G-59")
def test_where_the_attacker_chooses_each_blocker_may_die() -> None:
    game = scenario(mine=[mastodonte_mines], theirs=[acolyte_cendre, mule_cuirassee, colosse_quartz])
    game.attack(mastodonte_mines)
    game.block(*[(blocker, mastodonte_mines) for blocker in (acolyte_cendre, mule_cuirassee, colosse_quartz)])
    assert fates(game) == {
        game.unit(mastodonte_mines): ("dies", [8, 8], [0, 0]),
        game.unit(acolyte_cendre): ("may_die", [0, 4], [0, 0]),
        game.unit(mule_cuirassee): ("may_die", [0, 4], [0, 0]),
        game.unit(colosse_quartz): ("survives", [0, 4], [0, 0]),
    }


@pytest.mark.clause("G-55")
def test_blockers_that_are_being_picked_are_foretold_to_who_picks_them_alone() -> None:
    game = scenario(mine=[bete_fosses], theirs=[novice_aurore, acolyte_cendre])
    game.attack(bete_fosses).until("blocks").pair(novice_aurore, bete_fosses)
    assert fates(game, 1)[game.unit(novice_aurore)] == ("dies", [6, 6], [0, 0])
    assert fates(game, 0) == fates(game, None) == {game.unit(bete_fosses): ("survives", [0, 0], [6, 6])}


@pytest.mark.clause("G-55", "G-79")
def test_what_blocking_itself_changes_is_foretold() -> None:
    game = scenario(mine=[mastodonte_mines], theirs=[novice_aurore, acolyte_cendre, bastion_opale])
    game.attack(mastodonte_mines).until("blocks").pair(novice_aurore, mastodonte_mines)
    assert fates(game, 1)[game.unit(novice_aurore)] == ("survives", [4, 4], [0, 0])


@pytest.mark.clause("G-60")
def test_breakthrough_is_foretold() -> None:
    game = scenario(mine=[marcheur_siege], theirs=[novice_aurore])
    game.attack(marcheur_siege).block((novice_aurore, marcheur_siege))
    assert fates(game) == {
        game.unit(marcheur_siege): ("survives", [1, 1], [0, 3]),
        game.unit(novice_aurore): ("dies", [3, 6], [0, 0]),
    }
    game.until("breakthrough").choose(3)
    assert game.rival.life == 17


@pytest.mark.clause("G-60")
def test_what_a_shield_leaves_to_the_attackers_choice_is_foretold_as_open() -> None:
    game = scenario(
        mine=[marcheur_siege], theirs=[novice_aurore], rival_hand=[bouclier_lueur], rival_energies="l"
    )
    game.attack(marcheur_siege).block((novice_aurore, marcheur_siege))
    game.launch(bouclier_lueur, novice_aurore).until("breakthrough")
    assert fates(game)[game.unit(novice_aurore)] == ("may_die", [0, 3], [0, 0])


@pytest.mark.clause("G-59", "G-60")
def test_what_has_been_assigned_is_foretold_as_certain() -> None:
    game = scenario(
        mine=[marcheur_siege, mastodonte_mines], theirs=[novice_aurore, acolyte_cendre, pelerin_aube]
    )
    game.attack(marcheur_siege, mastodonte_mines).block(
        (novice_aurore, marcheur_siege), (acolyte_cendre, mastodonte_mines), (pelerin_aube, mastodonte_mines)
    )
    game.until("breakthrough").choose(2)
    assert fates(game) == {
        game.unit(marcheur_siege): ("survives", [1, 1], [2, 2]),
        game.unit(mastodonte_mines): ("survives", [3, 3], [0, 0]),
        game.unit(novice_aurore): ("dies", [4, 4], [0, 0]),
        game.unit(acolyte_cendre): ("may_die", [0, 4], [0, 0]),
        game.unit(pelerin_aube): ("may_die", [0, 4], [0, 0]),
    }


@pytest.mark.clause("G-60")
def test_what_is_blocked_lets_nothing_through_though_its_blocker_has_left() -> None:
    game = scenario(
        mine=[bete_fosses],
        theirs=[mule_cuirassee],
        rival_hand=[esquive_instinctive],
        rival_energies="l",
    )
    game.attack(bete_fosses).block((mule_cuirassee, bete_fosses))
    game.launch(esquive_instinctive).until("window")
    assert fates(game) == {game.unit(bete_fosses): ("survives", [0, 0], [0, 0])}


@pytest.mark.clause("G-61")
def test_a_shield_is_foretold_and_a_lethal_wound_too() -> None:
    game = scenario(
        mine=[assassin_sans_visage, bete_fosses],
        theirs=[colosse_quartz, mule_cuirassee],
        rival_hand=[bouclier_lueur],
        rival_energies="l",
    )
    game.attack(assassin_sans_visage, bete_fosses)
    game.block((colosse_quartz, assassin_sans_visage), (mule_cuirassee, bete_fosses))
    assert fates(game)[game.unit(colosse_quartz)] == ("dies", [3, 3], [0, 0])
    game.launch(bouclier_lueur, colosse_quartz).until("window")
    assert fates(game)[game.unit(colosse_quartz)] == ("survives", [0, 0], [0, 0])


@pytest.mark.clause("G-58")
def test_nothing_is_foretold_or_shown_of_a_combat_that_is_over() -> None:
    game = scenario(mine=[bete_fosses], hand=[novice_aurore], theirs=[colosse_quartz])
    game.attack(bete_fosses).until("phase of plays")
    assert game.phase == "reinforcement"
    assert fates(game) == {}
    assert GAME.presentation.view(game.clash, 0)["combat"] is None


@pytest.mark.clause("G-37")
def test_the_energies_that_a_card_will_engage_are_shown_to_its_player() -> None:
    game = scenario(hand=[colosse_quartz], energies="llllffd")
    assert paid(game, colosse_quartz) == "lllff"
    assert payments(game, 1) is None


@pytest.mark.clause("G-36", "G-37")
def test_the_side_of_a_star_is_shown_once_it_is_certain() -> None:
    game = scenario(hand=[coup_fourre], theirs=[novice_aurore], energies="dl")
    assert paid(game, coup_fourre) == ""
    assert paid(scenario(hand=[coup_fourre], theirs=[novice_aurore], energies="l"), coup_fourre) == "l"
    assert GAME.presentation.view(game.clash, 0)["paying"] == []


@pytest.mark.clause("G-48")
def test_what_is_being_launched_shows_what_will_pay_it_while_its_target_is_chosen() -> None:
    game = scenario(hand=[brasier_interieur], theirs=[novice_aurore, pelerin_aube], energies="ddff")
    game.answer(game.decision.options[-1])
    assert game.targets() == [novice_aurore, pelerin_aube]
    assert letters(game, GAME.presentation.view(game.clash, None)["paying"]) == "ddf"
    game.choose(pelerin_aube)
    assert GAME.presentation.view(game.clash, None)["paying"] == []


@pytest.mark.clause("G-68")
@pytest.mark.parametrize(
    ("players", "rules"),
    [(2, {}), (3, {"action_speed_in_answer": "true"}), (4, {"format": "duo", "reopen_chain": "true"})],
)
def test_who_might_answer_is_known_to_all_and_whoever_can_is_among_them(
    players: int, rules: dict[str, str]
) -> None:
    """The same in all determinizations for the others."""
    setup = GAME.setup(players, {"even_windows": "true", "decks": "generated"} | rules)
    clash, chance = GAME.new(setup, 1), Rng(1)
    might: list[bool] = []
    while clash.decision is not None:
        asked, options = clash.decision.player, clash.decision.options
        if GAME.presentation.is_window(clash):
            tells = GAME.presentation.tells_by_time(clash)
            might.append(tells)
            assert tells or len(options) == 1
            other = (asked + 1 + len(might) % (players - 1)) % players
            if len(might) % players == 0:
                assert (
                    GAME.presentation.tells_by_time(GAME.search.determinize(clash, other, len(might)))
                    is tells
                )
        GAME.answer(clash, options[chance.below(len(options))])
    assert {*might} == {False, True}


@pytest.mark.parametrize("asked", ["false", "true"])
def test_where_only_who_can_answer_is_asked_the_time_tells_no_more_than_the_question(asked: str) -> None:
    game = scenario(
        hand=[brasier_interieur],
        theirs=[mule_cuirassee],
        rival_hand=[bouclier_lueur],
        rival_energies="l",
        even_windows=asked,
    )
    assert GAME.presentation.tells_by_time(game.launch(brasier_interieur).clash) is (asked == "true")
