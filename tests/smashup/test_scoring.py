"""Scoring a base: SU-30 to SU-33, SU-36 to SU-42, SU-125, SU-127, SU-133 and SU-134."""

from __future__ import annotations

import pytest

from baston.games.smashup.card import Card
from baston.games.smashup.factions.aliens import (
    invader,
    scout,
    terraforming,
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
    hidden_ninja,
    ninja_dojo,
    poison,
    temple_of_goju,
    way_of_deception,
)
from baston.games.smashup.factions.pirates import first_mate, full_sail, tortuga
from baston.games.smashup.factions.robots import factory_436_1337, nukebot, warbot, zapbot
from baston.games.smashup.factions.tricksters import cave_of_shinies, gremlin
from baston.games.smashup.factions.wizards import (
    archmage,
    chronomage,
    enchantress,
    mass_enchantment,
    school_of_wizardry,
)
from baston.games.smashup.factions.zombies import rhodes_plaza_mall
from baston.games.smashup.timing import SCORE
from tests.smashup.scenario import Piece, Play, at, mine, of, scenario, theirs


def score(*pieces: Piece, base: Card = tar_pits, players: int = 2, edition: str = "2017") -> Play:
    """One base with these minions, and an empty one; the turn goes on as far as nobody is asked."""
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        third_hand=[howl],
        bases=[at(base, *pieces), at(the_homeworld)],
        base_deck=[jungle_oasis, cave_of_shinies],
        players=players,
        edition=edition,
    )
    game.end_turn()
    return game


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
    if game.asked == 0:
        game.end_turn()
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
    ("minions", "paid"),
    [
        ([king_rex, king_rex, invader], [4, 4, 2]),
        ([king_rex, warbot, warbot], [4, 3, 3]),
        ([king_rex, king_rex, king_rex], [4, 4, 4]),
    ],
)
def test_tied_players_share_a_place_in_full_and_use_up_the_next(minions: list[Card], paid: list[int]) -> None:
    game = score(*[of(seat, minion) for seat, minion in enumerate(minions)], players=3)
    if sum(paid) == 10 and minions[1] is warbot:  # 15: not yet
        assert game.table.vp == [0, 0, 0]
        game = score(*[of(seat, minion) for seat, minion in enumerate(minions)], of(0, invader), players=3)
    assert game.table.vp == paid


@pytest.mark.clause("SU-38")
def test_three_tied_for_second_leave_no_third() -> None:
    game = score(of(0, king_rex), of(1, warbot), of(2, warbot), of(3, warbot), players=4)
    assert game.table.vp == [4, 3, 3, 3]


@pytest.mark.clause("SU-39", "SU-134")
def test_every_tied_winner_uses_the_base_in_turn_order() -> None:
    game = score(theirs(king_rex), mine(king_rex), theirs(zapbot), mine(zapbot), base=ninja_dojo, players=2)
    assert game.table.vp == [2, 2]
    assert game.asked == 0
    game.choose(king_rex, nth=2)
    assert game.asked == 1
    game.decline()
    assert game.base(1) is jungle_oasis


@pytest.mark.clause("SU-134")
def test_what_makes_sense_once_is_used_by_the_first_of_them() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        third_hand=[howl],
        players=3,
        bases=[at(school_of_wizardry, of(1, king_rex), of(2, king_rex), of(0, king_rex)), at(the_homeworld)],
        base_deck=[jungle_oasis, cave_of_shinies, tar_pits, tortuga],
    )
    game.end_turn()
    seats = []
    while game.asking is school_of_wizardry:
        seats.append(game.asked)
        game.answer(game.decision.options[-1])
    assert set(seats) == {0}
    assert game.base(1) in (jungle_oasis, cave_of_shinies, tar_pits)


@pytest.mark.clause("SU-40")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_the_top_of_the_base_deck_replaces_the_base(edition: str) -> None:
    game = score(mine(king_rex), mine(king_rex), mine(king_rex), edition=edition)
    assert game.base(1) is jungle_oasis
    assert [game.table.what[b] for b in game.table.base_deck] == [cave_of_shinies.number]
    assert [game.table.what[b] for b in game.table.base_discard] == [tar_pits.number]


