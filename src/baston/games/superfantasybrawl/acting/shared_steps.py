"""Steps that many cards share: of the champion that acts, and of the target of the action going on."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.reported_movement import champions_crossed
from baston.games.superfantasybrawl.cards.card import Amount
from baston.games.superfantasybrawl.constants import PUSH, STRENGTH_AGAINST
from baston.games.superfantasybrawl.moving.displacement import fear, force, pull, push
from baston.games.superfantasybrawl.moving.movement import dash, jump, swoop
from baston.games.superfantasybrawl.moving.movement_frame import champions_reported, hexes_reported
from baston.games.superfantasybrawl.moving.one_by_one import one_by_one
from baston.games.superfantasybrawl.queries.actions import attacker_of, target_of, targets_of
from baston.games.superfantasybrawl.queries.figures import is_bloodied
from baston.games.superfantasybrawl.queries.whereabouts import (
    adjacent_allies,
    adjacent_enemies,
    allies,
    enemies,
    free_hexes_next_to,
    is_in_arena,
)
from baston.games.superfantasybrawl.state.arena import Action, Arena
from baston.games.superfantasybrawl.verbs.cards import draw
from baston.games.superfantasybrawl.verbs.champions import heal
from baston.games.superfantasybrawl.verbs.damage import deal
from baston.games.superfantasybrawl.verbs.hand_effects import begin_plan, begin_stun
from baston.games.superfantasybrawl.verbs.lasting import last
from baston.kernel.effect import Step
from baston.kernel.frame import Frame

# Cards.


def draws(count: int) -> Step[Arena]:
    """The step in which the effect's player draws `count` cards."""

    def act(arena: Arena, me: Frame) -> None:
        draw(arena, me.player, count)

    return Step(act)


def plans(most: int) -> Step[Arena]:
    """The step in which the effect's player may Plan up to `most` cards."""

    def act(arena: Arena, me: Frame) -> None:
        begin_plan(arena, me, most)

    return Step(act)


# Movement of the champion itself; of a Reaction, the defended champion.


def dashes(most: int, freely: bool = False) -> Step[Arena]:
    """The step in which the acting champion may Dash up to `most` hexes.

    `freely`: past champions and traps.
    """

    def act(arena: Arena, me: Frame) -> None:
        dash(arena, me, me.card, most, freely)

    return Step(act)


def jumps(most: int) -> Step[Arena]:
    """The step in which the acting champion may Jump up to `most` hexes."""

    def act(arena: Arena, me: Frame) -> None:
        jump(arena, me, me.card, most)

    return Step(act)


def swoops(most: int) -> Step[Arena]:
    """The step in which the acting champion may Swoop up to `most` hexes."""

    def act(arena: Arena, me: Frame) -> None:
        swoop(arena, me, me.card, most)

    return Step(act)


# What happens to the target.


def pushes_target(distance: int) -> Step[Arena]:
    """The step that Pushes the target exactly `distance` hexes; what it cannot go is damage."""

    def act(arena: Arena, me: Frame) -> None:
        push(arena, me, target_of(arena), distance)

    return Step(act)


def pulls_target(distance: int) -> Step[Arena]:
    """The step that Pulls the target exactly `distance` hexes; what it cannot go is damage."""

    def act(arena: Arena, me: Frame) -> None:
        pull(arena, me, target_of(arena), distance)

    return Step(act)


def forces_target(most: int) -> Step[Arena]:
    """The step in which the effect's player may Force the target up to `most` hexes."""

    def act(arena: Arena, me: Frame) -> None:
        force(arena, me, target_of(arena), most)

    return Step(act)


def fears_target(distance: int) -> Step[Arena]:
    """The step in which the target flees `distance` hexes, or as far as it can."""

    def act(arena: Arena, me: Frame) -> None:
        fear(arena, me, target_of(arena), distance)

    return Step(act)


def pushes_targets(distance: int) -> Step[Arena]:
    """The step that Pushes all targets, in an order that the effect's player chooses."""

    def act(arena: Arena, me: Frame) -> None:
        one_by_one(arena, me, PUSH, targets_of(arena), distance)

    return Step(act)


def exposes_target(amount: int) -> Step[Arena]:
    """The step that gives team-mates `amount` more strength against the target this turn."""

    def act(arena: Arena, me: Frame) -> None:
        target = target_of(arena)
        if target:
            last(arena, allies(arena, me.card), STRENGTH_AGAINST, amount, target)

    return Step(act)


