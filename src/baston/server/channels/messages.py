"""Messages between the workers of a server. They say who is where; the database has everything else."""

from __future__ import annotations

from msgspec import Struct, field


class Connected(Struct, frozen=True, tag="here"):
    """The browsers with seats that are connected to the table, which the sender holds."""

    table: str
    browsers: tuple[str, ...]


WorkerMessage = Connected


class Envelope(Struct, frozen=True):
    """Messages of one worker; without any it is a heartbeat."""

    worker: str
    messages: list[WorkerMessage] = field(name="notes")
