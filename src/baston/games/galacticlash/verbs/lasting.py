"""Changes that last for a time, and the shields among them."""

from __future__ import annotations

from baston.games.galacticlash.constants import L_SHIELDED, PLAY, SHIELD
from baston.games.galacticlash.queries.seats import is_player, seat_of_player
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.state_check import unsettle
from baston.kernel.log import note
from baston.kernel.modifier import END_OF_TURN, Modifier, still


def last(clash: Clash, kind: int, amount: int, thing: int, until: int = END_OF_TURN) -> None:
    """Record a change to a unit or player that ends by itself at the moment `until`."""
    if thing > 0 and (is_player(thing) or clash.zone[thing] == PLAY):
        source = clash.what[clash.frames[-1].card] if clash.frames else 0
        clash.lasting.append(Modifier(kind, amount, thing, until, source))
        unsettle(clash)


def expire(clash: Clash, moment: int) -> None:
    """End the changes that last until this moment."""
    clash.lasting = still(clash.lasting, moment)
    unsettle(clash)


def absorbed(clash: Clash, thing: int, amount: int) -> int:
    """Use up the shields of a unit or player against so many wounds; return how many wounds are left."""
    if not clash.lasting:
        return amount
    rest: list[Modifier] = []
    before = amount
    for m in clash.lasting:
        if m.kind == SHIELD and m.thing == thing and amount > 0:
            taken = min(m.amount, amount)
            amount -= taken
            if m.amount > taken:
                rest.append(Modifier(SHIELD, m.amount - taken, thing, m.until, m.source))
        else:
            rest.append(m)
    if amount < before:
        clash.lasting = rest
        seat = seat_of_player(thing) if is_player(thing) else clash.control[thing]
        note(clash, L_SHIELDED, seat, 0 if is_player(thing) else thing, 0, before - amount)
    return amount
