"""Lessons at the terminal: words above the question, ticks, skipping, stopping and coming back."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from baston.cli.__main__ import run
from baston.cli.boards.superfantasybrawl_narrow import NARROW_MAP
from baston.cli.table.play import Table
from baston.cli.table.session import Session, begin_session
from baston.cli.table.talk import Talk
from baston.cli.terminal.names import ME
from baston.cli.terminal.screen import Screen
from baston.games import game_named
from baston.kernel.rng import Rng
from baston.kernel.text import a_dict, a_list
from baston.lessons import lesson_named, progress, told
from baston.lessons.finding import NAMES
from tests.cli.conftest import Shell
from tests.cli.full_screens import app_of, settled, text_of
from tests.lessons.learner import Person, does_something_else, follows, presses_anything

OTHERS = [does_something_else, presses_anything]
LONGEST = 120  # answers


class Typist(Screen):
    """Types the number of what a person takes; keeps what is shown, and leaves when free play begins."""

    def __init__(self, session: Session, lang: str, person: Person) -> None:
        super().__init__(lang)
        self.session = session
        self.person = person
        self.rng = Rng(7)
        self.shown = io.StringIO()
        self.console = Console(file=self.shown, width=10_000, color_system=None)
        self.talk: Talk | None = None

    def show(self, what: RenderableType) -> None:
        """Keep it."""
        self.console.print(what)

    def ask(self, prompt: str) -> str:  # noqa: ARG002 - as a Screen has it
        """Return the number of what the person takes."""
        session, talk = self.session, self.talk
        assert talk is not None
        asked = session.state.decision
        assert asked is not None
        lesson = talk.lecture.lesson
        assert lesson is not None
        now = progress(lesson, session.game, session.state)
        if now.step.is_free or len(session.record.answers) > LONGEST:
            raise EOFError
        labels = {o: session.game.presentation.label(session.state, o, "en") for o in asked.options}
        option = self.person(labels, now.step.follow, self.rng)
        return str(talk.choices(asked.player, asked).number_of(option))


class Learning(Table):
    """The table at which a lesson is learnt."""

    def __init__(self, session: Session, lang: str, person: Person) -> None:
        super().__init__(session, lang)
        typist = Typist(session, lang, person)
        self.typist = self.screen = typist
        self.talk = typist.talk = Talk(session, typist, self.talk.board, self.names)


def _learning(name: str, lang: str, person: Person) -> Learning:
    lesson = lesson_named(name)
    game = game_named(lesson.game)
    setup = game.setup(lesson.players, lesson.setup_options)
    return Learning(begin_session(game, setup, [ME, *lesson.seats], lesson.seed), lang, person)


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTON_DATA", str(tmp_path))


@pytest.mark.parametrize(("name", "lang"), list(zip(NAMES, ["en", "fr"] * 3, strict=False)))
def test_who_follows_reads_all_and_has_all_ticked(name: str, lang: str) -> None:
    table = _learning(name, lang, follows)
    assert table.play() == 0
    said, lesson = table.typist.shown.getvalue(), lesson_named(name)
    for step in lesson.steps:
        words = step.words if told(step.words, lesson.game, lang) in said else step.done
        assert words is not None, step.id
        assert told(words, lesson.game, lang) in said, step.id
        assert step.is_free or f"✓ {told(step.title, lesson.game, lang)}" in said
    assert table.talk.lecture.learnt() == (len(lesson.steps) - 1, len(lesson.steps) - 1)


@pytest.mark.parametrize(("name", "person"), list(zip(NAMES, OTHERS * 3, strict=False)))
def test_whoever_does_otherwise_is_answered_and_goes_on(name: str, person: Person) -> None:
    table = _learning(name, "en", person)
    assert table.play() == 0
    said, lesson = table.typist.shown.getvalue(), lesson_named(name)
    assert told(lesson.steps[0].words, lesson.game, "en") in said
    learnt = table.talk.lecture.learnt()
    assert learnt is not None
    assert learnt[0] > 0


def test_a_lesson_is_stopped_and_comes_back_where_it_was(shell: Shell) -> None:
    there = shell.run("learn", "smashup", "--lang", "en", typed="laseratops\nquit\n").out
    assert "1/12 Play a minion." in there
    done = shell.run("learn", "smashup", "--lang", "en", typed="1\nquit\n").out
    assert "✓ Play a minion" in done
    assert "2/12 Use an ability." in done
    back = shell.run("play", "smashup", "--resume", "--lang", "en", typed="lesson\nquit\n").out
    assert "2/12 Use an ability." in back
    assert "  ✓ Play a minion" in back
    assert "  ▸ Use an ability" in back


def test_an_idea_is_skipped_and_so_is_all_of_it(shell: Shell) -> None:
    said = shell.run("learn", "smashup", "--lang", "en", typed="skip\nskip all\nlesson\nquit\n").out
    assert "1/12 Play a minion." in said
    assert "2/12 Use an ability." in said
    after = said.split("> skip all")[1]
    assert "Use an ability." not in after
    assert "This game is no lesson" in after
    assert "The lesson says no more; the game goes on." in after


@pytest.mark.parametrize("name", NAMES)
def test_the_idea_stands_above_the_question_on_the_whole_screen(name: str) -> None:
    lesson = lesson_named(name)
    table = _learning(name, "en", follows)

    screen = _first_screen(table, "en")
    beside = " ".join(" ".join(line[NARROW_MAP:] for line in screen.splitlines()).split())
    idea = f"1/{len(lesson.steps)} {told(lesson.steps[0].title, lesson.game, 'en')}. "
    words = idea + told(lesson.steps[0].words, lesson.game, "en")
    assert words in " ".join(screen.split()) or words in beside


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_whole_arena_stays_in_sight_beside_the_words_of_a_lesson(lang: str) -> None:
    table = _learning("superfantasybrawl", lang, follows)
    map_lines = [line[:NARROW_MAP] for line in _first_screen(table, lang).splitlines()]
    there = set(re.findall(r"[a-k]\d", " ".join(map_lines[1:18])))
    hexes = table.session.game.presentation.view(table.session.state, 0)["board"]
    assert there == {str(a_list(hex)[3]) for hex in a_list(a_dict(hexes)["hexes"])}


def _first_screen(table: Table, lang: str) -> str:
    async def look() -> str:
        app = app_of(table.session, lang)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            return text_of(app)

    return asyncio.run(look())


def test_an_answer_taken_back_takes_its_tick_back(shell: Shell) -> None:
    said = shell.run("learn", "smashup", "--lang", "en", typed="1\nundo\nlesson\nquit\n").out
    assert "✓ Play a minion" in said
    assert "  ▸ Play a minion" in said.split("> lesson")[1]


def test_lessons_are_listed_in_both_languages_and_others_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", "--lang", "en"]) == 0
    listed = capsys.readouterr().out
    assert [name for name in NAMES if f"{name} " in listed] == list(NAMES)
    assert run(["learn", "--lang", "fr"]) == 0
    assert "Ta première partie de Super Fantasy Brawl" in capsys.readouterr().out
    assert run(["learn", "chess", "--lang", "en"]) == 2
    assert 'There is no lesson "chess".' in capsys.readouterr().err


def test_a_game_begun_without_a_lesson_says_that_there_are_some(shell: Shell) -> None:
    leads = "New to it? `baston learn` has guided first games."
    assert leads in shell.run("play", "smashup", "--seed", "1", "--lang", "en", typed="quit\n").out
    assert leads not in shell.run("play", "smashup", "--resume", "--lang", "en", typed="quit\n").out
    assert leads not in shell.run("learn", "smashup", "--lang", "en", typed="quit\n").out
    assert leads not in shell.run("play", "nim", "--lang", "en", typed="quit\n").out, "nim has no lesson"


def test_a_game_that_is_no_lesson_says_so(shell: Shell) -> None:
    said = shell.run("play", "smashup", "--seed", "1", "--lang", "en", typed="skip\nlesson\nquit\n").out
    assert said.count("This game is no lesson") == 2
