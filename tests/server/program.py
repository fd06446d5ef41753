"""`baston serve` as a process of its own: started, killed, started again."""

from __future__ import annotations

import atexit
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import MappingProxyType
from typing import IO, Final

from tests.server.wire import WAIT
from tests.warm import PAUSE, Warm

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
COMMAND = (sys.executable, "-m", "baston.cli", "serve", "--no-browser", "--lang", "en")


def environment() -> dict[str, str]:
    """Ours, without what would change the command's options; with the package that is tested."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("BASTON_")}
    return own | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


@cache
def warm() -> Warm:
    """What servers are forked from, until all tests have ended."""
    started = Warm(environment() | {"PYTHONUNBUFFERED": "1"})
    atexit.register(started.__exit__, None, None, None)
    return started


def heed_interrupts() -> None:
    """Where the tests run in the background of a shell, interrupts are ignored, by what they start too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Program:
    """A running `baston serve`; `said` is all but its first line, once it has ended.

    It is forked from a process that has imported everything, unless it is to be `cold`, begun as by a shell,
    or begins workers itself.
    """

    def __init__(
        self, data: Path, *options: str, variables: Mapping[str, str] = NOTHING, cold: bool = False
    ) -> None:
        self.data = data
        self.said = ""
        args = ["serve", "--no-browser", "--lang", "en", "--data", str(data), *options]
        own = environment() | dict(variables)
        with NamedTemporaryFile("w+", encoding="utf-8", prefix="baston-", suffix=".log") as log:
            self._log = open(log.name, encoding="utf-8")  # noqa: SIM115 - read until the server has ended
            cold = cold or "--workers" in options
            self._process = _begun(args, own, log) if cold else warm().start(args, Path(log.name), own)
            line = self._first_line()
        said = re.fullmatch(r"baston is at http://(\S+)\n", line)
        if said is None:
            with self._log:
                raise AssertionError(line + self._log.read())
        self.address = said[1]

    def _first_line(self) -> str:
        line, end = "", time.monotonic() + WAIT
        while not line.endswith("\n") and self._process.poll() is None:
            assert time.monotonic() < end, "the server does not start"
            time.sleep(PAUSE)
            line += self._log.readline()
        return line + ("" if line.endswith("\n") else self._log.readline())

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    @property
    def port(self) -> str:
        """The port that it listens at."""
        return self.address.rpartition(":")[2]

    def kill(self) -> None:
        """End it without a word, as when the power fails."""
        self._end(signal.SIGKILL)

    def interrupt(self) -> int:
        """End it as Ctrl+C does; its exit status."""
        return self._end(signal.SIGINT)

    def terminate(self) -> int:
        """End it as a service is ended; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        status = self._process.wait(WAIT)
        if not self._log.closed:  # it may be ended twice
            self.said = self._log.read()
            self._log.close()
        return status


def _begun(args: list[str], own: dict[str, str], log: IO[str]) -> subprocess.Popen[bytes]:
    """The command as a process that has still to import everything."""
    return subprocess.Popen(
        [*COMMAND[: COMMAND.index("serve")], *args],
        stdout=log,
        stderr=subprocess.STDOUT,
        env=own,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )


def obeyed(*args: str) -> tuple[int, str]:
    """The exit status of a command of baston's that ends by itself, and all that it says."""
    with NamedTemporaryFile("r", encoding="utf-8", prefix="baston-", suffix=".log") as log:
        return warm().start([*args], Path(log.name), environment()).wait(WAIT), log.read()


def refused(data: Path, *options: str) -> tuple[int, str]:
    """The exit status of a server that does not start, and what it says."""
    return obeyed("serve", "--no-browser", "--lang", "en", "--data", str(data), *options)
