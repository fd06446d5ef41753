"""Loralei: fragile, far-sighted, and everywhere at once."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import draws, free_hexes_beside, plans
from baston.games.superfantasybrawl.cards.card import Champion, always_so, direct, indirect
from baston.games.superfantasybrawl.constants import BLUE, RED, YELLOW
from baston.games.superfantasybrawl.moving.placing import place, swap
from baston.games.superfantasybrawl.queries.actions import damage_dealt_to, target_of
from baston.games.superfantasybrawl.queries.seats import champion_of_card
from baston.games.superfantasybrawl.queries.whereabouts import enemies
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.champions import heal
from baston.games.superfantasybrawl.verbs.hand_effects import begin_discard
from baston.kernel.effect import asks, may, must
from baston.kernel.frame import Frame

loralei = Champion(
    "LOR",
    "Loralei",
    base=(4, 2),
    levelled=(4, 2),
    text="You draw two more cards in your Upkeep.",
)
loralei.extra_draw = 2

clairvoyance = loralei.skill("LOR02", "Clairvoyance", BLUE, move=3, text="Draw 1, Plan 5.")
clairvoyance.skill(draws(1))
clairvoyance.skill(plans(5))

grasping_vines = loralei.skill(
    "LOR03",
    "Grasping Vines",
    RED,
    move=1,
    box=direct(2, allies=True),
    text="Place the target, an enemy or an ally, on a free hex next to Loralei.",
    gist="Place the target next to Loralei",
)


@grasping_vines.skill
@asks(must(free_hexes_beside))
def grasping_vines_draw_near(arena: Arena, me: Frame) -> None:
    place(arena, me, target_of(arena), me.pick)


healing_rain = loralei.skill(
    "LOR04",
    "Healing Rain",
    YELLOW,
    move=3,
    text="Discard up to four cards of your hand: Heal 1 on the champion of each.",
    gist="Discard up to four: Heal 1 for each",
)


@healing_rain.skill
@asks()
def healing_rain_falls(arena: Arena, me: Frame) -> None:
    begin_discard(arena, me, 4)


@healing_rain.skill
@asks()
def healing_rain_heals(arena: Arena, me: Frame) -> None:
    healed = [champion_of_card(arena, card) for card in me.done]
    for champion in sorted(set(healed)):
        heal(arena, champion, healed.count(champion))


intervention = loralei.reaction(
    "LOR05",
    "Intervention",
    BLUE,
    defense=1,
    text="Afterwards, if the attack did no damage to the target, you may Heal 3 on the target.",
    gist="Heal 3 if the attack did no damage",
)


def defended_if_unhurt(arena: Arena, me: Frame) -> list[int]:
    """The defended champion, if it has taken nothing now and has something to heal."""
    return [me.card] if damage_dealt_to(arena, me.card) == 0 and arena.damage[me.card] > 0 else []


@intervention.react_post
@asks(may(defended_if_unhurt))
def intervention_heals(arena: Arena, me: Frame) -> None:
    heal(arena, me.card, 3)


natures_wrath = loralei.attack(
    "LOR06",
    "Nature's Wrath",
    RED,
    move=1,
    box=indirect(4, least=3),
    strength=3,
    text="This attack ignores defense.",
)
natures_wrath.pierces = always_so

winding_paths = loralei.attack(
    "LOR07",
    "Winding Paths",
    YELLOW,
    move=2,
    box=direct(2),
    strength=2,
    text="Afterwards, the target and another enemy swap hexes.",
    gist="The target and another enemy swap hexes",
)


def other_enemies(arena: Arena, me: Frame) -> list[int]:
    target = target_of(arena)
    return [enemy for enemy in enemies(arena, me.card) if enemy != target] if target else []


@winding_paths.post
@asks(must(other_enemies))
def winding_paths_cross(arena: Arena, me: Frame) -> None:
    swap(arena, me, target_of(arena), me.pick)
