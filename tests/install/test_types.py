"""Who types a program against baston has its types: those of the wheel where that is what is tested."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import baston
from tests.test_readme import blocks

HOME = Path(baston.__file__).parents[1]
SAID = """
reveal_type(game)
reveal_type(table)
reveal_type(option)
reveal_type(setup)
game.points("table")
"""


def checked(program: str, folder: Path) -> list[str]:
    """What `mypy --strict` says of the program, baston being a library like any other."""
    file = folder / "program.py"
    file.write_text(program)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--no-error-summary", str(file)],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(HOME)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.stderr == ""
    return [line.partition(": ")[2] for line in done.stdout.splitlines()]


def test_the_marker_of_types_is_beside_the_package() -> None:
    assert Path(baston.__file__).with_name("py.typed").exists()


def test_a_program_is_checked_against_the_types(tmp_path: Path) -> None:
    (example,) = blocks("README.md", "python")
    said = checked(example + SAID, tmp_path)
    assert [line for line in said if line.startswith("note: Revealed type is")] == [
        'note: Revealed type is "baston.kernel.game.Game[baston.kernel.state.State]"',
        'note: Revealed type is "baston.kernel.state.State"',
        'note: Revealed type is "int"',
        'note: Revealed type is "baston.kernel.setup.Setup"',
    ]
    (wrong,) = [line for line in said if line.startswith("error: ")]
    assert wrong == (
        'error: Argument 1 to "points" of "Game" has incompatible type "str"; expected "State"  [arg-type]'
    )
