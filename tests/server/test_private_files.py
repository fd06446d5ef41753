"""What the data folder holds is nobody else's to read."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from baston.server.private_files import make_private_folder
from tests.server.program import Program
from tests.server.wire import BOTH, Browser

FILES = ("baston.sqlite", "baston.sqlite-wal", "baston.sqlite-shm", "cookie.key")


def mode(path: Path) -> int:
    """What its owner, its group and everybody may do with it."""
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """Whatever is made here is readable to all, unless its maker says otherwise."""
    before = os.umask(0o000)
    yield
    os.umask(before)


def play(server: Program) -> None:
    """Have something written."""
    browser = Browser(server.address)
    browser.get("/api/health")
    browser.make("nim", BOTH)
    browser.http.close()


def test_a_new_data_folder_and_its_files_are_closed_to_others(tmp_path: Path) -> None:
    data = tmp_path / "of" / "baston"
    server = Program(data, "--port", "0")
    try:
        play(server)
        assert mode(data) == 0o700
        assert {name: mode(data / name) for name in FILES} == dict.fromkeys(FILES, 0o600)
    finally:
        server.kill()


def test_what_earlier_versions_left_open_is_closed_at_the_start(tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = Program(data, "--port", "0")
    play(server)
    server.kill()  # the journal stays
    kept = [data, *data.iterdir()]
    for path in kept:
        path.chmod(0o755 if path == data else 0o644)
    server = Program(data, "--port", "0")
    try:
        play(server)
        assert mode(data) == 0o700
        assert {name: mode(data / name) for name in FILES} == dict.fromkeys(FILES, 0o600)
    finally:
        server.kill()


def test_a_database_elsewhere_is_closed_to_others_and_its_folder_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "elsewhere"
    place.mkdir(0o755)
    server = Program(tmp_path / "data", "--port", "0", "--database", f"sqlite:///{place}/own.sqlite")
    try:
        play(server)
        assert mode(place) == 0o755
        assert {mode(path) for path in place.iterdir()} == {0o600}
    finally:
        server.kill()


def test_a_folder_that_everybody_shares_stays_open(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    make_private_folder(shared)
    assert mode(shared) == 0o1777
