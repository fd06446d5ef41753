"""What a seat sees as numbers: docs/env.md says how to read them."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import CARDS, RULES
from baston.games.galacticlash.constants import ATTACK as ATTACK_PHASE
from baston.games.galacticlash.constants import FIRST_ITEM, HARMLESS, PLAY, SIDE, STUCK
from baston.games.galacticlash.effects.answering import NO_WINDOW, open_window, seats_that_may_answer
from baston.games.galacticlash.effects.chain import targets_of
from baston.games.galacticlash.queries.figures import attack, defense, keywords, shield_of
from baston.games.galacticlash.queries.in_play import is_delayed, is_engaged, ready_energies
from baston.games.galacticlash.queries.seats import is_player, player_handle, seat_of_player, side_of
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.variant import FORMATS
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, SEAT
from baston.kernel.observation import (
    A_NUMBER,
    A_SEAT,
    A_THING,
    DECLINES,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    OPTIONS,
    Part,
    Sheet,
    relative,
)
from baston.kernel.sight import has_seen

SEATS: Final = 4
UNITS: Final = 64
PRESENCES: Final = 32
ENERGIES: Final = 80
CHAIN: Final = 16
PILED: Final = 240
MOST_PICKS: Final = 64
MOST_OPTIONS: Final = 256

# More that an option is.
A_SIDE: Final = 5
A_LAUNCH: Final = 6
A_CAPACITY: Final = 7
AN_ATTACK: Final = 8
A_BLOCK: Final = 9

COLUMNS: Final = (
    *("is", "card", "seat", "attack", "defense", "row", "target", "target_seat", "target_row", "number"),
)
PARTS: Final = (
    Part(
        "table",
        1,
        (
            *("players", "format", "active", "turn", "phase", "asked", "asking"),
            *("force_plays", "mastery_plays", "any_plays", "kind", "window"),
        ),
    ),
    Part(
        "seats",
        SEATS,
        (
            *("life", "partner", "out", "laid", "role", "shield", "library", "hand", "pit", "energies"),
            *("dark", "light", "force_mastery", "tech_mastery", "to_answer"),
        ),
    ),
    Part(
        "units",
        UNITS,
        (
            *("card", "controller", "owner", "attack", "defense", "wounds", "engaged", "stuck", "delayed"),
            *("shield", "harmless", "keywords", "attacks", "blocked", "blocks", "split", "due"),
        ),
    ),
    Part("presences", PRESENCES, ("card", "controller", "owner", "engaged", "stuck")),
    Part("energies", ENERGIES, ("card", "controller", "owner", "engaged", "stuck")),
    Part("chain", CHAIN, ("card", "player", "capacity", "target", "target_player", "target_row")),
    Part("piles", PILED, ("pile", "seat", "card")),
    Part("picked", MOST_PICKS, COLUMNS),
    Part(OPTIONS, MOST_OPTIONS, COLUMNS, (("target_row", "units"),)),
)
NUMBERS_OF_FORMATS: Final = {name: number for number, name in enumerate(FORMATS, 1)}


def observe(clash: Clash, seat: int, sheet: Sheet) -> None:
    """Write all that a seat may see into a sheet, part by part; seats are counted from the observing one."""
    decision = clash.decision
    is_asked = decision is not None and decision.player == seat
    for numbers in (
        _table(clash, seat),
        _seats(clash, seat),
        _units(clash, seat),
        _in_play(clash, clash.presences, seat),
        _in_play(clash, _energies_of_all(clash, seat), seat),
        _chain(clash, seat),
        _piles(clash, seat),
        _picked(clash, seat) if is_asked else [],
        _rows(clash, seat, decision.kind, decision.options) if decision is not None and is_asked else [],
    ):
        sheet.add_part(numbers)


def _card(clash: Clash, card: int, seat: int) -> int:
    """The number of the printed card; 0 if the seat does not know it."""
    return clash.what[card] if has_seen(clash.seen, card, seat) else 0


def _whose(clash: Clash, other: int, seat: int) -> int:
    return relative(other, seat, clash.players)


def _table(clash: Clash, seat: int) -> list[int]:
    decision = clash.decision
    asked, asking, kind = 0, 0, 0
    if decision is not None:
        kind = decision.kind + 1
        asked = _whose(clash, decision.player, seat)
        asking = _card(clash, decision.card, seat) if 0 < decision.card < FIRST_ITEM else 0
    return [
        clash.players,
        NUMBERS_OF_FORMATS[clash.variant.format],
        _whose(clash, clash.turn, seat),
        clash.turn_number,
        clash.phase,
        asked,
        asking,
        clash.force_plays,
        clash.mastery_plays,
        clash.any_plays,
        kind,
        open_window(clash) + 1,
    ]


def _seats(clash: Clash, seat: int) -> list[int]:
    numbers: list[int] = []
    coming: list[int] = seats_that_may_answer(clash) if open_window(clash) != NO_WINDOW else []
    for n in range(clash.players):
        other = (seat + n) % clash.players
        side = side_of(clash, other)
        role = _card(clash, player_handle(other), seat) if clash.variant.is_duo else 0
        numbers += [clash.life[side], 1 if n > 0 and side == side_of(clash, seat) else 0, clash.out[other]]
        numbers += [
            clash.laid[other],
            role,
            shield_of(clash, player_handle(other)),
            len(clash.library[other]),
        ]
        numbers += [len(clash.hand[other]), len(clash.pit[other]), len(clash.energies[other])]
        numbers += ready_energies(clash, other)
        numbers.append(coming.index(other) + 1 if other in coming else 0)
    return numbers


def _add_card(clash: Clash, card: int, seat: int, numbers: list[int]) -> None:
    """A card in play, which all know: what it is, who controls it, whose it is."""
    numbers.append(clash.what[card])
    numbers.append(_whose(clash, clash.control[card], seat))
    numbers.append(_whose(clash, clash.owner[card], seat))


def _units(clash: Clash, seat: int) -> list[int]:
    numbers: list[int] = []
    for unit in clash.units:
        harmless = [m for m in clash.lasting if m.kind == HARMLESS and m.thing == unit]
        _add_card(clash, unit, seat, numbers)
        numbers += [attack(clash, unit), defense(clash, unit), clash.wounds[unit]]
        numbers.append(1 if is_engaged(clash, unit) else 0)
        numbers.append(1 if clash.marks[unit] & STUCK else 0)
        numbers.append(1 if is_delayed(clash, unit) else 0)
        numbers += [shield_of(clash, unit), 1 if harmless else 0, keywords(clash, unit)]
        _add_fight(clash, unit, seat, numbers)
    return numbers


def _add_fight(clash: Clash, unit: int, seat: int, numbers: list[int]) -> None:
    """Which seat it attacks, whether it has been blocked, and the row of the unit that it blocks, from 1.

    Then whether it has split its wounds, and how many it is due by others' splits.
    """
    combat = clash.combat
    if combat is None or clash.phase != ATTACK_PHASE:
        numbers += [0, 0, 0, 0, 0]
        return
    attacks, blocks = 0, 0
    if unit in combat.attackers:
        attacks = _whose(clash, combat.against[combat.attackers.index(unit)], seat)
    for i in range(0, len(combat.blocks), 2):
        if combat.blocks[i] == unit and combat.blocks[i + 1] in clash.units:
            blocks = clash.units.index(combat.blocks[i + 1]) + 1
    numbers += [attacks, 1 if unit in combat.blocked else 0, blocks]
    splits = combat.splits
    numbers.append(1 if unit in splits[::3] else 0)
    numbers.append(sum([splits[i + 2] for i in range(0, len(splits), 3) if splits[i + 1] == unit]))


def _in_play(clash: Clash, cards: list[int], seat: int) -> list[int]:
    numbers: list[int] = []
    for card in cards:
        _add_card(clash, card, seat, numbers)
        numbers.append(1 if is_engaged(clash, card) else 0)
        numbers.append(1 if clash.marks[card] & STUCK else 0)
    return numbers


def _energies_of_all(clash: Clash, seat: int) -> list[int]:
    energies: list[int] = []
    for n in range(clash.players):
        energies += clash.energies[(seat + n) % clash.players]
    return energies


def _chain(clash: Clash, seat: int) -> list[int]:
    """What waits on the chain, the last one resolving first, and its first target."""
    numbers: list[int] = []
    for frame in clash.chain:
        numbers.append(clash.what[frame.card])
        numbers.append(_whose(clash, frame.player, seat))
        numbers.append(1 if frame.subject > 0 else 0)
        targets = targets_of(clash, frame)
        _add_target(clash, targets[0] if targets else 0, seat, numbers)
        numbers.append(_row(clash, targets[0], seat) if targets else 0)
    return numbers


def _add_target(clash: Clash, thing: int, seat: int, numbers: list[int]) -> None:
    """The card of a thing and whose it is; of a player, that seat alone."""
    if thing <= 0:
        numbers += [0, 0]
    elif is_player(thing):
        numbers += [0, _whose(clash, seat_of_player(thing), seat)]
    else:
        card = _of_item(clash, thing)
        numbers.append(_card(clash, card, seat) if card > 0 else 0)
        numbers.append(_whose(clash, clash.control[card], seat) if card > 0 else 0)


def _of_item(clash: Clash, thing: int) -> int:
    """The card whose capacity waits on the chain, of an item's handle; else the thing itself."""
    if thing < FIRST_ITEM:
        return thing
    for frame in clash.chain:
        if frame.where == thing:
            return frame.card
    return 0


