"""What befalls champions at once: places, damage tokens, levels. Springs no trap and asks nothing."""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import champion_of
from baston.games.superfantasybrawl.constants import GATE, L_HEAL, STRENGTH_AGAINST
from baston.games.superfantasybrawl.queries.figures import hit_points
from baston.games.superfantasybrawl.queries.seats import seat_of
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.log import note
from baston.kernel.modifier import Modifier


def put_on_hex(arena: Arena, champion: int, hex: int) -> None:
    """Put a champion on a hex, or with GATE on its Gate, without springing a trap."""
    arena.hex[champion] = hex
    arena.clock += 1


def swap_hexes(arena: Arena, one: int, other: int) -> None:
    """Put two champions on each other's hexes without springing traps (SFB-221)."""
    arena.hex[one], arena.hex[other] = arena.hex[other], arena.hex[one]


def wound(arena: Arena, champion: int, amount: int) -> None:
    """Put damage tokens on a champion, without checking whether it is out of action."""
    arena.damage[champion] += amount


def heal(arena: Arena, champion: int, amount: int) -> int:
    """Take up to `amount` damage off a champion in the arena; return how much it was (SFB-208)."""
    if champion == 0 or not is_in_arena(arena, champion):
        return 0
    healed = min(amount, arena.damage[champion])
    if healed > 0:
        arena.damage[champion] -= healed
        note(arena, L_HEAL, seat_of(arena, champion), 0, champion, healed)
    return healed


def send_to_gate(arena: Arena, champion: int) -> None:
    """Put a champion that is out of action on its Gate, undamaged, base side up (SFB-147, SFB-148).

    If it comes back it is a new one: nothing concerns it that lay on it or was aimed at it (SFB-241).
    """
    arena.hex[champion] = GATE
    arena.damage[champion] = 0
    arena.level[champion] = 0
    arena.clock += 1
    arena.lasting = [m for m in arena.lasting if m.thing != champion and not _is_against(m, champion)]
    if champion_of(arena, champion).free_standard:
        arena.free_used[seat_of(arena, champion)] = 0


def _is_against(modifier: Modifier, champion: int) -> bool:
    """Does it make attacks on just this champion stronger?"""
    return modifier.kind == STRENGTH_AGAINST and modifier.source == champion


def level_up(arena: Arena, champion: int) -> bool:
    """Turn a champion to its levelled side; return False if it is up already (SFB-161)."""
    if arena.level[champion] == 1:
        return False
    arena.level[champion] = 1
    return True


def is_out(arena: Arena, champion: int) -> bool:
    """Whether a champion is out of action: its damage is at least its hit points (SFB-142)."""
    return arena.damage[champion] >= hit_points(arena, champion)
