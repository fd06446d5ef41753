"""The table that fills the screen: what stands there, how it follows its size, what keys and mouse do."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest
from rich.console import RenderableType
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input

from baston.cli.fullscreen import choosing
from baston.cli.fullscreen.app import TableApp
from baston.cli.fullscreen.completion import completed
from baston.cli.fullscreen.layout import Shares, share
from baston.cli.fullscreen.news import Event as Told
from baston.cli.fullscreen.news import last_events
from baston.cli.fullscreen.pane import Pane, lines_of
from baston.cli.fullscreen.reading import Reading
from baston.cli.fullscreen.table import FullScreenTable
from baston.cli.fullscreen.thinking import Question
from baston.cli.table.choices import ANSWER
from baston.cli.table.play import Table
from baston.cli.table.session import Session
from baston.kernel.record import write_answer
from baston.kernel.rng import Rng
from baston.worker import Worker
from tests.cli.conftest import Shell
from tests.cli.full_screens import (
    KEPT,
    SCENES,
    Scene,
    app_of,
    kept,
    looked_at,
    session_of,
    settled,
    shown,
    text_of,
)

LATER, MEANWHILE = 5, 12  # how often the table is looked at, and the answers in between


@pytest.mark.parametrize(("name", "scene", "lang"), [*kept()], ids=[name for name, *_ in kept()])
def test_the_screen_is_as_it_is_kept(name: str, scene: Scene, lang: str) -> None:
    assert shown(scene, lang) == (KEPT / name).read_text("utf-8")


@pytest.mark.parametrize("name", [*SCENES])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_is_cut_at_sixty_columns(name: str, lang: str) -> None:
    scene = app_of(looked_at(SCENES[name]), lang).scene
    for drawn in (*scene.boards(60), *scene.choices(60)):
        assert words_of(drawn, 60) == words_of(drawn, 400)


def words_of(drawn: RenderableType, width: int) -> list[str]:
    """The words of a drawing that is broken at a width, without order."""
    return sorted(" ".join(strip.text for strip in lines_of(drawn, width)).replace("\u00a0", " ").split())


@pytest.mark.parametrize("name", [*SCENES])
def test_the_whole_table_is_seen_at_eighty_columns(name: str, tmp_path: Path) -> None:
    """The board never scrolls there, at whatever a person is asked in the rest of the game."""

    async def look() -> None:
        session = session_of(SCENES[name], tmp_path)
        app = app_of(session, "en")
        async with app.run_test(size=(80, 24)) as pilot:
            for rng in map(Rng, range(LATER)):
                await settled(pilot)
                assert not app.screen.query_one("#board", Pane).overflows, text_of(app)
                goes_on(session, rng, MEANWHILE)
                app.draw()

    asyncio.run(look())


def goes_on(session: Session, rng: Rng, count: int) -> None:
    """Let so many answers be given at random, and more until the first seat is asked, or the game is over."""
    while (asked := session.state.decision) is not None and (count > 0 or asked.player != 0):
        option = asked.options[rng.below(len(asked.options))]
        write_answer(session.game, session.record, session.state, option)
        count -= 1


def test_the_roomiest_drawings_that_leave_room_are_taken() -> None:
    assert share(20, [12, 8], [6, 2], 9).board == 0
    assert share(20, [12, 8], [6, 2], 9).choices == 0
    tight = share(14, [12, 8], [6, 2], 9)
    assert (tight.board, tight.choices, tight.board_rows + tight.choice_rows + tight.news_rows) == (1, 1, 14)


def test_where_there_is_no_room_the_choices_scroll_before_the_board_does() -> None:
    assert share(15, [40, 12], [20, 10], 9) == Shares(1, 1, 12, 2, 1)
    assert share(15, [40, 14], [20, 10], 9) == Shares(1, 1, 13, 2, 0)
    assert share(15, [40, 12], [20, 1], 9) == Shares(1, 1, 12, 1, 2)


def told(count: int, new: int, rows: int) -> list[str]:
    """The lines that are shown of so many events, the last of them new."""
    events = [Told(Text(f"{n} and what it brought"), n > count - new) for n in range(1, count + 1)]
    return [line.text.rstrip() for line in last_events(events, 14, rows, "en")]


def test_events_are_told_whole_and_what_is_left_out_is_said() -> None:
    assert told(3, 1, 5) == ["2 and what it", "brought", "3 and what it", "brought"]
    assert told(3, 3, 5) == ["· … 2 earlier:", "type log", "3 and what it", "brought"]
    assert told(3, 1, 1) == ["3 and what it…"]
    assert told(0, 0, 3) == []
    assert told(3, 3, 0) == told(3, 3, -2) == []


@pytest.mark.parametrize(
    ("typed", "whole"),
    [("king", "king Rex"), ("?épée", "?épée laser"), ("epee l", "epee laser"), ("3", None), ("zz", None)],
)
def test_names_are_completed_whatever_their_case_and_accents(typed: str, whole: str | None) -> None:
    assert completed(typed, ["King Rex", "Épée laser"]) == whole


def test_french_words_are_completed_in_french() -> None:
    known = app_of(looked_at(SCENES["nim"]), "fr").scene.known()
    assert {"défausse", "légende", "conseil", "aide", "quitter", "table"} <= {*known}
    assert not {"discard", "defausse", "indice", "?", "exit"} & {*known}


def kept_at(name: str, size: str) -> str:
    """The kept screen of this size."""
    sections = re.split("^═+ (.*)\n", (KEPT / name).read_text("utf-8"), flags=re.MULTILINE)
    return sections[sections.index(size) + 1]


def at(
    scene: str, folder: Path, act: Callable[[TableApp, Pilot[bool]], Awaitable[None]], **more: list[str]
) -> Session:
    """Let somebody act at the table of a scene; the session afterwards."""
    session = session_of(SCENES[scene], folder, **more)

    async def play() -> None:
        app = app_of(session, "en")
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await act(app, pilot)

    asyncio.run(play())
    return session


async def types(pilot: Pilot[bool], line: str) -> None:
    """Type a line."""
    await pilot.press(*line, "enter")
    await settled(pilot)


async def answers_and_the_bot_too(app: TableApp, pilot: Pilot[bool]) -> None:
    """Take the first option; the bot in the second seat answers after it."""
    before = len(app.session.record.answers)
    await types(pilot, "1")
    await app.workers.wait_for_complete()
    await settled(pilot)
    assert 1 in app.session.askers[before:]


def test_a_number_answers_and_the_bots_go_on(tmp_path: Path) -> None:
    at("nim", tmp_path, answers_and_the_bot_too)


def test_a_click_on_an_option_answers(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        before = len(app.session.record.answers)
        pane = app.screen.query_one("#choices", Pane)
        x = y = -1
        for row, line in enumerate(pane.lines):
            column = 0
            for segment in line:
                if segment.style and segment.style.meta.get(ANSWER) == "1":
                    x, y = column + len(segment.text) // 2, row
                column += segment.cell_length
        await pilot.click("#choices", offset=(x, y))
        await settled(pilot)
        assert len(app.session.record.answers) > before

    at("smashup-2", tmp_path, act)


def test_the_arrows_point_and_enter_takes(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        before = len(app.session.record.answers)
        await pilot.press("down")
        assert "▸1" in text_of(app)
        await pilot.press("enter")
        await settled(pilot)
        assert len(app.session.record.answers) > before

    at("smashup-2", tmp_path, act)


def test_the_option_that_is_pointed_at_is_seen_though_the_choices_scroll(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        question = app.scene.question()
        assert question is not None
        last = len(app.talk.choices(*question).options)
        assert app.screen.query_one("#choices", Pane).overflows
        for number in (*range(1, last + 1), last - 1, 1):
            app.scene.pointed = number - 1
            app.action_point(1)
            await settled(pilot)
            assert re.search(rf"▸{number}\b", text_of(app)), text_of(app)

    at("smashup-4", tmp_path, act)


def test_choices_that_have_no_room_say_so_and_how_to_come_to_them(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        assert "more lines of choices: ↓ or Page Down" in text_of(app)
        question = app.scene.question()
        assert question is not None
        last = len(app.talk.choices(*question).options)
        assert not re.search(rf"\b{last} End the", text_of(app))
        for _ in range(last):
            await pilot.press("down")
        await settled(pilot)
        assert re.search(rf"▸{last} End the", text_of(app)), text_of(app)

    at("arena-4", tmp_path, act)


def test_what_is_asked_for_covers_the_table_until_escape(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        table = text_of(app)
        await pilot.press("f2")
        await settled(pilot)
        assert "power above the printed one" in text_of(app)
        await pilot.press("escape")
        await settled(pilot)
        assert text_of(app) == table
        await types(pilot, "?h1")
        assert text_of(app).startswith(" Repaying Debts")

    at("smashup-2", tmp_path, act)


def test_the_table_follows_the_size_of_the_terminal(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        before = text_of(app)
        await pilot.resize_terminal(120, 40)
        await settled(pilot)
        assert text_of(app) == kept_at("arena-2-en.txt", "120 × 40")
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert text_of(app) == before

    at("arena-2", tmp_path, act)


def test_a_terminal_of_any_size_shows_what_it_can(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        for size in ((120, 2), (120, 5), (60, 1), (1, 1)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
        await pilot.resize_terminal(115, 24)
        await settled(pilot)
        assert not app.screen.query_one("#side", Pane).display, "the board would be poorer than at 80 columns"

    at("arena-2", tmp_path, act)


def test_pages_stay_turned_until_the_question_changes(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        pane = app.screen.query_one("#choices", Pane)
        await pilot.press("pagedown")
        await settled(pilot)
        turned = text_of(app)
        assert pane.scroll_offset.y > 0
        app.draw()
        await settled(pilot)
        assert text_of(app) == turned
        app.proceed()
        await settled(pilot)
        assert pane.scroll_offset.y == 0

    at("smashup-4", tmp_path, act)


def test_what_is_typed_is_not_completed_while_it_is_covered(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        await pilot.press(*"qui")
        await settled(pilot)
        await pilot.press("f2", "tab", "escape")
        await settled(pilot)
        assert app.query_one(Input).value == "qui"
        await pilot.press("tab")
        await settled(pilot)
        assert app.query_one(Input).value == "quit"

    at("nim", tmp_path, act)


def test_save_writes_over_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").write_text("mine", "utf-8")

    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        await types(pilot, "save there")
        assert "there exists: name another file." in text_of(app)

    at("nim", tmp_path, act)
    assert (tmp_path / "there").read_text("utf-8") == "mine"


def test_who_shares_the_screen_is_called_before_the_hand_is_shown(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        covered = text_of(app)
        assert "when nobody else looks" in covered
        assert "Your hand" not in covered
        below = app.screen_stack[0].query_one("#board", Pane)
        assert "Your hand" not in "".join(line.text for line in below.lines)
        await pilot.press("f1", "f2", "escape", "space", "q", "down", "tab")
        await settled(pilot)
        assert text_of(app) == covered
        await pilot.press("enter")
        await settled(pilot)
        assert "Your hand" in text_of(app)

    at("smashup-2", tmp_path, act, seats=["me", "me"])


def test_what_everybody_has_read_is_no_news_when_a_shared_game_is_over(tmp_path: Path) -> None:
    session = session_of(SCENES["nim"], tmp_path, ["me", "me"])
    goes_on(session, Rng(2), 1000)
    app = app_of(session, "en")
    notes = len(session.state.notes or [])
    app.talk.read = [notes, notes - 1]
    assert [event.is_new for event in app.scene.news()].count(True) == 1


SEARCHING = ["me", "ismcts:20"]
SLOW = ["me", "ismcts:600s"]


def test_a_search_answers_from_a_process_of_its_own(tmp_path: Path) -> None:
    at("nim", tmp_path, answers_and_the_bot_too, seats=SEARCHING)


def test_the_screen_lives_while_a_bot_searches_and_leaving_does_not_wait(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        await types(pilot, "1")
        assert "ismcts:600s is thinking" in text_of(app)
        await pilot.press("f2")
        await settled(pilot)
        assert isinstance(app.screen, Reading)
        await pilot.press("escape")
        await pilot.resize_terminal(120, 40)
        await settled(pilot)
        await pilot.press("ctrl+c")
        await settled(pilot)

    session = at("nim", tmp_path, act, seats=SLOW)
    assert session.state.decision is not None


def test_a_hint_comes_when_the_search_has_it(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        app.obey("hint please")
        assert "Looking ahead" in str(app.notice[0])
        await app.workers.wait_for_complete()
        await settled(pilot)
        assert re.search(r"Hint: \d+ · \w", text_of(app)), text_of(app)

    at("nim", tmp_path, act)


def test_a_table_that_is_being_closed_is_not_drawn_any_more(tmp_path: Path) -> None:
    """A bot may answer just then."""

    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        await app.screen_stack[0].remove_children()  # which closing begins with
        app.proceed()

    at("nim", tmp_path, act)


def test_one_search_waits_for_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who asks for a hint may answer before it is found; then a bot searches."""
    run = Worker.run
    running: list[int] = []
    seen: list[int] = []

    def counting(worker: Worker, function: Callable[[object], int], task: object) -> int:
        running.append(1)
        seen.append(len(running))
        try:
            return run(worker, function, task)
        finally:
            running.pop()

    monkeypatch.setattr(Worker, "run", counting)

    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        before = len(app.session.record.answers)
        app.obey("hint")
        while not seen:  # a search that is left before it has begun does not begin
            await pilot.pause(0.001)
        app.obey("1")
        await app.workers.wait_for_complete()
        await settled(pilot)
        assert 1 in app.session.askers[before:]
        assert "Hint" not in text_of(app)

    at("nim", tmp_path, act, seats=SEARCHING)
    assert len(seen) >= 2
    assert {*seen} == {1}


