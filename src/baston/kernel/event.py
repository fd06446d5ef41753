"""What has happened, as the log keeps it: printed things and seats, never a handle."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

EVERYBODY: Final = -1


class Note:
    """One thing that happened. Never changed once written.

    `card` and `where` are numbers of printed things, so that a note never tells which physical card it was.
    `seats` has a bit for each seat that may know `card`; EVERYBODY has them all.
    """

    event: int
    player: int
    card: int
    where: int
    amount: int
    seats: int
    source: int

    def __init__(
        self, event: int, player: int, card: int, where: int, amount: int, seats: int, source: int = 0
    ) -> None:
        self.event = event
        self.player = player
        self.card = card
        self.where = where
        self.amount = amount
        self.seats = seats
        self.source = source

    def known_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know which card the note is about."""
        return self.seats == EVERYBODY or (seat is not None and self.seats >> seat & 1 == 1)

    def save(self) -> list[int]:
        return [self.event, self.player, self.card, self.where, self.amount, self.seats, self.source]


def event_names(constants: dict[str, object]) -> dict[int, str]:
    """Names the events of a game's `L_…` constants as the catalogs of words do: `L_PLAY_AT` is "play-at"."""
    return {
        number: name.removeprefix("L_").lower().replace("_", "-")
        for name, number in constants.items()
        if name.startswith("L_") and isinstance(number, int)
    }


def in_sentences(notes: list[Note], seat: int | None, of_cards: tuple[int, ...]) -> Iterator[list[Note]]:
    """The notes that make a sentence each for this seat.

    Those in a row that differ in their cards alone make one, if their event is one `of_cards`.
    """

    def kind(note: Note) -> tuple[int, int, bool, bool, int]:
        return note.event, note.player, note.card != 0, note.known_to(seat), note.source

    for (event, _, is_card, _, _), run in groupby(notes, kind):
        if event in of_cards and is_card:
            yield list(run)
        else:
            for note in run:
                yield [note]
