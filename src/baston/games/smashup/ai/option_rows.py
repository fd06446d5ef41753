"""What a seat that is asked may do, as rows of numbers: docs/env.md says how to read them."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.ai.observer import Look
from baston.games.smashup.ai.standard import ai_of
from baston.games.smashup.cards.card import CARDS, RULES
from baston.games.smashup.constants import DECK, DISCARD, FACTION, HAND
from baston.games.smashup.effects.abilities import TOKEN, USE
from baston.games.smashup.effects.protecting import diverting, saving
from baston.games.smashup.queries.power import power
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, SEAT, seat_of_option
from baston.kernel.observation import (
    A_NUMBER,
    A_SEAT,
    A_THING,
    DECLINES,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    Sheet,
    relative,
)

# More that an option is.
A_PLAY: Final = 5
A_USE: Final = 6
A_FACTION: Final = 7
SAVED: Final = 8


COLUMNS: Final = ("is", "card", "place", "seat", "power", "on", "number", "pile", "row", "on_row", "slot")
LINKS: Final = (("place", "bases"), ("row", "in_play"), ("on_row", "in_play"), ("slot", "slots"))


class OptionRow:
    """An option as numbers: what it is, and what it is about; 0 in columns that say nothing of it."""

    def __init__(self, what: int) -> None:
        self.what: int = what
        self.card: int = 0
        self.place: int = 0  # row among the bases, from 1
        self.seat: int = 0  # counted from the one that looks
        self.power: int = 0
        self.on: int = 0  # the card on which it acts
        self.number: int = 0
        self.pile: int = 0
        self.row: int = 0  # in the part `in_play`, from 1
        self.on_row: int = 0
        self.slot: int = 0

    def write(self, sheet: Sheet) -> None:
        """Write the columns of this row to a sheet, in their order."""
        sheet.add5(self.what, self.card, self.place, self.seat, self.power)
        sheet.add5(self.on, self.number, self.pile, self.row, self.on_row)
        sheet.add(self.slot)


def add_options(look: Look, kind: int, options: list[int]) -> None:
    """Write a row for each of these options; `in_play` and `slots` must have been written."""
    table, sheet = look.table, look.sheet
    for option in options:
        if option == PASS:
            OptionRow(DECLINES).write(sheet)
        elif kind == PACKED:
            _add_packed(look, option)
        elif table.frames[-1].effect == saving.number:
            _add_saved(look, option, 0)
        elif kind == SEAT:
            seat = OptionRow(A_SEAT)
            seat.seat = relative(seat_of_option(option), look.seat, table.players)
            seat.write(sheet)
        elif kind == FACTION:
            faction = OptionRow(A_FACTION)
            faction.number = option - 1
            faction.write(sheet)
        elif kind == NUMBER:
            _add_number(look, option)
        else:
            _row_of_thing(look, A_THING, option).write(sheet)


def add_picks(look: Look) -> None:
    """Write a row for each answer already given to the questions of this step, in the form of an option.

    A seat that is shown cards also gets the rows of these.
    """
    ai_of(look.table).add_shown(look)
    for kind, pick in RULES.answers(look.table.frames[-1]):
        add_options(look, kind, [pick])


def _add_packed(look: Look, option: int) -> None:
    """A play, a use of an ability, or a card that one sends elsewhere instead of what would happen."""
    table = look.table
    token, card, target = option >> TOKEN, option >> FIELD & HANDLE, option & HANDLE
    if token == USE:
        use = _row_of_thing(look, A_USE, card)
        use.number = target
        use.write(look.sheet)
        return
    if table.frames[-1].effect == diverting.number:
        _add_saved(look, card, look.rows[target])
        return
    _add_play(look, token, card, target)


def _add_play(look: Look, token: int, card: int, target: int) -> None:
    """The row of a play, written at once: most options are plays."""
    table, sheet, number = look.table, look.sheet, look.card(card)
    place, pile = look.row(_place(table, target)), _pile(table, card)
    if target < table.first_card:
        sheet.add5(A_PLAY, number, place, 0, CARDS[number].power)
        sheet.add5(0, token, pile, 0, 0)
        sheet.add(look.written[target])
    else:
        sheet.add5(A_PLAY, number, place, look.whose[table.control[target]], power(table, target))
        sheet.add5(look.card(target), token, pile, 0, look.written[target])
        sheet.add(0)


def _add_number(look: Look, option: int) -> None:
    """An amount or a mode; or an ability that waits, with its card, where it acts and what it is about."""
    table, row = look.table, OptionRow(A_NUMBER)
    row.number = option
    if table.frames[-1].effect == 0:
        waiting = table.pending[option - 1]
        card, subject = waiting.card, waiting.subject
        row.card = look.card(card) if card >= FIRST_BASE else 0
        row.place = look.row(waiting.where)
        if FIRST_BASE <= subject < len(table.what):
            row.on, row.on_row = look.card(subject), look.written[subject]
        if card < table.first_card:
            row.slot = look.written[card]
        else:
            row.row = look.written[card]
    row.write(look.sheet)


def _add_saved(look: Look, victim: int, place: int) -> None:
    """A card that the one that asks would save, and where it would go then."""
    saver = look.table.frames[-1].card
    row = _row_of_thing(look, SAVED, victim)
    row.on, row.number, row.on_row = look.card(saver), place, look.written[saver]
    row.write(look.sheet)


def _place(table: Table, thing: int) -> int:
    """A place itself, or where a base card or a slot is."""
    return thing if thing < FIRST_BASE else table.place[thing]


def _pile(table: Table, card: int) -> int:
    """The pile in which a card lies, as the part `piles` names it; 0 of one that lies in none."""
    zone = table.place[card]
    if zone == HAND:
        return IN_HAND
    if zone == DISCARD:
        return IN_DISCARD
    return IN_DECK if zone == DECK else 0


def _row_of_thing(look: Look, what: int, thing: int) -> OptionRow:
    """Its card, its place, whose it is, its power, where it lies."""
    table, row = look.table, OptionRow(what)
    if thing < table.first_card:
        base = table.base_at[thing] if thing < FIRST_BASE else thing
        row.card = look.card(base) if base > 0 else 0
        row.place, row.slot = look.row(_place(table, thing)), look.written[thing]
        return row
    zone = table.place[thing]
    row.card, row.place = look.card(thing), look.row(zone)
    row.seat = look.whose[table.control[thing] if zone > 0 else table.owner[thing]]
    row.power = power(table, thing) if row.card > 0 else 0
    row.pile, row.row = _pile(table, thing), look.written[thing]
    return row
