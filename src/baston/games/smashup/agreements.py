"""What the players may agree on in Base Principale: useless cards and another base (BP-53, BP-60, BP-88).

One seat proposes and all the others must accept. Both are decisions like any other and come to an end: cards
are shown once after each draw, a base is proposed at the start of a play phase, before anything else in it.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.card import FACTIONS, MINION, RULES, printed
from baston.games.smashup.query import rivals
from baston.games.smashup.row import has_base_deck, replace_base
from baston.games.smashup.slots import camps_of
from baston.games.smashup.table import Table
from baston.games.smashup.timing import L_AGREES, L_PROPOSES, L_REFUSES, L_SHOWS
from baston.games.smashup.uses import TOKEN, USE
from baston.games.smashup.verbs import discard, draw, note, show
from baston.kernel.effect import abandon, always, any_number, asks, begin, fail
from baston.kernel.frame import FIELD, NUMBER, Frame

AGREE: Final = 1
REFUSE: Final = 2


# Voting.


def votes(table: Table, me: Frame) -> list[int]:
    """After a refusal nobody else is asked."""
    return [AGREE, REFUSE] if table.frames[me.parent].acted else []


@RULES.effect("agree")
@asks(always(votes, kind=NUMBER))
def agree(table: Table, me: Frame) -> None:
    note(table, L_AGREES if me.pick == AGREE else L_REFUSES, me.player)
    if me.pick == REFUSE:
        fail(table, me)


def _ask_the_others(table: Table, me: Frame) -> None:
    for seat in rivals(table, me.player):
        begin(table, agree.number, me.card, seat, me.player + 1)


# Useless cards.


def is_useless(table: Table, card: int) -> bool:
    """Is all that the card does about breakpoints, which nothing asks for here (BP-61)?"""
    as_printed = printed(table, card)
    return as_printed.only_for_breakpoints and not any(
        FACTIONS[faction].cares_for_breakpoints for both in table.factions for faction in both
    )


def begin_showing(table: Table, seat: int) -> None:
    """The seat has drawn: it may show cards of its hand that seem useless, once (BP-60)."""
    if table.variant.useless_cards:
        begin(table, showing.number, 0, seat)


def cards_to_show(table: Table, me: Frame) -> list[int]:
    """Those without a power; nobody is asked whose hand has none that is marked as useless."""
    hand = table.hand[me.player]
    if not table.variant.even_windows and not any(is_useless(table, card) for card in hand):
        return []
    return [card for card in hand if printed(table, card).kind != MINION]


@RULES.effect("show useless cards")
@asks(any_number(cards_to_show))
def showing(table: Table, me: Frame) -> None:
    if not me.picks:
        abandon(me)
        return
    me.memo = me.picks[:]
    for card in me.memo:
        show(table, card)
        note(table, L_SHOWS, me.player, card)
    _ask_the_others(table, me)


@showing.if_so
@asks()
def useless_cards_are_changed(table: Table, me: Frame) -> None:
    for card in me.memo:
        discard(table, card)
    draw(table, me.player, len(me.memo))


# Another base.


def proposals(table: Table) -> list[int]:
    """To propose the next base, as a use of the one in the middle, while nothing else has been done yet."""
    camps = table.camps
    if camps is None or not table.variant.change_base or not camps.fresh or not table.base_deck:
        return []
    return [USE << TOKEN | camps.base << FIELD]


def propose(table: Table, seat: int) -> None:
    """The seat proposes to discard the base in the middle and use the next one (BP-53)."""
    begin(table, proposing.number, camps_of(table).base, seat)


@RULES.effect("propose a base")
@asks()
def proposing(table: Table, me: Frame) -> None:
    note(table, L_PROPOSES, me.player, me.card)
    _ask_the_others(table, me)


@proposing.if_so
@asks()
def base_is_changed(table: Table, me: Frame) -> None:
    if has_base_deck(table):
        replace_base(table)
