"""Tzu Xiao: quick blows, and discipline for the whole team."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    dashes,
    jumps,
    pulls_target,
    pushes_target,
    strike,
)
from baston.games.superfantasybrawl.cards.card import ARC, NEXT_TO, Champion, always_so, direct
from baston.games.superfantasybrawl.constants import BLUE, MOVEMENT, RED, STRENGTH, YELLOW
from baston.games.superfantasybrawl.queries.actions import attacker_of, damage_dealt_to, targets_of
from baston.games.superfantasybrawl.queries.figures import hit_points, hit_points_left
from baston.games.superfantasybrawl.queries.seats import side_of
from baston.games.superfantasybrawl.queries.whereabouts import allies, are_adjacent
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.damage import deal
from baston.games.superfantasybrawl.verbs.lasting import last
from baston.kernel.effect import asks
from baston.kernel.frame import Frame

tzu_xiao = Champion(
    "TZU",
    "Tzu Xiao",
    base=(9, 0),
    levelled=(9, 0),
    text="Enemies next to Tzu Xiao have 1 less defense.",
    gist="Enemies next to him: 1 less defense",
)


def weaker_beside_me(arena: Arena, holder: int, champion: int) -> int:
    enemy = side_of(arena, holder) != side_of(arena, champion)
    return -1 if enemy and are_adjacent(arena, holder, champion) else 0


tzu_xiao.defense_aura = weaker_beside_me

challenge = tzu_xiao.attack(
    "TZU02", "Challenge", BLUE, move=1, box=direct(2), strength=2, text="Afterwards, Pull 1."
)
challenge.post(pulls_target(1))

focus = tzu_xiao.skill(
    "TZU03",
    "Focus",
    YELLOW,
    move=1,
    text="Tzu Xiao and his allies have 1 more strength and 1 more movement this turn.",
    gist="He and allies: 1 strength, 1 movement",
)


@focus.skill
@asks()
def focus_strengthens(arena: Arena, me: Frame) -> None:
    team = [me.card, *allies(arena, me.card)]
    last(arena, team, STRENGTH, 1)
    last(arena, team, MOVEMENT, 1)


double_strike = tzu_xiao.attack(
    "TZU04", "Double Strike", RED, move=0, box=NEXT_TO, strength=2, text="First, Dash 2. Double."
)
double_strike.pre(dashes(2))
double_strike.double = always_so

flash_of_jade = tzu_xiao.skill(
    "TZU05",
    "Flash of Jade",
    RED,
    move=2,
    box=ARC,
    text="Each champion in the area takes just enough damage to be Bloodied.",
    gist="Champions in the area become Bloodied",
)


@flash_of_jade.skill
@asks()
def flash_of_jade_hurts(arena: Arena, me: Frame) -> None:
    targets = targets_of(arena)
    amounts = [hit_points_left(arena, c) - (hit_points(arena, c) + 1) // 2 for c in targets]
    deal(arena, targets, amounts, me.card, me.player)


revenge = tzu_xiao.reaction(
    "TZU06",
    "Revenge",
    BLUE,
    defense=0,
    text="Afterwards, the attacker takes as much damage as the attack did to the target, Poison left out.",
    gist="The attacker takes the damage it did",
)


@revenge.react_post
@asks()
def revenge_strikes_back(arena: Arena, me: Frame) -> None:
    strike(arena, me, [attacker_of(arena)], damage_dealt_to(arena, me.card))


pounce = tzu_xiao.attack(
    "TZU07",
    "Pounce",
    YELLOW,
    move=0,
    box=NEXT_TO,
    strength=1,
    text="First, Jump 3. Afterwards, Push 1.",
)
pounce.pre(jumps(3))
pounce.post(pushes_target(1))
