"""The game as one effect: choosing factions, dealing, and the turn, which restarts for each seat (SU-10)."""

from __future__ import annotations

from baston.games.smashup.allowances import allow_action, allow_minion, forget_plays, grant_plays_of
from baston.games.smashup.card import CARDS, FACTIONS, RULES
from baston.games.smashup.events import end_visits, happen
from baston.games.smashup.plays import carry_out_play, plays
from baston.games.smashup.query import cards_in_hand, is_minion, turn_order
from baston.games.smashup.row import lay_out
from baston.games.smashup.scoring import ready_bases, score
from baston.games.smashup.table import FIRST_BASE, Table
from baston.games.smashup.timing import (
    DRAW,
    END,
    FACTION,
    L_FACTIONS,
    L_FIRST,
    L_OVER,
    L_REDRAW,
    L_TURN,
    NO_ACTIONS,
    PLAY,
    SCORE,
    START,
    TURN_ENDS,
    TURN_STARTS,
)
from baston.games.smashup.verbs import (
    begin_turn_of,
    deal_seat,
    discard,
    draw,
    expire,
    last,
    note,
    set_phase,
    show,
    shuffle_deck,
)
from baston.kernel.effect import again, always, asks, begin, must, restart
from baston.kernel.frame import PACKED, PASS, Frame
from baston.kernel.modifier import END_OF_SEAT_TURN, END_OF_TURN, START_OF_TURN

FIRST_HAND = 5  # SU-7
DRAWN = 2  # SU-18
HAND_LIMIT = 10
GOAL = 15  # SU-70


# Before the first turn.


@RULES.effect("game")
@asks()
def game(table: Table, me: Frame) -> None:
    """Deal at once if the factions are settled, else draft them (SU-4)."""
    if all(len(both) == 2 for both in table.factions):
        deal_decks(table)
    else:
        begin(table, draft.number, 0, table.rng.below(table.players))


@game.then
@asks()
def game_deals(table: Table, me: Frame) -> None:
    for seat in turn_order(table):
        begin(table, first_hand.number, 0, seat)


@game.then
@asks()
def game_is_played(table: Table, me: Frame) -> None:
    note(table, L_FIRST, table.turn)
    begin(table, turn.number, 0, table.turn)


def draft_order(players: int) -> list[int]:
    """How far from the first player each pick is: once around, then back (SU-4)."""
    there = list(range(players))
    return there + there[::-1]


def drafting_seat(table: Table, me: Frame) -> int:
    done = sum(len(both) for both in table.factions)
    return (me.player + draft_order(table.players)[done]) % table.players


def factions_to_draft(table: Table, me: Frame) -> list[int]:
    """The factions still open, as options; nobody pairs one with itself (SU-3)."""
    seat = drafting_seat(table, me)
    taken = [faction for both in table.factions for faction in both]
    return [
        faction + 1
        for faction in table.open_factions
        if taken.count(faction) < table.variant.copies and faction not in table.factions[seat]
    ]


@RULES.effect("draft")
@asks(must(factions_to_draft, by=drafting_seat, kind=FACTION))
def draft(table: Table, me: Frame) -> None:
    """Each seat in turn takes one faction, then back in reverse order."""
    seat = drafting_seat(table, me)
    table.factions[seat].append(me.pick - 1)
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
        if table.variant.old or table.variant.all_bases or CARDS[table.what[base]].faction.box in boxes
    ]
    lay_out(table, table.players + 1, bases)


def deck_list(table: Table, faction: int) -> list[int]:
    """The numbers of a faction's twenty cards, with the texts that are in force (SU-121)."""
    numbers: list[int] = []
    for card in FACTIONS[faction].cards:
        number = card.number
        if table.variant.bgb_fixes:
            number = next((c.number for c in CARDS if c.instead_of == card.id), number)
        numbers += [number] * card.copies
    return numbers


