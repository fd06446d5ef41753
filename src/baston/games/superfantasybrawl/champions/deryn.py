"""Deryn: a huntress among traps."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import dashes, draws, plans
from baston.games.superfantasybrawl.cards.card import Champion, direct, indirect
from baston.games.superfantasybrawl.constants import BLUE, MARKED, RED, YELLOW
from baston.games.superfantasybrawl.moving.displacement import push
from baston.games.superfantasybrawl.moving.placing import place
from baston.games.superfantasybrawl.queries.actions import attacker_of, target_of
from baston.games.superfantasybrawl.queries.seats import champion_of_card, side_of
from baston.games.superfantasybrawl.queries.whereabouts import (
    empty_trap_hexes,
    free_hexes_next_to,
    is_in_arena,
    is_on_trap_hex,
)
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.games.superfantasybrawl.verbs.hand_effects import begin_stun
from baston.games.superfantasybrawl.verbs.lasting import last
from baston.games.superfantasybrawl.verbs.trap_tokens import look_at_trap, move_trap
from baston.kernel.effect import asks, may, must
from baston.kernel.frame import Frame

deryn = Champion(
    "DER",
    "Deryn",
    base=(7, 0),
    levelled=(7, 0),
    text="Traps on her hex do not trigger. She has 2 more defense while she is on a trap hex.",
    gist="Safe from traps; on them 2 more defense",
)
deryn.safe_from_traps = True


def two_on_trap_hex(arena: Arena, holder: int, champion: int) -> int:
    return 2 if champion == holder and is_on_trap_hex(arena, holder) else 0


deryn.defense_aura = two_on_trap_hex

heavy_shot = deryn.attack(
    "DER02",
    "Heavy Shot",
    RED,
    move=2,
    box=direct(3, least=2),
    strength=2,
    text="1 more strength if Deryn is on a trap hex. Afterwards, Push 1, or Push 2 if she "
    "is on a trap hex then.",
    gist="On a trap hex: 1 strength, Push 2",
)


def one_from_trap_hex(arena: Arena, action: Action, target: int) -> int:
    return 1 if is_on_trap_hex(arena, action.champion) else 0


heavy_shot.more_strength = one_from_trap_hex


@heavy_shot.post
@asks()
def heavy_shot_pushes(arena: Arena, me: Frame) -> None:
    push(arena, me, target_of(arena), 2 if is_on_trap_hex(arena, me.card) else 1)


hunters_quarry = deryn.skill(
    "DER03",
    "Hunter's Quarry",
    RED,
    move=2,
    box=direct(4),
    text="This turn, your team's next attack on the target ignores the target's defense "
    "and has 1 more strength.",
    gist="The next attack on it ignores defense",
)


@hunters_quarry.skill
@asks()
def hunters_quarry_marks(arena: Arena, me: Frame) -> None:
    last(arena, [target_of(arena)], MARKED, 1, side_of(arena, me.card))


prowl = deryn.skill(
    "DER04",
    "Prowl",
    BLUE,
    move=2,
    text="Draw 2, Plan 1. You may look at a trap of the arena; if you do, put it on an empty "
    "trap hex or back on its own.",
    gist="Draw 2, Plan 1, look at a trap",
)
prowl.skill(draws(2))
prowl.skill(plans(1))


def hexes_with_trap(arena: Arena, me: Frame) -> list[int]:
    return arena.trap_hexes[:]


@prowl.skill
@asks(may(hexes_with_trap), prompt="look")
def prowl_looks(arena: Arena, me: Frame) -> None:
    set_hex_looked_at(me, me.pick)
    look_at_trap(arena, me.player, me.pick)


def set_hex_looked_at(me: Frame, hex: int) -> None:
    """The trap on this hex has been looked at."""
    me.memo = [hex]


def hexes_looked_at(me: Frame) -> list[int]:
    """The hex whose trap has been looked at; none if no trap was."""
    return me.memo


def hexes_for_trap_seen(arena: Arena, me: Frame) -> list[int]:
    """Its own hex too (SFB-343)."""
    return [*hexes_looked_at(me), *empty_trap_hexes(arena)] if hexes_looked_at(me) else []


@prowl.skill
@asks(must(hexes_for_trap_seen), prompt="move")
def prowl_moves(arena: Arena, me: Frame) -> None:
    [hex] = hexes_looked_at(me)
    if me.pick != hex:
        move_trap(arena, me.player, hex, me.pick)


ambush = deryn.reaction(
    "DER05",
    "Ambush",
    YELLOW,
    defense=1,
    text="Afterwards, Place Deryn on a free hex next to the attacker.",
    gist="Place Deryn next to the attacker",
)


def hexes_by_attacker(arena: Arena, me: Frame) -> list[int]:
    """None while Deryn is on her Gate."""
    if not is_in_arena(arena, champion_of_card(arena, me.subject)):
        return []
    return free_hexes_next_to(arena, attacker_of(arena))


@ambush.react_post
@asks(must(hexes_by_attacker))
def ambush_places(arena: Arena, me: Frame) -> None:
    place(arena, me, champion_of_card(arena, me.subject), me.pick)


spring_the_trap = deryn.attack(
    "DER06",
    "Spring the Trap",
    BLUE,
    move=2,
    box=indirect(4),
    strength=2,
    text="2 more strength against a target on a trap hex. Afterwards, Stun the target if "
    "it is on a trap hex.",
    gist="Target on a trap: 2 strength and Stun",
)


def two_into_trap_hex(arena: Arena, action: Action, target: int) -> int:
    return 2 if is_on_trap_hex(arena, target) else 0


spring_the_trap.more_strength = two_into_trap_hex


@spring_the_trap.post
@asks()
def spring_the_trap_stuns(arena: Arena, me: Frame) -> None:
    target = target_of(arena)
    if target and is_on_trap_hex(arena, target):
        begin_stun(arena, me, target)


hit_and_run = deryn.attack(
    "DER07", "Hit and Run", YELLOW, move=3, box=indirect(2), strength=2, text="Afterwards, Dash 2."
)
hit_and_run.post(dashes(2))
