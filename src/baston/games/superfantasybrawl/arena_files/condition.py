"""What a challenge asks of the position, as data. Judged in `challenges.py`."""

from __future__ import annotations

from typing import Final

CONTROL: Final = 0  # more of mine than of theirs in the area, and at least `least`
CONTROL_COUNT: Final = 1  # so in at least `least` of the areas
ADJACENT_SAME_STATUE: Final = 2  # at least `least` of mine beside one statue
COUNT_IN: Final = 3  # from `least` to `most` of `who` in the area
COUNT_COMPARE: Final = 4  # more of mine in the first area than of theirs in the second
COUNT_ON_TRAP_HEXES: Final = 5
ENEMY_FLANKED: Final = 6  # an enemy with at least `least` of mine beside it
COUNT_BLOODIED_OR_GATE: Final = 7
SPREAD: Final = 8  # at least `count` of mine outside the area, each pair of them so far apart
CONNECTED: Final = 9  # at least `count` of mine outside the area, linked by adjacency
LEVELLED_ADJACENT_STATUE: Final = 10
ALL_OF: Final = 11
ADJACENT_STATUE: Final = 12  # from `least` to `most` of `who` beside the statue of a color
KINDS: Final = (
    "control",
    "control_count",
    "adjacent_same_statue",
    "count_in",
    "count_compare",
    "count_on_trap_hexes",
    "enemy_flanked",
    "count_bloodied_or_gate",
    "spread",
    "connected",
    "levelled_adjacent_statue",
    "all_of",
    "adjacent_statue",
)

Names = tuple[str, ...]
FIELDS: Final[dict[int, tuple[Names, Names]]] = {  # those that a kind needs, and those that it may have
    CONTROL: (("area",), ("min",)),
    CONTROL_COUNT: (("areas",), ("min",)),
    ADJACENT_SAME_STATUE: ((), ("min", "max")),
    COUNT_IN: (("area",), ("who", "min", "max")),
    COUNT_COMPARE: (("mine_in", "more_than_theirs_in"), ()),
    COUNT_ON_TRAP_HEXES: ((), ("who", "min", "max")),
    ENEMY_FLANKED: ((), ("min", "max")),
    COUNT_BLOODIED_OR_GATE: ((), ("who", "min", "max")),
    SPREAD: (("count", "min_distance", "outside"), ()),
    CONNECTED: (("count", "outside"), ()),
    LEVELLED_ADJACENT_STATUE: ((), ("statue", "min", "max")),
    ALL_OF: (("of",), ()),
    ADJACENT_STATUE: (("statue",), ("who", "min", "max")),
}

MINE: Final = 0
THEIRS: Final = 1
WHO: Final = ("mine", "theirs")
NO_MOST: Final = 99
ANY_STATUE: Final = -1

# Areas that are seen from the active side; the zones of the statues follow, in the order of the Cores.
OWN_HALF: Final = 0
ENEMY_HALF: Final = 1
MIDLINE: Final = 2
MIDLINE_OR_ENEMY_HALF: Final = 3
OWN_DEPLOY: Final = 4
ENEMY_DEPLOY: Final = 5
FIRST_ZONE: Final = 6
AREAS: Final = (
    "own_half",
    "enemy_half",
    "midline",
    "midline_or_enemy_half",
    "own_deploy",
    "enemy_deploy",
)


class Condition:
    """One condition; which fields it reads depends on its kind."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.who: int = MINE
        self.areas: list[int] = []
        self.least: int = 1
        self.most: int = NO_MOST
        self.count: int = 0
        self.apart: int = 0
        self.statue: int = ANY_STATUE  # its place among the board's
        self.parts: list[Condition] = []


class Challenge:
    """A challenge card: its names and texts are those of the arena's file."""

    def __init__(self, id: str, condition: Condition, words: dict[str, str]) -> None:
        self.id: str = id
        self.condition: Condition = condition
        self.words: dict[str, str] = words  # name, name_fr, text, text_fr, gist, gist_fr
