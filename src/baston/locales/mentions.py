"""Where a sentence names a seat or a card: names are marked while it is made, and their places read off.

Nothing is marked unless a caller asks for it with `marking`: all others get the sentences as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple

# The marks, code points of no script.
SEAT: Final = "\ue000"  # before the number of a seat
CARD: Final = "\ue001"  # before the id of a card
MIDDLE: Final = "\ue002"  # before its name
CLOSE: Final = "\ue003"
MARKED: Final = re.compile(f"(?:{SEAT}(\\d+)|{CARD}([^{MIDDLE}]+)){MIDDLE}([^{SEAT}-{CLOSE}]*){CLOSE}")

_is_marking: ContextVar[bool] = ContextVar("is_marking", default=False)


class Mention(NamedTuple):
    """A name in a sentence: its first character, its length, and the seat (from 0) or the card's id."""

    start: int
    length: int
    named: int | str


@contextmanager
def marking() -> Iterator[None]:
    """Mark names in the sentences that are made while the context lasts; `unmarked` reads them."""
    before = _is_marking.set(True)
    try:
        yield
    finally:
        _is_marking.reset(before)


def seat_mention(seat: int, name: str) -> str:
    """Return the name of a seat, within marks while `marking` lasts."""
    return f"{SEAT}{seat}{MIDDLE}{name}{CLOSE}" if _is_marking.get() else name


def card_mention(id: str, name: str) -> str:
    """Return the name of a printed card, or of a faction by its id, within marks while `marking` lasts."""
    return f"{CARD}{id}{MIDDLE}{name}{CLOSE}" if _is_marking.get() else name


def unmarked(text: str) -> tuple[str, list[Mention]]:
    """Return the text without its marks, and the names in it, in their order."""
    mentions: list[Mention] = []
    parts: list[str] = []
    length = end = 0
    for match in MARKED.finditer(text):
        before, (seat, card, name) = text[end : match.start()], match.groups()
        length += len(before)
        mentions.append(Mention(length, len(name), card if seat is None else int(seat)))
        parts += [before, name]
        length += len(name)
        end = match.end()
    return "".join([*parts, text[end:]]), mentions
