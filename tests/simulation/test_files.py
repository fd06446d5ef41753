"""Files are there whole or not at all, with the mode that a new file has."""

from __future__ import annotations

import os
from pathlib import Path

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
