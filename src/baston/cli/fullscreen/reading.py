"""Something to read over the table, as long as it is wanted: a sheet, the log, rules, the legend."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import Static

from baston.cli.fullscreen.pane import Pane, lines_of
from baston.locales import sentence


class Reading(Screen[None]):
    """Covers the table with something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,q,space", "close", ""),
        ("pagedown,down", "page(True)", ""),
        ("pageup,up", "page(False)", ""),
    ]

    def __init__(self, lang: str, what: RenderableType, foot: str = "full-back") -> None:
        super().__init__()
        self.lang = lang
        self.what = what
        self.foot = foot

    def compose(self) -> ComposeResult:
        """Lay out the text, and below it how to come back."""
        yield Pane(self.lang, "page")
        yield Static(Text(sentence(self.lang, self.foot), "dim"), id="foot")

    def on_mount(self) -> None:
        """Show the text."""
        self._break(self.app.size.width)

    def on_resize(self, event: events.Resize) -> None:
        """Break the text anew."""
        self._break(event.size.width)

    def _break(self, width: int) -> None:
        self.query_one(Pane).fill(lines_of(self.what, width - 2))

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss(None)

    def action_page(self, down: bool) -> None:
        """Turn a page."""
        self.query_one(Pane).page(down)


class Call(Reading, inherit_bindings=False):
    """Covers the table until the person who is called says so: no other key may open a hand by accident."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "close", "")]

    def __init__(self, lang: str, name: str) -> None:
        super().__init__(lang, Text(sentence(lang, "call", name=name), "bold"), "call-ready")
