"""Traps: what springs them, what they do, and the token that is laid instead (SFB-170 to 183)."""

from __future__ import annotations

from baston.games.superfantasybrawl.arena_files.board import DAMAGE, ROOT, Token
from baston.games.superfantasybrawl.cards.card import PASSIVES, RULES
from baston.games.superfantasybrawl.constants import FIRST_CARD, FIRST_HEX, GATE, L_TRAP
from baston.games.superfantasybrawl.queries.figures import levelled_side
from baston.games.superfantasybrawl.queries.seats import seat_of
from baston.games.superfantasybrawl.queries.whereabouts import empty_trap_hexes, is_free
from baston.games.superfantasybrawl.state.arena import CAUSE, Arena
from baston.games.superfantasybrawl.verbs.damage import hurt
from baston.games.superfantasybrawl.verbs.hand_effects import begin_stun
from baston.games.superfantasybrawl.verbs.lasting import root
from baston.games.superfantasybrawl.verbs.trap_frame import set_token, token_of_trap
from baston.games.superfantasybrawl.verbs.trap_tokens import (
    draw_trap,
    lay_trap,
    lift_trap,
    return_trap,
    show_trap,
)
from baston.kernel.effect import asks, begin, must
from baston.kernel.frame import Frame
from baston.kernel.log import note
from baston.kernel.numbers import is_among


def springs(arena: Arena, champion: int, hex: int) -> bool:
    """Whether a champion would spring a trap by entering the hex (SFB-172, SFB-343)."""
    return (
        is_among(hex, arena.trap_hexes)
        and not is_among(hex, arena.hex)
        and not levelled_side(arena, champion).safe_from_traps
    )


def spring(arena: Arena, champion: int, source: int) -> None:
    """Spring the trap, if any, under a champion that has just come there.

    `source` is the champion that moved it, NO_CHAMPION if it moved itself.
    """
    hex = arena.hex[champion]
    if hex != GATE and hex in arena.trap_hexes and not levelled_side(arena, champion).safe_from_traps:
        begin(arena, trap.number, source, seat_of(arena, champion), champion, hex)


def token_of(arena: Arena, token: int) -> Token:
    """The printed side of a trap token."""
    return arena.board.tokens[arena.what[token] - 1]


def hexes_for_next_trap(arena: Arena, me: Frame) -> list[int]:
    """The other empty trap hexes; without one, free hexes next to a trap hex (SFB-176, SFB-178 to 180)."""
    empty = [hex for hex in empty_trap_hexes(arena) if hex != me.where]
    if empty:
        return empty
    trapped = arena.board.trap_hexes + arena.trap_hexes
    near = {hex for trapped_hex in trapped for hex in arena.board.grid.next_to[trapped_hex]}
    return [hex for hex in sorted(near) if hex != me.where and hex not in trapped and is_free(arena, hex)]


@RULES.effect("trap")
@asks()
def trap(arena: Arena, me: Frame) -> None:
    """Turn over the trap token sprung and carry out what it says.

    `me.subject` is the victim, `me.player` its controller, `me.card` the champion that moved it, or none.
    """
    token = lift_trap(arena, me.where)
    set_token(me, token)
    show_trap(arena, token)
    note(arena, L_TRAP, me.player, token, me.subject, me.where)
    does = token_of(arena, token)
    if does.kind == DAMAGE:
        hurt(arena, me.subject, does.damage, me.card, me.player)
    elif does.kind == ROOT:
        root(arena, me.subject)
    else:
        begin_stun(arena, me, me.subject)


@trap.then
@asks(must(hexes_for_next_trap), clause="SFB-176")
def trap_is_laid_anew(arena: Arena, me: Frame) -> None:
    """Lay an unseen token on the hex that the victim's controller picked."""
    lay_trap(arena, me.player, draw_trap(arena), me.pick)


@trap.then
@asks()
def trap_is_over(arena: Arena, me: Frame) -> None:
    """Mix the old token into the supply; only now, so that it cannot be the new one."""
    return_trap(arena, token_of_trap(me))


def cause(arena: Arena) -> int:
    """The handle of the card, standard action, trap or champion whose effect is under way; 0 if none is."""
    place = len(arena.frames) - 1
    while place >= 0:
        frame = arena.frames[place]
        if frame.effect in PASSIVES:
            return frame.card
        if frame.effect == trap.number and token_of_trap(frame):
            return token_of_trap(frame)
        if FIRST_CARD <= frame.subject < FIRST_HEX:
            return frame.subject
        place = frame.parent
    return 0


CAUSE[0] = cause
