"""Rath: poison, tunnels and knives in the back."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    draws,
    enemies_beside,
    free_hexes_by_allies,
    jumps,
    plans,
    strike,
)
from baston.games.superfantasybrawl.cards.card import NEXT_TO, Champion, always_so, indirect
from baston.games.superfantasybrawl.constants import BLUE, PIERCING, RED, YELLOW
from baston.games.superfantasybrawl.moving.placing import place
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.lasting import last
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

rath = Champion("RAT", "Rath", base=(6, 0), levelled=(7, 0), text="Rath's attacks have Poison 1.")
rath.poison = 1

double_dealing = rath.attack(
    "RAT02", "Double Dealing", BLUE, move=2, box=indirect(2), strength=2, text="Double."
)
double_dealing.double = always_so

nightshade = rath.skill(
    "RAT03",
    "Nightshade",
    BLUE,
    move=2,
    text="Draw 2, Plan 1. Rath's next attack this turn ignores defense.",
    gist="Draw 2, Plan 1; his next ignores defense",
)
nightshade.skill(draws(2))
nightshade.skill(plans(1))


@nightshade.skill
@asks()
def nightshade_readies(arena: Arena, me: Frame) -> None:
    last(arena, [me.card], PIERCING, 0)


stalk_beneath = rath.skill(
    "RAT04",
    "Stalk Beneath",
    RED,
    move=0,
    text="2 damage to an enemy next to Rath. If it took damage, Place Rath on a free hex next to an ally.",
    gist="2 damage; Place Rath next to an ally",
)


@stalk_beneath.skill
@asks(must(enemies_beside))
def stalk_beneath_strikes(arena: Arena, me: Frame) -> None:
    set_damage_done(me, strike(arena, me, [me.pick], 2))


def set_damage_done(me: Frame, damage: int) -> None:
    """The strike from beneath has done so much damage."""
    me.memo = [damage]


def damage_done(me: Frame) -> int:
    """The damage that the strike has done; 0 if there was nobody to strike."""
    return me.memo[0] if me.memo else 0


def hexes_by_team_mates(arena: Arena, me: Frame) -> list[int]:
    """None unless it did damage; never Rath's own (SFB-351)."""
    return free_hexes_by_allies(arena, me) if damage_done(me) > 0 else []


@stalk_beneath.skill
@asks(must(hexes_by_team_mates))
def stalk_beneath_surfaces(arena: Arena, me: Frame) -> None:
    place(arena, me, me.card, me.pick)


burrow = rath.attack(
    "RAT05", "Burrow", YELLOW, move=0, box=NEXT_TO, strength=3, text="First, Jump 2. Afterwards, Jump 2."
)
burrow.pre(jumps(2))
burrow.post(jumps(2))

sneak_attack = rath.attack(
    "RAT06",
    "Sneak Attack",
    RED,
    move=2,
    box=NEXT_TO,
    strength=2,
    text="No Reaction can be played to this attack.",
)
sneak_attack.no_reactions = True

go_to_ground = rath.reaction(
    "RAT07", "Go to Ground", YELLOW, defense=1, text="Afterwards, the target may Jump 2."
)
go_to_ground.react_post(jumps(2))
