"""Displacement, placing and swapping: Push, Pull, Fear, Force (SFB-190 to 199, SFB-212 to 221).

In every frame here `card` is the champion whose doing it is, also what a trap on the way does (SFB-144).
"""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.constants import (
    DASH,
    FEAR,
    FEARLESS,
    FORCE,
    GATE,
    L_CANCEL,
    L_FEAR,
    L_MOVE,
    L_PLACE,
    NO_CHAMPION,
    PULL,
    PUSH,
)
from baston.games.superfantasybrawl.hexes.axial import TURNS
from baston.games.superfantasybrawl.hexes.grid import NO_ROW, NOWHERE
from baston.games.superfantasybrawl.moving.movement import begin_movement, can_go
from baston.games.superfantasybrawl.moving.traps import spring, springs
from baston.games.superfantasybrawl.moving.walking import walls
from baston.games.superfantasybrawl.queries.figures import goes_up, has_lasting, is_rooted
from baston.games.superfantasybrawl.queries.seats import seat_of, side_of
from baston.games.superfantasybrawl.queries.whereabouts import is_free, is_in_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.champions import exchange, stand
from baston.games.superfantasybrawl.verbs.damage import hurt
from baston.games.superfantasybrawl.verbs.hand_effects import begin_stun
from baston.games.superfantasybrawl.verbs.notes import note
from baston.kernel.effect import again, asks, begin, must, report
from baston.kernel.frame import Frame

# The memo of a Push, a Pull and a Fear.
WAY: Final = 0
LEFT: Final = 1
DIRECTION: Final = 2
GONE: Final = 3


def push(arena: Arena, me: Frame, champion: int, distance: int) -> None:
    """Push a champion straight away from the one that acts; the damage done is reported (SFB-217)."""
    displace(arena, me, PUSH, champion, distance)


def pull(arena: Arena, me: Frame, champion: int, distance: int) -> None:
    """Pull a champion straight towards the one that acts (SFB-215)."""
    displace(arena, me, PULL, champion, distance)


def force(arena: Arena, me: Frame, champion: int, most: int) -> None:
    """Let the player of the effect move a champion; the hexes gone are reported (SFB-207)."""
    displace(arena, me, FORCE, champion, most)


def fear(arena: Arena, me: Frame, champion: int, distance: int) -> None:
    """Let a champion flee from the one that acts (SFB-196)."""
    displace(arena, me, FEAR, champion, distance)


def displace(arena: Arena, me: Frame, way: int, champion: int, distance: int) -> None:
    """One of the four; nothing happens to a champion that has left or that is safe from it."""
    if not _reaches(arena, me, way, champion):
        return
    if way == FORCE:
        begin(arena, forcing.number, me.card, me.player, champion).memo = [FORCE, distance]
    elif way == FEAR:
        frame = begin(arena, fleeing.number, me.card, seat_of(arena, champion), champion, arena.hex[me.card])
        frame.memo = [FEAR, distance, NO_ROW, 0]
    else:
        _begin_straight(arena, me, way, champion, distance)


def _reaches(arena: Arena, me: Frame, way: int, champion: int) -> bool:
    """Are both in the arena? If the champion is safe all the same, that is told."""
    if champion == NO_CHAMPION or not is_in_arena(arena, champion) or not is_in_arena(arena, me.card):
        return False
    if is_safe(arena, me.card, champion, way):
        note(arena, L_CANCEL, seat_of(arena, champion), 0, champion)
        return False
    return True


def is_safe(arena: Arena, source: int, champion: int, way: int) -> bool:
    """Is this displacement cancelled, with the damage that it would do (SFB-191)?"""
    action = arena.action
    if action is not None and action.no_displacement and source == action.champion:
        return True
    up = goes_up(arena, champion)
    if up.safe_from_displacement is not None and up.safe_from_displacement(arena, champion, source):
        return True
    return (way == PUSH and up.safe_from_push) or (way == FEAR and has_lasting(arena, champion, FEARLESS))


def _after_displacement(arena: Arena, me: Frame) -> None:
    """Xinshén levelled: who suffers a displacement is Stunned too (SFB-356)."""
    enemy = side_of(arena, me.card) != side_of(arena, me.subject)
    if enemy and goes_up(arena, me.card).stuns_displaced:
        begin_stun(arena, me, me.subject)


# Push and Pull.


