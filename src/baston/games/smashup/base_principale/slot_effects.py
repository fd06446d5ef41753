"""What the slots of a mat do when they are set off: an effect for each word of the vocabulary (BP-93).

The frame's card is the slot, its place the camp. All may be declined.
"""

from __future__ import annotations

from baston.games.smashup.base_principale.slots import camps_of, effect_of
from baston.games.smashup.cards.ability import Replacement
from baston.games.smashup.cards.card import RULES, SLOT_CARDS
from baston.games.smashup.constants import DESTROY, L_SLOT_USED
from baston.games.smashup.effects.affecting import boost, destroy, move, return_to_hand
from baston.games.smashup.effects.affecting_frame import way_of
from baston.games.smashup.effects.extra_plays import extra_action, extra_minion
from baston.games.smashup.effects.protecting import save_instead
from baston.games.smashup.effects.revealed import carry_cards, revealed
from baston.games.smashup.queries.choices import cards_in_hand, me_alone, minions, other_bases
from baston.games.smashup.queries.power import power
from baston.games.smashup.queries.where import minions_of
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.piles import discard, draw, look_at_top, put_under_deck
from baston.games.smashup.verbs.points import gain_vp
from baston.kernel.effect import asks, may, must
from baston.kernel.frame import Frame
from baston.kernel.log import note


def number_of(me: Frame) -> int:
    """The number that the mat gives the slot's effect: how many cards, how much power …; 0 without one."""
    return me.subject


def _used(table: Table, me: Frame) -> None:
    note(table, L_SLOT_USED, me.player, me.card)


@RULES.effect("slot draw")
@asks(may(me_alone), clause="BP-93")
def slot_draws(table: Table, me: Frame) -> None:
    """Draw as many cards as the slot says."""
    _used(table, me)
    draw(table, me.player, number_of(me))


@RULES.effect("slot gain-vp")
@asks(may(me_alone), clause="BP-93")
def slot_pays(table: Table, me: Frame) -> None:
    """Gain as many VP as the slot says."""
    _used(table, me)
    gain_vp(table, me.player, number_of(me))


@RULES.effect("slot extra-minion")
@asks()
def slot_brings_a_minion(table: Table, me: Frame) -> None:
    """Allow an extra minion of at most the slot's power, in this camp and so in this slot."""
    extra_minion(table, me, power_at_most=number_of(me), place=me.where)


@RULES.effect("slot extra-action")
@asks()
def slot_brings_an_action(table: Table, me: Frame) -> None:
    """Allow an extra action."""
    extra_action(table, me)


def my_minions_elsewhere(table: Table, me: Frame) -> list[int]:
    """The minions of the slot's player in other camps."""
    return [m for m in minions_of(table, me.player) if table.place[m] != me.where]


@RULES.effect("slot move-here")
@asks(may(my_minions_elsewhere), clause="BP-93")
def slot_calls(table: Table, me: Frame) -> None:
    """Move the minion picked to the slot's camp."""
    _used(table, me)
    move(table, me.pick, me.where)


my_minions_here = minions(mine=True, here=True)


@RULES.effect("slot move-away")
@asks(may(my_minions_here), must(other_bases), clause="BP-93", prompt="send")
def slot_sends(table: Table, me: Frame) -> None:
    """Move the minion picked to the camp picked."""
    minion, place = me.picks
    _used(table, me)
    move(table, minion, place)


@RULES.effect("slot weaken")
@asks(may(minions(others=True, here=True)), clause="BP-93")
def slot_weakens(table: Table, me: Frame) -> None:
    """Reduce the power of the minion picked by the slot's number, this turn."""
    _used(table, me)
    boost(table, [me.pick], -number_of(me), this_turn=True)


@RULES.effect("slot strengthen")
@asks(may(my_minions_here), clause="BP-93")
def slot_strengthens(table: Table, me: Frame) -> None:
    """Raise the power of the minion picked by the slot's number, this turn."""
    _used(table, me)
    boost(table, [me.pick], number_of(me), this_turn=True)


def weak_minions_of_others_here(table: Table, me: Frame) -> list[int]:
    """The minions of others in the slot's camp with at most the slot's power."""
    return [m for m in minions(others=True, here=True)(table, me) if power(table, m) <= number_of(me)]


@RULES.effect("slot destroy")
@asks(may(weak_minions_of_others_here), clause="BP-93")
def slot_destroys(table: Table, me: Frame) -> None:
    """Destroy the minion picked."""
    _used(table, me)
    destroy(table, me.pick)


@RULES.effect("slot return")
@asks(may(weak_minions_of_others_here), clause="BP-93")
def slot_returns(table: Table, me: Frame) -> None:
    """Return the minion picked to its owner's hand."""
    _used(table, me)
    return_to_hand(table, me.pick)


@RULES.effect("slot look-at-top")
@asks(may(me_alone), clause="BP-93", prompt="look")
def slot_looks(table: Table, me: Frame) -> None:
    """Look at the top card of the player's deck."""
    _used(table, me)
    card = look_at_top(table, me.player)
    carry_cards(me, [card] if card > 0 else [])


@slot_looks.then
@asks(may(revealed), clause="BP-93", prompt="under")
def slot_puts_it_under(table: Table, me: Frame) -> None:
    """Put the card looked at under the deck."""
    put_under_deck(table, me.pick)


@RULES.effect("slot discard-to-draw")
@asks(may(cards_in_hand), clause="BP-93")
def slot_changes_a_card(table: Table, me: Frame) -> None:
    """Discard the card picked and draw another."""
    _used(table, me)
    discard(table, me.pick)
    draw(table, me.player, 1)


# What happens instead.


def keeps(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    """Whether another player's card would destroy a minion in this slot, which has saved none this round."""
    seat = table.control[source]
    return (
        way_of(affecting) == DESTROY
        and affecting.card >= table.first_card
        and affecting.player != seat
        and table.control[victim] == seat
        and table.place[victim] == table.place[source]
        and table.bearer[victim] == 0
        and effect_of(table, source).word == "keep"
        and source not in camps_of(table).spent
    )


@RULES.effect("slot keep")
@asks(clause="BP-93")
def slot_keeps(table: Table, me: Frame) -> None:
    """Save the minion from being destroyed, once a round."""
    camps_of(table).spent.append(me.card)
    save_instead(table, me, [me.subject])


slot_keeps.does = "may save {it}"
for _slot in SLOT_CARDS:
    _slot.replacement = Replacement(slot_keeps, keeps, may=True)
