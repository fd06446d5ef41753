"""A board for any game: the view's parts by name, line by line. The boards of games build on it."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from baston.kernel.frame import Decision
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.kernel.text import Json

ASKING: Final = ("asked", "decision", "options")  # what the prompt says anyway


class Place(NamedTuple):
    """Where a card can go: its code on the board and its name."""

    code: str
    name: str


class Board:
    """Draws what a seat sees, from its view alone. This one knows nothing of cards."""

    singles_first = False  # whether options of one place each come before the cards with several

    def draw(self, view: dict[str, Json]) -> RenderableType:
        """Return the drawing of the whole table."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name, value in view.items():
            if name not in ASKING:
                grid.add_row(f" {name.replace('_', ' ')}", _plain(value))
        return grid

    def heading(self, view: dict[str, Json]) -> Text:  # noqa: ARG002 - for games with turns
        """Return the line that says where the game stands; empty if there is nothing to say."""
        return Text()

    def drawings(self, view: dict[str, Json], width: int) -> list[RenderableType]:  # noqa: ARG002 - likewise
        """Return the table without its heading as it may be drawn in so many columns, the roomiest first."""
        return [self.draw(view)]

    def drawing_beside(
        self,
        view: dict[str, Json],  # noqa: ARG002 - for games with room beside their board
        width: int,  # noqa: ARG002
        words: Text,  # noqa: ARG002
    ) -> RenderableType | None:
        """Return the tightest drawing with these words in it, for few rows; None without room for them."""
        return None

    def legend(self) -> list[tuple[str, str]]:
        """Return the signs of the drawings, each with what it means."""
        return []

    def seat(self, view: dict[str, Json], seat: int) -> RenderableType | None:  # noqa: ARG002 - likewise
        """Return all that the table tells of a seat, which a tight drawing may leave out; None if nothing."""
        return None

    def discards(self, view: dict[str, Json]) -> RenderableType | None:  # noqa: ARG002 - for games with cards
        """Return the drawing of all discard piles; None if the game has none."""
        return None

    def sheet(self, view: dict[str, Json], code: str) -> RenderableType | None:  # noqa: ARG002 - likewise
        """Return all about the thing with this code on the board, or this name; None if there is none."""
        return None

    def places(self, view: dict[str, Json], code: str) -> list[int]:  # noqa: ARG002 - likewise
        """Return the handles of what is no card and has this code or name: hexes, slots, bases."""
        return []

    def option_sheet(
        self,
        view: dict[str, Json],  # noqa: ARG002 - likewise
        decision: Decision,  # noqa: ARG002
        option: int,  # noqa: ARG002
        label: str,  # noqa: ARG002
    ) -> RenderableType | None:
        """Return all about the thing that an option with this label is about; None if there is none."""
        return None

    def code(self, view: dict[str, Json], decision: Decision, option: int) -> str:  # noqa: ARG002 - likewise
        """Return the board's code of the thing that an option is about; empty if it has none."""
        return ""

    def words(self, decision: Decision, option: int) -> tuple[str, ...]:  # noqa: ARG002 - likewise
        """Return what may be typed for an option that stands apart, the word shown first; else none."""
        return ()

    def has_word(self, typed: str) -> bool:  # noqa: ARG002 - likewise
        """Whether the typed text is a word that some decisions have for an option that stands apart."""
        return False

    def windows(self) -> dict[str, str]:
        """Return the names, by code, of the response windows that a seat may choose to pass unasked."""
        return {}

    def window(self, view: dict[str, Json]) -> str:  # noqa: ARG002 - likewise
        """Return the code of the window in which the seat is asked; empty if it is none of `windows`."""
        return ""

    def play_of(
        self,
        view: dict[str, Json],  # noqa: ARG002 - likewise
        decision: Decision,  # noqa: ARG002
        option: int,  # noqa: ARG002
        label: str,
    ) -> tuple[str, Place | None]:
        """Return what an option would play, and where; if it is no such play, its label and None."""
        return label, None

    def are_alike(
        self,
        view: dict[str, Json],  # noqa: ARG002 - likewise
        decision: Decision,  # noqa: ARG002
        one: int,  # noqa: ARG002
        other: int,  # noqa: ARG002
    ) -> bool:
        """Whether two options with the same label are the same in all that counts, so that one is shown."""
        return False


def board(game: Game[State], lang: str, names: list[str]) -> Board:  # noqa: ARG001 - as every board is made
    """Return the plain board, the same for all games."""
    return Board()


def _plain(value: Json) -> str:
    if value is None:
        return "?"
    if isinstance(value, list):
        return "  ".join(_plain(part) for part in value)
    if isinstance(value, dict):
        return ", ".join(f"{name} {_plain(part)}" for name, part in value.items())
    return str(value)
