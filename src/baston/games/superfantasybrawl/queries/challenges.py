"""Challenges: when one is met, and the hexes that it speaks of (SFB-50 to 58)."""

from __future__ import annotations

from baston.games.superfantasybrawl.arena_files.board import Track
from baston.games.superfantasybrawl.arena_files.condition import (
    ADJACENT_SAME_STATUE,
    ADJACENT_STATUE,
    ALL_OF,
    ANY_STATUE,
    CONNECTED,
    CONTROL,
    CONTROL_COUNT,
    COUNT_BLOODIED_OR_GATE,
    COUNT_COMPARE,
    COUNT_IN,
    COUNT_ON_TRAP_HEXES,
    ENEMY_FLANKED,
    LEVELLED_ADJACENT_STATUE,
    MINE,
    SPREAD,
    Challenge,
    Condition,
)
from baston.games.superfantasybrawl.constants import GATE
from baston.games.superfantasybrawl.queries.figures import is_bloodied
from baston.games.superfantasybrawl.queries.seats import side_of
from baston.games.superfantasybrawl.queries.whereabouts import is_on_trap_hex
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.kernel.numbers import is_among


def challenge_of(arena: Arena, handle: int) -> Challenge:
    """The printed challenge of a challenge's handle."""
    return arena.board.challenges[arena.what[handle] - 1]


def track_of(arena: Arena) -> Track:
    """The challenge track for this number of players."""
    return arena.board.track if arena.players == TEAMS else arena.board.track_of_four


def side_in_arena(arena: Arena, side: int) -> list[int]:
    """The champions of a side in the arena; those on a Gate are in no area (SFB-58)."""
    found: list[int] = []
    team = arena.team_size
    for seat in range(side, arena.players, TEAMS):
        for champion in range(1 + seat * team, 1 + (seat + 1) * team):
            if arena.hex[champion] != GATE:
                found.append(champion)
    return found


def is_met(arena: Arena, condition: Condition, side: int) -> bool:
    """Whether a side meets a challenge's condition now."""
    kind = condition.kind
    if kind == ALL_OF:
        for part in condition.parts:  # noqa: SIM110 - read all the time, and a generator is slower
            if not is_met(arena, part, side):
                return False
        return True
    if kind == SPREAD:
        return _can_be_spread(arena, _outside(arena, condition, side), condition.count, condition.apart)
    if kind == CONNECTED:
        return _formed(arena, condition, side) >= condition.count
    if kind == CONTROL_COUNT:
        held = sum(1 for area in condition.areas if _surplus(arena, side, area, area) > 0)
        return held >= condition.least
    if kind == CONTROL:
        area = condition.areas[0]
        enough = _count_in(arena, side, side, area) >= condition.least
        return enough and _surplus(arena, side, area, area) > 0
    if kind == COUNT_COMPARE:
        return _surplus(arena, side, condition.areas[0], condition.areas[1]) > 0
    return condition.least <= amount_of(arena, condition, side) <= condition.most


def progress(arena: Arena, condition: Condition, side: int) -> tuple[int, int]:
    """How much of a condition a side has, and how much it would need; 0 where it needs none of something."""
    kind = condition.kind
    if kind == ALL_OF:
        return sum([1 for part in condition.parts if is_met(arena, part, side)]), len(condition.parts)
    if kind in (SPREAD, CONNECTED):
        return _formed(arena, condition, side), condition.count
    if kind == CONTROL_COUNT:
        return sum([1 for area in condition.areas if _surplus(arena, side, area, area) > 0]), condition.least
    if kind in (CONTROL, COUNT_COMPARE):
        here, there = condition.areas[0], condition.areas[-1]
        wanted = _count_in(arena, side, 1 - side, there) + 1
        return _count_in(arena, side, side, here), max(condition.least, wanted)
    return amount_of(arena, condition, side), condition.least


def amount_of(arena: Arena, condition: Condition, side: int) -> int:
    """The number that a counting condition compares with its limits, for a side now."""
    kind = condition.kind
    whose = side if condition.who == MINE else 1 - side
    if kind == ADJACENT_SAME_STATUE:
        return _most_beside_one(arena, side, arena.board.statues)
    if kind == COUNT_IN:
        return _count_in(arena, side, whose, condition.areas[0])
    if kind == COUNT_ON_TRAP_HEXES:
        return sum(1 for c in side_in_arena(arena, whose) if is_on_trap_hex(arena, c))
    if kind == ENEMY_FLANKED:
        return _most_beside_one(arena, side, [arena.hex[c] for c in side_in_arena(arena, 1 - side)])
    if kind == COUNT_BLOODIED_OR_GATE:
        theirs = [c for c in range(1, len(arena.hex)) if side_of(arena, c) == whose]
        return sum(1 for c in theirs if arena.hex[c] == GATE or is_bloodied(arena, c))
    beside = _beside(arena, condition)
    if kind == ADJACENT_STATUE:
        return _count_on(arena, side_in_arena(arena, whose), beside)
    assert kind == LEVELLED_ADJACENT_STATUE, "each kind of condition is counted"
    return _count_on(arena, [c for c in side_in_arena(arena, side) if arena.level[c] == 1], beside)


