"""Star Roamers and their bases."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import (
    beam_up,
    collector,
    crop_circles,
    disintegrator,
    invader,
    jammed_signal,
    scout,
    supreme_overlord,
)
from baston.games.smashup.factions.astroknights import alien_guru, annoying_alien
from baston.games.smashup.factions.dinosaurs import (
    augmentation,
    howl,
    jungle_oasis,
    king_rex,
    laseratops,
    tar_pits,
    tooth_and_claw_and_guns,
    upgrade,
    war_raptor,
)
from baston.games.smashup.factions.ignobles import hostage_exchange, inevitable_betrayal
from baston.games.smashup.factions.ninjas import (
    assassination,
    infiltrate,
    ninja_dojo,
    ninja_master,
    poison,
    seeing_stars,
    smoke_bomb,
    tiger_assassin,
    way_of_deception,
)
from baston.games.smashup.factions.pirates import (
    cannon,
    saucy_wench,
    shanghai,
    tortuga,
)
from baston.games.smashup.factions.robots import microbot_archive, nukebot, warbot, zapbot
from baston.games.smashup.factions.star_roamers import (
    ensign,
    hyperspeed_10,
    mass_teleport,
    medical_officer,
    neutral_space,
    port_me_up,
    protector_fields,
    science_officer,
    ships_captain,
    ships_engineer,
    teleport_error,
    teleport_overflow,
    uss_undertaking,
    weird_new_worlds,
    whiplash_maneuver,
)
from baston.games.smashup.factions.tricksters import (
    block_the_path,
    brownie,
    cave_of_shinies,
    disenchant,
    gremlin,
    leprechaun,
)
from baston.games.smashup.factions.wizards import chronomage, mystic_studies
from tests.smashup.scenario import Piece, Play, at, mine, of, scenario, theirs


def is_my_play_phase(game: Play) -> bool:
    return game.is_play_phase and game.asked == 0


def labels(game: Play) -> list[str]:
    return [GAME.presentation.label(game.table, option, "en") for option in game.decision.options]


def is_asked(game: Play, seat: int, by: Card) -> bool:
    return game.asked == seat and game.asking is by


# Ship's Captain


@pytest.mark.card("ships_captain")
@pytest.mark.clause("SU-101", "SU-132")
def test_ships_captain_finds_a_minion_shows_it_and_shuffles() -> None:
    game = scenario(
        hand=[ships_captain, howl],
        deck=[howl, king_rex, howl, warbot, howl],
        bases=[at(tortuga), at(tar_pits)],
    )
    game.play(ships_captain, base=1)
    assert sorted(card.id for card in game.options) == ["king_rex", "warbot"]
    assert not game.can_decline
    game.choose(warbot)
    assert game.me.hand == [howl, warbot]
    assert game.rival.sees(warbot)
    assert game.minions(1) == [ships_captain]  # power 4 is too much
    assert not game.me.sees(king_rex)  # nobody knows any more where it is
    assert len(game.me.deck) == 4


@pytest.mark.card("ships_captain")
@pytest.mark.ruling("star_roamers/ships_captain/1")
def test_ships_captain_plays_a_minion_of_3_or_less_on_his_base_at_once() -> None:
    game = scenario(
        hand=[ships_captain, upgrade], deck=[howl, chronomage, howl], bases=[at(tar_pits), at(tortuga)]
    )
    game.play(ships_captain, base=2)
    assert game.minions(2) == [ships_captain, chronomage]
    assert game.table.action_plays == 2  # the Chronomage has been played
    assert game.table.minion_plays == 0
    assert game.me.hand == [upgrade]


@pytest.mark.card("ships_captain")
@pytest.mark.clause("SU-93", "SU-175")
def test_ships_captain_shuffles_his_discard_pile_in_to_search() -> None:
    game = scenario(hand=[ships_captain, howl], deck=[], discard=[howl, invader], bases=[at(tortuga)])
    game.play(ships_captain, base=1)
    assert game.minions(1) == [ships_captain, invader]
    assert game.me.vp == 1


@pytest.mark.card("ships_captain")
@pytest.mark.clause("SU-132")
def test_ships_captain_without_a_minion_in_the_deck_only_shuffles() -> None:
    game = scenario(hand=[ships_captain, upgrade], deck=[howl, beam_up], bases=[at(tortuga)])
    game.play(ships_captain, base=1)
    assert game.me.hand == [upgrade]
    assert not game.me.sees(beam_up)
    assert is_my_play_phase(game)


@pytest.mark.card("ships_captain")
@pytest.mark.clause("SU-167")
def test_ships_captain_keeps_a_minion_in_hand_that_cannot_be_played_there() -> None:
    game = scenario(
        hand=[block_the_path, ships_captain], deck=[howl, zapbot], bases=[at(tortuga), at(jungle_oasis)]
    )
    game.play(block_the_path, base=1)
    game.choose_faction("robots")
    game.play(ships_captain, base=1)
    assert game.minions(1) == [ships_captain]
    assert zapbot in game.me.hand


# Medical Officer


def under_fire(*pieces: Piece, card: Card = seeing_stars, elsewhere: tuple[Piece, ...] = ()) -> Play:
    """I play a card at the rival's minions on Tortuga; there are two more bases."""
    game = scenario(
        hand=[card, king_rex],
        rival_hand=[howl],
        bases=[at(tortuga, *pieces), at(tar_pits, *elsewhere), at(jungle_oasis)],
    )
    game.play(card)
    return game


@pytest.mark.card("medical_officer")
@pytest.mark.clause("SU-135", "SU-137")
def test_medical_officer_may_return_a_minion_that_would_be_destroyed() -> None:
    game = under_fire(theirs(zapbot, poison), elsewhere=(theirs(medical_officer),))
    assert is_asked(game, 1, medical_officer)
    assert GAME.presentation.prompt(game.table, "en") == (
        "Seeing Stars (Player 1) would destroy Zapbot (Player 2, Tortuga). "
        "Medical Officer: do you return it to its owner's hand instead?"
    )
    game.choose(zapbot)
    assert game.minions(1) == []
    assert game.rival.hand == [howl, zapbot]
    assert game.rival.discard == [poison]


@pytest.mark.card("medical_officer")
def test_medical_officer_may_let_it_be_destroyed() -> None:
    game = under_fire(theirs(zapbot), theirs(medical_officer))
    game.decline()
    assert game.rival.discard == [zapbot]
    assert game.rival.hand == [howl]
    assert is_my_play_phase(game)


