"""The server may be killed at any moment."""

from __future__ import annotations

from tests.fuzz.crashes import lost


def test_no_acknowledged_answer_is_lost_when_the_server_is_killed() -> None:
    assert lost(cycles=25, seed=25) == []
