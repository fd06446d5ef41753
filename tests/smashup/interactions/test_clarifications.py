"""What the book of the second box makes clear, where several of its cards meet: SU-179 to SU-199."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import invader
from baston.games.smashup.factions.astroknights import (
    no_moon,
    scoundrel,
)
from baston.games.smashup.factions.changerbots import (
    bruiser,
    changing_room,
    flighterizer,
    passengers,
    the_touch,
    unicrave,
)
from baston.games.smashup.factions.dinosaurs import (
    jungle_oasis,
    king_rex,
    laseratops,
    tar_pits,
    tooth_and_claw_and_guns,
    upgrade,
)
from baston.games.smashup.factions.ignobles import (
    aunt_of_drakes,
    betrothed,
    hostage_exchange,
    repaying_debts,
    wintersquashed,
)
from baston.games.smashup.factions.ninjas import (
    ninja_dojo,
    seeing_stars,
    temple_of_goju,
    way_of_deception,
)
from baston.games.smashup.factions.pirates import tortuga
from baston.games.smashup.factions.robots import warbot, zapbot
from baston.games.smashup.factions.star_roamers import (
    hyperspeed_10,
    medical_officer,
    ships_engineer,
    uss_undertaking,
    weird_new_worlds,
    whiplash_maneuver,
)
from tests.smashup.scenario import Piece, Play, at, mine, of, scenario, theirs

# Control given


@pytest.mark.card("repaying_debts")
@pytest.mark.clause("SU-180")
def test_repaying_debts_rewards_nothing_if_control_does_not_pass() -> None:
    game = scenario(
        hand=[repaying_debts, king_rex], bases=[at(tortuga, mine(zapbot, tooth_and_claw_and_guns))]
    )
    game.play(repaying_debts)
    assert game.controller(zapbot) == 0
    assert game.me.hand == [king_rex]
    assert game.table.minion_plays == 1


@pytest.mark.card("hostage_exchange")
@pytest.mark.clause("SU-180")
def test_the_hostage_comes_from_who_was_given_one() -> None:
    game = scenario(
        players=3,
        hand=[hostage_exchange, king_rex],
        bases=[at(tortuga, mine(laseratops), theirs(zapbot), of(2, invader))],
    )
    game.play(hostage_exchange)
    game.choose_seat(2)
    assert game.controller(laseratops) == 2
    assert game.controller(invader) == 0
    assert game.controller(zapbot) == 1


@pytest.mark.card("betrothed")
@pytest.mark.card("hyperspeed_10")
@pytest.mark.clause("SU-181")
@pytest.mark.ruling("ignobles/betrothed/1")
def test_betrothed_pays_on_another_base_than_the_one_where_it_was_played() -> None:
    game = scenario(
        hand=[betrothed, hyperspeed_10],
        bases=[at(tortuga), at(jungle_oasis, theirs(king_rex), theirs(zapbot))],
        base_deck=[ninja_dojo],
    )
    game.play(betrothed, base=1)
    game.choose_seat(1)
    game.play(hyperspeed_10)  # nothing else can be played
    game.choose_base(1)
    assert betrothed in game.me.discard  # 12 against the breakpoint of 12
    assert (game.me.vp, game.rival.vp) == (1, 2)


@pytest.mark.card("betrothed")
@pytest.mark.clause("SU-181")
@pytest.mark.ruling("ignobles/betrothed/1")
@pytest.mark.parametrize("giver", [repaying_debts, aunt_of_drakes, wintersquashed])
def test_betrothed_pays_whichever_card_has_given_control(giver: Card) -> None:
    winning = at(jungle_oasis, mine(betrothed), theirs(king_rex), theirs(zapbot))
    if giver is repaying_debts:
        game = scenario(hand=[repaying_debts], bases=[winning], base_deck=[ninja_dojo])
        game.play(repaying_debts)
    elif giver is aunt_of_drakes:
        bases = [winning, at(tortuga, mine(aunt_of_drakes))]
        game = scenario(hand=[upgrade], bases=bases, base_deck=[ninja_dojo])
        game.use(aunt_of_drakes)
        game.choose(betrothed)
    else:
        bases = [at(wintersquashed, theirs(king_rex), theirs(king_rex))]
        game = scenario(hand=[betrothed, upgrade], bases=bases, base_deck=[ninja_dojo])
        game.play(betrothed, base=1)
        game.decline()  # it does not go by itself
        assert game.asking is wintersquashed
        game.choose_seat(1)
    assert game.controller(betrothed) == 1
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (1, 2)


# Returns that are replaced


def evacuated(zapbot_there: Piece, *savers: Piece) -> Play:
    """I destroy a Zapbot of the rival's, who has Medical Officer return it instead."""
    game = scenario(
        hand=[seeing_stars, king_rex],
        bases=[at(tortuga, zapbot_there, theirs(medical_officer)), at(tar_pits, *savers)],
    )
    game.play(seeing_stars)
    assert game.asking is medical_officer
    game.choose(zapbot)
    return game


