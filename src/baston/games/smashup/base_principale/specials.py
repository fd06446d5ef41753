"""Specials where all camps score together: the player says for which camp a card is used (BP-83)."""

from __future__ import annotations

from baston.games.smashup.base_principale.slots import slots_for
from baston.games.smashup.cards.ability import Ability
from baston.games.smashup.cards.card import ACTION, CARDS, MINION, RULES, printed
from baston.games.smashup.effects.play_frame import target_of, wanted_of
from baston.games.smashup.effects.playing import begin_play, play
from baston.games.smashup.phases.windows import places_to_play_at, special_frame, special_of, users_of
from baston.games.smashup.queries.in_force import is_used_up
from baston.games.smashup.queries.targets import place_of
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.turns import remember_special
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame
from baston.kernel.machine import can_begin


def question_before_play(table: Table, card: int, is_special: bool) -> int:
    """The number of the effect that asks for which camp or slot a card is played; 0 if none has to."""
    if is_special and printed(table, card).kind == MINION:
        return slot_of_special_is_chosen.number
    return camp_is_chosen.number if is_about_a_camp(table, card) else 0


# Actions.


def is_about_a_camp(table: Table, card: int) -> bool:
    """Whether the card is an action about the base that scores, where camps score together (BP-83)."""
    as_printed = CARDS[table.what[card]]
    return (
        as_printed.kind == ACTION
        and as_printed.special_there
        and len(table.windows) > 0
        and as_printed.special_play == table.windows[-1].timing
    )


def camps_that_score(table: Table, me: Frame) -> list[int]:
    """The camps where the action can do something; if there is none, just the first."""
    window = table.windows[-1]
    before = window.place
    found: list[int] = []
    for place in table.places:
        window.place = place  # as if it was played about this one
        if not is_used_up(table, me.card, place) and _finds_something(table, me.card, me.player):
            found.append(place)
    window.place = before
    return found or table.places[:1]


def _finds_something(table: Table, card: int, seat: int) -> bool:
    """Whether the first step of what an action does, where it does anything, has something to choose from."""
    effect = printed(table, card).on_play
    if effect is None:
        return False
    frame = Frame(effect.number, card, seat)
    questions = effect.steps[0].questions
    return can_begin(table, RULES, frame) and (not questions or len(questions[0].query(table, frame)) > 0)


@RULES.effect("camp of an action")
@asks(must(camps_that_score), clause="BP-83")
def camp_is_chosen(table: Table, me: Frame) -> None:
    """Play the card for the camp picked (BP-83)."""
    table.windows[-1].place = me.pick
    remember_special(table, me.card, me.pick)
    begin_play(table, me.player, me.card, target_of(me), wanted_of(me))


# Minions.


def slots_to_play_in(table: Table, me: Frame) -> list[int]:
    """The slots of all scoring camps to which the minion can come."""
    places = places_to_play_at(table, me.player, me.card)
    return [slot for place in places for slot in slots_for(table, place, me.player)]


@RULES.effect("slot of a special")
@asks(must(slots_to_play_in), clause="BP-83")
def slot_of_special_is_chosen(table: Table, me: Frame) -> None:
    """Play the minion in the slot picked, as all camps score together (BP-83)."""
    remember_special(table, me.card, place_of(table, me.pick))
    play(table, me.player, me.card, me.pick)


# What the base does in each camp.


def faces_to_order(table: Table, cards: list[int]) -> list[int]:
    """The due cards, but of alike faces of one base only the first (BP-50)."""
    found: list[int] = []
    for card in cards:
        if not any(_acts_alike(table, other, card) for other in found):
            found.append(card)
    return found


def _acts_alike(table: Table, one: int, other: int) -> bool:
    """Whether both are faces of the base, of which it does not matter which acts first."""
    if one >= table.first_card or other >= table.first_card:
        return False
    ability = special_of(table, one)
    if ability is None:
        return False
    if ability.anywhere:
        return users_of(table, one, ability) == users_of(table, other, ability)
    return _asks_only_whether(table, one, ability) and _asks_only_whether(table, other, ability)


def _asks_only_whether(table: Table, base: int, ability: Ability) -> bool:
    """Whether nobody has anything to choose but whether to use it."""
    frame = special_frame(table, base, ability, table.turn, table.place[base])
    return all(
        question.query(table, frame) == [base] for step in ability.effect.steps for question in step.questions
    )
