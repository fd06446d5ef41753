"""The terminal: prints, asks, clears. Sends no control codes where nobody looks at a terminal."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Iterator
from typing import Final

from rich import _wrap
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from baston.cli.terminal.names import is_you
from baston.locales import sentence, series, told

WIDEST: Final = 100
# Rich breaks lines at no-break spaces too; French has one before : ; ! ? and inside « ».
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the lines scrolled away too: they may show a hand
SCREENFUL: Final = 60
YES: Final = ("y", "yes", "o", "oui")


class Screen:
    """Speaks one language to whoever sits at the terminal, or reads the pipe."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.console = Console(highlight=False, soft_wrap=False)
        self.width = min(self.console.width, WIDEST)
        self.console.width = self.width
        self.live = sys.stdin.isatty() and self.console.is_terminal
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - importing it gives `input` its line editing

    def show(self, what: RenderableType) -> None:
        """Print something as it is; a str is never read as markup."""
        self.console.print(Text(what) if isinstance(what, str) else what)

    def say(self, key: str, style: str = "", **values: str | int) -> None:
        """Print the message with this key of the catalogs in the screen's language."""
        self.show(Text(self.words(key, **values), style))

    def tell(self, line: str) -> None:
        """Print a sentence of the log as an item of a list."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row("·", Text(line))
        self.show(grid)

    def say_winners(self, names: list[str], winners: list[int], teams: list[list[int]]) -> None:
        """Print who has won, alone, as a team, or as several who share it; `winners` are seats from 0."""
        key = "drawn"
        if winners in teams:
            key = "won" if len(winners) == 1 else "won-together"
        named = sorted([names[seat] for seat in winners], key=lambda name: not is_you(name, self.lang))
        mine = bool(named) and is_you(named[0], self.lang)
        self.show(Text(told(self.lang, key, mine, names=series(self.lang, named) if named else ""), "bold"))

    def words(self, key: str, **values: str | int) -> str:
        """Return the message with this key of the catalogs in the screen's language."""
        return sentence(self.lang, key, **values)

    def about(self, key: str, name: str, **values: str | int) -> str:
        """Return a message about the person with this name; it says "you" to the only person."""
        return told(self.lang, key, is_you(name, self.lang), name=name, **values)

    def ask(self, prompt: str) -> str:
        """Print the prompt and return the next line typed, stripped. Raises EOFError at the end of input."""
        self.console.file.flush()
        if self.live:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.show(f"{prompt}{line.strip()}")  # so that the transcript can be read
        return line.strip()

    def may_replace(self, file: str) -> bool:
        """Ask whether a file may be written over. Raises as `ask`."""
        if self.ask(self.words("save-over", file=file) + " ").lower() in YES:
            return True
        self.say("save-not")
        return False

    def clear(self) -> None:
        """Clear a terminal, also of what has scrolled away, so that no hand is left to be read."""
        if not self.console.is_terminal:
            return
        self.console.file.write("\n" * SCREENFUL if self.console.is_dumb_terminal else CLEAR)

    @contextlib.contextmanager
    def paged(self, long: bool) -> Iterator[None]:
        """Show what is printed in the context page by page, if it is long and a terminal shows it."""
        if not (long and self.live) or self.console.is_dumb_terminal:
            yield
            return
        os.environ.setdefault("LESS", "-FRX")  # leaves bold as it is, and what fits a screen is not paged
        with self.console.pager(styles=True):
            yield

    @contextlib.contextmanager
    def waiting(self, key: str, **values: str | int) -> Iterator[None]:
        """Show that something is under way while the context lasts."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            yield
            return
        with self.console.status(Text(self.words(key, **values), "dim"), spinner="dots"):
            yield
