"""What the workers that serve the same tables tell each other: where to look. The database has it all."""

from __future__ import annotations

from msgspec import Struct

from baston.server.storage.rows import ChatRow


class TableChanged(Struct, frozen=True, tag="changed"):
    """The table's record has grown."""

    table: str


class ChatAdded(Struct, frozen=True, tag="spoken"):
    """Somebody has said something, and it is kept."""

    table: str
    said: ChatRow


class Connected(Struct, frozen=True, tag="here"):
    """The browsers with lines to the table at this worker, one for each; None for those without a seat."""

    table: str
    browsers: tuple[str | None, ...]


class WhoIsConnected(Struct, frozen=True, tag="who"):
    """A worker has taken the table up, and wants to know who is there."""

    table: str


WorkerMessage = TableChanged | ChatAdded | Connected | WhoIsConnected


class Envelope(Struct, frozen=True):
    """Notes of one worker; none: it lives."""

    worker: str
    messages: list[WorkerMessage]
