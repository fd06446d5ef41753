"""Where a sentence names a seat or a card: names are marked while it is made, and their places read off.

Nothing is marked unless a caller asks for it with `Marking`: all others get the sentences as they are.
"""

from __future__ import annotations

from contextvars import ContextVar
from types import TracebackType
from typing import Final, TypeAlias

# The marks, code points of no script.
SEAT: Final = "\ue000"  # before the number of a seat
CARD: Final = "\ue001"  # before the id of a card
MIDDLE: Final = "\ue002"  # before its name
CLOSE: Final = "\ue003"

_is_marking: ContextVar[bool] = ContextVar("is_marking", default=False)


# A name in a sentence: its first character, its length, and the seat (from 0) or the card's id.
Mention: TypeAlias = tuple[int, int, int | str]


class Marking:
    """Marks names in the sentences that are made while this context lasts; `unmarked` reads them."""

    def __enter__(self) -> None:
        self._before = _is_marking.set(True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _is_marking.reset(self._before)


def is_marking() -> bool:
    """Whether names are marked at the moment; what is kept of sentences has to tell these apart."""
    return _is_marking.get()


def seat_mention(seat: int, name: str) -> str:
    """Return the name of a seat, within marks while `Marking` lasts."""
    return f"{SEAT}{seat}{MIDDLE}{name}{CLOSE}" if _is_marking.get() else name


def card_mention(id: str, name: str) -> str:
    """Return the name of a printed card, or of a faction by its id, within marks while `Marking` lasts."""
    return f"{CARD}{id}{MIDDLE}{name}{CLOSE}" if _is_marking.get() else name


def unmarked(text: str) -> tuple[str, list[Mention]]:
    """Return the text without its marks, and the names in it, in their order."""
    *marked, rest = text.split(CLOSE)
    mentions: list[Mention] = []
    shown = ""
    for part in marked:
        start = max(part.rfind(SEAT), part.rfind(CARD))
        named, _, name = part[start + 1 :].partition(MIDDLE)
        shown += part[:start]
        mentions.append((len(shown), len(name), int(named) if part[start] == SEAT else named))
        shown += name
    return shown + rest, mentions
