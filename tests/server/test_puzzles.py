"""Puzzles over HTTP: listed, tried, refuted, solved. Nothing is kept by the server."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import NoReturn

import pytest

from baston.kernel.text import Json, a_dict, a_list
from baston.puzzles import read_puzzles, shelf
from baston.puzzles.shelf import SHIPPED
from baston.server.api.puzzles import make
from baston.server.processes.sandbox import Sandbox
from baston.server.protocol import MadePuzzle, PuzzleWish
from baston.server.refusals import Refused
from tests.puzzles.test_proving import NEAR
from tests.server.wire import Browser

MADE = "/api/games/smashup/puzzles"
WISH: Json = {"text": NEAR.strip(), "goal": "gain 1"}
FIRST = "/api/puzzles/smashup/1"


def test_all_shelves_are_listed_with_the_days_puzzle(browser: Browser) -> None:
    told = browser.get("/api/puzzles").json()
    assert [one["id"] for one in told["shelves"]] == list(SHIPPED)
    assert [len(one["puzzles"]) for one in told["shelves"]] == [len(shelf(name)) for name in SHIPPED]
    assert told["today"]["shelf"] in SHIPPED
    assert "position" not in told["shelves"][0]["puzzles"][0]


def state_of(browser: Browser, **move: Json) -> dict[str, Json]:
    response = browser.post(FIRST, {"line": [], **move})
    assert response.status_code == 200, response.text
    return a_dict(response.json())


def test_hints_lead_to_the_goal(browser: Browser) -> None:
    state = state_of(browser)
    assert state["verdict"] == "open"
    for _ in range(60):
        if state["verdict"] != "open":
            break
        hint = state_of(browser, line=state["line"], hint=True)["hint"]
        state = state_of(browser, line=state["line"], option=hint)
    assert state["verdict"] == "solved"
    assert a_list(state["log"])


def test_an_answer_that_is_none_is_refused(browser: Browser) -> None:
    for move in ({"line": [], "option": 987654}, {"line": [99999]}, {"line": [0] * 500}):
        response = browser.post(FIRST, move)
        assert response.status_code == 400
        assert response.json()["code"] == "puzzle-answer"


def test_an_unknown_puzzle_is_refused(browser: Browser) -> None:
    for path in ("/api/puzzles/chess/1", "/api/puzzles/smashup/9999", "/api/puzzles/smashup/x"):
        assert browser.post(path, {"line": []}).status_code == 404
        assert browser.post(f"{path}/solution", {}).status_code == 404


def test_the_solution_is_told_step_by_step(browser: Browser) -> None:
    steps = browser.post(f"{FIRST}/solution", {}).json()
    assert len(steps) == len(shelf("smashup")[0].lines[0]) + 1
    assert steps[-1]["choice"] is None
    assert all(step["choice"]["label"]["en"] and step["view"] for step in steps[:-1])


def test_a_puzzle_is_made_of_a_position_with_what_is_proved_and_its_text(browser: Browser) -> None:
    told = browser.post(MADE, WISH).json()
    assert told["verdict"] == "one"
    assert told["goal"]["fr"] == "Gagne au moins 1 PV ce tour-ci."
    assert (told["proof"]["en"][:16], told["grade"]) == ("Proved: one line", 0)
    (puzzle,) = read_puzzles(told["file"])
    assert (puzzle.position, puzzle.grade, str(puzzle.goal)) == (told["position"], 0, "gain 1")
    assert puzzle.lines
    again = browser.post(MADE, {"text": told["position"], "goal": "gain 9"}).json()
    assert (again["verdict"], read_puzzles(again["file"])[0].lines) == ("none", [])


def test_a_puzzle_that_was_made_is_graded(browser: Browser) -> None:
    told = browser.post(f"{MADE}/grade", WISH).json()
    assert (told["verdict"], told["grade"]) == ("one", 1)
    assert read_puzzles(told["file"])[0].grade == 1
    beyond = browser.post(f"{MADE}/grade", {**a_dict(WISH), "goal": "gain 9"}).json()
    assert (beyond["verdict"], beyond["grade"]) == ("none", 0)


def test_a_puzzle_that_was_made_is_tried_hinted_and_solved(browser: Browser) -> None:
    def after(**move: Json) -> dict[str, Json]:
        response = browser.post(f"{MADE}/try", {"puzzle": WISH, "move": {"line": [], **move}})
        assert response.status_code == 200, response.text
        return a_dict(response.json())

    state = after()
    assert (state["shelf"], state["number"], a_dict(state["info"])["grade"]) == ("", 0, 0)
    assert a_list(state["opened"])
    for _ in range(20):
        if state["verdict"] != "open":
            break
        state = after(line=state["line"], option=after(line=state["line"], hint=True)["hint"])
    assert state["verdict"] == "solved"
    steps = browser.post(f"{MADE}/solution", WISH).json()
    assert steps[-1]["choice"] is None
    assert all(step["choice"]["label"]["fr"] for step in steps[:-1])


def test_what_makes_no_puzzle_is_refused(browser: Browser) -> None:
    for change, code in (
        ({"goal": "survive"}, "bad-goal"),
        ({"text": "smashup"}, "position-lacks"),
        ({"text": "x" * 100_000}, "position-long"),
    ):
        for path, body in (
            (MADE, {**a_dict(WISH), **change}),
            (f"{MADE}/grade", {**a_dict(WISH), **change}),
            (f"{MADE}/solution", {**a_dict(WISH), **change}),
            (f"{MADE}/try", {"puzzle": {**a_dict(WISH), **change}, "move": {"line": []}}),
        ):
            response = browser.post(path, body)
            assert (response.status_code, response.json()["code"]) == (400, code)
    unknown = browser.post(f"{MADE}/solution", {**a_dict(WISH), "goal": "gain 9"})
    assert unknown.json()["code"] == "puzzle-unproved"
    assert browser.post("/api/games/chess/puzzles", WISH).status_code == 404
    move: Json = {"puzzle": WISH, "move": {"line": [], "option": 987654}}
    assert browser.post(f"{MADE}/try", move).json()["code"] == "puzzle-answer"


def test_the_goals_of_a_position_come_with_it(browser: Browser) -> None:
    told = browser.post("/api/games/smashup/positions", {"text": NEAR.strip()}).json()["position"]["goals"]
    assert [(goal["kind"], goal["most"]) for goal in told[:2]] == [("win", 1), ("both", 99)]
    assert told[-1]["words"]["en"] == "Gain at least N VP this turn."


@pytest.mark.parametrize("key", ["too-long", "too-busy"])
def test_a_puzzle_whose_proof_takes_too_long_is_shared_as_not_proved(key: str) -> None:
    async def late(_: object, __: object) -> NoReturn:
        raise Refused(key)

    async def act() -> MadePuzzle:
        sandbox = Sandbox(1)
        services = SimpleNamespace(provers=SimpleNamespace(run=late), sandbox=sandbox)
        try:
            made: MadePuzzle = await make.fn(services, "smashup", PuzzleWish(NEAR.strip(), "gain 1"))
            return made
        finally:
            sandbox.close()

    if key == "too-busy":
        with pytest.raises(Refused, match="too-busy"):
            asyncio.run(act())
        return
    made = asyncio.run(act())
    assert made.verdict == "unproved"
    assert read_puzzles(made.file)[0].lines == []
