"""A disk that is full: what cannot be kept is refused, and the game goes on once there is room again."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from baston.kernel.text import an_int
from tests.fuzz.served import Served
from tests.server.wire import Browser, options

SIZE: Final = 8 * 1024 * 1024  # bytes
PEOPLE: Final = [{"kind": "me"}, {"kind": "me"}]


class Disk(ABC):
    """The folder of a server, which can be full."""

    def __init__(self, folder: Path) -> None:
        self.server = Served(folder)

    @abstractmethod
    def fill(self) -> None:
        """From now on nothing can be written."""

    @abstractmethod
    def free(self) -> None:
        """Now there is room again."""


class Limited(Disk):
    """The server may not write to any file, as beyond a quota."""

    def fill(self) -> None:
        self._limit(0)

    def free(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        resource.prlimit(self.server.pid(), resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class Small(Disk):
    """A file system of its own, filled to the last byte."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._filler = folder / "filler"

    def fill(self) -> None:
        with self._filler.open("wb", buffering=0) as filler, contextlib.suppress(OSError):
            while True:
                filler.write(b"x" * 1024)
        assert shutil.disk_usage(self._filler.parent).free == 0

    def free(self) -> None:
        self._filler.unlink()


@pytest.fixture
def mounted(tmp_path: Path) -> Iterator[Path]:
    """A small file system in memory."""
    if os.geteuid() != 0:
        pytest.skip("only root mounts file systems")
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "baston", tmp_path], capture_output=True, text=True
    )
    if done.returncode != 0:
        pytest.skip(f"nothing can be mounted here: {done.stderr}")
    yield tmp_path
    subprocess.run(["umount", tmp_path], check=True)


@pytest.fixture(params=["limited", "small"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    """A disk with a running server."""
    if request.param == "limited":
        disk: Disk = Limited(tmp_path)
    else:
        disk = Small(request.getfixturevalue("mounted"))
    yield disk
    disk.server.kill()


def test_what_cannot_be_kept_is_refused_and_all_goes_on_when_there_is_room(disk: Disk) -> None:
    server = disk.server
    browser = Browser(server.address)
    browser.get("/api/health")
    id = browser.make("nim", PEOPLE)["id"]
    with browser.connect(id) as ws:
        state = ws.my_turn()
        disk.fill()
        for _ in range(3):
            ws.answer(state, options(state)[0])
            assert ws.refused() == "not-kept"
        ws.send(type="chat", text="?")
        assert ws.refused() == "not-kept"
        for path in ("/api/play-now", "/api/devices"):
            refused = browser.post(path, {"game": "nim"})
            assert (refused.status_code, refused.json()["code"]) == (503, "not-kept")
        assert browser.get(f"/api/tables/{id}").status_code == 200
        assert browser.get("/api/health/live").status_code == 200
        for path in ("/api/health", "/api/health/ready"):
            unwell = browser.get(path)
            assert (unwell.status_code, unwell.json()["code"]) == (503, "not-ready")
            assert unwell.json()["en"].startswith("The disk is full")
        disk.free()
        assert browser.get("/api/health").status_code == 200
        ws.answer(state, options(state)[0])
        after = ws.state(an_int(state["number"]) + 1)
    server.kill()
    faults = [line for line in server.said().splitlines() if line.startswith("nothing can be written")]
    # Of eight refusals: what is small, as a sign of life, may find room between, and the next is told anew.
    assert 0 < len(faults) < 8
    assert all("(disk): " in fault for fault in faults)
    server.start()
    browser.address = server.address
    with browser.connect(id) as ws:
        assert ws.state()["number"] == after["number"]
    browser.http.close()
