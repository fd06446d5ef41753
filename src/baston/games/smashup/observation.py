"""What a seat sees as numbers: docs/env.md says how to read them."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.affect import FIELD, HANDLE, affecting
from baston.games.smashup.card import CARDS
from baston.games.smashup.mat import WORDS
from baston.games.smashup.query import breakpoint_of, power
from baston.games.smashup.slots import effect_of, holder, slot_power, slots_at
from baston.games.smashup.table import FIRST_BASE, PLACES, Camps, Table
from baston.games.smashup.timing import FACTION, NO_ACTIONS
from baston.games.smashup.uses import TOKEN, USE
from baston.kernel.frame import NUMBER, PACKED, PASS, SEAT
from baston.kernel.observation import OPTIONS, Part, relative
from baston.kernel.sight import has_seen

SEATS: Final = 4
IN_PLAY: Final = 96
PILED: Final = 224
SLOTS: Final = 16
MOST_OPTIONS: Final = 512

# Where a known card lies that is not in play.
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_DECK: Final = 3
IN_BASE_DECK: Final = 4
IN_BASE_DISCARD: Final = 5

# What an option is.
DECLINES: Final = 1
A_THING: Final = 2
A_SEAT: Final = 3
A_NUMBER: Final = 4
A_PLAY: Final = 5
A_USE: Final = 6
A_FACTION: Final = 7
SHIELDS: Final = 8

PARTS: Final = (
    Part(
        "table",
        1,
        (
            *("players", "active", "turn", "phase", "minion_plays", "action_plays", "extra_plays"),
            *("scoring", "asked", "asking", "affecting", "base_deck"),
            *("period", "round", "extra_round", "first"),
        ),
    ),
    Part(
        "seats",
        SEATS,
        ("vp", "hand", "deck", "discard", "power", "faction_1", "faction_2", "no_actions"),
    ),
    Part(
        "bases",
        PLACES,
        ("base", "breakpoint", "vp_1", "vp_2", "vp_3", "power_1", "power_2", "power_3", "power_4"),
    ),
    Part("in_play", IN_PLAY, ("card", "place", "controller", "owner", "power", "counters", "bearer")),
    Part("piles", PILED, ("pile", "seat", "card")),
    Part("slots", SLOTS, ("effect", "seat", "power", "spent")),
    Part(OPTIONS, MOST_OPTIONS, ("is", "card", "place", "seat", "power", "on", "number")),
)
EFFECTS: Final = {word: number for number, word in enumerate(WORDS, 1)}  # of slots


def observe(table: Table, seat: int) -> list[list[int]]:
    """All parts; seats are counted from the one that looks."""
    camps = table.camps
    decision = table.decision
    return [
        _table(table, seat, camps),
        *_seats_and_bases(table, seat),
        _in_play(table, seat),
        _piles(table, seat),
        [] if camps is None else _slots(table, seat, camps),
        _options(table, seat) if decision is not None and decision.player == seat else [],
    ]


def _sees(table: Table, card: int, seat: int) -> bool:
    return has_seen(table.seen, card, seat) or (table.camps is not None and card in table.base_at)


def _card(table: Table, card: int, seat: int) -> int:
    """The number of the printed card; 0 if the seat does not know it."""
    return table.what[card] if _sees(table, card, seat) else 0


def _row(table: Table, place: int) -> int:
    """The row of a place among the bases, from 1; 0 without one."""
    return table.places.index(place) + 1 if place > 0 and place in table.places else 0


def _table(table: Table, seat: int, camps: Camps | None) -> list[int]:
    decision = table.decision
    asked, asking = 0, 0
    if decision is not None:
        asked = relative(decision.player, seat, table.players)
        if decision.card >= FIRST_BASE and (asked == 1 or _sees(table, decision.card, seat)):
            asking = table.what[decision.card]
    numbers = [
        table.players,
        relative(table.turn, seat, table.players),
        table.turn_number,
        table.phase,
        table.minion_plays,
        table.action_plays,
        len(table.extra),
        0 if table.scoring is None else _row(table, table.scoring.place),
        asked,
        asking,
        _way(table),
        len(table.base_deck),
    ]
    if camps is None:
        return numbers + [0, 0, 0, 0]
    first = relative(camps.first, seat, table.players)
    return numbers + [camps.period, camps.round, 1 if camps.extra else 0, first]


def _way(table: Table) -> int:
    """How cards in play are about to be affected, from 1; 0 if none is."""
    number = affecting.number
    for frame in reversed(table.frames):
        if frame.effect == number:
            return frame.subject + 1
    return 0


def _seats_and_bases(table: Table, seat: int) -> list[list[int]]:
    """Both at once, since a seat's power is what it has on all bases."""
    powers = [0] * table.players
    bases: list[int] = []
    for place in table.places:
        base = table.base_at[place]
        as_printed = CARDS[table.what[base]] if base > 0 else CARDS[0]
        bases.append(as_printed.number)
        if as_printed.number == 0:
            bases += [0, 0, 0, 0, 0, 0, 0, 0]
            continue
        bases.append(breakpoint_of(table, place))
        bases += as_printed.vp
        totals = _totals(table, place, seat)
        bases += totals
        for n in range(table.players):
            powers[n] += totals[n]
    return [_seats(table, seat, powers), bases]


