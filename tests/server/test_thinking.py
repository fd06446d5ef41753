"""Where bots think."""

from __future__ import annotations

import os

import pytest

from baston.server import thinking


@pytest.mark.parametrize(
    ("cores", "workers", "each"), [(8, 1, 7), (8, 2, 3), (8, 7, 1), (8, 16, 1), (1, 1, 1), (None, 1, 1)]
)
def test_workers_share_the_cores_and_leave_one_for_the_network(
    cores: int | None, workers: int, each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert thinking.cores_for(workers) == each
