"""Placing champions on hexes, and swapping two of them (SFB-212, SFB-221)."""

from __future__ import annotations

from baston.games.superfantasybrawl.constants import GATE, L_PLACE, NO_CHAMPION
from baston.games.superfantasybrawl.moving.traps import spring
from baston.games.superfantasybrawl.queries.seats import seat_of
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.champions import put_on_hex, swap_hexes
from baston.kernel.frame import Frame
from baston.kernel.log import note


def place(arena: Arena, me: Frame, champion: int, hex: int) -> None:
    """Put a champion in the arena on another hex and spring the trap there on the acting one's account."""
    if champion == NO_CHAMPION or arena.hex[champion] == GATE:
        return
    put(arena, me, champion, hex)


def put(arena: Arena, me: Frame, champion: int, hex: int) -> None:
    """Put a champion, even one on its Gate, on a hex and spring the trap there."""
    put_on_hex(arena, champion, hex)
    note(arena, L_PLACE, seat_of(arena, champion), 0, champion, hex)
    spring(arena, champion, me.card)


def swap(arena: Arena, me: Frame, one: int, other: int) -> None:
    """Put two champions on each other's hexes at once, then spring traps there (SFB-221)."""
    swap_hexes(arena, one, other)
    for champion in (one, other):
        note(arena, L_PLACE, seat_of(arena, champion), 0, champion, arena.hex[champion])
        spring(arena, champion, me.card)
