"""What the players agree on: useless cards and another base."""

from __future__ import annotations

import pytest

from baston.bots import bot_named
from baston.games.smashup import GAME
from baston.games.smashup.ai.pruning import candidates
from baston.games.smashup.base_principale.proposals import AGREE, REFUSE, SHOWING, is_useless
from baston.games.smashup.base_principale.slots import camps_of
from baston.games.smashup.cards.card import CARDS, FACTIONS
from baston.games.smashup.factions.dinosaurs import howl, jungle_oasis, king_rex, rampage, tar_pits, upgrade
from baston.games.smashup.factions.ninjas import ninja_dojo, seeing_stars
from baston.games.smashup.factions.robots import microbot_archive, zapbot
from baston.games.smashup.factions.wizards import mystic_studies
from baston.kernel.frame import PASS
from baston.kernel.text import a_list
from tests.smashup.base_principale.scene import NORTH, WEST, OnMat, on_mat
from tests.smashup.games import fresh
from tests.smashup.scenario import theirs


def after_drawing(agreements: bool = True, players: int = 2) -> OnMat:
    """The first player has drawn at the end of a round, holds a useless card, and is in its play phase."""
    game = on_mat(hand=[rampage, howl, king_rex], deck=[zapbot] * 9, agreements=agreements, players=players)
    game.end_round()
    return game


@pytest.mark.clause("BP-60", "BP-105")
def test_after_drawing_a_seat_may_show_any_cards_of_its_hand_minions_too() -> None:
    game = after_drawing()
    assert (game.asked, game.is_play_phase, game.can_show) == (0, True, True)
    game.answer(SHOWING)
    assert game.options == [rampage, howl, king_rex, zapbot, zapbot]
    game.choose(rampage, king_rex)
    game.decline()
    assert game.asked == 1
    assert (game.rival.sees(rampage), game.rival.sees(king_rex), game.rival.sees(howl)) == (True, True, False)
    game.agree()
    assert game.me.hand == [howl, zapbot, zapbot, zapbot, zapbot]
    assert game.me.discard == [rampage, king_rex]
    assert (game.asked, game.is_play_phase) == (0, True)


@pytest.mark.clause("BP-60", "BP-105")
def test_at_the_start_too_everybody_may_show_cards_before_playing_any() -> None:
    game = OnMat(fresh(players=3, mode="base-principale", first="1"))
    for seat in range(3):
        assert (game.asked, game.is_play_phase, game.can_show) == (seat, True, True)
        game.decline()


@pytest.mark.clause("BP-60", "BP-105")
def test_a_card_that_draws_in_the_own_turn_gives_the_right() -> None:
    game = on_mat(hand=[mystic_studies, king_rex], deck=[rampage, zapbot, zapbot], agreements=True)
    assert not game.can_show
    game.play(mystic_studies)
    assert game.can_show
    game.show(rampage)
    game.agree()
    assert rampage not in game.me.hand


@pytest.mark.clause("BP-60", "BP-105")
def test_what_is_drawn_in_the_turn_of_another_may_be_shown_in_the_own_next_one() -> None:
    game = on_mat(
        hand=[seeing_stars, king_rex],
        rival_deck=[rampage, zapbot],
        north=[theirs(microbot_archive)],
        agreements=True,
    )
    game.play(seeing_stars)
    assert rampage in game.rival.hand
    assert (game.asked, game.can_show) == (0, False)  # the right is of the seat that has drawn
    game.decline()
    assert (game.asked, game.can_show) == (1, True)


@pytest.mark.clause("BP-105")
def test_the_right_ends_with_whatever_else_is_done() -> None:
    game = after_drawing()
    game.play(howl)
    assert not game.can_show
    game = after_drawing()
    game.decline()
    game.end_round()
    assert game.can_show  # but all have drawn again


@pytest.mark.clause("BP-105")
def test_another_base_may_be_proposed_besides() -> None:
    game = after_drawing()
    game.propose()
    game.refuse()
    assert (game.can_propose, game.can_show) == (False, True)
    game = after_drawing()
    game.show(rampage)
    game.agree()
    assert (game.can_propose, game.can_show) == (True, False)


@pytest.mark.clause("BP-105")
def test_the_cards_drawn_instead_give_no_right_to_show_more() -> None:
    game = on_mat(hand=[rampage] * 3, deck=[rampage] * 9, agreements=True)
    game.end_round()
    game.show(rampage, rampage, rampage)
    game.agree()
    assert game.me.hand == [rampage] * 5
    assert (game.is_play_phase, game.can_show) == (True, False)


@pytest.mark.clause("BP-105")
def test_who_begins_to_show_and_shows_none_has_used_the_right() -> None:
    game = after_drawing()
    game.answer(SHOWING)
    game.decline()
    assert (game.asked, game.is_play_phase, game.can_show) == (0, True, False)
    assert not game.rival.sees(rampage)


