"""Copying, saving, loading and blanking what `arena.py` declares."""

# Written by tools/write_states.py: change the declaration and run it again.

from __future__ import annotations

from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.kernel.column import a_column, check_lengths, filled, plain_column
from baston.kernel.modifier import Modifier
from baston.kernel.saving import numbers_of, parts_of
from baston.kernel.text import Json, a_list, int_lists, ints, part, plain, plain_lists


def copy_action(action: Action) -> Action:
    """A copy that shares nothing mutable with the action."""
    twin = Action(action.champion, action.card, action.player)
    twin.double = action.double
    twin.lifesteal = action.lifesteal
    twin.no_displacement = action.no_displacement
    twin.no_post = action.no_post
    twin.no_post_of_attack = action.no_post_of_attack
    twin.again = action.again
    twin.way = action.way
    twin.boost = action.boost
    twin.may_react = action.may_react
    twin.poison = action.poison
    twin.passes = action.passes
    twin.stolen = action.stolen
    twin.targets = action.targets[:]
    twin.reactions = action.reactions[:]
    twin.guards = action.guards[:]
    twin.wounds = action.wounds[:]
    twin.dealt = action.dealt[:]
    twin.fallen = action.fallen[:]
    twin.rising = action.rising[:]
    twin.pierced = action.pierced[:]
    return twin


def save_action(action: Action) -> list[Json]:
    """The action as a JSON value."""
    flags = [
        int(action.double),
        int(action.lifesteal),
        int(action.no_displacement),
        int(action.no_post),
        int(action.no_post_of_attack),
        int(action.again),
    ]
    numbers = [
        action.champion,
        action.card,
        action.player,
        action.way,
        action.boost,
        action.may_react,
        action.poison,
        action.passes,
        action.stolen,
    ]
    return [
        plain(flags),
        plain(numbers),
        plain(action.targets),
        plain(action.reactions),
        plain(action.guards),
        plain(action.wounds),
        plain(action.dealt),
        plain(action.fallen),
        plain(action.rising),
        plain(action.pierced),
    ]


def load_action(saved: Json) -> Action:
    """The action of a saved value. Raises BrokenSave."""
    parts = parts_of(saved, 10, 10)
    numbers = numbers_of(parts[1], 9, 9)
    action = Action(numbers[0], numbers[1], numbers[2])
    action.way = numbers[3]
    action.boost = numbers[4]
    action.may_react = numbers[5]
    action.poison = numbers[6]
    action.passes = numbers[7]
    action.stolen = numbers[8]
    numbers = numbers_of(parts[0], 6, 6)
    action.double = numbers[0] == 1
    action.lifesteal = numbers[1] == 1
    action.no_displacement = numbers[2] == 1
    action.no_post = numbers[3] == 1
    action.no_post_of_attack = numbers[4] == 1
    action.again = numbers[5] == 1
    action.targets = ints(parts[2])
    action.reactions = ints(parts[3])
    action.guards = ints(parts[4])
    action.wounds = ints(parts[5])
    action.dealt = ints(parts[6])
    action.fallen = ints(parts[7])
    action.rising = ints(parts[8])
    action.pierced = ints(parts[9])
    return action


def copy_arena(arena: Arena) -> Arena:
    """A copy that shares nothing mutable with the arena."""
    twin = Arena()
    arena.copy_machine(twin)
    twin.variant = arena.variant
    twin.board = arena.board
    twin.team_size = arena.team_size
    twin.first = arena.first
    twin.turn = arena.turn
    twin.round = arena.round
    twin.phase = arena.phase
    twin.standards = arena.standards
    twin.dealer = arena.dealer
    twin.order = arena.order
    twin.free_used = arena.free_used[:]
    twin.what = arena.what
    twin.seen = arena.seen[:]
    twin.hex = arena.hex[:]
    twin.damage = arena.damage[:]
    twin.level = arena.level[:]
    twin.hand = [numbers[:] for numbers in arena.hand]
    twin.deck = [numbers[:] for numbers in arena.deck]
    twin.discard = [numbers[:] for numbers in arena.discard]
    twin.cores = arena.cores[:]
    twin.vp = arena.vp[:]
    twin.home = arena.home
    twin.teams = arena.teams
    twin.brought = arena.brought
    twin.trap_hexes = arena.trap_hexes
    twin.trap_tokens = arena.trap_tokens
    twin.supply = arena.supply
    twin.challenge_deck = arena.challenge_deck
    twin.challenge_discard = arena.challenge_discard
    twin.track = arena.track
    twin.lasting = arena.lasting
    action = arena.action
    twin.action = copy_action(action) if action is not None else None
    twin.winners = arena.winners
    return twin


