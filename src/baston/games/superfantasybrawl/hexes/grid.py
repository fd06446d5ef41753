"""The hexes of one field as handles, with everything about pairs of them reckoned once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from baston.games.superfantasybrawl.hexes.axial import TURNS, Offset, moved

NOWHERE: Final = 0  # no hex: past the edge
NO_ROW: Final = -1  # two hexes without a common row
FAR: Final = 999  # a distance that no way can have


class Grid:
    """Hexes are handles `first`, `first` + 1 … in the order given; lists are read by handle.

    A row is a straight line of adjacent hexes that all belong to the field (SFB-11).
    """

    def __init__(self, offsets: list[Offset], first: int) -> None:
        self.first: int = first
        self.offsets: list[Offset] = offsets
        self.hexes: list[int] = list(range(first, first + len(offsets)))
        self.handle: dict[Offset, int] = dict(zip(offsets, self.hexes, strict=True))
        pad: list[list[int]] = [[] for _ in range(first)]
        self.unmarked: vec[i32] = vec[i32]([0] * (first + len(offsets)))  # by handle, to be copied
        self.neighbor: list[list[int]] = pad + [self._around(offset) for offset in offsets]  # by direction
        self.next_to: list[list[int]] = [[hex for hex in around if hex] for around in self.neighbor]
        self.distance: list[list[int]] = pad + [self._distances(hex) for hex in self.hexes]
        self.direction: list[list[int]] = pad + [self._directions(hex) for hex in self.hexes]

    def offset(self, hex: int) -> Offset:
        """The axial coordinates of a hex."""
        return self.offsets[hex - self.first]

    def ray(self, hex: int, direction: int) -> list[int]:
        """The hexes in a direction, from the next one to the edge of the field."""
        found: list[int] = []
        hex = self.neighbor[hex][direction]
        while hex != NOWHERE:
            found.append(hex)
            hex = self.neighbor[hex][direction]
        return found

    def between(self, one: int, other: int) -> list[int]:
        """The hexes between two hexes of a common row; none if they share no row."""
        direction = self.direction[one][other]
        if direction == NO_ROW:
            return []
        return self.ray(one, direction)[: self.distance[one][other] - 1]

    def _around(self, offset: Offset) -> list[int]:
        return [self.handle.get(moved(offset, direction), NOWHERE) for direction in range(TURNS)]

    def _distances(self, start: int) -> list[int]:
        """Along hexes of the field, whatever stands on them (SFB-12)."""
        far = [FAR] * (self.first + len(self.offsets))
        far[start] = 0
        edge = [start]
        while edge:
            further: list[int] = []
            for hex in edge:
                for near in self.next_to[hex]:
                    if far[near] == FAR:
                        far[near] = far[hex] + 1
                        further.append(near)
            edge = further
        return far

    def _directions(self, start: int) -> list[int]:
        found = [NO_ROW] * (self.first + len(self.offsets))
        for direction in range(TURNS):
            for hex in self.ray(start, direction):
                found[hex] = direction
        return found
