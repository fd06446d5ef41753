"""The power of minions and seats, the breakpoints of bases, and who is winning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32

from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.constants import BOOST, HAS_AURA, LOWER
from baston.games.smashup.queries.in_force import is_mute
from baston.games.smashup.queries.watching import does_any, doings
from baston.games.smashup.queries.where import has_minion_at
from baston.games.smashup.state.table import EVERY_SEAT, NO_CARD, Table
from baston.kernel.column import Column, filled
from baston.kernel.modifier import Modifier
from baston.kernel.numbers import NONE

NO_MODIFIERS: Final[list[Modifier]] = []
CHANGED: Final = -1  # in the place of a power that has still to be reckoned


def power(table: Table, card: int) -> int:
    """The power of a minion: modified in play, as printed elsewhere (SU-93, SU-171)."""
    if table.place[card] <= 0:
        return CARDS[table.what[card]].power
    if len(table.powers) == 0:
        _reckon_all(table)
    return table.powers[card]


def powers_of(table: Table) -> Column:
    """The power of all minions in play, by handle; to be read only, and before anything changes."""
    if len(table.powers) == 0:
        _reckon_all(table)
    return table.powers


def _reckon_all(table: Table) -> None:
    """Reckon the power of all minions in play: where one is asked for, the others soon are too."""
    powers = filled(0, len(table.what))
    _mark_changed(table, powers)
    auras, what = _auras(table), table.what
    for place in table.places:
        for minion in table.minions_at[place]:
            card = CARDS[what[minion]]
            number = card.power
            is_changed = powers[minion] == CHANGED
            if is_changed or card.own_bonus is not None or auras:
                number = _reckoned(table, minion, is_changed, auras, None)
            powers[minion] = i32(number if number > 0 else 0)
    table.powers = powers


def _mark_changed(table: Table, powers: Column) -> None:
    """Put CHANGED in the place of the minions whose power something changes that is about them alone."""
    for action in table.attached:
        bearer: int = table.bearer[action]
        powers[bearer] = CHANGED
    for counter in table.counters:
        powers[abs(counter)] = CHANGED
    for m in table.lasting:
        if m.kind == BOOST:
            powers[m.thing] = CHANGED


def _auras(table: Table) -> list[int]:
    """The cards in play that change the power of others. Not to be changed."""
    if not does_any(table, HAS_AURA):
        return NONE
    bits, what = doings(), table.what
    return [
        source
        for source in table.watchers
        if bits[int(what[source])] >> HAS_AURA & 1 != 0 and not is_mute(table, source)
    ]


def power_parts(table: Table, card: int) -> list[int]:
    """The parts of a minion's power in play, alternately source and amount, the printed power first."""
    parts: list[int] = []
    _reckoned(table, card, True, _auras(table), parts)
    return parts


def _reckoned(table: Table, card: int, is_changed: bool, auras: list[int], parts: list[int] | None) -> int:
    """The power of a minion in play, also if below 0. What it is made of goes into `parts`, if wanted.

    `is_changed`: may anything be about it alone?
    """
    mine = CARDS[table.what[card]]
    number = _part(parts, card, mine.power)
    if mine.own_bonus is not None and not is_mute(table, card):
        number += _part(parts, card, mine.own_bonus(table, card))
    as_if = False
    for action in table.attached if is_changed else NONE:
        if table.bearer[action] == card:
            worn = CARDS[table.what[action]]
            bonus = worn.bearer_bonus
            if worn.bearer_power > 0 and not as_if:
                bonus, as_if = bonus + worn.bearer_power - mine.power, True
            number += _part(parts, action, bonus)
    if is_changed and table.counters:
        number += _part(parts, NO_CARD, table.counters.count(card) - table.counters.count(-card))
    for source in auras:
        aura = CARDS[table.what[source]].aura
        if aura is not None:
            number += _part(parts, source, aura(table, source, card))
    for m in table.lasting if is_changed else NO_MODIFIERS:
        if m.kind == BOOST and m.thing == card:
            number += _part(parts, m.source, m.amount)
    return number


def _part(parts: list[int] | None, source: int, amount: int) -> int:
    if parts is not None:
        parts += [source, amount]
    return amount


def breakpoint_of(table: Table, place: int) -> int:
    """The breakpoint of the base at a place, never below 0 (SU-93)."""
    base = table.base_at[place]
    number = CARDS[table.what[base]].breakpoint
    for m in table.lasting:
        if m.kind == LOWER and m.thing == base:
            number -= m.amount
    return max(number, 0)


def total_power(table: Table, place: int) -> int:
    """The total power at a place: all minions (SU-30) and what is added there (BP-94)."""
    number, powers = 0, powers_of(table)
    for minion in table.minions_at[place]:
        number += int(powers[minion])
    return number + table.added_power(place, EVERY_SEAT)


def total_power_of(table: Table, place: int, seat: int) -> int:
    """The total power of a seat at a place (SU-36), with what is added to it there (BP-94)."""
    number = 0
    for minion in table.minions_at[place]:
        if table.control[minion] == seat:
            number += power(table, minion)
    return number + table.added_power(place, seat)


def totals_at(table: Table, place: int) -> list[int]:
    """The total power of each seat at a place, by seat; −1 of who has no minion there (SU-36, BP-81)."""
    totals = filled(0, table.players)
    write_totals(table, place, totals)
    return [int(total) for total in totals]  # `[*…]` is a call of Python's for each


def write_totals(table: Table, place: int, totals: Column) -> None:
    """Put into a column, which has a number for each seat, what `totals_at` says."""
    for seat in range(table.players):
        totals[seat] = -1
    powers, control = powers_of(table), table.control
    for minion in table.minions_at[place]:
        whose: int = control[minion]
        before = totals[whose]
        totals[whose] = powers[minion] + (before if before > 0 else 0)
    for seat in range(table.players):
        if totals[seat] >= 0:
            totals[seat] += i32(table.added_power(place, seat))


def is_winning(table: Table, place: int, seat: int) -> bool:
    """Whether the seat has a minion at the place and nobody has more power there (SU-103)."""
    if not has_minion_at(table, place, seat):
        return False
    mine = total_power_of(table, place, seat)
    return all(total_power_of(table, place, other) <= mine for other in range(table.players))
