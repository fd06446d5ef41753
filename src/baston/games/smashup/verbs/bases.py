"""What changes the row of bases and the piles of base cards at once."""

from __future__ import annotations

from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.constants import (
    DECK,
    DISCARD,
    L_BASE,
    L_BASE_DESTROYED,
    L_BASE_GONE,
    L_EXCHANGE,
    L_EXTRA_BASE,
    L_LOOK,
    L_NEXT_BASE,
    LIMBO,
)
from baston.games.smashup.queries.where import actions_on, is_shared
from baston.games.smashup.state.table import ANYWHERE, PLACES, Table
from baston.games.smashup.verbs.burying import dig_up
from baston.games.smashup.verbs.identity import forget_thing
from baston.games.smashup.verbs.in_play import discard_attached, leave_play
from baston.games.smashup.verbs.lasting import forget_powers
from baston.games.smashup.verbs.piles import put_in_discard, show
from baston.games.smashup.verbs.watching import watch, watch_no_more
from baston.kernel.log import note


def open_base(table: Table, place: int, base: int) -> None:
    """Bring a base card into play at an empty place."""
    table.lay_base(place, base)
    show(table, base)
    table.clock += 1
    table.changed_at[base] = table.clock
    for face in table.faces(place):
        table.changed_at[face] = table.clock
        if CARDS[table.what[face]].is_watcher():
            watch(table, face)
    forget_powers(table)


def new_place(table: Table) -> int:
    """Add a place at the right end of the row, reusing a dropped one if there is one; return it."""
    for place in range(1, len(table.base_at)):
        if place not in table.places:
            table.places = [*table.places, place]
            return place
    place = len(table.base_at)
    table.base_at = [*table.base_at, 0]
    table.minions_at.append([])
    table.places = [*table.places, place]
    return place


def place_for_base(table: Table) -> int:
    """The place where a new base is laid: one more, or the first of those that share one (BP-1)."""
    if table.places and is_shared(table, table.places[0]):
        return table.places[0]
    return new_place(table)


def drop_place(table: Table, place: int) -> None:
    """Remove a place that no base comes to from the row."""
    table.places = [other for other in table.places if other != place]


def next_base(table: Table, place: int, base: int = 0) -> None:
    """Bring the top card of the base deck, or `base` from it, to a place (SU-40); or drop the place."""
    if not ensure_base_deck(table):
        drop_place(table, place)
        note(table, L_BASE_GONE, table.turn)
        return
    base = base if base in table.base_deck else table.base_deck[-1]
    take_base(table, base)
    open_base(table, place, base)
    note(table, L_BASE, table.turn, 0, place)


def empty_place(table: Table, place: int) -> None:
    """Discard all cards at a place, without destroying them, then its base (SU-33d, e)."""
    discard_cards_at(table, place, [])
    discard_base(table, close_base(table, place))


def discard_cards_at(table: Table, place: int, staying: list[int]) -> None:
    """Discard all cards at a place except those staying, without destroying them (BP-23)."""
    for minion in [m for m in table.minions_at[place] if m not in staying]:
        leave_play(table, minion)
        put_in_discard(table, minion)
    for card in [card for card in table.buried if table.place[card] == place]:
        dig_up(table, card)
    clear_actions(table, place)


def destroy_base(table: Table, seat: int, place: int) -> None:
    """Destroy a base and replace it; the cards on it are discarded, not destroyed (SU-150).

    Where places share a base, only the cards at this place are discarded (BP-41).
    """
    note(table, L_BASE_DESTROYED, seat, 0, place)
    if is_shared(table, place):
        discard_cards_at(table, place, [])
        succeed_base(table, seat, place)
        return
    empty_place(table, place)
    table.extra = [extra for extra in table.extra if extra.place != place]
    next_base(table, place)


def succeed_base(table: Table, seat: int, place: int) -> None:
    """Replace a base by the next one; all cards there stay (SU-194).

    Without a next base nothing happens.
    """
    if not ensure_base_deck(table):
        return
    old = close_base(table, place)
    base = table.base_deck[-1]
    take_base(table, base)
    open_base(table, place, base)
    note(table, L_NEXT_BASE, seat, old, base)
    discard_base(table, old)
    table.turn_up_next_base()


