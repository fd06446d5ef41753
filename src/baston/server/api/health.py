"""Routes: whether the process answers, and whether it can do what it is for."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

import baston
from baston.server import protocol
from baston.server.api.requests import failures
from baston.server.services import Services
from baston.server.settings import addresses


@get("/health", responses=failures(503), summary="Check that the server works")
async def health(services: NamedDependency[Services]) -> protocol.Health:
    """Return its version and addresses; status 503 if the database does not answer, or did not store last."""
    await services.readiness.check_again()
    return _health(services)


@get("/health/live", responses=failures(), summary="Check that the process answers", sync_to_thread=False)
def live(services: NamedDependency[Services]) -> protocol.Health:
    """Return its version and addresses, whatever the database does; without an answer, restart it."""
    return _health(services)


@get("/health/ready", responses=failures(503), summary="Check that the server can be played on")
async def ready(services: NamedDependency[Services]) -> protocol.Health:
    """Write a row, read it back, and check channels and bots; status 503 with what fails."""
    await services.readiness.check()
    return _health(services)


def _health(services: Services) -> protocol.Health:
    settings = services.settings
    return protocol.Health("ok", baston.__version__, addresses(settings), settings.keep_days)
