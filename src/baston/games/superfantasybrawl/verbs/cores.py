"""Cores exhausted and readied."""

from __future__ import annotations

from baston.games.superfantasybrawl.constants import ALL_READY, BLUE, FREE, L_EXHAUST_CORE, L_READY_CORE, RED
from baston.games.superfantasybrawl.queries.costs import is_ready
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.log import note


def exhaust(arena: Arena, seat: int, core: int, source: int = 0) -> None:
    """Exhaust a seat's ready Core of a color; FREE costs nothing."""
    if core != FREE:
        arena.cores[seat] &= ~(1 << core)
        note(arena, L_EXHAUST_CORE, seat, 0, 0, core, source=source)


def ready_core(arena: Arena, seat: int, core: int) -> None:
    """Ready a seat's Core of a color, if it is exhausted."""
    if not is_ready(arena, seat, core):
        arena.cores[seat] |= 1 << core
        note(arena, L_READY_CORE, seat, 0, 0, core)


def ready_all(arena: Arena, seat: int) -> None:
    """Ready all Cores of a seat."""
    arena.cores[seat] = ALL_READY


def exhausted(arena: Arena, seat: int) -> list[int]:
    """The colors of a seat's exhausted Cores."""
    return [core for core in range(RED, BLUE + 1) if not is_ready(arena, seat, core)]
