"""What is true of every table of Base Principale at every decision."""

from __future__ import annotations

from baston.games.smashup.base_principale.slots import (
    base_handles,
    camps_of,
    effect_of,
    has_cards_at,
    holder,
    slot_at,
    slots_at,
)
from baston.games.smashup.cards.card import RULES
from baston.games.smashup.constants import PLAY, START
from baston.games.smashup.queries.power import total_power, total_power_of
from baston.games.smashup.queries.targets import place_of
from baston.games.smashup.state.table import TO_CHOOSE, Table

CHOOSING = ("choose a slot",)


def check(table: Table) -> None:
    """Raises AssertionError, saying what is wrong."""
    _slots(table)
    _totals(table)
    _rounds(table)


def slots_that_watch(table: Table) -> list[int]:
    """The slots that can keep a minion are among the watchers while somebody has cards in them."""
    if table.camps is None:
        return []
    everywhere = [slot for place in table.places for slot in slots_at(table, place)]
    return [slot for slot in everywhere if holder(table, slot) >= 0 and effect_of(table, slot).word == "keep"]


def _slots(table: Table) -> None:
    """A player in one slot a camp at most, a slot of one player only, none empty that is held (BP-30)."""
    choosing = table.frames and RULES.effects[table.frames[-1].effect].name in CHOOSING
    taken: list[int] = []
    for place in table.places:
        for seat in range(table.players):
            slot = slot_at(table, place, seat)
            assert (slot != 0) == has_cards_at(table, place, seat), "cards without a slot, or a slot without"
            assert slot != TO_CHOOSE or choosing, "a slot was never chosen"
            if slot > 0:
                assert slot in slots_at(table, place)
                assert place_of(table, slot) == place
                taken.append(slot)
    assert len(set(taken)) == len(taken), "a slot has cards of two players"


def _totals(table: Table) -> None:
    """The totals of all seats are the camp's, and those of the camps add up to the mat's."""
    for place in table.places:
        assert total_power(table, place) == sum(
            total_power_of(table, place, seat) for seat in range(table.players)
        )


def _rounds(table: Table) -> None:
    """Nine rounds of a turn each, and more only to break a tie; one base in the middle, the next face up."""
    camps = camps_of(table)
    assert 1 <= camps.period <= 3
    assert 1 <= camps.round <= 3
    assert not camps.extra or (camps.period == 3 and camps.round == 1)
    played = 3 * (camps.period - 1) + camps.round
    if table.turn_number > 0 and not camps.extra:
        assert (played - 1) * table.players <= table.turn_number <= played * table.players
    if table.over:
        assert camps.period == 3, "the game ends before its third scoring"
        assert camps.extra or camps.round == 3, "the game ends within a period"
        rounds, turns = divmod(table.turn_number, table.players)
        assert (turns, rounds > 9) == (0, camps.extra), "it has had nine rounds, or more to break a tie"
    if table.phase in (START, PLAY):
        assert table.turn == (camps.first + camps.turns - 1) % table.players
    if camps.base > 0:
        assert camps.base in base_handles(table)
        assert {table.what[table.base_at[place]] for place in table.places} == {table.what[camps.base]}
    everybody = (1 << table.players) - 1
    if table.base_deck and table.phase in (START, PLAY) and len(table.frames) == 3:
        assert table.seen[table.base_deck[-1]] == everybody, "the next base lies face down"
