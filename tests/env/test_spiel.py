"""OpenSpiel's form: chance where it falls, histories that seats remember, worlds drawn for them."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from functools import partial

import numpy as np
import pyspiel
import pytest

from baston.env import spiel
from baston.env.encoding import Encoding
from baston.games import game_named
from baston.kernel.text import Json

NIM = "baston_nim(deals=0,options=heaps:1%2C2,max_game_length=40)"
FAIR = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def loaded(text: str) -> spiel.SpielGame:
    game = pyspiel.load_game(text)
    assert isinstance(game, spiel.SpielGame)
    return game


def begun(text: str) -> spiel.SpielState:
    state = loaded(text).new_initial_state()
    assert isinstance(state, spiel.SpielState)
    return state


def dealt(text: str, deal: int) -> spiel.SpielState:
    """A game after its deal."""
    state = begun(text)
    assert state.is_chance_node()
    state.apply_action(deal)
    return state


def at_chance(text: str, seed: int) -> spiel.SpielState:
    """A game in random play, where an answer has just asked chance for the first time since the deal."""
    state, chance = dealt(text, seed), random.Random(seed)
    while not state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def walk(state: spiel.SpielState) -> Iterator[spiel.SpielState]:
    """The state, and all to which it may lead."""
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from walk(state.child(action))


def views_of(state: spiel.SpielState, seat: int) -> tuple[str, ...]:
    """What the seat has seen and answered on the way, by the game's views, each one said once."""
    told: list[str] = []
    again = state.get_game().new_initial_state()
    for action in state.history():
        if again.current_player() == seat:
            told += [f"answers {action}"]
        again.apply_action(action)
        now = again.course.state
        seen: Json = None if now is None else again.course.game.presentation.view(now, seat)
        if seen is not None and str(seen) != next((x for x in reversed(told) if x[0] == "{"), ""):
            told += [str(seen)]
    return tuple(told)


# Chance.


def test_the_deal_is_the_seed_of_the_game() -> None:
    one, same, other = (dealt("baston_smashup(players=3)", deal) for deal in (5, 5, 6))
    assert str(one) == str(same) != str(other)
    assert one.num_players() == 3
    assert len(begun("baston_smashup(players=3)").chance_outcomes()) == spiel.DEALS
    smashup = game_named("smashup")
    fresh = smashup.new(smashup.setup(3, {}), 5)
    assert one.course.look(0) == Encoding(smashup).tables(fresh, 0)


def test_two_clones_part_at_the_next_draw_and_not_before() -> None:
    state = at_chance("baston_smashup", 3)
    twins = [state.clone() for _ in range(8)]
    assert {str(twin) for twin in twins} == {str(state)}
    for outcome, twin in enumerate(twins):
        twin.apply_action(outcome)
    assert len({str(twin) for twin in twins}) == 8
    again = state.clone()
    again.apply_action(0)
    assert str(again) == str(twins[0]), "the same outcome is the same game"


def test_a_game_keeps_nothing_of_the_numbers_that_it_was_dealt_from() -> None:
    one, other = (dealt("baston_nim(deals=64)", deal) for deal in (1, 2))
    saved = [x.course.game.save(x.course.state)["rng"] for x in (one, other) if x.course.state is not None]
    assert saved[0] == saved[1]


def test_exact_chance_asks_for_each_number_with_its_true_odds() -> None:
    state = begun(NIM)
    asked = []
    while state.is_chance_node():
        asked.append([round(p, 3) for _, p in state.chance_outcomes()])
        state.apply_action(0)
    assert asked == [[0.2] * 5, [0.25] * 4, [0.333] * 3, [0.5] * 2, [0.5] * 2]


def test_what_chance_cannot_decide_is_refused() -> None:
    state = begun("baston_nim(deals=10)")
    with pytest.raises(ValueError, match="10 is none of 10 outcomes"):
        state.apply_action(10)
    for wrong in ("deals=-3", "max_game_length=0"):
        with pytest.raises(ValueError, match="there can be no"):
            pyspiel.load_game(f"baston_nim({wrong})")


