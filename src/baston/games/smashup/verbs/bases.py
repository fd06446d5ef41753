"""What changes the row of bases and the piles of base cards at once. Like `verbs`, it writes columns."""

from __future__ import annotations

from baston.games.smashup.base_principale.slots import camps_of
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
    L_NEXT,
    L_NEXT_BASE,
    LIMBO,
    MIDDLE,
)
from baston.games.smashup.queries.query import actions_on
from baston.games.smashup.state.table import ANYWHERE, PLACES, Table
from baston.games.smashup.verbs.burying import dig_up
from baston.games.smashup.verbs.identity import forget
from baston.games.smashup.verbs.verbs import leave, note, put_in_discard, shed, show, touch
from baston.kernel.sight import is_known


def open_base(table: Table, place: int, base: int) -> None:
    """A base card comes into play at a place that lies ready for it; on a mat, in the middle."""
    if table.camps is not None:
        _open_middle(table, base)
        return
    table.base_at[place] = base
    table.place[base] = place
    show(table, base)
    table.clock += 1
    table.changed_at[base] = table.clock
    if CARDS[table.what[base]].is_watcher():
        table.watchers.append(base)
    touch(table)


def new_place(table: Table) -> int:
    """One more place at the right end of the row: one that has been dropped, if there is one."""
    for place in range(1, len(table.base_at)):
        if place not in table.places:
            table.places.append(place)
            return place
    place = len(table.base_at)
    table.base_at.append(0)
    table.minions_at.append([])
    table.places.append(place)
    return place


def drop_place(table: Table, place: int) -> None:
    """A place that no base comes to is taken out of the row."""
    table.places = [other for other in table.places if other != place]


def next_base(table: Table, place: int, base: int = 0) -> None:
    """The top card of the base deck, or this one of it, comes to a place (SU-40); if none, the place goes."""
    if not has_base_deck(table):
        drop_place(table, place)
        note(table, L_BASE_GONE, table.turn)
        return
    base = base if base in table.base_deck else table.base_deck[-1]
    take_base(table, base)
    open_base(table, place, base)
    note(table, L_BASE, table.turn, 0, place)


def empty_place(table: Table, place: int) -> None:
    """All cards at a place are discarded, not destroyed; then its base is (SU-33d, e)."""
    empty_camp(table, place, [])
    discard_base(table, close_base(table, place))


def empty_camp(table: Table, place: int, staying: list[int]) -> None:
    """All cards at a place are discarded, not destroyed, but for those that stay (BP-23)."""
    for minion in [m for m in table.minions_at[place] if m not in staying]:
        leave(table, minion)
        put_in_discard(table, minion)
    for card in [card for card in table.buried if table.place[card] == place]:
        dig_up(table, card)
    clear_actions(table, place)


def destroy_base(table: Table, seat: int, place: int) -> None:
    """A base is destroyed and replaced; the cards on it are discarded, not destroyed (SU-150)."""
    note(table, L_BASE_DESTROYED, seat, 0, place)
    if table.camps is not None:
        empty_camp(table, place, [])
        succeed_base(table, seat, place)
        return
    empty_place(table, place)
    table.extra = [extra for extra in table.extra if extra.place != place]
    next_base(table, place)


def succeed_base(table: Table, seat: int, place: int) -> None:
    """The next base takes the place of one that is discarded; all cards there stay (SU-194).

    Without a next base nothing happens.
    """
    if not has_base_deck(table):
        return
    old = close_base(table, place)
    base = table.base_deck[-1]
    take_base(table, base)
    open_base(table, place, base)
    note(table, L_NEXT_BASE, seat, old, base)
    discard_base(table, old)
    turn_up_next(table)


def add_base(table: Table, seat: int) -> None:
    """The next base comes into play beside the others, if there is one and room for it (SU-125, SU-199).

    On a mat it takes the place of the one in the middle (BP-52).
    """
    if table.camps is not None:
        succeed_base(table, seat, table.places[0])
        return
    if len(table.places) >= PLACES or not has_base_deck(table):
        return
    base = table.base_deck[-1]
    take_base(table, base)
    place = new_place(table)
    open_base(table, place, base)
    note(table, L_EXTRA_BASE, seat, 0, place)


def close_base(table: Table, place: int) -> int:
    """The base card of a place, or in the middle, leaves play, to LIMBO; returns it. Minions stay."""
    if table.camps is not None:
        return _close_middle(table)
    base = table.base_at[place]
    if base in table.watchers:
        table.watchers.remove(base)
    forget(table, base)
    table.base_at[place] = 0
    table.place[base] = LIMBO
    table.clock += 1
    table.changed_at[base] = table.clock
    touch(table)
    return base


def _open_middle(table: Table, base: int) -> None:
    """A base card comes to the middle of the mat: each camp has its ability, separately (BP-50)."""
    camps_of(table).base = base
    table.place[base] = MIDDLE
    show(table, base)
    table.clock += 1
    what = table.what[:]
    for place in table.places:
        face = table.base_at[place]
        what[face] = what[base]
        table.changed_at[face] = table.clock
        if CARDS[what[base]].is_watcher():
            table.watchers.append(face)
    table.what = what
    table.changed_at[base] = table.clock
    touch(table)


