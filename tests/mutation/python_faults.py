"""Faults in the kernel and the server, and which test finds them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tests.mutation.copied import CopiedTree
from tests.mutation.covering import Covering
from tests.mutation.mutant import Mutant, files
from tests.mutation.python_mutants import mutants

QUICK = 20  # seconds of tests that are run together first, since most faults fall at once
HASTE = 4  # times the usual, then it hangs
LEAST = 120  # seconds


class PythonFaults:
    """Mutants of the lines of a folder that its tests run.

    What finds a fault is the first test that fails: those that run the line first, by file, the quickest
    ahead; then all other tests that concern the folder; at last the check of types.
    """

    def __init__(self, source: str, measured: tuple[str, ...], others: tuple[str, ...]) -> None:
        self.tree = CopiedTree(Path(source).name)
        self._source = source
        self._covering = Covering(self.tree, source, measured)
        self._others = [file for folder in others for file in files(self.tree.root, folder, ".py")]

    def mutants(self) -> list[Mutant]:
        """All mutants of lines that the tests run."""
        return [
            mutant
            for file in files(self.tree.root, self._source, ".py")
            for mutant in mutants(file, (self.tree.root / file).read_bytes())
            if self._covering.tests(file, mutant.line)
        ]

    def finder(self, mutant: Mutant) -> str:
        """The test that finds this mutant, or nothing if it survives."""
        with self.tree.broken(mutant):
            for tests, seconds in self._batches(mutant):
                found = self._failing(tests, seconds)
                if found:
                    return found
            return self._wrong_type()

    def _failing(self, tests: list[str], seconds: float) -> str:
        """The first of these tests that fails, and fails when it is run again, by itself."""
        by_chance: list[str] = []
        while True:
            failed = self.tree.pytest(tests, seconds, *(f"--deselect={test}" for test in by_chance))
            if "::" not in failed or self.tree.pytest([failed], seconds):
                return failed
            by_chance.append(failed)

    def _batches(self, mutant: Mutant) -> Iterator[tuple[list[str], float]]:
        """Files of tests to be run together, and the seconds that they may take."""
        covering = self._covering.tests(mutant.file, mutant.line)
        usual = self._covering.seconds
        first = [test for n, test in enumerate(covering) if sum(usual[t] for t in covering[: n + 1]) < QUICK]
        second = covering[len(first) :]
        rest = [test for test in usual if test not in covering]
        for batch in (first, second, rest):
            if batch:
                yield batch, LEAST + HASTE * sum(usual[test] for test in batch)
        others = [file for file in self._others if "/test_" in file]
        if others:
            yield others, LEAST * len(others)

    def _wrong_type(self) -> str:
        """What the check of types says, if anything."""
        command = [sys.executable, "-m", "mypy", "--no-error-summary", "src"]
        status, said = self.tree.run(command, 10 * LEAST)
        return f"mypy: {said.splitlines()[0].partition('error: ')[2]}" if status else ""