@pytest.mark.clause("SU-40", "SU-118", "SU-125")
def test_2017_an_empty_base_deck_is_made_of_the_discard_pile_the_scored_base_included() -> None:
    came = set()
    for seed in range(30):
        game = scenario(
            hand=[howl],
            bases=[at(tar_pits, mine(king_rex), mine(king_rex), mine(king_rex)), at(the_homeworld)],
            base_discard=[jungle_oasis],
            seed=seed,
        )
        game.end_turn()
        came.add(game.base(1).id)
        assert len(game.table.base_deck) == 1
        assert game.table.base_discard == []
    assert came == {"tar_pits", "jungle_oasis"}


@pytest.mark.clause("SU-40", "SU-118", "SU-125")
def test_2012_no_base_comes_when_the_base_deck_is_empty() -> None:
    game = scenario(
        hand=[howl, king_rex],
        rival_hand=[king_rex],
        bases=[at(tar_pits, mine(king_rex), mine(king_rex), mine(king_rex)), at(the_homeworld)],
        base_discard=[jungle_oasis],
        edition="2012",
    )
    game.end_turn()
    assert game.me.vp == 4
    assert [game.base(b + 1) for b in range(len(game.table.places))] == [the_homeworld]
    assert len(game.table.base_discard) == 2
    assert game.can_play(king_rex, base=1)


@pytest.mark.clause("SU-125")
def test_school_of_wizardry_refills_the_base_deck_in_2017_only() -> None:
    def offered(edition: str) -> int:
        game = scenario(
            hand=[howl],
            rival_hand=[howl],
            bases=[
                at(school_of_wizardry, mine(king_rex), mine(king_rex), mine(king_rex)),
                at(the_homeworld),
            ],
            base_deck=[jungle_oasis, tar_pits],
            base_discard=[cave_of_shinies, tortuga],
            edition=edition,
        )
        game.end_turn()
        assert game.asking is school_of_wizardry
        return len(game.options)

    assert offered("2017") == 3
    assert offered("2012") == 2


@pytest.mark.clause("SU-41")
def test_what_was_settled_for_a_card_that_has_left_does_not_happen() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        bases=[
            at(temple_of_goju, mine(king_rex), mine(king_rex), mine(king_rex), theirs(first_mate)),
            at(the_homeworld),
        ],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    game.choose(first_mate)  # its ability goes first, then the base's
    assert game.asked == 1
    game.choose_base(2)
    if game.asked == 0 and not game.is_play_phase:
        game.choose(king_rex)
    assert game.minions(2) == []
    assert game.rival.deck[-1] is first_mate


@pytest.mark.clause("SU-42")
def test_when_scoring_changes_what_is_paid() -> None:
    game = score(mine(king_rex), mine(king_rex), mine(king_rex), theirs(warbot), base=factory_436_1337)
    assert (game.me.vp, game.rival.vp) == (2 + 4, 2)
    game = score(*[mine(king_rex)] * 3, theirs(gremlin), theirs(gremlin), base=rhodes_plaza_mall)
    assert (game.me.vp, game.rival.vp) == (3, 2)


@pytest.mark.clause("SU-127")
def test_the_player_chooses_among_the_strongest_at_the_temple() -> None:
    game = score(mine(king_rex, upgrade), mine(king_rex), mine(warbot), theirs(zapbot), base=temple_of_goju)
    assert game.me.deck[-1] is king_rex  # the one with 9; no choice
    game = score(
        mine(scout, upgrade),
        mine(enchantress, upgrade, upgrade),
        mine(warbot),
        mine(warbot),
        base=temple_of_goju,
    )
    assert game.me.vp == 2


@pytest.mark.clause("SU-133")
def test_a_base_taken_away_before_vp_stops_its_scoring() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[hidden_ninja, chronomage, mass_enchantment],
        third_hand=[howl],
        players=3,
        bases=[
            at(ninja_dojo, mine(king_rex), mine(king_rex), theirs(first_mate), of(2, first_mate)),
            at(the_homeworld),
        ],
        base_deck=[cave_of_shinies, tar_pits],
        deck=[king_rex] * 5,
        third_deck=[terraforming] + [king_rex] * 5,
    )
    game.end_turn()
    assert game.asked == 1
    game.choose(hidden_ninja)
    game.choose(mass_enchantment)
    assert game.asking is terraforming  # the one action turned up is played at once
    game.choose(cave_of_shinies)
    game.choose_base(1)
    assert game.table.vp == [0, 0, 0]
    assert game.base(1) is cave_of_shinies
    assert first_mate in game.minions(1)
