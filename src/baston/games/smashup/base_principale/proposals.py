"""What the players may agree on in Base Principale: useless cards and another base (BP-53, BP-60, BP-88).

One seat proposes and all the others must accept. Both are options of the play phase, so that nobody is asked
whether to propose, and come to an end: cards are shown once after a draw, a base is proposed once a turn, and
neither once the seat does something else.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.base_principale.middle import replace_base
from baston.games.smashup.base_principale.slots import camps_of
from baston.games.smashup.cards.card import FACTIONS, RULES, printed
from baston.games.smashup.constants import L_AGREES, L_PROPOSES, L_REFUSES, L_SHOWS
from baston.games.smashup.effects.abilities import TOKEN, USE
from baston.games.smashup.queries.choices import cards_in_hand
from baston.games.smashup.queries.seats import rivals
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.bases import ensure_base_deck
from baston.games.smashup.verbs.piles import discard, draw, show
from baston.kernel.effect import abandon, always, any_number, asks, begin, fail
from baston.kernel.frame import FIELD, NUMBER, Frame, seat_of_option, seat_option
from baston.kernel.log import note

AGREE: Final = 1
REFUSE: Final = 2
SHOWING: Final = USE << TOKEN  # the use of no card: to show useless ones


# Voting.


def votes(table: Table, me: Frame) -> list[int]:
    """The options AGREE and REFUSE; none if another seat has refused already."""
    return [AGREE, REFUSE] if table.frames[me.parent].acted else []


@RULES.effect("agree")
@asks(always(votes, kind=NUMBER), clause="BP-88")
def agree(table: Table, me: Frame) -> None:
    """Log whether the seat agrees; a refusal ends the proposal."""
    note(table, L_AGREES if me.pick == AGREE else L_REFUSES, me.player)
    if me.pick == REFUSE:
        fail(table, me)


def proposer_of(agreeing: Frame) -> int:
    """The seat, from 0, whose proposal the seat is asked to agree to."""
    return seat_of_option(agreeing.subject)


def _ask_the_others(table: Table, me: Frame) -> None:
    for seat in rivals(table, me.player):
        begin(table, agree.number, me.card, seat, seat_option(me.player))


# Useless cards.


def is_useless(table: Table, card: int) -> bool:
    """Whether all that the card does is about breakpoints, which do not matter on a mat (BP-61)."""
    as_printed = printed(table, card)
    return as_printed.only_for_breakpoints and not any(
        FACTIONS[faction].cares_for_breakpoints for both in table.factions for faction in both
    )


def may_show(table: Table, seat: int) -> bool:
    """Whether the seat has cards and has drawn since it last could show some (BP-60, BP-105)."""
    drew = camps_of(table).drew >> seat & 1 == 1
    return drew and table.variant.useless_cards and len(table.hand[seat]) > 0


def _set_shown(showing: Frame, cards: list[int]) -> None:
    """The seat proposes to change these cards."""
    showing.memo = cards


def _shown_by(showing: Frame) -> list[int]:
    return showing.memo


def shown_to(table: Table, agreeing: Frame) -> list[int]:
    """The handles of the cards that the seat is asked to agree to change; none if it is about a base."""
    return _shown_by(table.frames[agreeing.parent])


@RULES.effect("show useless cards")
@asks(any_number(cards_in_hand), clause="BP-60")
def showing(table: Table, me: Frame) -> None:
    """Show cards as useless, and ask the others whether they agree."""
    if not me.picks:
        abandon(me)
        return
    _set_shown(me, me.picks[:])
    for card in me.picks:
        show(table, card)
        note(table, L_SHOWS, me.player, card)
    _ask_the_others(table, me)


@showing.if_so
@asks()
def useless_cards_are_changed(table: Table, me: Frame) -> None:
    """Discard the cards that everybody agreed to be useless, and draw as many."""
    cards = _shown_by(me)
    for card in cards:
        discard(table, card)
    draw(table, me.player, len(cards))
    camps_of(table).drew &= ~(1 << me.player)  # or it might go on for ever


# Another base.


def proposals(table: Table) -> list[int]:
    """The packed option to propose the next base; none once something else has been done this turn."""
    camps = camps_of(table)
    if not table.variant.change_base or not camps.fresh or not table.base_deck:
        return []
    return [USE << TOKEN | camps.base << FIELD]


@RULES.effect("propose a base")
@asks()
def proposing(table: Table, me: Frame) -> None:
    """Propose the next base, and ask the others whether they agree."""
    note(table, L_PROPOSES, me.player, me.card)
    _ask_the_others(table, me)


@proposing.if_so
@asks()
def base_is_changed(table: Table, me: Frame) -> None:
    """Replace the base in the middle by the next one, as everybody has agreed."""
    if ensure_base_deck(table):
        replace_base(table)


# In the play phase.


def offers(table: Table, seat: int, asked: bool) -> list[int]:
    """The options by which the seat may propose something in its play phase: another base, useless cards.

    `asked`: it is asked in any case. Nobody is asked whether to show cards alone, but where that is all that
    a turn has.
    """
    found = proposals(table)
    if may_show(table, seat) and (asked or found or camps_of(table).fresh):
        found.append(SHOWING)
    return found


def begin_offer(table: Table, seat: int, option: int) -> bool:
    """Begin what an option of the play phase proposes; return False if it proposes nothing.

    Each offer is taken once. Whatever else the seat does is the end of them.
    """
    camps = camps_of(table)
    proposes = option in proposals(table)
    if option != SHOWING:
        camps.fresh = False
    if not proposes:
        camps.drew &= ~(1 << seat)
    if proposes:
        begin(table, proposing.number, camps.base, seat)
    elif option == SHOWING:
        begin(table, showing.number, 0, seat)
    return proposes or option == SHOWING
