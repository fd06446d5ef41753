"""An estimate of who is ahead: victory points, what the challenges may bring, how the champions stand.

An action that is going on counts with what it may still bring, so that who looks one answer ahead sees why a
card is played before it has done anything.
"""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.acting.attack import attack_damage, ignores_defense, strength_against
from baston.games.superfantasybrawl.cards.card import Card, printed
from baston.games.superfantasybrawl.constants import AREA, ATTACK, DIRECT, INDIRECT, SETUP
from baston.games.superfantasybrawl.moving.crossing import crossing
from baston.games.superfantasybrawl.moving.movement import movement
from baston.games.superfantasybrawl.moving.movement_frame import moves_left
from baston.games.superfantasybrawl.queries.challenges import challenge_of, is_met, side_in_arena, track_of
from baston.games.superfantasybrawl.queries.figures import defense, hit_points, hit_points_left
from baston.games.superfantasybrawl.queries.seats import side_of
from baston.games.superfantasybrawl.queries.whereabouts import home_of, is_in_arena
from baston.games.superfantasybrawl.state.arena import TEAMS, Action, Arena

OF_CHALLENGE: Final = 0.55  # of the VP of one that is met now
OF_NEXT: Final = 0.15  # of the VP that a met one would have a slot further
OF_NEARLY: Final = 0.012  # for each hex that a champion is nearer to a statue
OF_HEALTH: Final = 0.9  # a whole champion, in VP; the loss weighs more the nearer it is to the Gate
OF_LEVEL: Final = 0.25
OF_ARENA: Final = 0.25
OF_CARD: Final = 0.004  # of the active player, who discards what is left
OF_CORE: Final = 0.003
OF_READY: Final = 0.03  # a Core for Reactions in the other's turn
ALL_CORES: Final = 3
OF_STEP: Final = 0.02  # of a movement that is still to come
OF_SKILL: Final = 0.03  # what a skill may bring before it is used
OF_LEAP: Final = 2  # hexes that a movement before the attack adds
FAR: Final = 6
SPREAD: Final = 2.5  # VP of lead that are worth half a win


def evaluate(arena: Arena, seat: int) -> float:
    """The lead of a seat's side over the other, from −1 to 1."""
    side = seat % TEAMS
    lead = worth(arena, side) - worth(arena, 1 - side)
    action = arena.action
    if action is not None:
        gain = expected_gain(arena, action)
        lead += gain if action.player % TEAMS == side else -gain
    return lead / (SPREAD + abs(lead))


def worth(arena: Arena, side: int) -> float:
    """What a side, 0 or 1, has on the board, in victory points."""
    total = float(arena.vp[side])
    slots = track_of(arena).slots
    for slot, challenge in enumerate(arena.track):
        if challenge and is_met(arena, challenge_of(arena, challenge).condition, side):
            total += OF_CHALLENGE * slots[slot]
            if slot + 1 < len(slots):
                total += OF_NEXT * slots[slot + 1]
    for champion in side_in_arena(arena, side):
        total += OF_ARENA + health_of(arena, champion, 0) + OF_LEVEL * arena.level[champion]
        total += OF_NEARLY * (FAR - _way_to_a_statue(arena, champion))
    for seat in range(side, arena.players, TEAMS):
        total += _in_hand(arena, seat)
    return total


def _way_to_a_statue(arena: Arena, champion: int) -> int:
    """How many hexes a champion is away from the nearest statue, at most FAR."""
    far = arena.board.grid.distance[arena.hex[champion]]
    near = FAR
    for statue in arena.board.statues:
        near = min(near, far[statue])
    return near


def _in_hand(arena: Arena, seat: int) -> float:
    """Cards and Cores: of the active player, whose Upkeep readies all, also what is left to do."""
    cores = sum(arena.cores[seat] >> core & 1 for core in range(3))
    if seat == arena.turn and arena.phase != SETUP:
        return OF_READY * ALL_CORES + OF_CARD * len(arena.hand[seat]) + OF_CORE * cores
    return OF_READY * cores


def health_of(arena: Arena, champion: int, damage: int) -> float:
    """The worth of a champion's hit points after `damage` more damage, in victory points."""
    left = max(0, hit_points_left(arena, champion) - damage) / hit_points(arena, champion)
    return OF_HEALTH * (1.0 - (1.0 - left) * (1.0 - left))


def loss_of(arena: Arena, champion: int, damage: int) -> float:
    """The worth, in victory points, of dealing `damage` to a champion, going out of action included."""
    loss = health_of(arena, champion, 0) - health_of(arena, champion, damage)
    if damage >= hit_points_left(arena, champion):
        loss += 1.0 + OF_ARENA + OF_LEVEL * (1 + arena.level[champion])
    return loss


# What an action may still bring.


def expected_gain(arena: Arena, action: Action) -> float:
    """What the action going on may still bring its player, in victory points."""
    if action.passes > 0:
        return 0.0
    card = printed(arena, action.card) if action.card else None
    if card is not None and action.targets and card.kind == ATTACK:
        return _gain_of_declared(arena, action, card)
    if card is not None and card.kind != ATTACK:
        return OF_SKILL + _gain_of_movement(arena, action)
    left = _hexes_left(arena)
    if card is not None and card.pre_effect is not None and left > 0:
        left += OF_LEAP
    gains = [_gain_from(arena, action, card, enemy, left) for enemy in _others(arena, action)]
    return max([0.0, *gains]) + _gain_of_movement(arena, action)


def _gain_of_movement(arena: Arena, action: Action) -> float:
    """What a movement that is asked may bring, above all to who comes in from the Gate."""
    left = _hexes_left(arena)
    enters = left > 0 and not is_in_arena(arena, action.champion)
    return OF_STEP * left + (OF_ARENA + OF_HEALTH if enters else 0.0)


def _gain_of_declared(arena: Arena, action: Action, card: Card) -> float:
    """What an attack may bring whose targets are known."""
    passes = 2 if card.double is not None else 1
    side = side_of(arena, action.champion)
    total = 0.0
    for target in action.targets:
        if is_in_arena(arena, target):
            loss = loss_of(arena, target, passes * attack_damage(arena, action, target))
            total += loss if side_of(arena, target) != side else -loss
    return total


def _others(arena: Arena, action: Action) -> list[int]:
    return side_in_arena(arena, 1 - side_of(arena, action.champion))


def _hexes_left(arena: Arena) -> int:
    """How far the movement that is asked may still go."""
    frame = arena.frames[-1]
    return moves_left(frame) if frame.effect in (movement.number, crossing.number) else 0


def _gain_from(arena: Arena, action: Action, card: Card | None, enemy: int, left: int) -> float:
    """What an attack, or the red standard action, may bring on one enemy: nothing if it is too far."""
    reach = 1
    if card is not None and card.box.kind in (DIRECT, INDIRECT):
        reach = card.box.most
    if _distance(arena, action.champion, enemy) > reach + left:
        return 0.0
    if card is None:
        return loss_of(arena, enemy, 1)
    guard = 0 if ignores_defense(arena, action, enemy) else defense(arena, enemy)
    passes = 2 if card.double is not None else 1
    strength = card.strength if card.box.kind == AREA else strength_against(arena, action, enemy)
    return loss_of(arena, enemy, passes * max(0, strength - guard))


def _distance(arena: Arena, champion: int, enemy: int) -> int:
    far = arena.board.grid.distance[arena.hex[enemy]]
    if is_in_arena(arena, champion):
        return far[arena.hex[champion]]
    return 1 + min([far[hex] for hex in home_of(arena, champion)])
