"""What an answer in a window or to the chain would change, before it is given."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.ai.determinization import determinize
from baston.games.galacticlash.cards.card import Card
from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur
from baston.games.galacticlash.factions.cercle_cendre.units import bete_fosses
from baston.games.galacticlash.factions.neutral import mule_cuirassee, transmission_codee
from baston.games.galacticlash.factions.ordre_aurore.events import bouclier_lueur, volonte_inflexible
from baston.games.galacticlash.factions.ordre_aurore.units import novice_aurore
from baston.games.galacticlash.queries.figures import attack, defense
from baston.kernel.frame import PASS
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list
from tests.galacticlash.scenario import Play, scenario


def answers(game: Play, *plan: int) -> list[dict[str, Json]]:
    foreseen = GAME.presentation.foresee(game.clash, list(plan))
    assert foreseen is not None, "this is an answer"
    return [a_dict(answer) for answer in a_list(foreseen["answers"])]


def launching(game: Play, card: Card) -> int:
    return next(o for o in game.decision.options if o != PASS and game.clash.what[o] == card.number)


def in_danger() -> Play:
    """My mule is aimed at by a blaze, which I may answer."""
    game = scenario(
        hand=[brasier_interieur],
        theirs=[mule_cuirassee],
        rival_hand=[volonte_inflexible, bouclier_lueur],
        rival_energies="lllff",
        open_decks="true",
    )
    return game.launch(brasier_interieur, mule_cuirassee)


@pytest.mark.clause("G-66", "G-67")
def test_the_chain_is_foreseen_as_if_nobody_acted_and_with_each_answer() -> None:
    game = in_danger()
    assert game.asked == 1
    mule = game.unit(mule_cuirassee)
    passing = answers(game, PASS)[0]
    assert passing["units"] == [{"handle": mule, "attack": None, "left": None}]
    countering = answers(game, launching(game, volonte_inflexible))[0]
    assert (countering["known"], countering["units"]) == (True, [])


def test_what_comes_into_play_and_what_is_drawn_is_told() -> None:
    game = scenario(hand=[novice_aurore, transmission_codee], energies="lllff", open_decks="true")
    game.launch(novice_aurore)
    passing = answers(game, PASS)[0]
    assert (passing["units"], passing["enter"], passing["draw"]) == ([], ["novice_aurore"], [0, 0])


def test_nothing_of_it_is_played() -> None:
    game = in_danger()
    before = GAME.digest(game.clash)
    answers(game)
    assert GAME.digest(game.clash) == before


def test_what_depends_on_its_target_says_so_until_the_target_is_chosen() -> None:
    game = scenario(
        hand=[brasier_interieur],
        theirs=[mule_cuirassee, novice_aurore],
        rival_hand=[bouclier_lueur],
        rival_energies="lllff",
        open_decks="true",
    ).launch(brasier_interieur, mule_cuirassee)
    told = answers(game, launching(game, bouclier_lueur))[0]
    assert (told["asks"], told["units"]) == (True, [])
    game.answer(launching(game, bouclier_lueur))
    by_target = {a_dict(answer)["option"]: answer["units"] for answer in answers(game)}
    mule, novice = game.unit(mule_cuirassee), game.unit(novice_aurore)
    assert [a_dict(unit)["handle"] for unit in a_list(by_target[novice])] == [mule]
    assert a_list(by_target[mule]) != a_list(by_target[novice])


@pytest.mark.clause("G-58")
def test_before_wounds_are_dealt_the_combat_is_foreseen_with_them() -> None:
    game = scenario(
        mine=[bete_fosses], hand=[bouclier_lueur], energies="lllff", life=(13, 13), open_decks="true"
    )
    game.attack(bete_fosses).until("window")
    strength = game.figures(bete_fosses)[0]
    while game.clash.frames[-1].subject != 4:
        game.say_pass()
    told = answers(game, PASS)[0]
    assert told["life"] == [13, 13 - strength]


@pytest.mark.clause("G-48")
def test_in_the_construction_phase_each_target_tells_what_it_would_become() -> None:
    game = scenario(hand=[brasier_interieur], theirs=[mule_cuirassee, novice_aurore], open_decks="true")
    assert not is_foreseen(game, 0), "nothing is launched yet"
    game.answer(launching(game, brasier_interieur))
    assert is_foreseen(game, 0)
    assert is_foreseen(game, 1) is None, "another is asked"
    by_target = {a_dict(answer)["option"]: answer["units"] for answer in answers(game)}
    for target in (game.unit(mule_cuirassee), game.unit(novice_aurore)):
        assert by_target[target] == [{"handle": target, "attack": None, "left": None}]


def is_foreseen(game: Play, seat: int) -> Json:
    """Whether the seat is told that it may ask what its answers come to."""
    return a_dict(GAME.presentation.view(game.clash, seat)["decision"])["foreseen"]


def test_other_questions_are_not_foreseen() -> None:
    game = scenario(hand=[transmission_codee])
    assert GAME.presentation.foresee(game.clash, []) is None


def test_what_is_foreseen_comes_true_and_tells_nothing_hidden() -> None:
    """In random games, wherever the last one to answer declines: units are as they were told to be."""
    told = 0
    for seed in range(1, 9):
        clash = GAME.new(GAME.setup(2, {"even_windows": "true"}), seed)
        chance = Rng(seed)
        while clash.decision is not None and clash.turn_number < 14:
            options = clash.decision.options
            option = options[chance.below(len(options))]
            foreseen = GAME.presentation.foresee(clash, [option])
            if foreseen is not None and "answers" in foreseen:
                sample = determinize(clash, clash.decision.player, seed)
                assert GAME.presentation.foresee(sample, [option]) == foreseen
            resolves = len(clash.chain)
            GAME.answer(clash, option)
            answer = a_dict(a_list(foreseen["answers"])[0]) if foreseen and "answers" in foreseen else {}
            if resolves and not clash.chain and answer.get("known") and not answer["asks"]:
                for unit in map(a_dict, a_list(answer["units"])):
                    handle = int(str(unit["handle"]))
                    figures = (
                        (attack(clash, handle), defense(clash, handle) - clash.wounds[handle])
                        if handle in clash.units
                        else (None, None)
                    )
                    assert (unit["attack"], unit["left"]) == figures
                    told += 1
    assert told > 5


def test_who_waits_is_told_what_the_chain_comes_to_if_nobody_answers() -> None:
    game = in_danger()
    assert GAME.presentation.forecast(game.clash, 0) == {"answers": [answers(game, PASS)[0]]}
    quiet = scenario(hand=[transmission_codee])
    assert GAME.presentation.forecast(quiet.clash, 1) == {"answers": []}


def test_what_who_waits_is_told_depends_on_nothing_that_is_hidden_from_them() -> None:
    told = 0
    for seed in range(1, 7):
        clash = GAME.new(GAME.setup(2, {"even_windows": "true"}), seed)
        chance = Rng(seed)
        while clash.decision is not None and clash.turn_number < 14:
            seat = 1 - clash.decision.player
            foreseen = GAME.presentation.forecast(clash, seat)
            assert foreseen == GAME.presentation.forecast(determinize(clash, seat, seed), seat)
            told += len(a_list(foreseen["answers"]))
            options = clash.decision.options
            GAME.answer(clash, options[chance.below(len(options))])
    assert told > 20
