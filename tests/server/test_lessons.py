"""Lessons over HTTP: listed, made a table, told to who learns there and to nobody else."""

from __future__ import annotations

from baston.kernel.text import Json, a_dict, a_list, a_str, an_int
from baston.lessons.finding import NAMES
from tests.server.conftest import NewBrowser
from tests.server.wire import Browser


def _begin(browser: Browser, name: str) -> str:
    """A table made as the page makes it of a lesson that it has been told."""
    lessons = {one["id"]: one for one in browser.get("/api/lessons").json()}
    lesson = lessons[name]
    others = [{"kind": "bot", "level": lesson["opponent"]}] * (lesson["players"] - 1)
    return a_str(browser.make(lesson["game"], [{"kind": "me"}, *others], options=lesson["options"])["id"])


def _option_called(state: dict[str, Json], begin: str) -> int:
    for choice in map(a_dict, a_list(a_dict(state["decision"])["options"])):
        if a_str(a_dict(choice["label"])["en"]).startswith(begin):
            return an_int(choice["option"])
    raise AssertionError(begin)


def test_lessons_are_listed_with_what_makes_a_table_of_them(browser: Browser) -> None:
    lessons = browser.get("/api/lessons").json()
    assert [lesson["id"] for lesson in lessons] == list(NAMES)
    first = lessons[0]
    assert first["title"] == {"en": "Your first game of Smash Up", "fr": "Ta première partie de Smash Up"}
    assert "Laseratops" in first["steps"][0]["words"]["en"]
    assert "Lasératops" in first["steps"][0]["words"]["fr"]
    assert browser.get("/api/lessons").json() == lessons


def test_who_learns_is_told_the_step_and_has_what_was_done_ticked(browser: Browser) -> None:
    id = _begin(browser, "smashup")
    path = f"/api/tables/{id}/lesson"
    told = browser.get(path).json()
    assert told == {"lesson": "smashup", "step": "minion", "ticked": [], "remark": None}
    with browser.connect(id) as ws:
        state = ws.my_turn()
        ws.answer(state, _option_called(state, "Laseratops → The Mothership"))
        state = ws.state(an_int(state["number"]) + 1)
        told = browser.get(path).json()
        assert (told["step"], told["ticked"]) == ("ability", ["minion"])
        ws.send(type="undo", seat=0)
        ws.until("state")
        assert browser.get(path).json()["step"] == "minion"


def test_a_lesson_is_told_to_who_learns_there_alone(browser: Browser, new_browser: NewBrowser) -> None:
    id = _begin(browser, "galacticlash")
    refused = new_browser().get(f"/api/tables/{id}/lesson")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")


def test_another_table_has_no_lesson(browser: Browser) -> None:
    id = a_str(browser.make("smashup", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])["id"])
    refused = browser.get(f"/api/tables/{id}/lesson")
    assert (refused.status_code, refused.json()["code"]) == (409, "no-lesson")
