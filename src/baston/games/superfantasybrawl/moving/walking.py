"""Walking hex by hex: where it begins, what blocks it, where it can end (SFB-70 to 72, SFB-150 to 152).

The one notion for a Move, a Force, and printed movements that cross more than team-mates. Nothing moves here.
"""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import BLANK, Card
from baston.games.superfantasybrawl.constants import GATE
from baston.games.superfantasybrawl.hexes.paths import Reach, reachable
from baston.games.superfantasybrawl.moving.traps import springs
from baston.games.superfantasybrawl.queries.figures import is_rooted
from baston.games.superfantasybrawl.queries.seats import side_of
from baston.games.superfantasybrawl.queries.whereabouts import home_of, is_free
from baston.games.superfantasybrawl.state.arena import Arena


def first_hexes(arena: Arena, champion: int, at: int) -> list[int]:
    """The hexes onto which a first step can lead; from the Gate, the deployment zone (SFB-150)."""
    return home_of(arena, champion) if at == GATE else arena.board.grid.next_to[at]


def blocked_hexes(arena: Arena, champion: int, card: Card = BLANK) -> list[int]:
    """The hexes of statues and enemies (SFB-71), but for what the card's movement may cross."""
    blocked = [] if card.crosses_statues else arena.board.statues[:]
    if not card.crosses_enemies:
        side = side_of(arena, champion)
        for other in range(1, len(arena.hex)):
            hex = arena.hex[other]
            if hex != GATE and side_of(arena, other) != side:
                blocked.append(hex)
    return blocked


def walking_reach(arena: Arena, champion: int, most: int, card: Card = BLANK) -> Reach:
    """The hexes that a champion can enter in at most `most` steps.

    It walks past team-mates, but not past traps that it springs.
    """
    traps = [] if card.crosses_traps else [h for h in arena.trap_hexes if springs(arena, champion, h)]
    starts = first_hexes(arena, champion, arena.hex[champion])
    return reachable(arena.board.grid, starts, most, blocked_hexes(arena, champion, card), traps)


def walking_ends(arena: Arena, champion: int, most: int, card: Card = BLANK) -> list[int]:
    """The free hexes on which a walk of at most `most` steps can end."""
    return [hex for hex in walking_reach(arena, champion, most, card).hexes if is_free(arena, hex)]


def can_walk(arena: Arena, champion: int, most: int) -> bool:
    """Whether a champion in the arena could leave its hex in at most `most` steps."""
    if most == 0 or is_rooted(arena, champion):
        return False
    near = arena.board.grid.next_to[arena.hex[champion]]  # mostly one of these is free
    return any(is_free(arena, hex) for hex in near) or len(walking_ends(arena, champion, most)) > 0


def has_way_in(arena: Arena, champion: int, most: int, card: Card = BLANK) -> bool:
    """Whether a champion can come from its Gate onto a free hex in at most `most` steps (SFB-152)."""
    return most > 0 and len(walking_ends(arena, champion, most, card)) > 0
