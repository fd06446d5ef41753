"""Hard interactions of plays: SU-162 to SU-167, with the numbers of the clauses."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.effects.abilities import TOKEN
from baston.games.smashup.factions.aliens import (
    collector,
    invader,
    invasion,
    the_homeworld,
    the_mothership,
)
from baston.games.smashup.factions.dinosaurs import (
    howl,
    jungle_oasis,
    king_rex,
    tar_pits,
    upgrade,
    war_raptor,
)
from baston.games.smashup.factions.ninjas import (
    disguise,
    hidden_ninja,
    ninja_acolyte,
    ninja_master,
    shinobi,
    tiger_assassin,
)
from baston.games.smashup.factions.robots import microbot_fixer, warbot, zapbot
from baston.games.smashup.factions.tricksters import (
    block_the_path,
    cave_of_shinies,
    enshrouding_mist,
    flame_trap,
    leprechaun,
)
from baston.games.smashup.factions.wizards import enchantress
from baston.games.smashup.factions.zombies import overrun, they_keep_coming, zombie_lord
from tests.smashup.scenario import Play, at, mine, scenario, theirs


def beside_leprechaun(card: Card, *more: Card) -> Play:
    """I play a minion where B's Leprechaun (5) and these of mine are."""
    game = scenario(
        hand=[card, howl],
        bases=[at(the_mothership, theirs(leprechaun), *[mine(m) for m in more]), at(jungle_oasis)],
    )
    game.play(card, base=1)
    return game


@pytest.mark.clause("SU-162")
def test_after_a_minion_is_played_beside_the_leprechaun() -> None:
    game = beside_leprechaun(ninja_master)
    game.choose(leprechaun)
    assert game.minions(1) == [ninja_master]
    game = beside_leprechaun(tiger_assassin, zapbot)
    game.choose(zapbot)  # its ability comes first …
    assert game.minions(1) == [leprechaun]  # … then it is destroyed, with 4 against 5
    game = beside_leprechaun(war_raptor, war_raptor, war_raptor)
    assert game.power(war_raptor) == 5
    assert game.minions(1) == [leprechaun] + [war_raptor] * 3
    game = beside_leprechaun(collector)
    game.choose(collector)
    assert game.me.hand == [howl, collector]
    assert game.me.discard == []


@pytest.mark.clause("SU-162")
def test_a_minion_that_is_moved_to_the_leprechaun_is_safe() -> None:
    game = scenario(
        hand=[invasion, king_rex],
        bases=[at(the_mothership, theirs(leprechaun)), at(jungle_oasis, mine(zapbot))],
    )
    game.play(invasion)
    game.choose(zapbot)
    assert game.minions(1) == [leprechaun, zapbot]


@pytest.mark.clause("SU-163")
def test_flame_trap_and_a_chain() -> None:
    game = scenario(
        hand=[zapbot, zapbot, zapbot, howl],
        bases=[at(the_mothership, theirs(flame_trap)), at(jungle_oasis)],
    )
    first, second, third = game.table.hand[0][:3]
    game.play(zapbot, base=1)
    game.choose(zapbot, nth=1)  # the second, on the same base, within the ability of the first
    game.choose(zapbot, nth=1)
    game.settle()
    left = game.table.minions_at[game.place(1)]
    assert third not in left
    assert left == [first, second]
    assert game.actions(1) == []
    assert game.me.discard == [zapbot]


@pytest.mark.clause("SU-163")
def test_without_a_chain_the_first_is_destroyed_and_its_extra_play_is_kept() -> None:
    game = scenario(
        hand=[zapbot, war_raptor, howl], bases=[at(the_mothership, theirs(flame_trap)), at(jungle_oasis)]
    )
    game.play(zapbot, base=1)
    game.decline()
    assert game.minions(1) == []
    assert game.me.discard == [zapbot]
    assert game.is_play_phase
    game.play(war_raptor, base=1)
    assert game.minions(1) == [war_raptor]


@pytest.mark.clause("SU-164")
def test_the_homeworld_and_zapbot_give_two_extra_minions() -> None:
    game = scenario(
        hand=[zapbot, war_raptor, enchantress, enchantress, king_rex, howl],
        bases=[at(the_homeworld), at(jungle_oasis)],
        deck=[howl] * 9,
    )
    game.play(zapbot, base=1)
    while not game.is_play_phase:
        game.decline()
    assert not game.can_play(king_rex)  # 7
    assert game.can_play(war_raptor, base=1)  # printed 2
    game.play(war_raptor, base=2)  # played elsewhere it gives nothing
    game.play(enchantress, base=1)  # played there it gives one more
    if not game.is_play_phase:  # the extra minion is kept, whether or not it is offered at once
        game.decline()
    game.play(enchantress, base=2)
    assert game.minions(2) == [war_raptor, enchantress]
    assert not game.can_play(king_rex)


@pytest.mark.clause("SU-164")
def test_before_scoring_the_homeworlds_extra_minion_is_played_at_once_or_lost() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[shinobi, war_raptor, king_rex],
        bases=[at(the_homeworld, *[mine(king_rex)] * 4), at(tar_pits)],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    game.choose(shinobi)
    assert game.asking is the_homeworld
    assert game.asked == 1  # the owner benefits
    assert set(game.options) == {war_raptor}
    game.decline()
    assert game.is_play_phase
    assert not [o for o in game.plays_of(war_raptor) if o >> TOKEN]
    assert game.table.minion_plays == 1


