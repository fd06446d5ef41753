"""Cards in hands, decks and discard piles: drawn, discarded, revealed, looked at, shuffled.

These verbs take effect immediately: within an act they come before the deferred ones of `effects`.
"""

from __future__ import annotations

from baston.games.smashup.cards.card import printed
from baston.games.smashup.constants import (
    DECK,
    DISCARD,
    HAND,
    L_DISCARD,
    L_DRAW,
    L_IN_HAND,
    L_LOOK,
    L_ON_TOP,
    L_REVEAL,
    L_SHUFFLE,
    LIMBO,
)
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.identity import forget_doer
from baston.kernel.log import note
from baston.kernel.numbers import take_out, without
from baston.kernel.sight import everybody


def check_immediate(table: Table) -> None:
    """Assert that the running act has not begun anything deferred yet."""
    assert table.queue is None, "immediate verbs come before deferred ones"


def take(table: Table, card: int) -> None:
    """Take a card that is not in play out of its pile, into LIMBO."""
    zone = table.place[card]
    owner = table.owner[card]
    if zone == HAND:
        take_out(card, table.hand[owner])
    elif zone == DECK:
        take_out(card, table.deck[owner])
    elif zone == DISCARD:
        take_out(card, table.discard[owner])
    elif zone > 0:
        table.buried = without(card, table.buried)
        table.bearer[card] = 0
    table.place[card] = LIMBO
    forget_doer(table, card)


def show(table: Table, card: int) -> None:
    """Let everybody see which card this is."""
    table.seen[card] = everybody(table.players)


def put_in_discard(table: Table, card: int) -> None:
    """Put a card from LIMBO face up on its owner's discard pile (SU-114)."""
    show(table, card)
    table.place[card] = DISCARD
    table.discard[table.owner[card]].append(card)


def put_in_hand(table: Table, card: int, told: int = L_IN_HAND) -> None:
    """Put a card from a pile or from LIMBO into its owner's hand.

    `told` is the kind of log note that tells it.
    """
    take(table, card)
    owner = table.owner[card]
    table.seen[card] |= 1 << owner
    table.place[card] = HAND
    table.hand[owner].append(card)
    note(table, told, owner, card, 0, 0, table.seen[card])


def put_on_top(table: Table, card: int) -> None:
    """Put a card on top of its owner's deck; who knew it still does."""
    take(table, card)
    table.place[card] = DECK
    table.deck[table.owner[card]].append(card)
    note(table, L_ON_TOP, table.owner[card], card, 0, 0, table.seen[card])


def put_under_deck(table: Table, card: int) -> None:
    """Put a card under its owner's deck; who knew it still does."""
    take(table, card)
    table.place[card] = DECK
    table.deck[table.owner[card]].insert(0, card)


def shuffle_deck(table: Table, seat: int) -> None:
    """Shuffle a seat's deck; nobody knows any longer where anything is in it."""
    deck = table.deck[seat]
    for card in deck:
        table.seen[card] = 0
    table.rng.shuffle(deck)
    note(table, L_SHUFFLE, seat)


def shuffle_in(table: Table, seat: int, cards: list[int]) -> None:
    """Put cards into a seat's deck and shuffle it, even if there are none (SU-132)."""
    check_immediate(table)
    for card in cards:
        take(table, card)
        table.place[card] = DECK
        table.deck[seat].append(card)
    shuffle_deck(table, seat)


def ensure_deck(table: Table, seat: int) -> bool:
    """Refill an empty deck from the discard pile; return whether there is a card (SU-19, SU-132)."""
    if not table.deck[seat] and table.discard[seat]:
        cards, table.discard[seat] = table.discard[seat], []
        for card in cards:
            table.place[card] = LIMBO  # all at once: one by one, each would have to be found
        shuffle_in(table, seat, cards)
    return len(table.deck[seat]) > 0


def search_deck(table: Table, seat: int) -> None:
    """Let the seat see its whole deck; the 2012 rules do not refill an empty one for it (SU-19)."""
    check_immediate(table)
    if not table.variant.old:
        ensure_deck(table, seat)
    for card in table.deck[seat]:
        table.seen[card] |= 1 << seat
    note(table, L_LOOK, seat)


def draw(table: Table, seat: int, count: int) -> None:
    """Draw up to `count` cards for a seat one by one, as far as there are any."""
    check_immediate(table)
    for _ in range(count):
        if not ensure_deck(table, seat):
            return
        card = table.deck[seat].pop()
        table.place[card] = HAND
        table.seen[card] |= 1 << seat
        table.hand[seat].append(card)
        table.card_is_drawn(seat)
        note(table, L_DRAW, seat, card, 0, 1, table.seen[card])


def discard(table: Table, card: int) -> None:
    """Discard a card that is not in play (SU-88)."""
    check_immediate(table)
    take(table, card)
    put_in_discard(table, card)
    note(table, L_DISCARD, table.owner[card], card)


def discard_at_random(table: Table, seat: int, count: int) -> None:
    """Discard up to `count` random cards of a seat's hand, as far as there are any."""
    for _ in range(count):
        hand = table.hand[seat]
        if hand:
            discard(table, hand[table.rng.below(len(hand))])


def reveal_top(table: Table, seat: int, count: int = 1) -> list[int]:
    """Show everybody the top cards of a deck, where they stay; return them, top first (SU-101, SU-132)."""
    return _reveal(table, seat, count, -1)


def reveal_until(table: Table, seat: int, kind: int) -> list[int]:
    """Show everybody cards from the top of a deck until one of a kind appears; return them, that one last."""
    return _reveal(table, seat, len(table.what), kind)


def _reveal(table: Table, seat: int, most: int, last_kind: int) -> list[int]:
    check_immediate(table)
    cards: list[int] = []
    while len(cards) < most and ensure_deck(table, seat):
        card = table.deck[seat].pop()  # held apart: a discard pile shuffled in comes under it
        show(table, card)
        note(table, L_REVEAL, seat, card)
        cards.append(card)
        if printed(table, card).kind == last_kind:
            break
    table.deck[seat].extend(reversed(cards))
    return cards


def look_at_top(table: Table, seat: int) -> int:
    """Show a seat its own top card, which stays there; return its handle, 0 if there is none.

    The 2012 rules do not refill an empty deck for it.
    """
    check_immediate(table)
    if not (table.deck[seat] if table.variant.old else ensure_deck(table, seat)):
        return 0
    card = table.deck[seat][-1]
    table.seen[card] |= 1 << seat
    note(table, L_LOOK, seat, card, 0, 1, 1 << seat)
    return card


def look_at_hand(table: Table, whose: int, by: int) -> None:
    """Let seat `by` see the hand of seat `whose`."""
    for card in table.hand[whose]:
        table.seen[card] |= 1 << by
    note(table, L_LOOK, by)


def deal_seat(table: Table, seat: int, cards: list[int]) -> None:
    """Give a seat its deck of printed card numbers, one for each of its handles, in any order."""
    what = table.what[:]
    for place, handle in enumerate(table.deck[seat]):
        what[handle] = cards[place]
    table.what = what


def at_random(table: Table, things: list[int]) -> int:
    """Return a random one of several things."""
    return things[table.rng.below(len(things))]
