"""Who can be targeted by an attack or a skill, and how areas can be laid (SFB-80 to 88)."""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import Box, Card
from baston.games.superfantasybrawl.constants import AREA, ATTACK, DIRECT, MELEE, NO_BOX, NO_CHAMPION
from baston.games.superfantasybrawl.hexes.grid import NO_ROW
from baston.games.superfantasybrawl.queries.figures import levelled_side
from baston.games.superfantasybrawl.queries.seats import side_of
from baston.games.superfantasybrawl.queries.whereabouts import (
    adjacent_enemies,
    allies,
    champion_on,
    enemies,
    is_in_arena,
)
from baston.games.superfantasybrawl.state.arena import Arena


def single_targets(arena: Arena, champion: int, card: Card) -> list[int]:
    """The champions that a card without an area can target from where its champion stands."""
    box = card.box
    if box.kind in (NO_BOX, AREA) or not is_in_arena(arena, champion):
        return []
    candidates = enemies(arena, champion)
    if box.allies:
        candidates = candidates + allies(arena, champion)
    found = [other for other in candidates if _is_in_range(arena, champion, other, box)]
    if card.kind == ATTACK:
        found = _attackable(arena, champion, found)
        found = [other for other in found if _heeds(arena, champion, [other])]
    return found


def area_targets(arena: Arena, champion: int, card: Card, way: int) -> list[int]:
    """All champions in the card's area when laid this way, team-mates included (SFB-85)."""
    marked = arena.board.laid[card.box.shape][arena.hex[champion]][way]
    found = [champion_on(arena, hex) for hex in marked]
    found = [other for other in found if other != NO_CHAMPION]
    return _attackable(arena, champion, found) if card.kind == ATTACK else found


def area_ways(arena: Arena, champion: int, card: Card) -> list[int]:
    """The ways, from 0, to lay the card's area with an enemy inside."""
    if card.box.kind != AREA or not is_in_arena(arena, champion):
        return []
    side = side_of(arena, champion)
    found: list[int] = []
    for way in range(len(arena.board.shapes[card.box.shape].ways)):
        inside = area_targets(arena, champion, card, way)
        has_enemy = any(side_of(arena, other) != side for other in inside)
        if has_enemy and (card.kind != ATTACK or _heeds(arena, champion, inside)):
            found.append(way)
    return found


def _is_in_range(arena: Arena, champion: int, other: int, box: Box) -> bool:
    grid = arena.board.grid
    here, there = arena.hex[champion], arena.hex[other]
    far = grid.distance[here][there]
    if box.kind == MELEE:
        return far == 1
    up = levelled_side(arena, champion)
    least = max(1, box.least - up.nearer)  # no range falls below 1 (SFB-87)
    if not least <= far <= box.most + up.farther:
        return False
    return box.kind != DIRECT or _sees(arena, here, there)


def why_no_target(arena: Arena, champion: int, other: int, card: Card) -> str:
    """Why `single_targets` does not have this other champion, in a word."""
    if not is_in_arena(arena, other):
        return "gate"
    if other not in enemies(arena, champion) and not card.box.allies:
        return "own"
    if not _is_in_range(arena, champion, other, card.box):
        return _why_out_of_range(arena, champion, other, card.box)
    return "untargetable" if not _attackable(arena, champion, [other]) else "drawn"


def _why_out_of_range(arena: Arena, champion: int, other: int, box: Box) -> str:
    grid = arena.board.grid
    here, there = arena.hex[champion], arena.hex[other]
    up = levelled_side(arena, champion)
    if box.kind == MELEE:
        return "melee"
    if grid.distance[here][there] < max(1, box.least - up.nearer):
        return "near"
    if grid.distance[here][there] > box.most + up.farther:
        return "far"
    return "row" if grid.direction[here][there] == NO_ROW else "hidden"


def _sees(arena: Arena, here: int, there: int) -> bool:
    """A common row, without statue or champion between (SFB-84)."""
    grid = arena.board.grid
    if grid.direction[here][there] == NO_ROW:
        return False
    return not any(hex in arena.board.statues or hex in arena.hex for hex in grid.between(here, there))


def _attackable(arena: Arena, attacker: int, champions: list[int]) -> list[int]:
    """Without those that attacks cannot target (SFB-88)."""
    found: list[int] = []
    for champion in champions:
        rule = levelled_side(arena, champion).untargetable
        if rule is None or not rule(arena, champion, attacker):
            found.append(champion)
    return found


def _heeds(arena: Arena, attacker: int, targets: list[int]) -> bool:
    """Are those among the targets next to whom nobody else can be attacked (SFB-344)?"""
    return not any(
        levelled_side(arena, other).draws_attacks and other not in targets
        for other in adjacent_enemies(arena, attacker)
    )
