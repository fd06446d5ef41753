"""Decisions analysed by what one seat knew: which they are, what they lose; nothing hidden counts."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

from baston.analysis import analyse_decision, decisions_of, final_value, search_named
from baston.bots.forecast import expected_score
from baston.games import game_named
from baston.games.smashup.factions.aliens import invader
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex
from baston.kernel.frame import PASS
from baston.kernel.game import Game, Refusal
from baston.kernel.record import AWAY, BACK, CONCEDE, Event, Record, begin_record, replay, write_answer
from baston.kernel.state import State
from tests.conformance.secrets import looks
from tests.conformance.setups import RIGS
from tests.conformance.walk import asked, walk
from tests.smashup.scenario import at, mine, scenario

FEW: Final = 4  # states of each table that are looked at


def played(heaps: str, seed: int = 1) -> tuple[Game[State], Record]:
    """A game of nim in which both always give the first answer."""
    game = game_named("nim")
    record = begin_record(game, game.setup(2, {"heaps": heaps}), seed)
    state = game.new(record.setup, seed)
    while state.decision is not None:
        write_answer(game, record, state, state.decision.options[0])
    return game, record


def test_the_choices_of_a_seat_are_its_answers_where_there_were_several() -> None:
    game, record = played("3,1,2")
    expected: list[tuple[int, int, int]] = []
    for count, state in enumerate(replay(game, record)):
        if state.decision is not None and len(state.decision.options) > 1:
            expected.append((count, state.decision.player, state.decision.options[record.answers[count]]))
    for seat in (0, 1):
        found = [(count, seat, taken) for count, _, taken in decisions_of(game, record, seat)]
        assert found == [one for one in expected if one[1] == seat]
    assert {seat for _, seat, _ in expected} == {0, 1}


def test_what_a_bot_has_answered_in_a_seats_place_is_no_choice_of_the_seat() -> None:
    game, record = played("3,1,2")
    own = [count for count, _, _ in decisions_of(game, record, 0)]
    assert len(own) >= 3
    first, second, *rest = own
    record.events = [Event(second, AWAY, 0), Event(second + 1, BACK, 0)]
    assert [count for count, _, _ in decisions_of(game, record, 0)] == [first, *rest]
    record.events = [Event(first, AWAY, 1), Event(second, CONCEDE, 0), Event(second, BACK, 1)]
    assert [count for count, _, _ in decisions_of(game, record, 0)] == [first]


def test_an_answer_that_loses_the_game_is_told_from_the_one_that_wins_it() -> None:
    """Heaps of 1 and 2, no tokens left: only who takes one counter of the second wins."""
    game = game_named("nim")
    state = game.new(game.setup(2, {"heaps": "1,2"}), 1)
    endgame = game.load(game.save(state) | {"token": [0, 0]})
    seat = asked(endgame).player
    before = game.digest(endgame)
    bad = analyse_decision(game, endgame, seat, 7, 1, "ismcts:100")
    good = analyse_decision(game, endgame, seat, 7, 2, "ismcts:100")
    assert (bad.count, bad.taken, bad.best) == (7, 1, 2)
    assert bad.loss > 0.5
    assert (good.best, good.loss) == (2, 0.0)
    assert good.best_value == bad.best_value
    assert game.digest(endgame) == before


def test_where_weights_ship_the_best_answer_is_worth_what_network_and_estimate_expect() -> None:
    game = game_named("smashup")
    for state in islice(walk(game, game.setup(2, {"factions": "random"}), 5, stride=12), 4):
        decision = asked(state)
        found = analyse_decision(game, state, decision.player, 3, decision.options[-1], "ismcts:8")
        assert found.best_value == expected_score(game, state, decision.player)
        assert -1 <= found.taken_value <= found.best_value
        assert found.loss == 0 or found.best != found.taken


def test_a_search_that_sees_one_end_alone_is_believed() -> None:
    """The base scores as this turn ends, for the 15th point: the network alone would still have doubts."""
    table = scenario(
        hand=[invader], vp=[14, 0], bases=[at(jungle_oasis, mine(king_rex), mine(king_rex))]
    ).table
    game = game_named("smashup")
    doubted = expected_score(game, table, 0)
    assert doubted is not None
    assert doubted < 1
    assert analyse_decision(game, table, 0, 3, PASS, "ismcts:8").taken_value == 1


@pytest.mark.parametrize("name", RIGS)
def test_a_decision_is_analysed_alike_in_states_that_look_alike_to_the_seat(name: str) -> None:
    game, rig = game_named(name), RIGS[name]
    seen = 0
    for players, options in rig.tables:
        own = (
            (state, seat)
            for state, seat in looks(game, rig, game.setup(players, options), 7)
            if asked(state).player == seat
        )
        for state, seat in islice(own, 0, 2 * FEW, 2):
            taken = asked(state).options[-1]
            analysis = analyse_decision(game, state, seat, 3, taken, "ismcts:4")
            for n in range(2):
                twin = game.search.determinize(state, seat, n)
                assert analyse_decision(game, twin, seat, 3, taken, "ismcts:4") == analysis
            seen += 1
    assert seen >= FEW


def test_the_final_value_is_the_score_and_for_who_conceded_a_loss() -> None:
    game, record = played("3,1,2")
    *_, state = replay(game, record)
    values = [final_value(game, record, state, seat) for seat in (0, 1)]
    assert values == [game.score(state, seat) for seat in (0, 1)]
    record.answers.pop()
    *_, state = replay(game, record)
    assert final_value(game, record, state, 0) is None
    record.events = [Event(len(record.answers), CONCEDE, 0)]
    assert [final_value(game, record, state, seat) for seat in (0, 1)] == [-1.0, 1.0]


def test_a_game_that_those_who_are_left_share_is_won_by_none_of_them() -> None:
    """Two teams without a victory point when the limit of rounds ends the game; one of four has conceded."""
    game = game_named("superfantasybrawl")
    record = begin_record(game, game.setup(4, {"max_rounds": "1"}), 3)
    state = game.new(record.setup, 3)
    while state.decision is not None:
        write_answer(game, record, state, state.decision.options[-1])
    assert [game.score(state, seat) for seat in range(4)] == [0.0] * 4
    record.events = [Event(10, CONCEDE, 0)]
    assert [final_value(game, record, state, seat) for seat in range(4)] == [-1.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize("text", ["greedy", "flat:20", "uniform"])
def test_only_a_tree_search_analyses(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        search_named(text)
    assert (refused.value.key, refused.value.values) == ("analysis-bot", {"name": text})
