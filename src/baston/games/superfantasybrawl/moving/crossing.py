"""Printed movement that may cross enemies, statues or traps: step by step, since who is crossed matters."""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import RULES, printed
from baston.games.superfantasybrawl.constants import GATE, NO_CHAMPION
from baston.games.superfantasybrawl.hexes.paths import reachable
from baston.games.superfantasybrawl.moving.movement import come_to
from baston.games.superfantasybrawl.moving.movement_frame import (
    add_crossed,
    cross_to,
    enters_arena,
    hex_reached,
    moves_left,
    pack_crossing,
    report_of,
)
from baston.games.superfantasybrawl.moving.traps import springs
from baston.games.superfantasybrawl.moving.walking import blocked_hexes, first_hexes
from baston.games.superfantasybrawl.queries.figures import is_rooted
from baston.games.superfantasybrawl.queries.whereabouts import champion_on, is_free
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.effect import again, asks, begin, must, report
from baston.kernel.frame import PASS, Frame


def begin_crossing(arena: Arena, me: Frame, most: int) -> None:
    """Begin the printed movement, of up to `most` hexes, of a card that crosses more than team-mates."""
    here = arena.hex[me.card]
    frame = begin(arena, crossing.number, me.card, me.player, me.card, me.subject)
    pack_crossing(frame, most, here, enters=here == GATE)


def _next_hexes(arena: Arena, me: Frame, at: int, left: int) -> list[int]:
    """The hexes to enter next from which a free one can still be reached."""
    grid = arena.board.grid
    blocked = blocked_hexes(arena, me.subject, printed(arena, me.where))
    found: list[int] = []
    for hex in first_hexes(arena, me.subject, at):
        if hex not in blocked:
            on = reachable(grid, grid.next_to[hex], left - 1, blocked, [])
            if any(_may_end(arena, me, end) for end in [hex, *on.hexes]):
                found.append(hex)
    return found


def _may_end(arena: Arena, me: Frame, hex: int) -> bool:
    return is_free(arena, hex) or hex == arena.hex[me.subject]


def next_hexes(arena: Arena, me: Frame) -> list[int]:
    """PASS to stop where the way has come to, if it may end there, and the hexes to enter next."""
    at, left = hex_reached(me), moves_left(me)
    outside = arena.hex[me.subject] == GATE and not enters_arena(me)  # a trap has put it out of action
    if outside or is_rooted(arena, me.subject):
        return []
    steps = _next_hexes(arena, me, at, left) if left > 0 else []
    return [PASS, *steps] if at != GATE and _may_end(arena, me, at) else steps


@RULES.effect("winding movement")
@asks(must(next_hexes), clause="SFB-346")
def crossing(arena: Arena, me: Frame) -> None:
    """Go on to the hex picked, or end the movement on PASS.

    `me.subject` moves by its card, `me.where`. Saves know the effect by its first name.
    """
    at = hex_reached(me)
    if me.pick == PASS:
        if at != arena.hex[me.subject]:
            come_to(arena, me, at)
        return
    other = champion_on(arena, at) if at != GATE else NO_CHAMPION
    if other not in (NO_CHAMPION, me.subject):
        add_crossed(me, other)  # its hex is left again
    cross_to(me, me.pick)
    crosses_traps = printed(arena, me.where).crosses_traps
    if not crosses_traps and springs(arena, me.subject, me.pick):
        come_to(arena, me, me.pick)
    again(me)


@crossing.then
@asks()
def crossing_is_told(arena: Arena, me: Frame) -> None:
    """Report the number of hexes gone and the champions passed through."""
    for number in report_of(me):
        report(arena, me, number)