def _totals(table: Table, place: int, seat: int) -> list[int]:
    """The power that each seat has at a place, all in one go."""
    totals = [0] * SEATS
    for minion in table.minions_at[place]:
        totals[(table.control[minion] - seat) % table.players] += power(table, minion)
    if table.camps is not None:
        for n in range(table.players):
            totals[n] += slot_power(table, place, (seat + n) % table.players)
    return totals


def _seats(table: Table, seat: int, powers: list[int]) -> list[int]:
    numbers: list[int] = []
    for n in range(table.players):
        other = (seat + n) % table.players
        factions = table.factions[other]
        numbers.append(table.vp[other])
        numbers.append(len(table.hand[other]))
        numbers.append(len(table.deck[other]))
        numbers.append(len(table.discard[other]))
        numbers.append(powers[n])
        numbers.append(factions[0] if len(factions) > 0 else 0)
        numbers.append(factions[1] if len(factions) > 1 else 0)
        numbers.append(1 if _plays_no_actions(table, other) else 0)
    return numbers


def _plays_no_actions(table: Table, seat: int) -> bool:
    for m in table.lasting:  # noqa: SIM110 - read all the time, and a generator is slower
        if m.kind == NO_ACTIONS and m.thing == seat:
            return True
    return False


def _in_play(table: Table, seat: int) -> list[int]:
    """The minions base by base, then the attached actions, which all know, then what lies buried."""
    numbers: list[int] = []
    counted = len(table.counters) > 0
    whose = [relative(other, seat, table.players) for other in range(table.players)]
    for row, place in enumerate(table.places, 1):
        for minion in table.minions_at[place]:
            counters = 0
            if counted:
                counters = table.counters.count(minion) - table.counters.count(-minion)
            numbers.append(table.what[minion])
            numbers.append(row)
            numbers.append(whose[table.control[minion]])
            numbers.append(whose[table.owner[minion]])
            numbers.append(power(table, minion))
            numbers.append(counters)
            numbers.append(0)
    for card in table.attached + table.buried:
        bearer = table.bearer[card] if card in table.attached else 0
        numbers.append(table.what[card] if bearer > 0 else _card(table, card, seat))
        numbers.append(_row(table, table.place[card]))
        numbers.append(whose[table.control[card]])
        numbers.append(whose[table.owner[card]])
        numbers.append(0)
        numbers.append(0)
        numbers.append(table.what[bearer] if bearer >= FIRST_BASE else 0)
    return numbers


