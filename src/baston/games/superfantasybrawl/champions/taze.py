"""Taze: four hooves and a long run-up."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    STUN_TARGET,
    dashes,
    enemies_crossed,
    hexes_moved,
    if_target_bloodied,
    strike,
)
from baston.games.superfantasybrawl.cards.card import NEXT_TO, Champion, indirect
from baston.games.superfantasybrawl.constants import BLUE, DASH, RED, YELLOW
from baston.games.superfantasybrawl.moving.movement import can_go, dash
from baston.games.superfantasybrawl.queries.actions import present_action
from baston.games.superfantasybrawl.queries.whereabouts import allies
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.effect import asks, may
from baston.kernel.frame import Frame

taze = Champion(
    "TAZ",
    "Taze",
    base=(9, 0),
    levelled=(9, 0),
    text="Instead of a Dash, Taze may do 1 damage to an enemy next to him.",
    gist="1 damage next to him instead of a Dash",
)
taze.strikes_for_dash = True

rodeo = taze.skill(
    "TAZ02",
    "Rodeo",
    RED,
    move=2,
    text="This move may pass through enemies. 2 damage to each enemy passed through.",
    gist="Moves through enemies, 2 damage to each",
)
rodeo.crosses_enemies = True


@rodeo.skill
@asks()
def rodeo_tramples(arena: Arena, me: Frame) -> None:
    strike(arena, me, enemies_crossed(arena, me), 2)


charge = taze.attack(
    "TAZ03",
    "Charge",
    YELLOW,
    move=1,
    box=NEXT_TO,
    strength=1,
    text="First, Dash 3. 1 more strength for each hex of that Dash.",
    gist="Dash 3; 1 more strength for each hex",
)
charge.pre(dashes(3))


@charge.pre
@asks()
def charge_gathers_strength(arena: Arena, me: Frame) -> None:
    present_action(arena).boost += hexes_moved(me)


momentum = taze.reaction("TAZ04", "Momentum", BLUE, defense=1, text="Afterwards, the target may Dash 1.")
momentum.react_post(dashes(1))

bludgeon = taze.attack(
    "TAZ05", "Bludgeon", BLUE, move=2, box=indirect(2), strength=2, text="Afterwards, Stun the target."
)
bludgeon.post(STUN_TARGET)

finishing_blow = taze.attack(
    "TAZ06",
    "Finishing Blow",
    RED,
    move=0,
    box=NEXT_TO,
    strength=3,
    text="First, Dash 2. This attack ignores the defense of a Bloodied target.",
    gist="Dash 2; ignores defense of the Bloodied",
)
finishing_blow.pre(dashes(2))
finishing_blow.pierces = if_target_bloodied

rush = taze.skill("TAZ07", "Rush", YELLOW, move=2, text="Taze or one of his allies may Dash 2.")


def taze_or_ally(arena: Arena, me: Frame) -> list[int]:
    return [c for c in (me.card, *allies(arena, me.card)) if can_go(arena, c, DASH, 2)]


@rush.skill
@asks(may(taze_or_ally))
def rush_dashes(arena: Arena, me: Frame) -> None:
    dash(arena, me, me.pick, 2)
