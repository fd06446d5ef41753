"""The slots of a mat as queries: which, whose, and the power that they add (BP-30 to BP-35, BP-94)."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.mat import CAMPS, NOTHING, SLOTS, Mat, SlotEffect
from baston.games.smashup.state.table import FIRST_BASE, TO_CHOOSE, Camps, Table
from baston.kernel.frame import HANDLE
from baston.kernel.numbers import NONE, is_among
from baston.kernel.sight import is_known

PER_CAMP: Final = SLOTS + 1  # slots of a camp, the virtual one included


def camps_of(table: Table) -> Camps:
    """The state of a table's camps; there must be a mat."""
    camps = table.camps
    assert camps is not None, "this table has no mat"
    return camps


def base_handles(table: Table) -> range:
    """The handles of the base cards; on a mat those of faces and slots follow."""
    camps = table.camps
    return range(FIRST_BASE, table.first_card if camps is None else camps.first_slot - len(CAMPS))


def is_face(table: Table, thing: int) -> bool:
    """Whether the handle is that of the base's face in a camp."""
    camps = table.camps
    return camps is not None and camps.first_slot - len(CAMPS) <= thing < camps.first_slot


def sees(table: Table, card: int, seat: int | None) -> bool:
    """Whether the seat, or with None everybody, knows which card this is."""
    return is_known(table.seen, card, seat, table.players)


def is_slot(table: Table, thing: int) -> bool:
    """Whether the handle is that of a slot."""
    camps = table.camps
    return camps is not None and camps.first_slot <= thing < table.first_card


def slots_at(table: Table, place: int) -> list[int]:
    """The slots of a camp: three, and with four players a virtual one (BP-33)."""
    first = camps_of(table).first_slot + (place - 1) * PER_CAMP
    found = [first, first + 1, first + 2]
    if table.players > SLOTS:
        found.append(first + SLOTS)
    return found


def slot_at(table: Table, place: int, seat: int) -> int:
    """The handle of a seat's slot in a camp; 0 without a card there, TO_CHOOSE before it is chosen."""
    return camps_of(table).held[(place - 1) * table.players + seat]


def holder(table: Table, slot: int) -> int:
    """The seat, from 0, whose cards lie in a slot; −1 if it is empty."""
    camps, players = camps_of(table), table.players
    first = (slot - camps.first_slot) // PER_CAMP * players  # of the camp's in `held`
    for seat in range(players):
        if camps.held[first + seat] == slot:
            return seat
    return -1


def free_slots(table: Table, place: int) -> list[int]:
    """The empty slots of a camp."""
    first = (place - 1) * table.players  # of the camp's in `held`
    taken = camps_of(table).held[first : first + table.players]
    return [slot for slot in slots_at(table, place) if not is_among(slot, taken)]


def slots_for(table: Table, place: int, seat: int) -> list[int]:
    """The slots that a card of the seat may come to in a camp: the seat's own, else the empty ones."""
    mine = slot_at(table, place, seat)
    return [mine] if mine > 0 else free_slots(table, place)


def closed_slots(table: Table, seat: int) -> dict[int, str]:
    """The slots where a card of the seat cannot come, each with the key of the sentence that says why."""
    found: dict[int, str] = {}
    for place in table.places:
        free = slots_for(table, place, seat)
        for slot in slots_at(table, place):
            if slot not in free:
                found[slot] = "barred-slot-own" if holder(table, slot) < 0 else "barred-slot-taken"
    return found


def plays_in_slots(table: Table, seat: int, plays: list[int]) -> list[int]:
    """The packed plays with a place turned into one play for each possible slot (BP-30, BP-31)."""
    found: list[int] = []
    slots = [NONE] * (len(table.places) + 1)  # by place, looked up where there is a play
    for play in plays:
        place = play & HANDLE
        if 0 < place < FIRST_BASE:
            if slots[place] is NONE:
                slots[place] = slots_for(table, place, seat)
            for slot in slots[place]:
                found.append(play - place + slot)
        else:
            found.append(play)
    return found


def has_cards_at(table: Table, place: int, seat: int) -> bool:
    """Whether the seat has a minion in a camp, or a card on the camp itself (BP-30, BP-32)."""
    return any(table.control[m] == seat for m in table.minions_at[place]) or any(
        table.bearer[card] == place and table.control[card] == seat for card in table.attached + table.buried
    )


def effect_of(table: Table, slot: int) -> SlotEffect:
    """The effect of a slot, as the mat says; NOTHING without a mat."""
    return effect_on(table.variant.mat, slot - camps_of(table).first_slot)


def effect_on(mat: Mat | None, place: int) -> SlotEffect:
    """The effect of the slot at a place, from 0, among all slots, virtual ones too; NOTHING without a mat."""
    if mat is None:
        return NOTHING
    return mat.effect(place // PER_CAMP, place % PER_CAMP + 1)


def power_of_slots(table: Table, place: int) -> int:
    """How much power all slots of a camp add there."""
    return sum(slot_power(table, place, seat) for seat in range(table.players))


def slot_power(table: Table, place: int, seat: int) -> int:
    """How much power the seat's slot in a camp adds; 0 without a minion there (BP-94)."""
    slot = slot_at(table, place, seat)
    if slot == 0 or slot == TO_CHOOSE:
        return 0
    effect = effect_of(table, slot)
    if not effect.word.startswith("power") or not _has_minion(table, place, seat):
        return 0
    amount = effect.numbers[0]
    if effect.word == "power-with-action":
        return amount if _has_action(table, place, seat) else 0
    if effect.word == "power-with-camps":
        others = [camp for camp in table.places if camp != place and _has_minion(table, camp, seat)]
        return amount if len(others) >= effect.numbers[1] else 0
    if effect.word == "power-per-rival":
        rivals = [s for s in range(table.players) if s != seat and _has_minion(table, place, s)]
        return min(amount * len(rivals), effect.numbers[1])
    return amount


def _has_minion(table: Table, place: int, seat: int) -> bool:
    for minion in table.minions_at[place]:  # noqa: SIM110 - read all the time, and a generator is slower
        if table.control[minion] == seat:
            return True
    return False


def _has_action(table: Table, place: int, seat: int) -> bool:
    """Whether the seat has an action there, attached to the camp or to a minion of its own."""
    for action in table.attached:
        if table.control[action] == seat and table.place[action] == place:
            bearer: int = table.bearer[action]
            if bearer == place or table.control[bearer] == seat:
                return True
    return False
