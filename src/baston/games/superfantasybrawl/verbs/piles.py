"""What changes hands, decks, discard piles and trap tokens at once. Only this and `verbs` write columns."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.constants import (
    FIRST_CHALLENGE,
    L_CHALLENGE,
    L_DISCARD,
    L_DRAW,
    L_MILL,
    L_NO_STUN,
    L_ON_TOP,
    L_PLAN,
    L_RETURN,
    L_SHUFFLE,
    L_TRAP_LAID,
    L_TRAP_LOOKED,
    L_TRAP_MOVED,
)
from baston.games.superfantasybrawl.queries.query import owner_of
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.verbs.verbs import note
from baston.kernel.sight import everybody

NOBODY_KNOWS: Final = 0


def _ready(arena: Arena) -> None:
    assert not arena.queue, "immediate verbs come before deferred ones"


# Cards.


def take_from_hand(arena: Arena, card: int) -> None:
    """A card leaves the hand and is in no pile; everybody sees it."""
    arena.hand[owner_of(arena, card)].remove(card)
    arena.seen[card] = everybody(arena.players)


def put_in_discard(arena: Arena, card: int) -> None:
    """A card that is in no pile goes to its owner's discard pile."""
    arena.discard[owner_of(arena, card)].append(card)
    arena.seen[card] = everybody(arena.players)


def discard(arena: Arena, card: int) -> None:
    """Discard a card from the hand."""
    _ready(arena)
    take_from_hand(arena, card)
    put_in_discard(arena, card)
    note(arena, L_DISCARD, owner_of(arena, card), card)


def discard_at_random(arena: Arena, seat: int) -> None:
    """Discard a card drawn from the hand by chance, if there is one."""
    if arena.hand[seat]:
        discard(arena, arena.hand[seat][arena.rng.below(len(arena.hand[seat]))])


def shuffle_deck(arena: Arena, seat: int) -> None:
    """Nobody knows any more where anything in it is."""
    for card in arena.deck[seat]:
        arena.seen[card] = NOBODY_KNOWS
    arena.rng.shuffle(arena.deck[seat])


def shuffle_discard_in(arena: Arena, seat: int) -> None:
    """The whole discard pile goes into the deck, which is shuffled."""
    _ready(arena)
    arena.deck[seat] += arena.discard[seat]
    arena.discard[seat] = []
    shuffle_deck(arena, seat)
    note(arena, L_SHUFFLE, seat)


def has_deck(arena: Arena, seat: int) -> bool:
    """Has the seat a card to draw, its discard pile shuffled into a new deck if need be (SFB-45)?"""
    if not arena.deck[seat] and arena.discard[seat]:
        shuffle_discard_in(arena, seat)
    return len(arena.deck[seat]) > 0


def draw(arena: Arena, seat: int, count: int) -> None:
    """Draw cards one by one, as far as there are any (SFB-205)."""
    _ready(arena)
    for _ in range(count):
        if not has_deck(arena, seat):
            return
        card = arena.deck[seat].pop()
        arena.seen[card] |= 1 << seat
        arena.hand[seat].append(card)
        note(arena, L_DRAW, seat, card, 0, 1, arena.seen[card])


def reveal_top(arena: Arena, seat: int) -> int:
    """Take the top card of a deck to the discard pile; 0 if there is none (SFB-46)."""
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
    """A card from the hand, or from the discard pile, goes on top of its owner's deck (SFB-213)."""
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
    """A card drawn from the hand by chance goes on top of the deck; only its owner sees which."""
    _ready(arena)
    hand = arena.hand[seat]
    if hand:
        card = hand.pop(arena.rng.below(len(hand)))
        arena.deck[seat].append(card)
        _lose_sight(arena, seat, card)
        note(arena, L_ON_TOP, seat, card, 0, 1, arena.seen[card])


def take_back(arena: Arena, card: int) -> None:
    """A card goes from the discard pile to its owner's hand."""
    _ready(arena)
    seat = owner_of(arena, card)
    arena.discard[seat].remove(card)
    arena.hand[seat].append(card)
    note(arena, L_RETURN, seat, card)


