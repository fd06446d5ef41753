"""Coming to a slot (BP-30, BP-42, BP-43), and the effects of slots that this or a turn's start sets off.

What an effect does stands in `slot_effects`, under the word that the mat uses for it.
"""

from __future__ import annotations

from baston.games.smashup.base_principale.slots import (
    camps_of,
    effect_of,
    free_slots,
    has_cards_at,
    slot_at,
    slots_at,
)
from baston.games.smashup.cards.card import RULES
from baston.games.smashup.constants import L_SLOT
from baston.games.smashup.mat import PRESENCE, TURN_START
from baston.games.smashup.queries.seats import turn_order
from baston.games.smashup.queries.where import has_minion_at
from baston.games.smashup.state.table import TO_CHOOSE, Table
from baston.games.smashup.verbs.lasting import forget_powers
from baston.games.smashup.verbs.watching import watch, watch_no_more
from baston.kernel.effect import asks, begin, must, trigger
from baston.kernel.frame import Frame
from baston.kernel.log import note


def come_to_camp(table: Table, place: int, seat: int) -> None:
    """Note that a card of the seat has come to a place: it must choose a slot, unless it has one there."""
    if slot_at(table, place, seat) == 0:
        camps_of(table).held[(place - 1) * table.players + seat] = TO_CHOOSE


def leave_camp(table: Table, place: int, seat: int) -> None:
    """Note that a card of the seat has left a place; with its last card the seat's slot is empty again.

    What the slot was about to do for the seat finds another slot then (BP-101).
    """
    if has_cards_at(table, place, seat):
        return
    slot = slot_at(table, place, seat)
    if slot > 0:
        table.clock += 1
        table.changed_at[slot] = table.clock
        watch_no_more(table, slot)
    camps_of(table).held[(place - 1) * table.players + seat] = 0


def settle(table: Table, card: int, place: int, wanted: int = 0) -> None:
    """Give seats new in a camp the wanted slot if it is free, or let them choose one.

    Called by what plays a card, moves it or passes its control, after that has happened.
    """
    for seat in turn_order(table):
        if slot_at(table, place, seat) == TO_CHOOSE:
            if wanted in free_slots(table, place):
                come_to_slot(table, wanted, seat, len(table.frames) - 1)
            else:
                begin(table, slot_is_chosen.number, card, seat, 0, place)


def slots_to_choose(table: Table, me: Frame) -> list[int]:
    """The empty slots of the camp; none if the seat has one by now."""
    return free_slots(table, me.where) if slot_at(table, me.where, me.player) == TO_CHOOSE else []


@RULES.effect("choose a slot", settles=False)
@asks(must(slots_to_choose), clause="BP-30")
def slot_is_chosen(table: Table, me: Frame) -> None:
    """Give the seat the slot picked; what this sets off waits for what brought the card here."""
    come_to_slot(table, me.pick, me.player, me.parent)


def come_to_slot(table: Table, slot: int, seat: int, until: int) -> None:
    """Put a seat's cards in a camp into a slot; a Presence effect waits for the frame at index `until`."""
    take_slot(table, slot, seat)
    if effect_of(table, slot).when == PRESENCE:
        set_off(table, slot, seat)
        table.pending[-1].parent = until


def set_off(table: Table, slot: int, seat: int) -> None:
    """Queue the effect of a slot among all that waits to happen (BP-93, BP-99)."""
    effect = effect_of(table, slot)
    amount = effect.numbers[0] if effect.numbers else 0
    number = RULES.by_name[f"slot {effect.word}"].number
    trigger(table, Frame(number, slot, seat, amount, table.place[slot]))


def take_slot(table: Table, slot: int, seat: int) -> None:
    """Record that a seat's cards in a camp lie in this slot of it."""
    camps_of(table).held[(table.place[slot] - 1) * table.players + seat] = slot
    table.control[slot] = seat
    if effect_of(table, slot).word == "keep":
        watch(table, slot)
    note(table, L_SLOT, seat, 0, slot)
    forget_powers(table)


def hold(table: Table, place: int, seat: int, number: int, is_spent: bool = False) -> bool:
    """Put a seat's cards in a camp into its slot of this number, from 1; return whether they can be there."""
    slots = slots_at(table, place)
    if not 0 <= seat < table.players or not 0 < number <= len(slots):
        return False
    slot = slots[number - 1]
    if slot not in free_slots(table, place) or slot_at(table, place, seat) != TO_CHOOSE:
        return False
    take_slot(table, slot, seat)
    if is_spent:
        camps_of(table).spent.append(slot)
    return True


def start_turn_on_mat(table: Table) -> None:
    """Set off the turn-start effects of slots where the active player has a minion (BP-92)."""
    for place in table.places:
        slot = slot_at(table, place, table.turn)
        if slot > 0 and effect_of(table, slot).when == TURN_START and has_minion_at(table, place, table.turn):
            set_off(table, slot, table.turn)
