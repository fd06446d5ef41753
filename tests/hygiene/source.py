"""The project's own files, as text and as syntax trees: compiled classes hide what their source shows."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "baston"
OURS: Final = ("src", "tests", "docs", "tools", "bench", "examples", ".ci")
Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules(*folders: str | Path) -> list[Path]:
    """The Python files of these folders of the package."""
    return sorted(path for folder in folders for path in (PACKAGE / folder).rglob("*.py"))


def our_files() -> list[Path]:
    """Every file that we write, in the source tree and beside it."""
    deep = [p for name in OURS for p in (ROOT / name).rglob("*") if p.is_file() and not is_made(p)]
    return sorted(deep + [p for p in ROOT.iterdir() if p.is_file() and p.name != ".git"])


def is_made(path: Path) -> bool:
    """Did a tool make this file?"""
    return any(part == "__pycache__" or part.endswith("_cache") for part in path.parts)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def functions(inside: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(inside) if isinstance(node, Function))


def classes(inside: ast.AST) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(inside) if isinstance(node, ast.ClassDef))


def fields(of: ast.ClassDef) -> set[str]:
    """The names that a class declares in its body."""
    declared = (node.target for node in of.body if isinstance(node, ast.AnnAssign))
    return {target.id for target in declared if isinstance(target, ast.Name)}


def read_of(name: str, inside: ast.AST) -> set[str]:
    """The attributes of the variable `name` that this code reads."""
    return {
        node.attr
        for node in ast.walk(inside)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Load)
        and isinstance(node.value, ast.Name)
        and node.value.id == name
    }
