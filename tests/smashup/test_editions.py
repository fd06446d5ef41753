"""All that edition 2012 and the option `bgb_fixes` change: SU-118 to SU-122, both positions of each switch.

The draft is in test_draft, empty decks in test_piles, the windows in test_windows, empty base decks in
test_scoring, "affect" in test_affect: those tests cite SU-118 too.
"""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import BY_ID
from baston.games.smashup.factions.aliens import beam_up, disintegrator, invader, scout
from baston.games.smashup.factions.dinosaurs import (
    augmentation,
    howl,
    jungle_oasis,
    king_rex,
    tar_pits,
    tooth_and_claw_and_guns,
    upgrade,
)
from baston.games.smashup.factions.ninjas import infiltrate, shinobi
from baston.games.smashup.factions.pirates import pirate_king
from baston.games.smashup.factions.robots import the_central_brain, warbot, zapbot
from baston.games.smashup.factions.tricksters import disenchant, enshrouding_mist
from baston.games.smashup.factions.wizards import chronomage, mass_enchantment
from tests.smashup.games import cards_of, fresh
from tests.smashup.scenario import Play, at, mine, of, scenario, theirs

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2012"])
FIXED = ("tooth_and_claw_and_guns", "infiltrate")


@pytest.mark.clause("SU-118")
def test_2017_is_the_default() -> None:
    assert GAME.setup(2, {}).options["edition"] == "2017"
    assert fresh().variant.edition == "2017"
    assert not fresh().variant.old
    assert fresh(edition="2012").variant.old


@pytest.mark.clause("SU-118", "SU-34")
@pytest.mark.parametrize(("edition", "first"), [("2017", 1), ("2012", 0)])
def test_the_windows_differ(edition: str, first: int) -> None:
    game = scenario(
        hand=[shinobi, howl],
        rival_hand=[howl],
        bases=[
            at(tar_pits, mine(king_rex), mine(king_rex), mine(king_rex)),
            at(jungle_oasis, theirs(pirate_king)),
        ],
        base_deck=[the_central_brain],
        edition=edition,
    )
    game.end_turn()
    assert game.asked == first


@pytest.mark.clause("SU-118", "SU-120")
@EDITIONS
def test_the_edition_changes_no_card(edition: str) -> None:
    game = scenario(
        hand=[infiltrate, king_rex],
        rival_hand=[beam_up, howl],
        bases=[at(tar_pits, mine(warbot, tooth_and_claw_and_guns)), at(jungle_oasis)],
        edition=edition,
    )
    game.play(infiltrate, base=1)
    assert game.actions(1) == [infiltrate]
    game.end_turn()
    game.play(beam_up)
    assert game.minions(1) == [warbot]
    assert game.attached(warbot) == []
    assert game.actions(1) == []  # my turn has come: the print of 2012 with its later correction (SU-131)


@pytest.mark.clause("SU-119")
@EDITIONS
def test_what_the_2012_book_has_no_word_for_is_the_same_in_both(edition: str) -> None:
    game = scenario(
        hand=[disintegrator, king_rex], bases=[at(tar_pits, of(0, invader, owner=1))], edition=edition
    )
    game.play(disintegrator)  # "place", "owner"
    assert game.rival.deck[-1] is invader
    game = scenario(
        hand=[howl, king_rex],
        rival_hand=[howl],
        bases=[at(tar_pits, of(0, king_rex, owner=1), of(0, warbot, of(1, upgrade), owner=1))],
        edition=edition,
    )
    game.play(howl)  # "control"
    assert (game.power(king_rex), game.power(warbot)) == (8, 7)
    assert game.controller(upgrade) == 1


@pytest.mark.clause("SU-119")
@EDITIONS
def test_a_card_of_another_player_is_played_under_ones_own_control_in_both(edition: str) -> None:
    game = scenario(
        hand=[mass_enchantment, king_rex],
        rival_deck=[upgrade, king_rex],
        bases=[at(tar_pits, mine(warbot))],
        edition=edition,
    )
    game.play(mass_enchantment)
    assert game.attached(warbot) == [upgrade]
    assert game.controller(upgrade) == 0


def deck_ids(bgb_fixes: str) -> list[str]:
    table = fresh(factions="dinosaurs+ninjas,aliens+pirates", bgb_fixes=bgb_fixes)
    return [card.id for card in cards_of(table, 0)]


@pytest.mark.clause("SU-121")
def test_the_later_fixes_are_off_by_default_and_concern_two_cards() -> None:
    assert GAME.setup(2, {}).options["bgb_fixes"] == "false"
    off, on = deck_ids("false"), deck_ids("true")
    assert set(off) - set(on) == set(FIXED)
    assert set(on) - set(off) == {f"{id}_bgb" for id in FIXED}
    for id, copies in zip(FIXED, (1, 2), strict=True):
        assert deck_ids("true").count(f"{id}_bgb") == deck_ids("false").count(id) == copies


def with_guns(on: bool, seat: int) -> Play:
    """A warbot that bears Tooth and Claw… and Guns, and an Augmentation of mine on it."""
    guns = BY_ID["tooth_and_claw_and_guns_bgb"] if on else tooth_and_claw_and_guns
    game = scenario(
        hand=[chronomage, augmentation, augmentation, king_rex],
        bases=[at(tar_pits, of(seat, warbot, guns)), at(jungle_oasis, mine(enshrouding_mist))],
        bgb_fixes=on,
    )
    game.play(chronomage, base=2)
    game.play(augmentation)
    game.choose(warbot)
    return game


@pytest.mark.clause("SU-121")
def test_tooth_and_claw_stops_own_abilities_too_unless_fixed() -> None:
    game = with_guns(on=False, seat=0)
    assert game.power(warbot) == 4
    assert game.attached(warbot) == []
    game = with_guns(on=True, seat=0)
    assert game.power(warbot) == 8
    assert len(game.attached(warbot)) == 1


@pytest.mark.clause("SU-121")
@pytest.mark.parametrize("on", [False, True])
def test_tooth_and_claw_stops_another_players_ability_once(on: bool) -> None:
    game = with_guns(on=on, seat=1)
    assert game.power(warbot) == 4
    assert game.attached(warbot) == []
    game.play(augmentation)
    game.choose(warbot)
    assert game.power(warbot) == 8  # another card, and nothing protects it any more


@pytest.mark.clause("SU-121")
@pytest.mark.parametrize("on", [False, True])
def test_infiltrate_outlives_its_destruction_unless_fixed(on: bool) -> None:
    card = BY_ID["infiltrate_bgb"] if on else infiltrate
    game = scenario(
        hand=[chronomage, card, disenchant, zapbot],
        bases=[at(the_central_brain, mine(scout)), at(jungle_oasis, mine(enshrouding_mist))],
        bgb_fixes=on,
    )
    game.play(chronomage, base=2)
    game.play(card, base=1)
    game.choose_number(2)  # I refuse the base's ability
    assert game.power(scout) == 3
    game.play(disenchant)
    game.choose(card)
    assert game.actions(1) == []
    assert game.power(scout) == (4 if on else 3)
