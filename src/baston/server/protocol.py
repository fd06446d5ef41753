"""Every message between server and client; `docs/protocol.md` explains them, with examples."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

# What the game makes itself, as plain JSON: `Game.view`, `Game.catalog`.
Plain = dict[str, object]


class Words(Struct, frozen=True):
    """A sentence in both languages."""

    en: str
    fr: str


# ---- REST: what is on offer


class GameOption(Struct, frozen=True):
    """A choice made before the game; without `choices` it is free text."""

    name: str
    default: str
    choices: list[str]


class GameInfo(Struct, frozen=True):
    """A game that can be played; `players` lists the possible numbers of seats."""

    id: str
    name: str
    name_fr: str
    players: list[int]
    modes: list[str]
    options: list[GameOption]


class RuleInfo(Struct, frozen=True):
    """A clause of the rules, such as SU-31."""

    id: str
    section: str
    section_fr: str
    text: str
    text_fr: str


class Health(Struct, frozen=True):
    """The server answers and its database does too.

    `addresses` are its own, as others on the network reach it; none if it listens on loopback only.
    """

    status: Literal["ok"]
    version: str
    addresses: list[str]


# ---- REST: tables


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit where: the browser that asks, whoever comes, or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    level: Literal["easy", "normal", "strong"] = "normal"
    name: str = ""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds that each person has for the whole game, and seconds more after each answer."""

    seconds: Annotated[int, Meta(ge=10, le=86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on besides the game's own options.

    `clock` is null for a game without one. `absence`: seconds after which a bot plays on for somebody who is
    not connected while somebody else is; 0: never. `window`: seconds that each response takes where the
    game's option `even_windows` makes all of them alike.
    """

    clock: Clock | None = None
    absence: Annotated[int, Meta(ge=0, le=86400)] = 0
    window: Annotated[int, Meta(ge=1, le=600)] = 8


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `name` is the host's. A listed table is shown to everybody who looks for one."""

    game: str
    players: Annotated[int, Meta(ge=1, le=100)]
    seats: list[SeatWish]
    options: dict[str, str] = field(default_factory=dict)
    terms: Terms = Terms()
    name: str = ""
    listed: bool = False


class PlayNow(Struct, frozen=True, forbid_unknown_fields=True):
    """A table for one person against one normal bot, at once."""

    game: str
    name: str = ""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat, this one or the first. A table that is not listed wants its invitation's secret."""

    name: str = ""
    invite: str = ""
    seat: int | None = None


class Made(Struct, frozen=True):
    """A new table. Who knows the `invite` may take an open seat: /table/{id}?invite={invite}."""

    id: str
    invite: str


class Seat(Struct, frozen=True):
    """A seat of a table. `level` is that of its bot, else null.

    Who has `conceded` or `timed_out` has lost. `stand_in`: a bot plays on until this person is back.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    connected: bool
    mine: bool
    conceded: bool
    timed_out: bool
    stand_in: bool


class Result(Struct, frozen=True):
    """The end: points by seat, and the seats that won.

    Who conceded or lost on time (`timed_out`) has lost, whatever the points.
    """

    points: list[int]
    winners: list[int]
    conceded: list[int]
    timed_out: list[int] = []


class Table(Struct, frozen=True):
    """A table as this browser may know it.

    `commitment` is the SHA-256 of "{seed}:{salt}", published before the first card is dealt; both are null
    until the game is over. `invite` is null for browsers without a seat.
    """

    id: str
    game: str
    players: int
    options: dict[str, str]
    terms: Terms
    seats: list[Seat]
    listed: bool
    host: bool
    started: bool
    over: bool
    created: float
    commitment: str
    invite: str | None
    seed: str | None
    salt: str | None
    result: Result | None


class Device(Struct, frozen=True):
    """A link that makes another device the same player: /move/{token}, once, within ten minutes."""

    token: str


class Failure(Struct, frozen=True):
    """What a refused request gets instead: a stable code, and what is wrong and how to mend it."""

    code: str
    en: str
    fr: str


# ---- REST: watching again


class Line(Struct, frozen=True):
    """A line of the log. Lines of one answer share a number; those of the next have a higher one."""

    number: int
    en: str
    fr: str


class Step(Struct, frozen=True):
    """The table after so many answers; `label` is the answer that led here, by `player`."""

    number: int
    player: int | None
    label: Words | None
    view: Plain
    log: list[Line]


class Replay(Struct, frozen=True):
    """A finished game, step by step, as `seat` saw it; `seat` null: a spectator, or all cards if `open`."""

    table: Table
    seat: int | None
    open: bool
    steps: list[Step]


# ---- WebSocket: from the server


class Choice(Struct, frozen=True):
    """A legal answer. `thing`, `card`, `target` are handles of what it is about (see the view), or null."""

    option: int
    label: Words
    passes: bool = field(name="pass")
    thing: int | None = None
    card: int | None = None
    target: int | None = None
    use: bool = False


class Decision(Struct, frozen=True):
    """What is asked. `prompt` and `options` are there for the seat that is asked alone.

    `card` is the id of the printed card that asks, null if none does or the seat may not know it. `clause` is
    that of the rules on which the question rests. `window`: is it a response, as others may be asked too?
    """

    number: int
    player: int
    mine: bool
    card: str | None
    clause: str | None
    window: bool
    prompt: Words | None
    options: list[Choice]


class Times(Struct, frozen=True):
    """Seconds as this is sent: what is `left` on each seat's clock (null: it has none), whose is `running`.

    `window`: how long the response that is asked for takes yet, where all take the same time; else null.
    """

    left: list[float | None]
    running: int | None
    window: float | None


class UndoAsked(Struct, frozen=True):
    """A seat asks to take back its last answer; those it `waits_for` have not agreed yet."""

    seat: int
    waits_for: list[int]


class State(Struct, frozen=True, tag="state"):
    """All that a seat (null: a spectator) may see; one for each seat of the browser, after each change.

    `table` is null if it is as last sent. `view` is null until the game starts. Forget lines of the log from
    number `log_from` on, then add `log`. `undo`: may the seat take back its last answer now, of its own or if
    the others agree? `times` is null where nothing is timed.
    """

    table: Table | None
    seat: int | None
    number: int
    view: Plain | None
    decision: Decision | None
    log_from: int
    log: list[Line]
    undo: Literal["no", "free", "ask"]
    undo_asked: UndoAsked | None
    times: Times | None
    result: Result | None


class Chat(Struct, frozen=True, tag="chat"):
    """Something said. `seat` is null for spectators; `time` is in seconds since 1970."""

    seat: int | None
    name: str
    text: str
    time: float


class Error(Struct, frozen=True, tag="error"):
    """A message was refused and has changed nothing. `number` is that of the table now."""

    code: str
    en: str
    fr: str
    number: int


class Presence(Struct, frozen=True, tag="presence"):
    """Who is at the table has changed: connections and names by seat, and how many spectators."""

    table: Table
    spectators: int


class Hint(Struct, frozen=True, tag="hint"):
    """What a bot would answer to decision `number`; it is not played."""

    seat: int
    number: int
    option: int


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


FromServer = State | Chat | Error | Presence | Hint | Pong


# ---- WebSocket: from the client


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The seat takes this option of decision `number`."""

    number: int
    seat: int
    option: int


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """The seat takes back its last answer, or asks whether it may."""

    seat: int


class UndoReply(Struct, frozen=True, tag="undo-reply", forbid_unknown_fields=True):
    """The seat agrees, or does not, that another takes its last answer back."""

    seat: int
    agree: bool


class Concede(Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    """The seat gives up."""

    seat: int


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """The seat, which is asked, wants to know what a bot would do."""

    seat: int


class Say(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    text: str


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is the connection alive?"""


FromClient = Answer | Undo | UndoReply | Concede | AskHint | Say | Ping
