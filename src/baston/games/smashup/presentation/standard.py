"""How people see a table: a standard one, and what a mode shows and says otherwise."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import printed
from baston.games.smashup.setup.layout import Layout
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import STANDARD, Variant
from baston.kernel.text import Json


class StandardWords:
    """The standard game's; a mode has a subclass, which it enters in `WORDS`."""

    # Views.

    def mat_view(self, table: Table) -> Json:
        """Returns what everybody sees of the mat; None without one."""
        return None

    def useless(self, table: Table, seat: int | None) -> list[Json]:
        """Returns the handles of the seat's own cards that do nothing in this game (BP-61)."""
        return []

    # Sentences.

    def name(self, table: Table, handle: int, lang: str) -> str:
        """Returns the name of a thing that is not called as its printed card is; "" of all others."""
        return ""

    def deed(self, table: Table, thing: int, lang: str) -> str:
        """Returns what a thing does that has no text of its own; "" of a card."""
        return ""

    def offer(self, table: Table, option: int, lang: str) -> str:
        """Returns what an option of the play phase proposes; "" if it is something else."""
        return ""

    def scored(self, table: Table, place: int) -> int:
        """Returns what is being scored where a window asks about a place: a place, or a base."""
        return place

    def shown(self, table: Table) -> list[int]:
        """Returns the handles of the cards that the one who is asked shows, or is shown."""
        return []

    def keys(self, keys: list[str]) -> list[str]:
        """Returns the keys of messages about a question, the most special first."""
        return keys

    # Positions.

    def head(self, table: Table) -> str:
        """Returns what the first line of a position ends with."""
        return ""

    def lines(self, table: Table) -> list[str]:
        """Returns the lines of a position that come before those of the places."""
        return []

    def place(self, table: Table, place: int, marks: str) -> str:
        """Returns how the line of a place begins; `marks` follow its name."""
        return f"base {printed(table, table.base_at[place]).id}{marks}"

    def variant(self, variant: Variant, head: str) -> Variant | None:
        """Returns the variant of a position whose first line ends so; None if it is of another mode."""
        return None if head else variant

    def read_head(self, table: Table, head: str) -> bool:
        """Set up what the end of the first line says; returns whether it can be so."""
        return True

    def read_line(self, layout: Layout, name: str, rest: str) -> bool | None:
        """Lay out what a line says, and return whether it can be so; None if it is a line of all modes."""
        return None


WORDS: Final[dict[str, StandardWords]] = {STANDARD: StandardWords()}  # by the name of the mode


def words_of(table: Table) -> StandardWords:
    """What the mode of the table shows and says."""
    return WORDS[table.variant.mode]
