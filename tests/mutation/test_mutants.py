"""Faults are put where something is done, one at a time, and nothing else of the file changes."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.mutation.client_faults import node
from tests.mutation.mutant import Mutant
from tests.mutation.python_mutants import mutants
from tests.mutation.search import drawn
from tests.needs import is_missing

PROGRAM = Path(__file__).with_name("client_mutants.mjs")
ROOT = Path(__file__).parents[2]
PYTHON = '''"""Docstring 1."""
import logging
logger = logging.getLogger("é")

def f(a: int, b: list[int] | None = None) -> bool:
    """Docstring 2."""
    logger.info("told", 3, 4)
    assert a != 7
    if a < 5 and b:
        raise ValueError(f"{a + 1}")
    return g(a, b)
'''
TYPESCRIPT = """import { a } from "./a";
type T = 1 | 2;
export function f(x: number, y = "é"): boolean {
  console.log(1, 2);
  if (x < 5 && y) g(x, y);
  return !h(x);
}
"""
FAULTS = (
    "if (!(x < 5 && y)) g(x, y);",
    "if (((x < 5) || (y))) g(x, y);",
    "if (x <= 5 && y) g(x, y);",
    "if (x >= 5 && y) g(x, y);",
    "if (x < 6 && y) g(x, y);",
    "if (x < (4) && y) g(x, y);",
    "if (x < 5 && y) ;",
    "if (x < 5 && y) g(y, x);",
    "return (h(x));",
)


def shown(source: str, found: list[Mutant]) -> list[str]:
    """Each fault as the line that it makes."""
    return [mutant.difference(source.encode()).splitlines()[1].strip()[2:] for mutant in found]


def test_each_way_in_which_a_line_of_python_could_be_wrong_is_a_mutant() -> None:
    assert shown(PYTHON, mutants("f.py", PYTHON.encode())) == [
        "if (not (a < 5 and b)):",
        "if ((a < 5) or (b)):",
        "if a <= 5 and b:",
        "if a >= 5 and b:",
        "if a < 6 and b:",
        "if a < 4 and b:",
        "pass",
        "return not (g(a, b))",
        "return g(b, a)",
    ]


def test_a_mutant_differs_from_the_source_in_its_place_alone() -> None:
    source = PYTHON.encode()
    for mutant in mutants("f.py", source):
        lines = zip(source.splitlines(), mutant.applied(source).splitlines(), strict=True)
        assert [n for n, (before, after) in enumerate(lines, 1) if before != after] == [mutant.line]


def test_faults_are_drawn_by_line_and_the_same_again_with_the_same_seed() -> None:
    found = mutants("f.py", PYTHON.encode())
    assert sorted(mutant.line for mutant in drawn(found, 99, seed=1)) == [9, 10, 11]
    assert drawn(found, 2, seed=1) == drawn(found, 2, seed=1)
    assert len({drawn(found, 1, seed=seed)[0] for seed in range(20)}) > 3


def test_the_clients_scripts_have_mutants_in_typescript_and_in_components(tmp_path: Path) -> None:
    if not (ROOT / "client" / "node_modules" / "typescript").exists():
        is_missing("the client's packages are not installed; `make check` installs them")
    (tmp_path / "client").symlink_to(ROOT / "client")
    sources = {
        "f.ts": TYPESCRIPT,
        "F.svelte": f"<p>1 é</p>\n<script lang='ts'>{TYPESCRIPT}</script>\n<b>2</b>\n",
    }
    for name, source in sources.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
        command = [node(), str(PROGRAM), str(tmp_path), name]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        found = [Mutant(**each) for each in json.loads(done.stdout)]
        assert sorted(shown(source, found)) == sorted(FAULTS)
