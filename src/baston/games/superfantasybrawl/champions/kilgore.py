"""Kilgore: black steel, and a hunger for ready Cores."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import heals, pushes_target
from baston.games.superfantasybrawl.cards.card import NEXT_TO, RING, Champion, always_so, direct
from baston.games.superfantasybrawl.constants import BLUE, DEFENSE, JUMP, RED, YELLOW
from baston.games.superfantasybrawl.moving.displacement import force
from baston.games.superfantasybrawl.moving.movement import can_go, jump
from baston.games.superfantasybrawl.moving.placing import place
from baston.games.superfantasybrawl.queries.actions import target_of
from baston.games.superfantasybrawl.queries.costs import ready_cores
from baston.games.superfantasybrawl.queries.whereabouts import adjacent_allies
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.games.superfantasybrawl.verbs.lasting import last
from baston.kernel.effect import asks, may
from baston.kernel.frame import Frame

kilgore = Champion("KIL", "Kilgore", base=(7, 1), levelled=(8, 1), text="Stun does nothing to Kilgore.")
kilgore.safe_from_stun = True

relentless_advance = kilgore.skill(
    "KIL02",
    "Relentless Advance",
    RED,
    move=1,
    box=direct(2),
    text="Force 1. If that moved the target, Place Kilgore on the hex that it left.",
    gist="Force 1; Kilgore takes the hex it left",
)


def set_hex_left(me: Frame, hex: int) -> None:
    """The target stood on this hex before the Force."""
    me.memo = [hex]


def hex_left(me: Frame) -> int:
    """The hex on which the target stood before the Force."""
    return me.memo[0]


@relentless_advance.skill
@asks()
def relentless_advance_drives(arena: Arena, me: Frame) -> None:
    target = target_of(arena)
    set_hex_left(me, arena.hex[target])
    force(arena, me, target, 1)


@relentless_advance.skill
@asks()
def relentless_advance_follows(arena: Arena, me: Frame) -> None:
    """Only if the target went (SFB-349)."""
    if sum(me.done) > 0:
        place(arena, me, me.card, hex_left(me))


darksteel_armour = kilgore.reaction(
    "KIL03",
    "Darksteel Armour",
    RED,
    defense=1,
    text="Afterwards, the target has 2 more defense this turn.",
    gist="The target has 2 more defense this turn",
)


@darksteel_armour.react_post
@asks()
def darksteel_armour_hardens(arena: Arena, me: Frame) -> None:
    last(arena, [me.card], DEFENSE, 2)


throw = kilgore.skill("KIL04", "Throw", BLUE, move=2, text="An ally next to Kilgore may Jump 3.")
throw.needs_champion = True


def allies_to_throw(arena: Arena, me: Frame) -> list[int]:
    return [ally for ally in adjacent_allies(arena, me.card) if can_go(arena, ally, JUMP, 3)]


@throw.skill
@asks(may(allies_to_throw))
def throw_throws(arena: Arena, me: Frame) -> None:
    jump(arena, me, me.pick, 3)


maul_thrash = kilgore.attack(
    "KIL05", "Maul Thrash", BLUE, move=1, box=NEXT_TO, strength=2, text="Afterwards, Push 2."
)
maul_thrash.post(pushes_target(2))

fury = kilgore.attack(
    "KIL06", "Fury", YELLOW, move=2, box=RING, strength=2, text="Afterwards, Heal 1 on Kilgore."
)
fury.post(heals(1))

appetite_for_destruction = kilgore.attack(
    "KIL07",
    "Appetite for Destruction",
    YELLOW,
    move=0,
    box=NEXT_TO,
    strength=1,
    text="Lifesteal. 2 more strength for each of your ready Cores.",
    gist="Lifesteal; 2 strength per ready Core",
)
appetite_for_destruction.lifesteal = always_so


def two_for_each_ready_core(arena: Arena, action: Action, target: int) -> int:
    return 2 * len(ready_cores(arena, action.player))


appetite_for_destruction.more_strength = two_for_each_ready_core
