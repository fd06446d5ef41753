"""Rows, distances, areas and ways, on every hex of the standard arena against brute force."""

from __future__ import annotations

from itertools import product

import pytest

from baston.games.superfantasybrawl.arena_files.arena_file import STANDARD, board_named
from baston.games.superfantasybrawl.hexes.areas import Shape, laid
from baston.games.superfantasybrawl.hexes.axial import DIRECTIONS, TURNS, distance, moved, turned
from baston.games.superfantasybrawl.hexes.grid import FAR, NO_ROW, NOWHERE, Grid
from baston.games.superfantasybrawl.hexes.paths import reachable

GRID = board_named(STANDARD).grid
PAIRS = list(product(GRID.hexes, GRID.hexes))
Point = tuple[float, float]


def point(hex: int) -> Point:
    """The middle of a hex in the plane, with neighbors at a distance of 1."""
    q, r = GRID.offset(hex)
    return (q * 3**0.5 / 2, r + q / 2)


def is_near(one: Point, other: Point) -> bool:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 < 1.1


def test_there_are_81_hexes_and_each_has_a_name_of_its_own() -> None:
    names = board_named(STANDARD).names
    assert len(GRID.hexes) == 81
    assert len(set(names.values())) == 81


@pytest.mark.clause("SFB-12")
def test_neighbors_are_the_hexes_whose_middles_are_nearest() -> None:
    for one, other in PAIRS:
        near = one != other and is_near(point(one), point(other))
        assert (other in GRID.next_to[one]) == near
        assert (GRID.distance[one][other] == 1) == near


@pytest.mark.clause("SFB-12")
def test_distances_are_those_of_the_plane_since_the_arena_has_no_bays() -> None:
    for one, other in PAIRS:
        assert GRID.distance[one][other] == distance(GRID.offset(one), GRID.offset(other))


def test_distances_go_round_a_bay() -> None:
    horseshoe = Grid([(0, 0), (1, -1), (2, -1), (2, 0)], 10)
    assert horseshoe.distance[10][13] == 3
    assert horseshoe.direction[10][13] == NO_ROW
    apart = Grid([(0, 0), (5, 0)], 1)
    assert apart.distance[1][2] == FAR


@pytest.mark.clause("SFB-11")
def test_two_hexes_are_in_a_common_row_if_a_straight_line_of_hexes_joins_them() -> None:
    for one, other in PAIRS:
        far = GRID.distance[one][other]
        ends = [moved(GRID.offset(one), d, far) for d in range(TURNS)]
        straight = [d for d in range(TURNS) if far > 0 and ends[d] == GRID.offset(other)]
        assert GRID.direction[one][other] == (straight[0] if straight else NO_ROW)


def test_between_two_hexes_of_a_row_lie_those_on_the_segment() -> None:
    for one, other in PAIRS:
        far = GRID.distance[one][other]
        found = GRID.between(one, other)
        if GRID.direction[one][other] == NO_ROW:
            assert found == []
            continue
        assert [GRID.distance[one][hex] for hex in found] == list(range(1, far))
        assert all(GRID.distance[hex][other] == far - i for i, hex in enumerate(found, start=1))


def test_a_ray_goes_to_the_edge() -> None:
    for hex, direction in product(GRID.hexes, range(TURNS)):
        ray = GRID.ray(hex, direction)
        assert [GRID.offset(h) for h in ray] == [
            moved(GRID.offset(hex), direction, n) for n in range(1, len(ray) + 1)
        ]
        last = ray[-1] if ray else hex
        assert GRID.neighbor[last][direction] == NOWHERE


def test_turning_goes_through_the_directions_and_comes_back() -> None:
    assert [turned(DIRECTIONS[0], n) for n in range(TURNS)] == list(DIRECTIONS)
    assert turned((2, -5), TURNS) == (2, -5)
    assert distance((0, 0), turned((3, 1), 2)) == distance((0, 0), (3, 1))


@pytest.mark.clause("SFB-86")
def test_a_ring_is_laid_in_one_way_an_arc_in_six() -> None:
    board = board_named(STANDARD)
    assert len(board.shapes["ring6"].ways) == 1
    assert len(board.shapes["arc3"].ways) == 6


@pytest.mark.clause("SFB-86")
def test_an_arc_is_three_neighbors_of_the_ring_side_by_side() -> None:
    board = board_named(STANDARD)
    for hex in GRID.hexes:
        ways = board.laid["arc3"][hex]
        around = GRID.neighbor[hex]
        arcs = [{around[d - 1], around[d], around[(d + 1) % TURNS]} - {NOWHERE} for d in range(TURNS)]
        assert sorted(sorted(way) for way in ways) == sorted(sorted(arc) for arc in arcs)
        assert sorted(board.laid["ring6"][hex][0]) == sorted(GRID.next_to[hex])


def test_a_shape_without_symmetry_can_be_laid_in_six_ways_on_the_field_alone() -> None:
    shape = Shape("hook", [(1, 0), (2, 0), (2, -1)])
    assert len(shape.ways) == 6
    middle = GRID.handle[(0, 0)]
    assert all(len(way) == 3 for way in laid(GRID, shape, middle))
    corner = GRID.handle[(5, -4)]
    assert any(len(way) < 3 for way in laid(GRID, shape, corner))


def walks(start: int, most: int, walls: set[int], ends: set[int]) -> dict[int, int]:
    """Each hex that some walk enters, with the fewest steps, by trying all walks."""
    best: dict[int, int] = {}
    for directions in product(range(TURNS), repeat=most):
        hex = start
        for step, direction in enumerate(directions, start=1):
            hex = GRID.neighbor[hex][direction]
            if hex == NOWHERE or hex in walls:
                break
            best[hex] = min(step, best.get(hex, FAR))
            if hex in ends:
                break
    return best


@pytest.mark.clause("SFB-70", "SFB-72")
def test_ways_are_the_shortest_of_all_walks_past_walls_and_up_to_ends() -> None:
    board = board_named(STANDARD)
    walls, ends = {*board.statues, *board.zones[1][:2]}, {*board.trap_hexes[:4]}
    for start in GRID.hexes:
        for most in (1, 2, 3):
            reach = reachable(GRID, GRID.next_to[start], most, [*walls], [*ends])
            tried = walks(start, most, walls, ends)
            assert dict(zip(reach.hexes, reach.steps, strict=True)) == tried
            for hex in reach.hexes:
                way = reach.way_to(hex)
                assert len(way) == reach.steps_to(hex)
                assert way[-1] == hex
                assert not set(way[:-1]) & ends


def test_no_steps_lead_nowhere() -> None:
    assert reachable(GRID, GRID.next_to[GRID.hexes[0]], 0, [], []).hexes == []
    assert reachable(GRID, [GRID.hexes[0]], 1, [], []).steps_to(GRID.hexes[40]) == FAR
