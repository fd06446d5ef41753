"""`baston serve` as a process of its own: started, killed, started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from tests.server.wire import WAIT

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
COMMAND = (sys.executable, "-m", "baston.cli", "serve", "--no-browser", "--lang", "en")


def environment() -> dict[str, str]:
    """Ours, without what would change the command's options; with the package that is tested."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("BASTON_")}
    return own | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def heed_interrupts() -> None:
    """Where the tests run in the background of a shell, interrupts are ignored, by what they start too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Program:
    """A running `baston serve`; `said` is all but its first line, once it has ended."""

    def __init__(self, data: Path, *options: str, variables: Mapping[str, str] = NOTHING) -> None:
        self.data = data
        self.said = ""
        self._process = subprocess.Popen(
            [*COMMAND, "--data", str(data), *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment() | dict(variables),
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        said = re.fullmatch(r"baston is at http://(\S+)\n", line)
        assert said is not None, line + self._process.stdout.read()
        self.address = said[1]

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
        assert self._process.stdout is not None
        if not self._process.stdout.closed:  # it may be ended twice
            self.said = self._process.stdout.read()
            self._process.stdout.close()
        return status


def refused(data: Path, *options: str) -> tuple[int, str]:
    """The exit status of a server that does not start, and what it says."""
    done = subprocess.run(
        [*COMMAND, "--data", str(data), *options],
        capture_output=True,
        text=True,
        timeout=WAIT,
        env=environment(),
        check=False,
    )
    return done.returncode, done.stdout + done.stderr
