"""Who ends turns at tables of the server, though nothing else is left to do."""

from __future__ import annotations

import asyncio

import pytest

from baston.server.channels.bus import MessageBus
from baston.server.processes.sandbox import Sandbox
from baston.server.protocol import NewTable, SeatWish
from baston.server.settings import MEMORY
from baston.server.storage.rows import SeatRow, TableRow
from baston.server.storage.writer import Statement
from baston.server.tables.rooms import Rooms
from tests.server.simulated import AtOnce, InMemory


class Made(InMemory):
    """Keeps the table that was made last."""

    table: TableRow

    async def create_table(self, table: TableRow, seats: list[SeatRow], *also: Statement) -> None:  # noqa: ARG002 - any
        self.table = table


@pytest.mark.parametrize("name", ["smashup", "superfantasybrawl", "galacticlash", "nim"])
def test_people_end_their_turns_and_bots_do_not(name: str) -> None:
    store = Made()
    rooms = Rooms(store, AtOnce(), MessageBus(MEMORY), Sandbox())
    asyncio.run(rooms.create_table("ada", NewTable(name, 2, [SeatWish("me"), SeatWish("bot")], {})))
    assert store.table.options.get("ends_turns") == (None if name == "nim" else "true,false")
