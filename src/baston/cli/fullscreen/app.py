"""The table as a Textual application: status, board, events, question and choices, redrawn in place."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widgets import Input, Static

from baston.cli.fullscreen.completion import Completion
from baston.cli.fullscreen.gathering import Gathering
from baston.cli.fullscreen.layout import LEAST_CHOICES, share
from baston.cli.fullscreen.news import height_of, last_events
from baston.cli.fullscreen.pane import Pane, lines_of
from baston.cli.fullscreen.reading import Call, Reading
from baston.cli.fullscreen.scene import Scene
from baston.cli.fullscreen.thinking import Question, Thinker
from baston.cli.table.beats import unhurried
from baston.cli.table.talk import WORDS, Quit
from baston.guests import BotFault
from baston.kernel.frame import PASS, Decision
from baston.locales import sentence
from baston.worker import WorkerLost

SIDE: Final = 36
WIDE: Final = 80 + SIDE  # from here on the events have a column of their own: the board is no poorer for it
LONGEST_NOTICE: Final = 2  # lines; what is longer covers the table until it has been read
STYLES: Final = """
Screen { layout: vertical; background: ansi_default; color: ansi_default; }
Pane { scrollbar-size: 0 0; overflow-x: hidden; overflow-y: auto; background: ansi_default; }
#middle { height: 1fr; }
#left { width: 1fr; }
#side { width: 0; border-left: solid; padding-left: 1; display: none; }
#line { height: 1; }
#mark { width: 2; }
#answer { height: 1; border: none; padding: 0; width: 1fr; background: ansi_default; color: ansi_default; }
Reading { background: ansi_default; }
Reading Pane { height: 1fr; margin: 0 1; }
#foot { height: 1; }
"""


class TableApp(App[bool]):
    """Plays a session on the whole screen; its result is whether somebody has interrupted it."""

    CSS = STYLES
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave(True)", priority=True),
        Binding("ctrl+q", "leave(False)", priority=True),
        Binding("f1", "help", priority=True),
        Binding("f2", "signs", priority=True),
        Binding("pagedown", "page(True)"),
        Binding("pageup", "page(False)"),
        Binding("down", "point(1)"),
        Binding("up", "point(-1)"),
        Binding("tab", "complete", priority=True),
    ]

    class Chosen(Message):
        """A bot has chosen this option."""

        def __init__(self, option: int) -> None:
            super().__init__()
            self.option = option

    class Failed(Message):
        """A bot has lost by its own fault."""

        def __init__(self, fault: BotFault) -> None:
            super().__init__()
            self.fault = fault

    class Advised(Message):
        """The search would take this option of what is asked."""

        def __init__(self, asked: Decision, option: int) -> None:
            super().__init__()
            self.asked = asked
            self.option = option

    def __init__(self, scene: Scene, gathered: Gathering) -> None:
        super().__init__(ansi_color=True)
        self.scene = scene
        self.session = scene.session
        self.talk = scene.talk
        self.gathered = gathered
        self.lang = scene.lang
        self.thinker = Thinker(self.session)
        self.is_advising = False  # whether a hint is being looked for
        self.wants_hint: Decision | None = None  # for what one has been asked for last
        self.failed: OSError | None = None
        self.crash: Exception | None = None
        self.notice: list[RenderableType] = []  # what the last command has said, if it is short
        self.is_laid_out = False
        self.drawn_for: Size | None = None  # the size of the screen that the table has been drawn for

    def compose(self) -> ComposeResult:
        """Lay out the parts, from the top."""
        yield Pane(self.lang, "status")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Pane(self.lang, "board")
                yield Pane(self.lang, "news")
                yield Pane(self.lang, "prompt")
                yield Pane(self.lang, "choices", "full-more-choices")
            yield Pane(self.lang, "side")
        yield Pane(self.lang, "notice")
        with Horizontal(id="line"):
            yield Static(">", id="mark")
            keys = sentence(self.lang, "full-keys")
            yield Input(id="answer", placeholder=keys, suggester=Completion(self.scene.known))

    def on_mount(self) -> None:
        """Begin where the game stands."""
        self._input().focus()
        self.is_laid_out = True
        self._say(self.gathered.take())
        self.proceed()

    def on_resize(self, event: events.Resize) -> None:  # noqa: ARG002 - as Textual calls it
        """Draw the table for the new size, which is known once all have heard of it."""
        self.call_later(self._follow_size)

    def _follow_size(self) -> None:
        """Draw the table unless it has been drawn for this size: at the start it is told more than once."""
        if self.size != self.drawn_for:
            self.draw()

    def proceed(self) -> None:
        """Go on until a person is asked, a bot thinks, or the game is over."""
        while not self.session.over and not self.scene.bot_is_asked() and self.talk.passes():
            if not self._keeping(lambda: self.session.answer(PASS)):
                return
        self.scene.pointed = 0
        for pane in self.screen_stack[0].query(Pane):
            pane.rewind()
        if self.scene.bot_is_asked():
            self._think()
        called = self.scene.person_called()
        if called is not None:
            self._call(called)
        if self.session.over:
            self.talk.tell_winners()
            self.notice = self.gathered.take()  # however long: nothing else is asked
        self.draw()

    @work(thread=True)
    def _think(self) -> None:
        thinker = self.thinker
        with self._unless_stopped():
            live = not self.is_headless
            try:
                option = unhurried(self.session, live, thinker.choice_of, thinker.stopped.wait)
            except BotFault as fault:
                self.post_message(self.Failed(fault))
                return
            self.post_message(self.Chosen(option))

    def on_table_app_chosen(self, event: Chosen) -> None:
        """Play what a bot has chosen."""
        if self._keeping(lambda: self.session.answer(event.option)):
            self.proceed()

    def on_table_app_failed(self, event: Failed) -> None:
        """Let the bot have lost, and say why."""
        if self._keeping(lambda: self.session.forfeit(self.session.asked)):
            self.talk.tell_fault(event.fault)
            if not self.session.over:
                self._say(self.gathered.take())
            self.proceed()

    def _call(self, seat: int) -> None:
        """Cover the table until this person, and nobody else, looks at it."""

        def look(_: None) -> None:
            self.scene.looking = seat
            self.draw()

        self.push_screen(Call(self.lang, self.scene.names[seat]), look)

    def draw(self) -> None:
        """Draw all parts for what is known now and for the size of the screen."""
        if not self.is_laid_out or not self.screen_stack[0].query(Pane):  # not yet, or closing
            return
        self.drawn_for = self.size
        width, height = self.size
        side = SIDE if width >= WIDE else 0
        main = width - side
        prompt, lecture = self.scene.prompt(), self.scene.lecture()
        boards = [lines_of(drawing, main) for drawing in self.scene.boards(main)]
        parts = {
            "#status": lines_of(self.scene.status(), width),
            "#prompt": lines_of(prompt, main) if prompt else [],
            "#notice": lines_of(Group(*self.notice), width),
        }
        rows = height - 1 - sum(map(len, parts.values()))  # but for the line in which one types
        choices = [lines_of(drawing, main) for drawing in self.scene.choices(main)]
        told = lines_of(lecture, main) if lecture else []
        if told and len(told) + len(boards[-1]) + min(len(choices[-1]), LEAST_CHOICES) > rows:
            beside = self.scene.board_beside(main, lecture)
            if beside is not None:
                boards, told = [lines_of(beside, main)], []
        parts["#prompt"] = told + parts["#prompt"]
        for name, lines in parts.items():
            self._fit(name, lines, len(lines))
        rows = max(0, rows - len(told))
        news = self.scene.news()
        recent = 0 if side else height_of(news, width, rows)
        shares = share(rows, [len(b) for b in boards], [len(c) for c in choices], recent)
        self._fit("#board", boards[shares.board], shares.board_rows)
        pointed = str(self.scene.pointed) if self.scene.pointed else ""
        self._fit("#choices", choices[shares.choices], shares.choice_rows, pointed)
        self._fit("#news", last_events(news, width, shares.news_rows, self.lang), shares.news_rows)
        pane = self._pane("#side")
        pane.display = bool(side)
        pane.styles.width = side
        pane.fill(last_events(news, side - 2, rows, self.lang) if side else [])

    def _fit(self, name: str, lines: list[Strip], rows: int, pointed: str = "") -> None:
        pane = self._pane(name)
        pane.display = rows > 0
        pane.styles.height = rows
        pane.fill(lines, pointed)

    def _pane(self, name: str) -> Pane:
        """A part of the table, which something to read may cover."""
        return self.screen_stack[0].query_one(name, Pane)

    def _input(self) -> Input:
        return self.screen_stack[0].query_one(Input)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Obey what has been typed, or take the option that is pointed at."""
        line = event.value.strip() or (str(self.scene.pointed) if self.scene.pointed else "")
        event.input.value = ""
        if self.session.over:
            self.leave(False)
        elif line:
            self.obey(line)

    def on_pane_pressed(self, event: Pane.Pressed) -> None:
        """Take the option that has been clicked."""
        self.obey(event.number)

    def obey(self, line: str) -> None:
        """Do what a line says for the person who is asked; nobody else is heard, but who leaves."""
        question = self.scene.question()
        word = line.split()[0].lower()
        if word in WORDS["quit"]:
            self.leave(False)
        elif question is not None and word in WORDS["hint"]:
            self._hint(question[1])
        elif question is not None:
            self._hear(line, *question)

    def _hear(self, line: str, seat: int, asked: Decision) -> None:
        told = len(self.session.state.notes or [])
        if not self._keeping(lambda: self.talk.hear(seat, line, asked)):
            return
        self._say(self.gathered.take())
        if self.session.state.decision is asked:
            self.draw()
            return
        # An answer taken back has fewer notes than have been read.
        self.talk.read[seat] = min(told, len(self.session.state.notes or []))
        self.proceed()

    def _hint(self, asked: Decision) -> None:
        """Let the search look for what it would answer, while the screen lives on."""
        self.notice = [Text(sentence(self.lang, "hint-searching"), "dim")]
        self.draw()
        self.wants_hint = asked
        if not self.is_advising:
            self.is_advising = True
            self._advise(asked, self.thinker.hint())

    @work(thread=True)
    def _advise(self, asked: Decision, question: Question) -> None:
        with self._unless_stopped():
            self.post_message(self.Advised(asked, self.thinker.search(question)))

    def on_table_app_advised(self, event: Advised) -> None:
        """Say the hint; if its question has been answered meanwhile, look for one that is still wanted."""
        self.is_advising = False
        question = self.scene.question()
        if question is None:
            return
        seat, asked = question
        if asked is event.asked:
            self.talk.say_hint(seat, event.option)
            self._say(self.gathered.take())
            self.draw()
        elif asked is self.wants_hint:
            self._hint(asked)

    @contextlib.contextmanager
    def _unless_stopped(self) -> Iterator[None]:
        """Heed no loss of the process that thinks once the table has been left."""
        try:
            yield
        except WorkerLost:
            if not self.thinker.stopped.is_set():
                raise

    def _keeping(self, act: Callable[[], None]) -> bool:
        """Do what writes the record; leave the table if it cannot be written, or somebody leaves."""
        try:
            act()
        except Quit:
            self.leave(False)
            return False
        except OSError as error:
            self.failed = error
            self.leave(False)
            return False
        return True

    def _say(self, said: list[RenderableType]) -> None:
        """Show what a command says: a line or two above the prompt, more of it over the table."""
        short = len(lines_of(Group(*said), self.size.width)) <= LONGEST_NOTICE
        self.notice = said if short else []
        if said and not short:
            self.push_screen(Reading(self.lang, Group(*said)))

    def leave(self, interrupted: bool) -> None:
        """Leave the table, whoever thinks; the game is kept."""
        self.thinker.stop()
        self.exit(interrupted)

    def action_leave(self, interrupted: bool) -> None:
        """Leave the table."""
        self.leave(interrupted)

    def action_help(self) -> None:
        """Show what may be typed, or go back to the table."""
        self._read(lambda: self.gathered.say("help"))

    def action_signs(self) -> None:
        """Show what the signs mean, or go back to the table."""
        self._read(self.talk.tell_signs)

    def _read(self, tell: Callable[[], None]) -> None:
        if isinstance(self.screen, Call):
            return
        if isinstance(self.screen, Reading):
            self.screen.action_close()
            return
        tell()
        self.push_screen(Reading(self.lang, Group(*self.gathered.take())))

    def action_page(self, down: bool) -> None:
        """Turn a page of the parts that have more than they can show."""
        for pane in self.screen_stack[0].query(Pane):
            if pane.overflows:
                pane.page(down)

    def action_point(self, by: int) -> None:
        """Point at the next option, or at the one before."""
        self.scene.point(by)
        self.draw()

    def action_complete(self) -> None:
        """Take over the completion that is shown."""
        if not isinstance(self.screen, Reading):
            self._input().action_cursor_right()

    def _handle_exception(self, error: Exception) -> None:
        """Keep what went wrong for whoever has begun the table."""
        self.crash = self.crash or error
        self.thinker.stop()
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """Leave the screen; Textual would print a traceback over the terminal."""
        self._close_messages_no_wait()
