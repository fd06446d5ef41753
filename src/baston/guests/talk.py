"""A program that talks line by line: what it is told, what it says, and how it ends.

Nothing that it does holds up for longer than a deadline, or takes more memory than a few lines.
"""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Final
from weakref import finalize

from baston.guests.fault import ENDED, LATE, TOO_LONG, BotFault
from baston.guests.logs import bot_log
from baston.kernel.game import Refusal

LONGEST: Final = 64 * 1024  # bytes of a line that it says
CHUNK: Final = 64 * 1024
FAREWELL: Final = 1.0  # seconds that it has to end by itself once it was told to
SECRET: Final = "BASTON_"  # how variables begin that are none of its business: a database's password is one


class Talk:
    """A running program, named in faults as `name`. Raises Refusal "bot-program" if it cannot be started.

    It is killed with all that it has started when this object is closed or collected, and where Linux has
    `setpriv` also when this process is killed.
    """

    def __init__(self, command: list[str], name: str) -> None:
        if sys.platform == "win32":
            raise Refusal("bot-windows", bot=name)
        self.name = name
        program = shutil.which(command[0])
        if program is None:
            raise Refusal("bot-program", bot=name, program=command[0])
        env = {key: value for key, value in os.environ.items() if not key.startswith(SECRET)}
        log = bot_log()
        try:
            self._process = subprocess.Popen(
                [*_bound(), program, *command[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env=env,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Refusal("bot-program", bot=name, program=command[0]) from error
        finally:
            os.close(log)
        assert self._process.stdin is not None, "it is a pipe"
        assert self._process.stdout is not None, "it is a pipe"
        self._to, self._of = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._of, False)
        self._unsent = b""
        self._unread = b""
        self._kill = finalize(self, _kill, self._process)

    def send(self, line: str) -> None:
        """Tell it a line, which is sent as it is waited for an answer."""
        self._unsent += line.encode() + b"\n"

    def lines(self, deadline: float) -> Iterator[str]:
        """Yield the lines that it says; what is not UTF-8 in them is replaced.

        Raises BotFault: LATE once `time.monotonic()` is past the deadline, ENDED, TOO_LONG.
        """
        while True:
            line, found, rest = self._unread.partition(b"\n")
            if len(line) > LONGEST:
                raise BotFault(TOO_LONG, self.name, line[:100].decode(errors="replace"))
            if found:
                self._unread = rest
                yield line.decode(errors="replace").strip()
            else:
                self._read(deadline)

    def _read(self, deadline: float) -> None:
        """Send what is to be sent, and read what there is; wait until the deadline for something."""
        poll = select.poll()
        poll.register(self._of, select.POLLIN)
        if self._unsent:
            poll.register(self._to, select.POLLOUT)
        left = deadline - time.monotonic()
        ready = dict(poll.poll(1000 * left)) if left > 0 else {}
        if not ready:
            raise BotFault(LATE, self.name)
        if self._to in ready:
            self._write()
        if self._of in ready:
            got = os.read(self._of, CHUNK)
            if not got:
                raise BotFault(ENDED, self.name)
            self._unread += got

    def _write(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._to, self._unsent) :]
        except BlockingIOError:
            return
        except OSError:
            self._unsent = b""  # it listens no more; what it has said before is read

    def interrupt(self) -> None:
        """Kill the program, from another thread; who reads from it finds that it has ended."""
        if self._kill.alive:
            _signal(self._process)

    def close(self, farewell: str = "") -> None:
        """End the program: with a last line and a moment to obey it, or at once."""
        if farewell:
            self.send(farewell)
            deadline = time.monotonic() + FAREWELL
            with contextlib.suppress(BotFault):
                for _ in self.lines(deadline):
                    pass  # whatever it says, it is not heard
        self._kill()


def _bound() -> list[str]:
    """What a program is started by so that the kernel ends it with this process."""
    setpriv = shutil.which("setpriv") if sys.platform == "linux" else None
    return [] if setpriv is None else [setpriv, "--pdeathsig", "KILL", "--"]


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill it and what it has started, before it is waited for: until then its number is no other's."""
    _signal(process)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None, "it has one"
        pipe.close()


def _signal(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
