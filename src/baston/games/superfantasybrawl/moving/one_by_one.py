"""Several champions moved one after another, in an order that is chosen (SFB-194, SFB-199)."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.constants import DASH, FEAR, FORCE
from baston.games.superfantasybrawl.moving.displacement import displace, reaches
from baston.games.superfantasybrawl.moving.movement import begin_movement, can_go
from baston.games.superfantasybrawl.queries.figures import is_rooted
from baston.games.superfantasybrawl.queries.seats import seat_of
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.effect import again, asks, begin, must
from baston.kernel.frame import Frame

_WAY: Final = 0
_DISTANCE: Final = 1
_WAITING: Final = 2  # from here on


def _pack(me: Frame, way: int, distance: int, champions: list[int]) -> None:
    """`way`: DASH, PUSH, PULL, FORCE or FEAR."""
    me.memo = [way, distance, *champions]


def way_of_each(me: Frame) -> int:
    """How each of the champions moves: DASH, PUSH, PULL, FORCE or FEAR."""
    return me.memo[_WAY]


def distance_of_each(me: Frame) -> int:
    """How many hexes each of the champions moves; of a DASH and a FORCE, at most."""
    return me.memo[_DISTANCE]


def champions_waiting(me: Frame) -> list[int]:
    """The champions that have not moved yet."""
    return me.memo[_WAITING:]


def strike_off(me: Frame, champion: int) -> None:
    """Remove a champion from those that have not moved yet."""
    me.memo = me.memo[:_WAITING] + [other for other in me.memo[_WAITING:] if other != champion]


def one_by_one(arena: Arena, me: Frame, way: int, champions: list[int], distance: int) -> None:
    """Move several champions one after another, in an order that the effect's player chooses (SFB-199).

    `distance` is a maximum for DASH and FORCE; by FEAR they flee so far, or as far as they can. Of champions
    that flee, their own controller chooses the order (SFB-194).
    """
    if way != DASH:
        champions = [champion for champion in champions if reaches(arena, me, way, champion)]
    if champions:
        frame = begin(arena, in_turn.number, me.card, me.player, me.subject)
        _pack(frame, way, distance, champions)


def whose_turn_to_flee(arena: Arena, me: Frame) -> int:
    """The seat, from 0, that chooses which champion moves next (SFB-194, SFB-199)."""
    return seat_of(arena, still_to_move(arena, me)[0]) if way_of_each(me) == FEAR else me.player


def still_to_move(arena: Arena, me: Frame) -> list[int]:
    """The champions that can move next; one that cannot now may be able to after the others."""
    way, most = way_of_each(me), distance_of_each(me)
    rest = [c for c in champions_waiting(me) if is_in_arena(arena, c)]
    if way in (DASH, FORCE):
        rest = [c for c in rest if can_go(arena, c, way, most)]
    if way == FEAR:
        rest = [c for c in rest if not is_rooted(arena, c)]
    if way == FEAR and rest:
        return [c for c in rest if seat_of(arena, c) == seat_of(arena, rest[0])]
    return rest


@RULES.effect("one by one")
@asks(must(still_to_move, by=whose_turn_to_flee), clause="SFB-199")
def in_turn(arena: Arena, me: Frame) -> None:
    """Move the champion that was picked, then ask for the next."""
    strike_off(me, me.pick)
    again(me)
    if way_of_each(me) == DASH:
        begin_movement(arena, me, DASH, me.pick, distance_of_each(me), me.player)
    else:
        displace(arena, me, way_of_each(me), me.pick, distance_of_each(me))
