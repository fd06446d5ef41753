"""Finished games in numbers: how the seats stood, what characters did, what was asked at a step."""

from __future__ import annotations

from typing import Final

import pytest

from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.kernel.text import Json, a_dict, a_list, an_int
from baston.server.protocol import Course
from baston.server.refusals import Refused
from baston.server.replays.course import build_course
from baston.server.replays.replay import past_decision
from baston.server.storage.rows import ANSWER, PERSON, Entry, SeatRow, StoredTable, TableRow
from tests.server.wire import BOTH, Browser, play_to_end

SEATS: Final = 2
ANSWERS: Final = 400  # at most: in so many something has happened in each game


def played(name: str, **options: str) -> tuple[Game[State], State, StoredTable]:
    """A game played by chance, its state, and the table as it is kept."""
    game = game_named(name)
    setup = game.setup(SEATS, options)
    state = game.new(setup, 5, log=True)
    chance = Rng(5)
    entries: list[Entry] = []
    while state.decision is not None and len(entries) < ANSWERS:
        place = chance.below(len(state.decision.options))
        entries.append(Entry(len(entries), ANSWER, state.decision.player, place, None, 0.0))
        game.answer(state, state.decision.options[place])
    kept = TableRow(
        id="kept",
        game=name,
        rules=game.rules_version,
        players=SEATS,
        options=setup.options,
        seed="5",
        salt="",
        invite="",
        listed=False,
        host="",
        created=0.0,
        started=0.0,
    )
    return game, state, StoredTable(kept, [SeatRow(seat, PERSON) for seat in range(SEATS)], entries, [])


def ends(course: Course) -> dict[str, list[int]]:
    """The last values of each chart."""
    return {chart.name: chart.changes[-1].values for chart in course.charts}


def total(course: Course, name: str) -> int:
    """What all characters have done of this."""
    return sum(one.figures[name] for one in course.deeds)


@pytest.mark.parametrize("mode", ["standard", "base-principale"])
def test_smash_up_is_told_in_points_and_power(mode: str) -> None:
    game, state, stored = played("smashup", mode=mode)
    course = build_course(stored)
    assert [chart.name for chart in course.charts] == ["points", "power"]
    view = game.presentation.view(state, None)
    assert ends(course)["points"] == view["vp"]
    if mode == "standard":
        minions = [a_dict(m) for base in a_list(view["bases"]) for m in a_list(a_dict(base)["minions"])]
        mine = [sum(an_int(m["power"]) for m in minions if m["controller"] == seat) for seat in range(SEATS)]
        assert ends(course)["power"] == mine
    else:
        assert ends(course)["power"] == a_dict(view["mat"])["totals"]
    assert course.deeds == []


def test_galacticlash_is_told_in_life_and_power() -> None:
    game, state, stored = played("galacticlash")
    course = build_course(stored)
    view = game.presentation.view(state, None)
    assert [chart.name for chart in course.charts] == ["life", "power"]
    assert ends(course)["life"] == view["life"]
    units = [a_dict(unit) for unit in a_list(view["units"])]
    mine = [sum(an_int(u["attack"]) for u in units if u["controller"] == seat) for seat in range(SEATS)]
    assert ends(course)["power"] == mine


def test_super_fantasy_brawl_is_told_in_points_and_health_and_by_champion() -> None:
    game, state, stored = played("superfantasybrawl", draft="random")
    course = build_course(stored)
    view = game.presentation.view(state, None)
    champions = [a_dict(one) for one in a_list(view["champions"])]
    left = [0, 0]
    for one in champions:
        if one["hex"] is not None:
            left[an_int(one["seat"])] += an_int(one["hit_points"]) - an_int(one["damage"])
    assert ends(course) == {"points": view["vp"], "health": left}
    shown = [(one["champion"], one["seat"]) for one in champions]
    assert [(one.card, one.seat) for one in course.deeds] == shown
    assert total(course, "taken") >= total(course, "dealt") > 0, "traps deal some of it"
    assert total(course, "falls") >= total(course, "outs")
    assert total(course, "cards") > 0
    if total(course, "falls") == 0:
        hurt = sum(an_int(one["damage"]) for one in champions)
        assert total(course, "taken") - total(course, "healed") == hurt


def test_each_change_is_told_at_the_step_and_the_line_at_which_it_happened() -> None:
    game, _, stored = played("galacticlash")
    state = game.new(game.setup(SEATS, {}), 5, log=True)
    life = build_course(stored).charts[0].changes
    known = {change.step: change for change in life}
    now = life[0].values
    for step, entry in enumerate(stored.entries, 1):
        line = len(state.notes or [])
        assert state.decision is not None
        game.answer(state, state.decision.options[entry.value])
        shown = game.presentation.view(state, None)["life"]
        assert (shown != now) == (step in known)
        if step in known:
            now = known[step].values
            assert (known[step].line, now) == (line, shown)
    assert len(known) > 1


def test_what_was_asked_at_a_step_is_told_with_what_was_taken(browser: Browser) -> None:
    id = browser.make("nim", BOTH)["id"]
    assert browser.get(f"/api/replays/{id}/decision").json()["code"] == "not-over"
    assert browser.get(f"/api/replays/{id}/course").json()["code"] == "not-over"
    with browser.connect(str(id)) as ws:
        play_to_end(ws, seed=4)
    steps = a_list(browser.get(f"/api/replays/{id}").json()["steps"])
    assert a_dict(steps[0])["choices"] == 0
    for number, step in enumerate(map(a_dict, steps[1:])):
        asked = a_dict(browser.get(f"/api/replays/{id}/decision?number={number}").json())
        options: list[Json] = a_list(asked["options"])
        assert (asked["number"], asked["player"], len(options)) == (number, step["player"], step["choices"])
        (taken,) = [one for one in map(a_dict, options) if one["option"] == asked["taken"]]
        assert taken["label"] == step["label"]
    late = browser.get(f"/api/replays/{id}/decision?number={len(steps) - 1}")
    assert (late.status_code, late.json()["code"]) == (404, "no-such-step")


def test_a_step_that_is_not_there_is_refused() -> None:
    _, _, stored = played("nim")
    with pytest.raises(Refused):
        past_decision(stored, len(stored.entries))
