"""Sir Tentaclot: eight arms, all of them long."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import (
    forces_target,
    jumps,
    pulls_target,
    remember_struck,
    strike,
    struck_champions,
)
from baston.games.superfantasybrawl.cards.card import NEXT_TO, Champion, always_so, direct, indirect
from baston.games.superfantasybrawl.constants import BLUE, FEAR, FORCE, RED, YELLOW
from baston.games.superfantasybrawl.moving.one_by_one import one_by_one
from baston.games.superfantasybrawl.queries.actions import present_action
from baston.games.superfantasybrawl.queries.seats import seat_of, side_of
from baston.games.superfantasybrawl.queries.whereabouts import (
    adjacent_champions,
    adjacent_enemies,
    is_by_statue,
)
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.cards import put_on_top_at_random
from baston.kernel.effect import asks
from baston.kernel.frame import Frame

sir_tentaclot = Champion(
    "TEN",
    "Sir Tentaclot",
    base=(7, 0),
    levelled=(7, 1),
    text="While Sir Tentaclot is next to a statue, displacement by enemies does nothing to him.",
    gist="Next to a statue, safe from displacement",
)


def holds_on_to_a_statue(arena: Arena, holder: int, source: int) -> bool:
    return is_by_statue(arena, holder) and side_of(arena, source) != side_of(arena, holder)


sir_tentaclot.safe_from_displacement = holds_on_to_a_statue

all_eight_tentacles = sir_tentaclot.attack(
    "TEN02",
    "All Eight Tentacles",
    YELLOW,
    move=1,
    box=direct(3, least=2),
    strength=2,
    text="Double. Afterwards, Pull 2.",
)
all_eight_tentacles.double = always_so
all_eight_tentacles.post(pulls_target(2))

tentacle_strike = sir_tentaclot.attack(
    "TEN03", "Tentacle Strike", RED, move=2, box=NEXT_TO, strength=2, text="Poison 2."
)
tentacle_strike.poison = 2

one_eighth_of_my_strength = sir_tentaclot.attack(
    "TEN04",
    "One-Eighth of My Strength",
    BLUE,
    move=1,
    box=direct(2),
    strength=2,
    text="Afterwards, Pull 1.",
)
one_eighth_of_my_strength.post(pulls_target(1))

mask_of_fear = sir_tentaclot.reaction(
    "TEN05",
    "Mask of Fear",
    RED,
    defense=0,
    text="Afterwards, 1 damage to each enemy next to the target, and Fear 1 on each of them.",
    gist="1 damage, Fear 1 on enemies next to it",
)


@mask_of_fear.react_post
@asks()
def mask_of_fear_hurts(arena: Arena, me: Frame) -> None:
    remember_struck(me, adjacent_enemies(arena, me.card))
    strike(arena, me, struck_champions(me), 1)


@mask_of_fear.react_post
@asks()
def mask_of_fear_frightens(arena: Arena, me: Frame) -> None:
    one_by_one(arena, me, FEAR, struck_champions(me), 1)


mindcloud = sir_tentaclot.skill(
    "TEN06",
    "Mindcloud",
    YELLOW,
    move=1,
    box=indirect(2),
    text="Force 1. The target's player puts a card from hand, at random, on top of their deck.",
    gist="Force 1; a random card back on the deck",
)
mindcloud.skill(forces_target(1))


@mindcloud.skill
@asks()
def mindcloud_confuses(arena: Arena, me: Frame) -> None:
    """Though the target may have fallen on its way."""
    put_on_top_at_random(arena, seat_of(arena, present_action(arena).targets[0]))


oh_rlyeh = sir_tentaclot.skill(
    "TEN07",
    "Oh R'Lyeh?",
    BLUE,
    move=0,
    text="Jump 3, then Force 1 on each champion next to Sir Tentaclot.",
    gist="Jump 3, Force 1 on champions next to him",
)
oh_rlyeh.skill(jumps(3))


@oh_rlyeh.skill
@asks()
def oh_rlyeh_forces(arena: Arena, me: Frame) -> None:
    one_by_one(arena, me, FORCE, adjacent_champions(arena, me.card), 1)
