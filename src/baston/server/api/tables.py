"""Routes: tables are made, listed, joined, left and started."""

from __future__ import annotations

from functools import partial
from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from baston.server import protocol
from baston.server.access.guard import address_of
from baston.server.access.limits import Maker
from baston.server.api.requests import (
    CREATE_FAILURES,
    LARGEST_TABLE,
    SEAT_FAILURES,
    HttpRequest,
    browser_of,
    failures,
)
from baston.server.services import Services
from baston.server.storage.store import LONGEST_LIST, Page
from baston.server.tables.rematch import ask_for_rematch
from baston.server.tables.rematch import decline as decline_seats
from baston.server.tables.table_info import clean_name

Limit: TypeAlias = Annotated[int, QueryParameter(ge=1, le=LONGEST_LIST)]


@post("/tables", responses=CREATE_FAILURES, summary="Make a table", request_max_body_size=LARGEST_TABLE)
async def make_table(
    request: HttpRequest, services: NamedDependency[Services], data: JSONBody[protocol.NewTable]
) -> protocol.Made:
    """Make a table. It starts at once if no seat is open and no nonce is awaited."""
    services.limits.count_table(address_of(request.scope))
    made = await services.rooms.create_table(browser_of(request), data, _maker(request, services))
    await services.rooms.get(made.id)
    return made


@post("/play-now", responses=CREATE_FAILURES, summary="Play against a bot, at once")
async def play_now(
    request: HttpRequest, services: NamedDependency[Services], data: JSONBody[protocol.PlayNow]
) -> protocol.Made:
    """Make a table for one person and one normal bot, with default options except for those sent."""
    services.limits.count_table(address_of(request.scope))
    seats = [protocol.SeatWish("me"), protocol.SeatWish("bot")]
    new = protocol.NewTable(data.game, 2, seats, data.options, name=data.name, adds_nonce=data.adds_nonce)
    return await services.rooms.create_table(browser_of(request), new, _maker(request, services))


def _maker(request: HttpRequest, services: Services) -> Maker:
    return services.limits.maker_of(address_of(request.scope), browser_of(request))


@get("/tables", responses=failures(400, 503), summary="Tables that everybody may join")
async def open_tables(
    request: HttpRequest,
    services: NamedDependency[Services],
    before: FromQuery[str | None] = None,
    limit: Limit = LONGEST_LIST,
) -> list[protocol.Table]:
    """Return the tables that are listed, have not started and have an open seat, newest first.

    At most `limit` come at once: for older ones, ask for those `before` the id of the last.
    """
    return await services.rooms.open_tables(browser_of(request), _page(before, limit))


@get("/tables/mine", responses=failures(400, 503), summary="Tables in which this browser has a seat")
async def my_tables(
    request: HttpRequest,
    services: NamedDependency[Services],
    before: FromQuery[str | None] = None,
    limit: Limit = LONGEST_LIST,
) -> list[protocol.Table]:
    """Return them newest first, finished ones too; in pages, as the open ones."""
    return await services.rooms.tables_of(browser_of(request), _page(before, limit))


@get("/tables/asked", responses=failures(400, 503), summary="Tables at which a seat is kept")
async def asked_tables(request: HttpRequest, services: NamedDependency[Services]) -> list[protocol.Table]:
    """Return the tables at which this browser is asked to sit down, as for a rematch, newest first."""
    return await services.rooms.asked_tables(browser_of(request))


def _page(before: str | None, limit: int) -> Page:
    return Page(before.replace("\0", "") if before else None, limit)  # PostgreSQL has no texts with a NUL


@get("/tables/{id:str}", responses=failures(400, 404, 503), summary="A table")
async def table(
    request: HttpRequest, services: NamedDependency[Services], id: FromPath[str]
) -> protocol.Table:
    """Return the table as this browser may know it."""
    return await services.rooms.table_info(id, browser_of(request))


@get("/tables/{id:str}/progress", responses=failures(400, 404, 409, 503), summary="How far a game has come")
async def progress(services: NamedDependency[Services], id: FromPath[str]) -> protocol.Progress:
    """Return the turn, the points, and whose answer is awaited since when: what spectators see of it."""
    return await services.rooms.progress(id)


@post("/tables/{id:str}/join", responses=SEAT_FAILURES | failures(413), summary="Take an open seat")
async def join(
    request: HttpRequest,
    services: NamedDependency[Services],
    id: FromPath[str],
    data: JSONBody[protocol.Join],
) -> protocol.Table:
    """Take a seat. The game starts when no seat is open any more and no nonce is awaited."""
    room = await services.rooms.get(id)
    await room.join(browser_of(request), data, clean_name(data.name))
    return room.subscribers.table_info(browser_of(request))


@post("/tables/{id:str}/leave", responses=SEAT_FAILURES, summary="Give one's seats back")
async def leave(
    request: HttpRequest, services: NamedDependency[Services], id: FromPath[str]
) -> protocol.Table:
    """Open the browser's seats again; before the game starts only."""
    room = await services.rooms.get(id)
    await room.leave(browser_of(request))
    return room.subscribers.table_info(browser_of(request))


@post("/tables/{id:str}/rematch", responses=SEAT_FAILURES | CREATE_FAILURES, summary="Ask for a rematch")
async def rematch(
    request: HttpRequest,
    services: NamedDependency[Services],
    id: FromPath[str],
    data: JSONBody[protocol.AskRematch],
) -> protocol.Made:
    """Ask the others to play again: of many who do so for a table, the first makes the new one for all."""
    count_table = partial(services.limits.count_table, address_of(request.scope))
    maker = _maker(request, services)
    return await ask_for_rematch(services.rooms, id, browser_of(request), data, maker, count_table)


@post("/tables/{id:str}/decline", responses=SEAT_FAILURES, summary="Decline to sit down")
async def decline(
    request: HttpRequest, services: NamedDependency[Services], id: FromPath[str]
) -> protocol.Table:
    """Let others have the seats that were kept for this browser."""
    room = await decline_seats(services.rooms, id, browser_of(request))
    return room.subscribers.table_info(browser_of(request))


@post("/tables/{id:str}/start", responses=SEAT_FAILURES, summary="Start the game; bots take the open seats")
async def start(
    request: HttpRequest, services: NamedDependency[Services], id: FromPath[str]
) -> protocol.Table:
    """Start the game; only the host may."""
    is_exempt = _maker(request, services).is_exempt
    room = await services.rooms.start(id, browser_of(request), is_exempt)
    return room.subscribers.table_info(browser_of(request))
