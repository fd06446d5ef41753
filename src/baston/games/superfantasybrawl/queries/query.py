"""What can be read off an arena. Nothing here changes it."""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import CHAMPIONS, Champion, champion_of, printed
from baston.games.superfantasybrawl.constants import (
    CARDS_EACH,
    DEFENSE,
    FIRST_CARD,
    GATE,
    MOVEMENT,
    NO_CHAMPION,
    ROOTED,
)
from baston.games.superfantasybrawl.state.arena import TEAMS, Action, Arena
from baston.kernel.column import handle_of
from baston.kernel.frame import Frame

# Seats, sides and champions.


def side_of(arena: Arena, champion: int) -> int:
    """The side of a champion: seats of one parity play together (SFB-290)."""
    return (champion - 1) // arena.team_size % TEAMS


def seat_of(arena: Arena, champion: int) -> int:
    """The seat that controls a champion."""
    return (champion - 1) // arena.team_size


def champions_of(arena: Arena, seat: int) -> list[int]:
    """The champions of a seat, on the Gate or in the arena."""
    first = 1 + seat * arena.team_size
    return list(range(first, first + arena.team_size))


def owner_of(arena: Arena, card: int) -> int:
    """The seat in whose deck an action card is."""
    return (card - FIRST_CARD) // (arena.team_size * CARDS_EACH)


def champion_of_card(arena: Arena, card: int) -> int:
    """The champion that an action card belongs to."""
    number = printed(arena, card).champion.number
    first = 1 + owner_of(arena, card) * arena.team_size
    return handle_of(arena.what, number, first, first + arena.team_size)


def opponents(arena: Arena, seat: int) -> list[int]:
    """The seats of the other side."""
    return [other for other in range(arena.players) if (other - seat) % TEAMS == 1]


def opponents_in_turn(arena: Arena, seat: int) -> list[int]:
    """The seats of the other side in turn order, from the one that comes after this seat."""
    place = arena.order.index(seat)
    return [arena.order[(place + n) % arena.players] for n in range(1, arena.players, TEAMS)]


def next_opponent(arena: Arena, seat: int) -> int:
    """The next opposing seat in turn order (SFB-303)."""
    return opponents_in_turn(arena, seat)[0]


def goes_up(arena: Arena, champion: int) -> Champion:
    """The champion as printed if its levelled side is up, else the card without any text."""
    return champion_of(arena, champion) if arena.level[champion] == 1 else CHAMPIONS[0]


# Where champions are.


def champion_on(arena: Arena, hex: int) -> int:
    """The champion on a hex, 0 if there is none."""
    hexes = arena.hex
    return hexes.index(hex) if hex in hexes else NO_CHAMPION


def is_in_arena(arena: Arena, champion: int) -> bool:
    return arena.hex[champion] != GATE


def is_free(arena: Arena, hex: int) -> bool:
    """Is it without champion and statue (SFB-16)?"""
    return hex not in arena.hex and hex not in arena.board.statues


def champions_in_arena(arena: Arena) -> list[int]:
    return [champion for champion in range(1, len(arena.hex)) if arena.hex[champion] != GATE]


def allies(arena: Arena, champion: int) -> list[int]:
    """The other champions of its side in the arena (SFB-80, SFB-235)."""
    side = side_of(arena, champion)
    return [
        other
        for other in range(1, len(arena.hex))
        if other != champion and arena.hex[other] != GATE and side_of(arena, other) == side
    ]


def enemies(arena: Arena, champion: int) -> list[int]:
    """The champions of the other side in the arena."""
    side = side_of(arena, champion)
    return [
        other
        for other in range(1, len(arena.hex))
        if arena.hex[other] != GATE and side_of(arena, other) != side
    ]


def distance(arena: Arena, one: int, other: int) -> int:
    """How far two champions in the arena are from each other (SFB-12)."""
    return arena.board.grid.distance[arena.hex[one]][arena.hex[other]]


def are_adjacent(arena: Arena, one: int, other: int) -> bool:
    """Are both in the arena, and side by side?"""
    return is_in_arena(arena, one) and is_in_arena(arena, other) and distance(arena, one, other) == 1


def adjacent_enemies(arena: Arena, champion: int) -> list[int]:
    if not is_in_arena(arena, champion):
        return []
    return [other for other in enemies(arena, champion) if distance(arena, champion, other) == 1]


def adjacent_allies(arena: Arena, champion: int) -> list[int]:
    if not is_in_arena(arena, champion):
        return []
    return [other for other in allies(arena, champion) if distance(arena, champion, other) == 1]


def adjacent_champions(arena: Arena, champion: int) -> list[int]:
    """Of both sides."""
    return [other for other in champions_in_arena(arena) if are_adjacent(arena, champion, other)]


def free_hexes_next_to(arena: Arena, champion: int) -> list[int]:
    """None if it is on its Gate."""
    if not is_in_arena(arena, champion):
        return []
    return [hex for hex in arena.board.grid.next_to[arena.hex[champion]] if is_free(arena, hex)]


