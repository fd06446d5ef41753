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
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, SEAT
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


def add_options(look: Look, kind: int, options: list[int]) -> None:
    """A row for each of these options, in their order; `in_play` and `slots` must have been written."""
    table, sheet = look.table, look.sheet
    for option in options:
        if option == PASS:
            _add_row(sheet, DECLINES)
        elif kind == PACKED:
            _add_packed(look, option)
        elif table.frames[-1].effect == saving.number:
            _add_saved(look, option, 0)
        elif kind == SEAT:
            _add_row(sheet, A_SEAT, seat=relative(option - 1, look.seat, table.players))
        elif kind == FACTION:
            _add_row(sheet, A_FACTION, number=option - 1)
        elif kind == NUMBER:
            _add_number(look, option)
        else:
            _add_thing(look, A_THING, option)


def add_picks(look: Look) -> None:
    """A row for each answer that has been given to the questions of the step so far, as of an option.

    Who is shown cards has those of who shows them.
    """
    frame = look.table.frames[-1]
    ai_of(look.table).add_shown(look)
    if frame.picks:
        questions = RULES.effects[frame.effect].steps[frame.step].questions
        for i, pick in enumerate(frame.picks):
            add_options(look, questions[min(i, len(questions) - 1)].kind, [pick])


def _add_row(
    sheet: Sheet,
    what: int,
    card: int = 0,
    place: int = 0,
    seat: int = 0,
    power: int = 0,
    on: int = 0,
    number: int = 0,
    pile: int = 0,
    row: int = 0,
    on_row: int = 0,
    slot: int = 0,
) -> None:
    """An option: the columns in their order."""
    sheet.add(what)
    sheet.add(card)
    sheet.add(place)
    sheet.add(seat)
    sheet.add(power)
    sheet.add(on)
    sheet.add(number)
    sheet.add(pile)
    sheet.add(row)
    sheet.add(on_row)
    sheet.add(slot)


def _add_packed(look: Look, option: int) -> None:
    """A play, a use of an ability, or a card that one sends elsewhere instead of what would happen."""
    table = look.table
    token, card, target = option >> TOKEN, option >> FIELD & HANDLE, option & HANDLE
    if token == USE:
        _add_thing(look, A_USE, card, number=target)
        return
    if table.frames[-1].effect == diverting.number:
        _add_saved(look, card, look.rows[target])
        return
    sheet, played, pile = look.sheet, look.card(card), _pile(table, card)
    if target < table.first_card:
        place, slot = look.row(_place(table, target)), look.written[target]
        _add_row(sheet, A_PLAY, played, place, 0, CARDS[played].power, 0, token, pile, slot=slot)
    else:
        place, whose = look.row(table.place[target]), look.whose[table.control[target]]
        strength, on, row = power(table, target), look.card(target), look.written[target]
        _add_row(sheet, A_PLAY, played, place, whose, strength, on, token, pile, on_row=row)


def _add_number(look: Look, option: int) -> None:
    """An amount or a mode; or an ability that waits, with its card, where it acts and what it is about."""
    table, sheet = look.table, look.sheet
    if table.frames[-1].effect != 0:
        _add_row(sheet, A_NUMBER, number=option)
        return
    waiting = table.pending[option - 1]
    card, subject = waiting.card, waiting.subject
    on, on_row = 0, 0
    if FIRST_BASE <= subject < len(table.what):
        on, on_row = look.card(subject), look.written[subject]
    name = look.card(card) if card >= FIRST_BASE else 0
    place, row, slot = look.row(waiting.where), look.written[card], 0
    if card < table.first_card:
        row, slot = 0, row
    _add_row(sheet, A_NUMBER, name, place, on=on, number=option, row=row, on_row=on_row, slot=slot)


def _add_saved(look: Look, victim: int, place: int) -> None:
    """A card that the one that asks would save, and where it would go then."""
    saver = look.table.frames[-1].card
    _add_thing(look, SAVED, victim, look.card(saver), place, look.written[saver])


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


def _add_thing(look: Look, what: int, thing: int, on: int = 0, number: int = 0, on_row: int = 0) -> None:
    """Its card, its place, whose it is, its power, where it lies."""
    table, sheet = look.table, look.sheet
    if thing < table.first_card:
        base = table.base_at[thing] if thing < FIRST_BASE else thing
        card = look.card(base) if base > 0 else 0
        place, slot = look.row(_place(table, thing)), look.written[thing]
        _add_row(sheet, what, card, place, 0, 0, on, number, slot=slot)
        return
    zone = table.place[thing]
    whose = look.whose[table.control[thing] if zone > 0 else table.owner[thing]]
    card = look.card(thing)
    strength = power(table, thing) if card > 0 else 0
    pile, row = _pile(table, thing), look.written[thing]
    _add_row(sheet, what, card, look.row(zone), whose, strength, on, number, pile, row, on_row)
