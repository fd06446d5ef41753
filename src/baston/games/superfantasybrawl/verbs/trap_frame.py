"""What a trap that has been set off carries from step to step."""

from __future__ import annotations

from baston.kernel.frame import Frame


def set_token(me: Frame, token: int) -> None:
    """Remember the handle of the trap token that was sprung."""
    me.memo = [token]


def token_of_trap(me: Frame) -> int:
    """The handle of the trap token that was sprung; 0 before it has been turned over."""
    return me.memo[0] if me.memo else 0
