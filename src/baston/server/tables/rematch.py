"""Rematches: the same people are asked to play the same again, at one new table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from baston.games import game_named
from baston.kernel.game import Setup
from baston.kernel.setup import options_seated_on
from baston.server import clock, protocol
from baston.server.access.limits import Maker
from baston.server.processes.bots import BotPool
from baston.server.refusals import Refused
from baston.server.storage.rematches import leads_to
from baston.server.storage.rows import BOT, OPEN, PERSON, SeatRow, StoredTable
from baston.server.tables.following import next_level
from baston.server.tables.lobby import FILL_LEVEL
from baston.server.tables.room import Room
from baston.server.tables.rooms import Rooms, new_table
from baston.server.tables.table_info import seats_of_browser


async def ask_for_rematch(
    rooms: Rooms,
    id: str,
    browser: str,
    request: protocol.AskRematch,
    maker: Maker,
    count_table: Callable[[], None],
) -> protocol.Made:
    """Return the table of the rematch of a table that is over: of many who ask, the first one makes it.

    Who makes it sits there, seats are kept for the other people, and bots sit down again, all of them one
    seat further on; one that follows a person comes stronger or weaker. It is made anew where the browser can
    have no seat at it. `count_table` is called before one is made.

    Raises Refused as `Rooms.get`, as `count_table` and as all that store; "not-your-seat" (the browser had
    none), "not-over", "table-closed"; Refusal if today's rules refuse the options.
    """
    room = await rooms.get(id)
    async with room.locked():
        _check(room, browser)
        made = await _made(rooms, room, browser)
        if made is None:
            count_table()
            made = await _make(rooms, room, browser, request, maker)
    return made


async def decline(rooms: Rooms, id: str, browser: str) -> Room:
    """Let the browser, which was asked to sit at the table, decline.

    Raises Refused as `Rooms.get`, as `Lobby.prepare_decline`, and as all that store.
    """
    room = await rooms.get(id)
    async with room.locked():
        await room.apply_seating(room.lobby.prepare_decline(browser, clock.now()))
    return room


def _check(room: Room, browser: str) -> None:
    table, seats = room.subscribers.table, room.subscribers.seats
    if not seats_of_browser(seats, browser):
        raise Refused("not-your-seat", 403)
    if table.closed is not None:
        raise Refused("table-closed", 409)
    if table.result is None:
        raise Refused("not-over", 409)


async def _made(rooms: Rooms, room: Room, browser: str) -> protocol.Made | None:
    """Return the rematch that was made already, if the browser sits there or may still sit down."""
    id = room.subscribers.table.rematch
    stored = None if id is None else await rooms.store.load_table(id)
    if stored is None or not _has_place(stored, browser):
        return None
    return protocol.Made(stored.table.id, stored.table.invite)


def _has_place(stored: StoredTable, browser: str) -> bool:
    table, seats = stored.table, stored.seats
    if table.closed is not None or table.result is not None:
        return False
    if seats_of_browser(seats, browser):
        return True
    is_waiting = table.started is None and any(seat.kind == PERSON for seat in seats)
    return is_waiting and any(seat.kind == OPEN and seat.asked == browser for seat in seats)


async def _make(
    rooms: Rooms, room: Room, browser: str, request: protocol.AskRematch, maker: Maker
) -> protocol.Made:
    """Make the table, and tell all who are at the old one. Call within its lock."""
    old = room.subscribers.table
    game = game_named(old.game)
    begun = Setup(old.players, options_seated_on(game.options, old.options))
    setup = await asyncio.to_thread(game.setup_again, begun)  # there may be a whole file in it
    first, *others = room.subscribers.seats
    seats = [
        _person(i, seat, browser, request)
        if seat.kind != BOT
        else _bot(i, seat, next_level(seat.level or FILL_LEVEL, old, room.subscribers.seats), rooms.bots)
        for i, seat in enumerate([*others, first])
    ]
    table = new_table(game, setup, browser, seats, old.terms)
    rooms.note_maker(table.id, maker)
    await rooms.store.create_table(table, seats, leads_to(old.id, table.id))
    room.subscribers.table = replace(old, rematch=table.id)
    room.subscribers.broadcast_presence()
    return protocol.Made(table.id, table.invite)


def _bot(number: int, old: SeatRow, level: str, bots: BotPool) -> SeatRow:
    return SeatRow(number, BOT, None, old.name, level, bots.bot_of_level(level))


def _person(number: int, old: SeatRow, browser: str, request: protocol.AskRematch) -> SeatRow:
    if old.browser == browser:
        return SeatRow(number, PERSON, browser, old.name, nonce="" if request.adds_nonce else None)
    return SeatRow(number, OPEN, None, old.name, asked=old.browser)
