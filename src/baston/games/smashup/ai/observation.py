"""What a seat sees as numbers: docs/env.md says how to read them."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.ai.lasting_rows import EXTRA, LASTING, add_extra_plays, add_lasting
from baston.games.smashup.ai.observer import (
    IN_BASE_DECK,
    IN_BASE_DISCARD,
    Look,
)
from baston.games.smashup.ai.option_rows import COLUMNS, LINKS, add_options, add_picks
from baston.games.smashup.ai.standard import ai_of
from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.constants import CONTROL, NO_ACTIONS
from baston.games.smashup.effects.affecting_frame import (
    amount_of,
    destination_of,
    laid_action_of,
    stand_ins_of,
    taker_of,
    victims_of,
    way_of,
)
from baston.games.smashup.effects.protecting import (
    asked_about,
    further_protectors,
    place_in_question,
    under_way,
)
from baston.games.smashup.queries.power import breakpoint_of, powers_of
from baston.games.smashup.state.table import FIRST_BASE, PLACES, Table
from baston.kernel.column import Column, filled
from baston.kernel.frame import Decision, Frame
from baston.kernel.observation import IN_DECK, IN_DISCARD, IN_HAND, OPTIONS, Part, Sheet, add_pile

SEATS: Final = 4
IN_PLAY: Final = 96
PILED: Final = 224
SLOTS: Final = 16
MOST_LASTING: Final = 48
MOST_EXTRA: Final = 24
MOST_AFFECTED: Final = 48
MOST_PICKS: Final = 24
MOST_OPTIONS: Final = 512

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
    Part(
        "in_play",
        IN_PLAY,
        (
            *("card", "place", "controller", "owner", "power", "counters"),
            *("bearer", "on", "named", "used"),
        ),
        (("place", "bases"), ("on", "in_play")),
    ),
    Part("lasting", MOST_LASTING, LASTING),
    Part("extra", MOST_EXTRA, EXTRA),
    Part("piles", PILED, ("pile", "seat", "card")),
    Part("slots", SLOTS, ("effect", "seat", "power", "spent")),
    Part(
        "question",
        1,
        (
            *("here", "asker", "about"),
            *("doer", "doer_seat", "place", "seat", "action", "amount", "further"),
        ),
    ),
    Part("affected", MOST_AFFECTED, ("row", "stands_in", "asked")),
    Part("picked", MOST_PICKS, COLUMNS, LINKS),
    Part(OPTIONS, MOST_OPTIONS, COLUMNS, LINKS),
)


def observe(table: Table, seat: int, sheet: Sheet) -> None:
    """Write all that a seat may see into a sheet, part by part; seats are counted from the observing one."""
    look = Look(table, seat, sheet)
    decision, threat = table.decision, under_way(table)
    _add_table(look, 0 if threat is None else way_of(threat) + 1)
    sheet.end()
    _add_seats_and_bases(look)
    sheet.end()
    _add_in_play(look)
    sheet.end()
    add_lasting(look)
    sheet.end()
    add_extra_plays(look)
    sheet.end()
    _add_piles(look)
    sheet.end()
    ai_of(table).add_slots(look)
    sheet.end()
    if decision is not None and (decision.card > 0 or threat is not None):
        _add_question(look, decision, threat)
    sheet.end()
    if threat is not None:
        _add_affected(look, threat)
    sheet.end()
    if decision is None or decision.player != seat:
        sheet.end()
        sheet.end()
        return
    add_picks(look)
    sheet.end()
    add_options(look, decision.kind, decision.options)
    sheet.end()


def _add_table(look: Look, way: int) -> None:
    table, sheet = look.table, look.sheet
    scored = 0 if table.scoring is None else look.row(table.scoring.place)
    sheet.add5(table.players, look.whose[table.turn], table.turn_number, table.phase, table.minion_plays)
    sheet.add3(table.action_plays, len(table.extra), scored)
    asked, asking = 0, 0
    decision = table.decision
    if decision is not None:
        asked = look.whose[decision.player]
        if decision.card >= FIRST_BASE and (asked == 1 or look.sees(decision.card)):
            asking = table.what[decision.card]
    sheet.add3(asked, asking, way)
    sheet.add(len(table.base_deck))
    ai_of(table).add_round(look)


def _add_question(look: Look, decision: Decision, threat: Frame | None) -> None:
    """Where the asker is and what its question is about; and what is about to happen, by whom."""
    table, sheet = look.table, look.sheet
    about = asked_about(table)
    sheet.add(look.row(place_in_question(table)))
    sheet.add(look.written[decision.card])
    sheet.add(look.written[about[0]] if len(about) == 1 else 0)
    if threat is None:
        sheet.add_zeros(7)
        return
    sheet.add(look.card(threat.card) if threat.card >= FIRST_BASE else 0)
    sheet.add(look.whose[threat.player])
    sheet.add(look.row(destination_of(threat)))
    sheet.add(look.whose[taker_of(threat)] if way_of(threat) == CONTROL else 0)
    sheet.add(table.what[laid_action_of(threat)])
    sheet.add(amount_of(threat))
    sheet.add(further_protectors(table))


def _add_affected(look: Look, threat: Frame) -> None:
    """Who is about to be affected, and whom of them the question is about."""
    sheet, about, substitutes = look.sheet, asked_about(look.table), stand_ins_of(threat)
    for victim in victims_of(threat):
        sheet.add(look.written[victim])
        sheet.add(1 if victim in substitutes else 0)
        sheet.add(1 if victim in about else 0)


def _add_seats_and_bases(look: Look) -> None:
    """The power on each base is reckoned before either is written: a seat's is what it has on all of them."""
    table = look.table
    totals = _totals(look)
    powers = filled(0, SEATS)
    for first in range(0, len(totals), SEATS):
        for n in range(table.players):
            powers[n] += totals[first + n]
    _add_seats(look, powers)
    look.sheet.end()
    _add_bases(look, totals)


