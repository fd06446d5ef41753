"""The stored rows of a table, as plain structs."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

from baston.kernel import record
from baston.server.protocol import Terms

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

# The kinds of entries. Before the game: people take seats or give them back, add nonces, then it starts.
SIT: Final = "sit"
RISE: Final = "rise"
NONCE: Final = "nonce"  # the seat's nonce is there
START: Final = "start"
DECLINE: Final = "decline"  # who was asked to sit there has declined
# In the game; `value` is 0 unless a comment says otherwise.
ANSWER: Final = "answer"  # `value`: the place of the option in the decision's list, from 0
UNDO: Final = record.UNDO  # `value`: how many answers are left
ASK: Final = "ask"  # may the last answer be taken back? `value`: how many answers would be left
AGREE: Final = "agree"  # the seat lets it be taken back …
REFUSE: Final = "refuse"  # … or does not
CONCEDE: Final = record.CONCEDE  # `value`: by which fault of its bot, from 1; 0: a person does
TIMEOUT: Final = record.TIMEOUT  # lost on time
AWAY: Final = record.AWAY  # a bot plays on for the seat …
BACK: Final = record.BACK  # … until now
CLOSE: Final = "close"  # who runs the server has closed the table, before the game or in it
# The server was away, or could write nothing; `value`: for how many seconds, which count for nobody.
# 0: all since the last entry.
RESUME: Final = "resume"

LOBBY: Final = (SIT, RISE, NONCE, DECLINE, START)
DEPARTURES: Final = (CONCEDE, TIMEOUT, AWAY, BACK, CLOSE)


class Entry(Struct, frozen=True):
    """One entry of a table's record, numbered from 0; `time` is in seconds since 1970.

    `digest` is that of the state after it, for every `EVERY`th answer and the last one.
    """

    number: int
    kind: str
    seat: int
    value: int
    digest: str | None
    time: float


class SeatRow(Struct, frozen=True):
    """A seat and who sits there. `bot` is the bot's name with its budget, chosen by its `level`.

    `nonce` is what the person's browser added to the deal; empty while it is awaited, None where none is. An
    open seat may be kept for a browser that is `asked` to sit there, whose `name` it has then; once that has
    `declined`, anybody may take it.
    """

    seat: int
    kind: str
    browser: str | None = None
    name: str = ""
    level: str | None = None
    bot: str | None = None
    nonce: str | None = None
    asked: str | None = None
    declined: bool = False

    @property
    def is_kept(self) -> bool:
        """Whether the seat is open to nobody but the browser that is asked, which has not replied."""
        return self.asked is not None and not self.declined

    @property
    def awaits_nonce(self) -> bool:
        """Whether the browser said that it adds a nonce, and has not."""
        return self.nonce == ""


Audience: TypeAlias = Literal["all", "spectators"]
EVERYBODY: Final = "all"  # reads the players' chat
SPECTATORS: Final = "spectators"  # read what they write to each other, until the game is over


class ChatRules(Struct, frozen=True):
    """What a table's host has ruled for its chat: who may write, and which speakers are muted."""

    open_to: Literal["all", "players", "nobody"] = "all"
    muted: list[str] = []


class TableRow(Struct, frozen=True):
    """A table without its seats and entries. Times are in seconds since 1970, `host` is a browser's id.

    `secret` is that of the deal, `bot_secret` that of its bots' chance. Tables made before there were secrets
    have a `seed`, a number as text, and its `salt`; later ones have neither. `closed`: why who runs the
    server has closed it, empty without a reason; None: it is not. `rematch` is the id of the table at which
    the same people were asked to play again.
    """

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
    secret: str = ""
    bot_secret: str = ""
    closed: str | None = None
    chat_rules: ChatRules = field(default_factory=ChatRules)
    rematch: str | None = None


CHAT_HISTORY: Final = 120  # lines for each audience that newcomers are sent


class ChatRow(Struct, frozen=True):
    """A line of a table's chat; `seat` is None for spectators.

    `speaker` stands for a browser at this table, so that it can be muted; empty in lines of earlier versions,
    which are for all to read.
    """

    seat: int | None
    name: str
    text: str
    time: float
    audience: Audience = EVERYBODY
    speaker: str = ""


class StoredTable(Struct, frozen=True):
    """All rows of a table."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    chat: list[ChatRow]


class WorkerRow(Struct, frozen=True):
    """A worker that runs: its `beat` goes up all the time.

    `inbox` is the path of the Unix socket at which workers of the same machine reach it, `address` HOST:PORT
    for those of other machines, or empty.
    """

    id: str
    beat: int
    inbox: str
    address: str
