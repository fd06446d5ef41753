"""Gwaien: fire and lightning from afar."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import exposes_target, jumps, pushes_target, strike
from baston.games.superfantasybrawl.cards.card import Champion, direct, indirect
from baston.games.superfantasybrawl.constants import BLUE, RED, YELLOW
from baston.games.superfantasybrawl.queries.actions import damage_dealt, target_of
from baston.games.superfantasybrawl.queries.whereabouts import (
    adjacent_champions,
    are_adjacent,
    champions_in_arena,
    distance,
)
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

gwaien = Champion(
    "GWA",
    "Gwaien",
    base=(6, 0),
    levelled=(6, 0),
    text="Gwaien's shots, direct and indirect, may be 1 nearer than their smallest "
    "distance and 1 farther than their greatest.",
    gist="Shots may be 1 nearer or 1 farther",
)
gwaien.nearer = 1
gwaien.farther = 1

fireball = gwaien.attack(
    "GWA02",
    "Fireball",
    RED,
    move=1,
    box=indirect(3, least=2),
    strength=3,
    text="Afterwards, 2 damage to each champion next to the target, Gwaien and her allies too.",
    gist="2 damage to champions next to the target",
)


@fireball.post
@asks()
def fireball_spreads(arena: Arena, me: Frame) -> None:
    if target_of(arena):
        strike(arena, me, adjacent_champions(arena, target_of(arena)), 2)


flamespear = gwaien.attack(
    "GWA03", "Flamespear", RED, move=1, box=direct(5, least=3), strength=3, text="Afterwards, Push 1."
)
flamespear.post(pushes_target(1))

chain_lightning = gwaien.attack(
    "GWA04",
    "Chain Lightning",
    YELLOW,
    move=2,
    box=direct(3, least=2),
    strength=3,
    text="Afterwards, if this attack did damage, 2 damage to another champion of either side, "
    "Gwaien included, within 2 of the target.",
    gist="If it does damage, 2 to another near it",
)


def champions_near_target(arena: Arena, me: Frame) -> list[int]:
    """Of either side, Gwaien too (SFB-347)."""
    target = target_of(arena)
    if target == 0 or damage_dealt(arena) == 0:
        return []
    return [c for c in champions_in_arena(arena) if c != target and distance(arena, c, target) <= 2]


@chain_lightning.post
@asks(must(champions_near_target))
def chain_lightning_leaps(arena: Arena, me: Frame) -> None:
    strike(arena, me, [me.pick], 2)


ignite = gwaien.attack(
    "GWA05",
    "Ignite",
    BLUE,
    move=2,
    box=indirect(2),
    strength=2,
    text="Afterwards, Gwaien's allies have 2 more strength against the target this turn.",
    gist="Allies: 2 more strength against it",
)


ignite.post(exposes_target(2))

arcane_shield = gwaien.reaction(
    "GWA06",
    "Arcane Shield",
    YELLOW,
    defense=1,
    text="If the attacker is not next to the target, this card gives 2 defense instead of 1.",
    gist="2 defense against attacks from afar",
)


def more_from_afar(arena: Arena, action: Action, defended: int) -> int:
    return 1 if are_adjacent(arena, action.champion, defended) else 2


arcane_shield.guard = more_from_afar

teleport = gwaien.skill("GWA07", "Teleport", BLUE, move=0, text="Jump 4.")
teleport.skill(jumps(4))
