"""What the players agree on: useless cards and another base."""

from __future__ import annotations

import pytest

from baston.bots import bot_named
from baston.games.smashup import GAME
from baston.games.smashup.agreements import AGREE, is_useless
from baston.games.smashup.card import CARDS, FACTIONS
from baston.games.smashup.factions.dinosaurs import howl, jungle_oasis, king_rex, rampage, tar_pits
from baston.games.smashup.factions.ninjas import ninja_dojo
from baston.games.smashup.factions.robots import zapbot
from baston.games.smashup.weighing import weighed
from baston.kernel.frame import PASS
from tests.smashup.base_principale.scene import NORTH, WEST, OnMat, on_mat
from tests.smashup.games import fresh


def after_drawing(agreements: bool = True, players: int = 2) -> OnMat:
    """The first player has drawn at the end of a round and holds a useless card."""
    game = on_mat(hand=[rampage, howl, king_rex], deck=[zapbot] * 9, agreements=agreements, players=players)
    game.end_round()
    return game


@pytest.mark.clause("BP-60")
def test_after_drawing_a_seat_may_show_cards_without_a_power() -> None:
    game = after_drawing()
    assert (game.asked, game.options) == (0, [rampage, howl])
    game.choose(rampage)
    game.decline()
    assert game.asked == 1
    assert game.rival.sees(rampage)
    game.agree()
    assert game.me.hand == [howl, king_rex, zapbot, zapbot, zapbot]
    assert game.me.discard == [rampage]


@pytest.mark.clause("BP-60")
def test_at_the_start_too_cards_may_be_shown() -> None:
    factions = "dinosaurs+robots,aliens+zombies"
    games = [
        OnMat(fresh(seed=seed, factions=factions, mode="base-principale", first="1")) for seed in range(30)
    ]
    shown = [game for game in games if not game.is_play_phase and rampage in game.options]
    assert shown
    assert all(rampage in game.me.hand and game.table.turn_number == 0 for game in shown)
    assert all(game.table.turn_number == 1 for game in games if rampage not in game.me.hand)


@pytest.mark.clause("BP-60", "BP-88")
def test_if_one_of_the_others_refuses_they_stay_in_the_hand() -> None:
    game = after_drawing(players=3)
    game.choose(rampage)
    game.decline()
    game.refuse()
    assert rampage in game.me.hand
    assert game.is_play_phase


@pytest.mark.clause("BP-60", "BP-53", "BP-88")
def test_the_log_tells_who_shows_and_proposes_what_and_who_agrees() -> None:
    game = after_drawing()
    game.choose(rampage, howl)
    game.agree()
    assert {
        "Player 1 shows Rampage as useless.",
        "Player 1 shows Howl as useless.",
        "Player 2 agrees.",
    } <= {*game.told}
    game.propose()
    game.refuse()
    assert game.told[-2:] == ["Player 1 proposes to discard Tar Pits.", "Player 2 refuses."]


@pytest.mark.clause("BP-88")
def test_all_others_have_to_agree() -> None:
    game = after_drawing(players=3)
    game.choose(rampage)
    game.decline()
    game.agree()
    assert game.asked == 2
    game.refuse()
    assert rampage in game.me.hand


@pytest.mark.clause("BP-60")
def test_it_may_be_declined_and_is_asked_once_after_each_draw() -> None:
    game = after_drawing()
    game.decline()
    assert game.is_play_phase
    assert rampage in game.me.hand


@pytest.mark.clause("BP-60")
def test_nobody_is_asked_without_a_card_that_is_marked_nor_where_it_is_turned_off() -> None:
    game = on_mat(hand=[howl, king_rex], agreements=True)
    game.end_round()
    assert game.is_play_phase
    assert after_drawing(agreements=False).is_play_phase


@pytest.mark.clause("BP-61")
def test_only_what_is_about_breakpoints_alone_is_marked() -> None:
    game = on_mat(hand=[rampage, howl, king_rex])
    assert [is_useless(game.table, card) for card in game.table.hand[0]] == [True, False, False]
    assert [card.id for card in CARDS if card.only_for_breakpoints] == ["rampage"]


@pytest.mark.clause("BP-61")
def test_nothing_is_marked_where_a_faction_in_play_cares_about_breakpoints() -> None:
    game = on_mat(hand=[rampage])
    faction = FACTIONS[game.table.factions[1][0]]
    faction.cares_for_breakpoints = True
    try:
        assert not is_useless(game.table, game.table.hand[0][0])
    finally:
        faction.cares_for_breakpoints = False
    assert game.breakpoint(NORTH) == game.breakpoint(WEST) == jungle_oasis.breakpoint


@pytest.mark.clause("BP-61")
def test_bots_show_and_accept_what_is_marked_and_nothing_else() -> None:
    game = after_drawing()
    assert [game.table.what[card] for card in weighed(game.table)] == [rampage.number]
    game.choose(rampage)
    assert weighed(game.table) == [PASS]
    game.decline()
    assert weighed(game.table) == [1]
    game = after_drawing()
    game.choose(rampage, howl)
    assert weighed(game.table) == [2]


@pytest.mark.clause("BP-61")
@pytest.mark.parametrize("bot", ["uniform", "greedy", "flat:4"])
def test_every_bot_keeps_to_the_rule(bot: str) -> None:
    game = after_drawing()
    chosen = bot_named(bot).choose(GAME, game.table, 0, seed=3)
    assert game.table.what[chosen] == rampage.number
    game.choose(rampage)
    game.decline()
    assert bot_named(bot).choose(GAME, game.table, 1, seed=3) == AGREE


@pytest.mark.clause("BP-53", "BP-88")
def test_at_the_start_of_the_own_turn_the_next_base_may_be_proposed() -> None:
    game = on_mat(base=jungle_oasis, base_deck=[tar_pits, ninja_dojo], agreements=True)
    game.propose()
    assert game.asked == 1
    game.agree()
    assert (game.current, game.next_base) == (tar_pits, ninja_dojo)
    assert game.is_play_phase
    assert not game.can_propose


@pytest.mark.clause("BP-53")
def test_a_refusal_leaves_the_base_and_there_is_no_second_proposal_in_the_turn() -> None:
    game = on_mat(base=jungle_oasis, agreements=True)
    game.propose()
    game.refuse()
    assert game.current is jungle_oasis
    assert not game.can_propose
    game.decline()
    assert (game.asked, game.can_propose) == (1, True)


@pytest.mark.clause("BP-53")
def test_once_something_has_been_played_the_turn_is_on() -> None:
    game = on_mat(hand=[howl, king_rex], agreements=True)
    game.play(howl)
    assert not game.can_propose
    assert not on_mat(hand=[howl], agreements=False).can_propose


@pytest.mark.clause("BP-53")
@pytest.mark.parametrize(("vp", "answer"), [([3, 3], 1), ([3, 2], 1), ([2, 3], 2)])
def test_bots_propose_no_base_and_accept_one_from_whoever_is_not_behind_them(
    vp: list[int], answer: int
) -> None:
    game = on_mat(agreements=True, vp=vp)
    assert len(weighed(game.table)) == len(game.decision.options) - 1
    game.propose()
    assert weighed(game.table) == [answer]


@pytest.mark.clause("BP-53")
def test_without_a_mat_bots_weigh_every_option() -> None:
    table = fresh()
    assert table.decision is not None
    assert weighed(table) == table.decision.options
