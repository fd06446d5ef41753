"""An arena as its file describes it: map, areas, challenges, track and traps. Never changed once read."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.arena_files.condition import (
    ENEMY_DEPLOY,
    ENEMY_HALF,
    FIRST_ZONE,
    MIDLINE,
    MIDLINE_OR_ENEMY_HALF,
    OWN_DEPLOY,
    OWN_HALF,
    Challenge,
)
from baston.games.superfantasybrawl.constants import FIRST_HEX
from baston.games.superfantasybrawl.hexes.areas import Shape, laid
from baston.games.superfantasybrawl.hexes.axial import Offset
from baston.games.superfantasybrawl.hexes.grid import Grid
from baston.kernel.column import Column

DAMAGE: Final = 0  # what a trap token does (SFB-170)
ROOT: Final = 1
STUN: Final = 2
TRAPS: Final = ("damage", "root", "stun")
SIDES: Final = ("west", "east")
COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"


class Token:
    """What stands on the hidden side of a trap token."""

    def __init__(self, kind: int, damage: int) -> None:
        self.kind: int = kind
        self.damage: int = damage


class Track:
    """The values of the challenge track's slots from left to right; 0: cannot be scored (SFB-54)."""

    def __init__(self, slots: list[int]) -> None:
        self.slots: list[int] = slots
        self.step: int = next((i for i, value in enumerate(slots) if value > 0), len(slots))  # of an advance


class Board:
    """Hexes are handles; lists by hex are read with them."""

    def __init__(
        self,
        offsets: list[Offset],
        statues: dict[str, Offset],
        zones: dict[str, list[Offset]],
        trap_hexes: list[Offset],
        deployment: list[list[Offset]],
    ) -> None:
        grid = Grid(offsets, FIRST_HEX)
        self.grid: Grid = grid
        self.text: str = ""  # the file as one line of JSON; empty for the standard arena
        self.statue_names: list[str] = [*statues]
        self.statues: list[int] = [grid.handle[offset] for offset in statues.values()]
        self.zones: list[list[int]] = [sorted([grid.handle[o] for o in zones[name]]) for name in statues]
        self.trap_hexes: list[int] = sorted([grid.handle[offset] for offset in trap_hexes])
        self.deployment: list[list[int]] = [sorted([grid.handle[o] for o in side]) for side in deployment]
        self.by_statue: list[int] = sorted({hex for statue in self.statues for hex in grid.next_to[statue]})
        self.to_statue: list[int] = [
            *([0] * FIRST_HEX),
            *[_nearest(grid, h, self.statues) for h in grid.hexes],
        ]
        self.names: dict[int, str] = _names(grid)
        self.shapes: dict[str, Shape] = {}
        self.areas: list[list[list[int]]] = self._areas()  # by home side, then by area
        self.areas_at: list[Column] = [self._marked(areas) for areas in self.areas]  # likewise, then by hex
        self.laid: dict[str, list[list[list[int]]]] = {}  # by shape, hex and way
        self.track: Track = Track([0, 1])
        self.track_of_four: Track = self.track
        self.tokens: list[Token] = []
        self.challenges: list[Challenge] = []
        self.drawn: int = 0  # challenges that are drawn for a game

    def add_shape(self, shape: Shape) -> None:
        """Add a shape of area, laid out in advance from every hex."""
        self.shapes[shape.name] = shape
        pad: list[list[list[int]]] = [[] for _ in range(FIRST_HEX)]
        self.laid[shape.name] = pad + [laid(self.grid, shape, hex) for hex in self.grid.hexes]

    def is_statue(self, hex: int) -> bool:
        """Whether a statue stands on the hex."""
        return hex in self.statues

    def _marked(self, areas: list[list[int]]) -> Column:
        """By hex a bit for each area that it is in: the first area's the last one."""
        marks = self.grid.unmarked[:]
        for area, hexes in enumerate(areas):
            for hex in hexes:
                marks[hex] |= 1 << area
        return marks

    def _areas(self) -> list[list[list[int]]]:
        halves: list[list[int]] = [[], []]
        middle: list[int] = []
        for hex in self.grid.hexes:
            q = self.grid.offset(hex)[0]
            if q != 0:
                halves[0 if q < 0 else 1].append(hex)
            elif hex not in self.statues:
                middle.append(hex)
        found: list[list[list[int]]] = []
        for home in range(len(SIDES)):
            areas: list[list[int]] = [[] for _ in range(FIRST_ZONE)]
            areas[OWN_HALF] = halves[home]
            areas[ENEMY_HALF] = halves[1 - home]
            areas[MIDLINE] = middle
            areas[MIDLINE_OR_ENEMY_HALF] = middle + halves[1 - home]
            areas[OWN_DEPLOY] = self.deployment[home]
            areas[ENEMY_DEPLOY] = self.deployment[1 - home]
            found.append(areas + self.zones)
        return found


def _nearest(grid: Grid, hex: int, others: list[int]) -> int:
    """How far the nearest of some other hexes is from one."""
    return min([grid.distance[hex][other] for other in others])


def _names(grid: Grid) -> dict[int, str]:
    """A letter for the column from the left, a number for the place in it from the top: `f5`."""
    columns = sorted({q for q, _ in grid.offsets})
    names: dict[int, str] = {}
    for place, q in enumerate(columns):
        letter = COLUMNS[place % len(COLUMNS)] * (1 + place // len(COLUMNS))
        for row, r in enumerate(sorted([r for column, r in grid.offsets if column == q])):
            names[grid.handle[(q, r)]] = f"{letter}{row + 1}"
    return names
