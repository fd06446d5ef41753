"""Levels: what each stands for today, and the rungs on which `mirror` follows a person."""

from __future__ import annotations

from typing import Final

# The present best of each strength, not a promise: records name the bot that the level stood for.
LEVELS: Final = {
    "easy": "softmax:60",
    "normal": "greedy:70%",
    "strong": "ismcts:1s:70%",
    "expert": "ismcts:3s",
}
MIRROR: Final = "mirror"  # `mirror:4` is on its fourth rung, `mirror` alone on the middle one
RUNGS: Final = (
    "softmax:200",
    "softmax:60",
    "softmax:45",
    "greedy:70%",
    "greedy:85%",
    "ismcts:0.1s:70%",
    "ismcts:1s:70%",
    "ismcts:1s",
    "ismcts:3s",
)
MIDDLE: Final = 4  # the rung on which a person begins, from 1
OFFERED: Final = (*LEVELS, MIRROR)


def meant_by(text: str) -> str:
    """Return the bot that a level or a rung of `mirror` stands for; any other name as it is."""
    if text in LEVELS:
        return LEVELS[text]
    rung = rung_of(text)
    return RUNGS[rung - 1] if rung > 0 else text


def rung_of(text: str) -> int:
    """Return the rung of `mirror` that a level names, from 1; 0 if it is another level, or no rung."""
    if text == MIRROR:
        return MIDDLE
    for rung in range(1, len(RUNGS) + 1):
        if text == f"{MIRROR}:{rung}":
            return rung
    return 0


def mirrored(level: str, won: bool) -> str:
    """Return the level for the next game: of `mirror` a rung up if the person has won, else one down."""
    rung = rung_of(level)
    if rung == 0:
        return level
    return f"{MIRROR}:{min(max(rung + (1 if won else -1), 1), len(RUNGS))}"
