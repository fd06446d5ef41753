"""Writing the log: one function that all verbs of all games use."""

from __future__ import annotations

from baston.kernel.event import EVERYBODY, Note
from baston.kernel.sight import everybody
from baston.kernel.state import State


def note(
    state: State,
    event: int,
    player: int,
    card: int = 0,
    where: int = 0,
    amount: int = 0,
    seats: int = EVERYBODY,
    source: int = 0,
) -> None:
    """Append a note of what has happened to the log, if the state keeps one.

    `card`, `where` and `source` are handles, which the hooks of the state turn into what is printed there.
    The source, unless named, is `state.cause()`; none if it is the very card that the line is about. `seats`
    has a bit for each seat that may know the card; if all do, spectators do too.
    """
    if state.notes is not None:
        _write(state, state.notes, event, player, card, where, amount, seats, source)


def _write(
    state: State,
    notes: list[Note],
    event: int,
    player: int,
    card: int,
    where: int,
    amount: int,
    seats: int,
    source: int,
) -> None:
    if seats == everybody(state.players):
        seats = EVERYBODY
    cause = source or state.cause()
    told = state.printed_cause(cause) if cause not in (0, card) else 0
    notes.append(Note(event, player, state.printed(card), state.printed_place(where), amount, seats, told))
