"""How a guest loses by its own fault."""

from __future__ import annotations

from typing import Final

from baston.kernel.game import Refusal

# A table's record keeps the place of a kind, counted from 1: new ones come last.
ENDED: Final = "ended"  # its process is gone
LATE: Final = "late"  # it has not answered within its limit
NOT_OFFERED: Final = "not-offered"  # its answer is none of the options
NONSENSE: Final = "nonsense"  # what it said is no answer
TOO_LONG: Final = "too-long"  # a line without an end
ERROR: Final = "error"  # its class has raised something
GONE: Final = "gone"  # who hosts the table does not offer it any more
KINDS: Final = (ENDED, LATE, NOT_OFFERED, NONSENSE, TOO_LONG, ERROR, GONE)
LONGEST_ECHO: Final = 80  # characters of what it said


class BotFault(Refusal):
    """Raised by a guest's `choose`: it has lost the game by its own fault.

    `kind` is one of `KINDS`; the message `bot-fault-KIND` tells it with its `detail`, what the guest said or
    did, and `fault-KIND` without, for people who have nothing to do with the bot.
    """

    def __init__(self, kind: str, bot: str, detail: str = "") -> None:
        self.kind = kind
        self.bot = bot
        self.detail = printable(detail)
        super().__init__(f"bot-fault-{kind}", bot=bot, detail=self.detail)


def printable(text: str) -> str:
    """Return what a guest said as it can be shown: on one line, with signs that are seen, not too long."""
    shown = "".join(sign if sign.isprintable() else "·" for sign in text[: LONGEST_ECHO + 1])
    return shown if len(shown) <= LONGEST_ECHO else f"{shown[:LONGEST_ECHO]}…"
