"""Figures of champions as they are now: hit points, defense, movement, and what lasts on them."""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import CHAMPIONS, Champion, champion_of
from baston.games.superfantasybrawl.constants import DEFENSE, MOVEMENT, ROOTED
from baston.games.superfantasybrawl.state.arena import Arena


def levelled_side(arena: Arena, champion: int) -> Champion:
    """The champion as printed if its levelled side is up, else the card without any text."""
    return champion_of(arena, champion) if arena.level[champion] == 1 else CHAMPIONS[0]


def hit_points(arena: Arena, champion: int) -> int:
    """Those of the side that is up."""
    return champion_of(arena, champion).hit_points[arena.level[champion]]


def hit_points_left(arena: Arena, champion: int) -> int:
    """Its hit points less its damage."""
    return hit_points(arena, champion) - arena.damage[champion]


def is_bloodied(arena: Arena, champion: int) -> bool:
    """Whether at most half of its hit points is left, rounded up (SFB-200)."""
    return hit_points_left(arena, champion) <= (hit_points(arena, champion) + 1) // 2


def lasting_of(arena: Arena, champion: int, kind: int) -> int:
    """The sum of the lasting changes of a kind that lie on a champion."""
    if not arena.lasting:
        return 0
    return sum([m.amount for m in arena.lasting if m.thing == champion and m.kind == kind])


def has_lasting(arena: Arena, champion: int, kind: int) -> bool:
    """Whether a lasting change of this kind lies on the champion."""
    if not arena.lasting:
        return False
    return any(m.thing == champion and m.kind == kind for m in arena.lasting)


def is_rooted(arena: Arena, champion: int) -> bool:
    """Whether it may neither move nor be moved (SFB-218)."""
    return has_lasting(arena, champion, ROOTED)


def defense(arena: Arena, champion: int) -> int:
    """Its defense now, apart from an attack that is going on; never below 0 (SFB-101)."""
    return max(0, defense_sum(arena, champion))


def defense_sum(arena: Arena, champion: int) -> int:
    """The printed defense with all that changes it, before it is kept from falling below 0."""
    total = champion_of(arena, champion).defense[arena.level[champion]]
    total += lasting_of(arena, champion, DEFENSE)
    for source in range(1, len(arena.level)):
        if arena.level[source] == 1:
            aura = CHAMPIONS[arena.what[source]].defense_aura
            if aura is not None:
                total += aura(arena, source, champion)
    return total


def movement(arena: Arena, champion: int, printed_move: int) -> int:
    """A printed movement with what lasts; without a move icon there is none (SFB-74)."""
    return max(0, printed_move + lasting_of(arena, champion, MOVEMENT)) if printed_move > 0 else 0
