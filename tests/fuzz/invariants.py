"""What is true of every table of Smash Up at every decision."""

from __future__ import annotations

from collections import Counter

from baston.games.smashup.cards.card import CARDS, MINION, RULES, printed
from baston.games.smashup.constants import DECK, DISCARD, HAND, LIMBO, PLAY
from baston.games.smashup.phases.opening import deck_list
from baston.games.smashup.queries.power import breakpoint_of, power
from baston.games.smashup.state.table import FIRST_BASE, Table
from tests.fuzz import mat
from tests.fuzz.mat import slots_that_watch

# Frames: small minions chained on The Homeworld while a trigger waits take four each.
DEEPEST = 200
DEALT: dict[tuple[int, ...], list[int]] = {}  # found once: asked after each answer


def check(table: Table) -> None:
    """Raises AssertionError, saying what is wrong."""
    _piles(table)
    _play(table)
    _stack(table)
    if table.camps is not None:
        mat.check(table)


def _piles(table: Table) -> None:
    """Each card is in exactly one zone, its column says which, and no card has come or gone."""
    place, owner, what = [*table.place], [*table.owner], [*table.what]
    where = [0] * len(what)
    for seat in range(table.players):
        for zone, pile in ((HAND, table.hand), (DECK, table.deck), (DISCARD, table.discard)):
            for card in pile[seat]:
                where[card] += 1
                assert place[card] == zone, f"{card} lies in pile {zone}, not {place[card]}"
                assert owner[card] == seat, f"{card} lies in the pile of another seat"
    for base in table.places:
        for minion in table.minions_at[base]:
            where[minion] += 1
            assert place[minion] == base, f"{minion} is not where its column says"
    for card in table.attached + table.buried:
        where[card] += 1
    for card in range(table.first_card, len(what)):
        assert where[card] + (place[card] == LIMBO) == 1, f"{card} is in two zones or in none"
    if all(len(both) == 2 for both in table.factions) and table.places:
        has: list[list[int]] = [[] for _ in range(table.players)]
        for card in range(table.first_card, len(what)):
            has[owner[card]].append(what[card])
        for seat in range(table.players):
            assert sorted(has[seat]) == _dealt(table, seat), f"seat {seat} has other cards than it was dealt"
    in_play = [b for b in table.base_at if b] if table.camps is None else [table.camps.base]
    bases = Counter(table.base_deck + table.base_discard + in_play)
    assert all(count == 1 for count in bases.values()), "a base is in two places"


def _dealt(table: Table, seat: int) -> list[int]:
    """The numbers of the cards that the seat was dealt, in order."""
    key = (table.variant.bgb_fixes, *table.factions[seat])
    if key not in DEALT:
        DEALT[key] = sorted(n for faction in table.factions[seat] for n in deck_list(table, faction))
    return DEALT[key]


def _play(table: Table) -> None:
    """Attached actions lie on what is in play; watchers are the cards in play that have abilities."""
    in_play = [m for place in table.places for m in table.minions_at[place]]
    for action in table.attached:
        bearer: int = table.bearer[action]
        assert bearer in table.places or bearer in in_play, f"{action} is attached to what is not in play"
        there = bearer if bearer < FIRST_BASE else table.place[bearer]
        assert table.place[action] == there, f"{action} is not where its bearer is"
        assert 0 <= table.control[action] < table.players
    for minion in in_play:
        assert CARDS[table.what[minion]].kind == MINION
        assert power(table, minion) >= 0
        assert 0 <= table.control[minion] < table.players
    assert all(abs(marked) in in_play for marked in table.counters), "a counter lies on what is not in play"
    done = table.uses[::3] + table.moves[::2] + table.named[::2]
    assert all(table.place[card] > 0 for card in done), "a card that has left play is remembered (SU-203)"
    bases = [table.base_at[place] for place in table.places if table.base_at[place]]
    assert all(breakpoint_of(table, place) >= 0 for place in table.places if table.base_at[place])
    watching = [card for card in in_play + table.attached + bases if printed(table, card).is_watcher()]
    watching += slots_that_watch(table)
    assert sorted(watching) == sorted(table.watchers), "the watchers are not the cards in play"
    assert all(vp >= 0 for vp in table.vp)


def _stack(table: Table) -> None:
    """Nothing is left behind: queue, windows, scoring, triggers, cards in no pile."""
    below = 2 if table.camps is None else 3  # the game, on a mat the round, and the turn
    assert table.queue is None
    assert len(table.frames) < DEEPEST, "the stack grows"
    if table.frames and RULES.effects[table.frames[-1].effect].name == "turn":
        assert len(table.frames) == below, "finished frames are left underneath"
    if table.phase == PLAY and len(table.frames) == below:
        assert not table.pending, "a trigger is left behind"
        assert not table.windows, "a window is left behind"
        assert table.scoring is None, "a scoring is left behind"
        limbo = [c for c in range(table.first_card, len(table.what)) if table.place[c] == LIMBO]
        assert not limbo, f"cards are in no pile: {[printed(table, c).title for c in limbo]}"
