"""What changes hands, decks and discard piles at once."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.constants import (
    L_DISCARD,
    L_DRAW,
    L_MILL,
    L_NO_STUN,
    L_ON_TOP,
    L_PLAN,
    L_RETURN,
    L_SHUFFLE,
)
from baston.games.superfantasybrawl.queries.seats import owner_of
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.log import note
from baston.kernel.sight import everybody

NOBODY_KNOWS: Final = 0


def _ready(arena: Arena) -> None:
    assert arena.queue is None, "immediate verbs come before deferred ones"


def take_from_hand(arena: Arena, card: int) -> None:
    """Take a card out of its owner's hand into no pile; everybody sees it."""
    arena.hand[owner_of(arena, card)].remove(card)
    arena.seen[card] = everybody(arena.players)


def put_in_discard(arena: Arena, card: int) -> None:
    """Put a card that is in no pile on its owner's discard pile."""
    arena.discard[owner_of(arena, card)].append(card)
    arena.seen[card] = everybody(arena.players)


def discard(arena: Arena, card: int) -> None:
    """Discard a card from its owner's hand."""
    _ready(arena)
    take_from_hand(arena, card)
    put_in_discard(arena, card)
    note(arena, L_DISCARD, owner_of(arena, card), card)


def discard_at_random(arena: Arena, seat: int) -> None:
    """Discard a random card of a seat's hand, if there is one."""
    if arena.hand[seat]:
        discard(arena, arena.hand[seat][arena.rng.below(len(arena.hand[seat]))])


def shuffle_deck(arena: Arena, seat: int) -> None:
    """Shuffle a seat's deck; nobody knows any longer where anything is in it."""
    for card in arena.deck[seat]:
        arena.seen[card] = NOBODY_KNOWS
    arena.rng.shuffle(arena.deck[seat])


def shuffle_discard_in(arena: Arena, seat: int) -> None:
    """Shuffle a seat's whole discard pile into its deck."""
    _ready(arena)
    arena.deck[seat] += arena.discard[seat]
    arena.discard[seat] = []
    shuffle_deck(arena, seat)
    note(arena, L_SHUFFLE, seat)


def has_deck(arena: Arena, seat: int) -> bool:
    """Refill an empty deck from the discard pile; return whether there is a card to draw (SFB-45)."""
    if not arena.deck[seat] and arena.discard[seat]:
        shuffle_discard_in(arena, seat)
    return len(arena.deck[seat]) > 0


def draw(arena: Arena, seat: int, count: int) -> None:
    """Draw cards for a seat one by one, as far as there are any (SFB-205)."""
    _ready(arena)
    for _ in range(count):
        if not has_deck(arena, seat):
            return
        card = arena.deck[seat].pop()
        arena.seen[card] |= 1 << seat
        arena.hand[seat].append(card)
        note(arena, L_DRAW, seat, card, 0, 1, arena.seen[card])


def reveal_top(arena: Arena, seat: int) -> int:
    """Put the top card of a deck on the discard pile; return its handle, 0 if there is none (SFB-46)."""
    _ready(arena)
    if not has_deck(arena, seat):
        return 0
    card = arena.deck[seat].pop()
    put_in_discard(arena, card)
    note(arena, L_MILL, seat, card)
    return card


def _lose_sight(arena: Arena, seat: int, card: int) -> None:
    """Others do not see which card has left a hand: none of that hand is known to them any more (SFB-254)."""
    if arena.hand[seat]:  # else it can only have been this one
        for other in [card, *arena.hand[seat]]:
            arena.seen[other] &= 1 << seat


def plan(arena: Arena, card: int) -> None:
    """Put a card of a hand or discard pile on top of its owner's deck (SFB-213)."""
    _ready(arena)
    seat = owner_of(arena, card)
    is_unseen = card in arena.hand[seat]
    pile = arena.hand[seat] if is_unseen else arena.discard[seat]
    pile.remove(card)
    arena.deck[seat].append(card)
    if is_unseen:
        _lose_sight(arena, seat, card)
    note(arena, L_PLAN, seat, card, 0, 1, arena.seen[card])


def put_on_top_at_random(arena: Arena, seat: int) -> None:
    """Put a random card of a seat's hand on top of its deck; only its owner sees which."""
    _ready(arena)
    hand = arena.hand[seat]
    if hand:
        card = hand.pop(arena.rng.below(len(hand)))
        arena.deck[seat].append(card)
        _lose_sight(arena, seat, card)
        note(arena, L_ON_TOP, seat, card, 0, 1, arena.seen[card])


def take_back(arena: Arena, card: int) -> None:
    """Take a card from the discard pile into its owner's hand."""
    _ready(arena)
    seat = owner_of(arena, card)
    arena.discard[seat].remove(card)
    arena.hand[seat].append(card)
    note(arena, L_RETURN, seat, card)


def show_hand(arena: Arena, seat: int) -> None:
    """Show a seat's whole hand to everybody (SFB-255)."""
    for card in arena.hand[seat]:
        arena.seen[card] = everybody(arena.players)
        note(arena, L_NO_STUN, seat, card)


def set_aside(arena: Arena, seat: int, cards: list[int]) -> None:
    """Set cards of a first hand aside, draw as many, then shuffle those in (SFB-25)."""
    for card in cards:
        arena.hand[seat].remove(card)
    draw(arena, seat, len(cards))
    arena.deck[seat] += cards
    shuffle_deck(arena, seat)
