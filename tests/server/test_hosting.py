"""What docs/hosting.md tells to type works."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.server.hosted import ROOT, Block, Machine, blocks_by_heading

TEXT: Final = (ROOT / "docs" / "hosting.md").read_text("utf-8")
BLOCKS: Final = blocks_by_heading(TEXT)
SITE: Final = next(
    text
    for blocks in BLOCKS.values()
    for language, text in blocks
    if language == "nginx" and "server_name" in text
)


@pytest.fixture
def machine(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Machine]:
    """A machine on which nothing runs."""
    machine = Machine(tmp_path, request, SITE)
    yield machine
    machine.close()


@pytest.mark.parametrize("heading", BLOCKS)
def test_what_is_told_works(heading: str, machine: Machine) -> None:
    """The blocks below a heading, one after another."""
    for block in BLOCKS[heading]:
        machine.run(block)


def test_every_block_is_below_a_heading() -> None:
    assert sum(map(len, BLOCKS.values())) == len(re.findall(r"^```\w+$", TEXT, re.MULTILINE)) >= 20
    assert re.search(r"^( {4}|\t)", re.sub(r"^```.*?^```$", "", TEXT, flags=re.M | re.S), re.M) is None


@pytest.mark.parametrize(
    "block",
    [Block("sh", "frobnicate --all\n"), Block("sh", "systemctl dance\n"), Block("lisp", "(serve)\n")],
    ids=lambda block: block.text.strip(),
)
def test_what_cannot_be_run_is_told(block: Block, machine: Machine) -> None:
    with pytest.raises(AssertionError, match="there is no way to run"):
        machine.run(block)
