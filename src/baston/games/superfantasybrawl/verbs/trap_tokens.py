"""Trap tokens laid, lifted, shown, and mixed into the supply."""

from __future__ import annotations

from baston.games.superfantasybrawl.constants import L_TRAP_LAID, L_TRAP_LOOKED, L_TRAP_MOVED
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.cards import NOBODY_KNOWS
from baston.kernel.log import note
from baston.kernel.numbers import without
from baston.kernel.sight import everybody


def lift_trap(arena: Arena, hex: int) -> int:
    """Take the trap token off a hex and return its handle."""
    place = arena.trap_hexes.index(hex)
    token = arena.trap_tokens[place]
    arena.trap_hexes = without(hex, arena.trap_hexes)
    arena.trap_tokens = without(token, arena.trap_tokens)
    return token


def move_trap(arena: Arena, seat: int, hex: int, to: int) -> None:
    """Move the trap token of a hex to another hex, without turning it over."""
    hexes = arena.trap_hexes[:]
    hexes[hexes.index(hex)] = to
    arena.trap_hexes = hexes
    note(arena, L_TRAP_MOVED, seat, 0, to)


def lay_trap(arena: Arena, seat: int, token: int, hex: int) -> None:
    """Put a trap token face down on a hex."""
    arena.trap_hexes = [*arena.trap_hexes, hex]
    arena.trap_tokens = [*arena.trap_tokens, token]
    note(arena, L_TRAP_LAID, seat, 0, hex)


def draw_trap(arena: Arena) -> int:
    """Take a random unseen trap token out of the supply and return its handle."""
    token = arena.supply[arena.rng.below(len(arena.supply))]
    arena.supply = without(token, arena.supply)
    return token


def return_trap(arena: Arena, token: int) -> None:
    """Mix a token into the supply; nobody knows any longer which one it is."""
    arena.seen[token] = NOBODY_KNOWS
    arena.supply = [*arena.supply, token]


def show_trap(arena: Arena, token: int) -> None:
    """Show everybody what is printed on a token."""
    arena.seen[token] = everybody(arena.players)


def look_at_trap(arena: Arena, seat: int, hex: int) -> None:
    """Let one seat look at the token on a hex (SFB-251)."""
    arena.seen[arena.trap_tokens[arena.trap_hexes.index(hex)]] |= 1 << seat
    note(arena, L_TRAP_LOOKED, seat, 0, hex)
