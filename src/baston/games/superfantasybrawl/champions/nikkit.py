"""Nikkit: stronger when the discard pile is clean."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.shared_steps import heals, pushes_target, strike, swoops
from baston.games.superfantasybrawl.cards.card import Champion, direct, indirect
from baston.games.superfantasybrawl.constants import BLUE, RED, STRENGTH, YELLOW
from baston.games.superfantasybrawl.queries.actions import target_of
from baston.games.superfantasybrawl.queries.seats import cards_of_core
from baston.games.superfantasybrawl.queries.whereabouts import are_adjacent
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.games.superfantasybrawl.verbs.cards import shuffle_discard_in
from baston.games.superfantasybrawl.verbs.hand_effects import begin_stun
from baston.games.superfantasybrawl.verbs.lasting import last
from baston.kernel.effect import asks
from baston.kernel.frame import Frame

nikkit = Champion(
    "NIK",
    "Nikkit",
    base=(7, 0),
    levelled=(9, 0),
    text="When you Plan, you may also take cards from your discard pile.",
    gist="Plan takes from your discard pile too",
)
nikkit.plans_from_discard = True


def has_discarded(arena: Arena, seat: int, core: int) -> bool:
    return len(cards_of_core(arena, arena.discard[seat], core)) > 0


fearsome_spitfire = nikkit.attack(
    "NIK02",
    "Fearsome Spitfire",
    RED,
    move=1,
    box=direct(3),
    strength=2,
    text="2 more strength if your discard pile has no red card. Afterwards, Push 1.",
    gist="No red discarded: 2 more strength",
)


def two_without_red(arena: Arena, action: Action, target: int) -> int:
    return 0 if has_discarded(arena, action.player, RED) else 2


fearsome_spitfire.more_strength = two_without_red
fearsome_spitfire.post(pushes_target(1))

cracklewind = nikkit.attack(
    "NIK03",
    "Cracklewind",
    BLUE,
    move=0,
    box=indirect(3),
    strength=2,
    text="First, Swoop 2. Afterwards, Stun the target if your discard pile has no blue card.",
    gist="No blue discarded: Stun",
)
cracklewind.pre(swoops(2))


@cracklewind.post
@asks()
def cracklewind_stuns(arena: Arena, me: Frame) -> None:
    if not has_discarded(arena, me.player, BLUE):
        begin_stun(arena, me, target_of(arena))


blackwaters_bite = nikkit.attack(
    "NIK04",
    "Blackwater's Bite",
    YELLOW,
    move=1,
    box=indirect(3),
    strength=2,
    text="If your discard pile has no yellow card: 1 more strength and Lifesteal.",
    gist="No yellow discarded: strength, Lifesteal",
)


def one_without_yellow(arena: Arena, action: Action, target: int) -> int:
    return 1 if without_yellow(arena, action, target) else 0


def without_yellow(arena: Arena, action: Action, target: int) -> bool:
    return not has_discarded(arena, action.player, YELLOW)


blackwaters_bite.more_strength = one_without_yellow
blackwaters_bite.lifesteal = without_yellow

shell_of_the_swamp = nikkit.reaction(
    "NIK05",
    "Shell of the Swamp",
    YELLOW,
    defense=1,
    text="2 more defense if the attacker is next to the target.",
    gist="2 defense if the attacker is next to it",
)


def more_from_near(arena: Arena, action: Action, defended: int) -> int:
    return 3 if are_adjacent(arena, action.champion, defended) else 1


shell_of_the_swamp.guard = more_from_near

burning_wrath = nikkit.skill(
    "NIK06",
    "Burning Wrath",
    RED,
    move=1,
    box=indirect(3, allies=True),
    text="The target, an enemy or an ally, takes 1 damage and has 2 more strength this turn.",
    gist="1 damage, but 2 more strength this turn",
)


@burning_wrath.skill
@asks()
def burning_wrath_burns(arena: Arena, me: Frame) -> None:
    strike(arena, me, [target_of(arena)], 1)


@burning_wrath.skill
@asks()
def burning_wrath_strengthens(arena: Arena, me: Frame) -> None:
    last(arena, [target_of(arena)], STRENGTH, 2)


recovery = nikkit.skill(
    "NIK07",
    "Recovery",
    BLUE,
    move=0,
    text="Shuffle your discard pile into your deck. Heal 2 on Nikkit.",
    gist="Shuffle your discard pile back; Heal 2",
)


@recovery.skill
@asks()
def recovery_shuffles(arena: Arena, me: Frame) -> None:
    shuffle_discard_in(arena, me.player)


recovery.skill(heals(2))
