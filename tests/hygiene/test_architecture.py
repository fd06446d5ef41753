"""What docs/architecture.md says of files and names is so, and docs/glossary.md defines a term once."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.source import PACKAGE, ROOT, tree

TEXT: Final = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FILE: Final = re.compile(r"`([\w./-]+/[\w./-]+)`")
NAMED: Final = re.compile(r"`([\w./-]+\.(?:py|ts|svelte))`,\s+`([\w.]+)`")
GLOSSARY: Final = (ROOT / "docs" / "glossary.md").read_text("utf-8")
ROW: Final = re.compile(r"^\| `?(\w[^|`]*?)`? \|", re.MULTILINE)
LAYER: Final = re.compile(r"^(\w[\w, /<>]*?)  +\S", re.MULTILINE)


def found(path: str) -> Path:
    """The file or folder that a path of the page means: from the package, or from the root."""
    inside = PACKAGE / path
    return inside if inside.exists() else ROOT / path


def names(code: ast.AST, owner: str = "") -> Iterator[str]:
    """Functions, classes, constants and methods, these as `Class.method`."""
    for node in ast.iter_child_nodes(code):
        if isinstance(node, ast.ClassDef):
            yield node.name
            yield from names(node, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield owner + node.name
        elif isinstance(node, ast.Assign):
            yield from (owner + target.id for target in node.targets if isinstance(target, ast.Name))


def has(path: Path, name: str) -> bool:
    if path.suffix == ".py":
        return name in names(tree(path))
    return re.search(rf"\b{re.escape(name)}\([^)]*\)(: \w+)? \{{", path.read_text("utf-8")) is not None


@pytest.mark.parametrize("path", sorted(set(FILE.findall(TEXT))))
def test_files_are_there(path: str) -> None:
    assert found(path).exists()


@pytest.mark.parametrize(("path", "name"), NAMED.findall(TEXT))
def test_files_have_what_they_are_named_for(path: str, name: str) -> None:
    assert has(found(path), name)


def test_many_places_are_named() -> None:
    assert len(NAMED.findall(TEXT)) >= 25


def test_each_package_has_its_line_among_the_layers() -> None:
    block = TEXT.split("```")[1]
    told = {part for line in LAYER.findall(block) for part in re.split(r", |/<game>", line) if part}
    packages = {
        path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert told == packages - {"__init__"}


@pytest.mark.parametrize(("package", "name"), [("server", "the server"), ("cli", "the command line")])
def test_the_rooms_of_a_package_are_its_folders(package: str, name: str) -> None:
    table = TEXT.partition(f"The rooms of {name}, from the top:\n\n")[2].partition("\n\n")[0]
    folders = [path.parent.name for path in (PACKAGE / package).glob("*/__init__.py")]
    assert sorted(set(ROW.findall(table)) - {"room"}) == sorted(folders)


def test_the_glossary_defines_each_term_once() -> None:
    """One that means something else in another section says so in brackets."""
    terms = [term for term in ROW.findall(GLOSSARY) if term != "term"]
    assert terms
    assert sorted(terms) == sorted(set(terms))


def test_a_missing_name_is_seen() -> None:
    assert not has(found("kernel/machine.py"), "no_such_function")
    assert not has(found("client/src/play/queue.ts"), "pull")
