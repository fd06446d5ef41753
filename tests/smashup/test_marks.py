"""Counters, transfers, lost abilities, control and the row of bases: SU-81, SU-85, SU-100 and SU-102.

Begun outside of any card, as the doing of the rules for seat 0.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import RULES
from baston.games.smashup.effects.affecting import (
    destroy,
    give_control,
    lose_abilities,
    move,
    put_counters,
    return_to_hand,
    take_control,
    transfer_action,
    transfer_counters,
)
from baston.games.smashup.factions.aliens import beam_up
from baston.games.smashup.factions.dinosaurs import (
    armor_stego,
    jungle_oasis,
    king_rex,
    tooth_and_claw_and_guns,
    upgrade,
    war_raptor,
)
from baston.games.smashup.factions.ninjas import ninja_dojo
from baston.games.smashup.factions.pirates import tortuga
from baston.games.smashup.factions.robots import microbot_alpha, microbot_archive, nukebot, warbot, zapbot
from baston.games.smashup.factions.tricksters import leprechaun
from baston.games.smashup.queries.where import place_left
from baston.games.smashup.state.table import PLACES, Table
from baston.games.smashup.verbs.bases import add_base, destroy_base, succeed_base
from baston.kernel.machine import run
from baston.kernel.modifier import END_OF_TURN, START_OF_TURN
from baston.kernel.text import a_dict, a_list
from tests.smashup.scenario import Play, at, mine, of, scenario, theirs


def does(game: Play, act: Callable[[Table], None]) -> None:
    """Something happens on account of the rules, and what it sets off."""
    act(game.table)
    run(game.table, RULES)


# Counters


@pytest.mark.clause("SU-102", "SU-93")
def test_counters_of_either_sign_change_power_which_is_never_below_0() -> None:
    game = scenario(hand=[upgrade], bases=[at(tortuga, mine(zapbot), theirs(war_raptor))])
    does(game, lambda table: put_counters(table, game.in_play(zapbot), 2))
    does(game, lambda table: put_counters(table, game.in_play(zapbot), -1))
    assert game.power(zapbot) == 3
    does(game, lambda table: put_counters(table, game.in_play(zapbot), -4))
    assert game.power(zapbot) == 0
    assert game.power(war_raptor) == 3


@pytest.mark.clause("SU-102")
def test_counters_stay_from_turn_to_turn_and_are_gone_when_the_minion_leaves() -> None:
    game = scenario(hand=[upgrade], rival_hand=[beam_up, upgrade], bases=[at(tortuga, mine(zapbot))])
    does(game, lambda table: put_counters(table, game.in_play(zapbot)))
    game.end_turn()
    assert game.power(zapbot) == 3
    game.play(beam_up)
    assert game.table.counters == []


@pytest.mark.clause("SU-100", "SU-102")
def test_counters_are_transferred_as_far_as_there_are_any_of_the_sign() -> None:
    game = scenario(hand=[upgrade], bases=[at(tortuga, mine(king_rex), theirs(war_raptor))])
    giver, taker = game.in_play(king_rex), game.in_play(war_raptor)
    does(game, lambda table: put_counters(table, giver, 2))
    does(game, lambda table: put_counters(table, giver, -1))
    does(game, lambda table: transfer_counters(table, giver, taker, 5))
    assert (game.power(king_rex), game.power(war_raptor)) == (6, 5)
    does(game, lambda table: transfer_counters(table, giver, taker, -1))
    assert (game.power(king_rex), game.power(war_raptor)) == (7, 4)


@pytest.mark.clause("SU-100", "SU-80")
def test_a_transfer_does_nothing_to_either_if_one_of_them_is_out_of_reach() -> None:
    game = scenario(
        hand=[upgrade], bases=[at(tortuga, mine(king_rex), theirs(zapbot, tooth_and_claw_and_guns))]
    )
    giver, taker = game.in_play(king_rex), game.in_play(zapbot)
    does(game, lambda table: put_counters(table, giver))
    does(game, lambda table: transfer_counters(table, giver, taker))
    assert (game.power(king_rex), game.power(zapbot)) == (8, 2)


@pytest.mark.clause("SU-100")
def test_an_action_is_transferred_with_its_controller_and_counts_where_it_lies() -> None:
    game = scenario(
        hand=[upgrade], bases=[at(tortuga, mine(zapbot, upgrade)), at(jungle_oasis, theirs(war_raptor))]
    )
    does(game, lambda table: transfer_action(table, game.in_play(upgrade), game.in_play(war_raptor)))
    assert game.attached(war_raptor) == [upgrade]
    assert (game.power(zapbot), game.power(war_raptor)) == (2, 5)
    assert game.controller(upgrade) == 0


# Lost abilities


@pytest.mark.clause("SU-81", "SU-91")
def test_what_a_lost_ability_did_is_as_if_it_had_never_been() -> None:
    pieces = [mine(microbot_alpha), mine(microbot_archive), mine(zapbot), theirs(armor_stego)]
    game = scenario(hand=[upgrade], bases=[at(tortuga, *pieces)])
    assert (game.power(microbot_alpha), game.power(armor_stego)) == (3, 5)
    does(game, lambda table: lose_abilities(table, game.in_play(microbot_alpha), END_OF_TURN))
    does(game, lambda table: lose_abilities(table, game.in_play(armor_stego), END_OF_TURN))
    assert (game.power(microbot_alpha), game.power(armor_stego)) == (1, 3)
    does(game, lambda table: destroy(table, game.in_play(zapbot)))
    assert len(game.me.hand) == 1  # no Microbot has fallen: Alpha no longer makes one of it


@pytest.mark.clause("SU-81", "SU-91")
def test_neither_guards_nor_triggers_of_lost_abilities_work_until_they_come_back() -> None:
    game = scenario(
        hand=[zapbot, upgrade],
        rival_hand=[upgrade],
        bases=[at(tortuga, theirs(leprechaun), theirs(warbot), theirs(nukebot), mine(king_rex))],
    )
    for card, until in ((leprechaun, END_OF_TURN), (warbot, START_OF_TURN + 1), (nukebot, END_OF_TURN)):
        does(game, lambda table, c=card, u=until: lose_abilities(table, game.in_play(c), u))  # type: ignore[misc]
    game.play(zapbot, base=1)
    assert game.minions(1, 0) == [king_rex, zapbot]
    does(game, lambda table: destroy(table, game.in_play(nukebot)))
    assert game.minions(1, 0) == [king_rex, zapbot]
    game.end_turn()
    assert [m.kind for m in game.table.lasting] == []
    does(game, lambda table: destroy(table, game.in_play(warbot)))
    assert game.minions(1, 1) == [leprechaun, warbot]


# Control


@pytest.mark.clause("SU-85", "SU-105")
def test_control_lasts_until_the_minion_leaves() -> None:
    game = scenario(hand=[upgrade], rival_hand=[upgrade, beam_up], bases=[at(tortuga, theirs(zapbot))])
    does(game, lambda table: take_control(table, game.in_play(zapbot)))
    assert game.total(1) == 2
    assert game.minions(1, 0) == [zapbot]
    game.end_turn()
    assert game.minions(1, 0) == [zapbot]
    game.play(beam_up)
    assert zapbot in game.rival.hand


@pytest.mark.clause("SU-85", "SU-179")
def test_giving_a_minion_where_it_is_already_affects_nothing() -> None:
    game = scenario(hand=[upgrade], bases=[at(tortuga, mine(zapbot, tooth_and_claw_and_guns))])
    does(game, lambda table: give_control(table, 0, game.in_play(zapbot)))
    assert game.attached(zapbot) == [tooth_and_claw_and_guns]


# Moves


@pytest.mark.clause("SU-89")
def test_a_turn_remembers_where_a_minion_was_last_as_long_as_it_is_in_play() -> None:
    game = scenario(
        hand=[zapbot, upgrade],
        bases=[at(tortuga, mine(zapbot), mine(war_raptor)), at(jungle_oasis), at(ninja_dojo)],
    )
    zap, raptor = game.in_play(zapbot), game.in_play(war_raptor)
    assert place_left(game.table, zap) == 0
    does(game, lambda table: move(table, zap, game.place(2)))
    does(game, lambda table: move(table, raptor, game.place(3)))
    does(game, lambda table: move(table, zap, game.place(3)))
    assert place_left(game.table, zap) == game.place(2)
    assert place_left(game.table, raptor) == game.place(1)
    does(game, lambda table: return_to_hand(table, zap))
    game.play(zapbot, base=1, nth=2)
    assert game.in_play(zapbot) == zap
    assert place_left(game.table, zap) == 0
    assert place_left(game.table, raptor) == game.place(1)
    game.end_turn()
    assert place_left(game.table, raptor) == 0


# The row of bases


@pytest.mark.clause("SU-125", "SU-87")
def test_a_destroyed_base_is_replaced_and_what_was_there_is_discarded() -> None:
    game = scenario(
        hand=[upgrade],
        bases=[at(tortuga, theirs(nukebot), mine(zapbot)), at(jungle_oasis)],
        base_deck=[ninja_dojo],
    )
    does(game, lambda table: destroy_base(table, 0, game.place(1)))
    assert game.base(1) is ninja_dojo
    assert game.minions(1) == []
    assert (game.me.discard, game.rival.discard) == ([zapbot], [nukebot])


@pytest.mark.clause("SU-32")
def test_a_base_may_be_followed_by_the_next_one_under_the_same_cards() -> None:
    game = scenario(
        hand=[upgrade], bases=[at(tortuga, theirs(zapbot)), at(jungle_oasis)], base_deck=[ninja_dojo]
    )
    does(game, lambda table: succeed_base(table, 0, game.place(1)))
    assert game.base(1) is ninja_dojo
    assert game.minions(1) == [zapbot]
    assert len(game.table.base_discard) == 1


@pytest.mark.clause("SU-125")
def test_no_more_bases_come_than_there_are_cards_or_places() -> None:
    game = scenario(hand=[upgrade], bases=[at(tortuga)], base_deck=[ninja_dojo])
    does(game, lambda table: add_base(table, 0))
    does(game, lambda table: add_base(table, 0))
    assert len(game.table.places) == 2 < PLACES


# What is seen and kept


def test_all_of_it_is_seen_saved_and_written_as_a_position() -> None:
    game = scenario(hand=[upgrade], bases=[at(tortuga, of(1, zapbot, owner=0), mine(war_raptor))])
    does(game, lambda table: put_counters(table, game.in_play(war_raptor), 2))
    does(game, lambda table: put_counters(table, game.in_play(war_raptor), -1))
    does(game, lambda table: lose_abilities(table, game.in_play(war_raptor), START_OF_TURN + 1))
    base = a_dict(a_list(GAME.presentation.view(game.table, None)["bases"])[0])
    lent, raptor = [a_dict(minion) for minion in a_list(base["minions"])]
    assert (lent["owner"], lent["controller"]) == (0, 1)
    assert raptor["counters"] == {"plus": 2, "minus": 1}
    assert raptor["lost"] == [{"moment": "start", "seat": 1}]
    again = GAME.load(GAME.save(game.table))
    assert GAME.digest(again) == GAME.digest(game.table)
    assert "base tortuga: 2<1:zapbot 1:war_raptor+2-1" in GAME.texts.position(game.table, None)
