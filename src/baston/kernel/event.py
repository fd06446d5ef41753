"""What has happened, as the log keeps it: printed things and seats, never a handle."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

EVERYBODY: Final = -1

# The kinds of events that a line of the log may tell.
TURN: Final = "turn"  # a seat's turn begins; `number` is that of the turn
TURN_OF_ROUND: Final = "turn-of-round"  # likewise; `number` is that of the round
ROUND: Final = "round"  # a round of all seats begins
SCORING: Final = "scoring"  # of a base (`card`), or of all in period `number` (0: the extra round)
POINTS: Final = "points"  # the seats gain `number` points
TOTAL: Final = "total"  # the seat has `number` of what points are given for
RESOLVED: Final = "resolved"  # `card` takes effect, or finds that it cannot
WOUNDED: Final = "wounded"  # a card, `thing`, or else the seat, takes `number` wounds or loses as much life
MET: Final = "met"  # the seat has met a challenge that is worth `number` points
ATTACKED: Final = "attacked"  # the seat attacks `thing` with a card
PLAYED: Final = "played"  # the seat plays a card
DRAWN: Final = "drawn"  # the seats draw `number` cards, on account of `source` if there is one
SHUFFLED: Final = "shuffled"  # the seats shuffle their cards
DESTROYED: Final = "destroyed"  # a card is destroyed, by `source`
WALKED: Final = "walked"  # `thing` has come to `place` on foot: the end of its way alone is told
DISPLACED: Final = "displaced"  # `thing` has come to `place` in another way, of which every hex is told
BANNED: Final = "banned"  # the seat may not take `card`


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
        """Whether the seat (from 0; None: a spectator) may know which card the note is about."""
        return self.seats == EVERYBODY or (seat is not None and self.seats >> seat & 1 == 1)

    def save(self) -> list[int]:
        """Return the note as a list of its seven numbers, in the order of its constructor."""
        return [self.event, self.player, self.card, self.where, self.amount, self.seats, self.source]


def event_names(constants: dict[str, object]) -> dict[int, str]:
    """Map the number of each `L_…` constant to its name in message keys: `L_PLAY_AT` to "play-at"."""
    return {
        number: name.removeprefix("L_").lower().replace("_", "-")
        for name, number in constants.items()
        if name.startswith("L_") and isinstance(number, int)
    }


class Occurrence:
    """What a note is about, for programs, as its reader may know it.

    `event` is its name in the keys of messages, such as "play-at"; `seat` that of whose doing it is, from 0.
    `card`, `where` and `source` are ids of printed things, empty for none or what the reader may not know.
    """

    event: str
    seat: int
    card: str
    where: str
    source: str

    def __init__(self, event: str, seat: int, card: str = "", where: str = "", source: str = "") -> None:
        self.event = event
        self.seat = seat
        self.card = card
        self.where = where
        self.source = source


class Happening:
    """What a note counts as in statistics, in words that all games share, and the id of its card.

    `what` is "turn", whose number is the note's `amount`, "draw", "play" (put down or launched), "lay" (put
    down for what it gives to pay with, which is no launch), "use" (of an ability; `card` may be empty),
    "counter" (what has been launched or used comes to nothing) or empty, for all else. `answers`: what is
    played or used answers something that waits for its effect.
    """

    what: str
    card: str
    answers: bool

    def __init__(self, what: str = "", card: str = "", answers: bool = False) -> None:
        self.what = what
        self.card = card
        self.answers = answers


class LogEvent:
    """What a line of the log tells, for programs, as the reader of the line may know it.

    `kind` is one of those above. `seats` are those whom it is about, from 0; `card` and `source` are ids of
    printed things, empty if there is none or the reader may not know it; `thing` and `place` are handles of
    the view, 0 for none.
    """

    kind: str
    seats: list[int]
    card: str
    source: str
    number: int
    thing: int
    place: int

    def __init__(
        self,
        kind: str,
        seats: list[int],
        card: str = "",
        source: str = "",
        number: int = 0,
        thing: int = 0,
        place: int = 0,
    ) -> None:
        self.kind = kind
        self.seats = seats
        self.card = card
        self.source = source
        self.number = number
        self.thing = thing
        self.place = place


def in_sentences(notes: list[Note], seat: int | None, of_cards: tuple[int, ...]) -> list[list[Note]]:
    """Group the notes into those that the seat is told in one sentence (from 0; None: a spectator).

    Notes in a row that differ in their cards alone make one, if their event is one `of_cards`.
    """
    told: list[list[Note]] = []
    is_list = False  # whether the last sentence lists cards
    for note in notes:
        lists = note.event in of_cards and note.card != 0
        if lists and is_list and _differ_in_cards_alone(told[-1][0], note, seat):
            told[-1].append(note)
        else:
            told.append([note])
        is_list = lists
    return told


def _differ_in_cards_alone(one: Note, other: Note, seat: int | None) -> bool:
    return (
        one.event == other.event
        and one.player == other.player
        and one.source == other.source
        and one.where == other.where
        and one.amount == other.amount
        and one.known_to(seat) == other.known_to(seat)
    )


def sentence_ends(notes: list[Note], seat: int | None, of_cards: tuple[int, ...]) -> list[int]:
    """Return, for each sentence of `in_sentences`, how many of the notes have been told at its end."""
    return list(accumulate(len(told) for told in in_sentences(notes, seat, of_cards)))
