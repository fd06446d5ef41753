"""Files are there whole or not at all, with the mode that a new file has."""

from __future__ import annotations

import os
import sys
from itertools import count
from pathlib import Path
from types import FrameType

import pytest

from baston.simulation.files import made_whole, write_whole


@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o027, 0o640), (0o077, 0o600)])
def test_a_file_is_for_those_whom_the_umask_lets(umask: int, mode: int, tmp_path: Path) -> None:
    before = os.umask(umask)
    try:
        for _ in range(2):  # new, and in the place of another
            write_whole(tmp_path / "page.html", "whole")
            made_whole(tmp_path / "rows.parquet", lambda unfinished: unfinished.touch())
    finally:
        os.umask(before)
    assert [path.stat().st_mode & 0o777 for path in tmp_path.iterdir()] == [mode, mode]


def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    write_whole(file, "whole")

    def write(unfinished: Path) -> None:
        unfinished.write_text("ha")
        raise OSError(28, "no room", str(unfinished))

    with pytest.raises(OSError, match="no room") as raised:
        made_whole(file, write)
    assert raised.value.filename == str(file)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["whole"]


@pytest.mark.filterwarnings("ignore:unclosed file:ResourceWarning")  # with its last mention it is
def test_an_interrupt_at_any_moment_leaves_one_whole_file(tmp_path: Path) -> None:
    """Interrupted at the first call, at the second, and so on, until there is nothing left to interrupt."""
    file = tmp_path / "page.html"
    for moment in count(1):
        write_whole(file, "before")
        calls = 0

        def interrupt(frame: FrameType, event: str, what: object, at: int = moment) -> None:
            nonlocal calls
            calls += 1
            if calls == at:
                sys.setprofile(None)
                raise KeyboardInterrupt

        try:
            sys.setprofile(interrupt)
            write_whole(file, "after")
            sys.setprofile(None)
            break
        except KeyboardInterrupt:
            assert [path.name for path in tmp_path.iterdir()] == [file.name]
            assert file.read_text() in ("before", "after")
    assert file.read_text() == "after"
    assert moment > 20
