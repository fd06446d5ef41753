"""What play does not show: a deterministic, silent engine; small files that speak of the project alone."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.source import PACKAGE, ROOT, functions, modules, our_files, tree

ENGINE: Final = modules("kernel", "games")
BANNED_IMPORTS: Final = {"random", "secrets", "uuid", "time", "datetime", "logging", "pickle", "warnings"}
BANNED_CALLS: Final = {"print", "hash", "id", "input", "open", "breakpoint"}
MOST_LINES: Final = 400
MOST_LINES_OF_FUNCTION: Final = 40
# Lists, as long as there are fields.
ONE_LINE_A_FIELD: Final = {"copy", "save", "save_fields", "load_fields", "blank_fields"} | {
    f"{verb}_{state}"
    for verb in ("copy", "save", "blank")
    for state in ("table", "arena", "clash", "action", "camps")
}
# In brackets, so that this file does not find itself.
FOREIGN: Final = re.compile(
    r"(?<![\w.])/(wor[k]|far[m]|roo[t]|tm[p]|hom[e]/\w+)/|npmj[s]\.|pythonhoste[d]|pyp[i]\.org|deb\.debia[n]"
)
UNFINISHED: Final = re.compile(r"\b(TOD[O]|FIXM[E]|XX[X])\b")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def impurities(code: ast.AST) -> list[str]:
    """Imports and calls that would make play depend on more than setup, seed and answers, or speak."""
    found = []
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name.split(".")[0] in BANNED_IMPORTS]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in BANNED_IMPORTS:
            found.append(node.module or "")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BANNED_CALLS:
            found.append(f"{node.func.id}() in line {node.lineno}")
    return found


def imported(code: ast.AST) -> set[str]:
    """The packages that this code imports."""
    found = set()
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


def reads_docstrings(code: ast.AST) -> list[int]:
    """Lines that read `__doc__`, which compiled functions do not have."""
    return [
        node.lineno for node in ast.walk(code) if isinstance(node, ast.Attribute) and node.attr == "__doc__"
    ]


def long_functions(code: ast.AST) -> list[str]:
    return [
        f"{function.name}, {length} lines"
        for function in functions(code)
        if (length := (function.end_lineno or 0) - function.lineno + 1) > MOST_LINES_OF_FUNCTION
        and function.name not in ONE_LINE_A_FIELD
    ]


def lines_with(pattern: re.Pattern[str], text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if pattern.search(line)]


@pytest.mark.parametrize("path", ENGINE, ids=name_of)
def test_the_engine_knows_no_chance_no_clock_and_no_voice(path: Path) -> None:
    assert impurities(tree(path)) == []


@pytest.mark.parametrize("path", modules("kernel"), ids=name_of)
def test_the_kernel_needs_the_standard_library_and_the_compilers_own_alone(path: Path) -> None:
    assert imported(tree(path)) <= sys.stdlib_module_names | {"baston", "librt", "mypy_extensions"}


@pytest.mark.parametrize("path", modules("."), ids=name_of)
def test_modules_are_short_and_so_are_their_functions(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES
    assert long_functions(tree(path)) == []


def test_texts_are_never_read_from_docstrings() -> None:
    assert {name_of(p): lines for p in modules(".") if (lines := reads_docstrings(tree(p)))} == {}


@pytest.mark.parametrize("pattern", [FOREIGN, UNFINISHED], ids=["foreign", "unfinished"])
def test_files_speak_of_the_project_alone_and_are_finished(pattern: re.Pattern[str]) -> None:
    texts = {name_of(path): path.read_bytes().decode("utf-8", "replace") for path in our_files()}
    assert {name: lines for name, text in texts.items() if (lines := lines_with(pattern, text))} == {}


def test_every_file_is_looked_at() -> None:
    names = {name_of(path) for path in our_files()}
    assert {"README.md", "pyproject.toml", "tools/check", ".ci/run", "src/baston/kernel/machine.py"} <= names
    assert PACKAGE / "games" / "smashup" / "verbs" / "piles.py" in ENGINE


@pytest.mark.parametrize(
    "bad", ["import random", "from time import time", "import logging.config", "print(1)", "x = hash('a')"]
)
def test_impurities_are_seen(bad: str) -> None:
    assert len(impurities(ast.parse(bad))) == 1


def test_packages_imported_are_seen() -> None:
    assert imported(ast.parse("import a.b, c\nfrom d.e import f\ndef g():\n    import h")) == set("acdh")


def test_docstrings_read_and_long_functions_are_seen() -> None:
    assert reads_docstrings(ast.parse("f()\nx = f.__doc__")) == [2]
    lines = ["def f():", *["    pass"] * MOST_LINES_OF_FUNCTION]
    assert long_functions(ast.parse("\n".join(lines))) == ["f, 41 lines"]
    assert long_functions(ast.parse("\n".join(lines[:-1]))) == []


@pytest.mark.parametrize("path", ["/wor" + "k/main", "cd /tm" + "p/x", "https://pyp" + "i.org/simple"])
def test_foreign_paths_and_hosts_are_seen(path: str) -> None:
    assert lines_with(FOREIGN, f"fine\n{path}\nframe" + "work/of") == [path]


@pytest.mark.parametrize("mark", ["TOD" + "O: later", "# FIXM" + "E"])
def test_unfinished_marks_are_seen(mark: str) -> None:
    assert lines_with(UNFINISHED, f"todos\n{mark}") == [mark]
