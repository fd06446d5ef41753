"""A card that leaves play and comes back is a new card: SU-203."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.effects.revealed import PLAY_IT
from baston.games.smashup.factions.aliens import (
    abduction,
    beam_up,
    invader,
    scout,
    supreme_overlord,
    terraforming,
)
from baston.games.smashup.factions.astroknights import (
    alien_guru,
    annoying_alien,
    hive_of_scum_and_villainy,
    its_a_trap,
    use_the_fours,
    walking_carpet,
    yield_to_rage,
)
from baston.games.smashup.factions.changerbots import flighterizer, huffie, passengers
from baston.games.smashup.factions.dinosaurs import (
    howl,
    jungle_oasis,
    king_rex,
    tar_pits,
    tooth_and_claw_and_guns_bgb,
    upgrade,
)
from baston.games.smashup.factions.ninjas import (
    hidden_ninja,
    ninja_acolyte,
    ninja_dojo,
    seeing_stars,
    shinobi,
)
from baston.games.smashup.factions.pirates import tortuga
from baston.games.smashup.factions.tricksters import disenchant, enshrouding_mist
from baston.games.smashup.factions.wizards import archmage, sacrifice, summon
from baston.games.smashup.factions.zombies import grave_robbing, tenacious_z
from tests.smashup.scenario import Play, at, mine, scenario, theirs

ACTIONS = at(tar_pits, *[mine(archmage)] * 6)  # so many more actions may be played


def comes_back(game: Play, card: Card, base: int = 1) -> None:
    """One's own minion is beamed up and played again."""
    game.play(beam_up)
    if not game.is_play_phase:  # several could be
        game.choose(card)
    game.play(card, base=base)


# What it does


@pytest.mark.card("archmage")
@pytest.mark.clause("SU-203", "SU-129")
def test_an_archmage_that_comes_back_gives_another_action() -> None:
    game = scenario(hand=[archmage, summon, beam_up, howl, howl, king_rex], rival_hand=[howl])
    game.play(archmage, base=1)
    game.play(summon)
    comes_back(game, archmage)
    game.play(howl)
    assert game.asked == 1  # two Archmages have given two actions, and they are spent
    assert game.me.hand[:1] == [howl]


@pytest.mark.card("archmage")
@pytest.mark.clause("SU-203", "SU-136")
def test_what_the_old_archmage_has_given_is_kept_too() -> None:
    game = scenario(hand=[beam_up, summon, summon, howl, king_rex], bases=[at(jungle_oasis, mine(archmage))])
    comes_back(game, archmage)
    for action in (summon, summon):
        game.play(action)
    assert not game.can_play(howl)  # one for the turn, one of either Archmage


@pytest.mark.card("enshrouding_mist")
@pytest.mark.clause("SU-203", "SU-129")
def test_an_enshrouding_mist_that_comes_back_gives_another_minion_there() -> None:
    game = scenario(
        hand=[disenchant, grave_robbing, howl, *[king_rex] * 4],
        bases=[at(jungle_oasis, mine(enshrouding_mist)), ACTIONS],
    )
    game.play(king_rex, base=1, extra=True)
    game.play(disenchant)
    game.play(grave_robbing)
    game.choose(enshrouding_mist)
    game.play(enshrouding_mist, base=1)
    game.play(king_rex, base=1, extra=True)
    game.play(king_rex, base=1)
    assert game.minions(1) == [king_rex] * 3
    assert not game.can_play(king_rex)  # the free one, and one of either Mist


@pytest.mark.card("huffie")
@pytest.mark.clause("SU-203", "SU-99")
def test_the_talent_of_a_minion_that_comes_back_is_free_again() -> None:
    game = scenario(
        hand=[beam_up, king_rex], rival_hand=[howl], bases=[at(jungle_oasis, mine(huffie)), at(tortuga)]
    )
    game.use(huffie)
    assert not game.can_use(huffie)
    comes_back(game, huffie)
    assert game.power(huffie) == 3  # the weakness of the old one is gone
    assert game.asked == 0
    game.use(huffie)
    assert game.minions(2) == [huffie]


