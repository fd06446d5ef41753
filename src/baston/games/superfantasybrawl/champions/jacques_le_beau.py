"""Jacques le Beau: a blade, a grin and one Core too many."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.reactions import guard
from baston.games.superfantasybrawl.acting.shared_steps import (
    dashes,
    draws,
    heals,
    hurts_enemies_passed,
    strike,
)
from baston.games.superfantasybrawl.cards.card import ARC, NEXT_TO, Champion, printed
from baston.games.superfantasybrawl.constants import BLUE, CORE, RED, YELLOW
from baston.games.superfantasybrawl.queries.actions import attacker_of, present_action
from baston.games.superfantasybrawl.queries.costs import cores_for
from baston.games.superfantasybrawl.queries.seats import cards_of_core
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.games.superfantasybrawl.verbs.cores import exhaust, exhausted, ready_core
from baston.games.superfantasybrawl.verbs.hand_effects import begin_discard, begin_plan
from baston.kernel.effect import asks, may
from baston.kernel.frame import Frame

jacques_le_beau = Champion(
    "JAQ",
    "Jacques le Beau",
    base=(6, 1),
    levelled=(7, 1),
    text="At the start of your Activation phase, you may ready one of your Cores.",
    gist="Ready a Core as your Activation starts",
)


def cores_to_ready(arena: Arena, me: Frame) -> list[int]:
    return [core + 1 for core in exhausted(arena, me.player)]


@jacques_le_beau.passive("begins", does="may ready a Core")
@asks(may(cores_to_ready, kind=CORE))
def jacques_readies(arena: Arena, me: Frame) -> None:
    ready_core(arena, me.player, me.pick - 1)


jacques_le_beau.activation_begins = jacques_readies


def discarded(arena: Arena, me: Frame, core: int) -> int:
    """How many of the cards just discarded have this color."""
    return sum(1 for card in me.done if printed(arena, card).core == core)


def discards_three(arena: Arena, me: Frame) -> None:
    begin_discard(arena, me, 3)


parrying_blow = jacques_le_beau.reaction(
    "JAQ02",
    "Parrying Blow",
    RED,
    defense=1,
    text="Discard up to three cards of your hand: 1 more defense for each blue one among them.",
    gist="Discard: 1 defense for each blue card",
)
parrying_blow.react(asks()(discards_three))


@parrying_blow.react
@asks()
def parrying_blow_guards(arena: Arena, me: Frame) -> None:
    guard(arena, me.card, discarded(arena, me, BLUE))


riposte = jacques_le_beau.reaction(
    "JAQ03",
    "Riposte",
    BLUE,
    defense=1,
    text="Afterwards, discard up to three cards of your hand: 1 damage to the attacker for "
    "each red one among them.",
    gist="Discard: 1 damage for each red card",
)
riposte.react_post(asks()(discards_three))


@riposte.react_post
@asks()
def riposte_strikes(arena: Arena, me: Frame) -> None:
    strike(arena, me, [attacker_of(arena)], discarded(arena, me, RED))


en_garde = jacques_le_beau.attack(
    "JAQ04",
    "En-Garde",
    YELLOW,
    move=2,
    box=ARC,
    strength=1,
    text="1 more strength for each target, allies included.",
    gist="1 more strength for each target",
)


def one_for_each_target(arena: Arena, action: Action, target: int) -> int:
    return len(action.targets)


en_garde.more_strength = one_for_each_target


def cores_to_pay(arena: Arena, me: Frame, core: int) -> list[int]:
    """None once Jacques has fallen: no more is paid then (SFB-155)."""
    return cores_for(arena, me, core) if is_in_arena(arena, me.card) else []


a_pirates_life = jacques_le_beau.skill(
    "JAQ05",
    "A Pirate's Life For Me",
    YELLOW,
    move=2,
    text="Draw 1, Heal 1 on Jacques. You may exhaust your blue Core for Plan 2.",
    gist="Draw 1, Heal 1; a blue Core for Plan 2",
)
a_pirates_life.skill(draws(1))
a_pirates_life.skill(heals(1))


def blue_cores(arena: Arena, me: Frame) -> list[int]:
    return cores_to_pay(arena, me, BLUE)


@a_pirates_life.skill
@asks(may(blue_cores, kind=CORE))
def a_pirates_life_plans(arena: Arena, me: Frame) -> None:
    exhaust(arena, me.player, me.pick - 1)
    begin_plan(arena, me, 2)


swift_sword_cut = jacques_le_beau.skill(
    "JAQ06",
    "Swift Sword Cut",
    BLUE,
    move=2,
    text="Dash 3, through champions and traps; then 1 damage to each enemy passed "
    "through. You may exhaust your red Core to play this card again.",
    gist="Dash 3, 1 damage; red Core: once more",
)
swift_sword_cut.needs_champion = True
swift_sword_cut.skill(dashes(3, freely=True))
swift_sword_cut.skill(hurts_enemies_passed(1))


def red_cores(arena: Arena, me: Frame) -> list[int]:
    return cores_to_pay(arena, me, RED)


@swift_sword_cut.skill
@asks(may(red_cores, kind=CORE))
def swift_sword_cut_again(arena: Arena, me: Frame) -> None:
    exhaust(arena, me.player, me.pick - 1)
    present_action(arena).again = True


coup_de_grace = jacques_le_beau.attack(
    "JAQ07",
    "Coup de Grâce",
    RED,
    move=2,
    box=NEXT_TO,
    strength=2,
    text="First, Dash 2. 1 more strength for each red card in your discard pile.",
    gist="Dash 2; 1 strength per red discard",
)
coup_de_grace.pre(dashes(2))


def one_for_each_red_discarded(arena: Arena, action: Action, target: int) -> int:
    return len(cards_of_core(arena, arena.discard[action.player], RED))


coup_de_grace.more_strength = one_for_each_red_discarded
