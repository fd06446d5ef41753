"""Ways over a grid: how far a walker gets past what stands in its way."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.hexes.grid import FAR, Grid

CLOSED: Final = 1  # a wall, or entered already
END: Final = 2  # entered, but not left


class Reach:
    """The hexes that can be entered, in the order in which they are found, with the steps that each takes."""

    hexes: list[int]
    steps: list[int]
    back: list[int]  # the hex before it, 0 at the start

    def __init__(self) -> None:
        self.hexes = []
        self.steps = []
        self.back = []

    def steps_to(self, hex: int) -> int:
        """The fewest steps to a hex; FAR if it cannot be entered."""
        return self.steps[self.hexes.index(hex)] if hex in self.hexes else FAR

    def way_to(self, hex: int) -> list[int]:
        """The hexes entered on a shortest way to a hex, that hex included."""
        way: list[int] = []
        while hex:
            way.append(hex)
            hex = self.back[self.hexes.index(hex)]
        way.reverse()
        return way


def reachable(grid: Grid, starts: list[int], most: int, walls: list[int], ends: list[int]) -> Reach:
    """The hexes within `most` steps, the first step being onto one of `starts`.

    Walls are never entered; `ends` are entered but not left.
    """
    reach = Reach()
    if most < 1:
        return reach
    marks = grid.unmarked[:]
    for hex in ends:
        marks[hex] = END
    for hex in walls:
        marks[hex] = CLOSED
    for hex in starts:
        if marks[hex] & CLOSED == 0:
            marks[hex] += CLOSED
            _enter(reach, hex, 1, 0)
    first = 0  # of those that were entered last
    for step in range(2, most + 1):
        last = len(reach.hexes)
        for place in range(first, last):
            hex = reach.hexes[place]
            if marks[hex] & END == 0:
                for near in grid.next_to[hex]:
                    if marks[near] & CLOSED == 0:
                        marks[near] += CLOSED
                        _enter(reach, near, step, hex)
        first = last
    return reach


def _enter(reach: Reach, hex: int, step: int, back: int) -> None:
    reach.hexes.append(hex)
    reach.steps.append(step)
    reach.back.append(back)
