"""What a seat that is asked may do, as rows of numbers: docs/env.md says how to read them."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.ai.observer import Look
from baston.games.galacticlash.cards.card import CARDS, RULES
from baston.games.galacticlash.constants import PLAY, SIDE
from baston.games.galacticlash.queries.figures import attack, defense
from baston.games.galacticlash.queries.seats import is_player, seat_of_player
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, SEAT
from baston.kernel.numbers import is_among
from baston.kernel.observation import A_NUMBER, A_SEAT, A_THING, DECLINES

# More that an option is.
A_SIDE: Final = 5
A_LAUNCH: Final = 6
A_CAPACITY: Final = 7
AN_ATTACK: Final = 8
A_BLOCK: Final = 9

COLUMNS: Final = (
    *("is", "card", "seat", "attack", "defense", "row", "target", "target_seat", "target_row", "number"),
)
LINKS: Final = (("target_row", "units"),)


def add_picks(look: Look) -> None:
    """Write what has been answered so far to the questions of this step, but for seats and numbers."""
    for kind, pick in RULES.answers(look.clash.frames[-1]):
        if kind not in (SEAT, NUMBER):
            _add_option(look, kind, pick)


def add_options(look: Look, kind: int, options: list[int]) -> None:
    """Write a row for each of these options."""
    for option in options:
        _add_option(look, kind, option)


def _add_option(look: Look, kind: int, option: int) -> None:
    sheet = look.sheet
    if option == PASS:
        sheet.add(DECLINES)
        sheet.add_zeros(9)
    elif kind == SEAT:
        sheet.add3(A_SEAT, 0, look.whose[option - 1])
        sheet.add_zeros(7)
    elif kind in (SIDE, NUMBER):
        sheet.add(A_SIDE if kind == SIDE else A_NUMBER)
        sheet.add_zeros(8)
        sheet.add(option - 1)
    elif kind == PACKED:
        _add_packed(look, option)
    else:
        _add_thing(look, A_THING, option)
        sheet.add_zeros(4)


def _add_packed(look: Look, option: int) -> None:
    """A card launched, a capacity used, an attacker with whom it attacks, or a blocker with the attacker."""
    card, target = option & HANDLE, option >> FIELD
    sheet, effect = look.sheet, RULES.effects[look.clash.frames[-1].effect].name
    if effect == "attack":
        _add_thing(look, AN_ATTACK, card)
        sheet.add3(0, look.whose[seat_of_player(target)], 0)
        sheet.add(0)
    elif effect == "blocks":
        _add_thing(look, A_BLOCK, card)
        number, whose = look.target(target)
        sheet.add3(number, whose, look.row(target))
        sheet.add(0)
    else:
        _add_thing(look, A_CAPACITY if target > 0 else A_LAUNCH, card)
        sheet.add3(0, 0, 0)
        sheet.add(target)


def _add_thing(look: Look, what: int, thing: int) -> None:
    """Its card, whose it is, a unit's attack and defense, as printed unless it is in play, and its row."""
    clash, sheet = look.clash, look.sheet
    number, whose = look.target(thing)
    sheet.add3(what, number, whose)
    card = 0 if is_player(thing) else look.item(thing)
    if card <= 0 or number == 0:
        sheet.add3(0, 0, look.row(thing))
    elif clash.zone[card] == PLAY and is_among(card, clash.units):
        sheet.add3(attack(clash, card), defense(clash, card), look.row(thing))
    else:
        as_printed = CARDS[number]
        sheet.add3(as_printed.attack, as_printed.defense, look.row(thing))
