"""Displacement: Push, Pull, Force, Fear (SFB-190 to 199, SFB-207, SFB-212 to 217).

In every frame here `card` is the champion whose doing it is, also what a trap on the way does (SFB-144).
"""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.constants import (
    FEAR,
    FEARLESS,
    FORCE,
    L_CANCEL,
    L_FEAR,
    L_MOVE,
    NO_CHAMPION,
    PULL,
    PUSH,
)
from baston.games.superfantasybrawl.hexes.axial import TURNS
from baston.games.superfantasybrawl.hexes.grid import NO_ROW, NOWHERE
from baston.games.superfantasybrawl.moving.displacement_frame import (
    add_hexes_fled,
    direction_of,
    hexes_left,
    outcome_of,
    pack_fear,
    pack_force,
    pack_straight,
    set_damage_done,
    set_direction,
    set_hexes_left,
    way_of,
)
from baston.games.superfantasybrawl.moving.movement import begin_movement
from baston.games.superfantasybrawl.moving.movement_frame import hexes_reported
from baston.games.superfantasybrawl.moving.traps import spring, springs
from baston.games.superfantasybrawl.moving.walking import blocked_hexes
from baston.games.superfantasybrawl.queries.figures import has_lasting, is_rooted, levelled_side
from baston.games.superfantasybrawl.queries.seats import seat_of, side_of
from baston.games.superfantasybrawl.queries.whereabouts import is_free, is_in_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.champions import put_on_hex
from baston.games.superfantasybrawl.verbs.damage import hurt
from baston.games.superfantasybrawl.verbs.hand_effects import begin_stun
from baston.kernel.effect import again, asks, begin, must, report
from baston.kernel.frame import Frame
from baston.kernel.log import note


def push(arena: Arena, me: Frame, champion: int, distance: int) -> None:
    """Push a champion exactly `distance` hexes away from the acting one; report the damage done (SFB-217)."""
    displace(arena, me, PUSH, champion, distance)


def pull(arena: Arena, me: Frame, champion: int, distance: int) -> None:
    """Pull a champion exactly `distance` hexes towards the acting one; report the damage done (SFB-215)."""
    displace(arena, me, PULL, champion, distance)


def force(arena: Arena, me: Frame, champion: int, most: int) -> None:
    """Let the effect's player move a champion up to `most` hexes; report the hexes gone (SFB-207)."""
    displace(arena, me, FORCE, champion, most)


def fear(arena: Arena, me: Frame, champion: int, distance: int) -> None:
    """Let a champion flee from the acting one by `distance` hexes, or as far as it can (SFB-196).

    The hexes fled are reported.
    """
    displace(arena, me, FEAR, champion, distance)


def displace(arena: Arena, me: Frame, way: int, champion: int, distance: int) -> None:
    """Displace a champion by PUSH, PULL, FORCE or FEAR, if `reaches` says that it can be."""
    if not reaches(arena, me, way, champion):
        return
    if way == FORCE:
        pack_force(begin(arena, forcing.number, me.card, me.player, champion), distance)
    elif way == FEAR:
        frame = begin(arena, fleeing.number, me.card, seat_of(arena, champion), champion, arena.hex[me.card])
        pack_fear(frame, distance)
    else:
        _begin_straight(arena, me, way, champion, distance)


def reaches(arena: Arena, me: Frame, way: int, champion: int) -> bool:
    """Whether both champions are in the arena and the one displaced is not safe; if it is, log so."""
    if champion == NO_CHAMPION or not is_in_arena(arena, champion) or not is_in_arena(arena, me.card):
        return False
    if is_safe(arena, me.card, champion, way):
        note(arena, L_CANCEL, seat_of(arena, champion), 0, champion)
        return False
    return True


def is_safe(arena: Arena, source: int, champion: int, way: int) -> bool:
    """Whether this displacement of a champion is cancelled, with any damage it would do (SFB-191)."""
    action = arena.action
    if action is not None and action.no_displacement and source == action.champion:
        return True
    up = levelled_side(arena, champion)
    if up.safe_from_displacement is not None and up.safe_from_displacement(arena, champion, source):
        return True
    return (way == PUSH and up.safe_from_push) or (way == FEAR and has_lasting(arena, champion, FEARLESS))


def _after_displacement(arena: Arena, me: Frame) -> None:
    """Xinshén levelled: who suffers a displacement is Stunned too (SFB-356)."""
    enemy = side_of(arena, me.card) != side_of(arena, me.subject)
    if enemy and levelled_side(arena, me.card).stuns_displaced:
        begin_stun(arena, me, me.subject)


