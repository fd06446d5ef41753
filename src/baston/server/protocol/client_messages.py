"""WebSocket: messages of the client."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Feeling = Literal["bravo", "laugh", "surprise", "thinking", "ouch", "thanks"]


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The seat's answer to decision `number`."""

    number: int
    seat: int
    option: int


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """The seat takes back its last answer, or asks whether it may."""

    seat: int


class UndoReply(Struct, frozen=True, tag="undo-reply", forbid_unknown_fields=True):
    """The seat agrees to another's undo, or refuses it."""

    seat: int
    agree: bool


class Concede(Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    """The seat concedes."""

    seat: int


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """The seat, which is to answer, asks what a bot would answer."""

    seat: int


class Foresee(Struct, frozen=True, tag="foresee", forbid_unknown_fields=True):
    """The seat asks what these answers to decision `number` would come to; without any, all options."""

    number: int
    seat: int
    plan: list[int]


class AskReasons(Struct, frozen=True, tag="reasons", forbid_unknown_fields=True):
    """The seat asks why cards of its hand cannot be played now; or why things in play cannot be chosen.

    The latter with `held`: for that card of its hand or that option, or with 0 in the question as it stands.
    """

    seat: int
    held: int | None = None


class AskPast(Struct, frozen=True, tag="past", forbid_unknown_fields=True):
    """The seat, or a spectator, asks to be shown again what it was shown from `step` on."""

    seat: int | None
    step: int


class Say(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """A line for the players' chat, from a spectator for the spectators'; `name` is a spectator's, if any."""

    text: str
    name: str = ""


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """A player says something without words, for all to see; it counts as a line of the chat."""

    reaction: Feeling


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """The host lets a `speaker` of the chat write no more, or again."""

    speaker: str
    muted: bool


class OpenChat(Struct, frozen=True, tag="chat-open", forbid_unknown_fields=True):
    """The host says who may write in the chat: everybody, the players alone, or nobody."""

    to: Literal["all", "players", "nobody"]


class AddNonce(Struct, frozen=True, tag="nonce", forbid_unknown_fields=True):
    """The seat's nonce, 64 random hexadecimal digits: added to the deal of a game that has not started."""

    seat: int
    nonce: str


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Asks for a `Pong`, to see whether the connection is alive."""


FromClient = (
    Answer
    | Undo
    | UndoReply
    | Concede
    | AskHint
    | Foresee
    | AskReasons
    | AskPast
    | Say
    | React
    | Mute
    | OpenChat
    | AddNonce
    | Ping
)
