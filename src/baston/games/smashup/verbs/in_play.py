"""Cards that come into play, move or change sides there, and leave it."""

from __future__ import annotations

from baston.games.smashup.cards.card import printed
from baston.games.smashup.constants import (
    L_CONTROL,
    L_TRANSFER,
    LIMBO,
)
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.games.smashup.verbs.allowances import grant_plays_now
from baston.games.smashup.verbs.identity import forget_thing
from baston.games.smashup.verbs.lasting import forget_powers
from baston.games.smashup.verbs.piles import put_in_discard, show, take
from baston.games.smashup.verbs.watching import watch, watch_no_more
from baston.kernel.log import note
from baston.kernel.numbers import take_out, without


def enter_play(table: Table, card: int, place: int, seat: int) -> None:
    """Bring a minion into play at a place, under a seat's control."""
    take(table, card)
    _come(table, card, place, seat)
    table.minions_at[place].append(card)
    table.card_comes(place, seat)


def lay_on(table: Table, action: int, bearer: int, seat: int) -> None:
    """Bring an action into play on a place or minion, under a seat's control (SU-83)."""
    take(table, action)
    _come(table, action, bearer if bearer < FIRST_BASE else table.place[bearer], seat)
    table.bearer[action] = bearer
    table.attached = [*table.attached, action]
    if bearer < FIRST_BASE:
        table.card_comes(bearer, seat)


def _come(table: Table, card: int, place: int, seat: int) -> None:
    show(table, card)
    table.clock += 1
    table.changed_at[card] = table.clock
    table.place[card] = place
    table.control[card] = seat
    if printed(table, card).is_watcher():
        watch(table, card)
    forget_powers(table)


def leave_play(table: Table, card: int) -> None:
    """Take a card out of play, to LIMBO; what is attached to it is discarded (SU-115)."""
    if table.attached:
        discard_attached(table, [a for a in table.attached if table.bearer[a] == card])
    place, seat = table.place[card], table.control[card]
    if table.bearer[card] == 0:
        take_out(card, table.minions_at[place])
    else:
        table.attached = without(card, table.attached)
        table.bearer[card] = 0
    watch_no_more(table, card)
    forget_thing(table, card)
    table.clock += 1
    table.changed_at[card] = table.clock
    table.place[card] = LIMBO
    table.control[card] = table.owner[card]
    table.card_leaves(place, seat)
    forget_powers(table)


def discard_attached(table: Table, actions: list[int]) -> None:
    """Discard attached actions, without destroying them (SU-161)."""
    for action in actions:
        leave_play(table, action)
        put_in_discard(table, action)


def relocate(table: Table, minion: int, place: int) -> None:
    """Move a minion to another place with everything attached to it (SU-89)."""
    left, seat = table.place[minion], table.control[minion]
    table.moves = [*table.moves, minion, left]
    take_out(minion, table.minions_at[left])
    table.minions_at[place].append(minion)
    table.place[minion] = place
    for action in table.attached:
        if table.bearer[action] == minion:
            table.place[action] = place
    table.card_leaves(left, seat)
    table.card_comes(place, seat)
    forget_powers(table)


def change_side(table: Table, minion: int, seat: int) -> None:
    """Give a seat control of a minion until it leaves play (SU-85)."""
    place, giver = table.place[minion], table.control[minion]
    table.control[minion] = seat
    table.card_leaves(place, giver)
    table.card_comes(place, seat)
    note(table, L_CONTROL, seat, minion)
    forget_powers(table)
    grant_plays_now(table, minion)


def carry_over(table: Table, action: int, minion: int) -> None:
    """Move an attached action to another minion or base without leaving play (SU-100)."""
    left, seat = table.place[action], table.control[action]
    table.bearer[action] = minion
    table.place[action] = minion if minion < FIRST_BASE else table.place[minion]
    table.card_leaves(left, seat)
    if minion < FIRST_BASE:
        table.card_comes(minion, seat)
    note(table, L_TRANSFER, table.control[action], action, minion)
    forget_powers(table)