@RULES.effect("first hand")
@asks()
def first_hand(table: Table, me: Frame) -> None:
    """Five cards; without a minion the hand is shown, discarded and drawn anew, once (SU-7, SU-126)."""
    shuffle_deck(table, me.player)
    draw(table, me.player, FIRST_HAND)
    if any(is_minion(table, card) for card in table.hand[me.player]):
        return
    note(table, L_REDRAW, me.player)
    for card in table.hand[me.player][:]:
        show(table, card)
        discard(table, card)
    draw(table, me.player, FIRST_HAND)


# The turn.


@RULES.effect("turn")
@asks()
def turn(table: Table, me: Frame) -> None:
    """Start of turn (SU-11)."""
    begin_turn_of(table, me.player)
    set_phase(table, START)
    note(table, L_TURN, me.player, 0, 0, table.turn_number)
    if any(m.kind == NO_ACTIONS and m.until == START_OF_TURN + me.player for m in table.lasting):
        last(table, NO_ACTIONS, 0, me.player, END_OF_TURN)
    expire(table, START_OF_TURN + me.player)
    happen(table, TURN_STARTS, 0, 0, [])


@turn.then
@asks()
def play_phase(table: Table, me: Frame) -> None:
    """One minion, one action, and what cards in play allow each turn (SU-12, SU-129)."""
    set_phase(table, PLAY)
    allow_minion(table)
    allow_action(table)
    for source in table.watchers:
        if source >= table.first_card and table.control[source] == me.player:
            grant_plays_of(table, source)


def pass_or_plays(table: Table, me: Frame) -> list[int]:
    """Nothing to play: the phase ends unasked."""
    options = plays(table, me.player)
    return [PASS, *options] if options else []


@turn.then
@asks(always(pass_or_plays, kind=PACKED))
def turn_plays(table: Table, me: Frame) -> None:
    if me.pick != PASS:
        carry_out_play(table, me.player, me.pick)
        again(me)


@turn.then
@asks()
def turn_stops_playing(table: Table, me: Frame) -> None:
    """What is left of the allowances is lost (SU-23)."""
    forget_plays(table)
    set_phase(table, SCORE)


@turn.then
@asks(must(ready_bases))
def turn_scores(table: Table, me: Frame) -> None:
    """The active player chooses the next base; the check is made afresh after each (SU-30, SU-31)."""
    score(table, me.pick)
    again(me)


@turn.then
@asks()
def turn_draws(table: Table, me: Frame) -> None:
    set_phase(table, DRAW)
    draw(table, me.player, DRAWN)


def hand_over_limit(table: Table, me: Frame) -> list[int]:
    return cards_in_hand(table, me) if len(table.hand[me.player]) > HAND_LIMIT else []


@turn.then
@asks(must(hand_over_limit))
def turn_discards(table: Table, me: Frame) -> None:
    """Only now is a hand over ten reduced (SU-18)."""
    discard(table, me.pick)
    again(me)


@turn.then
@asks()
def turn_ends(table: Table, me: Frame) -> None:
    set_phase(table, END)
    happen(table, TURN_ENDS, 0, 0, [])
    end_visits(table)


@turn.then
@asks()
def turn_passes(table: Table, me: Frame) -> None:
    """What lasted until now ends, then the end of the game is checked (SU-20, SU-70)."""
    expire(table, END_OF_TURN)
    expire(table, END_OF_SEAT_TURN + me.player)
    leaders = leaders_of(table)
    if table.vp[leaders[0]] >= GOAL and len(leaders) == 1:
        table.winners = leaders
        table.over = True
        note(table, L_OVER, leaders[0], 0, 0, table.vp[leaders[0]])
        return
    me.player = (me.player + 1) % table.players
    restart(me)


def leaders_of(table: Table) -> list[int]:
    """The seats with the most VP."""
    most = max(table.vp)
    return [seat for seat in range(table.players) if table.vp[seat] == most]
