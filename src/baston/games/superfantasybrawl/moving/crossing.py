"""Printed movement that may cross enemies, statues or traps: step by step, since who is crossed matters."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.cards.card import RULES, printed
from baston.games.superfantasybrawl.constants import GATE, MOVE, NO_CHAMPION
from baston.games.superfantasybrawl.hexes.paths import spread
from baston.games.superfantasybrawl.moving.movement import CROSSED, ENTERS, GONE, LEFT, come_to
from baston.games.superfantasybrawl.moving.traps import springs
from baston.games.superfantasybrawl.moving.walking import first_hexes, walls
from baston.games.superfantasybrawl.queries.figures import is_rooted
from baston.games.superfantasybrawl.queries.whereabouts import champion_on, is_free
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.effect import again, asks, begin, must, report
from baston.kernel.frame import PASS, Frame

AT: Final = 3  # the hex that the way has come to so far; the champion follows when it ends


def begin_winding(arena: Arena, me: Frame, most: int) -> None:
    """Begin the printed movement of a card that crosses more than team-mates."""
    enters = 1 if arena.hex[me.card] == GATE else 0
    frame = begin(arena, winding.number, me.card, me.player, me.card, me.subject)
    frame.memo = [MOVE, most, 0, arena.hex[me.card], enters, 0]


def _next_hexes(arena: Arena, me: Frame, at: int, left: int) -> list[int]:
    """The hexes to enter next from which a free one can still be reached."""
    grid = arena.board.grid
    blocked = walls(arena, me.subject, printed(arena, me.where))
    found: list[int] = []
    for hex in first_hexes(arena, me.subject, at):
        if hex not in blocked:
            on = spread(grid, grid.next_to[hex], left - 1, blocked, [])
            if any(_may_end(arena, me, end) for end in [hex, *on.hexes]):
                found.append(hex)
    return found


def _may_end(arena: Arena, me: Frame, hex: int) -> bool:
    return is_free(arena, hex) or hex == arena.hex[me.subject]


def next_steps(arena: Arena, me: Frame) -> list[int]:
    """PASS to stop where the way has come to, and the next hexes."""
    at, left = me.memo[AT], me.memo[LEFT]
    outside = arena.hex[me.subject] == GATE and me.memo[ENTERS] == 0  # a trap has put it out of action
    if outside or is_rooted(arena, me.subject):
        return []
    steps = _next_hexes(arena, me, at, left) if left > 0 else []
    return [PASS, *steps] if at != GATE and _may_end(arena, me, at) else steps


@RULES.effect("winding movement")
@asks(must(next_steps))
def winding(arena: Arena, me: Frame) -> None:
    """Subject: who moves; where: the card whose movement it is."""
    at = me.memo[AT]
    if me.pick == PASS:
        if at != arena.hex[me.subject]:
            come_to(arena, me, at)
        return
    other = champion_on(arena, at) if at != GATE else NO_CHAMPION
    if other not in (NO_CHAMPION, me.subject) and other not in me.memo[CROSSED:]:
        me.memo.append(other)  # its hex is left again
    me.memo[AT] = me.pick
    me.memo[LEFT] -= 1
    me.memo[GONE] += 1
    crosses_traps = printed(arena, me.where).crosses_traps
    if not crosses_traps and springs(arena, me.subject, me.pick):
        come_to(arena, me, me.pick)
    again(me)


@winding.then
@asks()
def winding_is_told(arena: Arena, me: Frame) -> None:
    for number in me.memo[GONE:]:
        report(arena, me, number)
