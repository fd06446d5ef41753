"""Kinds of cards that the article names and no box has lie in slots as all others do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex
from baston.games.smashup.factions.pirates import dinghy
from baston.games.smashup.factions.robots import zapbot
from baston.games.smashup.mat import PROPOSED
from baston.games.smashup.presentation.position import read_position
from baston.games.smashup.presentation.position_writing import write_position
from baston.kernel.frame import PASS
from baston.kernel.game import Refusal
from baston.kernel.sight import has_seen
from baston.kernel.text import Json, a_dict, a_list
from tests.smashup.base_principale.pack import the_pack
from tests.smashup.base_principale.scene import EAST, NORTH, SOUTH, OnMat, on_mat
from tests.smashup.scenario import at, mine, scenario, theirs


@pytest.fixture
def pack() -> Iterator[tuple[Card, Card]]:
    with the_pack() as cards:
        yield cards


@pytest.mark.clause("BP-30")
def test_a_titan_lies_in_a_slot_and_needs_one_where_it_goes(pack: tuple[Card, Card]) -> None:
    colossus, _ = pack
    game = on_mat(hand=[colossus], north=[theirs(king_rex)], east=[mine(zapbot)])
    assert (NORTH, 2) not in game.slots_for(colossus)
    game.put(colossus, NORTH, 3)
    assert game.slot_of(NORTH, 0) == 3
    game.use(colossus)
    game.choose_camp(SOUTH)
    assert game.slots_offered() == [(SOUTH, 1), (SOUTH, 2), (SOUTH, 3)]
    game.choose_slot(SOUTH, 2)
    assert (game.slot_of(NORTH, 0), game.slot_of(SOUTH, 0)) == (0, 2)
    assert game.actions(SOUTH) == [colossus]


@pytest.mark.clause("BP-31", "BP-40")
def test_it_joins_the_own_cards_in_a_camp_and_is_here_with_them(pack: tuple[Card, Card]) -> None:
    colossus, _ = pack
    game = on_mat(hand=[colossus], east=[mine(zapbot)])
    game.put(colossus, NORTH, 3)
    assert game.power(zapbot) == 2
    game.use(colossus)
    game.choose_camp(EAST)
    assert game.power(zapbot) == 3
    assert game.slot_of(EAST, 0) == 1


def buried(pack: tuple[Card, Card]) -> OnMat:
    """The Colossus has buried the Cache in North 3."""
    colossus, cache = pack
    game = on_mat(hand=[colossus, cache, dinghy], mat=PROPOSED)
    game.put(colossus, NORTH, 3)
    game.choose(cache)
    return game


def buried_in(game: OnMat, seat: int | None) -> Json:
    """What a seat sees of the one card that is buried in the north."""
    (card,) = a_list(a_dict(a_list(GAME.presentation.view(game.table, seat)["bases"])[0])["buried"])
    return card


@pytest.mark.clause("BP-30")
def test_a_buried_card_lies_in_the_slot_and_the_others_do_not_know_it(pack: tuple[Card, Card]) -> None:
    game = buried(pack)
    (card,) = game.table.buried
    assert has_seen(game.table.seen, card, 0)
    assert not has_seen(game.table.seen, card, 1)
    assert game.actions(NORTH) == [pack[0]]
    assert GAME.save(GAME.load(GAME.save(game.table))) == GAME.save(game.table)
    assert buried_in(game, 0) == {"card": "cache", "handle": card, "controller": 0}
    hidden: dict[str, Json] = {"card": None, "handle": None, "controller": 0}
    assert buried_in(game, 1) == buried_in(game, None) == hidden
    assert GAME.presentation.views(game.table, [0, 1, None]) == [
        GAME.presentation.view(game.table, seat) for seat in (0, 1, None)
    ]
    assert game.told[-1] == "Player 1 buries a card at North (Colossus)."
    samples = {GAME.search.determinize(game.table, 1, seed).what[card] for seed in range(40)}
    assert len(samples) > 1
    assert {GAME.search.determinize(game.table, 0, seed).what[card] for seed in range(5)} == {pack[1].number}


def test_a_buried_card_is_part_of_a_position_and_hidden_in_that_of_another_seat(
    pack: tuple[Card, Card],
) -> None:
    game = buried(pack)
    text = write_position(game.table)
    assert "camp north 1@3: | 1:colossus | 1:cache" in text
    assert write_position(read_position(text)) == text
    assert "camp north 1@3: | 1:colossus | 1:?" in write_position(game.table, 1)
    with pytest.raises(Refusal) as error:
        read_position(write_position(game.table, 1))
    assert error.value.key.startswith("position-")


@pytest.mark.clause("BP-44")
def test_uncovered_it_is_played_in_the_slot_where_it_was_buried(pack: tuple[Card, Card]) -> None:
    game = buried(pack)
    game.answer(game.plays_of(pack[0])[-1])
    assert game.table.buried == []
    assert game.actions(NORTH) == [*pack]
    assert game.slot_of(NORTH, 0) == 3


@pytest.mark.clause("BP-30", "BP-44")
def test_alone_it_keeps_its_slot_until_it_is_uncovered(pack: tuple[Card, Card]) -> None:
    game = buried(pack)
    game.answer(game.plays_of(pack[0])[0])
    game.choose_camp(SOUTH)
    game.choose_slot(SOUTH, 2)
    assert (game.slot_of(NORTH, 0), game.slot_of(SOUTH, 0)) == (3, 2)
    check_camps(game)


def check_camps(game: OnMat) -> None:
    assert game.table.decision is not None
    assert all(game.slot_of(place, 1) == 0 for place in game.table.places)
    assert PASS in game.decision.options


@pytest.mark.clause("BP-23", "BP-30")
def test_the_scoring_discards_both(pack: tuple[Card, Card]) -> None:
    colossus, cache = pack
    game = on_mat(hand=[colossus, cache, king_rex], round=3, east=[theirs(zapbot)])
    game.put(colossus, NORTH, 3)
    game.choose(cache)
    game.end_round()
    assert game.me.discard == [cache, colossus]
    assert game.slot_of(NORTH, 0) == 0


def test_on_a_row_of_bases_they_are_played_too(pack: tuple[Card, Card]) -> None:
    colossus, cache = pack
    game = scenario(hand=[colossus, cache], bases=[at(jungle_oasis, mine(zapbot))])
    game.play(colossus, base=1)
    game.choose(cache)
    assert game.power(zapbot) == 3
    game.use(colossus)
    assert game.actions(1) == [colossus, cache]
