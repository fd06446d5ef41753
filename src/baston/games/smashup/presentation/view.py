"""What a seat sees, as a plain value; a card that it does not know is null and has no handle."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import CARDS, FACTIONS, KINDS, RULES, printed
from baston.games.smashup.constants import (
    ATTACH,
    BOOST,
    CONTROL,
    COUNTERS,
    MOVE,
    MUTE,
    NO_ACTIONS,
    PASS_COUNTERS,
    PHASES,
    POWER,
    TRANSFER,
    WAYS,
)
from baston.games.smashup.effects.abilities import is_talent_lost, talents_of
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
from baston.games.smashup.presentation.names import sees
from baston.games.smashup.presentation.standard import words_of
from baston.games.smashup.queries.in_force import has_used
from baston.games.smashup.queries.power import breakpoint_of, power, power_parts, total_power, total_power_of
from baston.games.smashup.queries.where import actions_on
from baston.games.smashup.state.table import FIRST_BASE, NO_CARD, ExtraPlay, Table
from baston.kernel.frame import PASS
from baston.kernel.modifier import END_OF_SEAT_TURN, END_OF_TURN, START_OF_TURN
from baston.kernel.text import Json, plain

PRINTED: Final[dict[int, dict[str, Json]]] = {}  # cards as views show them, by number, but for the handle


def view(table: Table, seat: int | None) -> dict[str, Json]:
    """All that a seat, or with None a spectator, may see."""
    return _own(table, seat) | _open(table) | _laid_out(table, seat)


def views(table: Table, seats: list[int | None]) -> list[dict[str, Json]]:
    """What each of these seats sees; the common part is computed once."""
    if _hides_what_is_laid_out(table):
        return [view(table, seat) for seat in seats]
    alike = _open(table) | _laid_out(table, None)
    return [_own(table, seat) | alike for seat in seats]


def _own(table: Table, seat: int | None) -> dict[str, Json]:
    """What not everybody sees, or may see."""
    return {
        "seat": seat,
        "deck_known": [_known_in_deck(table, s, seat) for s in range(table.players)],
        "hands": [[_known(table, card, seat) for card in cards] for cards in table.hand],
        "base_deck_known": [
            CARDS[table.what[b]].id if sees(table, b, seat) else None for b in table.base_deck
        ],
        "affecting": _affecting(table, seat),
        "decision": _decision(table, seat),
        "useless": words_of(table).useless(table, seat),
    }


def _open(table: Table) -> dict[str, Json]:
    """What everybody sees."""
    return {
        "players": table.players,
        "turn": table.turn,
        "turn_number": table.turn_number,
        "phase": PHASES[table.phase],
        "edition": table.variant.edition,
        "boxes": [*table.variant.boxes],
        "vp": plain(table.vp),
        "factions": [[FACTIONS[f].id for f in both] for both in table.factions],
        "open_factions": [FACTIONS[f].id for f in table.open_factions],
        "decks": [len(cards) for cards in table.deck],
        "base_deck": len(table.base_deck),
        "base_discard": [CARDS[table.what[base]].id for base in table.base_discard],
        "plays": {
            "minions": table.minion_plays,
            "actions": table.action_plays,
            "extra": [_extra(extra) for extra in table.extra],
        },
        "no_actions": [
            {"seat": m.thing, "now": m.until == END_OF_TURN} for m in table.lasting if m.kind == NO_ACTIONS
        ],
        "scoring": None if table.scoring is None else table.scoring.place,
        "winner": plain(table.winners) if table.over else None,
        "mat": words_of(table).mat_view(table),
    }


def _laid_out(table: Table, seat: int | None) -> dict[str, Json]:
    """What lies face up, where one that the seat does not know may have to do with it."""
    return {
        "discards": [[_known(table, card, seat) for card in cards] for cards in table.discard],
        "bases": [_base(table, place, seat) for place in table.places],
    }


def _hides_what_is_laid_out(table: Table) -> bool:
    """Has a card that not everybody knows to do with it, as one that gave power and is in a deck by now?"""
    cards = [card for pile in table.discard for card in pile] + table.buried
    cards += [m.source for m in table.lasting if m.kind == BOOST]
    return not all(sees(table, card, None) for card in cards)


def _extra(extra: ExtraPlay) -> Json:
    return {
        "action": extra.action,
        "power_at_most": extra.power_at_most,
        "place": extra.place,
        "raising": extra.raising,
        "other_than": CARDS[extra.other_than].id if extra.other_than > 0 else None,
    }


def _known(table: Table, card: int, seat: int | None) -> Json:
    return _card(table, card) if sees(table, card, seat) else None


def _known_in_deck(table: Table, whose: int, seat: int | None) -> list[Json]:
    """The cards of a deck from the top, as far down as the seat knows any."""
    deck, lowest = table.deck[whose], 0
    while lowest < len(deck) and not sees(table, deck[lowest], seat):
        lowest += 1
    return [_known(table, card, seat) for card in reversed(deck[lowest:])]


def _card(table: Table, card: int) -> dict[str, Json]:
    number = table.what[card]
    as_printed = PRINTED.get(number)
    if as_printed is None:
        it = CARDS[number]
        as_printed = {"card": it.id, "handle": 0, "kind": KINDS[it.kind], "power": it.power}
        PRINTED[number] = as_printed
    shown = as_printed.copy()  # half the time of making it anew, for some fifty cards in a view
    shown["handle"] = card
    return shown


def _base(table: Table, place: int, seat: int | None) -> Json:
    base = table.base_at[place]
    if base == 0 or table.what[base] == 0:
        return {"place": place, "base": None}
    as_printed = CARDS[table.what[base]]
    return {
        "place": place,
        "base": as_printed.id,
        "handle": base,
        "breakpoint": breakpoint_of(table, place),
        "printed_breakpoint": as_printed.breakpoint,
        "vp": [*as_printed.vp],
        "total": total_power(table, place),
        "totals": [total_power_of(table, place, seat) for seat in range(table.players)],
        "minions": [_minion(table, minion, seat) for minion in table.minions_at[place]],
        "actions": [_attached(table, action) for action in actions_on(table, place)],
        "buried": [_buried(table, card, seat) for card in table.buried if table.place[card] == place],
    }


def _buried(table: Table, card: int, seat: int | None) -> Json:
    """A card that lies face down: whose it is, and to who knows it which."""
    known = sees(table, card, seat)
    return {
        "card": CARDS[table.what[card]].id if known else None,
        "handle": card if known else None,
        "controller": table.control[card],
    }


def _minion(table: Table, minion: int, seat: int | None) -> Json:
    as_printed = CARDS[table.what[minion]]
    return {
        "card": as_printed.id,
        "handle": minion,
        "owner": table.owner[minion],
        "controller": table.control[minion],
        "power": power(table, minion),
        "printed": as_printed.power,
        "why": _why(table, minion, seat),
        "counters": {"plus": table.counters.count(minion), "minus": table.counters.count(-minion)},
        "talents": _talents(table, minion),
        "lost": [_until(m.until) for m in table.lasting if m.kind == MUTE and m.thing == minion],
        "actions": [_attached(table, action) for action in actions_on(table, minion)],
    }


def _why(table: Table, minion: int, seat: int | None) -> list[Json]:
    """What changes the minion's power: a card or counters, by how much and, if it ends, until when."""
    parts = power_parts(table, minion)
    boosts = [m for m in table.lasting if m.kind == BOOST and m.thing == minion]
    first = len(parts) - 2 * len(boosts)  # they come last
    found: list[Json] = []
    for i in range(2, len(parts), 2):
        source, amount = parts[i], parts[i + 1]
        if amount != 0:
            # A card that has been shuffled into a deck since is named no more.
            named = source >= FIRST_BASE and sees(table, source, seat)
            found.append(
                {
                    "card": CARDS[table.what[source]].id if named else None,
                    "counters": source == NO_CARD and i < first,
                    "amount": amount,
                    "until": _until(boosts[(i - first) // 2].until) if i >= first else None,
                }
            )
    return found


def _talents(table: Table, minion: int) -> list[Json]:
    """The minion's talents: the card that has the text, and whether it has been used this turn or is lost."""
    found: list[Json] = []
    pairs = talents_of(table, minion)
    for i in range(0, len(pairs), 2):
        card = pairs[i]
        ability = printed(table, card).abilities[pairs[i + 1] - 1]
        found.append(
            {
                "card": printed(table, card).id,
                "handle": card,
                "used": has_used(table, card, ability.effect.number, table.turn),
                "lost": is_talent_lost(table, card, ability),
            }
        )
    return found


def _until(moment: int) -> dict[str, Json]:
    """When something that lasts ends: with this turn, at the start of a seat's next one, or at its end."""
    if moment == END_OF_TURN:
        return {"moment": "end", "seat": None}
    if moment >= END_OF_SEAT_TURN:
        return {"moment": "end", "seat": moment - END_OF_SEAT_TURN}
    return {"moment": "start", "seat": moment - START_OF_TURN}


def _affecting(table: Table, seat: int | None) -> Json:
    """What is about to happen to cards in play, and what answers it already: the uppermost affecting.

    `place` is where they would go, `seat` who would control them, `action` what would be attached to them or
    pass to them, `amount` the change of power or counters; null in other ways. `further` counts the cards
    that could answer after the one that is asked.
    """
    frame = under_way(table)
    if frame is None:
        return None
    way = way_of(frame)
    known = frame.card >= FIRST_BASE and sees(table, frame.card, seat)
    return {
        "way": WAYS[way],
        "card": CARDS[table.what[frame.card]].id if known else None,
        "player": frame.player,
        "victims": plain(victims_of(frame)),
        "stand_ins": plain(stand_ins_of(frame)),
        "place": destination_of(frame) if way == MOVE else None,
        "seat": taker_of(frame) if way == CONTROL else None,
        "action": CARDS[table.what[laid_action_of(frame)]].id if way in (ATTACH, TRANSFER) else None,
        "amount": amount_of(frame) if way in (POWER, COUNTERS, PASS_COUNTERS) else None,
        "further": further_protectors(table),
    }


def _attached(table: Table, action: int) -> Json:
    named = [table.named[i + 1] for i in range(0, len(table.named), 2) if table.named[i] == action]
    return {
        "card": CARDS[table.what[action]].id,
        "handle": action,
        "owner": table.owner[action],
        "controller": table.control[action],
        "named": FACTIONS[named[0]].id if named else None,
    }


def _decision(table: Table, seat: int | None) -> Json:
    """Who is asked, by which card, where, and about which cards in play; options for the seat itself alone.

    `picked` are the things that it has chosen so far, in the questions of the same step.
    """
    decision = table.decision
    if decision is None:
        return None
    known = decision.card >= FIRST_BASE and (sees(table, decision.card, seat) or decision.player == seat)
    asked: dict[str, Json] = {
        "player": decision.player,
        "card": CARDS[table.what[decision.card]].id if known else None,
        "asker": decision.card if table.place[decision.card] > 0 else None,
        "about": plain(asked_about(table)),
        "here": place_in_question(table) or None,
    }
    if decision.player == seat:
        asked["kind"] = decision.kind
        asked["options"] = plain(decision.options)
        asked["picked"] = plain(RULES.chosen(table.frames[-1]))
        asked["can_pass"] = PASS in decision.options
    return asked
