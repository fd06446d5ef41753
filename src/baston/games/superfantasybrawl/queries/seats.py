"""Seats, sides, and what belongs to them: champions, cards, hands."""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import printed
from baston.games.superfantasybrawl.constants import CARDS_EACH, FIRST_CARD
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.kernel.column import handle_of
from baston.kernel.frame import Frame


def side_of(arena: Arena, champion: int) -> int:
    """The side of a champion, 0 or 1: seats of one parity play together (SFB-290)."""
    return (champion - 1) // arena.team_size % TEAMS


def seat_of(arena: Arena, champion: int) -> int:
    """The seat, from 0, that controls a champion."""
    return (champion - 1) // arena.team_size


def champions_of(arena: Arena, seat: int) -> list[int]:
    """The champions of a seat, on the Gate or in the arena."""
    first = 1 + seat * arena.team_size
    return [first + place for place in range(arena.team_size)]


def owner_of(arena: Arena, card: int) -> int:
    """The seat, from 0, that owns an action card."""
    return (card - FIRST_CARD) // (arena.team_size * CARDS_EACH)


def champion_of_card(arena: Arena, card: int) -> int:
    """The handle of the champion that an action card belongs to."""
    number = printed(arena, card).champion.number
    first = 1 + owner_of(arena, card) * arena.team_size
    return handle_of(arena.what, number, first, first + arena.team_size)


def opponents(arena: Arena, seat: int) -> list[int]:
    """The seats of the other side."""
    return [other for other in range(arena.players) if (other - seat) % TEAMS == 1]


def opponents_in_turn(arena: Arena, seat: int) -> list[int]:
    """The seats of the other side in turn order, from the next one after this seat."""
    place = arena.order.index(seat)
    return [arena.order[(place + n) % arena.players] for n in range(1, arena.players, TEAMS)]


def next_opponent(arena: Arena, seat: int) -> int:
    """The next opposing seat, from 0, in turn order (SFB-303)."""
    return opponents_in_turn(arena, seat)[0]


def cards_in_hand(arena: Arena, me: Frame) -> list[int]:
    """The cards in the hand of the effect's player."""
    return arena.hand[me.player]


def cards_of_core(arena: Arena, cards: list[int], core: int) -> list[int]:
    """The cards among these that have this color."""
    return [card for card in cards if printed(arena, card).core == core]
