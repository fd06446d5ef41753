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
        """Returns the printed cards of what has handles between base cards and cards, 0 of what has none."""
        return []

    def lay_others(self, first: int) -> None:
        """Lay out on a blank table what has those handles, from this one on."""

    def save_mode(self, saved: dict[str, Json]) -> None:
        """Add to a saved table what the mode has besides."""

    def load_mode(self, saved: dict[str, Json]) -> None:
        """Set up what the mode has besides, of a saved table whose fields are loaded. Raises BrokenSave."""

    # Places and power.

    def added_power(self, place: int, seat: int) -> int:
        """Returns what a seat, or with EVERY_SEAT all, has at a place besides its minions' power (BP-94)."""
        return 0

    def turn_up_next_base(self) -> None:
        """The base deck has another top card, which may have to lie face up (BP-3, BP-90)."""

    # Cards come and go.

    def card_comes(self, place: int, seat: int) -> None:
        """A card of the seat is at the place now: nothing else has happened since."""

    def card_leaves(self, place: int, seat: int) -> None:
        """A card of the seat is no more at the place."""

    def settle(self, card: int, place: int, wanted: int = 0) -> None:
        """A card has come to a place, for good: begin what its player has to choose there (BP-30).

        `wanted` is the handle that was told with the play, 0 if there was none.
        """

    def card_is_drawn(self, seat: int) -> None:
        """The seat has drawn a card."""

    # Playing cards.

    def plays_in_full(self, seat: int, plays: list[int]) -> list[int]:
        """Returns packed plays with all that is told with a play, such as the slot in a camp (BP-31)."""
        return plays

    def question_before_play(self, card: int, is_special: bool) -> int:
        """Returns the effect that asks something before the card is played, 0 for none (BP-83).

        `is_special`: it is played in a window, from the hand (SU-98).
        """
        return 0

    # Turns.

    def has_rounds(self) -> bool:
        """Whether rounds begin the turns, and score, draw and end for all seats together (BP-10, BP-45)."""
        return False

    def round_of(self, seat: int) -> Frame | None:
        """Returns the frame of the round in which it is the seat's turn; None without rounds."""
        return None

    def phase_begins(self) -> None:
        """A phase in which the active seat acts has begun: START, once its triggers wait, or PLAY."""

    def add_offers(self, seat: int, options: list[int]) -> None:
        """Add to what the seat may do in its play phase what it may propose to the others (BP-88)."""

    def begin_offer(self, seat: int, option: int) -> bool:
        """Begin what an option of the play phase proposes; returns whether it proposes anything."""
        return False

    # Scoring.

    def specials_to_order(self, cards: list[int]) -> list[int]:
        """Returns those of the cards due in a window whose order is a choice (SU-34, BP-50)."""
        return cards

    def stays_after_scoring(self) -> bool:
        """Whether the cards on what is being scored are not discarded (BP-104)."""
        return False
