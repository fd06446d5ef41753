"""What a seat sees of who may answer."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.card import BY_ID
from tests.galacticlash.scenario import Side, scenario

MESSAGE = BY_ID["transmission_codee"]
WILL = BY_ID["volonte_inflexible"]


@pytest.mark.clause("G-66")
def test_everybody_sees_who_may_answer_in_which_order_until_the_chain_closes() -> None:
    game = scenario(hand=[MESSAGE], rival_hand=[WILL], rival_energies="lf", others=(Side(),), format="multi")
    game.launch(MESSAGE)
    assert [GAME.view(game.clash, seat)["answering"] for seat in (0, 1, 2, None)] == [
        {"window": 0, "seats": [1, 2, 0]}
    ] * 4
    game.say_pass()
    assert GAME.view(game.clash, 0)["answering"] == {"window": 0, "seats": [2, 0]}


@pytest.mark.clause("G-68")
def test_a_window_tells_which_it_is_and_leaves_out_who_wants_to_go_on() -> None:
    game = scenario(hand=[], mine=[])
    while game.moment != "window":
        game.say_pass()
    assert GAME.view(game.clash, 1)["answering"] == {"window": 2, "seats": [1]}