@pytest.mark.card("flighterizer")
@pytest.mark.clause("SU-203", "SU-99")
def test_the_talent_that_an_action_gives_is_free_again_when_the_action_comes_back() -> None:
    game = scenario(
        hand=[disenchant, grave_robbing, king_rex],
        bases=[at(jungle_oasis, mine(invader, flighterizer)), ACTIONS],
    )
    game.use(flighterizer)
    assert not game.can_use(flighterizer)
    game.play(disenchant)
    game.play(grave_robbing)
    game.choose(flighterizer)
    game.play(flighterizer, on=invader)
    game.use(flighterizer)
    assert game.power(invader) == 3 - 1 - 1


@pytest.mark.card("alien_guru")
@pytest.mark.clause("SU-203", "SU-191")
def test_a_guru_that_comes_back_teaches_again_in_the_same_turn() -> None:
    game = scenario(
        hand=[upgrade, upgrade, upgrade, beam_up, howl], bases=[at(jungle_oasis, mine(alien_guru)), ACTIONS]
    )
    for action in (upgrade, upgrade):
        game.play(action, on=archmage)
        if game.asking is alien_guru:
            game.choose(archmage)
    assert game.power(archmage) == 4 + 2 + 2 + 1
    comes_back(game, alien_guru)
    game.play(upgrade, on=archmage)
    game.choose(archmage)
    assert game.power(archmage) == 4 + 2 + 2 + 2 + 1 + 1


@pytest.mark.card("hive_of_scum_and_villainy")
@pytest.mark.clause("SU-203", "SU-200")
def test_a_base_that_comes_back_is_a_new_one() -> None:
    game = scenario(
        hand=[upgrade, upgrade, upgrade, terraforming, terraforming, king_rex],
        bases=[at(hive_of_scum_and_villainy, *[mine(archmage)] * 5)],
        base_deck=[tortuga],
    )
    for action in (upgrade, upgrade):
        game.play(action, nth=1)
    assert len(game.me.hand) == 6 - 2 + 1
    for old, new in ((hive_of_scum_and_villainy, tortuga), (tortuga, hive_of_scum_and_villainy)):
        assert game.base(1) is old
        game.play(terraforming)
        assert game.base(1) is new
    hand = len(game.me.hand)
    game.play(upgrade, nth=1)
    assert len(game.me.hand) == hand - 1 + 1


# What has befallen it


@pytest.mark.card("ninja_acolyte")
@pytest.mark.clause("SU-203", "SU-165")
def test_an_acolyte_that_comes_back_itself_is_no_stronger_and_has_been_played() -> None:
    game = scenario(hand=[howl, king_rex], bases=[at(jungle_oasis, mine(ninja_acolyte)), at(tortuga)])
    game.play(howl)
    assert game.power(ninja_acolyte) == 3
    game.use(ninja_acolyte)
    game.choose(ninja_acolyte)
    assert game.power(ninja_acolyte) == 2
    assert not game.can_use(ninja_acolyte)  # a minion has been played


@pytest.mark.card("annoying_alien")
@pytest.mark.clause("SU-203")
def test_what_weakened_a_minion_until_a_later_turn_does_not_find_it_again() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[beam_up, king_rex],
        bases=[at(tortuga, mine(annoying_alien), theirs(invader))],
    )
    game.use(annoying_alien)
    game.choose(invader)
    game.end_turn()
    assert game.power(invader) == 1
    comes_back(game, invader)
    assert game.power(invader) == 3