def _close_middle(table: Table) -> int:
    """The base card in the middle leaves play, and with it its abilities in all camps."""
    camps = camps_of(table)
    base, camps.base = camps.base, 0
    faces = [table.base_at[place] for place in table.places]
    table.watchers = [source for source in table.watchers if source not in faces]
    for face in faces:
        forget(table, face)
    table.place[base] = LIMBO
    table.clock += 1
    table.changed_at[base] = table.clock
    touch(table)
    return base


def turn_up_next(table: Table) -> None:
    """On a mat the next base lies face up on top of the base deck, if there is one (BP-3, BP-90)."""
    if table.camps is not None and has_base_deck(table):
        base = table.base_deck[-1]
        if not is_known(table.seen, base, None, table.players):
            show(table, base)
            note(table, L_NEXT, table.turn, base)


def replace_base(table: Table) -> int:
    """On a mat the base in the middle is discarded and the next one comes; returns the old, 0 if it stays."""
    if not has_base_deck(table):
        return 0
    old = close_base(table, 0)
    base = table.base_deck[-1]
    take_base(table, base)
    discard_base(table, old)
    open_base(table, 0, base)
    note(table, L_BASE, table.turn, 0, base)
    turn_up_next(table)
    return old


def put_next(table: Table, base: int) -> None:
    """A card of the base deck is put on top of it, face up: it comes next (BP-100)."""
    if base in table.base_deck:
        take_base(table, base)
        put_base_on_top(table, base)
    turn_up_next(table)


def discard_base(table: Table, base: int) -> None:
    """A base card from LIMBO goes on the base discard pile."""
    table.place[base] = DISCARD
    table.base_discard.append(base)


def clear_actions(table: Table, place: int) -> None:
    """The actions attached to the base of a place are discarded, not destroyed."""
    shed(table, actions_on(table, place))


def has_base_deck(table: Table) -> bool:
    """Is there a next base? 2017: the base discard pile is shuffled into a new base deck (SU-40, SU-125)."""
    if not table.base_deck and table.base_discard and not table.variant.old:
        for base in table.base_discard:
            table.place[base] = DECK
        table.base_deck = table.base_discard
        table.base_discard = []
        shuffle_base_deck(table)
    return len(table.base_deck) > 0


def shuffle_base_deck(table: Table) -> None:
    """Shuffle the base deck; nobody knows any more where anything is in it."""
    for base in table.base_deck:
        table.seen[base] = 0
    table.rng.shuffle(table.base_deck)


def search_base_deck(table: Table, seat: int) -> None:
    """The seat looks through the whole base deck. 2012: an empty one stays so (SU-19, SU-125)."""
    has_base_deck(table)
    for base in table.base_deck:
        look_at_base(table, base, seat)
    note(table, L_LOOK, seat)


def exchange_base(table: Table, seat: int, place: int, base: int) -> int:
    """A base of the base deck takes the place of one in play, which is shuffled into that deck (SU-200).

    Minions stay with what is attached to them; actions on the old base are discarded. Plays that were allowed
    on the old base only are lost with it. On a mat all that befalls the camp is that its actions are
    discarded (BP-102). Returns where the new base lies: its place, or on a mat ANYWHERE (BP-52).
    """
    clear_actions(table, place)
    old = close_base(table, place)
    take_base(table, base)
    open_base(table, place, base)
    note(table, L_EXCHANGE, seat, old, base)
    put_base_in_deck(table, old)
    turn_up_next(table)
    if table.camps is not None:
        return ANYWHERE
    table.extra = [extra for extra in table.extra if extra.place != place]
    return place


def take_base(table: Table, base: int) -> None:
    """Take a base card out of the base deck, into LIMBO."""
    table.base_deck.remove(base)
    table.place[base] = LIMBO


def put_base_on_top(table: Table, base: int) -> None:
    """A base card from LIMBO goes on top of the base deck."""
    table.place[base] = DECK
    table.base_deck.append(base)


def put_base_in_deck(table: Table, base: int) -> None:
    """A base card from LIMBO is shuffled into the base deck."""
    put_base_on_top(table, base)
    shuffle_base_deck(table)


def look_at_base(table: Table, base: int, seat: int) -> None:
    """Let a seat see a base card."""
    table.seen[base] |= 1 << seat


def lay_out(table: Table, count: int, bases: list[int]) -> None:
    """Make the base deck of these cards, shuffled, and open so many (SU-5, SU-6), on a mat one (BP-3)."""
    table.base_deck = bases
    shuffle_base_deck(table)
    if table.camps is not None:
        base = table.base_deck[-1]
        take_base(table, base)
        open_base(table, 0, base)
        turn_up_next(table)
        return
    for _ in range(count):
        base = table.base_deck[-1]
        take_base(table, base)
        open_base(table, new_place(table), base)
