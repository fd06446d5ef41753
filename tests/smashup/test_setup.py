"""Goal, components and setup: SU-1 to SU-8."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import BY_ID, FACTIONS, MINION, RULES, Card, printed
from baston.games.smashup.constants import DECK, L_REDRAW
from baston.games.smashup.factions.aliens import invader, probe
from baston.games.smashup.factions.dinosaurs import armor_stego, howl, king_rex
from baston.games.smashup.variant import CORE
from baston.kernel.effect import begin
from baston.kernel.game import Refusal
from baston.kernel.machine import run
from tests.smashup.games import base_cards, cards_of, fresh
from tests.smashup.scenario import Play, scenario

EIGHT = [faction.id for faction in FACTIONS if faction.cards and faction.box == CORE]


@pytest.mark.clause("SU-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_each_with_two_of_the_eight_factions(players: int) -> None:
    table = fresh(players, boxes="core")
    assert table.players == players
    assert len(EIGHT) == 8
    assert len({faction for both in table.factions for faction in both}) == 2 * players


@pytest.mark.clause("SU-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.setup(players, {})
    assert refused.value.key == "bad-players"


@pytest.mark.clause("SU-2")
def test_a_deck_is_two_factions_shuffled_together() -> None:
    table = fresh(2, factions="aliens+zombies,robots+pirates")
    for seat, both in enumerate([("aliens", "zombies"), ("robots", "pirates")]):
        printed_twice = [
            card for f in FACTIONS if f.id in both for card in f.cards for _ in range(card.copies)
        ]
        assert sorted(c.id for c in cards_of(table, seat)) == sorted(c.id for c in printed_twice)
        assert len(cards_of(table, seat)) == 40
    top_half = {printed(table, card).faction.id for card in table.deck[0][-15:]}
    assert top_half == {"aliens", "zombies"}


@pytest.mark.clause("SU-2")
def test_another_seed_shuffles_otherwise() -> None:
    decks = [
        [printed(t, c).id for c in t.deck[0]]
        for t in (fresh(seed=s, factions="aliens+zombies,robots+pirates") for s in (1, 2))
    ]
    assert decks[0] != decks[1]


@pytest.mark.clause("SU-3")
def test_a_faction_has_one_user() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.setup(2, {"factions": "aliens+zombies,zombies+pirates"})
    assert refused.value.key == "faction-taken"
    for seed in range(30):
        chosen = [faction for both in fresh(4, seed, boxes="core").factions for faction in both]
        assert len(set(chosen)) == 8


@pytest.mark.clause("SU-3")
def test_with_two_copies_two_players_may_use_one_faction() -> None:
    table = fresh(2, copies="2", factions="aliens+zombies,zombies+aliens")
    assert sorted(table.factions[0]) == sorted(table.factions[1])
    with pytest.raises(Refusal) as refused:
        GAME.setup(3, {"copies": "2", "factions": "aliens+zombies,zombies+robots,zombies+pirates"})
    assert refused.value.key == "faction-taken"


@pytest.mark.clause("SU-3")
def test_nobody_pairs_a_faction_with_itself() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.setup(2, {"copies": "2", "factions": "aliens+aliens,zombies+pirates"})
    assert refused.value.key == "faction-twice"
    games = [fresh(4, seed, copies="2", boxes="core") for seed in range(30)]
    assert all(len(set(both)) == 2 for table in games for both in table.factions)
    assert any(len({f for both in table.factions for f in both}) < 8 for table in games)


@pytest.mark.clause("SU-3")
def test_two_copies_bring_only_one_set_of_bases() -> None:
    table = fresh(2, copies="2", factions="aliens+zombies,zombies+aliens")
    assert len(table.base_deck) + len(table.places) == 16
    assert len(set(base_cards(table))) == 16


@pytest.mark.clause("SU-4")
def test_factions_may_be_given_or_drawn_by_lot() -> None:
    given = fresh(2, factions="aliens+zombies,robots+pirates")
    assert [[FACTIONS[f].id for f in both] for both in given.factions] == [
        ["aliens", "zombies"],
        ["robots", "pirates"],
    ]
    by_lot = {
        tuple(map(tuple, fresh(2, seed, factions="random", boxes="core").factions)) for seed in range(20)
    }
    assert len(by_lot) > 15
    assert {FACTIONS[f].id for drawn in by_lot for both in drawn for f in both} == set(EIGHT)


@pytest.mark.clause("SU-5")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_the_base_deck_is_the_whole_box_shuffled_and_face_down(edition: str) -> None:
    orders = []
    for seed in (1, 2):
        table = fresh(2, seed, edition=edition, factions="aliens+zombies,robots+pirates")
        in_play = [table.base_at[place] for place in table.places]
        assert sorted(in_play + table.base_deck) == list(
            range(in_play_first(table.first_card), table.first_card)
        )
        assert [table.seen[base] for base in table.base_deck] == [0] * 13
        assert all(table.place[base] == DECK for base in table.base_deck)
        orders.append(in_play + table.base_deck)
    assert orders[0] != orders[1]


def in_play_first(first_card: int) -> int:
    """The first handle of a base card: there are sixteen."""
    return first_card - 16


@pytest.mark.clause("SU-6")
@pytest.mark.parametrize(("players", "bases"), [(2, 3), (3, 4), (4, 5)])
def test_one_base_more_than_players_starts_face_up(players: int, bases: int) -> None:
    table = fresh(players, boxes="core")
    assert len(table.places) == bases
    everybody = (1 << players) - 1
    assert all(table.seen[table.base_at[place]] == everybody for place in table.places)
    assert len(table.base_deck) == 16 - bases


@pytest.mark.clause("SU-7")
def test_each_player_draws_five_cards_with_a_minion_among_them() -> None:
    for seed in range(10):
        table = fresh(3, seed)
        for hand in table.hand:
            assert len(hand) == 5
            assert any(printed(table, card).kind == MINION for card in hand)


def first_hand(deck: list[Card]) -> Play:
    """The rival draws its first hand from this deck."""
    game = scenario(hand=[king_rex], rival_deck=deck)
    begin(game.table, RULES.by_name["first hand"].number, 0, 1)
    run(game.table, RULES)
    return game


@pytest.mark.clause("SU-7", "SU-126")
def test_a_first_hand_without_minions_is_shown_discarded_and_drawn_anew() -> None:
    game = first_hand([howl] * 11)
    assert game.rival.discard == [howl] * 5
    assert game.rival.hand == [howl] * 5  # kept, though no minion is among them either
    assert len(game.rival.deck) == 1
    shown = game.table.discard[1]
    assert all(game.table.seen[card] == 0b11 for card in shown)


@pytest.mark.clause("SU-7", "SU-126")
def test_a_first_hand_with_a_minion_is_kept() -> None:
    game = first_hand([howl] * 5 + [armor_stego] * 35)
    assert game.rival.discard == []
    assert len(game.rival.hand) == 5


@pytest.mark.clause("SU-126")
def test_the_first_hand_lies_in_the_discard_pile_when_the_game_begins() -> None:
    redrawn = next(
        (table, note.player)
        for table in (fresh(2, seed, factions="aliens+zombies,wizards+pirates") for seed in range(200))
        for note in table.notes or []
        if note.event == L_REDRAW
    )
    table, seat = redrawn
    assert len(table.discard[seat]) == 5
    assert not any(printed(table, card).kind == MINION for card in table.discard[seat])
    assert len(table.hand[seat]) == 5
    assert len(table.deck[seat]) == 30


@pytest.mark.clause("SU-8")
def test_the_first_player_is_given_or_drawn_by_lot() -> None:
    assert {fresh(4, seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert {fresh(4, seed, first="3").turn for seed in range(10)} == {2}
    with pytest.raises(Refusal) as refused:
        GAME.setup(2, {"first": "3"})
    assert refused.value.key == "bad-first"


@pytest.mark.clause("SU-8", "SU-21")
def test_play_goes_clockwise_from_the_first_player() -> None:
    game = Play(fresh(3, first="2"))
    seats = []
    for _ in range(6):
        seats.append(game.asked)
        game.end_turn()
    assert seats == [1, 2, 0, 1, 2, 0]


@pytest.mark.clause("SU-120")
def test_a_deck_has_the_same_cards_in_both_editions() -> None:
    decks = [
        sorted(
            card.id
            for card in cards_of(fresh(2, edition=edition, factions="aliens+ninjas,robots+pirates"), 0)
        )
        for edition in ("2017", "2012")
    ]
    assert decks[0] == decks[1]
    assert decks[0].count(invader.id) == 2
    assert decks[0].count(probe.id) == 1
    assert BY_ID["infiltrate"].copies == 2
