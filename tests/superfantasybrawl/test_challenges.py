"""Challenges: each condition, scoring, and the track (SFB-50 to 59, SFB-201)."""

from __future__ import annotations

from typing import cast

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.champions.dugrun import dugrun
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import korvash
from baston.games.superfantasybrawl.champions.rath import rath
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from baston.games.superfantasybrawl.constants import FIRST_CHALLENGE
from baston.games.superfantasybrawl.phases.scoring import advance_track
from baston.games.superfantasybrawl.queries.challenges import is_met, progress, track_of
from baston.kernel.text import Json
from tests.superfantasybrawl.scenario import Play, scenario

MINE = (dugrun, gwaien, kolel)
THEIRS = (tzu_xiao, korvash, rath)


def position(mine: str, theirs: str = "") -> Play:
    """Up to three champions of each side on these hexes, from left to right."""
    ours = dict(zip(MINE, mine.split(), strict=False))
    return scenario(ours, dict(zip(THEIRS, theirs.split(), strict=False)))


def meets(game: Play, id: str, side: int = 0) -> bool:
    challenge = next(c for c in game.board.challenges if c.id == id)
    return is_met(game.arena, challenge.condition, side)


@pytest.mark.clause("SFB-58", "SFB-201")
@pytest.mark.parametrize(
    ("id", "mine", "theirs", "have", "wanted"),
    [
        ("H01", "f1", "f3", 1, 2),  # one more than theirs
        ("H04", "f1 f4", "f3", 1, 2),
        ("H08", "f1 e2", "", 1, 2),
        ("H09", "d3", "", 1, 2),
    ],
)
def test_how_far_a_side_is_from_meeting_a_challenge(
    id: str, mine: str, theirs: str, have: int, wanted: int
) -> None:
    game = position(mine, theirs)
    challenge = next(c for c in game.board.challenges if c.id == id)
    assert progress(game.arena, challenge.condition, 0) == (have, wanted)
    for other in game.board.challenges:
        if progress(game.arena, other.condition, 0)[0] < progress(game.arena, other.condition, 0)[1]:
            assert not meets(game, other.id)


@pytest.mark.clause("SFB-58", "SFB-201")
@pytest.mark.parametrize(
    ("id", "mine", "theirs", "met"),
    [
        ("H01", "f1", "", True),
        ("H01", "f1", "f3", False),  # equal: nobody controls it
        ("H01", "f1 g1", "f3", True),
        ("H02", "f4", "", True),
        ("H02", "e3", "", False),
        ("H03", "f9 e7", "e8", True),
        ("H04", "f1 f4", "", True),
        ("H04", "f1 f4", "f3", False),
        ("H05", "f4 f6", "", True),
        ("H05", "f4 f3", "", False),  # beside two statues
        ("H06", "k1", "", True),
        ("H06", "a1", "", False),
        ("H07", "g1 g2", "", True),
        ("H07", "g1 g2", "e1 e2", False),
        ("H07", "g1 f1", "", False),
        ("H08", "f1 g2", "f4", True),
        ("H08", "f1 g2", "e4", False),
        ("H08", "f1 e2", "", False),
        ("H09", "d3 h7", "", True),
        ("H09", "d3 d4", "", False),
        ("H10", "c3 c5", "c4", True),
        ("H10", "c3 c6", "c4", False),
        ("H12", "c1 g1 i8", "", True),
        ("H12", "c1 d1 i8", "", False),
        ("H12", "a1 g1 i8", "", False),  # one in the own deployment zone
        ("H12", "c1 g1", "", False),
        ("H13", "c4 c5 c6", "", True),
        ("H13", "c4 c5 c7", "", False),
        ("H13", "b3 c4 c5", "", False),
        ("H14", "f1 f4", "f6", True),
        ("H14", "f1", "", False),
        ("H14", "f1 f4", "f6 f7", False),
    ],
)
def test_a_challenge_is_met_by_position(id: str, mine: str, theirs: str, met: bool) -> None:
    assert meets(position(mine, theirs), id) is met


@pytest.mark.clause("SFB-58")
def test_halves_and_zones_are_seen_from_the_own_side() -> None:
    game = position("c4", "e2 e3")
    assert meets(game, "H07", side=1)
    assert not meets(game, "H07")
    assert meets(position("c4", "a1"), "H06", side=1)


@pytest.mark.clause("SFB-200", "SFB-58")
def test_red_sand_counts_bloodied_enemies_and_those_on_their_gate() -> None:
    game = scenario({dugrun: "c4"}, {tzu_xiao: "c6", korvash: "e4", rath: "e6"}, damage={tzu_xiao: 4})
    assert not meets(game, "H11")
    game = scenario({dugrun: "c4"}, {tzu_xiao: "c6", korvash: "", rath: "e6"}, damage={tzu_xiao: 4})
    assert meets(game, "H11")


