"""What a seat sees of who may answer."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import BY_ID
from baston.games.galacticlash.constants import ATTACK_BONUS
from baston.games.galacticlash.queries.seats import player_handle
from baston.kernel.frame import FIELD
from baston.kernel.modifier import END_OF_TURN, Modifier
from baston.kernel.text import a_dict, a_list
from tests.galacticlash.scenario import Side, scenario

MESSAGE = BY_ID["transmission_codee"]
BLAZE = BY_ID["brasier_interieur"]
MULE = BY_ID["mule_cuirassee"]
SPURT = BY_ID["sursaut"]
LEADER = BY_ID["meneur_rites"]
ACOLYTE = BY_ID["acolyte_cendre"]
WILL = BY_ID["volonte_inflexible"]


@pytest.mark.clause("G-66")
def test_everybody_sees_who_may_answer_in_which_order_until_the_chain_closes() -> None:
    game = scenario(hand=[MESSAGE], rival_hand=[WILL], rival_energies="lf", others=(Side(),), format="multi")
    game.launch(MESSAGE)
    assert [GAME.presentation.view(game.clash, seat)["answering"] for seat in (0, 1, 2, None)] == [
        {"window": 0, "seats": [1, 2, 0]}
    ] * 4
    game.say_pass()
    assert GAME.presentation.view(game.clash, 0)["answering"] == {"window": 0, "seats": [2, 0]}


@pytest.mark.clause("G-66")
def test_who_may_answer_is_told_what_waits_whose_it_is_and_at_which_one_it_aims() -> None:
    game = scenario(hand=[BLAZE], theirs=[MULE, MULE], rival_hand=[WILL], energies="ddf", rival_energies="lf")
    game.launch(BLAZE).choose(MULE, nth=2)
    assert game.asked == 1
    assert GAME.presentation.prompt(game.clash, "en") == (
        "Inner Blaze (Player 1) waits on the chain, aimed at Armored Mule (Player 2) no. 2. Do you answer?"
    )
    game = scenario(hand=[MESSAGE], rival_hand=[WILL], rival_energies="lf")
    game.launch(MESSAGE)
    assert " waits on the chain. Do you answer?" in GAME.presentation.prompt(game.clash, "en")


@pytest.mark.clause("G-68")
def test_a_window_tells_which_it_is_and_leaves_out_who_wants_to_go_on() -> None:
    game = scenario(hand=[], mine=[])
    while game.moment != "window":
        game.say_pass()
    assert GAME.presentation.view(game.clash, 1)["answering"] == {"window": 2, "seats": [1]}


@pytest.mark.clause("G-103")
def test_a_secret_decoy_looks_like_a_defender_to_all_but_its_team() -> None:
    tables = [
        scenario(mine=[MULE], others=(Side(), Side()), format="duo", decoys=(0, decoy)).until("attack")
        for decoy in (1, 3)
    ]
    one, other = (game.clash for game in tables)
    for seat in (0, 2, None):
        assert GAME.presentation.view(one, seat) == GAME.presentation.view(other, seat)
    for plan in ([], [tables[0].unit(MULE) | 2 << FIELD], [tables[0].unit(MULE) | 4 << FIELD]):
        assert GAME.presentation.foresee(one, plan) == GAME.presentation.foresee(other, plan)
    assert GAME.presentation.view(one, 1) != GAME.presentation.view(other, 1)


def test_a_unit_says_which_cards_change_its_figures_and_by_how_much() -> None:
    game = scenario(hand=[SPURT], mine=[LEADER, ACOLYTE])
    game.launch(SPURT, ACOLYTE).settle()
    for seat in (0, 1, None):
        units = [a_dict(unit) for unit in a_list(GAME.presentation.view(game.clash, seat)["units"])]
        assert {str(unit["card"]): unit["why"] for unit in units} == {
            LEADER.id: [],
            ACOLYTE.id: [[SPURT.id, 1, 2], [LEADER.id, 1, 0]],
        }


@pytest.mark.clause("G-103")
def test_a_role_that_changes_figures_is_not_named() -> None:
    game = scenario(mine=[MULE], others=(Side(), Side()), format="duo", decoys=(0, 1))
    role = game.clash.what[player_handle(0)]
    game.clash.lasting.append(Modifier(ATTACK_BONUS, 1, game.unit(MULE), END_OF_TURN, role))
    [unit] = a_list(GAME.presentation.view(game.clash, 1)["units"])
    assert a_dict(unit)["why"] == [[None, 1, 0]]
