"""Skills and standard actions, from after their movement on (SFB-130 to 137)."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.acting.reported_movement import hand_on_report
from baston.games.superfantasybrawl.cards.card import RULES, printed
from baston.games.superfantasybrawl.constants import (
    AREA,
    FIRST_STANDARD,
    NO_BOX,
    STANDARD_BLUE,
    STANDARD_RED,
    STANDARD_YELLOW,
)
from baston.games.superfantasybrawl.queries.actions import present_action
from baston.games.superfantasybrawl.queries.seats import seat_of
from baston.games.superfantasybrawl.queries.targeting import area_targets, area_ways, single_targets
from baston.games.superfantasybrawl.queries.whereabouts import adjacent_enemies, is_in_arena
from baston.games.superfantasybrawl.state.arena import NO_WAY, Arena
from baston.games.superfantasybrawl.verbs.champions import heal
from baston.games.superfantasybrawl.verbs.damage import hurt
from baston.games.superfantasybrawl.verbs.hand_effects import begin_plan, cards_to_plan_of
from baston.kernel.effect import abandon, asks, begin, may, must
from baston.kernel.frame import NUMBER, PASS, Frame

USE_IT: Final = 1


# Skills.


def box_of(arena: Arena, me: Frame) -> int:
    """The kind of the targeting box on the skill's card."""
    return printed(arena, me.subject).box.kind


def targets_or_stop(arena: Arena, me: Frame) -> list[int]:
    """PASS to stop, and the targets of a skill with a box (SFB-131)."""
    if box_of(arena, me) in (NO_BOX, AREA):
        return []
    return [PASS, *single_targets(arena, me.card, printed(arena, me.subject))]


def ways_or_stop(arena: Arena, me: Frame) -> list[int]:
    """PASS to stop, and the ways, plus 1, to lay the area of a skill with one."""
    if box_of(arena, me) != AREA:
        return []
    return [PASS, *[way + 1 for way in area_ways(arena, me.card, printed(arena, me.subject))]]


def use_or_stop(arena: Arena, me: Frame) -> list[int]:
    """PASS to stop, or use a skill without a box, unless nothing of it is left (SFB-155)."""
    if box_of(arena, me) != NO_BOX:
        return []
    is_left = is_in_arena(arena, me.card) or not printed(arena, me.subject).needs_champion
    return [PASS, USE_IT] if is_left else [PASS]


@RULES.effect("skill")
@asks(must(targets_or_stop), clause="SFB-130", prompt="target")
def skill(arena: Arena, me: Frame) -> None:
    """Record the single target picked for a skill, or stop on PASS.

    `me.card` is the champion, `me.subject` its card; for what its movement reported see `reported_movement`.
    """
    _settle(arena, me, [me.pick], NO_WAY)


@skill.then
@asks(must(ways_or_stop, kind=NUMBER), clause="SFB-130", prompt="area")
def skill_lays_area(arena: Arena, me: Frame) -> None:
    """Record the champions in the area, laid the way picked, as the targets of a skill."""
    way = me.pick - 1
    inside = area_targets(arena, me.card, printed(arena, me.subject), way) if me.pick != PASS else []
    _settle(arena, me, inside, way)


@skill.then
@asks(must(use_or_stop, kind=NUMBER), clause="SFB-130", prompt="use")
def skill_is_used(arena: Arena, me: Frame) -> None:
    """Go on with a skill without a box, or stop on PASS."""
    if me.pick == PASS:
        abandon(me)


def _settle(arena: Arena, me: Frame, targets: list[int], way: int) -> None:
    if me.pick == PASS:
        abandon(me)
        return
    action = present_action(arena)
    action.targets = targets
    action.way = way


@skill.then
@asks()
def skill_acts(arena: Arena, me: Frame) -> None:
    """Begin the skill's text, which learns of the champions that its movement has crossed."""
    card = printed(arena, me.subject)
    if card.skill_effect is not None:
        frame = begin(arena, card.skill_effect.number, me.card, me.player, me.subject)
        if card.crosses_enemies:
            hand_on_report(me, frame)


# Standard actions.


def can_be_done(arena: Arena, champion: int, number: int) -> bool:
    """Whether a standard action has anything to do where its champion stands, without its movement."""
    if number == STANDARD_RED:
        return len(adjacent_enemies(arena, champion)) > 0
    if number == STANDARD_YELLOW:
        return arena.damage[champion] > 0
    return number == STANDARD_BLUE and len(cards_to_plan_of(arena, seat_of(arena, champion))) > 0


def is_standard(me: Frame, number: int) -> bool:
    """Whether the effect is this standard action, by its number."""
    return me.subject == FIRST_STANDARD + number


def enemies_to_strike(arena: Arena, me: Frame) -> list[int]:
    """The enemies that the red standard action may damage; none for other standard actions."""
    return adjacent_enemies(arena, me.card) if is_standard(me, STANDARD_RED) else []


def heal_or_not(arena: Arena, me: Frame) -> list[int]:
    """The option USE_IT if this is the yellow standard action and there is damage to heal."""
    hurts = is_in_arena(arena, me.card) and arena.damage[me.card] > 0
    return [USE_IT] if hurts and is_standard(me, STANDARD_YELLOW) else []


@RULES.effect("standard action")
@asks(may(enemies_to_strike), clause="SFB-134", prompt="hurt")
def standard_action(arena: Arena, me: Frame) -> None:
    """Deal 1 damage to the enemy picked, by the red standard action; this is no attack (SFB-137)."""
    hurt(arena, me.pick, 1, me.card, me.player)


@standard_action.then
@asks(may(heal_or_not, kind=NUMBER), clause="SFB-134", prompt="heal")
def standard_action_heals(arena: Arena, me: Frame) -> None:
    """Let the champion heal 1 by the yellow standard action."""
    heal(arena, me.card, 1)


@standard_action.then
@asks()
def standard_action_plans(arena: Arena, me: Frame) -> None:
    """Let the player Plan 1 by the blue standard action."""
    if is_standard(me, STANDARD_BLUE):
        begin_plan(arena, me, 1)
