"""Turns, rounds, the action going on, victory points, and the end of the game."""

from __future__ import annotations

from baston.games.superfantasybrawl.constants import L_VP
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.kernel.log import note

# The action going on.


def begin_action(arena: Arena, champion: int, card: int, player: int) -> Action:
    """Record and return a new action as the one being carried out."""
    action = Action(champion, card, player)
    arena.action = action
    return action


def use_standard(arena: Arena, seat: int, number: int, free: bool) -> None:
    """Remember that a standard action has been used in this phase, and a free one in this round."""
    arena.standards |= 1 << number
    if free:
        arena.free_used[seat] += 1


def end_action(arena: Arena) -> None:
    """Record that no action is being carried out any longer."""
    arena.action = None


def dealt_by(arena: Arena, seat: int) -> None:
    """Remember the seat whose card or standard action deals damage now (SFB-261)."""
    arena.dealer = seat


# Turns and rounds.


def set_phase(arena: Arena, phase: int) -> None:
    """Begin this phase of the turn."""
    arena.phase = phase


def forget_standards(arena: Arena) -> None:
    """Make all four standard actions available again (SFB-135)."""
    arena.standards = 0


def pass_turn(arena: Arena) -> None:
    """Make the next seat in turn order the active one."""
    arena.turn = arena.order[(arena.order.index(arena.turn) + 1) % arena.players]


def begin_round(arena: Arena) -> None:
    """Begin a round: count it, and make free standard actions available again."""
    arena.round += 1
    arena.free_used = [0] * arena.players


def set_order(arena: Arena, order: list[int]) -> None:
    """Set the seats' turn order; the first one begins every round (SFB-41)."""
    arena.order = order
    arena.first = order[0]
    arena.turn = order[0]


# Victory.


def gain_vp(arena: Arena, side: int, amount: int, source: int = 0) -> None:
    """Give victory points to a side; who has won is checked once this act is over (SFB-260)."""
    arena.vp[side] += amount
    note(arena, L_VP, side, 0, 0, amount, source=source)


def end_game(arena: Arena, winners: list[int]) -> None:
    """End the game; `winners` are seats, none for a draw."""
    arena.over = True
    arena.winners = winners
