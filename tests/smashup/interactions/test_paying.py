"""Hard interactions of paying and of the end of the game: SU-147 to SU-149 and SU-201."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import invader, the_homeworld, the_mothership
from baston.games.smashup.factions.dinosaurs import howl, jungle_oasis, king_rex, rampage, upgrade
from baston.games.smashup.factions.ninjas import (
    assassination,
    ninja_dojo,
    poison,
)
from baston.games.smashup.factions.pirates import full_sail, the_grey_opal, tortuga
from baston.games.smashup.factions.robots import factory_436_1337, nukebot, warbot, zapbot
from baston.games.smashup.factions.tricksters import cave_of_shinies, enshrouding_mist
from baston.games.smashup.factions.wizards import (
    archmage,
    school_of_wizardry,
    the_great_library,
)
from baston.games.smashup.factions.zombies import evans_city_cemetery, rhodes_plaza_mall
from tests.smashup.scenario import Piece, at, mine, of, scenario, theirs
from tests.smashup.scored import READY, score

TEN = (king_rex, invader)
FIVE = (nukebot,)


def totals(*powers: tuple[Card, ...]) -> list[Piece]:
    """Minions that give the seats these totals, the first seat first."""
    return [of(seat, card) for seat, cards in enumerate(powers) for card in cards]


@pytest.mark.clause("SU-147")
def test_two_tied_for_first_leave_no_runner_up_at_tortuga() -> None:
    game = score(
        *totals(TEN, TEN, FIVE),
        elsewhere=(mine(warbot), theirs(warbot), of(2, warbot)),
        players=3,
        base=tortuga,
    )
    assert game.table.vp == [4, 4, 2]
    assert game.is_play_phase
    assert game.minions(1) == []


@pytest.mark.clause("SU-147")
def test_both_runners_up_may_move_in_turn_order_at_tortuga() -> None:
    elsewhere = (mine(warbot), of(2, warbot), theirs(warbot))
    game = score(*totals(TEN, FIVE, FIVE), elsewhere=elsewhere, hand=rampage, players=3, base=tortuga)
    game.play(rampage)  # 20 are one too few
    game.choose_base(1)
    game.choose(king_rex)
    assert game.table.vp == [4, 3, 3]
    assert (game.asked, game.asking) == (1, tortuga)
    game.choose(warbot)
    assert (game.asked, game.asking) == (2, tortuga)
    game.choose(warbot)
    assert [game.table.control[m] for m in game.table.minions_at[game.place(1)]] == [1, 2]


@pytest.mark.clause("SU-147")
def test_only_the_third_player_may_save_a_minion_from_the_opal() -> None:
    game = score(*totals(TEN, TEN, FIVE), players=3, base=the_grey_opal)
    assert game.table.vp == [3, 3, 1]
    assert (game.asked, game.asking) == (2, the_grey_opal)
    game.choose(nukebot)
    assert game.minions(2) == [nukebot]
    assert game.is_play_phase


@pytest.mark.clause("SU-147")
@pytest.mark.parametrize("base", [ninja_dojo, the_mothership])
def test_each_tied_winner_uses_the_base(base: Card) -> None:
    game = score(*totals(TEN, TEN, FIVE), players=3, base=base)
    assert (game.asked, game.asking) == (0, base)
    game.decline()
    assert (game.asked, game.asking) == (1, base)
    game.decline()
    assert game.is_play_phase


@pytest.mark.clause("SU-147")
def test_each_tied_winner_is_paid_by_the_factory_and_discards_at_the_cemetery() -> None:
    game = score(*totals(TEN, TEN, FIVE), players=3, base=factory_436_1337)
    assert game.table.vp == [2 + 2, 2 + 2, 1]
    game = score(*totals(TEN, TEN, FIVE), players=3, base=evans_city_cemetery)
    assert game.me.discard.count(howl) == game.rival.discard.count(howl) == 1
    assert len(game.rival.hand) == 5
    assert len(game.me.hand) == 5 + 2  # A has drawn two at the end of the turn
    assert game.third.hand == [howl]


@pytest.mark.clause("SU-147")
def test_the_school_is_used_by_the_first_tied_winner_only() -> None:
    game = score(*totals(FIVE, TEN, TEN), players=3, base=school_of_wizardry)
    asked = set()
    while game.asking is school_of_wizardry:
        asked.add(game.asked)
        game.answer(game.decision.options[0])
    assert asked == {1}


@pytest.mark.clause("SU-148")
def test_who_is_paid() -> None:
    game = scenario(
        hand=[rampage, rampage, king_rex],
        players=3,
        bases=[
            at(the_mothership, mine(king_rex, upgrade), theirs(zapbot, poison)),
            at(the_homeworld, mine(archmage)),
        ],
        base_deck=[jungle_oasis],
    )
    game.play(rampage)
    game.choose_base(1)
    game.play(rampage)
    game.choose_base(1)
    assert game.breakpoint(1) == 2
    game.end_turn()
    assert game.table.vp == [4, 2, 0]


@pytest.mark.clause("SU-148")
def test_the_mall_pays_a_fourth_player_and_the_factory_for_each_full_five() -> None:
    minions = totals((king_rex, king_rex), (king_rex,), (zapbot,), (zapbot, zapbot))
    game = score(*minions, players=4, base=rhodes_plaza_mall)
    assert game.table.vp == [2, 1, 1, 2]
    game = score(*totals((king_rex, king_rex), (king_rex, warbot)), players=2, base=factory_436_1337)
    assert game.table.vp == [2 + 2, 2 + 0]


@pytest.mark.clause("SU-149")
def test_the_game_may_end_by_an_assassination_on_the_cave() -> None:
    game = scenario(
        hand=[assassination, king_rex],
        rival_hand=[howl],
        bases=[at(cave_of_shinies, theirs(warbot, upgrade), theirs(zapbot))],
        vp=[14, 14],
    )
    game.play(assassination, on=zapbot)
    game.end_turn()
    assert game.table.vp == [14, 15]
    assert game.table.winners == [1]


@pytest.mark.clause("SU-149")
def test_fifteen_in_the_play_phase_do_not_end_the_turn() -> None:
    bases = [at(jungle_oasis, theirs(king_rex), theirs(king_rex)), at(the_homeworld, mine(enshrouding_mist))]
    game = scenario(
        hand=[invader, king_rex],
        rival_hand=[howl],
        bases=bases,
        base_deck=[cave_of_shinies],
        vp=[14, 14],
    )
    game.play(invader, base=2)
    assert game.me.vp == 15
    assert game.is_play_phase
    game.end_turn()
    assert game.table.winners == [1]  # the base has given B 16
    game = scenario(hand=[invader, howl], rival_hand=[howl], vp=[14, 15])
    game.play(invader)
    game.end_turn()
    assert not game.table.over  # 15 to 15


@pytest.mark.clause("SU-201")
def test_the_library_lends_to_those_with_a_minion_left_a_fourth_player_included() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[full_sail, howl],
        third_hand=[howl],
        players=4,
        bases=[
            at(the_great_library, *READY, theirs(king_rex), of(2, zapbot), of(3, zapbot, of(0, poison))),
            at(the_homeworld),
        ],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    game.choose(full_sail)
    game.choose(king_rex)
    seats = []
    while game.asking is the_great_library:
        seats.append(game.asked)
        game.choose(the_great_library)
    assert seats == [0, 2, 3]
    assert game.rival.hand == [howl]
    assert len(game.table.hand[3]) == 1
