"""Damage dealt at once, champions that go out of action, and what that brings (SFB-140 to 154)."""

from __future__ import annotations

from baston.games.superfantasybrawl.constants import L_DAMAGE, L_OUT, NO_CHAMPION
from baston.games.superfantasybrawl.queries.seats import seat_of, side_of
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.games.superfantasybrawl.verbs.champions import is_out, send_to_gate, wound
from baston.games.superfantasybrawl.verbs.turns import dealt_by, gain_vp
from baston.kernel.log import note


def hurt(arena: Arena, champion: int, amount: int, source: int, player: int) -> int:
    """Deal damage to one champion, as `deal` does; return how much was dealt."""
    return deal(arena, [champion], [amount], source, player)


def deal(arena: Arena, champions: list[int], amounts: list[int], source: int, player: int) -> int:
    """Deal damage to champions in the arena, all at the same moment; return the sum.

    `source` is the champion that does it, NO_CHAMPION if nobody does (SFB-144); `player` the seat whose card
    it is (SFB-261). At most once in an act: who has won is looked at between acts (SFB-263).
    """
    assert arena.queue is None, "damage comes before what is deferred"
    dealt_by(arena, player)
    total = 0
    out: list[int] = []
    for place, champion in enumerate(champions):
        amount = amounts[place]
        if champion and amount > 0 and is_in_arena(arena, champion):
            wound(arena, champion, amount)
            total += amount
            note(arena, L_DAMAGE, seat_of(arena, champion), 0, champion, amount)
            if is_out(arena, champion):
                out.append(champion)
    for champion in out:
        _put_out(arena, champion, source)
    return total


def _put_out(arena: Arena, champion: int, source: int) -> None:
    """SFB-143: 1 VP and a level for who did it; SFB-145: for an accident, 1 VP to the other side."""
    side = side_of(arena, champion)
    note(arena, L_OUT, seat_of(arena, champion), 0, champion)
    action = arena.action
    if action is not None:
        action.fallen.append(champion)
        by_enemy = source != NO_CHAMPION and side_of(arena, source) != side
        if by_enemy and source not in action.rising:
            action.rising.append(source)
    send_to_gate(arena, champion)
    gain_vp(arena, (side + 1) % TEAMS, 1)