@pytest.mark.card("medical_officer")
def test_medical_officer_saves_neither_herself_nor_other_players_minions() -> None:
    game = under_fire(theirs(medical_officer, poison))
    assert game.rival.discard == [poison, medical_officer]
    game = under_fire(mine(zapbot), elsewhere=(theirs(medical_officer),))
    assert game.me.discard == [zapbot, seeing_stars]


@pytest.mark.card("medical_officer")
def test_medical_officer_saves_no_actions() -> None:
    game = under_fire(theirs(medical_officer, upgrade), card=disenchant)
    assert game.rival.discard == [upgrade]
    assert game.attached(medical_officer) == []


@pytest.mark.card("medical_officer")
@pytest.mark.clause("SU-135", "SU-204")
def test_medical_officer_answers_for_each_of_several_victims() -> None:
    game = under_fire(theirs(zapbot), theirs(gremlin), theirs(medical_officer), card=cannon)
    game.choose(zapbot, gremlin)
    assert is_asked(game, 1, medical_officer)
    assert game.options == [zapbot, gremlin]
    game.choose(gremlin)
    assert is_asked(game, 1, medical_officer)
    assert game.options == [zapbot]
    game.decline()
    assert game.rival.discard == [zapbot]
    assert game.rival.hand == [howl, gremlin]  # nothing has been drawn: it was not destroyed
    assert len(game.me.hand) == 1


@pytest.mark.card("medical_officer")
@pytest.mark.clause("SU-105", "SU-114")
def test_medical_officer_returns_it_to_its_owner() -> None:
    game = under_fire(of(1, zapbot, owner=0), theirs(medical_officer))
    game.choose(zapbot)
    assert game.me.hand == [king_rex, zapbot]
    assert game.rival.hand == [howl]


@pytest.mark.card("medical_officer")
@pytest.mark.clause("SU-186", "SU-135")
@pytest.mark.ruling("star_roamers/medical_officer/1")
def test_a_minion_that_is_returned_instead_may_then_be_moved_instead() -> None:
    game = scenario(
        hand=[seeing_stars, king_rex],
        bases=[
            at(cave_of_shinies, theirs(gremlin), theirs(medical_officer)),
            at(tar_pits, theirs(ships_engineer)),
            at(jungle_oasis),
        ],
    )
    game.play(seeing_stars)
    game.choose(gremlin)
    assert is_asked(game, 1, medical_officer)
    game.choose(gremlin)
    assert is_asked(game, 1, ships_engineer)
    game.send(gremlin, base=3)
    assert game.minions(3) == [gremlin]
    assert game.rival.hand == []
    assert game.rival.vp == 0  # neither returned nor destroyed
    assert game.me.discard == [seeing_stars]


# Science Officer


@pytest.mark.card("science_officer")
@pytest.mark.clause("SU-99", "SU-187")
def test_science_officer_returns_a_minion_for_an_extra_one_of_another_name() -> None:
    game = scenario(
        hand=[gremlin, war_raptor, howl],
        bases=[
            at(tortuga, mine(science_officer), mine(gremlin), theirs(gremlin)),
            at(tar_pits, mine(gremlin, upgrade, upgrade), mine(king_rex), mine(warbot)),
        ],
    )
    game.use(science_officer)
    assert sorted(card.id for card in game.options) == ["gremlin", "science_officer", "warbot"]
    game.choose(gremlin)
    assert game.minions(1, 0) == [science_officer]
    game.play(gremlin, base=1)
    assert not game.can_play(gremlin)  # the other one, which has returned
    assert not game.can_use(science_officer)
    game.play(war_raptor, base=2)
    assert game.minions(2) == [gremlin, king_rex, warbot, war_raptor]


@pytest.mark.card("science_officer")
@pytest.mark.clause("SU-187", "SU-136")
@pytest.mark.ruling("star_roamers/science_officer/3")
def test_science_officer_may_return_itself_and_its_name_is_not_played_by_its_leave() -> None:
    game = scenario(hand=[king_rex, war_raptor], bases=[at(tortuga, mine(science_officer))])
    game.use(science_officer)
    assert game.me.hand == [king_rex, war_raptor, science_officer]
    game.play(war_raptor)
    assert game.can_play(king_rex)
    assert not game.can_play(science_officer)


@pytest.mark.card("science_officer")
@pytest.mark.clause("SU-187", "SU-105")
@pytest.mark.ruling("star_roamers/science_officer/1")
def test_science_officer_may_return_a_minion_that_its_controller_does_not_own() -> None:
    game = scenario(
        hand=[king_rex, war_raptor],
        bases=[at(tortuga, mine(science_officer, upgrade), of(0, zapbot, owner=1))],
    )
    game.use(science_officer)
    assert game.rival.hand == [zapbot]
    assert len(game.table.extra) == 1


@pytest.mark.card("science_officer")
@pytest.mark.clause("SU-187", "SU-186")
@pytest.mark.ruling("star_roamers/science_officer/2")
def test_science_officer_gives_the_extra_minion_though_the_return_is_replaced_or_stopped() -> None:
    game = scenario(
        hand=[king_rex, war_raptor],
        bases=[at(tortuga, mine(science_officer, upgrade), mine(ships_engineer)), at(tar_pits, mine(zapbot))],
    )
    game.use(science_officer)
    game.choose(zapbot)
    assert is_asked(game, 0, ships_engineer)
    game.send(zapbot, base=1)
    assert zapbot in game.minions(1)
    assert len(game.table.extra) == 1
    game = scenario(
        hand=[king_rex, war_raptor],
        bases=[at(tortuga, mine(science_officer, upgrade), mine(zapbot, tooth_and_claw_and_guns))],
    )
    game.use(science_officer)
    assert game.minions(1) == [science_officer, zapbot]
    assert len(game.table.extra) == 1


# Ship's Engineer


@pytest.mark.card("ships_engineer")
@pytest.mark.clause("SU-186")
def test_ships_engineer_may_move_a_minion_that_would_return() -> None:
    game = under_fire(theirs(zapbot, upgrade), card=beam_up, elsewhere=(theirs(ships_engineer),))
    game.choose(zapbot)
    assert is_asked(game, 1, ships_engineer)
    assert GAME.presentation.prompt(game.table, "en") == (
        "Beam Up (Player 1) would return Zapbot (Player 2, Tortuga) to its owner's hand. "
        "Ship's Engineer: where do you move it instead?"
    )
    assert labels(game) == [
        "Let it return",
        "Zapbot (Player 2, Tortuga) → Tar Pits",
        "Zapbot (Player 2, Tortuga) → Jungle Oasis",
    ]
    game.send(zapbot, base=3)
    assert game.minions(3) == [zapbot]
    assert game.attached(zapbot) == [upgrade]
    assert game.rival.hand == [howl]


