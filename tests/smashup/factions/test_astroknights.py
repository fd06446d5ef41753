"""Astroknights and their bases."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.effects.revealed import ON_TOP, PLAY_IT, TAKE_IT, UNDER
from baston.games.smashup.factions.aliens import abduction, invader
from baston.games.smashup.factions.astroknights import (
    alien_guru,
    annoying_alien,
    astro_robot,
    block_the_probe,
    ghost_knight,
    hidden_base,
    hive_of_scum_and_villainy,
    its_a_trap,
    laser_sword,
    mannersbot,
    no_moon,
    prepare_for_battle,
    pupoks,
    recycle_the_trash,
    scoundrel,
    space_knight,
    space_prince,
    use_the_fours,
    walking_carpet,
    yield_to_rage,
)
from baston.games.smashup.factions.changerbots import change_into_a_gun, matrix_of_bossiness, the_touch
from baston.games.smashup.factions.dinosaurs import (
    augmentation,
    howl,
    jungle_oasis,
    king_rex,
    laseratops,
    rampage,
    upgrade,
    war_raptor,
)
from baston.games.smashup.factions.ninjas import (
    ninja_dojo,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    temple_of_goju,
)
from baston.games.smashup.factions.pirates import tortuga
from baston.games.smashup.factions.robots import nukebot, warbot, zapbot
from baston.games.smashup.factions.tricksters import cave_of_shinies, disenchant
from baston.games.smashup.factions.wizards import mystic_studies, sacrifice
from tests.smashup.scenario import Piece, Play, Spot, at, mine, of, scenario, theirs


def ids(cards: list[Card]) -> list[str]:
    return sorted(card.id for card in cards)


def come_round(game: Play) -> None:
    """From one own turn to the next."""
    game.end_turn()
    assert game.asked == 1
    game.end_turn()
    assert game.asked == 0


# Space Knight


@pytest.mark.card("space_knight")
@pytest.mark.clause("SU-99", "SU-101")
@pytest.mark.ruling("astroknights/space_knight/1")
def test_space_knight_takes_an_action_of_three_and_orders_the_rest() -> None:
    game = scenario(
        hand=[zapbot],
        deck=[upgrade, warbot, howl, king_rex, disenchant],
        bases=[at(tortuga, mine(space_knight))],
    )
    game.use(space_knight)
    assert game.rival.sees(warbot)
    assert game.options == [upgrade, howl]
    game.choose(howl)
    assert game.options == [upgrade, warbot]
    game.choose(upgrade)
    assert game.me.hand == [zapbot, howl]
    assert game.me.deck == [warbot, upgrade, king_rex, disenchant]
    assert not game.can_use(space_knight)


@pytest.mark.card("space_knight")
def test_space_knight_may_take_none_and_orders_all_three() -> None:
    game = scenario(
        hand=[zapbot], deck=[upgrade, warbot, howl, king_rex], bases=[at(tortuga, mine(space_knight))]
    )
    game.use(space_knight)
    game.decline()
    game.choose(upgrade, warbot)
    assert game.me.hand == [zapbot]
    assert game.me.deck == [howl, warbot, upgrade, king_rex]


@pytest.mark.card("space_knight")
def test_space_knight_without_an_action_among_them_orders_them_only() -> None:
    game = scenario(hand=[upgrade], deck=[warbot, zapbot, king_rex], bases=[at(tortuga, mine(space_knight))])
    game.use(space_knight)
    assert not game.can_decline
    game.choose(king_rex, warbot)
    assert game.me.hand == [upgrade]
    assert game.me.deck == [zapbot, warbot, king_rex]


# Scoundrel


@pytest.mark.card("scoundrel")
@pytest.mark.clause("SU-89", "SU-99")
def test_scoundrel_moves_with_another_minion_of_the_same_base() -> None:
    game = scenario(
        hand=[upgrade],
        bases=[
            at(tortuga, mine(scoundrel), mine(zapbot), of(0, warbot, owner=1), theirs(king_rex)),
            at(jungle_oasis, mine(war_raptor)),
            at(ninja_dojo),
        ],
    )
    game.use(scoundrel)
    assert game.options == [jungle_oasis, ninja_dojo]
    assert not game.can_decline
    game.choose_base(3)
    assert game.options == [zapbot, warbot]
    assert not game.can_decline
    game.choose(warbot)
    assert game.minions(1) == [zapbot, king_rex]
    assert game.minions(3) == [scoundrel, warbot]
    assert not game.can_use(scoundrel)


@pytest.mark.card("scoundrel")
@pytest.mark.clause("SU-198")
@pytest.mark.ruling("astroknights/scoundrel/1")
def test_scoundrel_moves_alone_where_there_is_nobody_to_take_along() -> None:
    game = scenario(
        hand=[upgrade],
        bases=[at(tortuga, mine(scoundrel), theirs(king_rex)), at(jungle_oasis, mine(zapbot))],
    )
    game.use(scoundrel)
    assert game.minions(1) == [king_rex]
    assert game.minions(2) == [zapbot, scoundrel]


@pytest.mark.card("scoundrel")
def test_scoundrel_stays_where_there_is_no_other_base() -> None:
    game = scenario(hand=[upgrade], bases=[at(tortuga, mine(scoundrel), mine(zapbot))])
    assert not game.can_use(scoundrel)


# Space Prince


@pytest.mark.card("space_prince")
@pytest.mark.card("use_the_fours")
@pytest.mark.card("yield_to_rage")
@pytest.mark.clause("SU-104", "SU-190", "SU-96")
@pytest.mark.ruling("astroknights/space_prince/1")
def test_space_prince_gives_an_action_that_directly_increases_the_power_of_an_own_minion() -> None:
    raising = [use_the_fours, yield_to_rage, block_the_probe, laser_sword, upgrade, howl, matrix_of_bossiness]
    others = [the_touch, change_into_a_gun, disenchant, rampage, poison, hidden_base]
    game = scenario(
        hand=[*raising, *others, recycle_the_trash, zapbot],
        bases=[at(tortuga, mine(space_prince, poison), theirs(king_rex))],
    )
    game.use(space_prince)
    assert not game.can_use(space_prince)
    assert game.can_play(the_touch)  # with the action that everybody has
    game.play(recycle_the_trash)
    assert [card for card in raising + others if game.can_play(card)] == raising
    assert not game.can_play(laser_sword, on=king_rex)
    game.play(upgrade, on=space_prince)
    assert not game.can_play(howl)


@pytest.mark.card("space_prince")
@pytest.mark.card("block_the_probe")
@pytest.mark.clause("SU-104")
@pytest.mark.ruling("astroknights/space_prince/2")
def test_the_princes_action_that_may_help_anybody_has_to_help_an_own_minion() -> None:
    game = scenario(
        hand=[block_the_probe, recycle_the_trash, zapbot],
        bases=[at(tortuga, mine(space_prince), mine(warbot), theirs(king_rex))],
    )
    game.use(space_prince)
    game.play(recycle_the_trash)
    game.play(block_the_probe)
    assert game.options == [space_prince, warbot]
    game.choose(warbot)
    assert game.power(warbot) == 6


@pytest.mark.card("space_prince")
@pytest.mark.card("use_the_fours")
@pytest.mark.card("yield_to_rage")
@pytest.mark.card("block_the_probe")
def test_no_such_action_helps_who_has_no_minion() -> None:
    game = scenario(
        hand=[use_the_fours, yield_to_rage, block_the_probe, zapbot], bases=[at(tortuga, theirs(king_rex))]
    )
    game.leave_an_action_that_increases_power()
    assert not any(game.can_play(card) for card in (use_the_fours, yield_to_rage, block_the_probe))


# Walking Carpet


def carpet_at_the_oasis(
    *pieces: Piece, hand: list[Card], rival_hand: tuple[Card, ...] = (), other: Spot | None = None
) -> Play:
    """The Oasis is about to score when I have ended my play phase."""
    game = scenario(
        hand=hand,
        rival_hand=[*rival_hand, zapbot],
        bases=[at(jungle_oasis, *pieces), other or at(tortuga, mine(warbot))],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    return game


@pytest.mark.card("walking_carpet")
@pytest.mark.clause("SU-192", "SU-98")
def test_walking_carpet_behind_where_its_base_scores_gets_an_action_at_once() -> None:
    game = carpet_at_the_oasis(
        mine(walking_carpet), mine(zapbot), theirs(king_rex), hand=[use_the_fours, mystic_studies]
    )
    assert game.asking is walking_carpet
    assert game.options == [use_the_fours]
    game.choose(use_the_fours)  # for the Carpet, not for another minion
    assert (game.me.vp, game.rival.vp) == (2, 0)
    assert use_the_fours in game.me.discard


@pytest.mark.card("walking_carpet")
def test_walking_carpet_may_lie_still() -> None:
    game = carpet_at_the_oasis(mine(walking_carpet), mine(zapbot), theirs(king_rex), hand=[use_the_fours])
    game.decline()
    assert (game.me.vp, game.rival.vp) == (0, 2)
    assert use_the_fours in game.me.hand


@pytest.mark.card("walking_carpet")
@pytest.mark.clause("SU-190", "SU-104")
@pytest.mark.ruling("astroknights/walking_carpet/1")
def test_walking_carpets_action_directly_increases_its_own_power() -> None:
    game = carpet_at_the_oasis(
        mine(walking_carpet, change_into_a_gun),
        mine(zapbot),
        theirs(king_rex),
        theirs(warbot),
        hand=[laser_sword, augmentation, the_touch, change_into_a_gun, disenchant, rampage],
    )
    assert game.options == [laser_sword, augmentation]
    assert len(game.plays_of(laser_sword)) == 1
    game.play(laser_sword, on=walking_carpet)
    assert game.rival.vp == 2


@pytest.mark.card("walking_carpet")
@pytest.mark.clause("SU-103", "SU-192")
@pytest.mark.ruling("astroknights/walking_carpet/2")
def test_walking_carpet_tied_for_the_lead_is_winning_and_gets_nothing() -> None:
    game = carpet_at_the_oasis(mine(walking_carpet), mine(invader), theirs(king_rex), hand=[use_the_fours])
    assert game.asking is not walking_carpet
    assert (game.me.vp, game.rival.vp) == (2, 2)


@pytest.mark.card("walking_carpet")
def test_walking_carpet_does_not_care_about_another_base() -> None:
    game = carpet_at_the_oasis(
        mine(zapbot),
        theirs(king_rex),
        theirs(warbot),
        hand=[use_the_fours],
        other=at(tortuga, mine(walking_carpet), theirs(king_rex)),
    )
    assert game.is_play_phase
    assert game.asked == 1
    assert game.rival.vp == 2


@pytest.mark.card("walking_carpet")
@pytest.mark.clause("SU-192", "SU-123")
def test_walking_carpet_is_asked_when_a_shinobi_has_put_another_ahead() -> None:
    game = carpet_at_the_oasis(
        mine(walking_carpet),
        mine(invader),
        theirs(king_rex),
        hand=[use_the_fours, upgrade],
        rival_hand=(shinobi,),
    )
    game.choose(shinobi)
    assert game.asking is walking_carpet
    game.choose(use_the_fours)
    assert (game.me.vp, game.rival.vp) == (2, 0)


@pytest.mark.card("walking_carpet")
@pytest.mark.clause("SU-123")
def test_walking_carpet_that_has_lain_still_is_asked_again_and_gets_up_once() -> None:
    game = carpet_at_the_oasis(
        mine(walking_carpet),
        theirs(king_rex),
        theirs(invader),
        hand=[use_the_fours, upgrade],
        rival_hand=(shinobi,),
    )
    game.decline()
    game.choose(shinobi)
    assert game.asking is walking_carpet
    game.choose(use_the_fours)  # 8 against 13
    assert game.is_play_phase
    assert game.asked == 1
    assert upgrade in game.me.hand


# Alien Guru


@pytest.mark.card("alien_guru")
@pytest.mark.clause("SU-191", "SU-102")
@pytest.mark.ruling("astroknights/alien_guru/1")
def test_alien_guru_puts_a_counter_on_one_of_the_minions_increased() -> None:
    game = scenario(
        hand=[howl, zapbot],
        rival_hand=[upgrade],
        bases=[at(tortuga, mine(alien_guru), theirs(warbot)), at(jungle_oasis, mine(warbot))],
    )
    game.play(howl)
    assert game.asking is alien_guru
    assert game.options == [alien_guru, warbot]
    game.choose(warbot)
    assert game.power(warbot, nth=2) == 6
    come_round(game)
    assert game.power(warbot, nth=2) == 5  # the counter stays


@pytest.mark.card("alien_guru")
@pytest.mark.clause("SU-191")
def test_alien_guru_teaches_once_a_turn() -> None:
    game = scenario(
        hand=[yield_to_rage, use_the_fours, upgrade, zapbot],
        rival_hand=[mystic_studies],
        bases=[at(tortuga, mine(alien_guru))],
    )
    game.play(yield_to_rage)
    game.choose(alien_guru)
    game.play(use_the_fours)
    assert game.is_play_phase
    assert game.power(alien_guru) == 2 + 2 + 1 + 4
    come_round(game)
    game.play(upgrade, on=alien_guru)
    game.choose(alien_guru)
    assert game.power(alien_guru) == 2 + 1 + 2 + 1


@pytest.mark.card("alien_guru")
def test_alien_guru_may_wait_for_a_later_action() -> None:
    game = scenario(hand=[yield_to_rage, use_the_fours, zapbot], bases=[at(tortuga, mine(alien_guru))])
    game.play(yield_to_rage)
    game.decline()
    assert game.power(alien_guru) == 4
    game.play(use_the_fours)
    game.choose(alien_guru)
    assert game.power(alien_guru) == 9


@pytest.mark.card("alien_guru")
@pytest.mark.clause("SU-191")
def test_alien_guru_helps_whoever_controls_the_minion() -> None:
    game = scenario(
        hand=[augmentation, zapbot], bases=[at(tortuga, mine(alien_guru)), at(jungle_oasis, theirs(warbot))]
    )
    game.play(augmentation)
    game.choose(warbot)
    assert game.asking is alien_guru
    assert game.options == [warbot]
    game.choose(warbot)
    assert game.power(warbot) == 9


@pytest.mark.card("alien_guru")
@pytest.mark.clause("SU-117")
def test_alien_guru_does_not_follow_what_others_play() -> None:
    game = scenario(
        hand=[zapbot], rival_hand=[upgrade, zapbot], bases=[at(tortuga, mine(alien_guru), theirs(warbot))]
    )
    game.end_turn()
    game.play(upgrade, on=alien_guru)
    assert game.is_play_phase
    assert game.power(alien_guru) == 4


@pytest.mark.card("alien_guru")
@pytest.mark.clause("SU-104", "SU-190")
@pytest.mark.ruling("astroknights/alien_guru/2")
@pytest.mark.parametrize(
    ("action", "counts"),
    [
        (laser_sword, True),
        (matrix_of_bossiness, True),
        (the_touch, False),
        (change_into_a_gun, False),
        (poison, False),
    ],
)
def test_alien_guru_knows_what_increases_power_directly(action: Card, counts: bool) -> None:
    game = scenario(
        hand=[action, zapbot], bases=[at(tortuga, mine(alien_guru)), at(jungle_oasis, mine(warbot))]
    )
    game.play(action, on=warbot)
    assert (game.asking is alien_guru) is counts


@pytest.mark.card("alien_guru")
@pytest.mark.clause("SU-104")
@pytest.mark.ruling("astroknights/alien_guru/2")
def test_alien_guru_does_not_count_the_end_of_what_lowered_power() -> None:
    for lowering in (poison, change_into_a_gun):
        bases = [at(tortuga, mine(alien_guru), mine(king_rex, lowering))]
        game = scenario(hand=[disenchant, zapbot], bases=bases)
        game.play(disenchant)
        assert game.power(king_rex) == 7
        assert game.is_play_phase


@pytest.mark.card("alien_guru")
@pytest.mark.card("walking_carpet")
@pytest.mark.clause("SU-35")
def test_alien_guru_is_not_asked_about_a_minion_that_has_gone() -> None:
    """Yield to Rage brings another action at once, which ends the Carpet before Yield is done."""
    game = carpet_at_the_oasis(
        mine(walking_carpet),
        theirs(king_rex),
        theirs(warbot),
        hand=[yield_to_rage, sacrifice],
        other=at(tortuga, mine(alien_guru)),
    )
    game.choose(yield_to_rage)
    game.choose(sacrifice)
    game.choose(walking_carpet)
    assert game.is_play_phase
    assert game.asked == 1
    assert walking_carpet in game.me.discard


# Annoying Alien


def annoyed() -> Play:
    game = scenario(
        hand=[zapbot, upgrade],
        rival_hand=[upgrade],
        bases=[
            at(tortuga, mine(annoying_alien), theirs(warbot), mine(warbot), theirs(king_rex)),
            at(jungle_oasis, theirs(warbot)),
        ],
    )
    game.use(annoying_alien)
    return game


@pytest.mark.card("annoying_alien")
@pytest.mark.clause("SU-99")
def test_annoying_alien_weakens_all_minions_of_a_name_there_until_the_own_next_turn() -> None:
    game = annoyed()
    assert game.options == [annoying_alien, warbot, king_rex]
    assert not game.can_decline
    game.choose(warbot)
    assert [game.power(warbot, nth) for nth in (1, 2, 3)] == [2, 2, 4]
    assert game.power(king_rex) == 7
    assert not game.can_use(annoying_alien)
    game.end_turn()
    assert [game.power(warbot, nth) for nth in (1, 2)] == [2, 2]
    game.end_turn()
    assert [game.power(warbot, nth) for nth in (1, 2)] == [4, 4]


@pytest.mark.card("annoying_alien")
@pytest.mark.clause("SU-93")
def test_annoying_alien_may_name_itself() -> None:
    game = annoyed()
    game.choose(annoying_alien)
    assert game.power(annoying_alien) == 0
    assert game.power(warbot) == 4


@pytest.mark.card("annoying_alien")
@pytest.mark.ruling("astroknights/annoying_alien/1")
def test_who_comes_later_is_not_annoyed() -> None:
    game = scenario(hand=[zapbot, upgrade], bases=[at(tortuga, mine(annoying_alien), theirs(zapbot))])
    game.use(annoying_alien)
    game.choose(zapbot)
    game.play(zapbot, base=1)
    assert [game.power(zapbot, nth) for nth in (1, 2)] == [0, 2]


# Astro Robot


@pytest.mark.card("astro_robot")
@pytest.mark.clause("SU-87")
def test_astro_robot_destroys_an_action_on_its_base_or_on_a_minion_there() -> None:
    for pick in (hidden_base, upgrade):
        game = scenario(
            hand=[astro_robot, upgrade],
            bases=[
                at(tortuga, theirs(king_rex, upgrade), theirs(hidden_base)),
                at(jungle_oasis, theirs(warbot, poison)),
            ],
        )
        game.play(astro_robot, base=1)
        assert set(game.options) == {hidden_base, upgrade}
        assert not game.can_decline
        game.choose(pick)
        assert game.rival.discard == [pick]
        assert len(game.attached(king_rex)) + len(game.actions(1)) == 1


@pytest.mark.card("astro_robot")
@pytest.mark.clause("SU-137")
def test_astro_robot_must_destroy_ones_own_action_if_there_is_no_other() -> None:
    game = scenario(
        hand=[astro_robot, upgrade],
        bases=[at(tortuga, mine(king_rex, upgrade)), at(jungle_oasis, theirs(warbot, poison))],
    )
    game.play(astro_robot, base=1)
    assert game.me.discard == [upgrade]


@pytest.mark.card("astro_robot")
def test_astro_robot_without_an_action_there_does_nothing() -> None:
    game = scenario(
        hand=[astro_robot, upgrade], bases=[at(tortuga), at(jungle_oasis, theirs(warbot, poison))]
    )
    game.play(astro_robot, base=1)
    assert game.is_play_phase
    assert game.attached(warbot) == [poison]


# Mannersbot


@pytest.mark.card("mannersbot")
@pytest.mark.clause("SU-99", "SU-101")
def test_mannersbot_takes_an_action_once_a_turn_and_leaves_anything_else() -> None:
    game = scenario(
        hand=[zapbot],
        rival_hand=[zapbot],
        deck=[howl, warbot, zapbot, king_rex, laseratops],
        bases=[at(tortuga, mine(mannersbot))],
    )
    game.use(mannersbot)
    assert game.me.hand == [zapbot, howl]
    assert game.rival.sees(howl)
    assert not game.can_use(mannersbot)
    come_round(game)
    hand = game.me.hand
    game.use(mannersbot)
    assert game.rival.sees(king_rex)
    assert game.me.hand == hand
    assert game.me.deck == [king_rex, laseratops]


# Pupoks


def pupoks_with(vp: int, hand: list[Card]) -> Play:
    return scenario(
        hand=hand,
        deck=[upgrade, warbot, mystic_studies, king_rex, laseratops, zapbot],
        bases=[at(tortuga, mine(pupoks)), at(jungle_oasis)],
        vp=[vp, 5],
    )


@pytest.mark.card("pupoks")
@pytest.mark.clause("SU-92", "SU-101", "SU-136")
def test_pupoks_pay_a_point_for_three_cards_of_which_one_may_be_played() -> None:
    game = pupoks_with(1, [zapbot])
    game.use(pupoks)
    assert game.me.vp == 0
    assert game.rival.sees(warbot)
    assert game.asking is pupoks
    assert set(game.options) == {upgrade, warbot, mystic_studies}
    game.play(warbot, base=2)
    assert game.minions(2) == [warbot]
    assert game.me.hand == [zapbot, upgrade, mystic_studies]
    assert (game.table.minion_plays, game.table.action_plays) == (1, 1)
    assert not game.can_use(pupoks)


@pytest.mark.card("pupoks")
def test_pupoks_may_play_an_action_of_the_three() -> None:
    game = pupoks_with(3, [zapbot])
    game.use(pupoks)
    game.play(mystic_studies)
    assert game.me.vp == 2
    assert game.me.hand == [zapbot, upgrade, warbot, king_rex, laseratops]
    assert game.table.action_plays == 1
    assert not game.can_use(pupoks)  # though there are points left


@pytest.mark.card("pupoks")
def test_pupoks_may_keep_all_three() -> None:
    game = pupoks_with(1, [zapbot])
    game.use(pupoks)
    game.decline()
    assert game.me.hand == [zapbot, upgrade, warbot, mystic_studies]
    assert game.is_play_phase


@pytest.mark.card("pupoks")
@pytest.mark.clause("SU-92")
@pytest.mark.ruling("astroknights/pupoks/1")
def test_pupoks_without_a_point_can_do_nothing() -> None:
    game = pupoks_with(0, [zapbot])
    assert not game.can_use(pupoks)


# Ghost Knight


@pytest.mark.card("ghost_knight")
@pytest.mark.clause("SU-91")
def test_ghost_knight_strengthens_the_other_minions_of_its_controller_there() -> None:
    game = scenario(
        hand=[upgrade],
        bases=[
            at(tortuga, mine(ghost_knight), mine(zapbot), of(0, warbot, owner=1), theirs(king_rex)),
            at(jungle_oasis, mine(laseratops)),
        ],
    )
    powers = [game.power(card) for card in (ghost_knight, zapbot, warbot, king_rex, laseratops)]
    assert powers == [0, 4, 6, 7, 4]


@pytest.mark.card("ghost_knight")
@pytest.mark.clause("SU-85")
def test_ghost_knight_serves_whoever_controls_it() -> None:
    game = scenario(
        hand=[upgrade], bases=[at(tortuga, of(1, ghost_knight, owner=0), mine(zapbot), theirs(warbot))]
    )
    assert (game.power(zapbot), game.power(warbot)) == (2, 6)


@pytest.mark.card("ghost_knight")
@pytest.mark.clause("SU-135")
def test_ghost_knight_cannot_be_destroyed_but_the_others_can() -> None:
    for pick, left in ((ghost_knight, [ghost_knight, zapbot]), (zapbot, [ghost_knight])):
        game = scenario(
            hand=[seeing_stars, upgrade], bases=[at(tortuga, theirs(ghost_knight), theirs(zapbot, poison))]
        )
        game.play(seeing_stars)
        game.choose(pick)
        assert game.minions(1) == left
    game = scenario(hand=[abduction, upgrade], bases=[at(tortuga, theirs(ghost_knight))])
    game.play(abduction)
    assert game.rival.hand == [ghost_knight]


@pytest.mark.card("ghost_knight")
@pytest.mark.clause("SU-36")
@pytest.mark.ruling("astroknights/ghost_knight/1")
def test_ghost_knight_of_power_zero_comes_second() -> None:
    game = scenario(
        hand=[upgrade],
        bases=[at(cave_of_shinies, mine(ghost_knight), *[theirs(king_rex)] * 4)],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (2, 4)


# Block the Probe


@pytest.mark.card("block_the_probe")
@pytest.mark.clause("SU-116")
def test_block_the_probe_strengthens_any_minion_until_the_turn_ends() -> None:
    game = scenario(
        hand=[block_the_probe, zapbot],
        rival_hand=[upgrade],
        bases=[at(tortuga, mine(warbot)), at(jungle_oasis, theirs(zapbot))],
    )
    game.play(block_the_probe)
    assert game.options == [warbot, zapbot]
    assert not game.can_decline
    game.choose(zapbot)
    assert game.power(zapbot) == 4
    assert game.me.discard == [block_the_probe]
    game.end_turn()
    assert game.power(zapbot) == 2


@pytest.mark.card("block_the_probe")
@pytest.mark.clause("SU-98")
@pytest.mark.ruling("astroknights/block_the_probe/1")
def test_block_the_probe_may_decide_a_base_that_is_about_to_score() -> None:
    game = scenario(
        hand=[block_the_probe, block_the_probe],
        bases=[
            at(jungle_oasis, mine(warbot), mine(zapbot), theirs(king_rex)),
            at(tortuga, mine(invader), theirs(laseratops)),
        ],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    game.choose(block_the_probe)
    assert game.options == [warbot, zapbot, king_rex, invader, laseratops]
    game.choose(invader)
    assert game.power(invader) == 5
    game.choose(block_the_probe)
    game.choose(zapbot)
    assert (game.me.vp, game.rival.vp) == (2, 0)


# Hidden Base


@pytest.mark.card("hidden_base")
@pytest.mark.clause("SU-11")
def test_hidden_base_gives_a_card_at_the_start_of_the_own_turn() -> None:
    game = scenario(
        hand=[hidden_base, zapbot],
        rival_hand=[upgrade],
        bases=[at(tortuga, mine(warbot)), at(jungle_oasis)],
    )
    assert game.can_play(hidden_base, base=2)
    game.play(hidden_base, base=1)
    assert game.actions(1) == [hidden_base]
    game.end_turn()
    assert game.asked == 1
    assert len(game.me.hand) == 1 + 2
    game.end_turn()
    assert len(game.me.hand) == 1 + 2 + 1


@pytest.mark.card("hidden_base")
@pytest.mark.clause("SU-105")
def test_hidden_base_gives_nothing_to_who_has_no_minion_there() -> None:
    game = scenario(
        hand=[upgrade],
        rival_hand=[upgrade],
        bases=[at(tortuga, theirs(warbot), mine(hidden_base)), at(jungle_oasis, mine(warbot))],
    )
    come_round(game)
    assert len(game.me.hand) == 1 + 2
    assert len(game.rival.hand) == 1 + 2


# It's a Trap!


def trapped(deck: list[Card], discard: list[Card] | None = None) -> Play:
    """I have played It's a Trap! when the Oasis is about to score."""
    game = scenario(
        hand=[its_a_trap],
        rival_hand=[upgrade],
        deck=deck,
        discard=discard,
        bases=[at(jungle_oasis, mine(king_rex), theirs(king_rex)), at(tortuga, theirs(warbot))],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    game.choose(its_a_trap)
    return game


MINIONS: list[Card] = [warbot, laseratops, invader, nukebot, zapbot, shinobi]


@pytest.mark.card("its_a_trap")
@pytest.mark.clause("SU-193", "SU-98", "SU-101")
def test_its_a_trap_turns_up_an_action_which_may_be_taken() -> None:
    game = trapped([warbot, invader, howl, *MINIONS, upgrade])
    assert game.rival.sees(invader)
    assert not game.rival.sees(nukebot)
    assert not game.me.sees(upgrade)
    game.choose_number(TAKE_IT)
    assert (game.me.vp, game.rival.vp) == (2, 2)
    assert howl in game.me.hand
    assert its_a_trap in game.me.discard


@pytest.mark.card("its_a_trap")
@pytest.mark.clause("SU-193", "SU-132")
def test_what_its_a_trap_has_turned_up_in_vain_is_shuffled_back() -> None:
    game = trapped([warbot, invader, howl, *MINIONS])
    game.choose_number(TAKE_IT)
    assert not any(game.rival.sees(card) for card in (warbot, invader))
    drawn = [card for card in game.me.hand if card is not howl]
    left = [warbot, invader, *MINIONS]
    assert ids(drawn + game.me.deck) == ids(left)
    assert drawn + game.me.deck != left


@pytest.mark.card("its_a_trap")
@pytest.mark.clause("SU-193", "SU-136")
def test_its_a_trap_may_play_the_action_at_once_whatever_its_kind() -> None:
    game = trapped([warbot, upgrade, *MINIONS])
    game.choose_number(PLAY_IT)
    game.play(upgrade, on=king_rex)
    assert (game.me.vp, game.rival.vp) == (2, 0)
    assert ids(game.me.deck + game.me.hand) == ids([warbot, *MINIONS])


@pytest.mark.card("its_a_trap")
@pytest.mark.clause("SU-132")
def test_the_cards_turned_up_are_in_no_pile_while_the_action_acts() -> None:
    deck = [warbot, mystic_studies, zapbot, shinobi, invader, laseratops]
    game = trapped(deck)
    game.choose_number(PLAY_IT)
    assert game.me.hand[:2] == [zapbot, shinobi]
    assert ids(game.me.hand + game.me.deck) == ids([card for card in deck if card is not mystic_studies])


@pytest.mark.card("its_a_trap")
@pytest.mark.clause("SU-193")
@pytest.mark.ruling("astroknights/its_a_trap/1")
def test_its_a_trap_may_shuffle_the_action_back_too() -> None:
    game = trapped([warbot, howl, *MINIONS])
    game.decline()
    assert ids(game.me.deck + game.me.hand) == ids([warbot, howl, *MINIONS])
    assert its_a_trap in game.me.discard
    assert howl not in game.me.discard
    assert not game.rival.sees(howl)


@pytest.mark.card("its_a_trap")
@pytest.mark.clause("SU-193")
@pytest.mark.ruling("astroknights/its_a_trap/2")
def test_its_a_trap_without_an_action_in_the_deck_shuffles_all_back() -> None:
    game = trapped([*MINIONS])
    assert game.is_play_phase
    assert game.asked == 1
    assert ids(game.me.deck + game.me.hand) == ids(MINIONS)
    assert not any(game.rival.sees(card) for card in MINIONS)


@pytest.mark.card("its_a_trap")
@pytest.mark.clause("SU-193", "SU-132")
@pytest.mark.ruling("astroknights/its_a_trap/2")
def test_its_a_trap_finds_no_action_in_the_discard_pile_either() -> None:
    """The card itself is in no pile; what lay in the discard pile is in the deck afterwards."""
    game = trapped([warbot, laseratops], discard=[zapbot, invader])
    assert game.is_play_phase
    assert game.asked == 1
    assert ids(game.me.deck + game.me.hand) == ids([warbot, laseratops, zapbot, invader])
    assert ids(game.me.discard) == ids([king_rex, its_a_trap])
    assert not any(game.rival.sees(card) for card in (warbot, zapbot, invader))


@pytest.mark.card("its_a_trap")
@pytest.mark.clause("SU-193", "SU-132")
@pytest.mark.ruling("astroknights/its_a_trap/2")
def test_its_a_trap_goes_on_in_the_shuffled_discard_pile() -> None:
    game = trapped([warbot], discard=[howl])
    game.choose_number(TAKE_IT)
    assert howl in game.me.hand


@pytest.mark.card("its_a_trap")
@pytest.mark.clause("SU-98")
def test_its_a_trap_does_nothing_at_another_time() -> None:
    game = scenario(hand=[its_a_trap, zapbot], deck=[howl, *MINIONS])
    game.play(its_a_trap)
    assert game.is_play_phase
    assert game.me.deck == [howl, *MINIONS]
    assert not game.rival.sees(howl)


# Laser Sword


@pytest.mark.card("laser_sword")
@pytest.mark.clause("SU-137")
def test_laser_sword_gives_one_power_to_any_minion() -> None:
    game = scenario(
        hand=[laser_sword, laser_sword, zapbot], bases=[at(tortuga, mine(warbot), theirs(zapbot))]
    )
    assert game.can_play(laser_sword, on=warbot)
    game.play(laser_sword, on=zapbot)
    assert game.power(zapbot) == 3


def struck(bearer: Piece) -> Play:
    """My Ninja Master strikes the bearer of a Laser Sword, beside whom a Zapbot stands."""
    game = scenario(hand=[ninja_master, upgrade], bases=[at(tortuga, bearer, theirs(zapbot))])
    game.play(ninja_master, base=1)
    game.choose(bearer.card)
    return game


@pytest.mark.card("laser_sword")
@pytest.mark.clause("SU-183", "SU-80")
def test_laser_sword_keeps_the_minions_of_others_off() -> None:
    assert struck(theirs(invader, laser_sword)).minions(1) == [invader, zapbot, ninja_master]
    assert struck(theirs(invader)).minions(1) == [zapbot, ninja_master]


@pytest.mark.card("laser_sword")
@pytest.mark.clause("SU-182", "SU-117")
@pytest.mark.ruling("astroknights/laser_sword/1")
def test_laser_sword_knows_its_own_controllers_minions_alone() -> None:
    """Whoever controls its bearer."""
    assert struck(theirs(invader, of(0, laser_sword))).minions(1) == [zapbot, ninja_master]
    assert struck(mine(invader, laser_sword)).minions(1) == [zapbot, ninja_master]
    assert struck(mine(invader, of(1, laser_sword))).minions(1) == [invader, zapbot, ninja_master]


@pytest.mark.card("laser_sword")
def test_laser_sword_protects_its_bearer_alone() -> None:
    game = scenario(
        hand=[ninja_master, upgrade], bases=[at(tortuga, theirs(invader, laser_sword), theirs(zapbot))]
    )
    game.play(ninja_master, base=1)
    game.choose(zapbot)
    assert game.minions(1) == [invader, ninja_master]


@pytest.mark.card("laser_sword")
@pytest.mark.clause("SU-183")
@pytest.mark.ruling("astroknights/laser_sword/2")
def test_laser_sword_stops_neither_actions_nor_bases() -> None:
    game = scenario(hand=[seeing_stars, zapbot], bases=[at(tortuga, theirs(zapbot, laser_sword))])
    game.play(seeing_stars)
    assert game.minions(1) == []
    game = scenario(
        hand=[upgrade],
        deck=[zapbot] * 4,
        bases=[at(temple_of_goju, *[mine(king_rex, of(1, laser_sword))] * 3)],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    game.choose(king_rex)
    assert game.me.deck[-1] is king_rex


@pytest.mark.card("laser_sword")
@pytest.mark.card("annoying_alien")
@pytest.mark.clause("SU-122", "SU-118")
@pytest.mark.parametrize(("edition", "left"), [("2017", 5), ("2012", 3)])
def test_laser_sword_stops_what_counts_as_affecting(edition: str, left: int) -> None:
    game = scenario(
        hand=[upgrade],
        edition=edition,
        bases=[at(tortuga, mine(annoying_alien), theirs(warbot, laser_sword), theirs(warbot))],
    )
    game.use(annoying_alien)
    game.choose(warbot)
    assert game.power(warbot) == left
    assert game.power(warbot, nth=2) == 2


# Prepare for Battle


@pytest.mark.card("prepare_for_battle")
@pytest.mark.clause("SU-137", "SU-101")
@pytest.mark.parametrize(
    ("end", "deck"), [(ON_TOP, [howl, king_rex, zapbot]), (UNDER, [king_rex, zapbot, howl])]
)
def test_prepare_for_battle_takes_one_of_two_and_puts_the_other_on_top_or_under(
    end: int, deck: list[Card]
) -> None:
    game = scenario(hand=[prepare_for_battle, zapbot], deck=[howl, warbot, king_rex, zapbot])
    game.play(prepare_for_battle)
    assert game.options == [howl, warbot]
    assert not game.can_decline
    assert game.rival.sees(warbot)
    game.choose(warbot)
    assert game.me.hand == [zapbot, warbot]
    game.choose_number(end)
    assert game.me.deck == deck


@pytest.mark.card("prepare_for_battle")
def test_prepare_for_battle_at_the_end_of_the_deck_asks_only_what_matters() -> None:
    game = scenario(hand=[prepare_for_battle, zapbot], deck=[howl, warbot])
    game.play(prepare_for_battle)
    game.choose(howl)
    assert game.is_play_phase
    assert game.me.deck == [warbot]
    game = scenario(hand=[prepare_for_battle, zapbot], deck=[howl])
    game.play(prepare_for_battle)
    assert game.is_play_phase
    assert game.me.hand == [zapbot, howl]


# Recycle the Trash


@pytest.mark.card("recycle_the_trash")
@pytest.mark.clause("SU-132")
def test_recycle_the_trash_shuffles_up_to_two_actions_in() -> None:
    game = scenario(
        hand=[recycle_the_trash, zapbot],
        deck=[*MINIONS],
        discard=[howl, king_rex, upgrade, mystic_studies],
    )
    game.play(recycle_the_trash)
    assert game.options == [howl, upgrade, mystic_studies]
    game.choose(upgrade, howl)
    assert game.is_play_phase
    assert game.me.discard == [king_rex, mystic_studies, recycle_the_trash]
    assert ids(game.me.deck) == ids([*MINIONS, howl, upgrade])
    assert not game.rival.sees(howl)


@pytest.mark.card("recycle_the_trash")
@pytest.mark.clause("SU-132", "SU-112")
def test_recycle_the_trash_with_none_still_shuffles() -> None:
    game = scenario(hand=[recycle_the_trash, zapbot], deck=[*MINIONS], discard=[howl])
    game.play(recycle_the_trash)
    game.decline()
    assert game.me.discard == [howl, recycle_the_trash]
    assert ids(game.me.deck) == ids(MINIONS)
    assert game.me.deck != MINIONS


# Use the Fours, Yield to Rage


@pytest.mark.card("use_the_fours")
@pytest.mark.clause("SU-116")
def test_use_the_fours_gives_an_own_minion_four_power_this_turn() -> None:
    game = scenario(
        hand=[use_the_fours, zapbot],
        rival_hand=[upgrade],
        bases=[at(tortuga, mine(warbot), theirs(king_rex)), at(jungle_oasis, mine(zapbot))],
    )
    game.play(use_the_fours)
    assert game.options == [warbot, zapbot]
    assert not game.can_decline
    game.choose(zapbot)
    assert game.power(zapbot) == 6
    assert game.me.discard == [use_the_fours]
    game.end_turn()
    assert game.power(zapbot) == 2


@pytest.mark.card("yield_to_rage")
@pytest.mark.clause("SU-116", "SU-96")
def test_yield_to_rage_gives_an_own_minion_two_power_this_turn_and_an_action() -> None:
    game = scenario(
        hand=[yield_to_rage, upgrade],
        rival_hand=[upgrade],
        bases=[at(tortuga, mine(warbot), theirs(king_rex)), at(jungle_oasis, mine(zapbot))],
    )
    game.play(yield_to_rage)
    assert game.options == [warbot, zapbot]
    game.choose(zapbot)
    assert game.power(zapbot) == 4
    assert game.can_play(upgrade)
    game.end_turn()
    assert game.power(zapbot) == 2


@pytest.mark.card("yield_to_rage")
@pytest.mark.clause("SU-112")
def test_yield_to_rage_gives_an_action_to_who_has_no_minion() -> None:
    game = scenario(hand=[yield_to_rage, upgrade], bases=[at(tortuga, theirs(king_rex))])
    game.play(yield_to_rage)
    assert game.power(king_rex) == 7
    assert game.can_play(upgrade)


# Hive of Scum and Villainy


def at_the_hive(*hand: Card) -> Play:
    return scenario(
        hand=[*hand, zapbot],
        rival_hand=[upgrade, zapbot],
        bases=[
            at(hive_of_scum_and_villainy, mine(warbot), of(0, invader, owner=1), theirs(laseratops)),
            at(jungle_oasis, mine(nukebot)),
        ],
    )


@pytest.mark.card("hive_of_scum_and_villainy")
@pytest.mark.clause("SU-104")
@pytest.mark.ruling("bases/hive_of_scum_and_villainy/1")
def test_the_hive_gives_a_card_for_power_directly_increased_there() -> None:
    for action, drawn in ((upgrade, 1), (laser_sword, 1), (the_touch, 0), (change_into_a_gun, 0)):
        game = at_the_hive(action)
        game.play(action, on=warbot)
        if action is change_into_a_gun:
            game.choose(laseratops)
        assert len(game.me.hand) == 1 + drawn


@pytest.mark.card("hive_of_scum_and_villainy")
@pytest.mark.ruling("bases/hive_of_scum_and_villainy/2")
def test_at_the_hive_who_controls_the_minion_counts() -> None:
    for minion, drawn in ((invader, 1), (laseratops, 0), (nukebot, 0)):
        game = at_the_hive(upgrade)
        game.play(upgrade, on=minion)
        assert len(game.me.hand) == 1 + drawn


@pytest.mark.card("hive_of_scum_and_villainy")
@pytest.mark.ruling("bases/hive_of_scum_and_villainy/3")
def test_the_hive_gives_one_card_a_turn_and_not_for_the_first_action_only() -> None:
    game = at_the_hive(yield_to_rage, yield_to_rage, upgrade)
    game.play(yield_to_rage)
    game.choose(nukebot)
    assert len(game.me.hand) == 3
    game.play(yield_to_rage)
    game.choose(warbot)
    assert len(game.me.hand) == 2 + 1
    game.play(upgrade, on=warbot)
    assert len(game.me.hand) == 1 + 1


@pytest.mark.card("hive_of_scum_and_villainy")
@pytest.mark.clause("SU-117")
def test_the_hive_serves_each_player_in_each_turn() -> None:
    game = at_the_hive(upgrade, upgrade)
    game.play(upgrade, on=warbot)
    game.end_turn()
    hand = len(game.rival.hand)
    game.play(upgrade, on=laseratops)
    assert len(game.rival.hand) == hand - 1 + 1
    game.end_turn()
    hand = len(game.me.hand)
    game.play(upgrade, on=warbot)
    assert len(game.me.hand) == hand - 1 + 1


@pytest.mark.card("hive_of_scum_and_villainy")
@pytest.mark.clause("SU-117", "SU-98")
def test_the_hive_serves_who_played_the_action_in_anothers_turn_too() -> None:
    game = scenario(
        hand=[upgrade],
        rival_hand=[block_the_probe],
        bases=[
            at(jungle_oasis, mine(king_rex), mine(king_rex)),
            at(hive_of_scum_and_villainy, mine(warbot), theirs(zapbot)),
        ],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    game.choose(block_the_probe)
    game.choose(zapbot)
    assert len(game.rival.hand) == 1
    assert len(game.me.hand) == 1 + 2


@pytest.mark.card("hive_of_scum_and_villainy")
@pytest.mark.clause("SU-117")
def test_the_hive_serves_each_player_once_in_the_same_turn() -> None:
    game = scenario(
        hand=[upgrade],
        rival_hand=[block_the_probe, block_the_probe],
        rival_deck=[zapbot] * 5,
        bases=[
            at(jungle_oasis, mine(king_rex), mine(king_rex)),
            at(hive_of_scum_and_villainy, mine(warbot), theirs(invader)),
        ],
        base_deck=[ninja_dojo],
    )
    game.play(upgrade, on=warbot)
    assert len(game.me.hand) == 1
    game.end_turn()
    for left in ([block_the_probe, zapbot], [zapbot]):
        assert game.asked == 1
        game.choose(block_the_probe)
        game.choose(invader)
        assert game.rival.hand == left


# No-Moon


def moon_rises(*others: Spot, seed: int = 1) -> Play:
    game = scenario(
        hand=[upgrade],
        rival_hand=[zapbot],
        bases=[at(no_moon, *[mine(king_rex)] * 4, theirs(warbot)), *others],
        base_deck=[ninja_dojo, temple_of_goju],
        seed=seed,
    )
    game.end_turn()
    return game


@pytest.mark.card("no_moon")
@pytest.mark.clause("SU-150")
@pytest.mark.ruling("bases/no_moon/1")
def test_no_moon_destroys_another_base_whose_cards_are_discarded() -> None:
    """No trigger of what is destroyed, no VP for it; then No-Moon scores."""
    caves = at(cave_of_shinies, theirs(nukebot, upgrade), mine(zapbot), mine(hidden_base))
    game = moon_rises(caves)
    assert [game.base(1), game.base(2)] == [temple_of_goju, ninja_dojo]
    assert game.minions(2) == []
    assert game.actions(2) == []
    assert {nukebot, upgrade} <= set(game.rival.discard)
    assert {zapbot, hidden_base} <= set(game.me.discard)
    assert (game.me.vp, game.rival.vp) == (5, 3)


@pytest.mark.card("no_moon")
@pytest.mark.clause("SU-150")
def test_no_moon_draws_the_other_base_at_random() -> None:
    left = [
        [game.base(2), game.base(3)]
        for seed in range(8)
        for game in [moon_rises(at(tortuga), at(jungle_oasis), seed=seed)]
    ]
    assert [ninja_dojo, jungle_oasis] in left
    assert [tortuga, ninja_dojo] in left
    assert all(pair in ([ninja_dojo, jungle_oasis], [tortuga, ninja_dojo]) for pair in left)


@pytest.mark.card("no_moon")
@pytest.mark.clause("SU-150")
def test_no_moon_alone_simply_scores() -> None:
    game = moon_rises()
    assert game.base(1) is ninja_dojo
    assert (game.me.vp, game.rival.vp) == (5, 3)
