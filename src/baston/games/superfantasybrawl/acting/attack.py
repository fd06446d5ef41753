"""The nine steps of an attack (SFB-90 to 106). Steps 1 and the end of the activation are in `activation`."""

from __future__ import annotations

from baston.games.superfantasybrawl.acting.reactions import begin_reaction_posts, reaction_window
from baston.games.superfantasybrawl.cards.card import RULES, printed
from baston.games.superfantasybrawl.constants import (
    L_ATTACK,
    MARKED,
    NO_CHAMPION,
    PIERCING,
    RED,
    STRENGTH,
    STRENGTH_AGAINST,
)
from baston.games.superfantasybrawl.queries.actions import attacker_of, present_action, targets_of
from baston.games.superfantasybrawl.queries.figures import defense_sum, lasting_of, levelled_side
from baston.games.superfantasybrawl.queries.seats import cards_of_core, side_of
from baston.games.superfantasybrawl.queries.targeting import area_targets, area_ways, single_targets
from baston.games.superfantasybrawl.queries.whereabouts import allies
from baston.games.superfantasybrawl.state.arena import NO_WAY, Action, Arena
from baston.games.superfantasybrawl.verbs.cards import discard
from baston.games.superfantasybrawl.verbs.champions import heal
from baston.games.superfantasybrawl.verbs.damage import deal
from baston.games.superfantasybrawl.verbs.lasting import end_lasting
from baston.kernel.effect import Step, abandon, any_number, asks, begin, must
from baston.kernel.frame import NUMBER, PASS, Frame
from baston.kernel.log import note

# Numbers, as they are in step 6.


def strength_against(arena: Arena, action: Action, target: int) -> int:
    """The strength of the present attack against one of its targets, never below 0 (SFB-101)."""
    card = printed(arena, action.card)
    total = card.strength + action.boost + lasting_of(arena, action.champion, STRENGTH)
    for modifier in arena.lasting:
        against = modifier.kind == STRENGTH_AGAINST and modifier.thing == action.champion
        if against and modifier.source == target:
            total += modifier.amount
    if card.more_strength is not None:
        total += card.more_strength(arena, action, target)
    return max(0, total)


def ignores_defense(arena: Arena, action: Action, target: int) -> bool:
    """Whether the present attack treats the target's defense as 0 (SFB-222)."""
    card, up = printed(arena, action.card), levelled_side(arena, action.champion)
    return (
        target in action.pierced
        or (card.pierces is not None and card.pierces(arena, action, target))
        or (up.pierces is not None and up.pierces(arena, action, target))
    )


def defense_against(arena: Arena, action: Action, target: int) -> int:
    """A target's defense against the present attack, Reactions included; never below 0."""
    if ignores_defense(arena, action, target):
        return 0
    total = defense_sum(arena, target) + levelled_side(arena, action.champion).defense_of_targets
    for place in range(0, len(action.guards), 2):
        if action.guards[place] == target:
            total += action.guards[place + 1]
    return max(0, total)


def attack_damage(arena: Arena, action: Action, target: int) -> int:
    """The damage of the present attack to a target: strength minus defense, not below 0 (SFB-96)."""
    return max(0, strength_against(arena, action, target) - defense_against(arena, action, target))


def poison_of(arena: Arena, action: Action) -> int:
    """The damage that Poison adds to the present attack: the card's and its champion's (SFB-214)."""
    return printed(arena, action.card).poison + levelled_side(arena, action.champion).poison


def has_lifesteal(arena: Arena, action: Action) -> bool:
    """Whether the present attack heals its champion, by its card or the levelled side (SFB-210)."""
    card, up = printed(arena, action.card), levelled_side(arena, action.champion)
    own = card.lifesteal is not None and card.lifesteal(arena, action, NO_CHAMPION)
    return own or (up.lifesteal is not None and up.lifesteal(arena, action, NO_CHAMPION))


# Steps 2 to 4: pre-attack effects, attack or not, the targets.


def targets_or_none(arena: Arena, me: Frame) -> list[int]:
    """PASS and the legal targets of an attack without an area; PASS alone without any (SFB-93, SFB-100)."""
    if attacker_of(arena) == NO_CHAMPION:
        return []
    return [PASS, *single_targets(arena, me.card, printed(arena, me.subject))]


def ways_or_none(arena: Arena, me: Frame) -> list[int]:
    """PASS and the ways to lay the area of an attack, plus 1."""
    if attacker_of(arena) == NO_CHAMPION:
        return []
    return [PASS, *[way + 1 for way in area_ways(arena, me.card, printed(arena, me.subject))]]


@RULES.effect("attack")
@asks()
def attack(arena: Arena, me: Frame) -> None:
    """Begin an attack with its pre-attack effect; `me.card` is the attacker, `me.subject` its card."""
    effect = printed(arena, me.subject).pre_effect
    if effect is not None:
        begin(arena, effect.number, me.card, me.player, me.subject)


@attack.then
@asks(must(targets_or_none), clause="SFB-93", prompt="target")
def attack_names_target(arena: Arena, me: Frame) -> None:
    """Take the target of an attack without an area, step 4; PASS does not attack."""
    if me.pick != PASS:
        declare(arena, [me.pick], NO_WAY)


