"""The draft of factions: SU-4 and SU-118."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import FACTIONS, printed
from baston.games.smashup.constants import FACTION
from baston.games.smashup.presentation.names import faction_name
from baston.games.smashup.state.table import Table
from tests.smashup.games import cards_of, fresh


def offered(table: Table) -> list[str]:
    """The factions that the seat to draft may take."""
    assert table.decision is not None
    assert table.decision.kind == FACTION
    return [FACTIONS[option - 1].id for option in table.decision.options]


def is_drafting(table: Table) -> bool:
    return table.decision is not None and table.decision.kind == FACTION


def open_factions(table: Table) -> list[str]:
    return [FACTIONS[f].id for f in table.open_factions]


def asked(table: Table) -> int:
    assert table.decision is not None
    return table.decision.player


def log(table: Table, lang: str = "en") -> list[str]:
    """The log so far, as a spectator reads it."""
    return GAME.presentation.sentences(table, table.notes or [], None, lang)


def name(faction: str, lang: str = "en") -> str:
    """The name of the faction with this id."""
    return faction_name(next(f.number for f in FACTIONS if f.id == faction), lang)


def take(table: Table, nth: int = 1) -> str:
    """The seat to draft takes the nth faction that it may; its id."""
    assert table.decision is not None
    faction = offered(table)[nth - 1]
    GAME.answer(table, table.decision.options[nth - 1])
    return faction


@pytest.mark.clause("SU-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_choice_goes_around_and_back(players: int) -> None:
    table = fresh(players, factions="draft", boxes="core", edition="2012")
    start = asked(table)
    seats = []
    while is_drafting(table):
        seats.append(asked(table))
        take(table)
    around = [(start + i) % players for i in range(players)]
    snake = around + around[::-1]
    assert seats == snake[: len(seats)]
    assert len(seats) >= len(snake) - 1  # the last of the factions, if only one is left, is taken unasked
    assert all(len(both) == 2 for both in table.factions)


@pytest.mark.clause("SU-4")
def test_the_first_to_draft_is_drawn_by_lot_even_when_the_first_player_is_given() -> None:
    games = [fresh(4, seed, factions="draft", boxes="core", first="1") for seed in range(40)]
    assert {asked(table) for table in games} == {0, 1, 2, 3}
    assert {table.turn for table in games} == {0}


@pytest.mark.clause("SU-4")
def test_a_taken_faction_is_offered_no_more_and_becomes_part_of_the_deck() -> None:
    table = fresh(2, factions="draft", boxes="core", edition="2012")
    first, last = asked(table), 1 - asked(table)
    one = take(table, 3)
    assert one not in offered(table)
    two = take(table, 1)
    three = take(table, 2)
    assert asked(table) == first
    four = take(table, 5)
    assert {c.faction.id for c in cards_of(table, first)} == {one, four}
    assert {c.faction.id for c in cards_of(table, last)} == {two, three}
    assert len(table.hand[0]) == len(table.hand[1]) == 5
    assert all(printed(table, card).id != "blank" for card in range(1, len(table.what)) if card > 12)


@pytest.mark.clause("SU-4")
def test_each_choice_is_told_in_the_log_as_it_is_made() -> None:
    table = fresh(2, factions="draft", boxes="core", edition="2012")
    assert log(table) == []
    first = asked(table) + 1
    one = take(table)
    assert log(table) == [f"Player {first} chooses {name(one)}."]
    two = take(table)
    assert log(table, "fr")[1:] == [f"Joueur {3 - first} choisit {name(two, 'fr')}."]
    take(table)
    assert log(table)[2].startswith(f"Player {3 - first} chooses ")
    last = take(table)
    assert log(table)[3] == f"Player {first} chooses {name(last)}."
    assert f"Player {first} plays {name(one)} and {name(last)}." in log(table)[4:6]


@pytest.mark.clause("SU-4", "SU-118")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_2017_two_factions_per_player_lie_open(players: int) -> None:
    games = [fresh(players, seed, factions="draft", boxes="core") for seed in range(30)]
    assert all(len(set(open_factions(table))) == 2 * players for table in games)
    assert all(offered(table) == open_factions(table) for table in games)
    assert len({f for table in games for f in open_factions(table)}) == 8


@pytest.mark.clause("SU-4", "SU-118")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_2012_all_factions_lie_open(players: int) -> None:
    assert len(offered(fresh(players, factions="draft", boxes="core", edition="2012"))) == 8


@pytest.mark.clause("SU-3", "SU-4")
def test_with_two_copies_a_faction_may_be_drafted_twice_but_not_by_one_player() -> None:
    table = fresh(2, factions="draft", boxes="core", copies="2", edition="2012")
    first = take(table)
    assert first in offered(table)
    take(table)
    assert first not in offered(table)
    take(table, 1)
    assert first not in offered(table)  # both copies are gone, and the first player has one of them