def _stun_target(arena: Arena, me: Frame) -> None:
    begin_stun(arena, me, target_of(arena))


def _stun_attacker(arena: Arena, me: Frame) -> None:
    begin_stun(arena, me, attacker_of(arena))


STUN_TARGET: Step[Arena] = Step(_stun_target)
STUN_ATTACKER: Step[Arena] = Step(_stun_attacker)


# Hit points.


def heals(amount: int) -> Step[Arena]:
    """The step in which the acting champion heals up to `amount` damage."""

    def act(arena: Arena, me: Frame) -> None:
        heal(arena, me.card, amount)

    return Step(act)


def strike(arena: Arena, me: Frame, champions: list[int], amount: int) -> int:
    """Deal the same damage to several champions at once, on the acting one's account; return the sum."""
    return deal(arena, champions, [amount] * len(champions), me.card, me.player)


# Conditions of attacks.


def against_bloodied(amount: int) -> Amount:
    """The strength bonus "`amount` more against a Bloodied target", for `Card.more_strength`."""

    def more(arena: Arena, action: Action, target: int) -> int:
        return amount if is_bloodied(arena, target) else 0

    return more


def if_bloodied(arena: Arena, action: Action, target: int) -> bool:
    """Whether the acting champion is Bloodied: the condition of keywords of an attack."""
    return is_bloodied(arena, action.champion)


def if_target_bloodied(arena: Arena, action: Action, target: int) -> bool:
    """Whether the target is Bloodied: the condition of keywords of an attack."""
    return is_bloodied(arena, target)


# Champions that later steps of the text speak of.


def choose_champions(me: Frame, champions: list[int]) -> None:
    """Remember champions for the later steps of the text."""
    me.memo = champions


def chosen_champions(me: Frame) -> list[int]:
    """The champions that an earlier step chose; empty if there was nobody to choose."""
    return me.memo


def remember_struck(me: Frame, champions: list[int]) -> None:
    """Remember the champions just struck for the later steps of the text."""
    me.memo = champions


def struck_champions(me: Frame) -> list[int]:
    """The champions that an earlier step struck."""
    return me.memo


# What a movement just made has reported.


def champions_passed(me: Frame) -> list[int]:
    """The champions that the last movement passed through, in order (SFB-238)."""
    return champions_reported(me.done)


def hexes_moved(me: Frame) -> int:
    """How many hexes the last movement went; 0 if there was none."""
    return hexes_reported(me.done)


def enemies_passed(arena: Arena, me: Frame) -> list[int]:
    """The enemies still in the arena that the last movement passed through."""
    return [champion for champion in champions_passed(me) if champion in enemies(arena, me.card)]


def hurts_enemies_passed(amount: int) -> Step[Arena]:
    """The step that deals `amount` damage to each enemy passed, right after the movement."""

    def act(arena: Arena, me: Frame) -> None:
        strike(arena, me, enemies_passed(arena, me), amount)

    return Step(act)


def enemies_crossed(arena: Arena, me: Frame) -> list[int]:
    """The enemies still in the arena that the printed movement of a skill passed through."""
    return [enemy for enemy in enemies(arena, me.card) if enemy in champions_crossed(me)]


# What a text lets its player choose from. What is measured from a champion that has left finds nothing.


def allies_in_arena(arena: Arena, me: Frame) -> list[int]:
    """The acting champion's team-mates in the arena."""
    return allies(arena, me.card)


def allies_beside(arena: Arena, me: Frame) -> list[int]:
    """The acting champion's team-mates next to it."""
    return adjacent_allies(arena, me.card)


def enemies_beside(arena: Arena, me: Frame) -> list[int]:
    """The enemies next to the acting champion."""
    return adjacent_enemies(arena, me.card)


def free_hexes_beside(arena: Arena, me: Frame) -> list[int]:
    """The free hexes next to the acting champion."""
    return free_hexes_next_to(arena, me.card)


def free_hexes_by_allies(arena: Arena, me: Frame) -> list[int]:
    """The free hexes next to team-mates of the acting champion; none if it is out of the arena."""
    if not is_in_arena(arena, me.card):
        return []
    near = {hex for ally in allies(arena, me.card) for hex in free_hexes_next_to(arena, ally)}
    return sorted(near)
