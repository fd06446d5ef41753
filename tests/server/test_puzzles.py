"""Puzzles over HTTP: listed, tried, refuted, solved. Nothing is kept by the server."""

from __future__ import annotations

from baston.kernel.text import Json, a_dict, a_list
from baston.puzzles import shelf
from baston.puzzles.shelf import SHIPPED
from tests.server.wire import Browser

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
