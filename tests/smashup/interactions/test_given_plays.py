"""Hard interactions of cards that effects play, and of Terraforming: SU-168 to SU-170 and SU-200."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import Card
from baston.games.smashup.effects.abilities import TOKEN
from baston.games.smashup.factions.aliens import (
    invader,
    supreme_overlord,
    terraforming,
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
    hidden_ninja,
    seeing_stars,
)
from baston.games.smashup.factions.robots import the_central_brain, warbot, zapbot
from baston.games.smashup.factions.tricksters import (
    cave_of_shinies,
    disenchant,
    flame_trap,
    mushroom_kingdom,
)
from baston.games.smashup.factions.wizards import enchantress, mass_enchantment, mystic_studies, summon
from baston.games.smashup.factions.zombies import overrun, tenacious_z, zombie_lord
from baston.games.smashup.presentation.names import card_name
from tests.smashup.scenario import Play, at, mine, of, scenario, theirs


@pytest.mark.clause("SU-168")
def test_zombie_lord_fills_the_bases_where_there_was_nobody() -> None:
    game = scenario(
        hand=[zombie_lord, howl],
        deck=[upgrade] * 3,
        discard=[enchantress, king_rex, war_raptor, zapbot],
        bases=[at(tar_pits), at(jungle_oasis), at(cave_of_shinies, mine(warbot)), at(the_mothership)],
    )
    game.play(zombie_lord, base=1)
    assert game.options == [jungle_oasis, the_mothership]
    game.choose_base(2)
    assert game.options == [enchantress, war_raptor, zapbot]
    game.choose(enchantress)
    assert upgrade in game.me.hand  # it acts
    game.choose_base(4)
    game.choose(war_raptor)
    assert game.minions(1) == [zombie_lord]
    assert game.minions(2) == [enchantress]
    assert game.minions(3) == [warbot]
    assert game.minions(4) == [war_raptor]


@pytest.mark.clause("SU-169")
def test_one_tenacious_z_a_turn() -> None:
    game = scenario(
        hand=[tenacious_z, seeing_stars, king_rex],
        rival_hand=[howl],
        discard=[tenacious_z, tenacious_z],
        bases=[at(the_mothership), at(jungle_oasis)],
    )
    game.play(tenacious_z, base=2)  # from the hand it does not count
    game.use(tenacious_z)
    game.choose_base(1)
    assert not any(o >> TOKEN for o in game.plays_of(tenacious_z))
    game.play(seeing_stars)
    game.choose(tenacious_z)
    assert game.minions(1) == []
    assert game.asked == 1  # neither the other one nor the one that came back and died may come again


@pytest.mark.clause("SU-170")
def test_mass_enchantment_plays_anothers_card() -> None:
    def turned_up(card: Card, *more: Card) -> Play:
        game = scenario(
            hand=[mass_enchantment, king_rex, disenchant],
            rival_hand=[howl],
            rival_deck=[card, *more],
            third_deck=[king_rex, howl],
            deck=[invader] * 6,
            players=3,
            bases=[at(tar_pits, mine(warbot)), at(jungle_oasis)],
        )
        game.play(mass_enchantment)
        return game

    game = turned_up(mystic_studies, king_rex)
    assert game.me.hand.count(invader) == 2
    assert game.rival.discard == [mystic_studies]
    assert game.third.deck == [king_rex, howl]  # not chosen, it stays on top
    game = turned_up(upgrade, king_rex)
    assert game.attached(warbot) == [upgrade]
    assert game.controller(upgrade) == 0
    game = turned_up(hidden_ninja, king_rex)
    assert game.rival.discard == [hidden_ninja]
    assert game.is_play_phase


@pytest.mark.clause("SU-170")
def test_an_attached_card_of_another_leaves_for_its_owners_discard_pile() -> None:
    game = scenario(
        hand=[disenchant, king_rex],
        bases=[at(tar_pits, mine(warbot, of(0, upgrade, owner=1)))],
    )
    game.play(disenchant)
    assert game.rival.discard == [upgrade]
    assert game.me.discard == [disenchant]


@pytest.mark.clause("SU-200")
def test_terraforming_in_the_play_phase() -> None:
    game = scenario(
        hand=[terraforming, king_rex, howl],
        rival_hand=[howl],
        bases=[
            at(jungle_oasis, theirs(overrun), mine(warbot, upgrade), theirs(king_rex)),
            at(tar_pits),
        ],
        base_deck=[the_central_brain, cave_of_shinies, mushroom_kingdom],
    )
    assert game.total(1) == 13
    game.play(terraforming)
    game.choose(the_central_brain)
    game.choose_base(1)
    assert game.base(1) is the_central_brain
    assert game.attached(warbot) == [upgrade]
    assert game.power(warbot) == 4 + 2 + 1  # the new ability applies at once
    assert game.rival.discard == [overrun]
    assert len(game.table.base_deck) == 3
    assert jungle_oasis.number in [game.table.what[base] for base in game.table.base_deck]
    assert game.table.base_discard == []
    game.end_turn()
    assert game.me.vp == 0  # 15 of 19, though Jungle Oasis had reached its breakpoint
    assert game.asked == 1


@pytest.mark.clause("SU-200")
@pytest.mark.parametrize(
    ("lang", "told"), [("en", "{}: {} and {} discarded"), ("fr", "{}\u00a0: {} et {} à la défausse")]
)
def test_each_base_that_it_may_exchange_is_named_with_the_actions_that_it_would_lose(
    lang: str, told: str
) -> None:
    game = scenario(
        hand=[terraforming],
        bases=[at(jungle_oasis, theirs(overrun), theirs(overrun), theirs(flame_trap)), at(tar_pits)],
        base_deck=[the_central_brain, cave_of_shinies],
    )
    game.play(terraforming)
    game.choose(the_central_brain)
    names = [card_name(card, lang) for card in (jungle_oasis, overrun, flame_trap, tar_pits)]
    assert [GAME.presentation.label(game.table, base, lang) for base in game.decision.options] == [
        told.format(names[0], f"{names[1]} ×2", names[2]),
        names[3],
    ]


@pytest.mark.clause("SU-200")
def test_the_abilities_of_the_old_base_stop() -> None:
    game = scenario(
        hand=[terraforming, king_rex],
        bases=[at(the_central_brain, mine(warbot)), at(tar_pits)],
        base_deck=[jungle_oasis],
    )
    assert game.power(warbot) == 5
    game.play(terraforming)
    game.choose_base(1)
    assert game.power(warbot) == 4


@pytest.mark.clause("SU-200")
def test_destroying_is_not_what_happens_to_the_actions_on_the_old_base() -> None:
    game = scenario(
        hand=[terraforming, summon, supreme_overlord],
        bases=[at(tar_pits, theirs(flame_trap), mine(flame_trap)), at(jungle_oasis)],
        base_deck=[cave_of_shinies],
    )
    game.play(terraforming)
    game.choose_base(1)
    assert game.table.attached == []
    assert game.rival.discard == [flame_trap]
    assert flame_trap in game.me.discard
