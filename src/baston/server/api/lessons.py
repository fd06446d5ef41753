"""Routes: guided first games, and where a table stands in its own."""

from __future__ import annotations

from functools import cache

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from baston.lessons import Lesson, lesson_named, lesson_of, progress, told
from baston.lessons.finding import NAMES
from baston.lessons.lesson import LEARNER, Words
from baston.server import protocol
from baston.server.api.requests import HttpRequest, browser_of, failures
from baston.server.refusals import Refused
from baston.server.services import Services


# In a thread: the files are read when they are first asked for.
@get("/lessons", responses=failures(), summary="The guided first games", sync_to_thread=True)
def lessons() -> list[protocol.Lesson]:
    """Return all lessons in the order in which to learn them."""
    return _all()


@get(
    "/tables/{id:str}/lesson",
    responses=failures(400, 403, 404, 409, 503),
    summary="Where a table stands in its lesson",
)
async def lesson(
    request: HttpRequest, services: NamedDependency[Services], id: FromPath[str]
) -> protocol.LessonProgress:
    """Return what is told next to whoever learns there, and nobody else; status 409 at other tables."""
    info = await services.rooms.table_info(id, browser_of(request))
    if not info.seats[LEARNER].mine:
        raise Refused("not-your-seat", 403)
    match = await services.rooms.match_of(id)
    found = None if match is None else lesson_of(match.game.name, match.setup)
    if match is None or found is None:
        raise Refused("no-lesson", 409)
    now = progress(found, match.game, match.state)
    remark = None if now.remark is None else _words(now.remark, found)
    return protocol.LessonProgress(found.id, now.step.id, list(now.ticked), remark)


@cache
def _all() -> list[protocol.Lesson]:
    return [_told(lesson_named(name)) for name in NAMES]


def _told(lesson: Lesson) -> protocol.Lesson:
    return protocol.Lesson(
        lesson.id,
        lesson.game,
        _words(lesson.title, lesson),
        lesson.minutes,
        lesson.players,
        lesson.opponent,
        lesson.setup_options,
        [
            protocol.LessonStep(step.id, _words(step.title, lesson), _words(step.words, lesson), step.about)
            for step in lesson.steps
        ],
    )


def _words(words: Words, lesson: Lesson) -> protocol.Words:
    return protocol.Words(told(words, lesson.game, "en"), told(words, lesson.game, "fr"))