@pytest.mark.clause("SFB-58", "SFB-163")
def test_trophy_pose_asks_for_a_levelled_champion_beside_a_statue() -> None:
    assert meets(scenario({dugrun: "f4"}, levelled=[dugrun]), "H15")
    assert not meets(scenario({dugrun: "f4"}), "H15")
    assert not meets(scenario({dugrun: "c4"}, levelled=[dugrun]), "H15")


@pytest.mark.clause("SFB-181")
def test_a_hex_that_holds_a_trap_is_a_trap_hex() -> None:
    game = scenario({dugrun: "d3", kolel: "c5"}, {rath: "i4"})
    assert not meets(game, "H09")
    game.arena.trap_hexes.append(game.hex_named("c5"))
    game.arena.trap_tokens.append(game.arena.supply.pop())
    assert meets(game, "H09")


# Scoring and the track.


def with_track(game: Play, *ids: str) -> Play:
    """Lay these challenges on the slots, from left to right; an empty id leaves a gap."""
    arena = game.arena
    handles = {c.id: FIRST_CHALLENGE + place for place, c in enumerate(game.board.challenges)}
    arena.track = [handles[id] if id else 0 for id in ids]
    arena.challenge_deck = [h for h in handles.values() if h not in arena.track]
    return game


@pytest.mark.clause("SFB-50")
@pytest.mark.parametrize(
    ("id", "there", "elsewhere"),
    [
        ("H02", "f4", "e1"),  # the ring of the blue statue
        ("H05", "f4", "a1"),  # beside any statue
        ("H06", "k1", "a1"),  # where the opponent is deployed
        ("H07", "j3", "b3"),  # the opponent's half
        ("H09", "d2", "a1"),  # trap hexes
        ("H12", "e1", "a1"),  # away from the own deployment
    ],
)
def test_the_track_tells_on_which_hexes_a_challenge_counts(id: str, there: str, elsewhere: str) -> None:
    game = with_track(scenario({dugrun: "c4"}, {tzu_xiao: "f4"}, traps={"d2": "root"}), "", id, "", "")
    slot = cast(list[dict[str, Json]], GAME.presentation.view(game.arena, 0)["track"])[1]
    hexes = cast(list[int], slot["hexes"])
    assert game.hex_named(there) in hexes
    assert game.hex_named(elsewhere) not in hexes


@pytest.mark.clause("SFB-51", "SFB-53", "SFB-57")
def test_all_challenges_met_are_scored_by_slot_and_leave_gaps() -> None:
    game = with_track(position("i5", "f4 f1"), "H01", "H02", "H14", "H10")
    game.end_turn()
    assert game.rival.vp == 1 + 2  # H01 lies on the slot that cannot be scored, H10 is not met
    assert [bool(challenge) for challenge in game.arena.track] == [True, False, False, True]
    assert len(game.arena.challenge_discard) == 2


@pytest.mark.clause("SFB-52", "SFB-260")
def test_scoring_is_not_optional_and_may_win() -> None:
    game = with_track(scenario({dugrun: "c4"}, {tzu_xiao: "f4"}, vp=(0, 4)), "", "H02", "", "")
    game.end_turn()
    assert game.is_over
    assert game.winners == [1]


@pytest.mark.clause("SFB-50")
def test_nobody_scores_in_the_first_round() -> None:
    game = with_track(position("c4", "f4"), "", "H02", "", "")
    game.arena.round = 1
    game.end_turn()
    assert game.rival.vp == 0


@pytest.mark.clause("SFB-55", "SFB-57")
def test_the_track_advances_over_gaps() -> None:
    game = with_track(position("c4"), "H01", "H02", "", "H04")
    first, second, _, last = game.arena.track
    advance_track(game.arena)
    assert game.arena.track[1:] == [first, second, 0]
    assert game.arena.track[0] != 0
    assert game.arena.challenge_discard == [last]


@pytest.mark.clause("SFB-56")
def test_an_empty_challenge_deck_is_refilled_at_once() -> None:
    game = with_track(position("c4"), "H01", "H02", "H03", "H04")
    game.arena.challenge_deck = game.arena.challenge_deck[:1]
    advance_track(game.arena)
    assert len(game.arena.challenge_deck) == 1
    assert game.arena.challenge_discard == []
    assert game.arena.seen[game.arena.challenge_deck[0]] == 0


@pytest.mark.clause("SFB-54")
def test_the_slots_have_their_values() -> None:
    assert track_of(position("c4").arena).slots == [0, 1, 2, 1]
