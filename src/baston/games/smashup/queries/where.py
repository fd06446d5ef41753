"""What kind of card something is, whose it is, and where it lies."""

from __future__ import annotations

from baston.games.smashup.cards.card import ACTION, CARDS, MINION
from baston.games.smashup.state.table import Table
from baston.kernel.frame import Frame


def place_left(table: Table, minion: int) -> int:
    """The place that a minion last moved away from this turn; 0 if it has not moved."""
    moves = table.moves
    for i in range(len(moves) - 2, -1, -2):
        if moves[i] == minion:
            return moves[i + 1]
    return 0


def is_minion(table: Table, card: int) -> bool:
    """Whether the printed card is a minion."""
    return CARDS[table.what[card]].kind == MINION


def is_action(table: Table, card: int) -> bool:
    """Whether the printed card is an action."""
    return CARDS[table.what[card]].kind == ACTION


def is_fellow_minion(table: Table, card: int, other: int) -> bool:
    """Whether the other card is another minion of the same controller."""
    return other != card and is_minion(table, other) and table.control[other] == table.control[card]


def in_play(table: Table, card: int) -> bool:
    """Whether the card is in play."""
    return table.place[card] > 0


def has_minion_at(table: Table, place: int, seat: int) -> bool:
    """Whether the seat controls a minion at the place."""
    return any(table.control[m] == seat for m in table.minions_at[place])


def minions_of_at(table: Table, place: int, seat: int) -> list[int]:
    """The minions that a seat controls at a place."""
    return [m for m in table.minions_at[place] if table.control[m] == seat]


def minions_in_play(table: Table) -> list[int]:
    """All minions on all bases, left to right."""
    return [m for place in table.places for m in table.minions_at[place]]


def all_minions(table: Table, seat: int) -> list[int]:
    """All minions in play: the value of `Card.raises` for an action that names any minion."""
    return minions_in_play(table)


def minions_of(table: Table, seat: int) -> list[int]:
    """All minions that a seat controls."""
    return [m for place in table.places for m in table.minions_at[place] if table.control[m] == seat]


def minions_owned_by(table: Table, seat: int) -> list[int]:
    """The minions in play that come from a seat's deck, whoever controls them (SU-105)."""
    return [m for place in table.places for m in table.minions_at[place] if table.owner[m] == seat]


def actions_on(table: Table, bearer: int) -> list[int]:
    """The actions attached to a minion or to a place."""
    return [a for a in table.attached if table.bearer[a] == bearer]


def is_same_object(table: Table, me: Frame, thing: int) -> bool:
    """Whether a thing is still the same object as when the frame began (SU-41)."""
    return table.changed_at[thing] <= me.since


def is_here(table: Table, me: Frame, thing: int) -> bool:
    """Whether the card is at the frame's place."""
    return table.place[thing] == me.where


def place_of_doer(table: Table, affecting: Frame) -> int:
    """The place of the card that affects others, or where it was when its ability began (SU-135)."""
    place = table.place[affecting.card]
    return place if place > 0 or affecting.parent < 0 else table.frames[affecting.parent].where


def happened_here(table: Table, me: Frame) -> bool:
    """Whether the event happened to a card at the place of the watching card."""
    return is_here(table, me, me.subject)


def happened_to_itself(table: Table, me: Frame) -> bool:
    """Whether the event happened to the watching card itself."""
    return me.subject == me.card


def it_scores(table: Table, me: Frame) -> bool:
    """Whether the base that scores is the one where the watching card is."""
    return me.subject == me.where


def other_base_cards(table: Table, place: int) -> list[int]:
    """The places with another base card than this place: for what happens to base cards (BP-41)."""
    faces = table.faces(place)
    return [other for other in table.places if table.base_at[other] not in faces]


def is_shared(table: Table, place: int) -> bool:
    """Whether the base at the place lies at other places too, as on a mat (BP-50)."""
    return len(table.faces(place)) > 1
