"""Own movement and Force: Move, Dash, Jump, Swoop (SFB-70 to 76, SFB-197, SFB-202, SFB-209, SFB-220).

One answer is the hex where the way ends, or a trap on it: what is left is then chosen afresh (SFB-72). The
way is the shortest that springs no trap. A movement reports the hexes gone, then whom it passed through.
"""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.constants import (
    DASH,
    FIRST_HEX,
    FORCE,
    GATE,
    JUMP,
    L_ENTER,
    L_MOVE,
    MOVE,
    NO_CHAMPION,
    SWOOP,
)
from baston.games.superfantasybrawl.hexes.axial import TURNS
from baston.games.superfantasybrawl.hexes.grid import NO_ROW
from baston.games.superfantasybrawl.moving.movement_frame import (
    add_crossed,
    direction_of,
    end_after,
    enters_arena,
    go,
    goes_freely,
    hexes_gone,
    moves_left,
    pack_movement,
    report_of,
    set_direction,
    set_entered,
    way_of,
)
from baston.games.superfantasybrawl.moving.traps import spring, springs
from baston.games.superfantasybrawl.moving.walking import walking_ends, walking_reach
from baston.games.superfantasybrawl.queries.figures import is_rooted, levelled_side
from baston.games.superfantasybrawl.queries.seats import seat_of, side_of
from baston.games.superfantasybrawl.queries.whereabouts import (
    adjacent_enemies,
    champion_on,
    is_free,
    is_in_arena,
)
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.champions import put_on_hex
from baston.games.superfantasybrawl.verbs.damage import hurt
from baston.kernel.effect import again, asks, begin, must, report
from baston.kernel.frame import PASS, Frame
from baston.kernel.log import note


def begin_movement(
    arena: Arena, me: Frame, way: int, champion: int, most: int, player: int, freely: bool = False
) -> None:
    """Begin a movement of up to `most` hexes, whose way a seat chooses; NO_CHAMPION does not move."""
    if champion == NO_CHAMPION:
        return
    enters = arena.hex[champion] == GATE and way == MOVE
    pack_movement(begin(arena, movement.number, me.card, player, champion), way, most, freely, enters)


def dash(arena: Arena, me: Frame, champion: int, most: int, freely: bool = False) -> None:
    """Let a champion Dash up to `most` hexes; `freely`: past champions and traps (SFB-202, SFB-346)."""
    begin_movement(arena, me, DASH, champion, most, me.player, freely)


def jump(arena: Arena, me: Frame, champion: int, most: int) -> None:
    """Let a champion Jump up to `most` hexes, past anything (SFB-209)."""
    begin_movement(arena, me, JUMP, champion, most, me.player)


def swoop(arena: Arena, me: Frame, champion: int, most: int) -> None:
    """Let a champion Swoop up to `most` hexes along a row, past anything (SFB-220)."""
    begin_movement(arena, me, SWOOP, champion, most, me.player)


# Where a movement may end.


