"""What some tests need of the machine: without it they are skipped, or fail where all must run (CI=true)."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final, NoReturn

import pytest

LIBRARIES: Final = Path("/usr/lib")  # of each kind of machine, in Debian
POSTGRES: Final = Path("/usr/lib/postgresql")  # where Debian keeps the programs of each version
REMEDY: Final = "`make test` as root on Debian installs it"
# The headless shell is the same engine without a browser's windows, at half of the work.
CHROMIUM: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def is_missing(reason: str) -> NoReturn:
    """Skip the test, or fail it, for want of something."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def chromium() -> str:
    """The browser's program."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    return found or is_missing(f"no Chromium here; {REMEDY}")


def postgres() -> Path:
    """The folder of PostgreSQL's programs, the newest version's."""
    debian = POSTGRES.glob("*/bin/initdb")
    newest = max(debian, key=lambda path: int(path.parent.parent.name), default=None)
    found = newest or shutil.which("initdb")
    return Path(found).resolve().parent if found else is_missing(f"no PostgreSQL server here; {REMEDY}")


def redis() -> str:
    """Redis's program."""
    return shutil.which("redis-server") or is_missing(f"no Redis server here; {REMEDY}")


def faketime() -> Path:
    """The library that shows a process another time, for use in threads."""
    found = next(LIBRARIES.glob("*/faketime/libfaketimeMT.so.1"), None)
    return found or is_missing(f"no libfaketime here; {REMEDY}")


def program(name: str) -> str:
    """A program of the machine's."""
    return shutil.which(name) or is_missing(f"no {name} here; {REMEDY}")
