"""Who comes to know what a card is."""

from __future__ import annotations

from baston.games.galacticlash.state.clash import Clash
from baston.kernel.sight import everybody


def show(clash: Clash, card: int) -> None:
    """Let everybody know which card this is."""
    clash.seen[card] = everybody(clash.players)


def look(clash: Clash, card: int, seat: int) -> None:
    """Let a seat know which card this is."""
    clash.seen[card] |= 1 << seat
