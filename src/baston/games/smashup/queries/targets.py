"""What a seat may play where: the places, and what an action may be attached to."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import CARDS, NOWHERE, TO_BASE, TO_MY_BASE, TO_OWN_MINION, Card
from baston.games.smashup.constants import FORBIDS, NO_ACTIONS
from baston.games.smashup.queries.watching import does_any, doings
from baston.games.smashup.queries.where import actions_on, has_minion_at
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.kernel.frame import Frame
from baston.kernel.modifier import END_OF_TURN
from baston.kernel.numbers import NONE

UNATTACHED: Final = [0]  # what an action is played on that acts and is discarded


def minion_places(table: Table, seat: int, card: int) -> list[int]:
    """The places where the seat may play this minion; "cannot" beats "can" (SU-167)."""
    return places_left(table, seat, card, forbidders(table))


def forbidders(table: Table) -> list[int]:
    """The cards in play that may keep minions from being played somewhere. Not to be changed."""
    if not does_any(table, FORBIDS):
        return NONE
    bits, what = doings(), table.what
    return [source for source in table.watchers if bits[int(what[source])] >> FORBIDS & 1 != 0]


def places_left(table: Table, seat: int, card: int, sources: list[int]) -> list[int]:
    """The places where none of these `forbidders` keeps the seat from playing this minion."""
    if not sources:
        return table.places[:]
    return [place for place in table.places if not _forbid(table, sources, seat, card, place)]


def is_forbidden(table: Table, seat: int, card: int, place: int) -> bool:
    """Whether a card in play keeps the seat from playing this minion at the place."""
    return _forbid(table, forbidders(table), seat, card, place)


def _forbid(table: Table, sources: list[int], seat: int, card: int, place: int) -> bool:
    for source in sources:
        forbids = CARDS[table.what[source]].forbids
        if table.place[source] == place and forbids is not None and forbids(table, source, seat, card):
            return True
    return False


def action_targets(table: Table, seat: int, card: Card) -> list[int]:
    """The handles of what the action may be attached to; 0 alone if it is not attached. Not to be changed."""
    if card.attach == NOWHERE:
        return UNATTACHED
    if card.attach == TO_BASE:
        return table.places
    if card.attach == TO_MY_BASE:
        return [place for place in table.places if has_minion_at(table, place, seat)]
    own = card.attach == TO_OWN_MINION
    return [m for p in table.places for m in table.minions_at[p] if not own or table.control[m] == seat]


def exchangeable(table: Table, me: Frame) -> list[int]:
    """The places whose base may be exchanged; of alike places that share a base, only one (BP-102)."""
    found: list[int] = []
    bare: list[int] = []  # the bases of those that lose nothing
    for place in table.places:
        if actions_on(table, place):
            found.append(place)
        elif table.base_at[place] not in bare:
            found.append(place)
            bare += table.faces(place)
    return found


def place_of(table: Table, target: int) -> int:
    """The place that the target of a play means: the target itself, or where the slot is that it names."""
    return int(table.place[target]) if FIRST_BASE <= target < table.first_card else target


def cannot_play_actions(table: Table, seat: int) -> bool:
    """Whether the seat may play no actions this turn (SU-128)."""
    return any(m.kind == NO_ACTIONS and m.thing == seat and m.until == END_OF_TURN for m in table.lasting)
