"""What a seat knows: handles that it has seen, and what others have brought (SFB-31, SFB-250 to 255)."""

from __future__ import annotations

from baston.games.superfantasybrawl.queries.seats import champions_of
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.sight import is_known


def sees(arena: Arena, thing: int, seat: int | None) -> bool:
    """Whether the seat, or with None everybody, knows what this handle is."""
    return is_known(arena.seen, thing, seat, arena.players)


def knows_brought(arena: Arena, whose: int, seat: int | None) -> bool:
    """Whether the seat, or with None everybody, knows what seat `whose` brought to the draft (SFB-31)."""
    champion = champions_of(arena, whose)[0]
    return whose == seat or arena.what[champion] != 0 or sees(arena, champion, seat)
