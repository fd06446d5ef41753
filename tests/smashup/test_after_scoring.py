"""What a scored base does, and what comes after it: SU-39 to SU-42, SU-125, SU-127, SU-133 and SU-134."""

from __future__ import annotations

import pytest

from baston.games.smashup.factions.aliens import (
    scout,
    terraforming,
    the_homeworld,
)
from baston.games.smashup.factions.dinosaurs import (
    howl,
    jungle_oasis,
    king_rex,
    tar_pits,
    upgrade,
)
from baston.games.smashup.factions.ninjas import (
    hidden_ninja,
    ninja_dojo,
    temple_of_goju,
)
from baston.games.smashup.factions.pirates import first_mate, tortuga
from baston.games.smashup.factions.robots import factory_436_1337, the_central_brain, warbot, zapbot
from baston.games.smashup.factions.tricksters import cave_of_shinies, gremlin
from baston.games.smashup.factions.wizards import (
    chronomage,
    enchantress,
    mass_enchantment,
    school_of_wizardry,
)
from baston.games.smashup.factions.zombies import rhodes_plaza_mall
from tests.smashup.scenario import at, mine, of, scenario, theirs
from tests.smashup.scored import score


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
    assert [game.table.what[b] for b in game.table.base_deck] == [
        the_central_brain.number,
        cave_of_shinies.number,
    ]
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
    game.choose(king_rex)  # A's own strongest
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
