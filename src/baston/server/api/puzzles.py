"""Routes: puzzles. Nothing is stored: what has been answered comes with each request."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from baston.games import game_named
from baston.server import protocol
from baston.server.api import puzzle_trials
from baston.server.api.requests import LARGEST_TABLE, failures
from baston.server.refusals import Refused
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


@post(
    "/games/{game:str}/puzzles",
    responses=failures(400, 403, 404, 413, 503),
    summary="Make a puzzle of a position",
    status_code=200,
    request_max_body_size=LARGEST_TABLE,
)
async def make(
    services: NamedDependency[Services], game: FromPath[str], data: JSONBody[protocol.PuzzleWish]
) -> protocol.MadePuzzle:
    """Return the puzzle with what could be proved of it, also if nothing could in time."""
    asked = game_named(game).name, data
    try:
        return await services.provers.run(puzzle_trials.made, asked)
    except Refused as refused:
        if refused.key != "too-long":
            raise
    return await services.sandbox.run(puzzle_trials.made_unproved, asked)


@post(
    "/games/{game:str}/puzzles/grade",
    responses=failures(400, 403, 404, 413, 503),
    summary="Grade a puzzle that somebody has made",
    status_code=200,
    request_max_body_size=LARGEST_TABLE,
)
async def grade_made(
    services: NamedDependency[Services], game: FromPath[str], data: JSONBody[protocol.PuzzleWish]
) -> protocol.MadePuzzle:
    """Return the puzzle with what could be proved of it and its grade, which takes longer than the proof."""
    return await services.graders.run(puzzle_trials.made_graded, (game_named(game).name, data))


@post(
    "/games/{game:str}/puzzles/try",
    responses=failures(400, 403, 404, 413, 503),
    summary="Try a puzzle that somebody has made",
    status_code=200,
    request_max_body_size=LARGEST_TABLE,
)
async def try_made(
    services: NamedDependency[Services], game: FromPath[str], data: JSONBody[protocol.WishedPuzzleMove]
) -> protocol.PuzzleState:
    """Return the puzzle after these answers; to the last one the opponents answer as well as they can."""
    return await services.sandbox.run(puzzle_trials.try_wished, (game_named(game).name, data))


@post(
    "/games/{game:str}/puzzles/solution",
    responses=failures(400, 403, 404, 413, 503),
    summary="The solution of a puzzle that somebody has made",
    status_code=200,
    request_max_body_size=LARGEST_TABLE,
)
async def made_solution(
    services: NamedDependency[Services], game: FromPath[str], data: JSONBody[protocol.PuzzleWish]
) -> list[protocol.PuzzleStep]:
    """Return the solution step by step, if a proof finds one in time."""
    return await services.provers.run(puzzle_trials.wished_solution, (game_named(game).name, data))
