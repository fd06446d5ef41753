"""Mariusz: most dangerous when he bleeds."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import dashes, if_bloodied, strike
from baston.games.superfantasybrawl.cards.card import NEXT_TO, Champion, always_so
from baston.games.superfantasybrawl.constants import BLUE, RED, YELLOW
from baston.games.superfantasybrawl.moving.displacement import force
from baston.games.superfantasybrawl.moving.movement import dash
from baston.games.superfantasybrawl.moving.placing import place
from baston.games.superfantasybrawl.queries.actions import target_of
from baston.games.superfantasybrawl.queries.figures import is_bloodied
from baston.games.superfantasybrawl.queries.whereabouts import adjacent_enemies, enemies, free_hexes_next_to
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.games.superfantasybrawl.verbs.hand_effects import begin_stun
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

mariusz = Champion(
    "MAR",
    "Mariusz",
    base=(7, 0),
    levelled=(7, 0),
    text="While Mariusz is Bloodied, his attacks have Lifesteal.",
    gist="Bloodied, his attacks have Lifesteal",
)
mariusz.lifesteal = if_bloodied

ravenous_bite = mariusz.attack(
    "MAR02", "Ravenous Bite", BLUE, move=0, box=NEXT_TO, strength=3, text="First, Dash 2. Lifesteal."
)
ravenous_bite.pre(dashes(2))
ravenous_bite.lifesteal = always_so

stalk_the_prey = mariusz.skill(
    "MAR03",
    "Stalk the Prey",
    BLUE,
    move=0,
    text="Place Mariusz on a free hex next to an enemy, then Stun each Bloodied enemy next to him.",
    gist="Stun each Bloodied enemy next to him",
)


def hexes_by_enemies(arena: Arena, me: Frame) -> list[int]:
    near = {hex for enemy in enemies(arena, me.card) for hex in free_hexes_next_to(arena, enemy)}
    return sorted(near)


@stalk_the_prey.skill
@asks(must(hexes_by_enemies))
def stalk_the_prey_places(arena: Arena, me: Frame) -> None:
    place(arena, me, me.card, me.pick)


@stalk_the_prey.skill
@asks()
def stalk_the_prey_stuns(arena: Arena, me: Frame) -> None:
    for enemy in adjacent_enemies(arena, me.card):
        if is_bloodied(arena, enemy):
            begin_stun(arena, me, enemy)


closing_in = mariusz.attack(
    "MAR04",
    "Closing In",
    RED,
    move=2,
    box=NEXT_TO,
    strength=2,
    text="First, Dash 2. Double if Mariusz is Bloodied.",
    gist="Dash 2; Double if he is Bloodied",
)
closing_in.pre(dashes(2))
closing_in.double = if_bloodied

overpower = mariusz.attack(
    "MAR05",
    "Overpower",
    YELLOW,
    move=1,
    box=NEXT_TO,
    strength=2,
    text="First, Dash 2. Afterwards, if Mariusz is Bloodied, Force 1.",
    gist="Dash 2; Force 1 if he is Bloodied",
)
overpower.pre(dashes(2))


@overpower.post
@asks()
def overpower_forces(arena: Arena, me: Frame) -> None:
    if is_bloodied(arena, me.card):
        force(arena, me, target_of(arena), 1)


bone_to_pick = mariusz.attack(
    "MAR06",
    "Bone to Pick",
    RED,
    move=1,
    box=NEXT_TO,
    strength=2,
    text="First, if Mariusz is Bloodied, Dash 2. 2 more strength if he is Bloodied.",
    gist="Bloodied: Dash 2 and 2 more strength",
)


@bone_to_pick.pre
@asks()
def bone_to_pick_dashes(arena: Arena, me: Frame) -> None:
    if is_bloodied(arena, me.card):
        dash(arena, me, me.card, 2)


def two_if_bloodied(arena: Arena, action: Action, target: int) -> int:
    return 2 if if_bloodied(arena, action, target) else 0


bone_to_pick.more_strength = two_if_bloodied

a_cornered_beast = mariusz.reaction(
    "MAR07",
    "A Cornered Beast",
    YELLOW,
    defense=0,
    text="Afterwards, 2 damage to each enemy next to the target.",
    gist="2 damage to enemies next to the target",
)


@a_cornered_beast.react_post
@asks()
def a_cornered_beast_strikes(arena: Arena, me: Frame) -> None:
    strike(arena, me, adjacent_enemies(arena, me.card), 2)