def show_hand(arena: Arena, seat: int) -> None:
    """Everybody sees the hand (SFB-255)."""
    for card in arena.hand[seat]:
        arena.seen[card] = everybody(arena.players)
        note(arena, L_NO_STUN, seat, card)


def set_aside(arena: Arena, seat: int, cards: list[int]) -> None:
    """Cards of the first hand are set aside, as many drawn, then those are shuffled in (SFB-25)."""
    for card in cards:
        arena.hand[seat].remove(card)
    draw(arena, seat, len(cards))
    arena.deck[seat] += cards
    shuffle_deck(arena, seat)


# Traps.


def lift_trap(arena: Arena, hex: int) -> int:
    """Take the trap token off a hex."""
    place = arena.trap_hexes.index(hex)
    arena.trap_hexes.pop(place)
    return arena.trap_tokens.pop(place)


def move_trap(arena: Arena, seat: int, hex: int, to: int) -> None:
    """Take the trap token of a hex to another, without turning it over."""
    arena.trap_hexes[arena.trap_hexes.index(hex)] = to
    note(arena, L_TRAP_MOVED, seat, 0, to)


def lay_trap(arena: Arena, seat: int, token: int, hex: int) -> None:
    """Put a trap token face down on a hex."""
    arena.trap_hexes.append(hex)
    arena.trap_tokens.append(token)
    note(arena, L_TRAP_LAID, seat, 0, hex)


def draw_trap(arena: Arena) -> int:
    """Take an unseen token out of the supply."""
    return arena.supply.pop(arena.rng.below(len(arena.supply)))


def return_trap(arena: Arena, token: int) -> None:
    """Mix a token into the supply; nobody knows any more which it is."""
    arena.seen[token] = NOBODY_KNOWS
    arena.supply.append(token)


def show_trap(arena: Arena, token: int) -> None:
    arena.seen[token] = everybody(arena.players)


def look_at_trap(arena: Arena, seat: int, hex: int) -> None:
    """A seat looks at the token on a hex; nobody else does (SFB-251)."""
    arena.seen[arena.trap_tokens[arena.trap_hexes.index(hex)]] |= 1 << seat
    note(arena, L_TRAP_LOOKED, seat, 0, hex)


# Challenges.


def shuffle_challenges(arena: Arena) -> None:
    for challenge in arena.challenge_deck:
        arena.seen[challenge] = NOBODY_KNOWS
    arena.rng.shuffle(arena.challenge_deck)


def draw_challenge(arena: Arena, slot: int) -> None:
    """The next challenge comes to a slot, for all to see; an emptied deck is refilled at once (SFB-56)."""
    challenge = arena.challenge_deck.pop()
    arena.seen[challenge] = everybody(arena.players)
    arena.track[slot] = challenge
    note(arena, L_CHALLENGE, 0, challenge, 0, slot)
    if not arena.challenge_deck:
        _know_what_was_left_out(arena)
        arena.challenge_deck = arena.challenge_discard
        arena.challenge_discard = []
        shuffle_challenges(arena)


def _know_what_was_left_out(arena: Arena) -> None:
    """Once all drawn for this game have been seen, it is clear which were not."""
    for challenge in range(FIRST_CHALLENGE, FIRST_CHALLENGE + len(arena.board.challenges)):
        arena.seen[challenge] = everybody(arena.players)


def discard_challenge(arena: Arena, slot: int) -> None:
    """A challenge leaves the track."""
    arena.challenge_discard.append(arena.track[slot])
    arena.track[slot] = 0


def replace_challenge(arena: Arena, slot: int) -> None:
    """A challenge goes back into the deck, which is shuffled, and another one comes (SFB-27)."""
    arena.challenge_deck.append(arena.track[slot])
    shuffle_challenges(arena)
    draw_challenge(arena, slot)


def shift_challenges(arena: Arena, step: int) -> None:
    """All challenges move so many slots to the right, over empty ones."""
    arena.track = [0] * step + arena.track[: len(arena.track) - step]
