"""What is kept of a table, as plain values."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from baston.kernel import record
from baston.server.protocol import Terms

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

# The kinds of entries. Before the game: somebody takes a seat or gives it back, the game starts.
SIT: Final = "sit"
RISE: Final = "rise"
START: Final = "start"
# In the game; `value` is 0 where nothing is said of it.
ANSWER: Final = "answer"  # `value`: the place of the option in the decision's list, from 0
UNDO: Final = record.UNDO  # `value`: how many answers are left
ASK: Final = "ask"  # may the last answer be taken back? `value`: how many answers would be left
AGREE: Final = "agree"  # the seat lets it be taken back …
REFUSE: Final = "refuse"  # … or does not
CONCEDE: Final = record.CONCEDE
TIMEOUT: Final = record.TIMEOUT  # lost on time
AWAY: Final = record.AWAY  # a bot plays on for the seat …
BACK: Final = record.BACK  # … until now
RESUME: Final = "resume"  # the table is taken up again: the time since the last entry is nobody's

LOBBY: Final = (SIT, RISE, START)
DEPARTURES: Final = (CONCEDE, TIMEOUT, AWAY, BACK)


class Entry(Struct, frozen=True):
    """One entry of a table's record; `digest` is that of the state after it, every so often."""

    number: int
    kind: str
    seat: int
    value: int
    digest: str | None
    time: float


class SeatRow(Struct, frozen=True):
    """Who sits where. `bot` names the bot with its budget, `level` what it was chosen by."""

    seat: int
    kind: str
    browser: str | None = None
    name: str = ""
    level: str | None = None
    bot: str | None = None


class TableRow(Struct, frozen=True):
    """A table apart from its seats and its record. Times in seconds since 1970."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: str
    salt: str
    invite: str
    listed: bool
    host: str
    created: float
    started: float | None = None
    result: dict[str, list[int]] | None = None
    terms: Terms = field(default_factory=Terms)


CHAT_HISTORY: Final = 200  # lines of a table's chat that are told to those who come later


class ChatRow(Struct, frozen=True):
    """A line of the chat; `seat` is None for spectators."""

    seat: int | None
    name: str
    text: str
    time: float


class StoredTable(Struct, frozen=True):
    """All that is kept of a table."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    chat: list[ChatRow]