def _begin_straight(arena: Arena, me: Frame, way: int, champion: int, distance: int) -> None:
    """They need a common row now, else they are ignored (SFB-195)."""
    here, there = arena.hex[me.card], arena.hex[champion]
    away = arena.board.grid.direction[here][there]
    if away == NO_ROW:
        return
    direction = away if way == PUSH else (away + TURNS // 2) % TURNS
    begin(arena, straight.number, me.card, me.player, champion).memo = [way, distance, direction, 0]


@RULES.effect("push or pull")
@asks()
def straight(arena: Arena, me: Frame) -> None:
    """One hex, then the trap there, then the next; what cannot be gone is damage (SFB-192, SFB-215)."""
    champion, left = me.subject, me.memo[LEFT]
    if left == 0 or not is_in_arena(arena, champion):
        return
    hex = arena.board.grid.neighbor[arena.hex[champion]][me.memo[DIRECTION]]
    if is_rooted(arena, champion) or hex == NOWHERE or not is_free(arena, hex):
        me.memo[GONE] = hurt(arena, champion, left, me.card, me.player)
        return
    me.memo[LEFT] = left - 1
    again(me)
    stand(arena, champion, hex)
    note(arena, L_MOVE + me.memo[WAY], seat_of(arena, champion), 0, champion, hex)
    spring(arena, champion, me.card)


@straight.then
@asks()
def straight_is_over(arena: Arena, me: Frame) -> None:
    report(arena, me, me.memo[GONE])
    _after_displacement(arena, me)


# Force.


@RULES.effect("force")
@asks()
def forcing(arena: Arena, me: Frame) -> None:
    begin_movement(arena, me, FORCE, me.subject, me.memo[LEFT], me.player)


@forcing.then
@asks()
def forcing_is_over(arena: Arena, me: Frame) -> None:
    gone = me.done[0] if me.done else 0
    report(arena, me, gone)
    if gone > 0:
        _after_displacement(arena, me)


# Fear.


def flight(arena: Arena, champion: int, source: int, direction: int, most: int) -> list[int]:
    """The hexes of a row that a champion flees along, each farther from a hex, up to the last free one."""
    far = arena.board.grid.distance[source]
    blocked = walls(arena, champion)
    before = far[arena.hex[champion]]
    path: list[int] = []
    free = 0
    for hex in arena.board.grid.ray(arena.hex[champion], direction)[:most]:
        if hex in blocked or far[hex] <= before:
            break
        before = far[hex]
        path.append(hex)
        if is_free(arena, hex):
            free = len(path)
    return path[:free]


def flights(arena: Arena, me: Frame) -> list[int]:
    """Where the longest ways to flee end, one for each direction."""
    champion = me.subject
    if not is_in_arena(arena, champion) or is_rooted(arena, champion):
        return []
    ways = [flight(arena, champion, me.where, d, me.memo[LEFT]) for d in range(TURNS)]
    longest = max([len(way) for way in ways])
    return [way[-1] for way in ways if way and len(way) == longest]


@RULES.effect("fear")
@asks(must(flights))
def fleeing(arena: Arena, me: Frame) -> None:
    """Player: the controller of who flees; where: the hex that it flees from."""
    me.memo[DIRECTION] = arena.board.grid.direction[arena.hex[me.subject]][me.pick]


@fleeing.then
@asks()
def fleeing_runs(arena: Arena, me: Frame) -> None:
    champion, left = me.subject, me.memo[LEFT]
    if me.memo[DIRECTION] == NO_ROW or left == 0:
        return
    if not is_in_arena(arena, champion) or is_rooted(arena, champion):
        return
    path = flight(arena, champion, me.where, me.memo[DIRECTION], left)
    if not path:
        return
    stops = [place for place, hex in enumerate(path) if springs(arena, champion, hex)]
    place = stops[0] if stops else len(path) - 1
    me.memo[LEFT] = left - place - 1 if stops else 0
    me.memo[GONE] += place + 1
    again(me)
    stand(arena, champion, path[place])
    note(arena, L_FEAR, me.player, 0, champion, path[place])
    spring(arena, champion, me.card)


@fleeing.then
@asks()
def fleeing_is_over(arena: Arena, me: Frame) -> None:
    report(arena, me, me.memo[GONE])
    if me.memo[GONE] > 0:
        _after_displacement(arena, me)


# Several champions.


def one_by_one(arena: Arena, me: Frame, way: int, champions: list[int], distance: int) -> None:
    """Move several champions one after another, in the order that the acting player chooses (SFB-199).

    Of champions that flee, their own controller chooses the order (SFB-194).
    """
    if way != DASH:
        champions = [champion for champion in champions if _reaches(arena, me, way, champion)]
    if champions:
        frame = begin(arena, in_turn.number, me.card, me.player, me.subject)
        frame.memo = [way, distance, *champions]


def whose_turn_to_flee(arena: Arena, me: Frame) -> int:
    return seat_of(arena, still_to_move(arena, me)[0]) if me.memo[WAY] == FEAR else me.player


def still_to_move(arena: Arena, me: Frame) -> list[int]:
    """Those that can be next; who has no way to go now may have one after the others."""
    way, most = me.memo[WAY], me.memo[LEFT]
    rest = [c for c in me.memo[2:] if is_in_arena(arena, c)]
    if way in (DASH, FORCE):
        rest = [c for c in rest if can_go(arena, c, way, most)]
    if way == FEAR:
        rest = [c for c in rest if not is_rooted(arena, c)]
    if way == FEAR and rest:
        return [c for c in rest if seat_of(arena, c) == seat_of(arena, rest[0])]
    return rest


@RULES.effect("one by one")
@asks(must(still_to_move, by=whose_turn_to_flee))
def in_turn(arena: Arena, me: Frame) -> None:
    champion = me.pick
    me.memo = me.memo[:2] + [other for other in me.memo[2:] if other != champion]
    again(me)
    if me.memo[WAY] == DASH:
        begin_movement(arena, me, DASH, champion, me.memo[LEFT], me.player)
    else:
        displace(arena, me, me.memo[WAY], champion, me.memo[LEFT])


# Placing and swapping.


def place(arena: Arena, me: Frame, champion: int, hex: int) -> None:
    """Take a champion from its hex and put it on another; a trap there is the acting champion's doing."""
    if champion == NO_CHAMPION or arena.hex[champion] == GATE:
        return
    put(arena, me, champion, hex)


def put(arena: Arena, me: Frame, champion: int, hex: int) -> None:
    """As `place`, from its Gate too."""
    stand(arena, champion, hex)
    note(arena, L_PLACE, seat_of(arena, champion), 0, champion, hex)
    spring(arena, champion, me.card)


def swap(arena: Arena, me: Frame, one: int, other: int) -> None:
    """Put two champions on each other's hexes at once, then look for traps (SFB-221)."""
    exchange(arena, one, other)
    for champion in (one, other):
        note(arena, L_PLACE, seat_of(arena, champion), 0, champion, arena.hex[champion])
        spring(arena, champion, me.card)
