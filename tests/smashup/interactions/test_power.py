"""Hard interactions of power, decks and information: SU-171 to SU-178, with the numbers of the clauses."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import (
    crop_circles,
    invader,
    jammed_signal,
    probe,
    the_homeworld,
    the_mothership,
)
from baston.games.smashup.factions.dinosaurs import (
    armor_stego,
    howl,
    jungle_oasis,
    king_rex,
    rampage,
    tar_pits,
    upgrade,
    war_raptor,
)
from baston.games.smashup.factions.ninjas import infiltrate, poison, seeing_stars
from baston.games.smashup.factions.pirates import swashbuckling
from baston.games.smashup.factions.robots import hoverbot, the_central_brain, warbot, zapbot
from baston.games.smashup.factions.tricksters import cave_of_shinies, enshrouding_mist, take_the_shinies
from baston.games.smashup.factions.wizards import (
    archmage,
    mass_enchantment,
    neophyte,
    portal,
    school_of_wizardry,
    scry,
    winds_of_change,
)
from baston.games.smashup.factions.zombies import (
    grave_robbing,
    lend_a_hand,
    mall_crawl,
    rhodes_plaza_mall,
    walker,
)
from tests.smashup.scenario import at, mine, of, scenario, theirs

OBEY, REFUSE = 1, 2


@pytest.mark.clause("SU-171")
def test_sum_then_floor() -> None:
    game = scenario(hand=[howl, king_rex], bases=[at(tar_pits, mine(zapbot, of(1, poison), upgrade))])
    assert game.power(zapbot) == 0
    game.play(howl)
    assert game.power(zapbot) == 1


@pytest.mark.clause("SU-172")
def test_a_rampage_is_fixed_when_it_is_made() -> None:
    game = scenario(
        hand=[rampage, poison, king_rex],
        rival_hand=[howl],
        bases=[at(cave_of_shinies, mine(king_rex)), at(jungle_oasis, mine(archmage))],
    )
    game.play(rampage)
    game.choose_base(1)
    assert game.breakpoint(1) == 16
    game.play(poison, on=king_rex)
    assert game.power(king_rex) == 3
    assert game.breakpoint(1) == 16
    game.end_turn()
    assert game.breakpoint(1) == 23


@pytest.mark.clause("SU-172")
def test_a_rampage_stays_when_the_minion_leaves() -> None:
    game = scenario(
        hand=[rampage, crop_circles, king_rex],
        bases=[at(cave_of_shinies, mine(king_rex)), at(jungle_oasis, mine(archmage))],
    )
    game.play(rampage)
    game.choose_base(1)
    game.play(crop_circles)
    game.choose_base(1)
    assert game.minions(1) == []
    assert game.breakpoint(1) == 16


@pytest.mark.clause("SU-172")
@pytest.mark.parametrize("card", [howl, swashbuckling])
def test_howl_and_swashbuckling_reach_the_minions_of_that_moment(card: Card) -> None:
    game = scenario(hand=[card, invader, king_rex], bases=[at(tar_pits, mine(warbot)), at(jungle_oasis)])
    bases = [at(tar_pits, mine(warbot), mine(enshrouding_mist))]
    game = scenario(hand=[card, invader, king_rex], bases=bases)
    game.play(card)
    game.play(invader, base=1)
    assert (game.power(warbot), game.power(invader)) == (5, 3)


@pytest.mark.clause("SU-173")
def test_armor_stego_scores_with_three_in_its_controllers_turn_and_five_in_others() -> None:
    pieces = (theirs(armor_stego), mine(king_rex), mine(armor_stego))
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        bases=[at(tar_pits, *pieces), at(the_homeworld)],
        base_deck=[jungle_oasis],
    )
    assert game.total(1) == 5 + 7 + 3
    game.end_turn()
    assert game.base(1) is tar_pits  # 15 of 16
    assert game.total(1) == 3 + 7 + 5


@pytest.mark.clause("SU-173")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_n_raptors_have_n_plus_two_each(n: int) -> None:
    pieces = [of(i % 2, war_raptor) for i in range(n)]
    game = scenario(hand=[howl], bases=[at(the_homeworld, *pieces), at(jungle_oasis, mine(war_raptor))])
    assert [game.power(war_raptor, i + 1) for i in range(n)] == [n + 2] * n
    assert game.power(war_raptor, n + 1) == 3


@pytest.mark.clause("SU-173")
def test_the_central_brain_counts_for_the_breakpoint_and_disappears_with_the_base() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        bases=[at(the_central_brain, mine(king_rex), mine(king_rex), theirs(zapbot)), at(the_homeworld)],
        base_deck=[jungle_oasis],
    )
    assert game.total(1) == 16 + 3 == game.breakpoint(1)
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (4, 2)


@pytest.mark.clause("SU-174")
def test_jammed_signal_on_the_mall_scores_and_pays_nothing() -> None:
    game = scenario(
        hand=[jammed_signal, howl, king_rex],
        rival_hand=[howl],
        bases=[at(rhodes_plaza_mall, *[mine(king_rex)] * 4), at(the_homeworld)],
        base_deck=[jungle_oasis],
    )
    game.play(jammed_signal, base=1)
    game.end_turn()
    assert game.me.vp == 0
    assert game.base(1) is jungle_oasis


@pytest.mark.clause("SU-174")
@pytest.mark.parametrize(("choice", "power"), [(OBEY, 5), (REFUSE, 4)])
def test_infiltrate_on_the_brain_refuses_for_ones_own_minions_only(choice: int, power: int) -> None:
    game = scenario(
        hand=[infiltrate, king_rex],
        bases=[at(the_central_brain, mine(warbot), theirs(warbot)), at(jungle_oasis)],
    )
    game.play(infiltrate, base=1)
    game.choose_number(choice)
    assert game.power(warbot, 1) == power
    assert game.power(warbot, 2) == 5


@pytest.mark.clause("SU-174")
def test_infiltrate_on_the_cave_denies_nobody_elses_vp() -> None:
    game = scenario(
        hand=[seeing_stars, king_rex],
        bases=[at(cave_of_shinies, mine(infiltrate), theirs(invader)), at(jungle_oasis)],
    )
    game.play(seeing_stars)
    assert game.rival.vp == 1


@pytest.mark.clause("SU-175")
def test_portal_through_the_end_of_the_deck() -> None:
    game = scenario(
        hand=[portal, king_rex],
        deck=[invader, upgrade, invader],
        discard=[howl] * 4,
        bases=[at(tar_pits)],
    )
    game.play(portal)
    assert game.options == [invader, invader]
    game.decline()
    assert game.me.discard == []
    while game.asking is portal:
        game.answer(game.decision.options[0])
    assert sorted(card.id for card in game.me.deck[:5]) == ["howl", "howl", "invader", "invader", "upgrade"]
    assert game.me.deck[5:] == [howl, howl]


@pytest.mark.clause("SU-175")
def test_scry_never_shuffles_the_discard_pile_in_in_the_middle() -> None:
    game = scenario(
        hand=[scry, king_rex], deck=[invader, zapbot, warbot], discard=[howl, howl], bases=[at(tar_pits)]
    )
    game.play(scry)
    assert game.me.hand == [king_rex]
    assert game.me.discard == [howl, howl, scry]
    assert sorted(card.id for card in game.me.deck) == ["invader", "warbot", "zapbot"]


@pytest.mark.clause("SU-175")
@pytest.mark.parametrize("card", [portal, scry, mall_crawl])
def test_with_both_piles_empty_nothing_happens(card: Card) -> None:
    game = scenario(hand=[card, king_rex], deck=[], discard=[], bases=[at(tar_pits)])
    game.play(card)
    assert game.is_play_phase
    assert game.me.hand == [king_rex]
    assert game.me.discard == [card]


@pytest.mark.clause("SU-176")
def test_a_card_that_resolves_is_in_no_pile() -> None:
    game = scenario(hand=[lend_a_hand, king_rex], discard=[howl], bases=[at(tar_pits)])
    game.play(lend_a_hand)
    assert game.options == [howl]
    game.choose(howl)
    assert game.me.discard == [lend_a_hand]
    game = scenario(hand=[grave_robbing, king_rex], discard=[], bases=[at(tar_pits)])
    game.play(grave_robbing)
    assert game.me.hand == [king_rex]
    assert game.me.discard == [grave_robbing]
    game = scenario(
        hand=[winds_of_change, king_rex], deck=[], discard=[howl, howl, howl, howl], bases=[at(tar_pits)]
    )
    game.play(winds_of_change)
    assert winds_of_change not in game.me.hand
    assert winds_of_change not in game.me.deck
    assert sorted(card.id for card in game.me.hand) == ["howl"] * 4 + ["king_rex"]


@pytest.mark.clause("SU-177")
def test_a_hand_of_twelve_is_kept_until_the_own_draw_phase() -> None:
    game = scenario(
        hand=[crop_circles, king_rex],
        rival_hand=[howl] * 10,
        bases=[at(tar_pits, theirs(invader), theirs(zapbot))],
    )
    game.play(crop_circles)
    assert len(game.rival.hand) == 12
    game.end_turn()
    assert game.asked == 1
    assert len(game.rival.hand) == 12
    game.end_turn()
    assert len(game.rival.hand) == 14
    for _ in range(4):
        assert game.asked == 1
        game.choose(howl)
    assert len(game.rival.hand) == 10
    assert game.asked == 0


def knowing(game_players: int, card: Card, hand: Card, rival_hand: list[Card]) -> list[bool]:
    """Which seats know where a copy of the card is, once A has played the other one."""
    game = scenario(
        hand=[hand, king_rex],
        deck=[card, card, zapbot],
        rival_hand=rival_hand,
        rival_deck=[card, card, zapbot],
        third_deck=[zapbot, zapbot],
        players=game_players,
        bases=[at(the_mothership), at(tar_pits)],
    )
    game.play(hand, base=1 if hand.kind == 0 else None)
    if hand is probe:
        game.choose_seat(1)
    return [player.sees(card) for player in (game.me, game.rival, game.third)]


@pytest.mark.clause("SU-178")
def test_seen_by_one_player() -> None:
    assert knowing(3, upgrade, probe, [upgrade]) == [True, True, False]  # of B's hand, which B knows
    assert knowing(3, upgrade, walker, []) == [True, False, False]
    assert knowing(3, upgrade, mall_crawl, []) == [True, False, False]


@pytest.mark.clause("SU-178")
def test_seen_by_all() -> None:
    assert knowing(3, invader, hoverbot, []) == [True, True, True]
    assert knowing(3, upgrade, neophyte, []) == [True, True, True]
    assert knowing(3, upgrade, portal, []) == [True, True, True]
    assert knowing(3, invader, mass_enchantment, []) == [True, True, True]


@pytest.mark.clause("SU-178")
def test_scry_is_a_secret_search_that_shows_the_card_found() -> None:
    game = scenario(hand=[scry, king_rex], deck=[upgrade, howl, invader], bases=[at(tar_pits)], players=3)
    game.play(scry)
    assert [p.sees(invader) for p in (game.me, game.rival, game.third)] == [True, False, False]
    game.choose(upgrade)
    assert [p.sees(upgrade) for p in (game.me, game.rival, game.third)] == [True, True, True]
    assert [p.sees(howl) for p in (game.me, game.rival, game.third)] == [False, False, False]


@pytest.mark.clause("SU-178")
def test_the_bases_of_the_school_are_seen_by_the_winner_alone() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        third_hand=[howl],
        players=3,
        bases=[at(school_of_wizardry, *[theirs(king_rex)] * 3), at(the_homeworld)],
        base_deck=[jungle_oasis, tar_pits, cave_of_shinies, the_mothership],
    )
    game.end_turn()
    assert game.asked == 1
    assert [p.sees(tar_pits) for p in (game.me, game.rival, game.third)] == [False, True, False]
    assert not game.rival.sees(the_mothership)


@pytest.mark.clause("SU-178")
def test_random_discards_depend_on_the_seed_alone() -> None:
    def left(seed: int) -> list[Card]:
        game = scenario(
            hand=[take_the_shinies, king_rex],
            rival_hand=[howl, invader, zapbot, upgrade],
            bases=[at(tar_pits)],
            seed=seed,
        )
        game.play(take_the_shinies)
        return game.rival.hand

    assert all(left(seed) == left(seed) for seed in range(5))
    assert len({tuple(card.id for card in left(seed)) for seed in range(30)}) == 6
