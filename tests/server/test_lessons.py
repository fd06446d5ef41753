"""Lessons over the wire: listed, made a table, told to who learns there and nobody else, played through."""

from __future__ import annotations

from itertools import pairwise

import pytest

from baston import pace
from baston.bots import bot_named
from baston.games import game_named
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, a_str, an_int
from baston.lessons import Lesson, lesson_named
from baston.lessons.finding import NAMES
from baston.server.storage import rows
from baston.server.storage.rows import SeatRow
from tests.browser.laid import begun, write
from tests.lessons.learner import LONGEST, Person, does_something_else, follows, presses_anything
from tests.server.conftest import NewBrowser, Server
from tests.server.wire import Browser, Message


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


def _dealt(server: Server, browser: Browser, lesson: Lesson) -> str:
    """A table of the lesson, dealt from its seed, so that nothing hangs on chance."""
    game = begun(game_named(lesson.game), lesson.players, lesson.setup_options, lesson.seed)
    learner = SeatRow(0, rows.PERSON, browser.http.cookies["baston"].rpartition(".")[0], "Zoé")
    bot = bot_named(lesson.opponent).name
    others = [SeatRow(i, rows.BOT, None, "", lesson.opponent, bot) for i in range(1, lesson.players)]
    return write(server.data, game, [learner, *others])


def _labels(state: Message) -> dict[int, str]:
    choices = [a_dict(choice) for choice in a_list(a_dict(state["decision"])["options"])]
    return {an_int(choice["option"]): a_str(a_dict(choice["label"])["en"]) for choice in choices}


def _learn(browser: Browser, table: str, lesson: Lesson, person: Person) -> list[dict[str, Json]]:
    """What is told before each answer, as the page asks for it, up to free play or the end of the game."""
    proposed = {step.id: step.follow for step in lesson.steps}
    rng, course = Rng(1), list[dict[str, Json]]()
    with browser.connect(table) as ws:
        while (state := ws.my_turn())["result"] is None and len(course) < LONGEST:
            if a_dict(state["decision"])["unasked"]:
                continue  # it passes by itself
            now = a_dict(browser.get(f"/api/tables/{table}/lesson").json())
            course.append(now)
            if now["step"] == lesson.steps[-1].id:
                break
            ws.answer(state, person(_labels(state), proposed[a_str(now["step"])], rng))
    return course


@pytest.mark.parametrize("person", [follows, does_something_else, presses_anything])
@pytest.mark.parametrize("name", NAMES)
def test_whoever_plays_a_lesson_comes_through_it(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch, name: str, person: Person
) -> None:
    monkeypatch.setattr(pace, "BEAT", 0.0)  # how long others seem to think is no matter here
    lesson = lesson_named(name)
    ids = [step.id for step in lesson.steps]
    course = _learn(browser, _dealt(server, browser, lesson), lesson, person)
    steps = [ids.index(a_str(now["step"])) for now in course]
    ticked = [[a_str(id) for id in a_list(now["ticked"])] for now in course]
    assert steps == sorted(steps), "no step comes back"
    assert all(set(before) <= set(after) for before, after in pairwise(ticked))
    assert ids[steps[-1]] not in ticked[-1]
    assert len(course) < LONGEST
    if person is follows:
        assert ticked[-1] == ids[:-1]
        assert steps[-1] == len(ids) - 1
    else:
        assert any(now["remark"] is not None for now in course)
        assert ticked[-1]
