"""A copy of the tree that may be broken, and commands that run in it."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tests.mutation.mutant import Mutant

ROOT: Final = Path(__file__).parents[2]
SCRATCH: Final = ROOT / "build" / "mutation"  # kept: what covers what need not be found out again
COPIED: Final = ("src", "tests", "docs", "tools", "bench", "examples", "client", ".ci")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", ".*_cache", "node_modules", "static")
MEMORY: Final = (
    6 << 30
)  # bytes that a process may take, lest a fault take all; 0 sets no limit, as a browser needs
TOO_LONG: Final = -1  # stands for the exit status of what did not come to an end


class CopiedTree:
    """The tree as it is now, in a folder of its own: whoever works in it must not see the faults."""

    def __init__(self, name: str, memory: int = MEMORY) -> None:
        self.root = SCRATCH / name
        self._memory = memory
        for folder in COPIED:
            shutil.rmtree(self.root / folder, ignore_errors=True)
            if (ROOT / folder).exists():
                shutil.copytree(ROOT / folder, self.root / folder, ignore=LEFT_OUT)
        for path in ROOT.iterdir():
            if path.is_file() and path.name != ".git":
                shutil.copy2(path, self.root / path.name)

    @contextmanager
    def broken(self, mutant: Mutant) -> Iterator[None]:
        """The tree has the fault for the while."""
        path = self.root / mutant.file
        source = path.read_bytes()
        try:
            self._write(path, mutant.applied(source))
            yield
        finally:
            self._write(path, source)

    def _write(self, path: Path, source: bytes) -> None:
        path.write_bytes(source)
        # Bytecode goes by the second and the size, and a fault may change neither.
        for stale in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            stale.unlink()

    def run(self, command: list[str], seconds: float, folder: str = ".", **more: str) -> tuple[int, str]:
        """The exit status of a command in a folder of the tree, or TOO_LONG, and what it said."""
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src"), **more}
        environment.pop("BASTON_FORM", None)  # it is the source that runs here
        running = subprocess.Popen(
            command,
            cwd=self.root / folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            preexec_fn=self._begin,
        )
        try:
            said, _ = running.communicate(timeout=seconds)
            return running.returncode, said
        except subprocess.TimeoutExpired:
            return TOO_LONG, ""
        finally:  # nor is what it has started left behind
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
            running.communicate()

    def _begin(self) -> None:
        """Limit what the process may take, and let it heed interrupts."""
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        if self._memory:
            resource.setrlimit(resource.RLIMIT_AS, (self._memory, self._memory))

    def pytest(self, tests: list[str], seconds: float, *options: str) -> str:
        """The first of these tests that fails, what else went wrong, or nothing if all pass."""
        quiet = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-rfE"]
        status, said = self.run([sys.executable, "-m", "pytest", *quiet, *options, *tests], seconds)
        if status == TOO_LONG:
            return "does not come to an end"
        if status == 0:
            return ""
        told = (line.partition(" ") for line in said.splitlines())
        failed = (rest.partition(" - ")[0] for word, _, rest in told if word in ("FAILED", "ERROR"))
        return next(failed, f"pytest ends with {status}")
