"""The data folder and its files, which nobody else on the machine may read."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

OTHERS: Final = 0o077  # what a mode allows the group and everybody else


def make_private_folder(folder: Path) -> None:
    """Make the folder with mode 0700, or take away what others may do in one that is there already.

    A folder in which everybody keeps files of their own, such as /tmp, stays as it is, and so does one whose
    mode only somebody else may change. Raises OSError if it cannot be made.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not folder.stat().st_mode & stat.S_ISVTX:
        _close(folder)


def make_private_file(path: Path) -> None:
    """Make an empty file with mode 0600 unless there is one; take away what others may do with that.

    Raises OSError if it cannot be made.
    """
    # Created with its mode: there is no moment at which others can read it.
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
    _close(path)


def close_to_others(*paths: Path) -> None:
    """Take away what others may do with those of the files that are there."""
    for path in paths:
        with suppress(FileNotFoundError):
            _close(path)


def _close(path: Path) -> None:
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & OTHERS:
        with suppress(PermissionError):  # somebody else's, lent to us: the owner decides
            path.chmod(mode & ~OTHERS)
