"""Routes: positions as text, set up and judged; the position at a moment of a finished game."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from baston.games import game_named
from baston.server import protocol
from baston.server.api.replays import MOST_STEPS
from baston.server.api.requests import LARGEST_TABLE, failures
from baston.server.replays.positions import position_at, position_to_judge, read_position
from baston.server.services import Services


@post(
    "/games/{game:str}/positions",
    summary="Set up a position",
    status_code=200,
    request_max_body_size=LARGEST_TABLE,
    responses=failures(400, 403, 404, 413, 503)
    | {200: ResponseSpec(protocol.ReadPosition, generate_examples=False, description="The position")},
)
async def read(
    services: NamedDependency[Services], game: FromPath[str], data: JSONBody[protocol.PositionText]
) -> Response[bytes]:
    """Return the position as it can be drawn, or what is wrong with it. Nothing is stored."""
    name = game_named(game).name
    found = await services.sandbox.run(read_position, (name, data.text))
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


@post(
    "/games/{game:str}/positions/judge",
    summary="Judge a position",
    status_code=200,
    request_max_body_size=LARGEST_TABLE,
    responses=failures(400, 403, 404, 413, 503),
)
async def judge(
    services: NamedDependency[Services], game: FromPath[str], data: JSONBody[protocol.PositionText]
) -> protocol.JudgedPosition:
    """Let the search that analyses games answer for the seat that is asked. Nothing is stored."""
    name = game_named(game).name
    seat, decision = await services.sandbox.run(position_to_judge, (name, data.text))
    return await services.analyses.judge(name, seat, decision)


@get(
    "/replays/{id:str}/position",
    responses=failures(400, 404, 409, 503),
    summary="The position at a step of a finished game",
)
async def past(
    services: NamedDependency[Services],
    id: FromPath[str],
    number: Annotated[int | None, QueryParameter(ge=0, le=MOST_STEPS)] = None,
) -> protocol.PastPosition:
    """Return it with all cards open: of step `number`, else the last, or of one before that can be set up."""
    return await asyncio.to_thread(position_at, await services.rooms.finished_table(id), number)
