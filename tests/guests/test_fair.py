"""Guests are told what their seat may know: in states that look alike to it they are told the same."""

from __future__ import annotations

import json
from math import inf

import pytest

from baston.games import game_named
from baston.guests.guest import Question
from baston.guests.spoken import go, newgame, position
from tests.conformance.secrets import looks
from tests.conformance.setups import RIGS
from tests.conformance.walk import asked

TABLES = [(name, place) for name, rig in RIGS.items() for place in range(len(rig.tables))]


@pytest.mark.parametrize(("name", "place"), TABLES)
def test_programs_are_told_the_same_where_their_seat_sees_the_same(name: str, place: int) -> None:
    game, rig = game_named(name), RIGS[name]
    players, options = rig.tables[place]
    for state, seat in looks(game, rig, game.setup(players, options), 7):
        if asked(state).player != seat:
            continue
        told = []
        for world in (state, *(game.search.determinize(state, seat, n) for n in range(2))):
            question = Question(game, world, seat, 5, inf)
            told.append([newgame(question), position(question), go(question, "time 1", 1.0)])
            assert all("\n" not in line and line.isascii() for line in told[-1])
        assert told[0] == told[1] == told[2]
        shown = json.loads(told[0][1].removeprefix("position "))
        assert shown["view"] == json.loads(json.dumps(game.presentation.view(state, seat)))


@pytest.mark.parametrize(("name", "place"), TABLES)
def test_classes_are_given_the_same_where_their_seat_sees_the_same(name: str, place: int) -> None:
    """The state that stands for the true one says nothing of it, its chance included."""
    game, rig = game_named(name), RIGS[name]
    players, options = rig.tables[place]
    for state, seat in looks(game, rig, game.setup(players, options), 7):
        if asked(state).player == seat:
            worlds = (state, *(game.search.determinize(state, seat, n) for n in range(2)))
            given = [game.save(game.search.determinize(world, seat, 5)) for world in worlds]
            assert given[0] == given[1] == given[2]