@pytest.mark.card("ships_engineer")
def test_ships_engineer_may_let_it_return() -> None:
    game = under_fire(theirs(zapbot), card=beam_up, elsewhere=(theirs(ships_engineer),))
    game.choose(zapbot)
    game.decline()
    assert game.rival.hand == [howl, zapbot]


@pytest.mark.card("ships_engineer")
def test_ships_engineer_moves_neither_itself_nor_other_players_minions() -> None:
    game = under_fire(theirs(ships_engineer), card=beam_up)
    assert game.rival.hand == [howl, ships_engineer]
    game = under_fire(mine(zapbot), theirs(ships_engineer), card=beam_up)
    game.choose(zapbot)
    assert game.me.hand == [king_rex, zapbot]


@pytest.mark.card("ships_engineer")
@pytest.mark.clause("SU-186", "SU-105")
@pytest.mark.ruling("star_roamers/ships_engineer/1")
def test_ships_engineer_cannot_keep_a_minion_from_another_owners_hand() -> None:
    game = under_fire(of(1, zapbot, owner=0), theirs(ships_engineer), card=beam_up)
    game.choose(zapbot)
    assert game.me.hand == [king_rex, zapbot]
    lent = under_fire(of(0, zapbot, owner=1), theirs(ships_engineer), card=beam_up)
    lent.choose(zapbot)
    assert lent.rival.hand == [howl, zapbot]


@pytest.mark.card("ships_engineer")
@pytest.mark.clause("SU-97")
def test_ships_engineer_concerns_neither_destroying_nor_placing() -> None:
    game = under_fire(theirs(zapbot), theirs(ships_engineer, upgrade))
    assert game.rival.discard == [zapbot]
    game = under_fire(theirs(zapbot), theirs(ships_engineer, upgrade), card=disintegrator)
    assert game.rival.deck[-1] is zapbot
    game = scenario(
        hand=[king_rex],
        bases=[at(jungle_oasis, mine(king_rex), mine(scout)), at(tar_pits, mine(ships_engineer))],
        base_deck=[ninja_dojo],
    )
    game.play(king_rex, base=1)
    game.choose(scout)
    assert scout in game.me.hand


@pytest.mark.card("ships_engineer")
def test_ships_engineer_answers_for_each_of_several_and_needs_another_base() -> None:
    game = scenario(
        hand=[crop_circles, king_rex],
        bases=[at(tortuga, theirs(zapbot), theirs(war_raptor)), at(tar_pits, theirs(ships_engineer))],
    )
    game.play(crop_circles)
    game.choose_base(1)
    assert labels(game)[1:] == [
        "Zapbot (Player 2, Tortuga) → Tar Pits",
        "War Raptor (Player 2, Tortuga) → Tar Pits",
    ]
    game.send(war_raptor, base=2)
    game.decline()
    assert game.minions(2) == [ships_engineer, war_raptor]
    assert game.rival.hand == [zapbot]
    game = scenario(hand=[beam_up, king_rex], bases=[at(tortuga, theirs(zapbot), theirs(ships_engineer))])
    game.play(beam_up)
    game.choose(zapbot)
    assert game.rival.hand == [zapbot]


# Ensign


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-184")
def test_ensign_may_be_destroyed_instead_of_another_minion() -> None:
    game = under_fire(theirs(warbot), theirs(ensign), theirs(chronomage))
    game.choose(chronomage)
    assert is_asked(game, 1, ensign)
    assert GAME.presentation.prompt(game.table, "en") == (
        "Seeing Stars (Player 1) would destroy Chronomage (Player 2, Tortuga). Does "
        "Ensign take the hit instead?"
    )
    assert labels(game) == ["Keep out of it", "Let it take the hit for Chronomage (Player 2, Tortuga)"]
    game.choose(chronomage)
    assert game.minions(1) == [warbot, chronomage]
    assert game.rival.discard == [ensign]


