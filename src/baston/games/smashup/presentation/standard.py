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
        """Returns what everybody sees of the mat; None without a mat."""
        return None

    def useless(self, table: Table, seat: int | None) -> list[Json]:
        """Returns the handles of cards in the seat's hand that do nothing in this game (BP-61)."""
        return []

    # Sentences.

    def name(self, table: Table, handle: int, lang: str) -> str:
        """Returns the name of a thing that differs from its printed card's; "" for all others."""
        return ""

    def deed(self, table: Table, thing: int, lang: str) -> str:
        """Returns what a thing without a text of its own does; "" for a card."""
        return ""

    def offer(self, table: Table, option: int, lang: str) -> str:
        """Returns what an option of the play phase proposes to the others; "" if it proposes nothing."""
        return ""

    def scored(self, table: Table, place: int) -> int:
        """Returns the handle of what a window about this place scores: the place, or a base."""
        return place

    def shown(self, table: Table) -> list[int]:
        """Returns the handles of cards that the asked seat is showing, or is being shown."""
        return []

    def keys(self, keys: list[str]) -> list[str]:
        """Returns the message keys for a question, the most special first."""
        return keys

    # Positions.

    def head(self, table: Table) -> str:
        """Returns the mode's text at the end of a position's first line."""
        return ""

    def lines(self, table: Table) -> list[str]:
        """Returns the mode's lines of a position, which come before those of the places."""
        return []

    def place(self, table: Table, place: int, marks: str) -> str:
        """Returns the beginning of a place's line in a position; `marks` follow its name."""
        return f"base {printed(table, table.base_at[place]).id}{marks}"

    def settings(self, table: Table) -> dict[str, str]:
        """Returns the mode's options that a position tells, as a setup has them."""
        return {}

    def variant(self, variant: Variant, head: str) -> Variant | None:
        """Returns the variant of a position whose first line ends with `head`; None if of another mode."""
        return None if head else variant

    def read_head(self, table: Table, head: str) -> bool:
        """Set up what the end of the first line says; return whether it makes sense."""
        return True

    def read_line(self, layout: Layout, name: str, rest: str) -> bool | None:
        """Lay out what a line of the mode says; None for other lines. Raises Misread, Refusal."""
        return None


WORDS: Final[dict[str, StandardWords]] = {STANDARD: StandardWords()}  # by the name of the mode


def words_of(table: Table) -> StandardWords:
    """The mode's part of what is shown and said of a table."""
    return WORDS[table.variant.mode]
