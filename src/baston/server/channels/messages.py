"""Messages between the workers of a server. They say where something changed; the database says what."""

from __future__ import annotations

from msgspec import Struct, field

from baston.server.storage.rows import ChatRow


class TableChanged(Struct, frozen=True, tag="changed"):
    """The table's record has grown."""

    table: str


class ChatAdded(Struct, frozen=True, tag="spoken"):
    """A line of the table's chat has been stored."""

    table: str
    row: ChatRow = field(name="said")


class Connected(Struct, frozen=True, tag="here"):
    """The browser of each connection to the table at this worker; None for those without a seat."""

    table: str
    browsers: tuple[str | None, ...]


class WhoIsConnected(Struct, frozen=True, tag="who"):
    """A worker has loaded the table, and asks the others for their `Connected`."""

    table: str


WorkerMessage = TableChanged | ChatAdded | Connected | WhoIsConnected


class Envelope(Struct, frozen=True):
    """Messages of one worker; without any it is a heartbeat."""

    worker: str
    messages: list[WorkerMessage] = field(name="notes")
