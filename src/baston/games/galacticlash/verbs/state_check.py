"""What asks for the state check, and for figures and ready energies reckoned anew."""

from __future__ import annotations

from baston.games.galacticlash.state.clash import Clash
from baston.kernel.column import empty


def unsettle(clash: Clash) -> None:
    """Have attack and defense computed anew, and the state checked after this act."""
    clash.attacks = empty()
    clash.unsettled = True


def forget_ready(clash: Clash) -> None:
    """Have ready energies counted anew, as one comes, goes, engages or readies."""
    clash.ready = empty()
