"""What a trap that has been set off carries from step to step."""

from __future__ import annotations

from baston.kernel.frame import Frame


def set_token(me: Frame, token: int) -> None:
    """This token, by its handle, lay there."""
    me.memo = [token]


def token_of_trap(me: Frame) -> int:
    """The handle of the token that was set off; 0 before it has been turned over."""
    return me.memo[0] if me.memo else 0
