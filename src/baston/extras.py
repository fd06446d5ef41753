"""The extras of baston's install: what each brings, and what is not there of it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from baston.kernel.game import Refusal

# Names as they are imported; what not every platform has is asked for where it is used.
_ENV: Final = ("gymnasium", "numpy", "pettingzoo")
_REPORTS: Final = ("altair", "jinja2", "polars", "vl_convert")
_SERVER: Final = (
    "aiosqlite",
    "alembic",
    "litestar",
    "prometheus_client",
    "sqlalchemy",
    "structlog",
    "uvicorn",
    "websockets",
)
LIBRARIES: Final[Mapping[str, tuple[str, ...]]] = {
    "server": _SERVER,
    "postgres": (*_SERVER, "asyncpg"),
    "redis": (*_SERVER, "redis"),
    "reports": _REPORTS,
    "cluster": ("ray",),
    "env": _ENV,
    "train": ("numpy", "scipy", *_REPORTS),
    "ppo": (*_ENV, "scipy", *_REPORTS, "sb3_contrib"),
}


def missing(extra: str) -> list[str]:
    """Return the libraries of an extra that are not installed; none is imported."""
    return [name for name in LIBRARIES[extra] if not _is_installed(name)]


def require(needs: Mapping[str, str]) -> None:
    """Raise Refusal, "extra-missing", if a command or option needs an extra that is not installed.

    `needs` has the extra by the command or option. All that are missing are named at once.
    """
    without = {feature: extra for feature, extra in needs.items() if missing(extra)}
    if without:
        extras = list(dict.fromkeys(without.values()))
        features = ", ".join(without)
        raise Refusal("extra-missing", features=features, extras=", ".join(extras), count=len(extras))


def _is_installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ImportError:  # whoever keeps it from being imported says so in this way
        return False
