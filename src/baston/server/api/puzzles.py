"""Routes: puzzles. Nothing is stored: what has been answered comes with each request."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from baston.server import protocol
from baston.server.api import puzzle_trials
from baston.server.api.requests import failures
from baston.server.services import Services


# In a thread: the files are read when they are first asked for.
@get("/puzzles", responses=failures(400), summary="The puzzles, and the day's", sync_to_thread=True)
def puzzles() -> protocol.Puzzles:
    """Return all shelves with their puzzles, without where they begin and how they are solved."""
    return puzzle_trials.all_puzzles()


@post(
    "/puzzles/{shelf:str}/{number:str}",
    responses=failures(400, 403, 404, 413, 503),
    summary="Try a puzzle",
    status_code=200,
)
async def trial(
    services: NamedDependency[Services],
    shelf: FromPath[str],
    number: FromPath[str],
    data: JSONBody[protocol.PuzzleMove],
) -> protocol.PuzzleState:
    """Return the puzzle after these answers; to the last one the opponents answer as well as they can."""
    found = await asyncio.to_thread(puzzle_trials.number_of, shelf, number)
    return await services.sandbox.run(puzzle_trials.try_out, (shelf, found, data))


@post(
    "/puzzles/{shelf:str}/{number:str}/solution",
    responses=failures(400, 403, 404, 503),
    summary="The solution of a puzzle",
    status_code=200,
)
async def solution(
    services: NamedDependency[Services], shelf: FromPath[str], number: FromPath[str]
) -> list[protocol.PuzzleStep]:
    """Return the solution step by step, with the opponents' best answers."""
    found = await asyncio.to_thread(puzzle_trials.number_of, shelf, number)
    return await services.sandbox.run(puzzle_trials.solution, (shelf, found))