@pytest.mark.clause("SU-165")
def test_acolyte_and_fixer() -> None:
    game = scenario(
        hand=[king_rex, howl],
        bases=[at(tar_pits, mine(ninja_acolyte), mine(ninja_acolyte)), at(jungle_oasis)],
    )
    game.use(ninja_acolyte)
    game.choose(ninja_acolyte)  # it is replayed there
    assert game.minions(1).count(ninja_acolyte) == 2
    assert ninja_acolyte not in game.options  # a second one can no longer be used
    assert game.can_play(king_rex)  # the free minion is still available


@pytest.mark.clause("SU-165")
def test_fixer_brought_by_an_acolyte_is_the_first_minion_of_the_turn() -> None:
    game = scenario(
        hand=[microbot_fixer, king_rex, king_rex, king_rex, howl],
        bases=[at(tar_pits, mine(ninja_acolyte)), at(jungle_oasis)],
    )
    game.use(ninja_acolyte)
    game.choose(microbot_fixer)
    if not game.is_play_phase:  # Fixer's extra minion is kept, whether or not it is offered at once
        game.decline()
    game.play(king_rex, base=2)
    game.play(king_rex, base=2)
    assert game.minions(2) == [king_rex, king_rex]
    assert not game.can_play(king_rex)


@pytest.mark.clause("SU-166")
def test_disguise_offers_only_what_can_be_paid() -> None:
    one_in_hand = scenario(
        hand=[disguise, king_rex, howl], bases=[at(tar_pits, mine(zapbot), mine(warbot)), at(jungle_oasis)]
    )
    one_in_hand.play(disguise)
    one_in_hand.choose(zapbot)
    assert one_in_hand.minions(1) == [warbot, king_rex]  # a second pick was not offered
    assert zapbot in one_in_hand.me.hand


@pytest.mark.clause("SU-166")
def test_disguise_plays_first_and_returns_afterwards() -> None:
    game = scenario(
        hand=[disguise, king_rex, invader, howl],
        bases=[at(tar_pits, mine(zapbot), mine(warbot)), at(jungle_oasis)],
    )
    game.play(disguise)
    game.choose(zapbot, warbot)
    assert game.minions(1) == [zapbot, warbot]
    assert zapbot not in game.options
    game.choose(king_rex)
    assert game.minions(1) == [king_rex, invader]
    assert game.me.vp == 1
    assert {zapbot, warbot} <= set(game.me.hand)


@pytest.mark.clause("SU-166")
def test_the_acolyte_returns_first_and_does_both_or_neither() -> None:
    game = scenario(
        hand=[king_rex, howl], bases=[at(tar_pits, mine(ninja_acolyte, upgrade)), at(jungle_oasis)]
    )
    game.use(ninja_acolyte)
    assert game.minions(1) == []
    assert not game.can_decline
    game.choose(king_rex)
    assert game.minions(1) == [king_rex]


@pytest.mark.clause("SU-166", "SU-167")
def test_under_anothers_overrun_no_exchange_is_possible() -> None:
    game = scenario(
        hand=[disguise, king_rex],
        bases=[at(tar_pits, theirs(overrun), mine(ninja_acolyte), mine(zapbot)), at(jungle_oasis)],
    )
    assert not game.plays_of(ninja_acolyte)
    game.play(disguise)
    assert game.is_play_phase
    assert game.minions(1) == [ninja_acolyte, zapbot]
    assert game.me.hand == [king_rex]


@pytest.mark.clause("SU-167")
def test_overrun_stops_free_and_extra_plays_but_no_move() -> None:
    game = scenario(
        hand=[enshrouding_mist, invasion, king_rex, howl],
        bases=[at(tar_pits, theirs(overrun)), at(jungle_oasis, mine(zapbot))],
    )
    game.play(enshrouding_mist, base=1)
    assert not game.can_play(king_rex, base=1)
    game = scenario(
        hand=[invasion, king_rex], bases=[at(tar_pits, theirs(overrun)), at(jungle_oasis, mine(zapbot))]
    )
    game.play(invasion)
    assert game.minions(1) == [zapbot]


@pytest.mark.clause("SU-167")
@pytest.mark.parametrize("stop", [overrun, block_the_path])
def test_specials_and_immediate_plays_are_stopped_too(stop: Card) -> None:
    game = scenario(
        hand=[stop, king_rex],
        rival_hand=[shinobi, hidden_ninja, ninja_acolyte, howl],
        bases=[at(tar_pits, *[mine(king_rex)] * 3), at(jungle_oasis)],
        base_deck=[cave_of_shinies],
    )
    game.play(stop, base=1)
    if stop is block_the_path:
        game.choose_faction("ninjas")
    game.end_turn()
    assert game.asked == 1
    assert game.options == [hidden_ninja]  # it may be played, for nothing
    game.choose(hidden_ninja)
    assert game.rival.vp == 0
    assert game.rival.discard == [hidden_ninja]


@pytest.mark.clause("SU-167")
def test_zombie_lords_minions_are_stopped_and_a_play_without_a_legal_base_is_lost() -> None:
    game = scenario(
        hand=[zombie_lord, howl],
        discard=[war_raptor, war_raptor],
        bases=[at(tar_pits), at(jungle_oasis, theirs(overrun)), at(cave_of_shinies)],
    )
    game.play(zombie_lord, base=1)
    assert game.options == [cave_of_shinies]
    game.choose_base(3)
    game.settle()
    while not game.is_play_phase:
        game.answer(game.decision.options[-1])
    assert game.minions(2) == []
    assert game.minions(3) == [war_raptor]
    game = scenario(
        hand=[they_keep_coming, king_rex, howl], discard=[invader], bases=[at(tar_pits, theirs(overrun))]
    )
    game.play(they_keep_coming)
    assert game.minions(1) == []
    assert invader in game.me.discard
