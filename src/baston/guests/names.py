"""Every bot by its name, ours and others', and lists of names as the command line has them."""

from __future__ import annotations

import re
from typing import Final

from baston.bots import Bot, registry
from baston.bots.levels import OFFERED
from baston.guests.classes import class_named, installed, is_class
from baston.guests.program import PREFIX, program_named
from baston.kernel.game import Refusal

OURS: Final = (
    "uniform",
    "greedy",
    registry.SOFTMAX,
    registry.LEARNED,
    *registry.SEARCHES,
    *OFFERED,
)
COMMA: Final = re.compile(r"""\"[^\"]*\"|'[^']*'|(,)""")  # those in quotes are a command's


def bot_named(text: str) -> Bot:
    """Return a new bot with this name: one of ours, a class or a program.

    Guests are written `module:Class`, or as an installed package names them, or `exec:COMMAND`.

    Raises Refusal as `baston.bots.bot_named`, `class_of` and `program_named`.
    """
    if is_guest(text):
        return program_named(text) if text.startswith(PREFIX) else class_named(text)
    try:
        return registry.bot_named(text)
    except Refusal as refusal:
        if refusal.key != "unknown-bot":
            raise
        known = ", ".join([str(refusal.values["known"]), *sorted(installed())])
        raise Refusal(refusal.key, name=text, known=known) from refusal


def is_ours(text: str) -> bool:
    """Whether a bot's name begins as those of this project do."""
    return text.partition(":")[0] in OURS


def is_guest(text: str) -> bool:
    """Whether a bot's name is that of a class or a program of others."""
    return not is_ours(text) and (text.startswith(PREFIX) or is_class(text))


def names_in(text: str) -> list[str]:
    """Return the names in a list with commas, empty ones too; quotes protect the commas in a command.

    The case of a name counts where it is others' alone, or a file's.
    """
    return [_spelled(name) for name in split(text)]


def split(text: str) -> list[str]:
    """Return the parts of a list with commas, as they are written; quotes protect commas."""
    between = [found.start() for found in COMMA.finditer(text) if found[1]]
    ends = zip([-1, *between], [*between, len(text)], strict=True)
    return [text[start + 1 : end].strip() for start, end in ends]


def _spelled(name: str) -> str:
    """Return the name in lower case, unless it is a guest's or names a file."""
    return name if is_guest(name) or registry.is_learned(name) else name.lower()
