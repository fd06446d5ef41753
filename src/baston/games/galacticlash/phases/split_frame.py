"""What sharing out a fighter's wounds carries from opponent to opponent; `me.card` is the fighter (G-59)."""

from __future__ import annotations

from baston.kernel.frame import Frame


def pack_split(me: Frame, wounds: int) -> None:
    """Let the frame share out this number of wounds."""
    me.memo = [wounds]


def wounds_left(me: Frame) -> int:
    """How many wounds are not shared out yet."""
    return me.memo[0]


def opponents_done(me: Frame) -> int:
    """How many opponents, the first ones that the unit fights, have been assigned wounds."""
    return len(me.memo) - 1


def give_wounds(me: Frame, foe: int, wounds: int) -> None:
    """Assign this number of wounds to the next opponent."""
    me.memo = [me.memo[0] - wounds, *me.memo[1:], foe]
