"""What players do with their hands because a text says so: Plan, Stun, discarding (SFB-213, SFB-219)."""

from __future__ import annotations

from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.constants import L_NO_STUN, L_STUN
from baston.games.superfantasybrawl.queries.figures import levelled_side
from baston.games.superfantasybrawl.queries.seats import champion_of_card, champions_of, seat_of
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.state.hand_frame import cards_left, set_cards_left
from baston.games.superfantasybrawl.verbs.cards import discard, plan, show_hand
from baston.kernel.effect import again, asks, begin, may, must, report
from baston.kernel.frame import Frame
from baston.kernel.log import note

# Plan.


def begin_plan(arena: Arena, me: Frame, most: int) -> None:
    """Let the effect's player Plan up to `most` cards."""
    set_cards_left(begin(arena, planning.number, me.card, me.player, me.subject), most)


def cards_to_plan_of(arena: Arena, seat: int) -> list[int]:
    """The cards that a seat may Plan: its hand, with Nikkit levelled also its discard pile (SFB-352)."""
    cards = arena.hand[seat]
    if any(levelled_side(arena, c).plans_from_discard for c in champions_of(arena, seat)):
        return cards + arena.discard[seat]
    return cards


def cards_to_plan(arena: Arena, me: Frame) -> list[int]:
    """The cards that the player may Plan next; none once it has planned enough."""
    return cards_to_plan_of(arena, me.player) if cards_left(me) > 0 else []


@RULES.effect("plan")
@asks(may(cards_to_plan), clause="SFB-213")
def planning(arena: Arena, me: Frame) -> None:
    """Plan the card picked and ask for the next; the last one lies on top."""
    set_cards_left(me, cards_left(me) - 1)
    plan(arena, me.pick)
    again(me)


# Stun.


def begin_stun(arena: Arena, me: Frame, champion: int) -> None:
    """Stun a champion: its controller discards one of its cards, or shows a hand without any."""
    if champion and is_in_arena(arena, champion) and not levelled_side(arena, champion).safe_from_stun:
        begin(arena, stun.number, me.card, seat_of(arena, champion), champion)


def cards_of_stunned(arena: Arena, me: Frame) -> list[int]:
    """The cards of the Stunned champion in its controller's hand."""
    return [card for card in arena.hand[me.player] if champion_of_card(arena, card) == me.subject]


@RULES.effect("stun")
@asks()
def stun(arena: Arena, me: Frame) -> None:
    """Show the whole hand if it has no card of the Stunned champion (SFB-219)."""
    if not cards_of_stunned(arena, me):
        note(arena, L_NO_STUN, me.player, 0, me.subject)
        show_hand(arena, me.player)


@stun.then
@asks(must(cards_of_stunned), clause="SFB-219")
def stun_discards(arena: Arena, me: Frame) -> None:
    """Discard the picked card of the Stunned champion."""
    note(arena, L_STUN, me.player, me.pick, me.subject)
    discard(arena, me.pick)


# Discarding.


def begin_discard(arena: Arena, me: Frame, most: int) -> None:
    """Let the effect's player discard up to `most` cards; each is reported to the effect."""
    set_cards_left(begin(arena, discarding.number, me.card, me.player, me.subject), most)


def cards_to_discard(arena: Arena, me: Frame) -> list[int]:
    """The cards that the player may discard next; none once it has discarded enough."""
    return arena.hand[me.player] if cards_left(me) > 0 else []


@RULES.effect("discard")
@asks(may(cards_to_discard), clause="SFB-231")
def discarding(arena: Arena, me: Frame) -> None:
    """Discard and report the card picked, and ask for the next."""
    set_cards_left(me, cards_left(me) - 1)
    discard(arena, me.pick)
    report(arena, me, me.pick)
    again(me)
