"""Great numbers of games are shared out among processes, and no fault is lost on the way."""

from __future__ import annotations

from baston.games.nim import GAME
from baston.kernel.rng import Rng
from baston.kernel.state import State
from tests.fuzz.guided import GREAT_NUMBER, broken

NOBODY = 0  # a table that no game can be set up for


def now_and_then_nobody(n: int, chance: Rng) -> tuple[int, dict[str, str]]:
    return 2 if n % 300 else NOBODY, {}


def sees_nothing_wrong(state: State) -> None:
    pass


def test_every_fault_of_a_great_number_of_games_is_told() -> None:
    found = broken(GAME, GREAT_NUMBER, 5, now_and_then_nobody, lambda: sees_nothing_wrong)
    seeds = sorted(int(fault.split("seed ")[1].split(",")[0]) for fault in found)
    assert seeds == [5 + n for n in range(0, GREAT_NUMBER, 300)]
