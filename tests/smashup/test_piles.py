"""Decks and discard piles: SU-19, SU-114, SU-118 and SU-132."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import invader
from baston.games.smashup.factions.dinosaurs import howl, king_rex, tar_pits, upgrade, war_raptor
from baston.games.smashup.factions.robots import hoverbot, microbot_archive, microbot_reclaimer
from baston.games.smashup.factions.wizards import mystic_studies, neophyte, portal, scry, winds_of_change
from baston.games.smashup.factions.zombies import lend_a_hand, mall_crawl, walker
from tests.smashup.scenario import Play, at, scenario

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2012"])


def with_empty_deck(card: Card, discard: list[Card], edition: str) -> Play:
    """I play a card while my deck is empty."""
    game = scenario(
        hand=[card, king_rex, howl], deck=[], discard=discard, bases=[at(tar_pits)], edition=edition
    )
    game.play(card)
    return game


@pytest.mark.clause("SU-19")
@EDITIONS
def test_the_discard_pile_is_shuffled_into_a_new_deck_to_draw(edition: str) -> None:
    game = with_empty_deck(mystic_studies, [invader, invader, invader], edition)
    assert game.me.hand.count(invader) == 2
    assert game.me.deck == [invader]
    assert game.me.discard == [mystic_studies]


@pytest.mark.clause("SU-19")
@EDITIONS
def test_the_discard_pile_is_shuffled_into_a_new_deck_to_reveal(edition: str) -> None:
    game = with_empty_deck(hoverbot, [invader], edition)
    assert game.asking is hoverbot
    game.choose(invader)
    assert game.me.vp == 1


@pytest.mark.clause("SU-19", "SU-118")
def test_2017_the_discard_pile_is_also_shuffled_in_to_look_and_to_search() -> None:
    game = with_empty_deck(walker, [invader], "2017")
    assert game.asking is walker
    assert game.me.sees(invader)
    game = with_empty_deck(scry, [upgrade], "2017")
    assert upgrade in game.me.hand


@pytest.mark.clause("SU-19", "SU-118")
def test_2012_an_empty_deck_that_is_looked_at_or_searched_gives_nothing() -> None:
    game = with_empty_deck(walker, [invader], "2012")
    assert game.is_play_phase
    assert game.me.deck == []
    assert game.me.discard == [invader]
    game = with_empty_deck(scry, [upgrade], "2012")
    assert upgrade not in game.me.hand
    assert game.me.discard == [upgrade, scry]
    game = with_empty_deck(mall_crawl, [upgrade], "2012")
    assert game.is_play_phase
    assert game.me.discard == [upgrade, mall_crawl]


@pytest.mark.clause("SU-19", "SU-132")
def test_a_card_that_is_needed_in_the_draw_phase_comes_from_the_new_deck() -> None:
    game = scenario(hand=[howl], deck=[invader], discard=[upgrade, upgrade], rival_hand=[howl])
    game.end_turn()
    assert game.me.hand == [howl, invader, upgrade]
    assert game.me.deck == [upgrade]
    assert game.me.discard == []


@pytest.mark.clause("SU-132")
def test_the_discard_pile_comes_in_the_middle_of_a_draw_but_not_before_it_is_needed() -> None:
    game = scenario(hand=[mystic_studies, king_rex], deck=[invader, invader], discard=[howl])
    game.play(mystic_studies)
    assert game.me.hand == [king_rex, invader, invader]
    assert game.me.discard == [howl, mystic_studies]


@pytest.mark.clause("SU-132")
def test_with_both_piles_empty_the_effect_stops() -> None:
    game = scenario(hand=[mystic_studies, king_rex], deck=[invader], discard=[])
    game.play(mystic_studies)
    assert game.me.hand == [king_rex, invader]
    assert game.me.discard == [mystic_studies]


@pytest.mark.clause("SU-132")
def test_cards_being_revealed_are_in_neither_pile() -> None:
    game = scenario(hand=[portal, king_rex], deck=[invader, howl], discard=[upgrade])
    game.play(portal)
    assert game.asking is portal
    game.choose(invader)
    while game.asking is portal:
        game.answer(game.decision.options[-1])
    assert sorted(card.id for card in game.me.deck) == ["howl", "upgrade"]
    assert invader in game.me.hand


@pytest.mark.clause("SU-132")
def test_a_search_ends_with_a_shuffle() -> None:
    orders = set()
    for seed in range(12):
        game = scenario(
            hand=[scry, king_rex], deck=[invader, king_rex, war_raptor, microbot_archive, upgrade], seed=seed
        )
        game.play(scry)
        assert upgrade in game.me.hand
        orders.add(tuple(card.id for card in game.me.deck))
    assert len(orders) > 4


@pytest.mark.clause("SU-132")
@pytest.mark.parametrize("card", [lend_a_hand, microbot_reclaimer, winds_of_change])
def test_shuffling_any_number_in_shuffles_even_with_zero(card: Card) -> None:
    tops = set()
    for seed in range(12):
        game = scenario(
            hand=[card, howl],
            deck=[invader, upgrade, king_rex, neophyte, walker, portal],
            discard=[microbot_archive],
            bases=[at(tar_pits)],
            seed=seed,
        )
        game.play(card)
        if game.asking is card and game.can_decline:
            game.decline()
        tops.add(tuple(c.id for c in game.me.deck[:2]))
        assert game.me.discard[0] is microbot_archive
    assert len(tops) > 3
