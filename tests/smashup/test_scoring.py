"""Scoring a base, and who is paid: SU-30 to SU-33 and SU-36 to SU-38."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.constants import SCORE
from baston.games.smashup.factions.aliens import (
    invader,
    the_homeworld,
    the_mothership,
)
from baston.games.smashup.factions.dinosaurs import (
    howl,
    jungle_oasis,
    king_rex,
    rampage,
    tar_pits,
    upgrade,
    wildlife_preserve,
)
from baston.games.smashup.factions.ninjas import (
    ninja_dojo,
    poison,
    way_of_deception,
)
from baston.games.smashup.factions.pirates import first_mate, full_sail, tortuga
from baston.games.smashup.factions.robots import nukebot, warbot, zapbot
from baston.games.smashup.factions.tricksters import cave_of_shinies, gremlin
from baston.games.smashup.factions.wizards import (
    archmage,
)
from tests.smashup.scenario import at, mine, of, scenario, theirs
from tests.smashup.scored import score


@pytest.mark.clause("SU-30")
def test_a_base_at_its_breakpoint_scores_after_the_play_phase_without_a_choice() -> None:
    game = scenario(
        hand=[king_rex, howl],
        bases=[at(tar_pits, mine(king_rex), theirs(zapbot)), at(the_homeworld)],
        base_deck=[jungle_oasis],
    )
    game.play(king_rex, base=1)
    assert game.total(1) == game.breakpoint(1) == 16
    assert game.base(1) is tar_pits  # not yet: it is the play phase
    assert game.me.vp == 0
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (4, 3)
    assert game.base(1) is jungle_oasis


@pytest.mark.clause("SU-30")
def test_one_below_the_breakpoint_does_not_score() -> None:
    game = score(mine(king_rex), mine(king_rex), theirs(gremlin, poison))
    assert game.base(1) is tar_pits
    assert game.me.vp == 0


@pytest.mark.clause("SU-30")
def test_a_base_that_has_fallen_below_its_breakpoint_again_does_not_score() -> None:
    game = scenario(
        hand=[king_rex, way_of_deception, howl],
        rival_hand=[howl],
        bases=[at(tar_pits, mine(king_rex), theirs(gremlin)), at(the_homeworld)],
        base_deck=[jungle_oasis],
    )
    game.play(king_rex, base=1)
    assert game.total(1) == 16
    game.play(way_of_deception)
    game.choose(king_rex)
    assert game.total(1) == 9
    assert game.me.vp == 0
    assert game.base(1) is tar_pits


@pytest.mark.clause("SU-30")
def test_an_empty_base_reaches_a_breakpoint_of_zero() -> None:
    game = scenario(
        hand=[rampage, way_of_deception, king_rex],
        rival_hand=[howl],
        bases=[at(jungle_oasis, mine(archmage, upgrade, upgrade, upgrade, upgrade)), at(the_homeworld)],
        base_deck=[tar_pits],
    )
    game.play(rampage)
    game.play(way_of_deception)
    assert game.minions(1) == []
    assert game.breakpoint(1) == 0
    game.end_turn()
    assert game.base(1) is tar_pits  # Jungle Oasis has scored
    assert (game.me.vp, game.rival.vp) == (0, 0)


@pytest.mark.clause("SU-31")
def test_the_active_player_chooses_which_eligible_base_scores_next() -> None:
    game = scenario(
        hand=[howl],
        bases=[
            at(jungle_oasis, mine(king_rex), theirs(king_rex)),
            at(tar_pits, mine(king_rex), mine(king_rex), mine(king_rex)),
            at(the_homeworld, theirs(king_rex)),
        ],
        base_deck=[cave_of_shinies, the_mothership],
    )
    game.end_turn()
    assert game.table.phase == SCORE
    assert game.asked == 0
    assert game.options == [jungle_oasis, tar_pits]
    assert not game.can_decline
    game.choose_base(2)
    assert game.me.vp == 4 + 2  # the other one follows: it is the only one left
    assert [game.base(b) for b in (1, 2, 3)] == [the_mothership, cave_of_shinies, the_homeworld]


@pytest.mark.clause("SU-31", "SU-33")
def test_the_check_is_made_afresh_with_the_new_base_included() -> None:
    game = scenario(
        hand=[howl],
        bases=[
            at(tortuga, mine(king_rex), mine(king_rex), mine(king_rex), theirs(king_rex)),
            at(the_homeworld, theirs(king_rex, upgrade, upgrade, upgrade)),
        ],
        base_deck=[jungle_oasis, cave_of_shinies],
    )
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (4, 3)
    assert game.asked == 1
    game.choose(king_rex)  # the runner-up brings 13 to the new base, whose breakpoint is 12
    assert game.rival.vp == 3 + 2
    assert game.base(1) is cave_of_shinies


@pytest.mark.clause("SU-31")
def test_a_base_that_falls_below_while_another_scores_is_not_scored() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        bases=[
            at(tar_pits, mine(king_rex), theirs(warbot), theirs(warbot), mine(zapbot)),
            at(ninja_dojo, mine(king_rex), mine(king_rex), mine(king_rex)),
        ],
        base_deck=[the_homeworld, cave_of_shinies],
    )
    game.end_turn()
    game.choose_base(2)
    game.choose(zapbot)  # the Dojo destroys it: 15 are left at Tar Pits
    assert game.base(1) is tar_pits
    assert game.me.vp == 2


@pytest.mark.clause("SU-32")
def test_once_chosen_a_base_scores_even_below_its_breakpoint() -> None:
    game = scenario(
        hand=[full_sail],
        bases=[at(jungle_oasis, mine(king_rex), theirs(king_rex)), at(the_homeworld)],
        base_deck=[tar_pits],
    )
    game.end_turn()
    game.choose(full_sail)
    game.choose(king_rex)
    assert game.minions(2) == [king_rex]
    assert game.rival.vp == 2
    assert game.me.vp == 0
    assert game.base(1) is tar_pits


@pytest.mark.clause("SU-33")
def test_the_steps_of_scoring_follow_each_other() -> None:
    game = scenario(
        hand=[full_sail],
        rival_hand=[howl],
        bases=[at(tar_pits, mine(king_rex), mine(first_mate), theirs(king_rex)), at(the_homeworld)],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    assert game.me.vp == 0  # before scoring: no VP yet
    assert full_sail in game.options
    game.decline()
    assert (game.me.vp, game.rival.vp) == (4, 3)  # VP are awarded before the "after" window
    assert game.asking is first_mate
    assert game.base(1) is tar_pits
    assert len(game.minions(1)) == 3  # nothing is discarded yet
    game.choose_base(2)
    assert game.minions(2) == [first_mate]
    assert game.base(1) is jungle_oasis
    assert game.me.discard == [king_rex]
    assert game.rival.discard == [king_rex]
    assert game.table.base_discard != []


@pytest.mark.clause("SU-33")
def test_all_cards_there_are_discarded_not_destroyed() -> None:
    game = score(
        mine(nukebot, upgrade),
        mine(gremlin),
        theirs(king_rex, of(0, upgrade)),
        theirs(wildlife_preserve),
    )
    assert game.minions(1) == []
    assert game.table.attached == []
    assert game.me.discard[:2] == [upgrade, nukebot]
    assert sorted(c.id for c in game.me.discard) == ["gremlin", "nukebot", "upgrade", "upgrade"]
    assert sorted(c.id for c in game.rival.discard) == ["king_rex", "wildlife_preserve"]
    assert game.rival.hand[0] is howl  # Gremlin has not been destroyed: nobody discards or draws
    assert len(game.rival.hand) == 1


@pytest.mark.clause("SU-36")
def test_only_minions_that_a_player_controls_count_for_it() -> None:
    game = score(mine(king_rex), of(0, king_rex, owner=1), theirs(king_rex))
    assert (game.me.vp, game.rival.vp) == (4, 3)
    assert game.rival.discard.count(king_rex) == 2


@pytest.mark.clause("SU-36")
def test_a_minion_of_power_zero_counts_and_no_minion_does_not() -> None:
    game = score(mine(king_rex), mine(king_rex), mine(king_rex), theirs(gremlin, poison))
    assert (game.me.vp, game.rival.vp) == (4, 3)
    game = score(mine(king_rex), mine(king_rex), mine(king_rex))
    assert (game.me.vp, game.rival.vp) == (4, 0)


@pytest.mark.clause("SU-37")
def test_first_second_and_third_are_paid_and_the_fourth_is_not() -> None:
    game = score(of(3, zapbot), of(2, invader), of(1, warbot), of(0, king_rex), base=tar_pits, players=4)
    assert game.table.vp == [4, 3, 2, 0]


@pytest.mark.clause("SU-38")
@pytest.mark.parametrize(
    ("here", "paid"),
    [
        ([[king_rex], [king_rex], [invader]], [4, 4, 2]),
        ([[king_rex, invader], [warbot], [warbot]], [4, 3, 3]),
        ([[king_rex], [king_rex], [king_rex]], [4, 4, 4]),
    ],
)
def test_tied_players_share_a_place_and_use_up_the_next(here: list[list[Card]], paid: list[int]) -> None:
    game = score(*[of(seat, minion) for seat in range(3) for minion in here[seat]], players=3)
    assert game.table.vp == paid


@pytest.mark.clause("SU-38")
def test_three_tied_for_second_leave_no_third() -> None:
    game = score(of(0, king_rex), of(1, warbot), of(2, warbot), of(3, warbot), players=4)
    assert game.table.vp == [4, 3, 3, 3]