def test_a_seed_and_answers_are_one_game_in_both_forms() -> None:
    state = dealt("baston_nim(deals=64)", 17)
    for action in (2, 2, 1, 2, 0):
        state.apply_action(action)
    expected = "241a357c529fec8020dd55c7af978f8c[[2, 2, 2, 1], [3, 1, 2], [1, 3, 1, 0], []]"
    assert state.information_state_string(0) == expected


def test_each_thing_that_chance_may_decide_has_a_name() -> None:
    state = begun("baston_smashup")
    assert state.action_to_string(state.current_player(), 7) == "deal 7"
    state = at_chance("baston_smashup", 3)
    assert state.action_to_string(state.current_player(), 7) == "draw 7"


# What seats remember.


def test_information_states_are_the_histories_of_what_a_seat_sees_and_answers() -> None:
    by_views: list[dict[tuple[str, ...], str]] = [{}, {}]
    by_text: list[dict[str, tuple[str, ...]]] = [{}, {}]
    nodes = 0
    for state in walk(dealt_tokens(NIM)):
        nodes += 1
        for seat in range(2):
            views, text = views_of(state, seat), state.information_state_string(seat)
            assert by_views[seat].setdefault(views, text) == text
            assert by_text[seat].setdefault(text, views) == views
    assert nodes > 100


def dealt_tokens(text: str) -> spiel.SpielState:
    """After all but the last draws: the tokens that come up and who begins are open."""
    state = begun(text)
    for outcome in (4, 2):
        state.apply_action(outcome)
    return state


def test_who_is_asked_has_the_same_actions_in_all_states_of_an_information_state() -> None:
    legal: dict[str, tuple[int, ...]] = {}
    for state in walk(dealt_tokens(NIM)):
        if state.is_player_node():
            key = state.information_state_string()
            now = tuple(state.legal_actions())
            assert legal.setdefault(key, now) == now


def test_an_answer_is_remembered_though_the_table_looks_as_before() -> None:
    one = dealt("baston_nim(deals=6,options=heaps:2%2C2)", 1)
    other = one.clone()
    for heap, state in ((0, one), (1, other)):
        state.apply_action(heap)
    assert one.information_state_string() != other.information_state_string()


def test_observations_are_of_now_and_information_states_have_no_tensor() -> None:
    state = dealt("baston_smashup", 9)
    game = loaded("baston_smashup")
    observer = game.make_py_observer()
    assert isinstance(observer, spiel.Observer)
    assert state.course.state is not None
    for seat in range(2):
        observer.set_from(state, seat)
        assert (observer.tensor == Encoding(game.game).observation(state.course.state, seat)).all()
        assert observer.string_from(state, seat) == state.observation_string(seat)
    recollection = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert recollection.string_from(state, 0) == state.information_state_string(0)
    assert not game.get_type().provides_information_state_tensor
    with pytest.raises(NotImplementedError, match="no tensor"):
        state.information_state_tensor(0)


def test_a_long_game_that_nobody_has_looked_at_is_remembered_all_the_same() -> None:
    unread, read = (dealt("baston_smashup", 2) for _ in range(2))
    chance = random.Random(1)
    for _ in range(90):
        action = chance.choice(unread.legal_actions())
        for state in (unread, read):
            state.apply_action(action)
        for seat in range(2):
            read.information_state_string(seat)
    for seat in range(2):
        assert unread.information_state_string(seat) == read.information_state_string(seat)


# Worlds drawn for a seat.


def test_worlds_agree_with_all_that_the_seat_knows_and_differ_in_what_it_does_not() -> None:
    state, chance = dealt("baston_smashup", 4), random.Random(1)
    for _ in range(60):
        while state.is_chance_node():
            state.apply_action(0)
        seat = state.current_player()
        worlds = [state.resample_from_infostate(seat, FAIR) for _ in range(3)]
        for world in worlds:
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.legal_actions() == state.legal_actions()
            assert world.history() == [], "it does not say how the true game came about"
        assert len({str(x) for x in (*worlds, state)}) == 4
        state.apply_action(chance.choice(state.legal_actions()))


