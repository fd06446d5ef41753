"""The answers that a decision offers."""

from __future__ import annotations

from msgspec import Struct, field

from baston.server.protocol.words import Words


class Choice(Struct, frozen=True):
    """A legal answer. `thing`, `card` and `target` are handles of what it is about (see the view), or null.

    `told`: the label says more than they do, and is to be shown beside them.
    """

    option: int
    label: Words
    passes: bool = field(name="pass")
    thing: int | None = None
    card: int | None = None
    target: int | None = None
    use: bool = False
    told: bool = False