def test_a_hint_for_the_next_question_is_looked_for_after_the_one_before(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        found = Event()
        search = app.thinker.search

        def held(question: Question) -> int:
            found.wait()
            return search(question)

        app.thinker.search = held  # type: ignore[method-assign]
        try:
            app.obey("hint")
            app.obey("1")
            while app.scene.question() is None:
                await app.workers.wait_for_complete([one for one in app.workers if one.name == "_think"])
                await settled(pilot)
            app.obey("hint")
        finally:
            found.set()
        while app.is_advising:
            await app.workers.wait_for_complete()
            await settled(pilot)
        assert re.search(r"Hint: \d+ · \w", text_of(app)), text_of(app)

    at("nim", tmp_path, act)


def test_who_leaves_is_heard_while_a_bot_thinks(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        await types(pilot, "1")
        await types(pilot, "quit now")
        heard = app.thinker.stopped.is_set()
        app.leave(False)  # else the bot would think on
        assert heard

    at("nim", tmp_path, act, seats=SLOW)


@pytest.mark.parametrize(
    ("scene", "line", "told"),
    [
        ("smashup-draft", "pass", '"pass" is not possible now'),
        ("smashup-draft", "END", '"END" is not possible now'),
        ("smashup-2", "end of the world", '"end" is no command'),
    ],
)
def test_words_decline_nothing_else(scene: str, line: str, told: str, tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        before = len(app.session.record.answers)
        await types(pilot, line)
        assert told in text_of(app)
        assert len(app.session.record.answers) == before

    at(scene, tmp_path, act)


@pytest.mark.parametrize("word", ["end", "pass"])
def test_words_decline_where_that_is_possible(word: str, tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        before = len(app.session.record.answers)
        await types(pilot, word)
        assert app.session.record.answers[before] == 0

    at("smashup-2", tmp_path, act)


def test_a_game_that_is_over_says_who_has_won_and_waits_until_it_is_left(tmp_path: Path) -> None:
    session = session_of(SCENES["nim"], tmp_path)
    goes_on(session, Rng(2), 1000)

    async def look() -> bool | None:
        app = app_of(session, "en")
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            assert re.search(r" wins?\.", text_of(app)), text_of(app)
            assert "The game is over" in text_of(app)
            await pilot.press("enter")
        return app.return_value

    assert asyncio.run(look()) is False


ALTERNATE, NORMAL = r"\x1b\[\?1049h", r"\x1b\[\?1049l"


def test_the_command_fills_the_screen_and_leaves_what_was_there(shell: Shell) -> None:
    table = shell.at_terminal("play", "nim", "--seats", "me,uniform", "--seed", "1", BASTON_LINES="")
    table.sees(ALTERNATE)
    table.sees("F1")
    table.child.send("\x03")
    table.sees(NORMAL)
    table.sees("The game is kept")
    assert table.status() == 130


FAILING = """
import sys
from baston.cli.__main__ import run
from baston.cli.fullscreen.app import TableApp

def fails(app, line):
    raise ValueError("a fault")

TableApp.obey = fails
sys.exit(run(["play", "nim", "--seats", "me,uniform", "--seed", "1"]))
"""


def test_a_fault_is_told_in_a_sentence_on_the_screen_that_was_there(shell: Shell) -> None:
    table = shell.program_at_terminal(FAILING, BASTON_LINES="")
    table.sees("F1")
    table.child.send("1\r")
    table.sees(NORMAL)
    table.sees("Something went wrong that should not: ValueError: a fault")
    assert table.status() == 2
    assert "Traceback" not in table.shown


COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;\d]*m")


@pytest.mark.parametrize(("env", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_there_is_no_colour_where_none_is_wanted(shell: Shell, env: dict[str, str], coloured: bool) -> None:
    seats = ("--seats", "me,uniform", "--factions", "random", "--seed", "1")
    table = shell.at_terminal("play", "smashup", *seats, BASTON_LINES="", **env)
    table.sees("F1")
    drawn = table.shown
    table.child.send("\x03")
    table.sees(NORMAL)
    assert bool(COLOUR.search(drawn)) == coloured


@pytest.mark.parametrize(("platform", "kind"), [("win32", FullScreenTable), ("linux", Table)])
def test_only_where_terminals_are_named_is_one_without_a_name_a_dumb_one(
    platform: str, kind: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = SimpleNamespace(isatty=lambda: True, fileno=lambda: 1)
    monkeypatch.setattr(choosing, "sys", SimpleNamespace(platform=platform, stdin=stream, stdout=stream))
    monkeypatch.setattr("os.get_terminal_size", lambda _: os.terminal_size((80, 24)))
    monkeypatch.delenv("TERM", raising=False)
    assert choosing.table_for(False) is kind


@pytest.mark.parametrize("lines", [{"BASTON_LINES": "1"}, {"BASTON_LINES": "", "TERM": "dumb"}])
def test_where_it_cannot_or_should_not_fill_the_screen_the_table_is_printed(
    shell: Shell, lines: dict[str, str]
) -> None:
    table = shell.at_terminal("play", "nim", "--seats", "me,uniform", "--seed", "1", **lines)
    assert table.asks()
    assert "1049h" not in table.shown
    table.types("quit")
    assert table.status() == 0
