"""REST: tables, their seats and results."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from baston.server.protocol.words import Words


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: the browser that asks, whoever joins, or a bot.

    `level` is "easy", "normal", "strong", "expert" or "mirror", a `next_level` as a `Seat` has it, or one of
    the `bots` of the `GameInfo`.
    """

    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=40)] = "normal"
    name: str = ""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock: seconds that each person has for the whole game, and the increment after each answer."""

    seconds: Annotated[int, Meta(ge=10, le=86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on besides the game's own options.

    `clock` is null for a game without one. `absence`: seconds after which a bot plays on for somebody who is
    not connected while somebody else is; 0: never. `window`: seconds that each response takes where the
    game's option `even_windows` asks every seat; 0: as long as who is asked thinks.
    """

    clock: Clock | None = None
    absence: Annotated[int, Meta(ge=0, le=86400)] = 0
    window: Annotated[int, Meta(ge=0, le=600)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `name` is the host's. A listed table is shown to everybody who looks for one."""

    game: str
    players: Annotated[int, Meta(ge=1, le=100)]
    seats: list[SeatWish]
    options: dict[str, str] = field(default_factory=dict)
    terms: Terms = Terms()
    name: str = ""
    listed: bool = False
    adds_nonce: bool = False


class PlayNow(Struct, frozen=True, forbid_unknown_fields=True):
    """A table for one person against one normal bot, at once."""

    game: str
    name: str = ""
    options: dict[str, str] = field(default_factory=dict)
    adds_nonce: bool = False


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat, this one or the first. A table that is not listed wants its invitation's secret.

    `adds_nonce`, here and where a table is made: the browser sends an `AddNonce` for each of its seats as
    soon as it has seen the commitment, and the game waits for that, a few seconds at most.
    """

    name: str = ""
    invite: str = ""
    seat: int | None = None
    adds_nonce: bool = False


class Progress(Struct, frozen=True):
    """How far a running game has come: turn or round, points by seat, and which seat is asked since when.

    `turn` is null in games that count none; `since` is in seconds since 1970.
    """

    turn: int | None
    points: list[int]
    player: int | None
    since: float


class AskRematch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the same again with the same people, who are asked; `adds_nonce` as in `Join`."""

    adds_nonce: bool = False


class Made(Struct, frozen=True):
    """A new table. Who knows the `invite` may take an open seat: /table/{id}?invite={invite}."""

    id: str
    invite: str


class Seat(Struct, frozen=True):
    """A seat of a table. `level` is that of its bot, or the name of a bot of others, else null.

    Who has `conceded` or `timed_out` has lost. `stand_in`: a bot plays on until this person is back.
    `awaits_nonce`: the game does not start before this person's browser has sent its `AddNonce`. `asked`: an
    open seat is kept for somebody of this `name`, which `waits` for their reply, or for `you`; who has
    `declined` may still take it, as anybody may. `fault`: how its bot, one of others, has
    `conceded` by a fault of its own, in words that go on after the seat's name. `next_level`: of a bot that
    follows the only person, what it is in that person's next game, once this one is over.
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
    awaits_nonce: bool = False
    asked: Literal["waits", "you", "declined"] | None = None
    fault: Words | UnsetType = UNSET
    next_level: str | UnsetType = UNSET


class Result(Struct, frozen=True):
    """The result: points by seat, and the seats that won.

    Who conceded or lost on time (`timed_out`) has lost, whatever the points.
    """

    points: list[int]
    winners: list[int]
    conceded: list[int]
    timed_out: list[int] = []


class Table(Struct, frozen=True):
    """A table as this browser may know it.

    `commitment` is the SHA-256 of "baston commitment 1:{secret}", published before nonces are added and the
    first card is dealt. The `secret` is null, and there are no `nonces`, until the game is over; then they
    are by seat, null where none was added. Tables made before there were secrets have `seed` and `salt`
    instead, and their commitment is the SHA-256 of "{seed}:{salt}". `invite` is null for browsers without a
    seat. `rules` is the version of the game's rules that it was begun under, `earlier`: today's are later.
    `closed` says why the game cannot be taken up under today's rules: it can be watched again, as one that is
    over. Lists do not say it of those. `rematch` is the id of the table at which the same people are asked to
    play again, told to them alone.
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
    rules: int
    earlier: bool
    closed: Words | None
    secret: str | None = None
    nonces: list[str | None] = []
    rematch: str | None = None


class Device(Struct, frozen=True):
    """What makes another device the same player, once, within so many `seconds`: /move/{token}, or a code."""

    token: str
    code: str
    seconds: int


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """A link's token, or a short code as it was typed."""

    secret: Annotated[str, Meta(max_length=200)]


class Player(Struct, frozen=True):
    """What a browser is known by: the last name that it sat down with, or "", and how many tables it has."""

    name: str
    tables: int


class Moving(Struct, frozen=True):
    """What a move does: this browser, which is `own`, becomes `player`. `same`: it is that one already."""

    player: Player
    own: Player
    same: bool


class Standing(Struct, frozen=True):
    """The player that this browser is, and whom it was before its last move, which it may be again."""

    player: Player
    former: Player | None


class Failure(Struct, frozen=True):
    """What a refused request gets instead: a stable code, and what is wrong and how to mend it."""

    code: str
    en: str
    fr: str