# Push and Pull.


def _begin_straight(arena: Arena, me: Frame, way: int, champion: int, distance: int) -> None:
    """They need a common row now, else they are ignored (SFB-195)."""
    here, there = arena.hex[me.card], arena.hex[champion]
    away = arena.board.grid.direction[here][there]
    if away == NO_ROW:
        return
    direction = away if way == PUSH else (away + TURNS // 2) % TURNS
    pack_straight(begin(arena, straight.number, me.card, me.player, champion), way, distance, direction)


@RULES.effect("push or pull")
@asks()
def straight(arena: Arena, me: Frame) -> None:
    """Push or Pull by one hex and spring the trap there, then go on (SFB-192, SFB-215).

    Hexes that cannot be gone are damage.
    """
    champion, left = me.subject, hexes_left(me)
    if left == 0 or not is_in_arena(arena, champion):
        return
    hex = arena.board.grid.neighbor[arena.hex[champion]][direction_of(me)]
    if is_rooted(arena, champion) or hex == NOWHERE or not is_free(arena, hex):
        set_damage_done(me, hurt(arena, champion, left, me.card, me.player))
        return
    set_hexes_left(me, left - 1)
    again(me)
    put_on_hex(arena, champion, hex)
    note(arena, L_MOVE + way_of(me), seat_of(arena, champion), 0, champion, hex)
    spring(arena, champion, me.card)


@straight.then
@asks()
def straight_is_over(arena: Arena, me: Frame) -> None:
    """Report the damage that a Push or Pull has done."""
    report(arena, me, outcome_of(me))
    _after_displacement(arena, me)


# Force.


@RULES.effect("force")
@asks()
def forcing(arena: Arena, me: Frame) -> None:
    """Begin the movement of a Force, whose way the effect's player chooses."""
    begin_movement(arena, me, FORCE, me.subject, hexes_left(me), me.player)


@forcing.then
@asks()
def forcing_is_over(arena: Arena, me: Frame) -> None:
    """Report the number of hexes gone by a Force."""
    gone = hexes_reported(me.done)
    report(arena, me, gone)
    if gone > 0:
        _after_displacement(arena, me)


# Fear.


def flight(arena: Arena, champion: int, source: int, direction: int, most: int) -> list[int]:
    """The hexes along a row, at most `most`, that a champion can flee, each farther from `source`.

    The last one is free.
    """
    far = arena.board.grid.distance[source]
    blocked = blocked_hexes(arena, champion)
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
    """The hexes where the longest ways to flee end, at most one for each direction."""
    champion = me.subject
    if not is_in_arena(arena, champion) or is_rooted(arena, champion):
        return []
    ways = [flight(arena, champion, me.where, d, hexes_left(me)) for d in range(TURNS)]
    longest = max([len(way) for way in ways])
    return [way[-1] for way in ways if way and len(way) == longest]


@RULES.effect("fear")
@asks(must(flights), clause="SFB-196")
def fleeing(arena: Arena, me: Frame) -> None:
    """Settle the direction of flight by the hex picked.

    `me.player` controls the champion that flees, `me.where` is the hex that it flees from.
    """
    set_direction(me, arena.board.grid.direction[arena.hex[me.subject]][me.pick])


@fleeing.then
@asks()
def fleeing_runs(arena: Arena, me: Frame) -> None:
    """Flee up to the next trap on the way, spring it, then go on."""
    champion, left = me.subject, hexes_left(me)
    if direction_of(me) == NO_ROW or left == 0:
        return
    if not is_in_arena(arena, champion) or is_rooted(arena, champion):
        return
    path = flight(arena, champion, me.where, direction_of(me), left)
    if not path:
        return
    stops = [place for place, hex in enumerate(path) if springs(arena, champion, hex)]
    place = stops[0] if stops else len(path) - 1
    set_hexes_left(me, left - place - 1 if stops else 0)
    add_hexes_fled(me, place + 1)
    again(me)
    put_on_hex(arena, champion, path[place])
    note(arena, L_FEAR, me.player, 0, champion, path[place])
    spring(arena, champion, me.card)


@fleeing.then
@asks()
def fleeing_is_over(arena: Arena, me: Frame) -> None:
    """Report the number of hexes fled."""
    report(arena, me, outcome_of(me))
    if outcome_of(me) > 0:
        _after_displacement(arena, me)
