"""Which abilities are in force: not lost, not used up, not ignored."""

from __future__ import annotations

from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.constants import IGNORES, MAY_IGNORE, MUTE
from baston.games.smashup.state.table import Table, the_scoring


def is_mute(table: Table, card: int) -> bool:
    """Whether a card has lost the abilities printed on it."""
    for m in table.lasting:  # noqa: SIM110 - read all the time, and a generator is slower
        if m.kind == MUTE and m.thing == card:
            return True
    return False


def has_lost(table: Table, minion: int, action: int) -> bool:
    """Whether the minion has lost what the action grants it; what it gained later it keeps (SU-138)."""
    return any(
        m.kind == MUTE and m.thing == minion and m.source != action and table.changed_at[action] <= m.amount
        for m in table.lasting
    )


def has_used(table: Table, card: int, effect: int, seat: int) -> bool:
    """Whether the seat has used this ability of the card this turn; `effect` is its effect's number."""
    uses = table.uses
    return any(
        uses[i] == card and uses[i + 1] == effect and uses[i + 2] == seat for i in range(0, len(uses), 3)
    )


def is_used_up(table: Table, card: int, place: int) -> bool:
    """Whether a card of this name has already been played by its owner for the scoring base.

    Such a card is played once for each base (SU-141, BP-103).
    """
    return any(
        table.what[other] == table.what[card] and table.owner[other] == table.owner[card]
        for other in the_scoring(table, place).played
    )


def ignores(table: Table, place: int, seat: int) -> bool:
    """Whether a seat is not subject to a base's standing ability, as all or it alone ignore it (SU-174)."""
    return is_silenced(table, place) or _has_leave(table, IGNORES, place, seat)


def is_silenced(table: Table, place: int) -> bool:
    """Whether everybody ignores the ability of the base at a place."""
    for action in table.attached:
        if table.bearer[action] == place and CARDS[table.what[action]].silences_base:
            return True
    return False


def may_ignore(table: Table, place: int, seat: int) -> bool:
    """Whether the seat may ignore the base each time its ability would do something (SU-131)."""
    return _has_leave(table, MAY_IGNORE, place, seat)


def _has_leave(table: Table, kind: int, place: int, seat: int) -> bool:
    """Whether there is such a modifier for the seat, on the base itself or on an action attached to it."""
    base = table.base_at[place]
    for m in table.lasting:
        if m.kind == kind and m.amount == seat and (m.thing == base or table.bearer[m.thing] == place):
            return True
    return False
