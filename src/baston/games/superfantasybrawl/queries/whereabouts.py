"""Where champions are, who is near whom, and which hexes are free."""

from __future__ import annotations

from baston.games.superfantasybrawl.constants import GATE, NO_CHAMPION
from baston.games.superfantasybrawl.queries.seats import side_of
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.numbers import is_among

# Champions.


def champion_on(arena: Arena, hex: int) -> int:
    """The handle of the champion on a hex; 0 if there is none."""
    for champion, other in enumerate(arena.hex):
        if other == hex:
            return champion
    return NO_CHAMPION


def is_in_arena(arena: Arena, champion: int) -> bool:
    """Whether the champion stands on a hex, not on its Gate."""
    return arena.hex[champion] != GATE


def champions_in_arena(arena: Arena) -> list[int]:
    """The champions of both sides that stand on a hex."""
    return [champion for champion in range(1, len(arena.hex)) if arena.hex[champion] != GATE]


def allies(arena: Arena, champion: int) -> list[int]:
    """The other champions of a champion's side in the arena (SFB-80, SFB-235)."""
    side = side_of(arena, champion)
    return [
        other
        for other in range(1, len(arena.hex))
        if other != champion and arena.hex[other] != GATE and side_of(arena, other) == side
    ]


def enemies(arena: Arena, champion: int) -> list[int]:
    """The champions of the other side in the arena."""
    side = side_of(arena, champion)
    return [
        other
        for other in range(1, len(arena.hex))
        if arena.hex[other] != GATE and side_of(arena, other) != side
    ]


def distance(arena: Arena, one: int, other: int) -> int:
    """How many hexes two champions in the arena are apart (SFB-12)."""
    return arena.board.grid.distance[arena.hex[one]][arena.hex[other]]


def are_adjacent(arena: Arena, one: int, other: int) -> bool:
    """Whether two champions are in the arena, side by side."""
    return is_in_arena(arena, one) and is_in_arena(arena, other) and distance(arena, one, other) == 1


def adjacent_enemies(arena: Arena, champion: int) -> list[int]:
    """The enemies next to a champion; none if it is on its Gate."""
    if not is_in_arena(arena, champion):
        return []
    return [other for other in enemies(arena, champion) if distance(arena, champion, other) == 1]


def adjacent_allies(arena: Arena, champion: int) -> list[int]:
    """The team-mates next to a champion; none if it is on its Gate."""
    if not is_in_arena(arena, champion):
        return []
    return [other for other in allies(arena, champion) if distance(arena, champion, other) == 1]


def adjacent_champions(arena: Arena, champion: int) -> list[int]:
    """The champions of both sides next to a champion."""
    return [other for other in champions_in_arena(arena) if are_adjacent(arena, champion, other)]


def is_by_statue(arena: Arena, champion: int) -> bool:
    """Whether the champion stands next to a statue."""
    return arena.hex[champion] in arena.board.by_statue


def is_on_trap_hex(arena: Arena, champion: int) -> bool:
    """Whether a champion stands on a printed trap hex, or on one that holds a trap (SFB-181)."""
    hex = arena.hex[champion]
    return hex in arena.board.trap_hexes or hex in arena.trap_hexes


# Hexes.


def is_free(arena: Arena, hex: int) -> bool:
    """Whether neither a champion nor a statue is on the hex (SFB-16)."""
    return not is_among(hex, arena.hex) and not is_among(hex, arena.board.statues)


def free_hexes_next_to(arena: Arena, champion: int) -> list[int]:
    """The free hexes next to a champion; none if it is on its Gate."""
    if not is_in_arena(arena, champion):
        return []
    return [hex for hex in arena.board.grid.next_to[arena.hex[champion]] if is_free(arena, hex)]


def free_hexes(arena: Arena) -> list[int]:
    """All free hexes of the arena."""
    return [hex for hex in arena.board.grid.hexes if is_free(arena, hex)]


def home_of(arena: Arena, champion: int) -> list[int]:
    """The hexes of the deployment zone of a champion's side."""
    return arena.board.deployment[arena.home[side_of(arena, champion)]]


def empty_trap_hexes(arena: Arena) -> list[int]:
    """The printed trap hexes without trap and without champion (SFB-178)."""
    return [hex for hex in arena.board.trap_hexes if hex not in arena.trap_hexes and is_free(arena, hex)]
