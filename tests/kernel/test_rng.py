"""Chance: the stream is fixed for ever, even, and part of the state."""

from __future__ import annotations

import pytest

from baston.kernel.rng import Rng
from tests.chance import chi_squared_limit

# The published test vector of xoshiro128** for the state 1, 2, 3, 4.
VECTOR = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]

SEEDED = {
    0: [898019185, 3632596114, 3173521103, 2733558019],
    1: [2475810813, 1417994889, 3552103761, 3418326035],
    2**32: [3984233663, 2595812296, 3283143757, 1128073120],
    2**63 + 12345: [1638594072, 3803959034, 452509503, 1428495058],
}


def test_the_generator_is_xoshiro128_star_star() -> None:
    rng = Rng.load([1, 2, 3, 4])
    assert [rng.next32() for _ in VECTOR] == VECTOR


@pytest.mark.parametrize("seed", SEEDED)
def test_the_stream_of_a_seed_never_changes(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.next32() for _ in range(4)] == SEEDED[seed]


def test_seeds_that_lie_close_give_streams_far_apart() -> None:
    firsts = [Rng(seed).next32() for seed in range(2000)]
    assert len(set(firsts)) == 2000
    halves = sum(x >> 31 for x in firsts)
    assert 900 < halves < 1100


def test_both_halves_of_a_seed_count() -> None:
    assert Rng(5).next32() != Rng(5 + (1 << 32)).next32()


@pytest.mark.parametrize("n", [1, 2, 3, 7, 40, 100])
def test_below_is_even(n: int) -> None:
    rng = Rng(n)
    counts = [0] * n
    for _ in range(300 * n):
        counts[rng.below(n)] += 1
    assert sum((count - 300) ** 2 / 300 for count in counts) < chi_squared_limit(n - 1)


def test_below_reaches_high_numbers() -> None:
    rng = Rng(3)
    most = (1 << 30) - 1
    drawn = [rng.below(most) for _ in range(2000)]
    assert min(drawn) < most // 100
    assert most - most // 100 < max(drawn) < most


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    counts: dict[tuple[int, ...], int] = {}
    rng = Rng(8)
    for _ in range(24 * 200):
        things = [1, 2, 3, 4]
        rng.shuffle(things)
        counts[tuple(things)] = counts.get(tuple(things), 0) + 1
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < chi_squared_limit(23)


def test_a_shuffle_keeps_all_things() -> None:
    things = list(range(50)) + [7, 7]
    Rng(1).shuffle(things)
    assert sorted(things) == sorted([*range(50), 7, 7])


def test_a_copy_and_a_save_go_on_with_the_same_numbers() -> None:
    rng = Rng(77)
    rng.next32()
    twin, loaded = rng.copy(), Rng.load(rng.save())
    goes_on = [rng.next32() for _ in range(5)]
    assert [twin.next32() for _ in range(5)] == goes_on
    assert [loaded.next32() for _ in range(5)] == goes_on
