"""The action going on: its champion, its targets, its damage."""

from __future__ import annotations

from baston.games.superfantasybrawl.constants import NO_CHAMPION
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import Action, Arena


def present_action(arena: Arena) -> Action:
    """The action that is being carried out; there must be one."""
    action = arena.action
    assert action is not None, "no action is going on"
    return action


def has_fallen(arena: Arena, champion: int) -> bool:
    """Whether the champion has gone out of action during the present action."""
    return arena.action is not None and champion in arena.action.fallen


def target_of(arena: Arena) -> int:
    """The handle of the single target of the present attack or skill; 0 if it has left (SFB-104)."""
    present = targets_of(arena)
    return present[0] if present else NO_CHAMPION


def targets_of(arena: Arena) -> list[int]:
    """The targets of the present attack or skill that are still in the arena."""
    action = present_action(arena)
    return [c for c in action.targets if is_in_arena(arena, c) and c not in action.fallen]


def attacker_of(arena: Arena) -> int:
    """The handle of the present attack's attacker; 0 if it has left the arena."""
    action = present_action(arena)
    here = is_in_arena(arena, action.champion) and action.champion not in action.fallen
    return action.champion if here else NO_CHAMPION


def damage_dealt(arena: Arena) -> int:
    """How much damage the present attack has dealt to all targets, both times with Double (SFB-105)."""
    return sum(present_action(arena).dealt)


def damage_dealt_to(arena: Arena, champion: int) -> int:
    """How much damage the present attack has dealt to this champion; 0 if it is no target."""
    action = present_action(arena)
    return action.dealt[action.targets.index(champion)] if champion in action.targets else 0
