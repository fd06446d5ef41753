"""Commands of baston as processes that begin at once: forked from one that has imported everything."""

from __future__ import annotations

import gc
import json
import os
import pkgutil
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from subprocess import PIPE, Popen
from types import TracebackType

PAUSE = 0.005  # seconds between two looks at what is waited for
BEGUN: set[int] = set()  # commands that have not ended, as far as is known
ROOT = Path(__file__).parents[1]
SERVER = (  # what a server imports only when it needs it
    "aiosqlite",
    "alembic.command",
    "baston.cli.commands.app",
    "baston.cli.hosting.serve",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
LIBRARIES = ("rich.table", "typer.core", "typer.main")  # likewise, other commands
APART = ("fullscreen", "hosting", "runs")  # rooms of the command line with libraries that few commands need


class Warm:
    """The process that commands are forked from. When the tests end, however they do, all end.

    It has imported what a server needs, or else what most other commands do.
    """

    def __init__(self, environment: Mapping[str, str], server: bool = True) -> None:
        kind = "server" if server else "command"
        self._process = Popen(
            [sys.executable, "-m", "tests.warm", kind],
            stdin=PIPE,
            stdout=PIPE,
            text=True,
            env=environment,
            cwd=ROOT,
        )

    def __enter__(self) -> Warm:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    def start(self, args: Sequence[str], log: Path, environment: Mapping[str, str] | None = None) -> Forked:
        """Run a command, in this process's environment unless there is another; what it says is logged."""
        return self.run(args, [Path(os.devnull), log, log], environment)

    def run(
        self,
        args: Sequence[str],
        streams: Sequence[Path],
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
    ) -> Forked:
        """Run a command whose input, output and errors are these files.

        It runs in the environment and the folder of this process unless there are others.
        """
        files = [str(stream) for stream in streams]
        own = None if environment is None else dict(environment)
        pid = self.ask("start", files, own, str(folder or Path.cwd()), *args)
        assert pid is not None
        return Forked(self, pid)

    def ask(self, *what: str | int | Sequence[str] | dict[str, str] | None) -> int | None:
        """Have `start` or `status` called there; what it returns."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(what), file=self._process.stdin, flush=True)
        found = json.loads(self._process.stdout.readline())
        assert found is None or isinstance(found, int)
        return found


class Forked:
    """A command that was begun, to be used like `subprocess.Popen`."""

    def __init__(self, warm: Warm, pid: int) -> None:
        self.pid = pid
        self._warm = warm
        self._status: int | None = None

    def poll(self) -> int | None:
        """Its exit status; None, as long as it runs."""
        if self._status is None:
            self._status = self._warm.ask("status", self.pid, os.WNOHANG)
        return self._status

    def kill(self) -> None:
        """SIGKILL, unless it has ended."""
        self.send_signal(signal.SIGKILL)

    def send_signal(self, how: signal.Signals) -> None:
        """Send it this signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def wait(self, timeout: float) -> int:
        """Its exit status, once it has ended."""
        end = time.monotonic() + timeout
        while (status := self.poll()) is None:
            assert time.monotonic() < end, "it does not end"
            time.sleep(PAUSE)
        return status


# ---- in the process itself


def start(files: list[str], environment: dict[str, str] | None, folder: str, *args: str) -> int:
    """Begin a command, as `Warm.run` says; its process."""
    pid = os.fork()
    if pid == 0:
        os.setsid()  # as it is begun by a shell: in a group of its own
        if environment is not None:
            os.environ.clear()
            os.environ.update(environment)
        os.chdir(folder)
        opened = os.open(files[0], os.O_RDONLY)
        written = [os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT) for file in files[1:]]
        for descriptor, instead in enumerate((opened, *written)):
            os.dup2(instead, descriptor)
        signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be ignored here
        from baston.cli.__main__ import run

        sys.exit(run(args))
    BEGUN.add(pid)
    return pid


def status(pid: int, how: int) -> int | None:
    """The exit status of a command; None if it has not ended. Waits for its end if `how` is 0."""
    ended, code = os.waitpid(pid, how)
    if ended == 0:
        return None
    BEGUN.remove(pid)
    return os.waitstatus_to_exitcode(code)


def prepare_server() -> None:
    """Import, read and make once what every server does."""
    for module in SERVER:
        import_module(module)
    from sqlalchemy.engine import URL

    from baston.games import game_named
    from baston.locales import LANGUAGES, sentence
    from baston.server.access.identity import Identity
    from baston.server.app import create_app
    from baston.server.settings import Settings

    create_app(Settings("", 0, Path(), URL.create("sqlite")), Identity(b""))
    game = game_named("smashup")
    table = game.new(game.setup(2, {}), 1)
    for lang in LANGUAGES:
        sentence(lang, "serving-stop")
        game.presentation.prompt(table, lang)


def prepare_command() -> None:
    """Import and read once what most commands do."""
    import baston.cli
    from baston.games import GAMES, game_named
    from baston.locales import LANGUAGES, sentence

    rooms = [baston.cli.__name__ + "." + room.name for room in pkgutil.iter_modules(baston.cli.__path__)]
    for room in rooms:
        if room.rpartition(".")[2] not in APART:
            package = import_module(room)
            for module in pkgutil.walk_packages(getattr(package, "__path__", ()), room + "."):
                import_module(module.name)
    for library in LIBRARIES:
        import_module(library)
    for name in GAMES:
        game_named(name)
    for lang in LANGUAGES:
        sentence(lang, "serving-stop")


def main() -> None:
    """Do as the tests say, until they end."""
    (prepare_server if sys.argv[1] == "server" else prepare_command)()
    gc.freeze()  # what has been made so far stays
    with open(0, encoding="utf-8") as asked:  # not `sys.stdin`: commands want one that nobody has read
        for line in asked:
            name, *rest = json.loads(line)
            print(json.dumps(start(*rest) if name == "start" else status(*rest)), flush=True)
    for pid in BEGUN:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