def ends_in_rows(
    arena: Arena, champion: int, way: int, most: int, freely: bool, going: int = NO_ROW
) -> list[int]:
    """The free hexes, at most `most` away, on which a Dash or Swoop can end.

    `going`: the direction of its row, if it goes on.
    """
    grid = arena.board.grid
    side = side_of(arena, champion)
    found: list[int] = []
    for direction in range(TURNS):
        if going != NO_ROW and (direction - going) % (TURNS // 2) != 0:
            continue  # it goes on in its row, either way
        for hex in grid.ray(arena.hex[champion], direction)[:most]:
            if hex in arena.board.statues:
                if way == DASH:
                    break
                continue
            other = champion_on(arena, hex)
            if other == NO_CHAMPION:
                found.append(hex)
                if way == DASH and not freely and springs(arena, champion, hex):
                    break
            elif way == DASH and not freely and side_of(arena, other) != side:
                break
    return found


def landings(arena: Arena, champion: int, most: int) -> list[int]:
    """The free hexes, at most `most` away, on which a Jump can end: nothing on the way matters."""
    far = arena.board.grid.distance[arena.hex[champion]]
    return [hex for hex in arena.board.grid.hexes if 0 < far[hex] <= most and is_free(arena, hex)]


def ends(
    arena: Arena, champion: int, way: int, most: int, freely: bool = False, going: int = NO_ROW
) -> list[int]:
    """The hexes, at most `most` away, where a movement can end; none on the Gate or Rooted (SFB-218)."""
    if not is_in_arena(arena, champion) or is_rooted(arena, champion):
        return []
    if way == JUMP:
        return landings(arena, champion, most)
    if way in (DASH, SWOOP):
        return ends_in_rows(arena, champion, way, most, freely, going)
    return walking_ends(arena, champion, most)


def strikes(arena: Arena, champion: int, way: int) -> list[int]:
    """The enemies that may be struck instead of a Dash; none if the champion is Rooted (SFB-353)."""
    dashes = way == DASH and levelled_side(arena, champion).strikes_for_dash
    return adjacent_enemies(arena, champion) if dashes and not is_rooted(arena, champion) else []


def can_go(arena: Arena, champion: int, way: int, most: int) -> bool:
    """Whether a movement would let the champion do anything; only then it is offered."""
    return bool(ends(arena, champion, way, most) or strikes(arena, champion, way))


def ends_of_movement(arena: Arena, me: Frame) -> list[int]:
    """PASS to stay, and the hexes where the movement may end.

    A champion that must come in from the Gate cannot stay (SFB-152).
    """
    champion, most, way = me.subject, moves_left(me), way_of(me)
    if enters_arena(me):
        return walking_ends(arena, champion, most)
    if most == 0:
        return []
    found = ends(arena, champion, way, most, goes_freely(me), direction_of(me))
    if hexes_gone(me) == 0:
        found = found + strikes(arena, champion, way)  # not halfway
    return [PASS, *found] if found else []


# The movement.


@RULES.effect("movement")
@asks(must(ends_of_movement))
def movement(arena: Arena, me: Frame) -> None:
    """Move to the hex picked, strike the enemy picked instead of a Dash, or stay on PASS.

    `me.card` causes it, `me.subject` moves, and `me.player` chooses the way.
    """
    if me.pick == PASS:
        return
    if me.pick < FIRST_HEX:
        hurt(arena, me.pick, 1, me.subject, me.player)
        return
    way = way_of(me)
    if way in (DASH, SWOOP):
        _go_straight(arena, me)
    elif way == JUMP:
        end_after(me, arena.board.grid.distance[arena.hex[me.subject]][me.pick])
    else:
        go(me, walking_reach(arena, me.subject, moves_left(me)).steps_to(me.pick))
    halted = springs(arena, me.subject, me.pick)
    come_to(arena, me, me.pick)
    if halted and moves_left(me) > 0:
        again(me)


@movement.then
@asks()
def movement_is_told(arena: Arena, me: Frame) -> None:
    """Report the number of hexes gone and the champions passed through."""
    for number in report_of(me):
        report(arena, me, number)


def _go_straight(arena: Arena, me: Frame) -> None:
    """Count the hexes of a row, and who stands on them; a Swoop is over when it lands."""
    grid = arena.board.grid
    here = arena.hex[me.subject]
    gone = grid.distance[here][me.pick]
    for hex in grid.between(here, me.pick):
        other = champion_on(arena, hex)
        if other != NO_CHAMPION:
            add_crossed(me, other)
    if way_of(me) == DASH and not goes_freely(me):
        go(me, gone)
    else:
        end_after(me, gone)
    set_direction(me, grid.direction[here][me.pick])


def come_to(arena: Arena, me: Frame, hex: int) -> None:
    """Put the moving champion on a hex and spring the trap there.

    The trap is the acting champion's doing only if it Forces; else it is nobody's.
    """
    champion = me.subject
    way = way_of(me)
    event = L_ENTER if enters_arena(me) else L_MOVE + way
    set_entered(me)
    put_on_hex(arena, champion, hex)
    note(arena, event, seat_of(arena, champion), 0, champion, hex)
    spring(arena, champion, me.card if way == FORCE else NO_CHAMPION)