def _piles(clash: Clash, seat: int) -> list[int]:
    """The cards that the seat knows: hands, pits, and libraries from the top to the last that it knows."""
    numbers: list[int] = []
    for pile, piles in ((IN_HAND, clash.hand), (IN_DISCARD, clash.pit), (IN_DECK, clash.library)):
        for n in range(clash.players):
            cards = piles[(seat + n) % clash.players]
            lowest = 0
            while pile == IN_DECK and lowest < len(cards) and not has_seen(clash.seen, cards[lowest], seat):
                lowest += 1
            for i in range(len(cards) - 1, lowest - 1, -1):
                is_known = has_seen(clash.seen, cards[i], seat)
                if pile != IN_HAND or is_known:
                    numbers.append(pile)
                    numbers.append(n + 1)
                    numbers.append(clash.what[cards[i]] if is_known or pile == IN_DISCARD else 0)
    return numbers


# The options.


def _picked(clash: Clash, seat: int) -> list[int]:
    """What has been answered so far to the questions of this step, but for seats and numbers, as options."""
    rows: list[int] = []
    for kind, pick in RULES.answers(clash.frames[-1]):
        if kind not in (SEAT, NUMBER):
            rows += _rows(clash, seat, kind, [pick])
    return rows


def _rows(clash: Clash, seat: int, kind: int, options: list[int]) -> list[int]:
    rows: list[int] = []
    for option in options:
        if option == PASS:
            rows += [DECLINES, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        elif kind == SEAT:
            rows += [A_SEAT, 0, _whose(clash, option - 1, seat), 0, 0, 0, 0, 0, 0, 0]
        elif kind == SIDE:
            rows += [A_SIDE, 0, 0, 0, 0, 0, 0, 0, 0, option - 1]
        elif kind == NUMBER:
            rows += [A_NUMBER, 0, 0, 0, 0, 0, 0, 0, 0, option - 1]
        elif kind == PACKED:
            _add_packed(clash, seat, option, rows)
        else:
            rows.append(A_THING)
            _add_thing(clash, seat, option, rows)
            rows += [0, 0, 0, 0]
    return rows


def _add_packed(clash: Clash, seat: int, option: int, rows: list[int]) -> None:
    """A card launched, a capacity used, an attacker with whom it attacks, or a blocker with the attacker."""
    card, target = option & HANDLE, option >> FIELD
    effect = RULES.effects[clash.frames[-1].effect].name
    if effect == "attack":
        rows.append(AN_ATTACK)
        _add_thing(clash, seat, card, rows)
        rows += [0, _whose(clash, seat_of_player(target), seat), 0, 0]
    elif effect == "blocks":
        rows.append(A_BLOCK)
        _add_thing(clash, seat, card, rows)
        _add_target(clash, target, seat, rows)
        rows += [_row(clash, target, seat), 0]
    else:
        rows.append(A_CAPACITY if target > 0 else A_LAUNCH)
        _add_thing(clash, seat, card, rows)
        rows += [0, 0, 0, target]


def _add_thing(clash: Clash, seat: int, thing: int, rows: list[int]) -> None:
    """Its card, whose it is, a unit's attack and defense, as printed unless it is in play, and its row."""
    _add_target(clash, thing, seat, rows)
    card = 0 if is_player(thing) else _of_item(clash, thing)
    if card <= 0 or _card(clash, card, seat) == 0:
        rows += [0, 0]
    elif clash.zone[card] == PLAY and card in clash.units:
        rows += [attack(clash, card), defense(clash, card)]
    else:
        as_printed = CARDS[clash.what[card]]
        rows += [as_printed.attack, as_printed.defense]
    rows.append(_row(clash, thing, seat))


def _row(clash: Clash, thing: int, seat: int) -> int:
    """The row, from 1, of a unit, presence, energy or item of the chain in its part; 0 of anything else."""
    items = [frame.card if frame.subject == 0 else frame.where for frame in clash.chain]
    for part in (clash.units, clash.presences, _energies_of_all(clash, seat), items):
        if thing in part:
            return part.index(thing) + 1
    return 0
