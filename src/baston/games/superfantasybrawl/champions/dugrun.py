"""Dugrun: holds his ground, and sends others flying."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    dashes,
    draws,
    exposes_target,
    pushes_target,
    strike,
)
from baston.games.superfantasybrawl.cards.card import NEXT_TO, Champion
from baston.games.superfantasybrawl.constants import BLUE, DASH, PUSH, RED, YELLOW
from baston.games.superfantasybrawl.moving.one_by_one import one_by_one
from baston.games.superfantasybrawl.queries.actions import damage_dealt, present_action, target_of
from baston.games.superfantasybrawl.queries.whereabouts import adjacent_enemies, allies, enemies
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.hand_effects import begin_stun
from baston.kernel.effect import asks
from baston.kernel.frame import Frame

dugrun = Champion(
    "DUG",
    "Dugrun",
    base=(6, 2),
    levelled=(7, 2),
    text="Enemies next to Dugrun cannot attack unless he is among the targets.",
    gist="Enemies next to him must target him",
)
dugrun.draws_attacks = True

hold_ground = dugrun.reaction(
    "DUG02",
    "Hold Ground",
    RED,
    defense=0,
    text="During this attack, cancel every displacement (Push, Pull, Force, Fear) by the "
    "attacker, and the damage of that displacement.",
    gist="Cancel displacement by the attacker",
)


@hold_ground.react
@asks()
def hold_ground_cancels(arena: Arena, me: Frame) -> None:
    present_action(arena).no_displacement = True


knock_down = dugrun.attack(
    "DUG03",
    "Knock Down",
    YELLOW,
    move=2,
    box=NEXT_TO,
    strength=2,
    text="Afterwards, Dugrun's allies have 2 more strength against the target this turn.",
    gist="Allies: 2 more strength against it",
)


knock_down.post(exposes_target(2))

mighty_blow = dugrun.attack(
    "DUG04",
    "Mighty Blow",
    BLUE,
    move=1,
    box=NEXT_TO,
    strength=1,
    text="Afterwards, Push 2. If that Push did damage, Stun the target.",
    gist="Push 2; Stun if that does damage",
)
mighty_blow.post(pushes_target(2))


@mighty_blow.post
@asks()
def mighty_blow_stuns(arena: Arena, me: Frame) -> None:
    if sum(me.done) > 0:
        begin_stun(arena, me, target_of(arena))


shield_slam = dugrun.skill(
    "DUG05",
    "Shield Slam",
    BLUE,
    move=1,
    text="Dash 2, then Push 1 on each enemy next to Dugrun.",
    gist="Dash 2, Push 1 on enemies next to him",
)
shield_slam.needs_champion = True
shield_slam.skill(dashes(2))


@shield_slam.skill
@asks()
def shield_slam_pushes(arena: Arena, me: Frame) -> None:
    one_by_one(arena, me, PUSH, adjacent_enemies(arena, me.card), 1)


blizzard = dugrun.attack(
    "DUG06",
    "Blizzard",
    RED,
    move=2,
    box=NEXT_TO,
    strength=2,
    text="Afterwards, if this attack did damage, 1 damage to each enemy but the target.",
    gist="If it does damage, 1 to each other enemy",
)


@blizzard.post
@asks()
def blizzard_spreads(arena: Arena, me: Frame) -> None:
    if damage_dealt(arena) > 0:
        targets = present_action(arena).targets
        strike(arena, me, [enemy for enemy in enemies(arena, me.card) if enemy not in targets], 1)


onwards = dugrun.skill(
    "DUG07",
    "Onwards!",
    YELLOW,
    move=1,
    text="Draw 1. Each of Dugrun's allies may Dash 1.",
    gist="Draw 1; each ally may Dash 1",
)
onwards.skill(draws(1))


@onwards.skill
@asks()
def onwards_dashes(arena: Arena, me: Frame) -> None:
    one_by_one(arena, me, DASH, allies(arena, me.card), 1)
