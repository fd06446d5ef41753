"""Figures of champions as they are now: hit points, defense, movement, and what lasts on them."""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import CHAMPIONS, Champion, champion_of
from baston.games.superfantasybrawl.constants import DEFENSE, MOVEMENT, ROOTED
from baston.games.superfantasybrawl.state.arena import Arena


def levelled_side(arena: Arena, champion: int) -> Champion:
    """The printed champion if its levelled side is up, else a blank one without any text."""
    return champion_of(arena, champion) if arena.level[champion] == 1 else CHAMPIONS[0]


def hit_points(arena: Arena, champion: int) -> int:
    """The hit points printed on the side of a champion that is up."""
    return champion_of(arena, champion).hit_points[arena.level[champion]]


def hit_points_left(arena: Arena, champion: int) -> int:
    """The hit points of a champion minus its damage."""
    return hit_points(arena, champion) - arena.damage[champion]


def is_bloodied(arena: Arena, champion: int) -> bool:
    """Whether a champion has at most half of its hit points left, rounded up (SFB-200)."""
    return hit_points_left(arena, champion) <= (hit_points(arena, champion) + 1) // 2


def lasting_of(arena: Arena, champion: int, kind: int) -> int:
    """The total amount of the lasting changes of a kind on a champion."""
    if not arena.lasting:
        return 0
    return sum(m.amount for m in arena.lasting if m.thing == champion and m.kind == kind)


def has_lasting(arena: Arena, champion: int, kind: int) -> bool:
    """Whether a lasting change of this kind lies on the champion."""
    if not arena.lasting:
        return False
    return any(m.thing == champion and m.kind == kind for m in arena.lasting)


def is_rooted(arena: Arena, champion: int) -> bool:
    """Whether a champion may neither move nor be moved (SFB-218)."""
    return has_lasting(arena, champion, ROOTED)


def defense(arena: Arena, champion: int) -> int:
    """The defense of a champion now, apart from any attack going on; never below 0 (SFB-101)."""
    return max(0, defense_sum(arena, champion))


def defense_sum(arena: Arena, champion: int) -> int:
    """A champion's printed defense with all that changes it, which may be below 0."""
    total = champion_of(arena, champion).defense[arena.level[champion]]
    total += lasting_of(arena, champion, DEFENSE)
    for source in range(1, len(arena.level)):
        total += _given(arena, source, champion)
    return total


def defense_givers(arena: Arena, champion: int) -> list[tuple[int, int]]:
    """The champions whose levelled side changes a champion's defense now, each with by how much."""
    given = [(source, _given(arena, source, champion)) for source in range(1, len(arena.level))]
    return [(source, amount) for source, amount in given if amount != 0]


def _given(arena: Arena, source: int, champion: int) -> int:
    """What the levelled side of one champion adds to the defense of another or its own."""
    aura = CHAMPIONS[arena.what[source]].defense_aura if arena.level[source] == 1 else None
    return 0 if aura is None else aura(arena, source, champion)


def movement(arena: Arena, champion: int, printed_move: int) -> int:
    """The maximum hexes of a printed movement with lasting changes; 0 without a move icon (SFB-74)."""
    return max(0, printed_move + lasting_of(arena, champion, MOVEMENT)) if printed_move > 0 else 0
