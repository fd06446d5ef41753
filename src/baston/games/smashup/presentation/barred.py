"""Why a card that may be played may not go to a place, or to something there."""

from __future__ import annotations

from baston.games.smashup.cards.card import (
    ACTION,
    CARDS,
    NOWHERE,
    TO_BASE,
    TO_MY_BASE,
    TO_OWN_MINION,
    Card,
)
from baston.games.smashup.effects.extra_plays import extra_of, extra_play
from baston.games.smashup.phases.turn import turn
from baston.games.smashup.presentation.names import thing_name
from baston.games.smashup.presentation.notation import describe
from baston.games.smashup.presentation.reasons import because, forbidden
from baston.games.smashup.queries.targets import action_targets, place_of
from baston.games.smashup.queries.where import minions_in_play
from baston.games.smashup.state.table import WHERE_I_HAVE_NONE, ExtraPlay, Table
from baston.kernel.frame import PACKED
from baston.kernel.reason import Reason


def barred(table: Table, seat: int, held: int, lang: str) -> dict[int, Reason]:
    """Why the seat cannot play the card that it holds to the places and minions that no option names."""
    targets = _targets(table, seat, held)
    if not targets:
        return {}
    as_printed = CARDS[table.what[held]]
    if as_printed.kind == ACTION:
        return _no_bearers(table, seat, as_printed, targets, lang)
    return _no_places(table, seat, held, targets, lang)


def _targets(table: Table, seat: int, held: int) -> set[int]:
    """What the options of a play name for the card; none if it is asked something else."""
    decision = table.decision
    if decision is None or decision.player != seat or decision.kind != PACKED or held not in table.hand[seat]:
        return set()
    if table.frames[-1].effect not in (turn.number, extra_play.number):
        return set()
    about = [describe(table, option) for option in decision.options]
    return {one["target"] for one in about if one["card"] == held and isinstance(one["target"], int)}


# Minions.


def _no_places(table: Table, seat: int, held: int, targets: set[int], lang: str) -> dict[int, Reason]:
    open_places = {place_of(table, target) for target in targets}
    found: dict[int, Reason] = {}
    for place in table.places:
        if place not in open_places:
            found[place] = _no_place(table, seat, held, place, lang)
    for slot, key in table.closed_slots(seat).items():
        if slot not in targets:
            place = place_of(table, slot)
            found[slot] = found[place] if place in found else because(table, lang, key)
    return found


def _no_place(table: Table, seat: int, held: int, place: int, lang: str) -> Reason:
    card_forbids = forbidden(table, seat, held, [place], True, lang)
    if card_forbids is not None:
        return card_forbids
    for extra in _extras(table):
        if extra.place == WHERE_I_HAVE_NONE:
            return because(table, lang, "cannot-extra-empty")
        if extra.place > 0:
            return because(table, lang, "barred-extra-place", base=thing_name(table, extra.place, lang))
    return because(table, lang, "cannot-no-slot")


def _extras(table: Table) -> list[ExtraPlay]:
    """The extra plays under conditions, of minions, by which alone one may be played."""
    if table.frames[-1].effect == extra_play.number:
        return [extra_of(table.frames[-1])]
    return [extra for extra in table.extra if not extra.action]


# Actions.


def _no_bearers(table: Table, seat: int, card: Card, targets: set[int], lang: str) -> dict[int, Reason]:
    if card.attach == NOWHERE:
        return {}
    to_base = card.attach in (TO_BASE, TO_MY_BASE)
    free = set(action_targets(table, seat, card))
    minions = minions_in_play(table)
    found: dict[int, Reason] = {}
    for thing in [*table.places, *minions]:
        if thing in targets:
            continue
        if (thing in minions) == to_base:
            key = "barred-to-base" if to_base else "barred-to-minion"
        elif thing in free:  # it may bear the card, but the extra play that allows it asks for more
            key = "cannot-extra-raising"
        elif card.attach == TO_OWN_MINION:
            key = "barred-to-own-minion"
        else:
            key = "barred-to-own-base"
        found[thing] = because(table, lang, key)
    return found
