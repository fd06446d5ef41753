"""What asks for the state check, and for figures reckoned anew."""

from __future__ import annotations

from baston.games.galacticlash.state.clash import Clash
from baston.kernel.column import empty


def unsettle(clash: Clash) -> None:
    """Figures are reckoned anew, and the state check looks again."""
    clash.attacks = empty()
    clash.unsettled = True
