"""WebSocket: messages of the server."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from baston.server.protocol.choices import Choice
from baston.server.protocol.client_messages import Feeling
from baston.server.protocol.replays import Line
from baston.server.protocol.tables import Result, Table
from baston.server.protocol.words import Plain, Words


class Decision(Struct, frozen=True):
    """The current decision. Only the seat that is to answer gets its `prompt` and `options`.

    `card` is the id of the printed card that asks, null if none does or the seat may not know it. `clause` is
    that of the rules on which the question rests. `window`: it is a response, for which others may be asked
    too. `even`: all of them are, whether or not they have an answer. `unasked`: this seat has nothing to
    answer and passes by itself in a moment; others are not told.
    """

    number: int
    player: int
    mine: bool
    card: str | None
    clause: str | None
    window: bool
    unasked: bool
    prompt: Words | None
    options: list[Choice]
    even: bool = False


class Times(Struct, frozen=True):
    """Seconds `left` to each seat as this is sent (null: no clock), and the seat whose clock is `running`.

    `window`: what is left of a window of fixed length; else null.
    """

    left: list[float | None]
    running: int | None
    window: float | None


class UndoAsked(Struct, frozen=True):
    """A seat asks to take back its last answer; those that it `waits_for` have not replied."""

    seat: int
    waits_for: list[int]


class Still(Struct, frozen=True):
    """What was shown on the way to a state, once the answer had written so many `lines` of its log.

    `view` is what of the view of that state was otherwise then.
    """

    view: Plain
    lines: int


class State(Struct, frozen=True, tag="state"):
    """All that a seat (null: a spectator) may see; sent for each seat of the browser, after each change.

    `table` is null if it is as last sent. `view` is null until the game starts; `step` is how many answers it
    comes after, without those that were taken back. Forget lines of the log from
    number `log_from` on, then add `log`. `undo`: may the seat take back its last answer now, of its own or if
    the others agree? `times` is null where nothing is timed. `stills` are what was shown on the way from the
    state before, if there is any: it can be left out.
    """

    table: Table | None
    seat: int | None
    number: int
    step: int
    view: Plain | None
    decision: Decision | None
    log_from: int
    log: list[Line]
    undo: Literal["no", "free", "ask"]
    undo_asked: UndoAsked | None
    times: Times | None
    result: Result | None
    stills: list[Still] | UnsetType = UNSET


class Chat(Struct, frozen=True, tag="chat"):
    """A line of the chat. `seat` is null for spectators; `time` is in seconds since 1970.

    `audience`: the players' chat is for "all" to read, the other one for "spectators", and for everybody once
    the game is over. `speaker` stands for the browser that wrote it, at this table alone; it is empty for
    lines of earlier versions.
    """

    seat: int | None
    name: str
    text: str
    time: float
    audience: Literal["all", "spectators"] = "all"
    speaker: str = ""


class Reaction(Struct, frozen=True, tag="reaction"):
    """What a player has said without words; it is not kept. `speaker` as in `Chat`."""

    seat: int
    reaction: Feeling
    speaker: str


class ChatRules(Struct, frozen=True, tag="chat-rules"):
    """Who may write in the chat, `open_to`, but for those who are `muted`; sent first, and when it changes.

    `you` is the speaker that stands for this browser, empty if it has no cookie. Only the host is told of
    all who are muted, others of themselves.
    """

    open_to: Literal["all", "players", "nobody"]
    you: str
    muted: list[str]


class Error(Struct, frozen=True, tag="error"):
    """A refused message, which has changed nothing. `number` is the current one of the table."""

    code: str
    en: str
    fr: str
    number: int


class Presence(Struct, frozen=True, tag="presence"):
    """Who is connected has changed: the table's seats have it, and there are so many spectators."""

    table: Table
    spectators: int


class Hint(Struct, frozen=True, tag="hint"):
    """What a bot would answer to decision `number`; it is not played.

    `gains`: what the seat gains by it if nobody answers, as sentences; `threats`: what others come to
    otherwise, likewise. `chance`: that of the seat to win, from 0 to 1, null where none is known.
    """

    seat: int
    number: int
    option: int
    gains: list[Words]
    threats: list[Words]
    chance: float | None


class Foreseen(Struct, frozen=True, tag="foreseen"):
    """What the `plan`, answers to decision `number`, would come to; the game says how. Nothing is played."""

    seat: int
    number: int
    plan: list[int]
    outlook: Plain


class Reason(Struct, frozen=True):
    """Why a `card`, a handle of the view, cannot be played or chosen now: the rule that forbids it."""

    card: int
    why: Words
    clause: str


class Reasons(Struct, frozen=True, tag="reasons"):
    """Why what no option is about cannot be played, or with `held` be chosen, as of decision `number`."""

    seat: int
    number: int
    reasons: list[Reason]
    held: int | None = None


class PastStep(Struct, frozen=True):
    """What was shown after `step` answers, and on the way there from the step before: its `stills`.

    Lines of the log below number `log_to` had been written.
    """

    step: int
    view: Plain
    log_to: int
    stills: list[Still]


class Past(Struct, frozen=True, tag="past"):
    """What the seat, or a spectator, was shown of a game that goes on: some steps, one after the other.

    Answers that were taken back are left out.
    """

    seat: int | None
    steps: list[PastStep]


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


FromServer = State | Chat | Reaction | ChatRules | Error | Presence | Hint | Foreseen | Reasons | Past | Pong
