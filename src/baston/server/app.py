"""The server as one ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig

import baston
from baston.kernel.game import Refusal
from baston.locales import read_catalogs
from baston.server.access.guard import HEADERS, Guard
from baston.server.access.identity import Identity
from baston.server.api.openapi import Document, PlainPage
from baston.server.api.pages import move, page
from baston.server.api.routes import API
from baston.server.processes.garbage import periodic_collection
from baston.server.processes.thread_switching import frequent_switching
from baston.server.protocol import Failure
from baston.server.refusals import Refused, translate_refusal
from baston.server.services import Services, open_services
from baston.server.settings import Settings
from baston.server.sockets.handler import table_socket

LARGEST_BODY: Final = 64 * 1024  # bytes
UNKNOWN: Final = 404
FAILED: Final = 500
BODY: Final = "data"  # as handlers call it
logger = logging.getLogger(__name__)
HttpRequest = Request[object, object, State]


def create_app(settings: Settings, identity: Identity) -> Litestar:
    """The server with these settings; its database has been prepared."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        read_catalogs()  # first: nobody is to wait for them, nor for a sweep through them
        with frequent_switching():
            async with periodic_collection(), open_services(settings, identity) as services:
                app.state.services = services
                yield

    return Litestar(
        route_handlers=[API, table_socket, move, page],
        lifespan=[lifespan],
        dependencies={"services": Provide(_house, sync_to_thread=False)},
        middleware=[DefineMiddleware(Guard, identity=identity)],
        exception_handlers={Refusal: _refused, HTTPException: _misasked, Exception: _failed},
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000),
        openapi_config=OpenAPIConfig(
            "baston",
            baston.__version__,
            path="/api/schema",
            render_plugins=[PlainPage(), Document()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def _house(state: State) -> Services:
    services = state.services
    assert isinstance(services, Services)
    return services


def _refused(_: HttpRequest, refusal: Refusal) -> Response[Failure]:
    status = refusal.status if isinstance(refusal, Refused) else 400
    if refusal.key == "unknown-game":
        status = UNKNOWN
    return _failure(refusal, status)


def _misasked(request: HttpRequest, error: HTTPException) -> Response[Failure]:
    """What the framework refuses: no such page, a body that is none, a method that is not offered."""
    if error.status_code >= FAILED:
        return _failed(request, error)
    key = "no-page" if error.status_code == UNKNOWN else "bad-request"
    return _failure(Refusal(key, reason=_reason(error)), error.status_code, error.headers)


def _reason(error: HTTPException) -> str:
    """What is wrong, field by field if the framework tells."""
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return error.detail
    return "; ".join(_fault(str(fault.get("key", BODY)), str(fault["message"])) for fault in error.extra)


def _fault(field: str, message: str) -> str:
    if field != BODY:
        return f"{field}: {message}"
    return message if message != repr(BODY) else "Expected `object`, got nothing"


def _failed(request: HttpRequest, error: Exception) -> Response[Failure]:
    logger.error("%s failed", request.url.path, exc_info=error)
    return _failure(Refusal("failed", error=type(error).__name__), FAILED)


def _failure(refusal: Refusal, status: int, headers: Mapping[str, str] | None = None) -> Response[Failure]:
    sentence = translate_refusal(refusal)
    # Refusals leave by another way than answers do: not through the guard.
    own = {**HEADERS, **(headers or {})}
    return Response(Failure(refusal.key, sentence.en, sentence.fr), status_code=status, headers=own)
