"""Each challenge of the standard arena with four champions a side, two of each player (SFB-58, SFB-298)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import Champion
from baston.games.superfantasybrawl.champions.dugrun import dugrun
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kilgore import kilgore
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import korvash
from baston.games.superfantasybrawl.champions.nikkit import nikkit
from baston.games.superfantasybrawl.champions.rath import rath
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from baston.games.superfantasybrawl.constants import FIRST_CHALLENGE
from baston.games.superfantasybrawl.queries.challenges import is_met
from tests.superfantasybrawl.scenario import Play, scenario

MINE = (dugrun, gwaien, kolel, nikkit)  # the first two are seat 0's, the others its partner's
THEIRS = (tzu_xiao, korvash, rath, kilgore)
GATE = "-"


def position(
    mine: str,
    theirs: str,
    levelled: Sequence[Champion] = (),
    damage: dict[Champion, int] | None = None,
) -> Play:
    """Four champions a side on these hexes, "-" for those that wait on their Gate."""
    sides = []
    for side, hexes in ((MINE, mine.split()), (THEIRS, theirs.split())):
        assert len(hexes) == 4
        sides.append({c: "" if hex == GATE else hex for c, hex in zip(side, hexes, strict=True)})
    teams = [{c: side[c] for c in list(side)[place : place + 2]} for place in (0, 2) for side in sides]
    return scenario(teams[0], teams[1], partners=(teams[2], teams[3]), levelled=levelled, damage=damage)


def meets(game: Play, id: str, side: int = 0) -> bool:
    challenge = next(c for c in game.board.challenges if c.id == id)
    return is_met(game.arena, challenge.condition, side)


@pytest.mark.clause("SFB-58", "SFB-298", "SFB-201")
@pytest.mark.parametrize(
    ("id", "mine", "theirs", "met"),
    [
        ("H01", "a1 g1 f1 a2", "f3 k1 k2 k3", True),  # one of each player against one
        ("H01", "a1 g1 f1 a2", "f3 k1 e1 k3", False),
        ("H02", "f4 a1 e5 g5", "f6 k1 g4 k3", True),
        ("H02", "a1 f4 a2 e5", "f6 k1 g4 k3", False),
        ("H03", "a1 a2 a3 f9", "k1 k2 k3 k4", True),
        ("H03", "a1 a2 a3 f9", "k1 k2 k3 e8", False),
        ("H04", "f1 a1 f4 a2", "k1 k2 k3 k4", True),
        ("H04", "f1 a1 f4 a2", "k1 k2 k3 g1", False),
        ("H05", "f4 a1 a2 f6", "k1 k2 k3 k4", True),  # two players beside one statue
        ("H05", "f4 f1 a2 f9", "k1 k2 k3 k4", False),  # one beside each
        ("H06", "a1 a2 a3 k1", "i1 i2 i3 i4", True),
        ("H06", "a1 a2 a3 i1", "k1 k2 k3 k4", False),
        ("H07", "g3 a1 a2 g4", "e3 k1 k2 k3", True),
        ("H07", "g3 a1 a2 g4", "e3 k1 e4 k3", False),
        ("H08", "f1 a1 a2 g3", "k1 k2 k3 f9", True),
        ("H08", "f1 a1 a2 g3", "k1 k2 k3 e8", False),
        ("H09", "d3 a1 a2 h7", "k1 k2 k3 k4", True),
        ("H09", "d3 a1 a2 h8", "k1 k2 k3 h7", False),
        ("H10", "c3 a1 a2 c5", "k1 k2 k3 c4", True),  # another's champion on either side
        ("H10", "c3 a1 a2 g8", "k1 k2 h8 c4", False),  # beside an enemy each
        ("H12", "c1 g1 i8 d1", "k1 k2 k3 k4", True),  # three of the four are far from each other
        ("H12", "c1 g1 i8 a1", "k1 k2 k3 k4", True),  # and the fourth at home
        ("H12", "c1 g1 i8 -", "k1 k2 k3 k4", True),
        ("H12", "c1 d1 i8 j7", "k1 k2 k3 k4", False),  # two pairs
        ("H12", "c1 g1 a1 a4", "k1 k2 k3 k4", False),
        ("H12", "c1 d1 g1 -", "k1 k2 k3 k4", False),
        ("H12", "c1 e4 g1 i8", "k1 k2 k3 k4", True),  # the fourth is near two of the others
        ("H13", "c4 c5 c6 c7", "k1 k2 k3 k4", True),
        ("H13", "c4 i8 c6 c5", "k1 k2 k3 k4", True),  # the fourth far off
        ("H13", "c4 b4 c6 c5", "k1 k2 k3 k4", True),  # or at home
        ("H13", "c4 c5 i8 i7", "k1 k2 k3 k4", False),  # two pairs
        ("H13", "c4 b4 b3 c5", "k1 k2 k3 k4", False),  # linked, but two of them at home
        ("H13", "c4 c5 c7 -", "c6 k2 k3 k4", False),  # an enemy links nobody
        ("H14", "f1 a1 a2 f3", "f9 k1 k2 k3", True),
        ("H14", "f1 a1 a2 f3", "f9 k1 f7 k3", False),
        ("H14", "f1 a1 a2 a3", "k4 k1 k2 k3", False),
    ],
)
def test_a_challenge_is_met_by_the_champions_of_both_players(
    id: str, mine: str, theirs: str, met: bool
) -> None:
    assert meets(position(mine, theirs), id) is met


@pytest.mark.clause("SFB-58", "SFB-200")
def test_red_sand_counts_the_enemies_of_both_opponents() -> None:
    hurt = {tzu_xiao: 4}
    assert meets(position("c1 c2 c3 c4", "k1 k2 - k4", damage=hurt), "H11")
    assert meets(position("c1 c2 c3 c4", "k1 k2 k3 k4", damage={tzu_xiao: 4, kilgore: 3}), "H11")
    assert not meets(position("- - c3 c4", "k1 k2 k3 k4", damage=hurt), "H11")


@pytest.mark.clause("SFB-58", "SFB-298")
def test_trophy_pose_is_met_by_a_levelled_champion_of_the_team_mate() -> None:
    hexes = ("a1 a2 f4 f6", "k1 k2 k3 f7")
    assert meets(position(*hexes, levelled=[kolel]), "H15")
    assert not meets(position(*hexes, levelled=[dugrun, kilgore]), "H15")


@pytest.mark.clause("SFB-58")
def test_every_challenge_of_the_standard_arena_is_tried_here() -> None:
    game = position("a1 a2 a3 a4", "k1 k2 k3 k4")
    tried = {f"H{number:02}" for number in range(1, 16)}
    assert {challenge.id for challenge in game.board.challenges} == tried


@pytest.mark.clause("SFB-298", "SFB-51")
@pytest.mark.parametrize(("id", "hexes"), [("H12", "c1 g1 i8 d1"), ("H13", "c4 i8 c6 c5")])
def test_three_of_four_champions_score_for_the_team_in_the_partners_turn(id: str, hexes: str) -> None:
    game = position(hexes, "k1 k2 k3 k4")
    arena = game.arena
    place = [challenge.id for challenge in game.board.challenges].index(id)
    arena.track = [0, 0, 0, 0, FIRST_CHALLENGE + place, 0, 0, 0]
    game.end_turn()
    assert (game.asked, game.me.vp, game.rival.vp) == (1, 0, 0)
    game.end_turn()
    assert (game.asked, game.me.vp, game.partner.vp, game.rival.vp) == (2, 2, 2, 0)
    assert GAME.points(arena) == [2, 0, 2, 0]
