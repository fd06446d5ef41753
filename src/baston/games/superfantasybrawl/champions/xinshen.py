"""Xinshén: moves everybody by a thought."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    draws,
    enemies_beside,
    forces_target,
    jumps,
    plans,
    pulls_target,
    pushes_target,
)
from baston.games.superfantasybrawl.cards.card import Champion, always_so, direct, indirect
from baston.games.superfantasybrawl.constants import BLUE, RED, YELLOW
from baston.games.superfantasybrawl.moving.displacement import force, push
from baston.games.superfantasybrawl.queries.actions import attacker_of
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

xinshen = Champion(
    "XIN",
    "Xinshén",
    base=(4, 1),
    levelled=(5, 1),
    text="Each time Xinshén displaces an enemy, Stun it; a Push or Pull that only does damage counts too.",
    gist="Stun each enemy that she displaces",
)
xinshen.stuns_displaced = True

shift_the_elements = xinshen.reaction(
    "XIN02", "Shift the Elements", RED, defense=2, text="Afterwards, Force 1 on the attacker."
)


@shift_the_elements.react_post
@asks()
def shift_the_elements_forces(arena: Arena, me: Frame) -> None:
    force(arena, me, attacker_of(arena), 1)


mind_over_matter = xinshen.attack(
    "XIN03",
    "Mind Over Matter",
    RED,
    move=1,
    box=indirect(3, least=2),
    strength=1,
    text="Afterwards, Force 1, then Push 1.",
)
mind_over_matter.post(forces_target(1))
mind_over_matter.post(pushes_target(1))

felines_grace = xinshen.skill(
    "XIN04",
    "Feline's Grace",
    BLUE,
    move=0,
    text="Jump 3, then Push 1 on an enemy next to Xinshén.",
    gist="Jump 3, Push 1 on an enemy next to her",
)
felines_grace.skill(jumps(3))


@felines_grace.skill
@asks(must(enemies_beside))
def felines_grace_pushes(arena: Arena, me: Frame) -> None:
    push(arena, me, me.pick, 1)


pull_of_the_panther = xinshen.skill(
    "XIN05", "Pull of the Panther", YELLOW, move=1, box=indirect(5, least=3), text="Pull 2."
)
pull_of_the_panther.skill(pulls_target(2))

contemplation = xinshen.skill("XIN06", "Contemplation", YELLOW, move=2, text="Draw 2, Plan 2.")
contemplation.skill(draws(2))
contemplation.skill(plans(2))

telekinetic_fury = xinshen.attack(
    "XIN07",
    "Telekinetic Fury",
    BLUE,
    move=2,
    box=direct(3, least=2),
    strength=2,
    text="Double. Afterwards, Push 1.",
)
telekinetic_fury.double = always_so
telekinetic_fury.post(pushes_target(1))