@pytest.mark.card("medical_officer")
@pytest.mark.card("whiplash_maneuver")
@pytest.mark.clause("SU-186")
@pytest.mark.ruling("star_roamers/medical_officer/1")
def test_what_is_returned_instead_of_destroyed_may_be_turned_round_by_the_maneuver() -> None:
    game = evacuated(theirs(zapbot), of(1, whiplash_maneuver))
    assert game.asking is whiplash_maneuver
    game.choose(zapbot)
    assert game.minions(2) == [zapbot]
    assert game.rival.hand == []
    assert game.rival.discard == []


@pytest.mark.card("medical_officer")
@pytest.mark.card("ships_engineer")
@pytest.mark.card("whiplash_maneuver")
@pytest.mark.clause("SU-186")
@pytest.mark.ruling("star_roamers/ships_engineer/1")
@pytest.mark.ruling("star_roamers/whiplash_maneuver/1")
def test_neither_engineer_nor_maneuver_keeps_what_goes_to_another_owners_hand() -> None:
    game = evacuated(of(1, zapbot, owner=0), theirs(ships_engineer, upgrade), of(1, whiplash_maneuver))
    assert game.is_play_phase
    assert game.me.hand == [king_rex, zapbot]


# Abilities lost, talents used


@pytest.mark.card("the_touch")
@pytest.mark.card("passengers")
@pytest.mark.clause("SU-188")
@pytest.mark.ruling("changerbots/passengers/1")
@pytest.mark.ruling("changerbots/the_touch/1")
def test_nobody_follows_who_feels_the_touch() -> None:
    game = scenario(
        hand=[way_of_deception, king_rex],
        bases=[at(tortuga, mine(warbot, the_touch, passengers), mine(zapbot)), at(jungle_oasis)],
    )
    game.play(way_of_deception)
    game.choose(warbot)
    assert game.can_use(passengers)
    game.use(the_touch)
    assert not game.can_use(passengers)


@pytest.mark.card("bruiser")
@pytest.mark.card("the_touch")
@pytest.mark.clause("SU-188")
@pytest.mark.ruling("changerbots/the_touch/1")
def test_who_feels_the_touch_has_no_talent_printed_on_it() -> None:
    game = scenario(hand=[upgrade], bases=[at(tortuga, mine(bruiser, the_touch))])
    assert game.can_use(bruiser)
    game.use(the_touch)
    assert not game.can_use(bruiser)


@pytest.mark.card("changing_room")
@pytest.mark.card("flighterizer")
@pytest.mark.card("scoundrel")
@pytest.mark.clause("SU-197")
@pytest.mark.ruling("bases/changing_room/2")
def test_no_talent_that_leads_to_the_changing_room_strengthens_there() -> None:
    game = scenario(hand=[upgrade], bases=[at(changing_room), at(tortuga, mine(zapbot, flighterizer))])
    game.use(flighterizer)
    assert game.minions(1) == [zapbot]
    assert game.power(zapbot) == 1
    game = scenario(hand=[upgrade], bases=[at(changing_room), at(tortuga, mine(scoundrel), mine(zapbot))])
    game.use(scoundrel)
    assert game.minions(1) == [scoundrel, zapbot]
    assert (game.power(scoundrel), game.power(zapbot)) == (4, 2)


# Bases


@pytest.mark.card("unicrave")
@pytest.mark.card("uss_undertaking")
@pytest.mark.clause("SU-194")
@pytest.mark.ruling("bases/unicrave/1")
def test_uss_undertaking_comes_in_place_of_unicrave_and_scores_at_nineteen() -> None:
    game = scenario(
        players=3,
        hand=[upgrade],
        bases=[
            at(unicrave, mine(king_rex), mine(zapbot), theirs(king_rex), of(2, invader)),
            at(tortuga),
        ],
        base_deck=[uss_undertaking, ninja_dojo],
    )
    assert game.total(1) == 19 < uss_undertaking.breakpoint
    game.end_turn()
    assert [game.me.vp, game.rival.vp, game.third.vp] == [4, 2, 1]
    assert game.base(1) is ninja_dojo
    assert game.minions(1) == []
    assert len(game.table.base_discard) == 2


@pytest.mark.card("unicrave")
@pytest.mark.card("no_moon")
@pytest.mark.clause("SU-194")
@pytest.mark.ruling("bases/unicrave/2")
def test_the_base_after_unicrave_does_what_it_does_before_it_scores() -> None:
    game = scenario(
        hand=[upgrade],
        bases=[
            at(unicrave, mine(king_rex), mine(laseratops), mine(warbot), theirs(laseratops)),
            at(tortuga, theirs(zapbot)),
        ],
        base_deck=[no_moon, ninja_dojo, temple_of_goju],
    )
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (5, 3)
    assert [game.base(1), game.base(2)] == [temple_of_goju, ninja_dojo]
    assert zapbot in game.rival.discard


@pytest.mark.card("weird_new_worlds")
@pytest.mark.clause("SU-137", "SU-199")
def test_weird_new_worlds_give_no_extra_minion() -> None:
    game = scenario(
        hand=[weird_new_worlds, king_rex, zapbot], bases=[at(tar_pits)], base_deck=[tortuga, ninja_dojo]
    )
    game.play(weird_new_worlds)
    assert game.table.minion_plays == 1
    assert game.table.extra == []
