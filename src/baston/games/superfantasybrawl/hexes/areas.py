"""Areas around a hex that can be turned."""

from __future__ import annotations

from baston.games.superfantasybrawl.hexes.axial import TURNS, Offset, turned
from baston.games.superfantasybrawl.hexes.grid import Grid


class Shape:
    """The hexes that an area marks, seen from its middle; `ways` has one entry for each way to lay it."""

    def __init__(self, name: str, offsets: list[Offset]) -> None:
        self.name: str = name
        self.ways: list[list[Offset]] = []
        for turns in range(TURNS):
            way = sorted([turned(offset, turns) for offset in offsets])
            if way not in self.ways:
                self.ways.append(way)


def laid(grid: Grid, shape: Shape, middle: int) -> list[list[int]]:
    """For each way to lay a shape about a hex, the hexes of the field that it marks."""
    q, r = grid.offset(middle)
    found: list[list[int]] = []
    for way in shape.ways:
        marked = [grid.handle.get((q + dq, r + dr), 0) for dq, dr in way]
        found.append([hex for hex in marked if hex])
    return found
