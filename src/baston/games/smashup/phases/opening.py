"""The game as one effect: choosing factions, dealing, and then the turns."""

from __future__ import annotations

from baston.games.smashup.cards.card import BASE, CARDS, FACTIONS, RULES
from baston.games.smashup.constants import FACTION, L_FACTIONS, L_FIRST, L_NAME_FACTION, L_REDRAW
from baston.games.smashup.phases.turn import turn
from baston.games.smashup.queries.seats import turn_order
from baston.games.smashup.queries.where import is_minion
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.games.smashup.verbs.bases import lay_out
from baston.games.smashup.verbs.piles import deal_seat, discard, draw, show, shuffle_deck
from baston.kernel.effect import again, asks, begin, must
from baston.kernel.frame import Frame
from baston.kernel.log import note

FIRST_HAND = 5  # SU-7


@RULES.effect("game")
@asks()
def game(table: Table, me: Frame) -> None:
    """Begin the game: deal at once if the factions are settled, else draft them (SU-4)."""
    if all(len(both) == 2 for both in table.factions):
        deal_decks(table)
    else:
        begin(table, draft.number, 0, table.rng.below(table.players))


@game.then
@asks()
def game_deals(table: Table, me: Frame) -> None:
    """Let each seat draw its first hand."""
    for seat in turn_order(table):
        begin(table, first_hand.number, 0, seat)


@game.then
@asks()
def game_is_played(table: Table, me: Frame) -> None:
    """Begin the turns, or on a mat the rounds, which go on until the game is over."""
    note(table, L_FIRST, table.turn)
    table.begin_turns(turn.number)


def draft_order(players: int) -> list[int]:
    """The seats of the draft in order, counted from the first player: once around, then back (SU-4)."""
    there = list(range(players))
    return there + there[::-1]


def drafting_seat(table: Table, me: Frame) -> int:
    """The seat, from 0, that picks a faction now."""
    done = sum(len(both) for both in table.factions)
    return (me.player + draft_order(table.players)[done]) % table.players


def factions_to_draft(table: Table, me: Frame) -> list[int]:
    """The factions that the seat may pick, as their numbers plus 1; never one twice (SU-3)."""
    seat = drafting_seat(table, me)
    taken = [faction for both in table.factions for faction in both]
    return [
        faction + 1
        for faction in table.open_factions
        if taken.count(faction) < table.variant.copies and faction not in table.factions[seat]
    ]


@RULES.effect("draft")
@asks(must(factions_to_draft, by=drafting_seat, kind=FACTION), clause="SU-4")
def draft(table: Table, me: Frame) -> None:
    """Give the drafting seat the faction picked and ask the next seat, once around and then back.

    After the last pick the decks are dealt.
    """
    seat = drafting_seat(table, me)
    factions = table.factions[:]
    factions[seat] = [*factions[seat], me.pick - 1]
    table.factions = factions
    note(table, L_NAME_FACTION, seat, 0, 0, me.pick - 1)
    if sum(len(both) for both in table.factions) < 2 * table.players:
        again(me)
    else:
        deal_decks(table)


def deal_decks(table: Table) -> None:
    """Shuffle each seat's two factions together, and lay out the bases of their boxes (SU-2, SU-5)."""
    for seat in range(table.players):
        cards = [number for faction in table.factions[seat] for number in deck_list(table, faction)]
        table.rng.shuffle(cards)
        deal_seat(table, seat, cards)
        note(table, L_FACTIONS, seat, 0, 0, table.factions[seat][0] * len(FACTIONS) + table.factions[seat][1])
    boxes = [FACTIONS[faction].box for both in table.factions for faction in both]
    bases = [
        base
        for base in range(FIRST_BASE, table.first_card)
        if CARDS[table.what[base]].kind == BASE
        and (table.variant.old or table.variant.all_bases or CARDS[table.what[base]].faction.box in boxes)
    ]
    lay_out(table, table.players + 1, bases)


def deck_list(table: Table, faction: int) -> list[int]:
    """The numbers of a faction's twenty printed cards, in the versions in force (SU-121)."""
    numbers: list[int] = []
    for card in FACTIONS[faction].cards:
        number = card.number
        if table.variant.bgb_fixes:
            number = next((c.number for c in CARDS if c.instead_of == card.id), number)
        for _ in range(card.copies):
            numbers.append(number)
    return numbers


@RULES.effect("first hand")
@asks()
def first_hand(table: Table, me: Frame) -> None:
    """Draw five cards; a hand without a minion is shown, discarded and redrawn once (SU-7, SU-126)."""
    shuffle_deck(table, me.player)
    draw(table, me.player, FIRST_HAND)
    if any(is_minion(table, card) for card in table.hand[me.player]):
        return
    note(table, L_REDRAW, me.player)
    for card in table.hand[me.player][:]:
        show(table, card)
        discard(table, card)
    draw(table, me.player, FIRST_HAND)