def add_base(table: Table, seat: int) -> None:
    """Bring the next base into play beside the others, if there is one and room for it (SU-125, SU-199).

    Where all places share a base, it replaces that one instead (BP-52).
    """
    if is_shared(table, table.places[0]):
        succeed_base(table, seat, table.places[0])
        return
    if len(table.places) >= PLACES or not ensure_base_deck(table):
        return
    base = table.base_deck[-1]
    take_base(table, base)
    place = new_place(table)
    open_base(table, place, base)
    note(table, L_EXTRA_BASE, seat, 0, place)


def close_base(table: Table, place: int) -> int:
    """Take the base of a place out of play, to LIMBO, and return it; minions stay."""
    faces = table.faces(place)
    for face in faces:
        watch_no_more(table, face)
        forget_thing(table, face)
    base = table.lay_base(place, 0)
    table.place[base] = LIMBO
    table.clock += 1
    table.changed_at[base] = table.clock
    forget_powers(table)
    return base


def discard_base(table: Table, base: int) -> None:
    """Put a base card from LIMBO on the base discard pile."""
    table.place[base] = DISCARD
    table.base_discard = [*table.base_discard, base]


def clear_actions(table: Table, place: int) -> None:
    """Discard the actions attached to the base of a place, without destroying them."""
    discard_attached(table, actions_on(table, place))


def ensure_base_deck(table: Table) -> bool:
    """Refill an empty base deck, except in 2012 (SU-40, SU-125); return whether there is a next base."""
    if not table.base_deck and table.base_discard and not table.variant.old:
        for base in table.base_discard:
            table.place[base] = DECK
        table.base_deck = table.base_discard[:]
        table.base_discard = []
        shuffle_base_deck(table)
    return len(table.base_deck) > 0


def shuffle_base_deck(table: Table) -> None:
    """Shuffle the base deck; nobody knows any longer where anything is in it."""
    for base in table.base_deck:
        table.seen[base] = 0
    table.rng.shuffle(table.base_deck)


def search_base_deck(table: Table, seat: int) -> None:
    """Let the seat see the whole base deck; the 2012 rules do not refill an empty one (SU-19, SU-125)."""
    ensure_base_deck(table)
    for base in table.base_deck:
        look_at_base(table, base, seat)
    note(table, L_LOOK, seat)


def exchange_base(table: Table, seat: int, place: int, base: int) -> int:
    """Exchange a base in play for one of the base deck and shuffle the old one in (SU-200).

    Minions stay with what is attached to them; actions on the old base are discarded. Plays that were allowed
    on the old base only are lost with it. Where other places share the base, no plays are lost, and actions
    at this place are discarded (BP-102). Returns where the new base lies: its place, or ANYWHERE if it is
    shared (BP-52).
    """
    clear_actions(table, place)
    old = close_base(table, place)
    take_base(table, base)
    open_base(table, place, base)
    note(table, L_EXCHANGE, seat, old, base)
    put_base_in_deck(table, old)
    table.turn_up_next_base()
    if is_shared(table, place):
        return ANYWHERE
    table.extra = [extra for extra in table.extra if extra.place != place]
    return place


def take_base(table: Table, base: int) -> None:
    """Take a base card out of the base deck, into LIMBO."""
    table.base_deck.remove(base)
    table.place[base] = LIMBO


def put_base_on_top(table: Table, base: int) -> None:
    """Put a base card from LIMBO on top of the base deck."""
    table.place[base] = DECK
    table.base_deck.append(base)


def put_base_in_deck(table: Table, base: int) -> None:
    """Shuffle a base card from LIMBO into the base deck."""
    put_base_on_top(table, base)
    shuffle_base_deck(table)


def look_at_base(table: Table, base: int, seat: int) -> None:
    """Let a seat see which base card this is."""
    table.seen[base] |= 1 << seat


def lay_out(table: Table, count: int, bases: list[int]) -> None:
    """Shuffle these cards into a base deck, and bring the first `count` into play (SU-5, SU-6).

    On a mat, where all places share a base, only one (BP-3).
    """
    table.base_deck = bases
    shuffle_base_deck(table)
    for place in table.places[:1] or [new_place(table) for _ in range(count)]:
        base = table.base_deck[-1]
        take_base(table, base)
        open_base(table, place, base)
    table.turn_up_next_base()