def free_hexes(arena: Arena) -> list[int]:
    return [hex for hex in arena.board.grid.hexes if is_free(arena, hex)]


def home_of(arena: Arena, champion: int) -> list[int]:
    """The hexes of its own deployment zone."""
    return arena.board.deployment[arena.home[side_of(arena, champion)]]


def is_by_statue(arena: Arena, champion: int) -> bool:
    return arena.hex[champion] in arena.board.by_statue


def is_on_trap_hex(arena: Arena, champion: int) -> bool:
    """A printed trap hex, or one that holds a trap (SFB-181)."""
    hex = arena.hex[champion]
    return hex in arena.board.trap_hexes or hex in arena.trap_hexes


def empty_trap_hexes(arena: Arena) -> list[int]:
    """The printed trap hexes without trap and without champion (SFB-178)."""
    return [hex for hex in arena.board.trap_hexes if hex not in arena.trap_hexes and is_free(arena, hex)]


# Numbers.


def hit_points(arena: Arena, champion: int) -> int:
    """Those of the side that is up."""
    return champion_of(arena, champion).hit_points[arena.level[champion]]


def hit_points_left(arena: Arena, champion: int) -> int:
    return hit_points(arena, champion) - arena.damage[champion]


def is_bloodied(arena: Arena, champion: int) -> bool:
    """At most half of the hit points is left, rounded up (SFB-200)."""
    return hit_points_left(arena, champion) <= (hit_points(arena, champion) + 1) // 2


def lasting_of(arena: Arena, champion: int, kind: int) -> int:
    """The sum of the lasting changes of a kind that lie on a champion."""
    if not arena.lasting:
        return 0
    return sum([m.amount for m in arena.lasting if m.thing == champion and m.kind == kind])


def has_lasting(arena: Arena, champion: int, kind: int) -> bool:
    if not arena.lasting:
        return False
    return any(m.thing == champion and m.kind == kind for m in arena.lasting)


def is_rooted(arena: Arena, champion: int) -> bool:
    """May it neither move nor be moved (SFB-218)?"""
    return has_lasting(arena, champion, ROOTED)


def defense(arena: Arena, champion: int) -> int:
    """Its defense now, apart from an attack that is going on; never below 0 (SFB-101)."""
    return max(0, defense_sum(arena, champion))


def defense_sum(arena: Arena, champion: int) -> int:
    """The printed defense with all that changes it, before it is kept from falling below 0."""
    total = champion_of(arena, champion).defense[arena.level[champion]]
    total += lasting_of(arena, champion, DEFENSE)
    for source in range(1, len(arena.level)):
        if arena.level[source] == 1:
            aura = CHAMPIONS[arena.what[source]].defense_aura
            if aura is not None:
                total += aura(arena, source, champion)
    return total


def movement(arena: Arena, champion: int, printed_move: int) -> int:
    """A printed movement with what lasts; without a move icon there is none (SFB-74)."""
    return max(0, printed_move + lasting_of(arena, champion, MOVEMENT)) if printed_move > 0 else 0


# The action going on.


def present_action(arena: Arena) -> Action:
    """The action that is being carried out."""
    action = arena.action
    assert action is not None, "no action is going on"
    return action


def has_fallen(arena: Arena, champion: int) -> bool:
    """Did it go out of action while the present action goes on?"""
    return arena.action is not None and champion in arena.action.fallen


def target_of(arena: Arena) -> int:
    """The one target of the present attack or skill, 0 if it has left the arena (SFB-104)."""
    present = targets_of(arena)
    return present[0] if present else NO_CHAMPION


def targets_of(arena: Arena) -> list[int]:
    """The targets of the present attack or skill that are still in the arena."""
    action = present_action(arena)
    return [c for c in action.targets if is_in_arena(arena, c) and c not in action.fallen]


def attacker_of(arena: Arena) -> int:
    """The attacker of the present attack, 0 if it has left the arena."""
    action = present_action(arena)
    here = is_in_arena(arena, action.champion) and action.champion not in action.fallen
    return action.champion if here else NO_CHAMPION


def damage_dealt(arena: Arena) -> int:
    """The attack damage of all passes on all targets (SFB-105)."""
    return sum(present_action(arena).dealt)


def damage_dealt_to(arena: Arena, champion: int) -> int:
    """The attack damage of all passes on one target."""
    action = present_action(arena)
    return action.dealt[action.targets.index(champion)] if champion in action.targets else 0


def cards_in_hand(arena: Arena, me: Frame) -> list[int]:
    """The hand of whoever carries the effect out."""
    return arena.hand[me.player]


def cards_of_core(arena: Arena, cards: list[int], core: int) -> list[int]:
    """Those of the cards that have this color."""
    return [card for card in cards if printed(arena, card).core == core]
