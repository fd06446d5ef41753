"""The command as people run it: a process of its own, by pipe or at a terminal, with its own data."""

from __future__ import annotations

import atexit
import os
import re
import resource
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pexpect
import pytest

import baston
from tests.warm import Warm

SOURCE = str(Path(baston.__file__).parents[1])
COMMAND = [sys.executable, "-m", "baston.cli"]
PATIENCE = 20  # seconds until a process that says nothing counts as hanging
LONGEST = 60  # seconds in which a command ends
AT_THE_START = {"LC_ALL", "PYTHONIOENCODING"}  # variables that Python reads when it starts


@cache
def warm() -> Warm:
    """What commands are forked from, until all tests have ended."""
    started = Warm(Shell(Path()).env, server=False)
    atexit.register(started.__exit__, None, None, None)
    return started


@dataclass(frozen=True)
class Said:
    """What a process has left behind."""

    status: int
    out: str
    err: str


class Terminal:
    """A process that believes that a person sits at its terminal."""

    def __init__(self, command: list[str], folder: Path, env: dict[str, str]) -> None:
        self.child = pexpect.spawn(
            command[0],
            command[1:],
            cwd=str(folder),
            env=env,
            encoding="utf-8",
            dimensions=(40, 80),
            timeout=PATIENCE,
            echo=False,
        )

    def sees(self, *patterns: str, within: float = PATIENCE) -> int:
        """Wait for one of the patterns, or with none for the end; which one it was."""
        return self.child.expect(list(patterns) if patterns else pexpect.EOF, timeout=within)

    def asks(self) -> bool:
        """Wait for the prompt; false if the process ends without it."""
        return self.child.expect(["> $", pexpect.EOF]) == 0

    def types(self, line: str) -> None:
        """Type a line."""
        self.child.sendline(line)

    def interrupts(self) -> None:
        """Press Ctrl-C, and once more if nothing comes of it.

        Python's readline misses what is pressed after it has shown its prompt, and before it waits.
        """
        self.child.sendintr()
        if self.child.expect(["(?s)(?=.)", pexpect.EOF, pexpect.TIMEOUT], timeout=PATIENCE / 4) == 2:
            self.child.sendintr()

    def is_killed(self) -> None:
        """The process is killed and can do nothing about it."""
        self.child.kill(signal.SIGKILL)
        self.child.expect(pexpect.EOF)

    @property
    def shown(self) -> str:
        """All that was shown between the last two things waited for."""
        return self.child.before or ""

    @property
    def found(self) -> str:
        """The first group of the pattern waited for last."""
        match = self.child.match
        assert isinstance(match, re.Match)
        return str(match.group(1))

    def status(self) -> int | None:
        """Wait for the end; the exit status."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return self.child.exitstatus

    def close(self) -> None:
        """Take the terminal away, and wait until the process has ended."""
        # Killed, it may not be gone within a tenth of a second on a busy machine.
        with suppress(pexpect.ExceptionPexpect):
            self.child.close(force=True)
        self.child.wait()


class Shell:
    """Runs `baston` with nothing of this machine's settings but the path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.env = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": SOURCE,
            "BASTON_DATA": str(self.data),
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color",
            "BASTON_LINES": "1",
        }

    def run(self, *args: str, typed: str = "", largest_file: int | None = None, **env: str) -> Said:
        """Run to the end, with `typed` as its input; no file can grow beyond `largest_file` bytes.

        What is printed goes into files, unless they are too small for it: then, and where variables count
        that Python reads when it starts, it goes through pipes from a process that is begun anew.
        """
        if largest_file is not None or set(env) & AT_THE_START:
            return self._run([*COMMAND, *args], typed, env, largest_file)
        with TemporaryDirectory(prefix="baston-") as folder:
            streams = [Path(folder, name) for name in ("in", "out", "err")]
            streams[0].write_bytes(typed.encode())
            begun = warm().run(args, streams, self.env | env, self.folder)
            try:
                status = begun.wait(LONGEST)
            finally:
                begun.kill()
            return Said(status, *(stream.read_bytes().decode() for stream in streams[1:]))

    def python(self, code: str) -> Said:
        """Run a piece of Python as a process of its own."""
        return self._run([sys.executable, "-c", code], "", {})

    def script(self, lines: str, **env: str) -> Said:
        """Lines for the shell proper, in which `baston` is the command."""
        function = f'baston() {{ {shlex.join(COMMAND)} "$@"; }}\n'
        return self._run(["/bin/sh", "-c", function + lines], "", env)

    def _run(
        self, command: list[str], typed: str, env: dict[str, str], largest_file: int | None = None
    ) -> Said:
        def limit() -> None:
            if largest_file is not None:
                resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))

        # Python keeps what it compiled even if it could write but half of it.
        uncompiled = {} if largest_file is None else {"PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            command,
            input=typed.encode(),
            capture_output=True,
            cwd=self.folder,
            env=self.env | env | uncompiled,
            timeout=LONGEST,
            preexec_fn=limit,
            check=False,
        )
        return Said(done.returncode, done.stdout.decode(), done.stderr.decode())

    def at_terminal(self, *args: str, **env: str) -> Terminal:
        """A process at a terminal of 80 columns."""
        return Terminal([*COMMAND, *args], self.folder, self.env | env)

    def program_at_terminal(self, code: str, **env: str) -> Terminal:
        """A piece of Python at such a terminal."""
        return Terminal([sys.executable, "-c", code], self.folder, self.env | env)

    def records(self) -> list[Path]:
        """The games kept so far."""
        return sorted((self.data / "games").glob("*.record"))

    def litter(self) -> list[Path]:
        """Files that a write has left half done."""
        return [path for path in self.folder.rglob("*") if path.name.endswith(".tmp")]


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """A shell in an empty folder."""
    return Shell(tmp_path)
