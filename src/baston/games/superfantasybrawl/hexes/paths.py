"""Ways over a grid: how far a walker gets past what stands in its way."""

from __future__ import annotations

from baston.games.superfantasybrawl.hexes.grid import FAR, Grid


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
    edge: list[int] = []
    if most < 1:
        return reach
    for hex in starts:
        if hex not in walls:
            _enter(reach, edge, hex, 1, 0)
    for step in range(2, most + 1):
        further: list[int] = []
        for hex in edge:
            if hex not in ends:
                for near in grid.next_to[hex]:
                    if near not in walls and near not in reach.hexes:
                        _enter(reach, further, near, step, hex)
        edge = further
    return reach


def _enter(reach: Reach, edge: list[int], hex: int, step: int, back: int) -> None:
    reach.hexes.append(hex)
    reach.steps.append(step)
    reach.back.append(back)
    edge.append(hex)
