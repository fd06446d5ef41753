"""The end of the game: SU-1, SU-70, SU-71, SU-124 and SU-202."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.factions.aliens import invader
from baston.games.smashup.factions.dinosaurs import howl, jungle_oasis, king_rex, tar_pits
from baston.games.smashup.factions.tricksters import cave_of_shinies
from baston.kernel.game import Refusal
from tests.smashup.scenario import at, mine, scenario

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2012"])


@pytest.mark.clause("SU-1", "SU-70")
@EDITIONS
def test_the_game_is_over_at_the_end_of_a_turn_with_fifteen(edition: str) -> None:
    game = scenario(hand=[invader, howl], rival_hand=[howl], vp=[14, 3], edition=edition)
    game.play(invader)
    assert not game.table.over
    game.end_turn()
    assert game.table.over
    assert game.table.winners == [0]
    assert game.table.decision is None
    assert (GAME.score(game.table, 0), GAME.score(game.table, 1)) == (1.0, -1.0)


@pytest.mark.clause("SU-1", "SU-70")
def test_fourteen_are_not_enough() -> None:
    game = scenario(hand=[invader, howl], rival_hand=[howl], vp=[13, 3])
    game.play(invader)
    game.end_turn()
    assert not game.table.over
    assert game.asked == 1


@pytest.mark.clause("SU-70", "SU-124")
@EDITIONS
def test_the_turn_goes_on_to_its_end_before_the_check(edition: str) -> None:
    game = scenario(
        hand=[invader] + [howl] * 9,
        rival_hand=[howl],
        bases=[at(tar_pits)],
        vp=[14, 0],
        edition=edition,
    )
    game.play(invader)
    assert game.me.vp == 15
    game.end_turn()
    assert not game.table.over  # a hand of eleven is reduced first
    game.choose(howl)
    assert game.table.over


@pytest.mark.clause("SU-70", "SU-124")
@EDITIONS
def test_points_of_the_scoring_phase_are_checked_at_the_end_of_the_turn_too(edition: str) -> None:
    game = scenario(
        hand=[howl] * 9,
        rival_hand=[howl],
        bases=[at(jungle_oasis, mine(king_rex), mine(king_rex)), at(tar_pits)],
        base_deck=[cave_of_shinies],
        vp=[13, 15],
        edition=edition,
    )
    game.end_turn()
    assert game.me.vp == 15
    assert not game.table.over  # eleven cards in hand
    game.choose(howl)
    assert not game.table.over  # 15 to 15
    assert game.asked == 1


@pytest.mark.clause("SU-70")
def test_a_tie_goes_on_until_one_leads_alone_at_the_end_of_a_turn() -> None:
    game = scenario(hand=[invader, howl], rival_hand=[invader, howl], vp=[14, 15])
    game.play(invader)
    game.end_turn()
    assert not game.table.over
    assert game.asked == 1
    game.play(invader)
    assert game.table.vp == [15, 16]
    assert not game.table.over
    game.end_turn()
    assert game.table.over
    assert game.table.winners == [1]


@pytest.mark.clause("SU-70")
def test_the_player_with_the_most_wins_whoevers_turn_it_is() -> None:
    game = scenario(hand=[invader, howl], vp=[14, 16, 2], players=3)
    game.play(invader)
    game.end_turn()
    assert game.table.winners == [1]
    assert [GAME.score(game.table, seat) for seat in range(3)] == [-1.0, 1.0, -1.0]


@pytest.mark.clause("SU-70")
def test_two_tied_behind_a_leader_do_not_matter() -> None:
    game = scenario(hand=[howl], vp=[15, 15, 16], players=3)
    game.end_turn()
    assert game.table.winners == [2]


@pytest.mark.clause("SU-202")
def test_a_limit_of_rounds_ends_the_game_after_the_last_seat_s_turn() -> None:
    game = scenario(hand=[invader, howl], rival_hand=[howl], vp=[3, 5], max_rounds=1)
    game.play(invader)
    game.end_turn()
    assert not game.table.over
    game.end_turn()
    assert game.table.over
    assert game.table.winners == [1]
    assert GAME.research.is_cut_short(game.table)
    assert game.told[-1] == "The last round is over."


@pytest.mark.clause("SU-202")
def test_who_is_tied_at_the_limit_has_won_together() -> None:
    game = scenario(hand=[howl], rival_hand=[howl], third_hand=[howl], vp=[7, 4, 7], players=3, max_rounds=1)
    for _ in range(3):
        assert not game.table.over
        game.end_turn()
    assert game.table.winners == [0, 2]
    assert GAME.research.is_cut_short(game.table)


@pytest.mark.clause("SU-70", "SU-202")
def test_who_wins_by_the_rules_is_not_cut_short_by_a_limit() -> None:
    game = scenario(hand=[howl], rival_hand=[howl], vp=[14, 15], max_rounds=9)
    game.end_turn()
    assert game.table.winners == [1]
    assert not GAME.research.is_cut_short(game.table)
    assert game.told[-1] == "Player 2 wins with 15 VP."


def test_a_limit_is_a_number_of_rounds_and_nothing_is_said_of_none() -> None:
    assert GAME.setup(2, {"max_rounds": "40"}).options["max_rounds"] == "40"
    assert GAME.setup(2, {"max_rounds": "none"}) == GAME.setup(2, {})
    for wrong in ("0", "-1", "1000", "many", ""):
        with pytest.raises(Refusal) as refusal:
            GAME.setup(2, {"max_rounds": wrong})
        assert refusal.value.key == "bad-rounds"