def save_fields(arena: Arena, saved: dict[str, Json]) -> None:
    """Add the fields that are saved as they are to `saved`."""
    saved["counts"] = [
        arena.players,
        arena.team_size,
        arena.first,
        arena.turn,
        arena.round,
        arena.phase,
        arena.standards,
        arena.dealer,
    ]
    saved["order"] = plain(arena.order)
    saved["free_used"] = plain(arena.free_used)
    saved["seen"] = plain_column(arena.seen)
    saved["hex"] = plain(arena.hex)
    saved["damage"] = plain(arena.damage)
    saved["level"] = plain(arena.level)
    saved["hand"] = plain_lists(arena.hand)
    saved["deck"] = plain_lists(arena.deck)
    saved["discard"] = plain_lists(arena.discard)
    saved["cores"] = plain(arena.cores)
    saved["vp"] = plain(arena.vp)
    saved["home"] = plain(arena.home)
    saved["lasting"] = [modifier.save() for modifier in arena.lasting]
    action = arena.action
    saved["action"] = save_action(action) if action is not None else None
    saved["winners"] = plain(arena.winners)


def load_fields(arena: Arena, saved: dict[str, Json]) -> None:
    """Restore what `save_fields` saved, after all other columns. Raises BrokenSave."""
    numbers = numbers_of(part(saved, "counts"), 8, 8)
    arena.players = numbers[0]
    arena.team_size = numbers[1]
    arena.first = numbers[2]
    arena.turn = numbers[3]
    arena.round = numbers[4]
    arena.phase = numbers[5]
    arena.standards = numbers[6]
    arena.dealer = numbers[7]
    arena.order = ints(part(saved, "order"))
    arena.free_used = ints(part(saved, "free_used"))
    arena.seen = a_column(part(saved, "seen"))
    arena.hex = ints(part(saved, "hex"))
    arena.damage = ints(part(saved, "damage"))
    arena.level = ints(part(saved, "level"))
    arena.hand = int_lists(part(saved, "hand"))
    arena.deck = int_lists(part(saved, "deck"))
    arena.discard = int_lists(part(saved, "discard"))
    arena.cores = ints(part(saved, "cores"))
    arena.vp = ints(part(saved, "vp"))
    arena.home = ints(part(saved, "home"))
    arena.lasting = [Modifier.load(modifier) for modifier in a_list(part(saved, "lasting"))]
    action = part(saved, "action")
    arena.action = load_action(action) if action is not None else None
    arena.winners = ints(part(saved, "winners"))
    columns = [arena.seen]
    check_lengths(arena.what, columns)


def blank_fields(arena: Arena, players: int, handles: int) -> None:
    """Empty all zones, and put 0 in all columns and for all seats."""
    arena.order = []
    arena.free_used = [0] * players
    arena.what = filled(0, handles)
    arena.seen = filled(0, handles)
    arena.hex = []
    arena.damage = []
    arena.level = []
    arena.hand = [[] for _ in range(players)]
    arena.deck = [[] for _ in range(players)]
    arena.discard = [[] for _ in range(players)]
    arena.cores = [0] * players
    arena.vp = []
    arena.home = []
    arena.teams = [[] for _ in range(players)]
    arena.brought = [[] for _ in range(players)]
    arena.trap_hexes = []
    arena.trap_tokens = []
    arena.supply = []
    arena.challenge_deck = []
    arena.challenge_discard = []
    arena.track = []
    arena.lasting = []
    arena.winners = []
