"""Routes: the record, the replay and the analysis of a game that is over."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from baston.server import protocol
from baston.server.api.requests import HttpRequest, browser_of, failures
from baston.server.matches.projections import Viewer
from baston.server.replays.course import build_course
from baston.server.replays.replay import LONGEST_PAGE, Page, build_replay, past_decision, record_text
from baston.server.services import Services
from baston.server.tables.table_info import you_seat

MOST_STEPS: Final = 1_000_000  # no game is so long


@get(
    "/tables/{id:str}/record",
    responses=failures(400, 404, 409, 503),
    summary="The record of a finished game",
    media_type=MediaType.TEXT,
)
async def record(services: NamedDependency[Services], id: FromPath[str]) -> Response[str]:
    """Return the text that `baston replay` reads."""
    text = await asyncio.to_thread(record_text, await services.rooms.finished_table(id))
    headers = {"Content-Disposition": f'attachment; filename="{id}.record"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get(
    "/replays/{id:str}",
    summary="A finished game, step by step",
    responses=failures(400, 404, 409, 503)
    | {200: ResponseSpec(protocol.Replay, generate_examples=False, description="The game")},
)
async def replay(
    request: HttpRequest,
    services: NamedDependency[Services],
    id: FromPath[str],
    seat: FromQuery[int | None] = None,
    open: FromQuery[bool] = False,
    start: Annotated[int, QueryParameter(ge=0, le=MOST_STEPS)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=LONGEST_PAGE)] = LONGEST_PAGE,
) -> Response[bytes]:
    """Return a `Replay`: as a seat saw the game, as a spectator did, or with all cards open.

    It has the `limit` steps from `start` on; ask for further ones until you have the `total`.
    """
    stored = await services.rooms.finished_table(id)
    browser = browser_of(request)
    info = await services.rooms.table_info(id, browser)
    viewer = Viewer(seat, you=you_seat(stored.seats, browser))
    found = await asyncio.to_thread(build_replay, stored, info, viewer, open, Page(start, limit))
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


@get(
    "/replays/{id:str}/decision",
    summary="What was asked at a step of a finished game",
    responses=failures(400, 404, 409, 503),
)
async def decision(
    services: NamedDependency[Services],
    id: FromPath[str],
    number: Annotated[int, QueryParameter(ge=0, le=MOST_STEPS)] = 0,
) -> protocol.PastDecision:
    """Return the choices that there were at step `number`, and which one was taken."""
    return await asyncio.to_thread(past_decision, await services.rooms.finished_table(id), number)


@get(
    "/replays/{id:str}/course",
    summary="The course of a finished game, in numbers",
    responses=failures(400, 404, 409, 503),
)
async def course(services: NamedDependency[Services], id: FromPath[str]) -> protocol.Course:
    """Return how the seats stood whenever that changed, and what each character did."""
    return await asyncio.to_thread(build_course, await services.rooms.finished_table(id))


@post(
    "/replays/{id:str}/analysis",
    responses=failures(400, 403, 404, 409, 503),
    summary="A finished game, judged from a seat",
    status_code=200,
)
async def analysis(
    services: NamedDependency[Services], id: FromPath[str], seat: FromQuery[int] = 0
) -> protocol.Analysis:
    """Return the analysis as far as it has come: ask again until it has as many `decisions` as `total`."""
    return await services.analyses.get(await services.rooms.finished_table(id), seat)
