"""Challenges of an own arena that name a statue by its color (SFB-58)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import Champion
from baston.games.superfantasybrawl.champions.dugrun import dugrun
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import korvash
from baston.games.superfantasybrawl.champions.rath import rath
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from baston.games.superfantasybrawl.constants import FIRST_CHALLENGE, L_SCORE
from baston.games.superfantasybrawl.queries.challenges import is_met
from baston.games.superfantasybrawl.variant import RANDOM, Variant
from baston.kernel.text import Json
from tests.fuzz.guided import checked_game
from tests.superfantasybrawl.arenas import EXAMPLE, STANDARD
from tests.superfantasybrawl.invariants import Watch
from tests.superfantasybrawl.scenario import Play, scenario

MINE = (dugrun, gwaien, kolel)
THEIRS = (tzu_xiao, korvash, rath)
BESIDE = {"red": "e1 e2 f1 f3 g1 g2", "yellow": "e7 e8 f7 f9 g7 g8", "blue": "e4 e5 f4 f6 g4 g5"}
OTHERS = {"red": "f7", "yellow": "f4", "blue": "f3"}  # beside another statue


def asking(condition: str, mine: str, theirs: str = "", levelled: Sequence[Champion] = ()) -> Play:
    """A game whose first challenge, H01, asks this; up to three champions of each side on these hexes."""
    text = STANDARD.replace('{ type = "control", area = "zone_red" }', f"{{ {condition} }}")
    arena = GAME.setup(2, {"arena": text}).options["arena"]
    ours = dict(zip(MINE, mine.split(), strict=False))
    game = scenario(
        ours,
        dict(zip(THEIRS, theirs.split(), strict=False)),
        levelled=levelled,
        variant=Variant(arena=arena),
    )
    game.arena.track = [0, FIRST_CHALLENGE, 0, 0]
    game.arena.challenge_deck = [x for x in game.arena.challenge_deck if x != FIRST_CHALLENGE]
    return game


def meets(game: Play, side: int = 0) -> bool:
    return is_met(game.arena, game.board.challenges[0].condition, side)


@pytest.mark.clause("SFB-58", "SFB-51", "SFB-55")
@pytest.mark.parametrize("color", BESIDE)
def test_who_walks_up_to_the_statue_of_the_color_scores_a_round_later(color: str) -> None:
    """For the slot to which the challenge has moved by then."""
    near = BESIDE[color].split()
    start = {"red": "f4", "yellow": "f6", "blue": "f3"}[color]  # a step away from the last hex of the way
    goal = {"red": "f3", "yellow": "f7", "blue": "f4"}[color]
    assert goal in near
    assert start not in near
    game = asking(f'type = "adjacent_statue", statue = "{color}", min = 2', f"{near[0]} {start}")
    assert not meets(game)
    game.standard("any", gwaien, to=goal, core="blue")
    assert meets(game)
    game.end_turn()
    assert (game.asked, game.rival.vp) == (1, 0)
    game.decline()  # the rival does nothing
    assert (game.asked, game.me.vp) == (0, 2)
    assert game.arena.challenge_discard[-1:] == [FIRST_CHALLENGE]


@pytest.mark.clause("SFB-58")
@pytest.mark.parametrize("color", BESIDE)
def test_each_hex_beside_the_statue_counts_and_no_other(color: str) -> None:
    condition = f'type = "adjacent_statue", statue = "{color}"'
    for hex in BESIDE[color].split():
        assert meets(asking(condition, hex))
    assert not meets(asking(condition, OTHERS[color]))
    assert not meets(asking(condition, ""))
    assert not meets(asking(condition, "c4", BESIDE[color]))  # enemies do not count


@pytest.mark.clause("SFB-58")
def test_the_zone_of_the_color_is_not_needed() -> None:
    """Adjacency alone counts, on an arena whose zones lie elsewhere."""
    text = STANDARD.replace(
        "red = [[-1, -3], [-1, -2], [0, -4], [0, -2], [1, -4], [1, -3]]", "red = [[3, 0], [3, 1]]"
    )
    text = text.replace(
        '{ type = "control", area = "zone_red" }', '{ type = "adjacent_statue", statue = "red" }'
    )
    arena = GAME.setup(2, {"arena": text}).options["arena"]
    game = scenario({dugrun: "f1"}, variant=Variant(arena=arena))
    assert meets(game)


@pytest.mark.clause("SFB-58")
@pytest.mark.parametrize(
    ("condition", "mine", "theirs", "met"),
    [
        ("min = 2", "f4 f6", "", True),
        ("min = 2", "f4 c4", "f6", False),
        ("max = 0", "c4", "f4", True),
        ("max = 0", "f6", "", False),
        ('who = "theirs"', "c4", "f4", True),
        ('who = "theirs", min = 2', "f6", "f4", False),
        ('who = "theirs", max = 0', "f4", "f3", True),
        ('who = "theirs", max = 0', "f4", "f6", False),
        ("min = 1, max = 1", "f4", "", True),
        ("max = 1, min = 1", "f4 f6", "", False),
    ],
)
def test_how_many_and_whose_champions_stand_beside_the_blue_statue(
    condition: str, mine: str, theirs: str, met: bool
) -> None:
    game = asking(f'type = "adjacent_statue", statue = "blue", {condition}', mine, theirs)
    assert meets(game) is met


@pytest.mark.clause("SFB-58", "SFB-163")
@pytest.mark.parametrize("color", BESIDE)
def test_a_champion_that_has_levelled_up_stands_beside_the_statue_of_the_color(color: str) -> None:
    condition = f'type = "levelled_adjacent_statue", statue = "{color}"'
    there, elsewhere = BESIDE[color].split()[0], OTHERS[color]
    assert meets(asking(condition, there, levelled=[dugrun]))
    assert not meets(asking(condition, there))
    assert not meets(asking(condition, f"{elsewhere} {there}", levelled=[dugrun]))
    assert meets(asking('type = "levelled_adjacent_statue"', elsewhere, levelled=[dugrun]))


@pytest.mark.clause("SFB-58")
def test_a_challenge_may_ask_for_one_champion_at_each_statue() -> None:
    parts = ", ".join(f'{{ type = "adjacent_statue", statue = "{color}" }}' for color in BESIDE)
    condition = f'type = "all_of", of = [{parts}]'
    assert meets(asking(condition, "f1 f4 f9"))
    assert not meets(asking(condition, "f1 f4 f6"))
    game = asking(condition, "c4", "e1 e4 e7")
    assert meets(game, side=1)
    game.end_turn()
    assert game.rival.vp == 1


@pytest.mark.clause("SFB-58")
@pytest.mark.parametrize("color", BESIDE)
def test_the_track_tells_beside_which_statue(color: str) -> None:
    game = asking(f'type = "adjacent_statue", statue = "{color}"', "c4")
    slot = cast(list[dict[str, Json]], GAME.presentation.view(game.arena, 0)["track"])[1]
    hexes = cast(list[int], slot["hexes"])
    assert sorted(game.board.names[hex] for hex in hexes) == BESIDE[color].split()
    nobody = asking(f'type = "adjacent_statue", statue = "{color}", max = 0', "c4")
    slot = cast(list[dict[str, Json]], GAME.presentation.view(nobody.arena, 0)["track"])[1]
    assert slot["hexes"] == []


@pytest.mark.clause("SFB-59")
@pytest.mark.parametrize("players", [2, 4])
def test_random_games_on_the_example_keep_every_invariant(players: int) -> None:
    setup = GAME.setup(players, {"arena": EXAMPLE, "draft": RANDOM, "max_rounds": "12"})
    scored = []
    for seed in range(4):
        arena, _ = checked_game(GAME, setup, seed, Watch(), log=True)
        scored += [note for note in arena.notes or [] if note.event == L_SCORE]
    assert scored