@pytest.mark.card("passengers")
@pytest.mark.clause("SU-203")
def test_a_minion_that_comes_back_has_not_moved() -> None:
    bases = [at(jungle_oasis, mine(huffie), mine(invader)), at(tortuga, mine(scout)), ACTIONS]
    stays = scenario(hand=[passengers, king_rex], bases=bases)
    stays.use(huffie)
    stays.choose_base(2)
    stays.play(passengers, on=huffie)
    assert stays.can_use(passengers)
    returns = scenario(hand=[passengers, beam_up, king_rex], bases=bases)
    returns.use(huffie)
    returns.choose_base(2)
    comes_back(returns, huffie, base=2)
    returns.play(passengers, on=huffie)
    assert not returns.can_use(passengers)


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-203", "SU-121")
def test_the_action_that_was_stopped_strikes_when_it_is_played_again() -> None:
    game = scenario(
        hand=[seeing_stars, grave_robbing, king_rex],
        bases=[at(tortuga, theirs(invader, tooth_and_claw_and_guns_bgb)), ACTIONS],
        bgb_fixes=True,
    )
    game.play(seeing_stars)
    assert game.attached(invader) == []
    game.play(grave_robbing)
    game.play(seeing_stars)
    assert not game.is_in_play(invader)


# While bases score


@pytest.mark.card("alien_guru")
@pytest.mark.clause("SU-203", "SU-191")
def test_the_guru_does_not_find_a_minion_that_has_left_and_come_back() -> None:
    """Yield to Rage brings Abduction, which brings the minion back, before the Guru answers."""
    game = scenario(
        hand=[its_a_trap, abduction],
        rival_hand=[upgrade],
        bases=[at(tortuga, *[mine(king_rex)] * 3, mine(scout)), at(tar_pits, mine(alien_guru))],
        deck=[yield_to_rage, *[king_rex] * 5],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    game.choose(its_a_trap)
    game.choose_number(PLAY_IT)
    game.choose(scout)
    game.choose(abduction)
    game.choose(scout)
    assert game.me.hand == [scout]
    game.play(scout, base=1)
    assert game.asking is not alien_guru
    assert game.table.counters == []


@pytest.mark.card("walking_carpet")
@pytest.mark.clause("SU-203", "SU-192")
def test_a_carpet_that_comes_back_may_get_up_again_before_the_same_scoring() -> None:
    game = scenario(
        hand=[yield_to_rage, abduction, use_the_fours, king_rex],
        rival_hand=[upgrade],
        bases=[at(tortuga, *[theirs(king_rex)] * 3, mine(walking_carpet)), at(tar_pits)],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    game.choose(yield_to_rage)
    game.choose(abduction)
    game.choose(walking_carpet)
    game.play(walking_carpet, base=1)
    assert game.asking is walking_carpet
    game.choose(use_the_fours)
    assert "Player 1 plays Use the Fours." in game.told


# Limits of a name


@pytest.mark.card("tenacious_z")
@pytest.mark.clause("SU-203", "SU-169")
def test_one_tenacious_z_a_turn_though_it_leaves_again() -> None:
    game = scenario(hand=[sacrifice, king_rex], discard=[tenacious_z], bases=[at(jungle_oasis)])
    game.use(tenacious_z)
    game.play(sacrifice)
    assert game.me.discard == [tenacious_z, sacrifice]
    assert not game.can_use(tenacious_z)


@pytest.mark.card("shinobi")
@pytest.mark.clause("SU-203", "SU-141")
def test_one_shinobi_for_a_base_though_it_leaves_again() -> None:
    game = scenario(
        hand=[shinobi, hidden_ninja, supreme_overlord],
        rival_hand=[upgrade],
        bases=[at(tortuga, *[mine(king_rex)] * 3), at(tar_pits)],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    game.choose(shinobi)
    assert game.minions(1)[-1] is shinobi
    game.choose(hidden_ninja)
    assert game.asking is supreme_overlord
    game.choose(shinobi)
    assert game.base(1) is ninja_dojo  # it has scored without asking for the Shinobi again
    assert game.me.hand[:1] == [shinobi]
