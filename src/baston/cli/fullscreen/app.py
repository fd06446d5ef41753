"""The table as a Textual application: status, board, events, question and choices, redrawn in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.strip import Strip
from textual.widgets import Input, Static

from baston.bots import Bot
from baston.cli.boards.card_sheets import card_name
from baston.cli.fullscreen.completion import Completion
from baston.cli.fullscreen.gathering import Gathering
from baston.cli.fullscreen.layout import share
from baston.cli.fullscreen.pane import Pane, lines_of
from baston.cli.fullscreen.reading import Reading
from baston.cli.table.beats import unhurried
from baston.cli.table.session import Session
from baston.cli.table.talk import WORDS, Quit, Talk
from baston.cli.terminal.names import with_names
from baston.kernel.frame import PASS
from baston.locales import sentence

WIDE: Final = 112  # from here on the events have a column of their own
SIDE: Final = 36
LONGEST_NOTICE: Final = 2  # lines; what is longer covers the table until it has been read
RECENT: Final = 60  # notes of the log that are told anew for the table
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
        Binding("f1", "tell('help')", priority=True),
        Binding("f2", "tell('legend')", priority=True),
        Binding("pagedown", "page(True)"),
        Binding("pageup", "page(False)"),
        Binding("down", "point(1)"),
        Binding("up", "point(-1)"),
        Binding("tab", "complete", priority=True),
    ]

    def __init__(self, session: Session, talk: Talk, gathered: Gathering, names: list[str]) -> None:
        super().__init__(ansi_color=True)
        self.session = session
        self.talk = talk
        self.gathered = gathered
        self.names = names
        self.lang = gathered.lang
        self.failed: OSError | None = None
        self.looking: int | None = None  # the person who may look at the screen; None: anybody
        self.pointed = 0  # the number of the option that the arrows have come to; 0: to none
        self.thinking = ""
        self.notice: list[RenderableType] = []  # what the last command has said, if it is short
        self.is_laid_out = False

    def compose(self) -> ComposeResult:
        """Lay out the parts, from the top."""
        yield Pane(self.lang, "status")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Pane(self.lang, "board")
                yield Pane(self.lang, "news")
                yield Pane(self.lang, "prompt")
                yield Pane(self.lang, "choices")
            yield Pane(self.lang, "side")
        yield Pane(self.lang, "notice")
        with Horizontal(id="line"):
            yield Static(">", id="mark")
            yield Input(id="answer", suggester=Completion(self._known))
        yield Pane(self.lang, "keys")

    def on_mount(self) -> None:
        """Begin where the game stands."""
        self._input().focus()
        self.is_laid_out = True
        self.proceed()

    def on_resize(self, event: events.Resize) -> None:  # noqa: ARG002 - as Textual calls it
        """Draw the table for the new size, which is known once all have heard of it."""
        self.call_later(self.draw)

    def proceed(self) -> None:
        """Go on until a person is asked, a bot thinks, or the game is over."""
        session = self.session
        while not session.state.over:
            asked = session.state.decision
            assert asked is not None, "a game that is not over asks something"
            bot = session.bots[asked.player]
            if bot is not None:
                self.thinking = sentence(self.lang, "thinking", name=self.names[asked.player])
                self.draw()
                self._think(bot)
                return
            if not self.talk.passes():
                break
            if not self._keeping(lambda: session.answer(PASS)):
                return
        self.thinking = ""
        self.pointed = 0
        self._call()
        self.draw()

    @work(thread=True, exclusive=True)
    def _think(self, bot: Bot) -> None:
        option = unhurried(self.session, bot, live=not self.is_headless)
        self.call_from_thread(self._answered, option)

    def _answered(self, option: int) -> None:
        if self._keeping(lambda: self.session.answer(option)):
            self.proceed()

    def _call(self) -> None:
        """Cover the table until the person who is asked, and nobody else, looks at it."""
        asked = self.session.state.decision
        if asked is None or len(self.session.people) < 2 or self.looking == asked.player:
            return
        self.looking = asked.player
        told = Text(sentence(self.lang, "call", name=self.names[asked.player]), "bold")
        self.push_screen(Reading(self.lang, told, "call-ready"))

    def draw(self) -> None:
        """Draw all parts for what is known now and for the size of the screen."""
        if not self.is_laid_out:
            return
        width, height = self.size
        view = self.session.game.presentation.view(self.session.state, self._viewer())
        board = self.talk.board
        side = SIDE if width >= WIDE else 0
        main = width - side
        rows = height - 1  # the line in which one types
        for name, text, broken in (
            ("#status", self._status(board.heading(view)), width),
            ("#prompt", self._prompt(), main),
            ("#notice", Group(*self.notice), width),
            ("#keys", Text(sentence(self.lang, "full-keys"), "dim"), width),
        ):
            lines = lines_of(text, broken) if text else []
            rows -= len(lines)
            self._fit(name, lines, len(lines))
        boards = [lines_of(drawing, main) for drawing in board.drawings(view, main)]
        choices = [lines_of(drawing, main) for drawing in self._choices(main)]
        news = lines_of(self._news(), side - 2 if side else width)
        shares = share(rows, [len(b) for b in boards], [len(c) for c in choices], 0 if side else len(news))
        self._fit("#board", boards[shares.board], shares.board_rows)
        self._fit("#choices", choices[shares.choices], shares.choice_rows)
        self._fit("#news", news[-shares.news_rows :] if shares.news_rows else [], shares.news_rows)
        pane = self._pane("#side")
        pane.display = bool(side)
        pane.styles.width = side
        pane.fill(news[-rows:])

    def _fit(self, name: str, lines: list[Strip], rows: int) -> None:
        pane = self._pane(name)
        pane.display = rows > 0
        pane.styles.height = rows
        pane.fill(lines)

    def _pane(self, name: str) -> Pane:
        """A part of the table, which something to read may cover."""
        return self.screen_stack[0].query_one(name, Pane)

    def _input(self) -> Input:
        return self.screen_stack[0].query_one(Input)

    def _viewer(self) -> int | None:
        """The seat for which the table is drawn; None: a spectator's."""
        asked, people = self.session.state.decision, self.session.people
        if asked is not None and asked.player in people:
            return asked.player
        return people[0] if len(people) == 1 else self.looking

    def _asked(self) -> int | None:
        """The person who is asked now; None while a bot thinks, and when the game is over."""
        asked = self.session.state.decision
        return asked.player if asked is not None and self.session.bots[asked.player] is None else None

    def _status(self, heading: Text) -> Text:
        game = self.session.game
        title = Text(game.title_fr if self.lang == "fr" else game.title, "bold")
        return Text(" · ").join([title, heading]) if heading else title

    def _prompt(self) -> Text:
        state = self.session.state
        if state.over:
            return Text(sentence(self.lang, "full-over"))
        if self._asked() is None:
            return Text(self.thinking if self.session.people else sentence(self.lang, "full-watching"))
        prompt = self.session.game.presentation.prompt(state, self.lang)
        return Text(with_names(prompt, self.names), "bold")

    def _choices(self, width: int) -> list[RenderableType]:
        """The choices, the roomiest first; nothing for who is not asked."""
        asked, seat = self.session.state.decision, self._asked()
        if asked is None or seat is None:
            return [Group()]
        choices = self.talk.choices(seat, asked)
        return [choices.draw(width, self.pointed), choices.flow(self.pointed)]

    def _news(self) -> Text:
        """The last events; those since this person's last answer are marked, in bold too."""
        seat = self._viewer()
        notes = len(self.session.state.notes or [])
        read = min(notes, self.talk.read_by_all if seat is None else self.talk.read[seat])
        start = max(0, notes - RECENT)
        new = self.talk.sentences(read, seat)
        old = self.talk.sentences(start, seat, read)
        lines = [Text(f"· {line}", "dim") for line in old] + [Text(f"• {line}") for line in new]
        return Text("\n").join(lines)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Obey what has been typed, or take the option that is pointed at."""
        line = event.value.strip() or (str(self.pointed) if self.pointed else "")
        event.input.value = ""
        if self.session.state.over:
            self.exit(False)
        elif line:
            self.obey(line)

    def on_pane_pressed(self, event: Pane.Pressed) -> None:
        """Take the option that has been clicked."""
        self.obey(event.number)

    def obey(self, line: str) -> None:
        """Do what a line says for the person who is asked; nobody is heard while a bot thinks."""
        asked, seat = self.session.state.decision, self._asked()
        if line.lower() in WORDS["quit"]:
            self.exit(False)
            return
        if asked is None or seat is None:
            return
        told = len(self.session.state.notes or [])
        if not self._keeping(lambda: self.talk.hear(seat, line, asked)):
            return
        self._say(self.gathered.take())
        if self.session.state.decision is not asked:
            # An answer taken back has fewer notes than have been read.
            self.talk.read[seat] = min(told, len(self.session.state.notes or []))
            self.proceed()
        else:
            self.draw()

    def _keeping(self, act: Callable[[], None]) -> bool:
        """Do what writes the record; leave the table if it cannot be written, or somebody leaves."""
        try:
            act()
        except Quit:
            self.exit(False)
            return False
        except OSError as error:
            self.failed = error
            self.exit(False)
            return False
        return True

    def _say(self, said: list[RenderableType]) -> None:
        """Show what a command says: a line or two above the prompt, more of it over the table."""
        short = len(lines_of(Group(*said), self.size.width)) <= LONGEST_NOTICE
        self.notice = said if short else []
        if said and not short:
            self.push_screen(Reading(self.lang, Group(*said)))

    def _known(self) -> list[str]:
        """What can be named now: options, then cards, then commands."""
        asked, seat = self.session.state.decision, self._asked()
        if asked is None or seat is None:
            return []
        labels = self.talk.choices(seat, asked).labels
        cards = [card_name(entry, self.lang) for entry in self.session.game.texts.catalog()]
        place = -1 if self.lang == "fr" else 0
        return [*labels.values(), *(words[place] for words in WORDS.values()), *cards]

    def action_leave(self, interrupted: bool) -> None:
        """Leave the table; the game is kept."""
        self.exit(interrupted)

    def action_tell(self, command: str) -> None:
        """Show what a command says."""
        if isinstance(self.screen, Reading):
            self.screen.action_close()
        else:
            self.obey(command)

    def action_page(self, down: bool) -> None:
        """Turn a page of the parts that have more than they can show."""
        for pane in self.screen_stack[0].query(Pane):
            if pane.overflows:
                pane.page(down)

    def action_point(self, by: int) -> None:
        """Point at the next option, or at the one before."""
        asked, seat = self.session.state.decision, self._asked()
        if asked is not None and seat is not None:
            count = len(self.talk.choices(seat, asked).options)
            self.pointed = (self.pointed + by) % (count + 1)
            self.draw()

    def action_complete(self) -> None:
        """Take over the completion that is shown."""
        self._input().action_cursor_right()