def test_worlds_that_a_seat_cannot_tell_apart_are_sampled_alike() -> None:
    state = dealt("baston_smashup", 4)
    seat = state.current_player()
    world = state.resample_from_infostate(seat, FAIR)
    for share in (0.1, 0.7):
        one, other = (x.resample_from_infostate(seat, partial(float, share)) for x in (state, world))
        assert str(one) == str(other)
        for rival in range(2):
            assert one.information_state_string(rival) == other.information_state_string(rival)


def test_a_drawn_world_goes_on_as_the_game_does() -> None:
    state = at_chance("baston_smashup", 3)
    state.apply_action(1)
    world, chance = state.resample_from_infostate(state.current_player(), FAIR), random.Random(2)
    while not world.is_terminal():
        world.apply_action(chance.choice(world.legal_actions()))
    assert sum(world.returns()) == 0.0


def test_only_for_who_is_asked_worlds_are_drawn() -> None:
    state = dealt("baston_nim", 1)
    with pytest.raises(ValueError, match="is not asked"):
        state.resample_from_infostate(1 - state.current_player(), FAIR)


# Ends, types and copies.


def test_two_sides_play_for_nothing_in_all_and_more_do_not() -> None:
    utility = pyspiel.GameType.Utility
    partners = spiel.written({"format": "duo"})
    for text, expected in (
        ("baston_nim", utility.ZERO_SUM),
        ("baston_nim(players=3)", utility.GENERAL_SUM),
        (f"baston_galacticlash(players=4,options={partners})", utility.ZERO_SUM),
    ):
        assert loaded(text).get_type().utility == expected
    state, chance = dealt("baston_nim", 1), np.random.default_rng(1)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_a_tie_of_two_sides_is_nothing_for_either() -> None:
    tied = "smashup 2017 players=2 turn=1 number=1 vp=3,3 plays=0,0; base tortuga:"
    hands = "hand 1: zapbot; deck 1: warbot; hand 2: zapbot; deck 2: warbot"
    written = spiel.written({"position": f"{tied}; {hands}", "max_rounds": "1"})
    state = pyspiel.load_game("baston_smashup", {"options": written}).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    game, end = state.course.game, state.course.state
    assert [game.score(end, seat) for seat in range(2)] == [1.0, 1.0]
    assert state.returns() == [0.0, 0.0]


def test_no_game_is_longer_than_it_says() -> None:
    state = dealt("baston_smashup(max_game_length=5)", 1)
    assert state.get_game().max_game_length() == 5
    for _ in range(5):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
        while state.is_chance_node():
            state.apply_action(0)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == [0.0, 0.0]


def test_options_of_the_game_are_parameters() -> None:
    asked = {"factions": "pirates+ninjas,zombies+robots", "bgb_fixes": "true", "edition": "2012"}
    game = pyspiel.load_game("baston_smashup", {"options": spiel.written(asked)})
    again = pyspiel.load_game(str(game))
    for one in (game, again):
        assert isinstance(one, spiel.SpielGame)
        assert one.setup.options | asked == one.setup.options


def test_a_clone_goes_its_own_way() -> None:
    state = dealt("baston_galacticlash", 1)
    twin, before = state.clone(), str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_states_and_games_are_copied_pickled_and_serialized_with_all_that_they_hold() -> None:
    state = at_chance("baston_smashup", 3)
    game = state.get_game()
    assert str(pickle.loads(pickle.dumps(game))) == str(copy.deepcopy(game)) == str(game)
    _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state)), back):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        assert [twin.information_state_string(seat) for seat in range(2)] == [
            state.information_state_string(seat) for seat in range(2)
        ]
        ours = state.clone()
        for one in (ours, twin):
            one.apply_action(5)
        assert str(twin) == str(ours)
        assert twin.legal_actions() == ours.legal_actions()
