"""Which files of tests run which lines, and how long they take."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
import time
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Final

import coverage

from tests.mutation.copied import CopiedTree
from tests.mutation.mutant import files

LONGEST: Final = 900  # seconds that one file of tests may take
# Servers answer in threads and in what SQLAlchemy switches to, and commands in processes of their own.
SETTINGS: Final = """[run]
source = {source}
parallel = true
concurrency = thread, greenlet
patch = subprocess
"""


class Covering:
    """What the tests of these folders run of one folder of the source: measured once a state of both."""

    def __init__(self, tree: CopiedTree, source: str, folders: tuple[str, ...]) -> None:
        self.seconds: dict[str, float] = {}  # by file of tests
        self._tests: dict[str, dict[int, list[str]]] = {}  # by file of the source and line
        self._tree = tree
        self._source = source
        tests = [file for folder in folders for file in files(tree.root, folder, ".py") if "/test_" in file]
        kept = tree.root / f"covering-{self._digest(folders)}.json"
        if not kept.exists():
            kept.write_text(json.dumps(self._measured(tests)), encoding="utf-8")
        measured: dict[str, tuple[float, dict[str, list[int]]]] = json.loads(kept.read_text("utf-8"))
        for test, (seconds, covered) in measured.items():
            self.seconds[test] = seconds
            for file, lines in covered.items():
                of_file = self._tests.setdefault(file, defaultdict(list))
                for line in lines:
                    of_file[line].append(test)

    def tests(self, file: str, line: int) -> list[str]:
        """The files of tests that run this line, the quickest first."""
        return sorted(self._tests.get(file, {}).get(line, []), key=lambda test: self.seconds[test])

    def _digest(self, folders: tuple[str, ...]) -> str:
        digest = hashlib.sha256()
        for folder in (self._source, *folders):
            for file in files(self._tree.root, folder, ".py"):
                digest.update(file.encode() + b"\0" + (self._tree.root / file).read_bytes())
        return digest.hexdigest()[:16]

    def _measured(self, tests: list[str]) -> dict[str, tuple[float, dict[str, list[int]]]]:
        """By file of tests: how long it takes, and the lines that it runs by file."""
        settings = self._tree.root / "coverage.ini"
        settings.write_text(SETTINGS.format(source=self._tree.root / self._source), encoding="utf-8")
        found = {}
        for number, test in enumerate(tests):
            start = time.monotonic()
            data = self._tree.root / "measured" / str(number)
            shutil.rmtree(data, ignore_errors=True)
            data.mkdir(parents=True)
            run = [
                sys.executable,
                "-m",
                "coverage",
                "run",
                f"--rcfile={settings}",
                f"--data-file={data}/lines",
            ]
            self._tree.run([*run, "-m", "pytest", "-q", "-p", "no:cacheprovider", test], LONGEST)
            seconds = time.monotonic() - start
            found[test] = (seconds, self._lines(data))
            print(f"    {seconds:.0f} s {test}", flush=True)
        return found

    def _lines(self, data: Path) -> dict[str, list[int]]:
        """The lines that were run, by file, but for what a process wrote that was killed on the way."""
        found: dict[str, set[int]] = defaultdict(set)
        for written in data.iterdir():
            measured = coverage.CoverageData(str(written))
            with suppress(coverage.CoverageException):
                measured.read()
                for path in measured.measured_files():
                    file = Path(path).relative_to(self._tree.root).as_posix()
                    found[file].update(measured.lines(path) or [])
        return {file: sorted(lines) for file, lines in found.items()}
