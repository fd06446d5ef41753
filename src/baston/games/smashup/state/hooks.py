"""What a mode of play may decide otherwise than the standard game: the hooks of a table.

Each method here answers as the standard game does. Those that need the fields of the table stand in `Table`;
a mode overrides what it decides otherwise in a subclass, which it enters in `TABLES`.
"""

from __future__ import annotations

from baston.kernel.frame import Frame
from baston.kernel.state import State
from baston.kernel.text import Json


class Hooks(State):
    """The questions that the standard game asks of the mode that is played."""

    # Setting up and saving.

    def other_things(self) -> list[int]:
        """Returns the printed cards, by number, of the mode's own handles, which follow the base cards.

        0 stands for a handle without a printed card.
        """
        return []

    def lay_others(self, first: int) -> None:
        """Lay out the mode's own things on a blank table; their handles begin with this one."""

    def save_mode(self, saved: dict[str, Json]) -> None:
        """Add the mode's own fields to a saved table."""

    def load_mode(self, saved: dict[str, Json]) -> None:
        """Restore the mode's own fields of a saved table whose other fields are loaded. Raises BrokenSave."""

    # Places and power.

    def added_power(self, place: int, seat: int) -> int:
        """Returns the power that a seat, or with EVERY_SEAT all, has at a place besides minions (BP-94)."""
        return 0

    def turn_up_next_base(self) -> None:
        """Turn the new top card of the base deck face up, if the mode asks for it (BP-3, BP-90)."""

    # Cards come and go.

    def card_comes(self, place: int, seat: int) -> None:
        """Note that a card of the seat has just come to the place."""

    def card_leaves(self, place: int, seat: int) -> None:
        """Note that a card of the seat has just left the place."""

    def settle(self, card: int, place: int, wanted: int = 0) -> None:
        """Begin what a card's player has to choose at the place where it has come to stay (BP-30).

        `wanted` is the handle that was told with the play, 0 if there was none.
        """

    def card_is_drawn(self, seat: int) -> None:
        """Note that the seat has drawn a card."""

    # Playing cards.

    def plays_in_full(self, seat: int, plays: list[int]) -> list[int]:
        """Returns the packed plays with the mode's choices added, such as the slot in a camp (BP-31)."""
        return plays

    def question_before_play(self, card: int, is_special: bool) -> int:
        """Returns the effect's number that asks something before a card is played, or 0 (BP-83).

        `is_special`: it is played in a window, from the hand (SU-98).
        """
        return 0

    def closed_slots(self, seat: int) -> dict[int, str]:
        """Returns the slots where the seat's cards cannot come, each with the key of the reason (BP-30)."""
        return {}

    # Turns.

    def has_rounds(self) -> bool:
        """Whether turns are part of rounds, whose scoring, drawing and ending is common (BP-10, BP-45)."""
        return False

    def round_of(self, seat: int) -> Frame | None:
        """Returns the frame of the round in which it is the seat's turn; None without rounds."""
        return None

    def phase_begins(self) -> None:
        """Begin what the mode does in a phase of the active seat: START, once its triggers wait, or PLAY."""

    def add_offers(self, seat: int, options: list[int]) -> None:
        """Add to the options of the play phase what the seat may propose to the others (BP-88)."""

    def begin_offer(self, seat: int, option: int) -> bool:
        """Begin what an option of the play phase proposes; return whether it proposes anything."""
        return False

    # Scoring.

    def specials_to_order(self, cards: list[int]) -> list[int]:
        """Returns the cards, of those due in a window, whose order is a choice (SU-34, BP-50)."""
        return cards

    def stays_after_scoring(self) -> bool:
        """Whether the cards on what is being scored stay there (BP-104)."""
        return False
