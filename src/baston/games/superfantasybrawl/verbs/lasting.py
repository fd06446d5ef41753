"""What lies on champions until the end of the turn (SFB-47)."""

from __future__ import annotations

from baston.games.superfantasybrawl.constants import L_BONUS, L_ROOT, ROOTED, written_bonus
from baston.games.superfantasybrawl.queries.seats import seat_of
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.log import note
from baston.kernel.modifier import END_OF_TURN, Modifier, still


def last(
    arena: Arena, champions: list[int], kind: int, amount: int, source: int = 0, told: int = L_BONUS
) -> None:
    """Lay a change on champions in the arena until the end of the turn (SFB-47)."""
    for champion in champions:
        if champion and is_in_arena(arena, champion):
            arena.lasting = [*arena.lasting, Modifier(kind, amount, champion, END_OF_TURN, source)]
            note(arena, told, seat_of(arena, champion), 0, champion, written_bonus(kind, amount, source))


def root(arena: Arena, champion: int) -> None:
    """Keep a champion from moving or being moved until the end of the turn (SFB-218)."""
    last(arena, [champion], ROOTED, 1, 0, L_ROOT)


def end_lasting(arena: Arena, modifier: Modifier) -> None:
    """End one lasting change."""
    arena.lasting = [m for m in arena.lasting if m is not modifier]


def end_all_lasting(arena: Arena) -> None:
    """End all lasting changes."""
    arena.lasting = []


def expire(arena: Arena) -> None:
    """End the changes that last until the end of the turn."""
    arena.lasting = still(arena.lasting, END_OF_TURN)
