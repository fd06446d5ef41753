"""Both forms of the engine play the same games, today as yesterday. `tools/regold` accepts a change."""

from __future__ import annotations

import pytest

from tests.conformance.golden import FILE, digest_lines
from tests.conformance.setups import RIGS


@pytest.mark.parametrize("name", RIGS)
def test_games_end_as_they_did(name: str) -> None:
    golden = [line for line in FILE.read_text("utf-8").splitlines() if line.startswith(f"{name} ")]
    assert list(digest_lines(name)) == golden


def test_the_file_has_no_other_lines() -> None:
    names = {line.split(" ")[0] for line in FILE.read_text("utf-8").splitlines()}
    assert names == set(RIGS)
