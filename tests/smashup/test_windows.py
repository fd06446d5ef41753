"""The windows before and after scoring: SU-34, SU-35, SU-43, SU-98 and SU-123."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import invader, scout, the_homeworld
from baston.games.smashup.factions.dinosaurs import howl, jungle_oasis, king_rex, tar_pits, upgrade
from baston.games.smashup.factions.ninjas import hidden_ninja, ninja_dojo, shinobi
from baston.games.smashup.factions.pirates import dinghy, first_mate, full_sail, pirate_king
from baston.games.smashup.factions.robots import zapbot
from baston.games.smashup.factions.tricksters import cave_of_shinies
from baston.games.smashup.factions.wizards import the_great_library
from tests.smashup.scenario import Piece, Play, at, mine, of, scenario, theirs

READY = (mine(king_rex), mine(king_rex), mine(king_rex))  # 21 at Tar Pits, whose breakpoint is 16


def before_scoring(
    hands: list[list[Card]], *elsewhere: Piece, edition: str = "2017", here: tuple[Piece, ...] = READY
) -> Play:
    """Tar Pits is about to score; these minions stand on another base."""
    hands = hands + [[howl]] * (3 - len(hands))
    game = scenario(
        hand=hands[0] + [howl],
        rival_hand=hands[1],
        third_hand=hands[2],
        players=3,
        bases=[at(tar_pits, *here), at(the_homeworld, *elsewhere), at(cave_of_shinies)],
        base_deck=[jungle_oasis],
        edition=edition,
    )
    game.end_turn()
    return game


@pytest.mark.clause("SU-34", "SU-123")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_hands_play_one_card_at_a_time_clockwise_from_the_active_player(edition: str) -> None:
    game = before_scoring([[shinobi, full_sail], [shinobi], [shinobi]], edition=edition)
    seats = []
    for _ in range(3):
        seats.append(game.asked)
        game.choose(shinobi)
    assert seats == [0, 1, 2]
    assert game.asked == 0
    assert game.options == [full_sail]


@pytest.mark.clause("SU-34", "SU-123")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_the_window_closes_when_all_have_passed_in_succession(edition: str) -> None:
    game = before_scoring([[full_sail], [full_sail], [shinobi]], edition=edition)
    game.decline()
    assert game.asked == 1
    game.decline()
    assert game.asked == 2
    game.choose(shinobi)
    assert game.asked == 0  # who passed may come back in, for somebody has played
    game.decline()
    assert game.base(1) is tar_pits
    assert game.asked == 1
    game.decline()
    assert game.base(1) is jungle_oasis


@pytest.mark.clause("SU-34", "SU-118", "SU-123")
def test_2017_cards_in_play_come_before_hands_and_again_after_each_card_played() -> None:
    game = before_scoring([[shinobi]], of(1, pirate_king), of(2, pirate_king))
    assert game.asked == 0
    assert game.options == [pirate_king, pirate_king]  # the active player orders them …
    game.answer(game.decision.options[1])
    assert game.asked == 2  # … and each controller decides
    game.decline()
    assert game.asked == 1
    game.choose(pirate_king)
    assert game.asked == 0
    game.choose(shinobi)
    assert game.asked == 2  # offered again, as it has not been used; the other one has
    game.choose(pirate_king)
    assert game.table.vp == [4, 3, 3]  # both have come


@pytest.mark.clause("SU-34", "SU-118", "SU-123")
def test_2012_one_rotation_for_cards_in_play_and_in_hand() -> None:
    game = before_scoring([[shinobi], [shinobi]], of(1, pirate_king), of(2, pirate_king), edition="2012")
    assert game.asked == 0
    assert game.options == [shinobi]
    game.choose(shinobi)
    assert game.asked == 1
    assert game.options == [pirate_king, shinobi]
    game.choose(shinobi)
    assert game.asked == 2
    game.decline()
    assert game.asked == 1
    assert game.options == [pirate_king]
    game.choose(pirate_king)  # whether to use it is not asked again
    assert game.asked == 2  # who passed may come back in
    assert pirate_king in game.minions(1)


@pytest.mark.clause("SU-123")
def test_2012_an_ability_that_is_begun_and_declined_is_used_up() -> None:
    game = before_scoring([[howl]], edition="2012", here=(*READY, theirs(first_mate)))
    assert game.asked == 1
    game.choose(first_mate)
    assert game.options == [the_homeworld, cave_of_shinies]  # where to, or nowhere
    game.decline()
    assert game.rival.discard == [first_mate]
    assert game.base(1) is jungle_oasis


@pytest.mark.clause("SU-123")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_whoever_may_use_an_ability_is_asked_once(edition: str) -> None:
    game = before_scoring([[howl]], of(1, pirate_king), edition=edition)
    assert game.asked == 1
    assert game.options == [pirate_king]
    game.decline()
    assert game.base(1) is jungle_oasis
    game = before_scoring([[howl]], of(1, pirate_king), edition=edition)
    game.choose(pirate_king)
    assert game.base(1) is jungle_oasis
    assert game.rival.discard == [pirate_king]


@pytest.mark.clause("SU-118", "SU-123")
def test_2012_what_must_happen_and_bases_come_before_the_rotation() -> None:
    def first_asked(edition: str) -> list[Card | None]:
        game = scenario(
            hand=[howl],
            rival_hand=[howl],
            bases=[at(ninja_dojo, *READY, theirs(first_mate)), at(the_homeworld)],
            base_deck=[jungle_oasis],
            edition=edition,
        )
        game.end_turn()
        return [game.asking, *game.options]

    assert first_asked("2017") == [None, ninja_dojo, first_mate]  # in the active player's order
    assert first_asked("2012")[0] is ninja_dojo


@pytest.mark.clause("SU-123")
def test_the_controller_decides_and_the_active_player_only_orders() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        bases=[at(tar_pits, *READY, theirs(first_mate), theirs(scout)), at(the_homeworld)],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    assert game.asked == 0
    assert set(game.options) == {first_mate, scout}
    assert not game.can_decline
    game.choose(scout)
    assert game.asked == 1
    game.choose(scout)
    assert game.asking is first_mate
    assert game.asked == 1
    game.decline()
    assert game.rival.hand.count(scout) == 1
    assert game.minions(2) == []


@pytest.mark.clause("SU-35")
@pytest.mark.parametrize("use_it", [True, False])
def test_an_extra_play_gained_in_a_window_is_used_at_once_or_lost(use_it: bool) -> None:
    game = before_scoring([[], [hidden_ninja, zapbot, zapbot]])
    assert game.asked == 1
    game.choose(hidden_ninja)
    game.choose(zapbot)
    assert game.asking is zapbot
    assert game.can_decline
    if use_it:
        game.choose(zapbot, nth=3)  # on the third base
        assert game.minions(3) == [zapbot]
    else:
        game.decline()
        assert game.minions(1) == []  # the base has scored
    assert game.base(1) is jungle_oasis
    assert game.table.extra == []


@pytest.mark.clause("SU-43", "SU-98")
def test_a_special_may_be_used_on_another_base_than_the_one_that_scores() -> None:
    game = before_scoring([[full_sail]], mine(first_mate))
    game.choose(full_sail)
    game.choose(first_mate)
    game.choose_base(3)
    game.decline()
    assert game.minions(3) == [first_mate]
    assert game.me.vp == 4


@pytest.mark.clause("SU-98")
def test_only_cards_whose_moment_it_is_are_offered() -> None:
    game = before_scoring([[dinghy, full_sail, shinobi, invader]])
    assert set(game.options) == {full_sail, shinobi}
    game.decline()
    assert game.is_play_phase  # no "before" card may be played in the "after" window


@pytest.mark.clause("SU-34", "SU-123")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_in_even_windows_every_seat_is_asked_whatever_it_holds(edition: str) -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[shinobi],
        bases=[at(tar_pits, *READY), at(the_homeworld)],
        base_deck=[jungle_oasis],
        edition=edition,
        even_windows=True,
    )
    assert not GAME.presentation.is_window(game.table)
    game.end_turn()
    seats = []
    while GAME.presentation.is_window(game.table):
        seats.append(game.asked)
        game.decline()
    assert seats == [0, 1, 0, 1]  # before scoring and after it, though only one seat ever had an answer
    assert game.base(1) is jungle_oasis


@pytest.mark.clause("SU-34", "SU-123")
@pytest.mark.parametrize(
    ("held", "below", "tells"),
    [(shinobi, howl, True), (howl, shinobi, True), (howl, full_sail, True), (howl, howl, False)],
)
def test_time_tells_where_the_hand_might_hold_a_special_and_nowhere_else(
    held: Card, below: Card, tells: bool
) -> None:
    """What lies in the deck might be in the hand, as far as the others can see."""
    game = scenario(
        hand=[howl],
        rival_hand=[held],
        rival_deck=[below] * 3,
        bases=[at(tar_pits, *READY), at(the_homeworld)],
        base_deck=[jungle_oasis],
        even_windows=True,
    )
    game.end_turn()
    told = []
    while GAME.presentation.is_window(game.table):
        told.append((game.asked, GAME.presentation.tells_by_time(game.table)))
        game.decline()
    assert told == [(0, False), (1, tells), (0, False), (1, False)]  # none of them is played after scoring


def test_a_hand_that_all_have_seen_tells_nothing_by_time() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        rival_deck=[shinobi],
        bases=[at(tar_pits, *READY), at(the_homeworld)],
        base_deck=[jungle_oasis],
        even_windows=True,
    )
    game.table.seen[game.table.hand[1][0]] = 0b11
    game.end_turn()
    game.decline()
    assert game.asked == 1
    assert not GAME.presentation.tells_by_time(game.table)


@pytest.mark.clause("SU-98")
def test_a_special_in_play_is_used_on_other_players_turns_too() -> None:
    game = before_scoring([], of(1, pirate_king, upgrade))
    assert game.asked == 1
    game.choose(pirate_king)
    assert game.table.vp[1] == 3
    assert game.minions(2) == []


@pytest.mark.clause("SU-34")
def test_each_player_is_asked_in_the_after_window_too() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[howl],
        third_hand=[howl],
        players=3,
        bases=[
            at(the_great_library, *READY, theirs(king_rex), of(2, zapbot)),
            at(the_homeworld),
        ],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    seats = []
    while game.asking is the_great_library:
        seats.append(game.asked)
        game.choose(the_great_library)
    assert seats == [0, 1, 2]
    assert len(game.rival.hand) == 2


@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_the_log_tells_that_an_ability_is_used_only_if_it_is(edition: str) -> None:
    def log(uses: bool) -> list[str]:
        game = before_scoring([[howl]], edition=edition, here=(*READY, theirs(scout)))
        if uses:
            game.choose(scout)
        else:
            game.decline()
        assert game.base(1) is jungle_oasis
        notes = game.table.notes or []
        return [GAME.presentation.sentence(game.table, note, 1, "en") for note in notes]

    assert log(True).count("Scout is used.") == 1
    assert "Scout is used." not in log(False)
