"""Wounds of units, life of players, and the roles that losing it reveals."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import printed
from baston.games.galacticlash.constants import L_HEAL, L_LIFE_GAINED, L_LIFE_LOST, L_ROLE
from baston.games.galacticlash.queries.seats import player_handle, seat_of_player, side_of
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.sight import show
from baston.kernel.log import note
from baston.kernel.sight import is_known


def wound(clash: Clash, unit: int, amount: int) -> None:
    """Add wounds to a unit; the state check decides whether it dies."""
    clash.wounds[unit] += amount
    clash.unsettled = True


def heal(clash: Clash, unit: int, amount: int) -> None:
    """Remove up to `amount` wounds from a unit."""
    healed = min(amount, clash.wounds[unit])
    if healed > 0:
        clash.wounds[unit] -= healed
        note(clash, L_HEAL, clash.control[unit], unit, 0, healed)


def gain_life(clash: Clash, seat: int, amount: int) -> None:
    """Add life to a seat, in Duo Clash to its team, which reveals no role (G-110)."""
    if clash.out[seat] == 0:
        clash.life[side_of(clash, seat)] += amount
        note(clash, L_LIFE_GAINED, seat, 0, 0, amount)


def lose_life(clash: Clash, seat: int, amount: int, source: int = 0) -> int:
    """Take life from a seat and return how much was lost.

    In Duo Clash its team's roles are revealed; a decoy loses none (G-105).
    """
    if amount <= 0 or clash.out[seat] == 1:
        return 0
    if clash.variant.is_duo:
        reveal_roles(clash, seat)
        if printed(clash, player_handle(seat)).id == "decoy":
            return 0
    clash.life[side_of(clash, seat)] -= amount
    clash.unsettled = True
    note(clash, L_LIFE_LOST, seat, 0, 0, amount, source=source)
    return amount


def reveal_roles(clash: Clash, seat: int) -> None:
    """Reveal both roles of the seat's team to everybody (G-105)."""
    for handle in range(1, clash.players + 1):
        is_mate = side_of(clash, seat_of_player(handle)) == side_of(clash, seat)
        if is_mate and not is_known(clash.seen, handle, None, clash.players):
            show(clash, handle)
            note(clash, L_ROLE, seat_of_player(handle), handle)