@pytest.mark.card("ensign")
def test_ensign_may_keep_out_of_it() -> None:
    game = under_fire(theirs(ensign), theirs(chronomage))
    game.choose(chronomage)
    game.decline()
    assert game.minions(1) == [ensign]


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-184", "SU-86")
@pytest.mark.ruling("star_roamers/ensign/7")
@pytest.mark.parametrize("card", [beam_up, shanghai, disintegrator, augmentation])
def test_ensign_takes_whatever_a_card_does_directly(card: Card) -> None:
    game = under_fire(theirs(ensign), theirs(zapbot), card=card)
    game.choose(zapbot)
    if card is shanghai:
        game.choose_base(2)
    game.choose(zapbot)
    assert game.power(zapbot) == 2
    assert zapbot in game.minions(1)
    ends = {
        "beam_up": lambda: ensign in game.rival.hand,
        "shanghai": lambda: ensign in game.minions(2),
        "disintegrator": lambda: game.rival.deck[-1] is ensign,
        "augmentation": lambda: game.power(ensign) == 6,
    }
    assert ends[card.id]()


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-184")
def test_ensign_takes_what_a_minion_does_when_it_is_played() -> None:
    game = scenario(
        hand=[tiger_assassin, howl],
        bases=[at(tortuga, theirs(chronomage), theirs(ensign, upgrade)), at(jungle_oasis)],
    )
    game.play(tiger_assassin, base=1)
    game.choose(chronomage)
    game.choose(chronomage)  # by Ensign, of power 4, more than the Assassin could pick
    assert game.minions(1, 1) == [chronomage]


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-184")
@pytest.mark.ruling("star_roamers/ensign/6")
def test_ensign_need_not_fit_the_cards_condition() -> None:
    game = under_fire(theirs(zapbot), theirs(ensign, upgrade, upgrade))
    assert is_asked(game, 1, ensign)  # Zapbot was the only one of power 3 or less
    game.choose(zapbot)
    assert game.minions(1) == [zapbot]


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-184", "SU-161")
@pytest.mark.ruling("star_roamers/ensign/3")
def test_an_action_may_be_attached_to_ensign_instead() -> None:
    game = scenario(
        hand=[poison, king_rex], bases=[at(tortuga, theirs(warbot), theirs(ensign, upgrade)), at(tar_pits)]
    )
    game.play(poison, on=warbot)
    assert is_asked(game, 1, ensign)
    game.choose(warbot)
    assert game.asking is poison  # it acts where it lies: which other actions there does it destroy?
    game.choose(upgrade)
    assert game.attached(ensign) == [poison]
    assert game.controller(poison) == 0
    assert (game.power(warbot), game.power(ensign)) == (4, 0)


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-184", "SU-104")
def test_an_action_attached_to_ensign_instead_has_increased_its_power() -> None:
    game = scenario(
        hand=[upgrade, king_rex],
        bases=[at(tortuga, mine(alien_guru), theirs(warbot), theirs(ensign)), at(tar_pits)],
    )
    game.play(upgrade, on=warbot)
    game.choose(warbot)
    assert game.asking is alien_guru
    assert game.options == [ensign]
    game.choose(ensign)
    assert (game.power(warbot), game.power(ensign)) == (4, 2 + 2 + 1)


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-184", "SU-80")
def test_a_minion_is_not_affected_by_an_action_attached_to_ensign_instead() -> None:
    game = scenario(
        hand=[assassination, king_rex, zapbot],
        bases=[at(tortuga, theirs(brownie), theirs(ensign)), at(tar_pits)],
    )
    game.play(assassination, on=brownie)
    game.choose(brownie)
    assert game.attached(ensign) == [assassination]
    assert game.me.hand == [king_rex, zapbot]  # the Brownie has nothing to avenge


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-184", "SU-85")
@pytest.mark.ruling("star_roamers/ensign/4")
def test_ensign_changes_sides_instead() -> None:
    game = scenario(
        hand=[hostage_exchange, king_rex],
        bases=[at(tortuga, theirs(warbot), theirs(ensign)), at(tar_pits, mine(laseratops))],
    )
    game.play(hostage_exchange)
    game.choose(warbot)
    game.choose(warbot)
    assert game.controller(ensign) == 0
    assert game.controller(warbot) == 1
    assert game.controller(laseratops) == 1


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-184", "SU-98")
@pytest.mark.ruling("star_roamers/ensign/1")
def test_ensign_takes_what_a_special_does() -> None:
    game = scenario(
        hand=[inevitable_betrayal],
        bases=[
            at(jungle_oasis, of(1, king_rex, owner=0), theirs(ensign), theirs(laseratops)),
            at(tortuga),
        ],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    game.choose(inevitable_betrayal)
    assert is_asked(game, 1, ensign)
    game.choose(king_rex)
    assert (game.me.vp, game.rival.vp) == (0, 2)
    assert ensign in game.rival.discard


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-185")
@pytest.mark.ruling("star_roamers/ensign/1")
def test_ensign_takes_nothing_from_a_trigger_of_a_minion_in_play() -> None:
    game = scenario(
        hand=[zapbot, king_rex], bases=[at(tortuga, theirs(leprechaun), mine(ensign)), at(tar_pits)]
    )
    game.play(zapbot, base=1)
    assert game.minions(1) == [leprechaun, ensign]


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-185")
@pytest.mark.ruling("star_roamers/ensign/1")
def test_ensign_takes_nothing_from_an_action_already_attached() -> None:
    game = scenario(
        hand=[king_rex], bases=[at(tortuga, theirs(zapbot, of(0, assassination)), theirs(ensign))]
    )
    game.end_turn()
    assert game.minions(1) == [ensign]


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-185")
@pytest.mark.ruling("star_roamers/ensign/1")
def test_ensign_takes_nothing_from_a_talent() -> None:
    game = scenario(hand=[howl], bases=[at(tortuga, mine(annoying_alien), theirs(warbot), theirs(ensign))])
    game.use(annoying_alien)
    game.choose(warbot)
    assert is_my_play_phase(game)
    assert (game.power(warbot), game.power(ensign)) == (2, 2)


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-185")
@pytest.mark.ruling("star_roamers/ensign/5")
def test_a_second_ensign_cannot_take_what_the_first_has_taken() -> None:
    game = under_fire(theirs(chronomage), theirs(ensign), theirs(ensign))
    game.choose(chronomage)
    assert game.asked == 0  # both could: the order is the active player's
    game.choose(ensign)
    game.choose(chronomage)
    assert is_my_play_phase(game)
    assert game.minions(1) == [chronomage, ensign]
    game = under_fire(theirs(chronomage), theirs(ensign), theirs(ensign))
    game.choose(chronomage)
    game.choose(ensign)
    game.decline()
    assert is_asked(game, 1, ensign)  # the other one may
    game.choose(chronomage)
    assert game.minions(1) == [chronomage, ensign]


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-185")
@pytest.mark.ruling("star_roamers/ensign/2")
def test_ensign_is_not_destroyed_twice_by_one_card() -> None:
    game = under_fire(theirs(zapbot), theirs(gremlin), theirs(ensign), card=cannon)
    game.choose(zapbot, gremlin)
    game.choose(zapbot)
    assert game.minions(1) == [zapbot]
    assert sorted(card.id for card in game.rival.discard) == ["ensign", "gremlin"]
    both = under_fire(theirs(zapbot), theirs(ensign), card=cannon)
    both.choose(zapbot, ensign)
    assert both.minions(1) == []  # it is destroyed anyway


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-185")
@pytest.mark.ruling("star_roamers/ensign/2")
def test_ensign_that_cannot_be_destroyed_takes_all_of_it() -> None:
    game = under_fire(theirs(zapbot), theirs(gremlin), theirs(ensign, smoke_bomb), card=cannon)
    game.choose(zapbot, gremlin)
    game.choose(zapbot)
    assert is_asked(game, 1, ensign)
    game.choose(gremlin)
    assert game.minions(1) == [zapbot, gremlin, ensign]


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-185")
@pytest.mark.ruling("star_roamers/ensign/2")
def test_ensign_takes_one_loss_of_power_after_another() -> None:
    game = scenario(
        hand=[poison, chronomage, poison],
        bases=[at(tortuga, theirs(warbot), theirs(ensign)), at(jungle_oasis)],
    )
    game.play(chronomage, base=2)
    for _ in range(2):
        game.play(poison, on=warbot)
        game.choose(warbot)
        if not game.is_play_phase:
            game.decline()
    assert game.attached(ensign) == [poison, poison]
    assert game.power(warbot) == 4


@pytest.mark.card("ensign")
def test_ensign_takes_nothing_on_another_base_nor_for_others_nor_from_its_own_side() -> None:
    game = under_fire(theirs(chronomage), elsewhere=(theirs(ensign, upgrade),))
    assert game.minions(1) == []
    game = under_fire(mine(chronomage), theirs(ensign, upgrade))
    assert game.minions(1) == [ensign]
    game = under_fire(mine(chronomage), mine(ensign, upgrade))
    assert game.minions(1) == [ensign]


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-122", "SU-118")
@pytest.mark.parametrize(("edition", "asked"), [("2017", 1), ("2012", 0)])
def test_ensign_takes_what_affects_in_the_edition(edition: str, asked: int) -> None:
    game = scenario(
        hand=[augmentation, king_rex],
        bases=[at(tortuga, theirs(warbot), theirs(ensign))],
        edition=edition,
    )
    game.play(augmentation)
    game.choose(warbot)
    assert game.asked == asked


@pytest.mark.card("ensign")
@pytest.mark.clause("SU-135", "SU-184")
def test_ensign_that_takes_the_hit_may_be_saved_itself() -> None:
    game = under_fire(theirs(chronomage), theirs(ensign), elsewhere=(theirs(medical_officer),))
    game.choose(chronomage)
    assert game.asked == 0  # which of the two protections is first?
    game.choose(ensign)
    game.choose(chronomage)
    assert is_asked(game, 1, medical_officer)
    game.choose(ensign)
    assert game.rival.hand == [howl, ensign]
    assert game.minions(1) == [chronomage]


# Hyperspeed 10


@pytest.mark.card("hyperspeed_10")
@pytest.mark.clause("SU-89", "SU-112")
def test_hyperspeed_10_moves_all_minions_of_a_base_together() -> None:
    game = scenario(
        hand=[hyperspeed_10, king_rex],
        bases=[
            at(tortuga, mine(zapbot, upgrade), theirs(warbot)),
            at(tar_pits, theirs(gremlin)),
            at(ninja_dojo),
        ],
    )
    game.play(hyperspeed_10)
    assert game.options == [tortuga, tar_pits, ninja_dojo]
    game.choose_base(1)
    assert game.options == [tar_pits, ninja_dojo]
    game.choose_base(2)
    assert game.minions(1) == []
    assert game.minions(2) == [gremlin, zapbot, warbot]
    assert game.attached(zapbot) == [upgrade]


@pytest.mark.card("hyperspeed_10")
def test_hyperspeed_10_goes_nowhere_from_the_only_base() -> None:
    game = scenario(hand=[hyperspeed_10, king_rex], bases=[at(tortuga, mine(zapbot))])
    game.play(hyperspeed_10)
    assert game.minions(1) == [zapbot]
    assert game.me.discard == [hyperspeed_10]


# Mass Teleport


@pytest.mark.card("mass_teleport")
@pytest.mark.clause("SU-105", "SU-95")
def test_mass_teleport_returns_one_of_each_players_minions_to_its_owner() -> None:
    game = scenario(
        players=3,
        hand=[mass_teleport, king_rex],
        bases=[
            at(tortuga, mine(zapbot), of(0, warbot, owner=2), theirs(gremlin), theirs(invader)),
            at(tar_pits, of(2, war_raptor)),
        ],
    )
    game.play(mass_teleport)
    assert game.options == [zapbot, warbot]
    assert not game.can_decline
    game.choose(warbot)
    assert game.asked == 1
    assert game.options == [gremlin, invader]
    game.choose(invader)
    assert game.minions(1) == [zapbot, gremlin]
    assert game.minions(2) == []
    assert game.rival.hand == [invader]
    assert game.third.hand == [warbot, war_raptor]


@pytest.mark.card("mass_teleport")
def test_mass_teleport_passes_over_who_has_no_minion() -> None:
    game = scenario(hand=[mass_teleport, king_rex], bases=[at(tortuga, theirs(gremlin))])
    game.play(mass_teleport)
    assert game.rival.hand == [gremlin]


@pytest.mark.card("mass_teleport")
@pytest.mark.clause("SU-80", "SU-86")
def test_mass_teleport_is_another_players_card_for_those_who_did_not_play_it() -> None:
    game = scenario(
        hand=[mass_teleport, king_rex],
        bases=[at(tortuga, theirs(zapbot), of(1, protector_fields)), at(tar_pits, theirs(gremlin))],
    )
    game.play(mass_teleport)
    game.choose(zapbot)
    assert game.minions(1) == [zapbot]
    game = scenario(
        hand=[mass_teleport, king_rex], bases=[at(tortuga, theirs(warbot), theirs(ensign)), at(tar_pits)]
    )
    game.play(mass_teleport)
    game.choose(warbot)
    game.choose(warbot)
    assert game.minions(1) == [warbot]


# Port Me Up


@pytest.mark.card("port_me_up")
@pytest.mark.clause("SU-95", "SU-105")
def test_port_me_up_returns_one_of_my_minions_from_anywhere() -> None:
    game = scenario(
        hand=[port_me_up, king_rex],
        bases=[at(tortuga, mine(zapbot), theirs(gremlin)), at(tar_pits, of(0, warbot, owner=1))],
    )
    game.play(port_me_up)
    assert game.options == [zapbot, warbot]
    game.choose(warbot)
    assert game.rival.hand == [warbot]


@pytest.mark.card("port_me_up")
@pytest.mark.clause("SU-98", "SU-33")
def test_port_me_up_saves_a_minion_from_a_base_that_has_scored() -> None:
    game = scenario(
        hand=[port_me_up],
        bases=[
            at(jungle_oasis, mine(king_rex), mine(laseratops), theirs(gremlin), mine(zapbot)),
            at(tortuga, mine(warbot)),
        ],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    assert game.me.vp == 2  # it is not offered before
    game.choose(port_me_up)
    assert game.options == [king_rex, laseratops, zapbot]
    game.choose(laseratops)
    assert laseratops in game.me.hand
    assert game.me.discard == [port_me_up, king_rex, zapbot]
    assert game.minions(2) == [warbot]


@pytest.mark.card("port_me_up")
@pytest.mark.clause("SU-98")
def test_port_me_up_need_not_be_played_after_a_scoring_nor_does_it_reach_elsewhere_then() -> None:
    game = scenario(
        hand=[port_me_up],
        bases=[
            at(jungle_oasis, theirs(king_rex), theirs(laseratops), theirs(zapbot)),
            at(tortuga, mine(warbot)),
        ],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    assert game.can_decline
    game.choose(port_me_up)
    assert game.minions(2) == [warbot]
    assert game.me.discard == [port_me_up]


# Protector Fields


@pytest.mark.card("protector_fields")
@pytest.mark.clause("SU-83")
def test_protector_fields_go_on_a_base_where_their_player_has_a_minion() -> None:
    game = scenario(
        hand=[protector_fields, king_rex],
        bases=[at(tortuga, mine(zapbot)), at(tar_pits, theirs(zapbot)), at(jungle_oasis)],
    )
    assert game.can_play(protector_fields, base=1)
    assert len(game.plays_of(protector_fields)) == 1
    game.play(protector_fields)
    assert game.actions(1) == [protector_fields]


def shielded(card: Card, *pieces: Piece) -> Play:
    """I have a card to play at a base under the rival's Protector Fields."""
    return scenario(
        hand=[card, upgrade, king_rex],
        rival_hand=[howl],
        bases=[at(tortuga, *pieces, of(1, protector_fields)), at(tar_pits, theirs(invader))],
    )


@pytest.mark.card("protector_fields")
@pytest.mark.clause("SU-183", "SU-80")
def test_protector_fields_keep_off_other_players_actions_and_minions() -> None:
    for card in (seeing_stars, shanghai, augmentation, beam_up):
        game = shielded(card, theirs(zapbot))
        game.play(card)
        game.choose(zapbot)
        assert game.minions(1) == [zapbot]
        assert game.power(zapbot) == 2
    game = shielded(ninja_master, theirs(zapbot))
    game.play(ninja_master, base=1)
    game.choose(zapbot)
    assert game.minions(1) == [zapbot, ninja_master]
    game = shielded(upgrade, theirs(zapbot))
    game.play(upgrade, on=zapbot)
    assert game.attached(zapbot) == []
    assert game.me.discard == [upgrade]


@pytest.mark.card("protector_fields")
@pytest.mark.clause("SU-183")
def test_protector_fields_shield_their_controllers_minions_there_alone_and_not_from_their_own_cards() -> None:
    game = shielded(seeing_stars, theirs(warbot), mine(zapbot))
    game.play(seeing_stars)
    game.choose(zapbot)
    assert game.minions(1) == [warbot]
    game = shielded(seeing_stars, theirs(zapbot))
    game.play(seeing_stars)
    game.choose(invader)
    assert game.minions(2) == []
    game = scenario(
        hand=[way_of_deception, king_rex],
        bases=[at(tortuga, mine(zapbot), of(0, protector_fields)), at(tar_pits)],
    )
    game.play(way_of_deception)
    assert game.minions(2) == [zapbot]


@pytest.mark.card("protector_fields")
@pytest.mark.clause("SU-183")
@pytest.mark.ruling("star_roamers/protector_fields/1")
def test_protector_fields_do_not_keep_off_bases() -> None:
    game = scenario(
        hand=[king_rex],
        bases=[
            at(ninja_dojo, mine(king_rex), mine(king_rex)),
            at(tortuga, theirs(zapbot), of(1, protector_fields)),
        ],
        base_deck=[jungle_oasis],
    )
    game.play(king_rex, base=1)
    assert is_asked(game, 0, ninja_dojo)
    game.choose(zapbot)
    assert game.minions(2) == []


@pytest.mark.card("protector_fields")
@pytest.mark.clause("SU-161")
def test_protector_fields_shed_what_others_have_attached_before() -> None:
    game = scenario(
        hand=[protector_fields, king_rex],
        bases=[
            at(tortuga, mine(warbot, upgrade, of(1, poison)), theirs(gremlin, poison)),
            at(tar_pits, mine(king_rex, of(1, poison))),
        ],
    )
    game.play(protector_fields, base=1)
    assert game.attached(warbot) == [upgrade]
    assert game.attached(gremlin) == [poison]
    assert game.attached(king_rex) == [poison]
    assert game.rival.discard == [poison]


@pytest.mark.card("protector_fields")
@pytest.mark.clause("SU-122", "SU-118")
def test_protector_fields_let_a_change_of_power_through_in_2012() -> None:
    game = scenario(
        hand=[augmentation, king_rex],
        bases=[at(tortuga, theirs(zapbot), of(1, protector_fields))],
        edition="2012",
    )
    game.play(augmentation)
    assert game.power(zapbot) == 6


# Teleport Error


@pytest.mark.card("teleport_error")
@pytest.mark.clause("SU-89")
def test_teleport_error_moves_any_minion_to_another_base_drawn_at_random() -> None:
    ends: set[int] = set()
    for seed in range(12):
        game = scenario(
            hand=[teleport_error, king_rex],
            bases=[at(tortuga, mine(zapbot)), at(tar_pits, theirs(warbot)), at(jungle_oasis)],
            seed=seed,
        )
        game.play(teleport_error)
        assert game.options == [zapbot, warbot]
        assert not game.can_decline
        game.choose(warbot)
        ends.update(n for n in (1, 2, 3) if warbot in game.minions(n))
    assert ends == {1, 3}


@pytest.mark.card("teleport_error")
def test_teleport_error_moves_nothing_from_the_only_base() -> None:
    game = scenario(hand=[teleport_error, king_rex], bases=[at(tortuga, mine(zapbot))])
    game.play(teleport_error)
    assert game.minions(1) == [zapbot]


# Teleport Overflow


@pytest.mark.card("teleport_overflow")
@pytest.mark.clause("SU-187", "SU-96")
@pytest.mark.ruling("star_roamers/teleport_overflow/2")
def test_teleport_overflow_brings_any_number_of_minions_of_one_name() -> None:
    game = scenario(
        hand=[teleport_overflow, invader, gremlin, invader, king_rex],
        bases=[at(tortuga, mine(warbot)), at(tar_pits)],
    )
    game.play(teleport_overflow)
    assert sorted({card.id for card in game.options}) == ["gremlin", "invader", "king_rex", "warbot"]
    game.choose(invader)
    assert game.options == [invader]  # of no other name
    game.choose(invader)
    assert game.rival.sees(invader)
    assert game.plays_of(invader) == game.decision.options
    game.choose(invader)
    game.choose(invader, nth=2)
    assert game.minions(1) == [invader]
    assert game.minions(2) == [invader]
    assert game.me.vp == 2
    assert game.table.minion_plays == 1
    assert game.me.hand == [gremlin, king_rex, warbot]


@pytest.mark.card("teleport_overflow")
@pytest.mark.clause("SU-187")
@pytest.mark.ruling("star_roamers/teleport_overflow/3")
def test_teleport_overflow_may_bring_one_minion_or_none() -> None:
    for cards in ([gremlin], []):
        game = scenario(
            hand=[teleport_overflow, gremlin, gremlin, king_rex], bases=[at(tortuga, mine(warbot))]
        )
        game.play(teleport_overflow)
        game.choose(*cards)
        game.decline()
        assert is_my_play_phase(game)
        assert game.minions(1) == cards
        assert len(game.me.hand) == 4 - len(cards)


@pytest.mark.card("teleport_overflow")
@pytest.mark.clause("SU-187", "SU-105")
@pytest.mark.ruling("star_roamers/teleport_overflow/1")
def test_teleport_overflow_may_return_what_its_player_does_not_own() -> None:
    game = scenario(
        hand=[teleport_overflow, gremlin, king_rex],
        bases=[at(tortuga, of(0, warbot, owner=1), theirs(zapbot))],
    )
    game.play(teleport_overflow)
    assert game.rival.hand == [warbot]
    game.choose(gremlin)
    assert game.minions(1) == [zapbot, gremlin]


@pytest.mark.card("teleport_overflow")
@pytest.mark.clause("SU-187", "SU-186")
def test_teleport_overflow_brings_minions_though_the_return_is_replaced() -> None:
    game = scenario(
        hand=[teleport_overflow, gremlin, king_rex],
        bases=[at(tortuga, mine(warbot)), at(tar_pits, mine(ships_engineer))],
    )
    game.play(teleport_overflow)
    game.choose(warbot)
    game.send(warbot, base=2)
    assert game.minions(2) == [ships_engineer, warbot]
    game.choose(gremlin)
    game.choose(gremlin)
    assert game.minions(1) == [gremlin]


@pytest.mark.card("teleport_overflow")
@pytest.mark.clause("SU-15")
def test_teleport_overflow_brings_minions_where_there_is_none_to_return() -> None:
    game = scenario(hand=[teleport_overflow, gremlin, king_rex], bases=[at(tortuga, theirs(zapbot))])
    game.play(teleport_overflow)
    game.choose(gremlin)
    assert game.minions(1) == [zapbot, gremlin]


@pytest.mark.card("teleport_overflow")
@pytest.mark.clause("SU-176")
def test_teleport_overflow_leaves_out_what_has_left_the_hand_meanwhile() -> None:
    """The first Collector takes the minion away that was played before, which may not come again."""
    game = scenario(
        hand=[teleport_overflow, collector, collector, howl], bases=[at(tortuga, mine(warbot)), at(tar_pits)]
    )
    game.play(teleport_overflow)
    game.choose(collector, collector)
    game.choose(collector)
    game.choose(collector)  # returns itself
    assert game.asking is teleport_overflow
    game.choose(collector)
    game.choose(collector)  # and so does the second
    assert is_my_play_phase(game)
    assert sorted(card.id for card in game.me.hand) == ["collector", "collector", "howl", "warbot"]


# Weird New Worlds


@pytest.mark.card("weird_new_worlds")
@pytest.mark.clause("SU-199", "SU-125")
def test_weird_new_worlds_adds_a_base_until_the_next_scoring() -> None:
    game = scenario(
        hand=[weird_new_worlds, king_rex],
        rival_hand=[howl],
        bases=[at(jungle_oasis, mine(king_rex)), at(tar_pits)],
        base_deck=[tortuga, ninja_dojo],
    )
    game.play(weird_new_worlds, base=2)
    assert game.actions(2) == [weird_new_worlds]
    assert game.base(3) is tortuga
    assert game.can_play(king_rex, base=3)
    game.play(king_rex, base=1)
    assert game.me.vp == 2
    assert [game.base(1), game.base(2)] == [tar_pits, tortuga]
    assert len(game.table.places) == 2
    assert game.me.discard[-1] is weird_new_worlds
    assert len(game.table.base_deck) == 1


@pytest.mark.card("weird_new_worlds")
@pytest.mark.clause("SU-199")
def test_weird_new_worlds_may_lie_on_the_base_that_scores_and_later_ones_are_replaced() -> None:
    game = scenario(
        hand=[weird_new_worlds, king_rex],
        rival_hand=[king_rex],
        bases=[at(jungle_oasis, mine(king_rex)), at(tar_pits), at(jungle_oasis, theirs(king_rex))],
        base_deck=[tortuga, ninja_dojo],
    )
    game.play(weird_new_worlds, base=1)
    game.play(king_rex, base=1)
    assert len(game.table.places) == 3
    assert game.asked == 1
    game.play(king_rex, base=2)
    assert game.rival.vp == 2
    assert [game.base(n) for n in (1, 2, 3)] == [tar_pits, ninja_dojo, tortuga]


@pytest.mark.card("weird_new_worlds")
@pytest.mark.clause("SU-199")
@pytest.mark.ruling("star_roamers/weird_new_worlds/1")
def test_the_extra_base_stays_if_weird_new_worlds_leaves_before() -> None:
    game = scenario(
        hand=[weird_new_worlds, king_rex],
        rival_hand=[disenchant, king_rex],
        bases=[at(tar_pits, theirs(king_rex)), at(jungle_oasis, theirs(king_rex))],
        base_deck=[tortuga, ninja_dojo],
    )
    game.play(weird_new_worlds, base=1)
    game.end_turn()
    game.play(disenchant)
    assert game.me.discard == [weird_new_worlds]
    game.play(king_rex, base=2)
    assert game.rival.vp == 2
    assert [game.base(n) for n in (1, 2, 3)] == [tar_pits, ninja_dojo, tortuga]


@pytest.mark.card("weird_new_worlds")
@pytest.mark.clause("SU-125")
def test_weird_new_worlds_without_a_base_to_come_adds_none() -> None:
    game = scenario(hand=[weird_new_worlds, king_rex], bases=[at(tar_pits)])
    game.play(weird_new_worlds)
    assert len(game.table.places) == 1
    assert game.actions(1) == [weird_new_worlds]


# Whiplash Maneuver


@pytest.mark.card("whiplash_maneuver")
@pytest.mark.clause("SU-186")
def test_whiplash_maneuver_may_move_a_minion_to_its_base_instead_of_returning() -> None:
    game = under_fire(
        theirs(zapbot), theirs(gremlin), card=crop_circles, elsewhere=(of(1, whiplash_maneuver),)
    )
    game.choose_base(1)
    assert is_asked(game, 1, whiplash_maneuver)
    assert game.options == [zapbot, gremlin]
    assert labels(game)[1] == "Move Zapbot (Player 2, Tortuga) to Tar Pits"
    game.choose(zapbot)
    assert game.options == [gremlin]
    game.decline()
    assert game.minions(2) == [zapbot]
    assert game.rival.hand == [howl, gremlin]


@pytest.mark.card("whiplash_maneuver")
def test_whiplash_maneuver_goes_on_any_base_and_stays() -> None:
    game = scenario(
        hand=[whiplash_maneuver, port_me_up, chronomage, howl],
        bases=[at(tortuga, mine(zapbot)), at(tar_pits)],
    )
    game.play(whiplash_maneuver, base=2)
    game.play(chronomage, base=1)
    game.play(port_me_up)
    game.choose(chronomage)
    game.choose(chronomage)
    assert game.minions(2) == [chronomage]
    assert game.actions(2) == [whiplash_maneuver]


@pytest.mark.card("whiplash_maneuver")
def test_whiplash_maneuver_serves_no_minion_that_is_there_and_no_other_players() -> None:
    game = under_fire(card=beam_up, elsewhere=(theirs(zapbot), of(1, whiplash_maneuver)))
    assert game.rival.hand == [howl, zapbot]
    game = under_fire(mine(zapbot), card=beam_up, elsewhere=(of(1, whiplash_maneuver),))
    assert game.me.hand == [king_rex, zapbot]
    game = under_fire(theirs(zapbot), elsewhere=(of(1, whiplash_maneuver),))
    assert game.rival.discard == [zapbot]


@pytest.mark.card("whiplash_maneuver")
@pytest.mark.clause("SU-186", "SU-105")
@pytest.mark.ruling("star_roamers/whiplash_maneuver/1")
def test_whiplash_maneuver_cannot_keep_a_minion_from_another_owners_hand() -> None:
    game = under_fire(of(1, zapbot, owner=0), card=beam_up, elsewhere=(of(1, whiplash_maneuver),))
    assert game.me.hand == [king_rex, zapbot]
    game = under_fire(of(0, zapbot, owner=1), card=beam_up, elsewhere=(of(1, whiplash_maneuver),))
    assert game.rival.hand == [howl, zapbot]


# USS Undertaking


@pytest.mark.card("uss_undertaking")
@pytest.mark.clause("SU-11", "SU-117")
def test_uss_undertaking_ferries_one_minion_of_the_player_whose_turn_starts() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        bases=[at(tortuga, mine(zapbot), theirs(warbot)), at(uss_undertaking, mine(gremlin)), at(tar_pits)],
    )
    assert is_asked(game, 0, uss_undertaking)
    assert game.options == [zapbot, gremlin]
    game.choose(zapbot)
    assert game.minions(2) == [gremlin, zapbot]
    game.end_turn()
    assert is_asked(game, 1, uss_undertaking)
    assert game.options == [warbot]
    game.decline()
    assert game.minions(1) == [warbot]


@pytest.mark.card("uss_undertaking")
def test_uss_undertaking_takes_a_minion_from_there_to_any_other_base() -> None:
    game = scenario(
        hand=[howl], bases=[at(tortuga), at(uss_undertaking, mine(gremlin), theirs(warbot)), at(tar_pits)]
    )
    game.choose(gremlin)
    assert game.options == [tortuga, tar_pits]
    game.choose_base(3)
    assert game.minions(3) == [gremlin]


@pytest.mark.card("uss_undertaking")
@pytest.mark.clause("SU-30", "SU-37")
@pytest.mark.ruling("bases/uss_undertaking/1")
@pytest.mark.parametrize(("weak", "vp"), [(mine(zapbot, poison), 0), (mine(microbot_archive), 4)])
def test_uss_undertaking_scores_at_22(weak: Piece, vp: int) -> None:
    strong = [mine(king_rex), mine(king_rex), mine(king_rex)]  # 21
    game = scenario(
        hand=[howl], bases=[at(uss_undertaking, *strong, weak), at(tortuga)], base_deck=[tar_pits]
    )
    game.decline()
    game.end_turn()
    assert game.me.vp == vp


# Neutral Space


@pytest.mark.card("neutral_space")
@pytest.mark.clause("SU-183", "SU-80")
@pytest.mark.parametrize("card", [ninja_master, tiger_assassin, saucy_wench, collector])
def test_at_neutral_space_minions_do_nothing_to_other_players_minions(card: Card) -> None:
    for base, left in ((1, [gremlin, card]), (2, [card])):
        game = scenario(
            hand=[card, mystic_studies],
            bases=[at(neutral_space, theirs(gremlin)), at(tortuga, theirs(gremlin))],
        )
        game.play(card, base=base)
        game.choose(gremlin)
        assert game.minions(base) == left


@pytest.mark.card("neutral_space")
@pytest.mark.clause("SU-183")
def test_at_neutral_space_ones_own_minions_may_be_affected() -> None:
    game = scenario(hand=[ninja_master, howl], bases=[at(neutral_space, mine(gremlin)), at(tortuga)])
    game.play(ninja_master, base=1)
    game.choose(gremlin)
    assert game.minions(1) == [ninja_master]


@pytest.mark.card("neutral_space")
@pytest.mark.clause("SU-183")
@pytest.mark.ruling("bases/neutral_space/1")
def test_neutral_space_shields_neither_from_actions_nor_from_minions_elsewhere_nor_from_bases() -> None:
    game = scenario(hand=[seeing_stars, king_rex], bases=[at(neutral_space, theirs(gremlin))])
    game.play(seeing_stars)
    assert game.minions(1) == []
    game = scenario(hand=[supreme_overlord, howl], bases=[at(neutral_space, theirs(gremlin)), at(tortuga)])
    game.play(supreme_overlord, base=2)
    game.choose(gremlin)
    assert game.minions(1) == []
    game = scenario(
        hand=[king_rex],
        bases=[
            at(ninja_dojo, mine(king_rex), mine(king_rex)),
            at(neutral_space, theirs(zapbot), mine(gremlin)),
        ],
        base_deck=[jungle_oasis],
    )
    game.play(king_rex, base=1)
    game.choose(zapbot)
    assert game.minions(2) == [gremlin]


@pytest.mark.card("neutral_space")
@pytest.mark.clause("SU-183", "SU-135")
def test_at_neutral_space_a_minion_that_falls_there_takes_no_others_with_it() -> None:
    game = scenario(
        hand=[seeing_stars, king_rex],
        bases=[at(neutral_space, theirs(nukebot, poison), mine(gremlin)), at(tortuga, mine(zapbot, upgrade))],
    )
    game.play(seeing_stars)
    game.choose(nukebot)
    assert game.minions(1) == [gremlin]


@pytest.mark.card("neutral_space")
@pytest.mark.clause("SU-174")
def test_neutral_space_is_ignored_by_all_or_by_one_player_for_the_own_minions() -> None:
    game = scenario(
        hand=[ninja_master, howl],
        bases=[at(neutral_space, theirs(gremlin), of(0, jammed_signal)), at(tortuga)],
    )
    game.play(ninja_master, base=1)
    game.choose(gremlin)
    assert game.minions(1) == [ninja_master]
    for answer, left in ((1, [gremlin, ninja_master]), (2, [ninja_master])):
        game = scenario(
            hand=[infiltrate, king_rex],
            rival_hand=[ninja_master, howl],
            bases=[at(neutral_space, mine(gremlin)), at(tortuga)],
        )
        game.play(infiltrate, base=1)
        game.choose_number(answer)
        game.end_turn()
        game.play(ninja_master, base=1)
        game.choose(gremlin)
        assert game.minions(1) == left
    game = scenario(
        hand=[infiltrate, ninja_master],
        bases=[at(neutral_space, theirs(gremlin)), at(tortuga, theirs(zapbot))],
    )
    game.play(infiltrate, base=1)
    game.choose_number(2)
    game.play(ninja_master, base=1)
    assert gremlin in game.minions(1)  # the other player has not ignored it
