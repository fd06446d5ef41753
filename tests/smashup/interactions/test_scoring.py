"""Hard interactions of scoring: SU-140 to SU-146. A is the active player, B and C follow clockwise."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import terraforming, the_homeworld, the_mothership
from baston.games.smashup.factions.dinosaurs import howl, jungle_oasis, king_rex, rampage, tar_pits, upgrade
from baston.games.smashup.factions.ninjas import (
    hidden_ninja,
    ninja_dojo,
    shinobi,
    temple_of_goju,
)
from baston.games.smashup.factions.pirates import first_mate, full_sail, pirate_king, the_grey_opal, tortuga
from baston.games.smashup.factions.robots import factory_436_1337, nukebot, the_central_brain, warbot, zapbot
from baston.games.smashup.factions.tricksters import cave_of_shinies
from baston.games.smashup.factions.wizards import (
    chronomage,
    mass_enchantment,
    school_of_wizardry,
    the_great_library,
)
from tests.smashup.scenario import Piece, Play, at, mine, of, scenario, theirs
from tests.smashup.scored import READY, score


@pytest.mark.clause("SU-140")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_below_the_breakpoint(edition: str) -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[full_sail, howl],
        bases=[at(jungle_oasis, mine(warbot), mine(warbot), theirs(warbot)), at(tar_pits)],
        base_deck=[the_homeworld],
        edition=edition,
    )
    game.end_turn()
    assert game.asked == 1
    game.choose(full_sail)
    game.choose(warbot)
    assert (game.me.vp, game.rival.vp) == (2, 0)
    assert game.base(1) is the_homeworld
    assert game.minions(2) == [warbot]
    assert game.asked == 1
    assert game.can_play(howl)  # the special did not use the free action


@pytest.mark.clause("SU-141")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_a_pass_is_not_final(edition: str) -> None:
    game = scenario(
        hand=[full_sail],
        rival_hand=[shinobi, shinobi],
        third_hand=[shinobi],
        players=3,
        bases=[at(tar_pits, *READY), at(the_homeworld)],
        base_deck=[jungle_oasis],
        edition=edition,
    )
    game.end_turn()
    game.decline()
    assert game.asked == 1
    game.choose(shinobi)
    assert game.asked == 2
    game.decline()
    assert game.asked == 0
    game.decline()
    assert game.base(1) is jungle_oasis  # B may play no second one: three passes in a row


@pytest.mark.clause("SU-141")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_the_limit_is_per_player(edition: str) -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[shinobi, shinobi],
        third_hand=[shinobi, shinobi],
        players=3,
        bases=[at(tar_pits, *READY), at(the_homeworld)],
        base_deck=[jungle_oasis],
        edition=edition,
    )
    game.end_turn()
    for seat in (1, 2):
        assert game.asked == seat
        game.choose(shinobi)
    assert game.is_play_phase
    assert game.table.vp == [4, 3, 3]
    assert game.rival.hand.count(shinobi) == game.third.hand.count(shinobi) == 1


@pytest.mark.clause("SU-141")
def test_another_base_allows_a_shinobi_again() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[shinobi, shinobi],
        bases=[at(tar_pits, *READY), at(ninja_dojo, *READY), at(the_homeworld)],
        base_deck=[jungle_oasis, cave_of_shinies],
    )
    game.end_turn()
    game.choose_base(1)
    game.choose(shinobi)
    assert game.rival.vp == 3
    assert game.asked == 1
    game.choose(shinobi)
    assert game.rival.vp == 3 + 3


@pytest.mark.clause("SU-142")
def test_in_play_before_hands_in_2017() -> None:
    game = scenario(
        hand=[shinobi],
        rival_hand=[howl],
        bases=[at(tar_pits, *READY), at(the_homeworld, theirs(pirate_king))],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    assert game.asked == 1
    assert game.asking is pirate_king
    game.decline()
    assert game.asked == 0
    game.choose(shinobi)
    assert game.asked == 1
    assert game.asking is pirate_king
    game.choose(pirate_king)
    assert game.rival.vp == 3


@pytest.mark.clause("SU-142")
def test_one_rotation_in_2012() -> None:
    game = scenario(
        hand=[shinobi],
        rival_hand=[howl],
        bases=[at(tar_pits, *READY), at(the_homeworld, theirs(pirate_king))],
        base_deck=[jungle_oasis],
        edition="2012",
    )
    game.end_turn()
    assert game.asked == 0
    assert game.options == [shinobi]
    game.decline()
    assert game.asked == 1
    game.choose(pirate_king)
    assert game.asked == 0  # who passed may come back in
    game.decline()
    assert (game.me.vp, game.rival.vp) == (4, 3)


@pytest.mark.clause("SU-143")
def test_a_minion_declared_to_leave_and_destroyed_by_the_dojo_moves_nowhere() -> None:
    game = score(*READY, theirs(first_mate, upgrade), players=3, base=ninja_dojo)
    game.choose(first_mate)
    assert game.asked == 1
    game.choose_base(2)
    game.choose(first_mate)  # the Dojo, of the winner A
    assert game.rival.discard[-1] is first_mate
    assert game.minions(2) == []


@pytest.mark.clause("SU-143")
def test_a_minion_declared_to_leave_and_taken_by_the_temple_goes_under_the_deck() -> None:
    game = score(*READY, theirs(first_mate), players=3, base=temple_of_goju)
    game.choose(first_mate)
    game.choose_base(2)
    game.choose(king_rex)
    assert game.rival.deck[-1] is first_mate
    assert game.minions(2) == []


@pytest.mark.clause("SU-143")
def test_a_minion_left_alone_moves_at_step_d_with_what_is_attached() -> None:
    game = score(*READY, theirs(first_mate, upgrade), players=3, base=ninja_dojo)
    game.choose(first_mate)
    game.choose_base(2)
    assert game.asked == 0
    assert game.minions(2) == []  # it has not left yet
    game.decline()
    assert game.minions(2) == [first_mate]
    assert game.attached(first_mate) == [upgrade]
    assert game.base(1) is jungle_oasis


@pytest.mark.clause("SU-144")
@pytest.mark.parametrize("base", [tar_pits, the_grey_opal])
def test_a_saved_minion_never_goes_to_the_replacement(base: Card) -> None:
    saved = first_mate if base is tar_pits else zapbot
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        bases=[at(base, *READY, theirs(saved)), at(the_homeworld), at(cave_of_shinies)],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    if base is the_grey_opal:
        game.choose(zapbot)
    assert game.asked == 1
    assert game.options == [the_homeworld, cave_of_shinies]
    game.choose_base(3)
    assert game.base(1) is jungle_oasis
    assert game.minions(1) == []
    assert game.minions(3) == [saved]


@pytest.mark.clause("SU-144")
def test_tortugas_runner_up_brings_a_minion_from_another_base() -> None:
    game = score(*READY, theirs(zapbot), elsewhere=(theirs(warbot), mine(warbot)), players=3, base=tortuga)
    assert game.asked == 1
    assert game.base(1) is jungle_oasis
    assert game.options == [warbot]  # the Zapbot of Tortuga itself has been discarded
    assert game.can_decline
    game.choose(warbot)
    assert game.minions(1) == [warbot]
    assert game.minions(2) == [warbot]


@pytest.mark.clause("SU-144")
def test_the_school_chooses_in_the_after_window_what_arrives_at_step_f() -> None:
    game = score(*READY, players=3, base=school_of_wizardry)
    assert game.options == [jungle_oasis, cave_of_shinies, the_central_brain]
    assert game.base(1) is school_of_wizardry
    game.choose(the_central_brain)
    assert game.base(1) is school_of_wizardry  # the order of the others is still asked
    game.choose(jungle_oasis)
    assert game.base(1) is the_central_brain


@pytest.mark.clause("SU-145")
def test_a_chain_of_first_mates() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        bases=[
            at(tar_pits, *READY, theirs(first_mate)),
            at(the_mothership, mine(king_rex), mine(king_rex), theirs(warbot)),
            at(the_homeworld),
        ],
        base_deck=[jungle_oasis, cave_of_shinies],
    )
    assert (game.total(2), game.breakpoint(2)) == (18, 20)
    game.end_turn()
    game.choose_base(2)
    assert game.table.vp == [4 + 4, 3 + 2]  # the second has scored in the same phase
    assert game.asking is first_mate
    game.choose_base(3)
    assert game.minions(3) == [first_mate]
    assert [game.base(b) for b in (1, 2)] == [jungle_oasis, cave_of_shinies]


@pytest.mark.clause("SU-145")
def test_a_rampage_of_this_turn_still_lowers_the_breakpoint_in_a_chain() -> None:
    game = scenario(
        hand=[rampage, king_rex],
        rival_hand=[howl],
        bases=[
            at(tar_pits, *READY, theirs(first_mate)),
            at(factory_436_1337, mine(nukebot), theirs(king_rex), theirs(warbot), theirs(zapbot)),
        ],
        base_deck=[jungle_oasis, cave_of_shinies],
    )
    game.play(rampage)
    game.choose_base(2)
    assert (game.total(2), game.breakpoint(2)) == (18, 20)
    game.end_turn()
    game.choose_base(2)
    assert game.rival.vp == 3 + 2 + 3  # 15 at the Factory
    assert game.asking is first_mate


def exchanged(*pieces: Piece) -> Play:
    """B's Hidden Ninja plays Chronomage, whose action turns up C's Terraforming, at the Dojo."""
    game = scenario(
        hand=[howl],
        rival_hand=[hidden_ninja, chronomage, mass_enchantment, howl],
        third_hand=[howl],
        third_deck=[terraforming, king_rex, king_rex],
        players=3,
        bases=[at(ninja_dojo, *pieces), at(the_homeworld)],
        base_deck=[tar_pits, the_great_library],
    )
    game.end_turn()
    game.choose(hidden_ninja)
    game.choose(mass_enchantment)
    assert (game.asking, game.asked) == (terraforming, 1)
    game.choose(the_great_library)
    game.choose_base(1)
    return game


@pytest.mark.clause("SU-146")
def test_a_base_exchanged_during_scoring_gives_no_vp_and_no_after_window() -> None:
    game = exchanged(mine(king_rex), mine(king_rex), of(2, first_mate), of(2, first_mate))
    assert game.table.vp == [0, 0, 0]
    assert game.base(1) is the_great_library
    assert len(game.minions(1)) == 5
    assert game.asked == 1
    assert game.is_play_phase  # A's turn is over
    assert game.third.discard == [terraforming]


@pytest.mark.clause("SU-146")
def test_after_the_exchange_the_check_starts_again_with_the_bases_now_in_play() -> None:
    game = exchanged(mine(king_rex), mine(king_rex), of(2, king_rex))  # 21 and Chronomage: 24
    assert game.table.vp == [4, 1, 2]  # those of The Great Library
    assert game.asking is the_great_library
