"""The limit of rounds that a set-up may have, so that a game between bots ends whatever they do."""

from __future__ import annotations

from typing import Final

from baston.kernel.game import Refusal

UNLIMITED: Final = "none"  # as the option `max_rounds` has it
NO_LIMIT: Final = 0  # as a game's variant has it
MOST_ROUNDS: Final = 999


def read_limit(text: str) -> int:
    """Return the number of rounds that the text of an option allows.

    Raises Refusal, "bad-rounds", if it is neither "none" nor a number in the range.
    """
    if text == UNLIMITED:
        return NO_LIMIT
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_ROUNDS))
    if not is_number or int(text) < 1:
        raise Refusal("bad-rounds", value=text, most=MOST_ROUNDS)
    return int(text)