def _piles(table: Table, seat: int) -> list[int]:
    """The cards that the seat knows: hands, discard piles, decks from the top, and those of bases."""
    numbers: list[int] = []
    seen = table.seen
    for pile, piles in ((IN_HAND, table.hand), (IN_DISCARD, table.discard), (IN_DECK, table.deck)):
        for n in range(table.players):
            cards = piles[(seat + n) % table.players]
            for i in range(len(cards) - 1, -1, -1):
                if seen[cards[i]] >> seat & 1:
                    numbers.append(pile)
                    numbers.append(n + 1)
                    numbers.append(table.what[cards[i]])
    for base in table.base_deck:
        if _sees(table, base, seat):
            numbers += [IN_BASE_DECK, 0, table.what[base]]
    for base in table.base_discard:
        numbers += [IN_BASE_DISCARD, 0, table.what[base]]
    return numbers


def _slots(table: Table, seat: int, camps: Camps) -> list[int]:
    """The slots of a mat, camp by camp."""
    numbers: list[int] = []
    for place in table.places:
        for slot in slots_at(table, place):
            whose = holder(table, slot)
            numbers.append(EFFECTS[effect_of(table, slot).word])
            numbers.append(relative(whose, seat, table.players))
            numbers.append(slot_power(table, place, whose) if whose >= 0 else 0)
            numbers.append(1 if slot in camps.spent else 0)
    return numbers


# The options.


def _options(table: Table, seat: int) -> list[int]:
    rows: list[int] = []
    decision = table.decision
    assert decision is not None
    kind = decision.kind
    for option in decision.options:
        if option == PASS:
            rows += [DECLINES, 0, 0, 0, 0, 0, 0]
        elif kind == PACKED:
            _add_packed(table, seat, option, rows)
        elif kind == SEAT:
            rows += [A_SEAT, 0, 0, relative(option - 1, seat, table.players), 0, 0, 0]
        elif kind == FACTION:
            rows += [A_FACTION, 0, 0, 0, 0, 0, option - 1]
        elif kind == NUMBER:
            about = table.pending[option - 1].card if table.frames[-1].effect == 0 else 0
            rows += [A_NUMBER, _card(table, about, seat) if about >= FIRST_BASE else 0, 0, 0, 0, 0, option]
        else:
            rows.append(A_THING)
            _add_thing(table, seat, option, rows)
            rows += [0, 0]
    return rows


def _add_packed(table: Table, seat: int, option: int, rows: list[int]) -> None:
    """A play, a use of an ability, or a card that saves another one from what is about to happen."""
    token, card, target = option >> TOKEN, option >> FIELD & HANDLE, option & HANDLE
    if token == USE:
        rows.append(A_USE)
        _add_thing(table, seat, card, rows)
        rows += [0, target]
        return
    if table.frames[-1].effect == affecting.number:
        rows.append(SHIELDS)
        _add_thing(table, seat, card, rows)
        rows += [_card(table, target, seat), 0]
        return
    rows.append(A_PLAY)
    rows.append(_card(table, card, seat))
    if target < table.first_card:
        rows.append(_row(table, _place(table, target)))
        rows += [0, CARDS[_card(table, card, seat)].power, 0, token]
    else:
        rows.append(_row(table, table.place[target]))
        rows.append(relative(table.control[target], seat, table.players))
        rows += [power(table, target), _card(table, target, seat), token]


def _place(table: Table, thing: int) -> int:
    """A place itself, or where a base card or a slot is."""
    return thing if thing < FIRST_BASE else table.place[thing]


def _add_thing(table: Table, seat: int, thing: int, rows: list[int]) -> None:
    """Its card, its place, whose it is, its power."""
    if thing < table.first_card:
        base = table.base_at[thing] if thing < FIRST_BASE else thing
        rows.append(_card(table, base, seat) if base > 0 else 0)
        rows.append(_row(table, _place(table, thing)))
        rows += [0, 0]
        return
    place = table.place[thing]
    whose = table.control[thing] if place > 0 else table.owner[thing]
    card = _card(table, thing, seat)
    rows.append(card)
    rows.append(_row(table, place))
    rows.append(relative(whose, seat, table.players))
    rows.append(power(table, thing) if card > 0 else 0)
