"""Seats, sides, and players as targets: a player's handle is its seat + 1."""

from __future__ import annotations

from baston.games.galacticlash.constants import FIRST_CARD
from baston.games.galacticlash.state.clash import Clash


def is_out(clash: Clash, seat: int) -> bool:
    """Whether the seat has left the game (G-100)."""
    return clash.out[seat] == 1


def side_of(clash: Clash, seat: int) -> int:
    """The number of a seat's side: its team, 0 or 1, in Duo Clash, else the seat itself."""
    return seat & 1 if clash.variant.is_duo else seat


def are_opponents(clash: Clash, one: int, other: int) -> bool:
    """Whether two seats are opponents; partners are not (G-109)."""
    return side_of(clash, one) != side_of(clash, other)


def turn_order(clash: Clash, first: int) -> list[int]:
    """The seats still in the game, clockwise from this one (G-20)."""
    seats: list[int] = []
    for n in range(clash.players):
        seat = (first + n) % clash.players
        if clash.out[seat] == 0:
            seats.append(seat)
    return seats


def opponents(clash: Clash, seat: int) -> list[int]:
    """The seats of the opponents still in the game, in turn order after the seat."""
    found: list[int] = []
    for n in range(1, clash.players):
        other = (seat + n) % clash.players
        if clash.out[other] == 0 and are_opponents(clash, seat, other):
            found.append(other)
    return found


def player_handle(seat: int) -> int:
    """The handle, seat + 1, by which the player at a seat is targeted."""
    return seat + 1


def seat_of_player(handle: int) -> int:
    """The seat, from 0, that a player's handle means."""
    return handle - 1


def is_player(thing: int) -> bool:
    """Whether a handle is a player's, not a card's."""
    return 0 < thing < FIRST_CARD


def life_of(clash: Clash, seat: int) -> int:
    """The life points of a seat; in Duo Clash its team's."""
    return clash.life[side_of(clash, seat)]
