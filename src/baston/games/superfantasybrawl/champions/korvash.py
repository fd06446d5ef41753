"""Korvash: the smell of blood."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    STUN_TARGET,
    against_bloodied,
    if_target_bloodied,
    jumps,
    pushes_target,
)
from baston.games.superfantasybrawl.cards.card import NEXT_TO, RING, Champion, direct, indirect
from baston.games.superfantasybrawl.constants import BLUE, RED, YELLOW
from baston.games.superfantasybrawl.moving.displacement import force
from baston.games.superfantasybrawl.queries.actions import attacker_of, present_action, target_of
from baston.games.superfantasybrawl.queries.figures import is_bloodied
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.kernel.effect import asks
from baston.kernel.frame import Frame

korvash = Champion(
    "KOR",
    "Korvash",
    base=(8, 0),
    levelled=(9, 0),
    text="Korvash's attacks ignore the defense of Bloodied targets.",
    gist="Ignores the defense of Bloodied targets",
)
korvash.pierces = if_target_bloodied

hell_hath_no_fury = korvash.attack(
    "KOR02",
    "Hell Hath No Fury",
    RED,
    move=2,
    box=indirect(2),
    strength=3,
    text="Afterwards, if the target is Bloodied, Force 1.",
    gist="Force 1 if the target is Bloodied",
)


@hell_hath_no_fury.post
@asks()
def hell_hath_no_fury_forces(arena: Arena, me: Frame) -> None:
    target = target_of(arena)
    if target and is_bloodied(arena, target):
        force(arena, me, target, 1)


chop = korvash.attack(
    "KOR03",
    "Chop",
    RED,
    move=0,
    box=RING,
    strength=0,
    text="2 more strength for each target, allies included.",
    gist="2 more strength for each target",
)


def two_for_each_target(arena: Arena, action: Action, target: int) -> int:
    return 2 * len(action.targets)


chop.more_strength = two_for_each_target

shockwave = korvash.skill(
    "KOR04", "Shockwave", BLUE, move=1, box=NEXT_TO, text="Push 1, then Stun the target."
)
shockwave.skill(pushes_target(1))
shockwave.skill(STUN_TARGET)

leaping_strike = korvash.attack(
    "KOR05", "Leaping Strike", YELLOW, move=1, box=NEXT_TO, strength=3, text="First, Jump 2."
)
leaping_strike.pre(jumps(2))

bloodcurdling_roar = korvash.reaction(
    "KOR06",
    "Bloodcurdling Roar",
    BLUE,
    defense=2,
    text="Afterwards, if the attacker is Bloodied, cancel all post-attack effects still to "
    "come, those of Reactions too.",
    gist="Bloodied attacker: no effects afterwards",
)


@bloodcurdling_roar.react_post
@asks()
def bloodcurdling_roar_stops(arena: Arena, me: Frame) -> None:
    attacker = attacker_of(arena)
    if attacker and is_bloodied(arena, attacker):
        present_action(arena).no_post = True


sap_strength = korvash.attack(
    "KOR07",
    "Sap Strength",
    YELLOW,
    move=2,
    box=direct(2),
    strength=2,
    text="2 more strength against a Bloodied target.",
    gist="2 more strength against the Bloodied",
)
sap_strength.more_strength = against_bloodied(2)
