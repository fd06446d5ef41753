"""The schemes of database and channel URLs, and the extras they need. Imports no library of the server."""

from __future__ import annotations

from typing import Final

POSTGRES: Final = ("postgresql", "postgres")
REDIS: Final = ("redis", "rediss", "unix")


def scheme_of(url: str) -> str:
    """Return the scheme of a URL without its driver: `postgresql` for postgresql+asyncpg://host/name."""
    return url.partition("://")[0].partition("+")[0]


def extras_for(database: str | None, channels: str) -> dict[str, str]:
    """Return the extras that a server with these URLs needs, by the command or the option that needs each."""
    needed = {"baston serve": "server"}
    for option, url in (("--database", database or ""), ("--channels", channels)):
        if scheme_of(url) in POSTGRES:
            needed[option] = "postgres"
    if scheme_of(channels) in REDIS:
        needed["--channels"] = "redis"
    return needed