@pytest.mark.clause("BP-105")
def test_nobody_is_asked_to_show_cards_once_all_has_been_played() -> None:
    game = on_mat(hand=[king_rex, mystic_studies], deck=[rampage] * 9, agreements=True)
    game.put(king_rex, NORTH)
    game.play(mystic_studies)
    assert game.asked == 1  # the two cards drawn wait for the next turn
    game.decline()
    assert (game.asked, game.can_show) == (0, True)


@pytest.mark.clause("BP-105")
def test_a_hand_that_cannot_be_played_at_all_may_be_shown() -> None:
    game = on_mat(hand=[upgrade], deck=[upgrade, upgrade, zapbot], base_deck=[], agreements=True)
    game.end_round()
    assert (game.asked, game.decision.options) == (0, [PASS, SHOWING])
    game.show(upgrade)
    game.agree()
    assert game.can_play(zapbot)


@pytest.mark.clause("BP-105")
def test_whether_cards_may_be_shown_tells_nothing_of_the_hand() -> None:
    game = on_mat(hand=[king_rex], deck=[zapbot] * 9, agreements=True)
    game.end_round()
    assert game.can_show  # without a card that is marked
    assert not after_drawing(agreements=False).can_show


@pytest.mark.clause("BP-60", "BP-88")
def test_if_one_of_the_others_refuses_they_stay_in_the_hand() -> None:
    game = after_drawing(players=3)
    game.show(rampage)
    game.refuse()
    assert rampage in game.me.hand
    assert (game.is_play_phase, game.can_show) == (True, False)


@pytest.mark.clause("BP-88")
def test_all_others_have_to_agree() -> None:
    game = after_drawing(players=3)
    game.show(rampage)
    game.agree()
    assert game.asked == 2
    game.refuse()
    assert rampage in game.me.hand


@pytest.mark.clause("BP-60", "BP-53", "BP-88")
def test_the_log_tells_who_shows_and_proposes_what_and_who_agrees() -> None:
    game = after_drawing()
    game.show(rampage, howl)
    game.agree()
    assert {
        "Player 1 shows Rampage as useless.",
        "Player 1 shows Howl as useless.",
        "Player 2 agrees.",
    } <= {*game.told}
    game.propose()
    game.refuse()
    assert game.told[-2:] == ["Player 1 proposes to discard Tar Pits.", "Player 2 refuses."]


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "Show cards that seem useless"), ("fr", "Montrer des cartes qui semblent inutiles")],
)
def test_the_option_says_what_it_does(lang: str, told: str) -> None:
    game = after_drawing()
    assert GAME.presentation.label(game.table, SHOWING, lang) == told
    described = GAME.presentation.describe(game.table, SHOWING)
    assert [described[name] for name in ("use", "card", "thing", "target")] == [True, None, None, None]


@pytest.mark.clause("BP-105")
def test_a_save_keeps_the_right_and_one_of_earlier_rules_has_none() -> None:
    game = after_drawing()
    saved = GAME.save(game.table)
    again = GAME.load(saved)
    assert again.decision is not None
    assert again.decision.options == game.decision.options
    GAME.answer(again, next(option for option in again.decision.options if option not in (PASS, SHOWING)))
    again = GAME.load(saved)
    numbers = a_list(a_list(saved["camps"])[0])
    assert numbers.pop() == 0b11
    assert camps_of(GAME.load(saved)).drew == 0


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


@pytest.mark.clause("BP-61", "BP-105")
def test_bots_show_and_accept_what_is_marked_and_nothing_else() -> None:
    game = after_drawing()
    assert candidates(game.table) == [SHOWING]
    game.answer(SHOWING)
    assert [game.table.what[card] for card in candidates(game.table)] == [rampage.number]
    game.choose(rampage)
    assert candidates(game.table) == [PASS]
    game.decline()
    assert candidates(game.table) == [AGREE]
    for cards in [(rampage, howl), (king_rex,)]:
        game = after_drawing()
        game.show(*cards)
        assert candidates(game.table) == [REFUSE]


@pytest.mark.clause("BP-105")
def test_bots_do_not_ask_where_they_have_nothing_marked() -> None:
    game = on_mat(hand=[howl], deck=[zapbot] * 9, agreements=True)
    game.end_round()
    assert game.can_show
    assert candidates(game.table) == game.decision.options[:-2]  # the next base is not proposed either


@pytest.mark.clause("BP-61")
@pytest.mark.parametrize("bot", ["uniform", "greedy", "flat:4"])
def test_every_bot_keeps_to_the_rule(bot: str) -> None:
    game = after_drawing()
    assert bot_named(bot).choose(GAME, game.table, 0, seed=3) == SHOWING
    game.answer(SHOWING)
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
    assert len(candidates(game.table)) == len(game.decision.options) - 1
    game.propose()
    assert candidates(game.table) == [answer]


@pytest.mark.clause("BP-53")
def test_without_a_mat_bots_weigh_every_option() -> None:
    table = fresh()
    assert table.decision is not None
    assert candidates(table) == table.decision.options
