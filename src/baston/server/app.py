"""The server as one ASGI application."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig

import baston
from baston.locales import read_catalogs
from baston.server.access.blocks import Blocks
from baston.server.access.guard import Guard
from baston.server.access.hosts import AllowedHosts
from baston.server.access.identity import Identity
from baston.server.access.limits import Limits
from baston.server.api.errors import EXCEPTION_HANDLERS
from baston.server.api.openapi import Document, PlainPage
from baston.server.api.pages import COMPRESSES_ITSELF, page
from baston.server.api.requests import HttpRequest
from baston.server.api.routes import API
from baston.server.processes.garbage import periodic_collection
from baston.server.processes.thread_switching import frequent_switching
from baston.server.routing.receiving import receiving
from baston.server.routing.relay import Relay
from baston.server.routing.routes import Routes
from baston.server.services import Services, open_services
from baston.server.settings import Settings
from baston.server.sockets.handler import table_socket

HTTP_METRICS: Final = PrometheusConfig(
    app_name="baston",
    prefix="baston_http",
    group_path=True,
    exclude_unhandled_paths=True,
    scopes={ScopeType.HTTP},
)
LARGEST_BODY: Final = 64 * 1024  # bytes
COMPRESSION: Final = CompressionConfig(backend="gzip", minimum_size=2000, exclude_opt_key=COMPRESSES_ITSELF)


def create_routed_app(settings: Settings, identity: Identity) -> Relay:
    """Make the ASGI application of a worker; what is about tables of others is sent on to them."""
    routes = Routes()
    return Relay(create_app(settings, identity, routes=routes), routes)


def create_app(
    settings: Settings,
    identity: Identity,
    clock: Callable[[], float] = time.monotonic,
    routes: Routes | None = None,
) -> Litestar:
    """Make the ASGI application. Migrate its database first. Its limits go by the `clock`, in seconds."""
    limits, blocks = Limits(settings, clock), Blocks()
    measured = [HTTP_METRICS.middleware] if settings.has_metrics else []

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        read_catalogs()  # first: nobody is to wait for them, nor for garbage collection to go through them
        with frequent_switching():
            async with (
                periodic_collection(),
                open_services(settings, identity, limits, blocks, clock) as services,
            ):
                app.state.services = services
                async with _handed_over(app, services, routes):
                    yield

    return Litestar(
        route_handlers=[API, table_socket, page],
        lifespan=[lifespan],
        dependencies={"services": Provide(_services, sync_to_thread=False)},
        middleware=[
            *measured,
            DefineMiddleware(
                Guard, identity=identity, limits=limits, hosts=AllowedHosts(settings), blocks=blocks
            ),
        ],
        exception_handlers=EXCEPTION_HANDLERS,
        compression_config=COMPRESSION,
        openapi_config=_openapi(),
        request_class=HttpRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        "baston",
        baston.__version__,
        path="/api/schema",
        render_plugins=[PlainPage(), Document()],
        use_handler_docstrings=True,
    )


@asynccontextmanager
async def _handed_over(app: Litestar, services: Services, routes: Routes | None) -> AsyncIterator[None]:
    """Serve what other workers hand over while the context lasts, and pass on to them what is theirs."""
    leases = services.rooms.leases
    if leases is None or routes is None:
        yield
        return
    routes.open(leases)
    async with receiving(app, leases.inbox):
        yield


def _services(state: State) -> Services:
    services = state.services
    assert isinstance(services, Services)
    return services
