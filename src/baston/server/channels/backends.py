"""Backends of the message bus: memory, Redis or PostgreSQL. The library of each is imported on demand."""

from __future__ import annotations

from typing import Final

from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from baston.kernel.game import Refusal
from baston.server.settings import MEMORY
from baston.server.url_schemes import POSTGRES, REDIS, scheme_of

CONNECT_TIMEOUT: Final = 5.0  # seconds that Redis has to take a connection


def backend_for(url: str) -> ChannelsBackend:
    """Make the channels backend for a URL.

    Raises Refusal: "channels-url" (no known backend has such a URL).
    """
    scheme = scheme_of(url)
    try:
        if url == MEMORY:
            return MemoryChannelsBackend()
        if scheme in REDIS:
            from baston.server.channels.redis_backend import RedisBackend

            return RedisBackend(url, CONNECT_TIMEOUT)
        if scheme in POSTGRES:
            from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

            dsn = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
            return AsyncPgChannelsBackend(dsn)
    except (ValueError, ArgumentError) as error:
        raise Refusal("channels-url", url=scheme) from error
    raise Refusal("channels-url", url=scheme)


def connection_errors(url: str) -> tuple[type[Exception], ...]:
    """Return the exceptions that the backend for a URL raises when its connection is lost."""
    scheme = scheme_of(url)
    if scheme in REDIS:
        from baston.server.channels import redis_backend

        return (OSError, TimeoutError, *redis_backend.ERRORS)
    if scheme in POSTGRES:
        import asyncpg

        return (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
    return (OSError, TimeoutError)