def _totals(look: Look) -> Column:
    """The power by place and seat; none where no base lies."""
    table, whose = look.table, look.whose
    control, powers, ai = table.control, powers_of(table), ai_of(table)
    totals = filled(0, len(table.places) * SEATS)
    for row, place in enumerate(table.places):
        if table.base_at[place] > 0:
            before = row * SEATS - 1
            for minion in table.minions_at[place]:
                totals[before + whose[control[minion]]] += powers[minion]
            ai.add_powers(look, place, row * SEATS, totals)
    return totals


def _add_bases(look: Look, totals: Column) -> None:
    table, sheet = look.table, look.sheet
    for row, place in enumerate(table.places):
        base = table.base_at[place]
        as_printed = CARDS[table.what[base]] if base > 0 else CARDS[0]
        if as_printed.number == 0:
            sheet.add_zeros(9)
            continue
        first, vp = row * SEATS, as_printed.vp
        sheet.add5(as_printed.number, breakpoint_of(table, place), vp[0], vp[1], vp[2])
        sheet.add3(totals[first], totals[first + 1], totals[first + 2])
        sheet.add(totals[first + 3])


def _add_seats(look: Look, powers: Column) -> None:
    table, sheet = look.table, look.sheet
    for n in range(table.players):
        other = (look.seat + n) % table.players
        factions = table.factions[other]
        sheet.add5(
            table.vp[other],
            len(table.hand[other]),
            len(table.deck[other]),
            len(table.discard[other]),
            powers[n],
        )
        sheet.add3(
            factions[0] if len(factions) > 0 else 0,
            factions[1] if len(factions) > 1 else 0,
            1 if _plays_no_actions(table, other) else 0,
        )


def _plays_no_actions(table: Table, seat: int) -> bool:
    for m in table.lasting:  # noqa: SIM110 - read all the time, and a generator is slower
        if m.kind == NO_ACTIONS and m.thing == seat:
            return True
    return False


def _add_in_play(look: Look) -> None:
    """The minions base by base, then the attached actions, which all know, then what lies buried."""
    table, sheet, whose = look.table, look.sheet, look.whose
    what, control, owner, powers = table.what, table.control, table.owner, powers_of(table)
    counted = len(table.counters) > 0
    for place in table.places:
        row = look.rows[place]
        for minion in table.minions_at[place]:
            counters = 0
            if counted:
                counters = table.counters.count(minion) - table.counters.count(-minion)
            look.lies(minion)
            sheet.add5(what[minion], row, whose[control[minion]], whose[owner[minion]], powers[minion])
            sheet.add5(counters, 0, 0, 0, _uses(table, minion))
    for action in table.attached:
        bearer: int = table.bearer[action]
        _add_lying(look, action, table.what[action], bearer if bearer >= FIRST_BASE else 0)
    for card in table.buried:
        _add_lying(look, card, look.card(card), 0)


def _add_lying(look: Look, card: int, number: int, bearer: int) -> None:
    """An attached action or a buried card, of which the seat knows this number, and what bears it."""
    table, sheet = look.table, look.sheet
    look.lies(card)
    row, whose = look.row(table.place[card]), look.whose
    sheet.add5(number, row, whose[table.control[card]], whose[table.owner[card]], 0)
    sheet.add(0)
    sheet.add(table.what[bearer] if bearer > 0 else 0)
    sheet.add(look.written[bearer] if bearer > 0 else 0)
    sheet.add(_named(table, card))
    sheet.add(_uses(table, card))


def _uses(table: Table, card: int) -> int:
    """How often whose turn it is has used abilities of the card this turn."""
    uses = table.uses
    if len(uses) == 0:
        return 0
    return sum([1 for i in range(0, len(uses), 3) if uses[i] == card and uses[i + 2] == table.turn])


def _named(table: Table, action: int) -> int:
    """The number of the faction that has been named for an action; 0 if none has."""
    named = table.named
    return named[named.index(action) + 1] if action in named[::2] else 0


def _add_piles(look: Look) -> None:
    """The cards that the seat knows: hands, discard piles, decks from the top, and those of bases."""
    table, sheet, seat = look.table, look.sheet, look.seat
    seen, what = table.seen, table.what
    for pile, by_seat in ((IN_HAND, table.hand), (IN_DISCARD, table.discard), (IN_DECK, table.deck)):
        for n in range(table.players):
            add_pile(sheet, pile, n + 1, by_seat[(seat + n) % table.players], seen, what, seat)
    add_pile(sheet, IN_BASE_DECK, 0, table.base_deck, seen, what, seat)
    for base in table.base_discard:
        sheet.add3(IN_BASE_DISCARD, 0, what[base])
