"""What an address of a database or a channel asks for, known before any library of the server is imported."""

from __future__ import annotations

from typing import Final

POSTGRES: Final = ("postgresql", "postgres")
REDIS: Final = ("redis", "rediss", "unix")


def scheme_of(url: str) -> str:
    """The scheme without the driver: `postgresql` of postgresql+asyncpg://host/name."""
    return url.partition("://")[0].partition("+")[0]


def extras_for(database: str | None, channels: str) -> dict[str, str]:
    """The extras that serving with these addresses needs, by what on the command line needs them."""
    needed = {"baston serve": "server"}
    for option, url in (("--database", database or ""), ("--channels", channels)):
        if scheme_of(url) in POSTGRES:
            needed[option] = "postgres"
    if scheme_of(channels) in REDIS:
        needed["--channels"] = "redis"
    return needed
