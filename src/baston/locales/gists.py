"""Gists: what matters of a card when it is chosen, short enough for a card in the hand."""

from __future__ import annotations

from typing import Final

LONGEST_GIST: Final = 40


def gist_of(text: str, written: str) -> str:
    """Return the gist of a card: as written, else its text if that is no longer than a gist; else empty.

    A gist is a caption: no full stop ends it.
    """
    if written:
        return written
    short = text.removesuffix(".")
    return short if len(short) <= LONGEST_GIST else ""
