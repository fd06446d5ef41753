"""Says which form of the engine is tested, and holds the markers to their rules."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

import pytest

import baston

RULES: Final = Path(__file__).parents[1] / "docs" / "rules"
FORM: Final = "compiled" if baston.compiled() else "interpreted"
HOME: Final = Path(baston.__file__).parents[1]
MOST_CLAUSES: Final = 3

# Checks in modules of their own explain themselves as those of tests do.
pytest.register_assert_rewrite("tests.conformance.playing", "tests.conformance.secrets")


def pytest_configure() -> None:
    wanted = os.environ.get("BASTON_FORM", FORM)
    if wanted != FORM:
        raise pytest.UsageError(f"BASTON_FORM={wanted}, but the baston in {HOME} is {FORM}")
    os.environ["PYTHONPATH"] = str(HOME)  # commands started by tests run the same baston


def pytest_report_header() -> str:
    return f"baston {baston.__version__}, {FORM}, from {HOME}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = {
        clause
        for rules in RULES.glob("*.md")
        for clause in re.findall(r"^- \*\*([A-Z]+-\d+)", rules.read_text("utf-8"), re.MULTILINE)
    }
    wrong = [f"{item.nodeid}: {fault}" for item in items for fault in faults(item, known)]
    if wrong:
        raise pytest.UsageError("\n".join(wrong))


def faults(item: pytest.Item, known: set[str]) -> list[str]:
    """What is wrong with the markers of a test."""
    clauses = [str(clause) for mark in item.iter_markers("clause") for clause in mark.args]
    found = [f"there is no clause {clause}" for clause in clauses if clause not in known]
    if len(clauses) > MOST_CLAUSES:
        found.append(f"cites {len(clauses)} clauses; a test shows {MOST_CLAUSES} at most")
    for name in ("card", "ruling"):
        found += [f"@{name} names one id" for mark in item.iter_markers(name) if len(mark.args) != 1]
    return found