def _most_beside_one(arena: Arena, side: int, hexes: list[int]) -> int:
    """How many of a side stand beside that one of the hexes beside which most of them do."""
    mine, most = side_in_arena(arena, side), 0
    for hex in hexes:
        most = max(most, _count_on(arena, mine, arena.board.grid.next_to[hex]))
    return most


def _count_on(arena: Arena, champions: list[int], hexes: list[int]) -> int:
    """How many of the champions stand on one of the hexes."""
    number = 0
    for champion in champions:
        if is_among(arena.hex[champion], hexes):
            number += 1
    return number


def _beside(arena: Arena, condition: Condition) -> list[int]:
    """The hexes adjacent to the statue of a color, or to any if none is named (SFB-58)."""
    board = arena.board
    if condition.statue == ANY_STATUE:
        return board.by_statue
    return board.grid.next_to[board.statues[condition.statue]]


def _count_in(arena: Arena, viewer: int, side: int, area: int) -> int:
    """How many of a side stand in an area, which is seen from the viewing side."""
    areas, number = arena.board.areas_at[arena.home[viewer]], 0
    team = arena.team_size
    for seat in range(side, arena.players, TEAMS):
        for champion in range(1 + seat * team, 1 + (seat + 1) * team):
            hex = arena.hex[champion]
            if hex != GATE and areas[hex] >> area & 1 == 1:
                number += 1
    return number


def _surplus(arena: Arena, side: int, area: int, other: int) -> int:
    """Mine in one area less theirs in another; in one and the same, Control is more than 0 (SFB-201)."""
    return _count_in(arena, side, side, area) - _count_in(arena, side, 1 - side, other)


def places_of(arena: Arena, condition: Condition, side: int) -> list[int]:
    """The hexes on which a condition counts champions, seen from this side; none if any hex will do."""
    return [hex for hex in arena.board.grid.hexes if counts_on(arena, condition, side, hex)]


def counts_on(arena: Arena, condition: Condition, side: int, hex: int) -> bool:
    """Whether a condition counts champions on this hex, seen from this side; not if any hex will do."""
    kind = condition.kind
    board = arena.board
    if kind == ALL_OF:
        for part in condition.parts:  # noqa: SIM110 - of every hex that may be chosen; a generator is slower
            if counts_on(arena, part, side, hex):
                return True
        return False
    if (kind in (ADJACENT_STATUE, COUNT_IN)) and condition.most == 0:
        return False  # there it is met by nobody
    if kind in (ADJACENT_SAME_STATUE, ADJACENT_STATUE, LEVELLED_ADJACENT_STATUE):
        return is_among(hex, _beside(arena, condition))
    if kind == COUNT_ON_TRAP_HEXES:
        return is_among(hex, board.trap_hexes) or is_among(hex, arena.trap_hexes)
    is_named = False
    if condition.areas:
        areas_here = board.areas_at[arena.home[side]][hex]
        for area in condition.areas:
            is_named = is_named or areas_here >> area & 1 == 1
            if kind == COUNT_COMPARE:
                break  # the other area is where theirs are counted
    if kind in (SPREAD, CONNECTED):  # the area named is where none may stand
        return not is_named and not is_among(hex, board.statues)
    return is_named


def _formed(arena: Arena, condition: Condition, side: int) -> int:
    """How many of mine outside the area are far apart from each other, or linked (SFB-58)."""
    hexes, most = _outside(arena, condition, side), 0
    if condition.kind == SPREAD:
        while most < len(hexes) and _can_be_spread(arena, hexes, most + 1, condition.apart):
            most += 1
        return most
    for hex in hexes:
        most = max(most, len(_linked(arena, hex, hexes)))
    return most


def _outside(arena: Arena, condition: Condition, side: int) -> list[int]:
    """The hexes of mine in the arena but not in the area of the condition."""
    areas, inside = arena.board.areas_at[arena.home[side]], condition.areas[0]
    hexes = [arena.hex[c] for c in side_in_arena(arena, side)]
    return [hex for hex in hexes if areas[hex] >> inside & 1 == 0]


def _can_be_spread(arena: Arena, hexes: list[int], count: int, apart: int) -> bool:
    """Are there so many among the hexes, each pair of them so far apart?"""
    if count < 2:
        return count <= len(hexes)
    for place in range(len(hexes) - count + 1):
        far = arena.board.grid.distance[hexes[place]]
        rest = [hexes[n] for n in range(place + 1, len(hexes)) if far[hexes[n]] >= apart]
        if _can_be_spread(arena, rest, count - 1, apart):
            return True
    return False


def _linked(arena: Arena, hex: int, hexes: list[int]) -> list[int]:
    """Those of the hexes that adjacency links with one of them, which is the first."""
    linked = [hex]
    for near in linked:
        far = arena.board.grid.distance[near]
        for other in hexes:
            if far[other] == 1 and not is_among(other, linked):
                linked.append(other)
    return linked


def challenges_met(arena: Arena, side: int) -> list[int]:
    """The slots, from 0, whose challenge a side would score now (SFB-51, SFB-53)."""
    slots = track_of(arena).slots
    return [
        slot
        for slot, challenge in enumerate(arena.track)
        if challenge and slots[slot] > 0 and is_met(arena, challenge_of(arena, challenge).condition, side)
    ]
