"""WebSocket: what the client says."""

from __future__ import annotations

from msgspec import Struct


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
