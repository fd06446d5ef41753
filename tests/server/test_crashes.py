"""The server, or a part of it, may fail at any moment."""

from __future__ import annotations

import pytest

from tests.fuzz.crashes import lost
from tests.fuzz.faults import SEARCHES


def test_no_acknowledged_answer_is_lost_when_the_server_is_killed() -> None:
    assert lost(cycles=6, seed=25) == []


@pytest.mark.parametrize("part", SEARCHES)
def test_nothing_acknowledged_is_lost_and_all_tables_go_on_when_a_part_fails(part: str) -> None:
    search, _ = SEARCHES[part]
    assert search(2, 25) == []
