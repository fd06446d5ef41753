"""Al'kemi: potions for everybody, whether they like it or not."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import draws, plans, strike
from baston.games.superfantasybrawl.cards.card import ARC, Champion, always_so
from baston.games.superfantasybrawl.constants import BLUE, RED, YELLOW
from baston.games.superfantasybrawl.moving.placing import place
from baston.games.superfantasybrawl.queries.figures import defense
from baston.games.superfantasybrawl.queries.seats import next_opponent
from baston.games.superfantasybrawl.queries.whereabouts import (
    adjacent_enemies,
    champions_in_arena,
    enemies,
    home_of,
    is_free,
    is_in_arena,
)
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.cards import draw
from baston.games.superfantasybrawl.verbs.champions import heal
from baston.games.superfantasybrawl.verbs.cores import ready_core
from baston.games.superfantasybrawl.verbs.damage import deal
from baston.kernel.effect import asks, may, must
from baston.kernel.frame import Frame

alkemi = Champion(
    "ALK",
    "Al'kemi",
    base=(6, 0),
    levelled=(6, 0),
    text="Once a round, one of your champions may use a standard action without a Core.",
    gist="A standard action without a Core",
)
alkemi.free_standard = True

barrage = alkemi.attack(
    "ALK02", "Barrage", RED, move=2, box=ARC, strength=2, text="This attack ignores defense."
)
barrage.pierces = always_so

acid_rain = alkemi.skill(
    "ALK03",
    "Acid Rain",
    BLUE,
    move=2,
    text="Each champion, Al'kemi too, takes as much damage as it has defense.",
    gist="All take as much damage as defense",
)
acid_rain.needs_champion = True


@acid_rain.skill
@asks()
def acid_rain_falls(arena: Arena, me: Frame) -> None:
    champions = champions_in_arena(arena)
    deal(arena, champions, [defense(arena, c) for c in champions], me.card, me.player)


recipe_for_disaster = alkemi.skill("ALK04", "Recipe for Disaster", BLUE, move=3, text="Draw 2, Plan 2.")
recipe_for_disaster.skill(draws(2))
recipe_for_disaster.skill(plans(2))

aqua_vitae = alkemi.skill(
    "ALK05",
    "Aqua Vitae",
    YELLOW,
    move=2,
    text="You may Heal 1 on an enemy. If that removed damage, ready your blue Core.",
    gist="Heal 1 on an enemy: ready the blue Core",
)


def enemies_in_arena(arena: Arena, me: Frame) -> list[int]:
    return enemies(arena, me.card)


@aqua_vitae.skill
@asks(may(enemies_in_arena))
def aqua_vitae_heals(arena: Arena, me: Frame) -> None:
    if heal(arena, me.pick, 1) > 0:
        ready_core(arena, me.player, BLUE)


alchemical_fire = alkemi.skill(
    "ALK06",
    "Alchemical Fire",
    YELLOW,
    move=2,
    text="Your opponent draws a card. Ready your red Core.",
    gist="An opponent draws; ready your red Core",
)


@alchemical_fire.skill
@asks()
def alchemical_fire_readies(arena: Arena, me: Frame) -> None:
    draw(arena, next_opponent(arena, me.player), 1)
    ready_core(arena, me.player, RED)


up_in_smoke = alkemi.reaction(
    "ALK07",
    "Up in Smoke",
    RED,
    defense=0,
    text="Afterwards, 2 damage to each enemy next to the target, then Place the target on "
    "a free hex of its deployment zone.",
    gist="2 damage around; Place it in deployment",
)


@up_in_smoke.react_post
@asks()
def up_in_smoke_burns(arena: Arena, me: Frame) -> None:
    strike(arena, me, adjacent_enemies(arena, me.card), 2)


def free_home_hexes(arena: Arena, me: Frame) -> list[int]:
    if not is_in_arena(arena, me.card):
        return []
    return [hex for hex in home_of(arena, me.card) if is_free(arena, hex)]


@up_in_smoke.react_post
@asks(must(free_home_hexes))
def up_in_smoke_vanishes(arena: Arena, me: Frame) -> None:
    place(arena, me, me.card, me.pick)
