"""The table that fills the screen: what stands there, how it follows its size, what keys and mouse do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from baston.cli.fullscreen.app import TableApp
from baston.cli.fullscreen.completion import completed
from baston.cli.fullscreen.layout import share
from baston.cli.fullscreen.pane import Pane
from baston.cli.table.choices import ANSWER
from baston.cli.table.session import Session
from tests.cli.conftest import Shell
from tests.cli.full_screens import KEPT, SCENES, Scene, app_of, kept, session_of, shown, text_of


@pytest.mark.parametrize(("name", "scene", "size", "lang"), kept(), ids=[name for name, *_ in kept()])
def test_the_screen_is_as_it_is_kept(name: str, scene: Scene, size: tuple[int, int], lang: str) -> None:
    assert shown(scene, size, lang) == (KEPT / name).read_text("utf-8")


def test_the_roomiest_drawings_that_leave_room_are_taken() -> None:
    assert share(20, [12, 8], [6, 2], 9).board == 0
    assert share(20, [12, 8], [6, 2], 9).choices == 0
    tight = share(14, [12, 8], [6, 2], 9)
    assert (tight.board, tight.choices, tight.board_rows + tight.choice_rows + tight.news_rows) == (1, 1, 14)


def test_what_does_not_fit_scrolls_and_no_row_is_lost() -> None:
    shares = share(15, [40, 30], [20, 10], 9)
    assert shares.board_rows + shares.choice_rows + shares.news_rows == 15
    assert min(shares.board_rows, shares.choice_rows, shares.news_rows) >= 2


@pytest.mark.parametrize(
    ("typed", "whole"),
    [("king", "king Rex"), ("?épée", "?épée laser"), ("epee l", "epee laser"), ("3", None), ("zz", None)],
)
def test_names_are_completed_whatever_their_case_and_accents(typed: str, whole: str | None) -> None:
    assert completed(typed, ["King Rex", "Épée laser"]) == whole


def at(
    scene: str, folder: Path, act: Callable[[TableApp, Pilot[bool]], Awaitable[None]], **more: list[str]
) -> Session:
    """Let somebody act at the table of a scene; the session afterwards."""
    session = session_of(SCENES[scene], folder, **more)

    async def play() -> None:
        app = app_of(session, "en")
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await act(app, pilot)

    asyncio.run(play())
    return session


async def reads(app: TableApp, pilot: Pilot[bool], text: str) -> None:
    """Wait until the screen has this text."""
    for _ in range(200):
        if text_of(app) == text:
            return
        await pilot.pause(0.01)
    assert text_of(app) == text


async def types(pilot: Pilot[bool], line: str) -> None:
    """Type a line."""
    await pilot.press(*line, "enter")
    await pilot.pause()


def test_a_number_answers_and_the_bots_go_on(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        before = len(app.session.record.answers)
        await types(pilot, "1")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert len(app.session.record.answers) > before

    at("nim", tmp_path, act)


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
        await pilot.pause()
        assert len(app.session.record.answers) > before

    at("smashup-2", tmp_path, act)


def test_the_arrows_point_and_enter_takes(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        before = len(app.session.record.answers)
        await pilot.press("down")
        assert "▸1" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.session.record.answers) > before

    at("smashup-2", tmp_path, act)


def test_what_is_asked_for_covers_the_table_until_escape(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        table = text_of(app)
        await pilot.press("f2")
        await pilot.pause()
        assert "power above the printed one" in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert text_of(app) == table
        await types(pilot, "?h1")
        assert text_of(app) != table

    at("smashup-2", tmp_path, act)


def test_the_table_follows_the_size_of_the_terminal(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        before = text_of(app)
        await pilot.resize_terminal(120, 40)
        await reads(app, pilot, (KEPT / "arena-2-120x40-en.txt").read_text("utf-8"))
        await pilot.resize_terminal(80, 24)
        await reads(app, pilot, before)

    at("arena-2", tmp_path, act)


def test_who_shares_the_screen_is_called_before_the_hand_is_shown(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[bool]) -> None:
        covered = text_of(app)
        assert "when nobody else looks" in covered
        assert "Your hand" not in covered
        await pilot.press("enter")
        await pilot.pause()
        assert "Your hand" in text_of(app)

    at("smashup-2", tmp_path, act, seats=["me", "me"])


ALTERNATE, NORMAL = r"\x1b\[\?1049h", r"\x1b\[\?1049l"


def test_the_command_fills_the_screen_and_leaves_what_was_there(shell: Shell) -> None:
    table = shell.at_terminal("play", "nim", "--seats", "me,uniform", "--seed", "1", BASTON_LINES="")
    table.sees(ALTERNATE)
    table.sees("F1")
    table.child.send("\x03")
    table.sees(NORMAL)
    table.sees("The game is kept")
    assert table.status() == 130


@pytest.mark.parametrize("lines", [{"BASTON_LINES": "1"}, {"BASTON_LINES": "", "TERM": "dumb"}])
def test_where_it_cannot_or_should_not_fill_the_screen_the_table_is_printed(
    shell: Shell, lines: dict[str, str]
) -> None:
    table = shell.at_terminal("play", "nim", "--seats", "me,uniform", "--seed", "1", **lines)
    assert table.asks()
    assert "1049h" not in table.shown
    table.types("quit")
    assert table.status() == 0