@attack.then
@asks(must(ways_or_none, kind=NUMBER), clause="SFB-85", prompt="area")
def attack_lays_area(arena: Arena, me: Frame) -> None:
    """Take the way that the area lies, plus 1, which settles the targets, step 4; PASS does not attack."""
    if me.pick != PASS:
        way = me.pick - 1
        declare(arena, area_targets(arena, me.card, printed(arena, me.subject), way), way)


def use_marks(arena: Arena) -> None:
    """Use up the marks on "the next attack" under which the present one, declared by now, falls (SFB-237)."""
    action = present_action(arena)
    for mark in arena.lasting[:]:
        on_target = mark.kind == MARKED and mark.thing in action.targets
        if on_target and mark.source == side_of(arena, action.champion):
            action.pierced.append(mark.thing)
            action.boost += mark.amount
            end_lasting(arena, mark)
        elif mark.kind == PIERCING and mark.thing == action.champion:
            action.pierced += action.targets
            end_lasting(arena, mark)


@attack.then
@asks()
def attack_is_declared(arena: Arena, me: Frame) -> None:
    """Log the attack on each target and use up marks on "the next attack" (SFB-237); stop without targets."""
    action = present_action(arena)
    if not action.targets:
        abandon(me)
        return
    for target in action.targets:
        note(arena, L_ATTACK, me.player, me.subject, target, source=me.card)
    use_marks(arena)
    begin(arena, reaction_window.number, 0, me.player)


# Steps 6 and 7.


def red_cards_to_discard(arena: Arena, me: Frame) -> list[int]:
    """The red cards in hand that Akhet, levelled, may discard for strength (SFB-340)."""
    if not levelled_side(arena, me.card).boosts_attacks:
        return []
    return cards_of_core(arena, arena.hand[me.player], RED)


@attack.then
@asks(any_number(red_cards_to_discard), clause="SFB-340", prompt="strength")
def attack_gets_strength(arena: Arena, me: Frame) -> None:
    """Discard the red cards picked, for 1 more strength each."""
    present_action(arena).boost += len(me.picks)
    for card in me.picks:
        discard(arena, card)


@attack.then
@asks()
def attack_is_reckoned(arena: Arena, me: Frame) -> None:
    """Settle the attack's damage and keywords as they are now, step 6 (SFB-102)."""
    action = present_action(arena)
    double = printed(arena, action.card).double
    action.double = double is not None and double(arena, action, NO_CHAMPION)
    action.lifesteal = has_lifesteal(arena, action)
    action.poison = poison_of(arena, action)
    action.wounds = [attack_damage(arena, action, target) for target in action.targets]
    action.dealt = [0] * len(action.targets)


def damage_step(arena: Arena, me: Frame) -> None:
    """Deal the damage of an attack once, step 7, as reckoned in step 6.

    A second time only with Double (SFB-203, SFB-204).
    """
    action = present_action(arena)
    action.stolen = 0
    if action.passes == 1 and not action.double:
        return
    action.passes += 1
    amounts: list[int] = []
    for place, target in enumerate(action.targets):
        amount = action.wounds[place] if target in targets_of(arena) else 0
        action.dealt[place] += amount
        action.stolen += amount
        amounts.append(amount + action.poison if amount > 0 else 0)  # SFB-214
    deal(arena, action.targets, amounts, me.card, me.player)


def healed_by_lifesteal(arena: Arena, me: Frame) -> list[int]:
    """The champions that Lifesteal may heal: the attacker, or also its team-mates (SFB-210)."""
    action = present_action(arena)
    if not action.lifesteal or action.stolen == 0:
        return []
    mates = allies(arena, me.card) if printed(arena, me.subject).heals_ally else []
    return [me.card, *mates]


@asks(must(healed_by_lifesteal), clause="SFB-210", prompt="lifesteal")
def lifesteal_step(arena: Arena, me: Frame) -> None:
    """Heal the champion picked by the damage that the attack has just dealt (Lifesteal)."""
    heal(arena, me.pick, present_action(arena).stolen)


attack.then(Step(damage_step)).then(lifesteal_step)
attack.then(Step(damage_step)).then(lifesteal_step)


# Steps 8 and 9.


@attack.then
@asks()
def attack_lets_reactions_end(arena: Arena, me: Frame) -> None:
    """Begin the second parts of the Reactions that were played, step 8."""
    begin_reaction_posts(arena)


@attack.then
@asks()
def attack_ends(arena: Arena, me: Frame) -> None:
    """Begin the post-attack effect, if the attacker is still in the arena and nothing has cancelled it."""
    action = present_action(arena)
    effect = printed(arena, me.subject).post_effect
    cancelled = action.no_post or action.no_post_of_attack
    if effect is not None and not cancelled and attacker_of(arena) != NO_CHAMPION:
        begin(arena, effect.number, me.card, me.player, me.subject)


def declare(arena: Arena, targets: list[int], way: int) -> None:
    """Record the targets of the present action, and the way that its area lies (step 4)."""
    action = present_action(arena)
    action.targets = targets
    action.way = way
