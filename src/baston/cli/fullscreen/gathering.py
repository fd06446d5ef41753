"""A screen that keeps what it is told, to be shown where there is room for it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from baston.cli.terminal.screen import Screen


class Gathering(Screen):
    """Takes what a command says, for whoever shows it; nothing of it reaches the terminal."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.said: list[RenderableType] = []

    def show(self, what: RenderableType) -> None:
        """Keep it as it is; a str is never read as markup."""
        self.said.append(Text(what) if isinstance(what, str) else what)

    def take(self) -> list[RenderableType]:
        """Return what has been said since the last time."""
        said, self.said = self.said, []
        return said

    def may_replace(self, file: str) -> bool:
        """Say that the file is kept: nothing can be asked in the middle of a command."""
        self.say("save-exists", file=file)
        return False

    def clear(self) -> None:
        """Do nothing: the table is drawn anew anyway."""

    @contextlib.contextmanager
    def waiting(self, key: str, **values: str | int) -> Iterator[None]:  # noqa: ARG002 - as a Screen has it
        """Show nothing: the screen stands still meanwhile."""
        yield
