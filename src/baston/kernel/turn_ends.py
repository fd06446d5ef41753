"""Who ends turns: an option of games in which a turn otherwise ends by itself where nothing is left to do.

A seat that ends its turns itself is asked even if all that it can do is end them.
"""

from __future__ import annotations

from typing import Final

from baston.kernel.game import Option, Refusal

ENDS_TURNS: Final = "ends_turns"
NOBODY: Final = ""  # as the option has it: all turns end by themselves where nothing is left
YES: Final = "true"
NO: Final = "false"
OPTION: Final = Option(ENDS_TURNS, NOBODY, by_seat=True, beside=True)


def settle(chosen: dict[str, str], players: int) -> None:
    """Check the option among those chosen: a word for each seat. Where none has it, it is dropped.

    Raises Refusal, "bad-option".
    """
    text = chosen[ENDS_TURNS]
    words = text.split(",") if text else []
    if words and (len(words) != players or any(word not in (NO, YES) for word in words)):
        raise Refusal("bad-option", name=ENDS_TURNS, value=text, known=",".join([YES] * players))
    if YES not in words:
        del chosen[ENDS_TURNS]


def ends_of(options: dict[str, str]) -> tuple[bool, ...]:
    """Return, by seat, who ends turns itself, of a setup's options; nothing if nobody does."""
    text = options.get(ENDS_TURNS, NOBODY)
    return tuple([word == YES for word in text.split(",")]) if text else ()


def ends_itself(ends: tuple[bool, ...], seat: int) -> bool:
    """Whether the seat is asked to end its turn even if nothing else is left."""
    return len(ends) > seat and ends[seat]
