"""ChaCha20 as a generator: the published vectors, even, and part of the state like the fast one."""

from __future__ import annotations

import pytest

from baston.kernel.chacha import ChaCha, block, generator
from baston.kernel.rng import Rng
from baston.kernel.saving import load_rng
from baston.kernel.text import BrokenSave, plain
from tests.chance import chi_squared_limit

KEY = bytes(range(32))

# RFC 8439: section 2.3.2, then appendix A.1, vectors 1 to 5. Key and nonce as bytes, the counter, the block.
VECTORS = {
    "2.3.2": (
        KEY.hex(),
        "000000090000004a00000000",
        1,
        """e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3
        466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2""",
    ),
    "A.1, 1": (
        "00" * 32,
        "00" * 12,
        0,
        """ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b
        7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2""",
    ),
    "A.1, 2": (
        "00" * 32,
        "00" * 12,
        1,
        """bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32
        7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b""",
    ),
    "A.1, 3": (
        "00" * 31 + "01",
        "00" * 12,
        1,
        """2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9
        bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00""",
    ),
    "A.1, 4": (
        "00ff" + "00" * 30,
        "00" * 12,
        2,
        """fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae
        a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e""",
    ),
    "A.1, 5": (
        "00" * 32,
        "00" * 11 + "02",
        0,
        """374dc6c2 3736d58c b904e24a cd3f93ef 88228b1a 96a4dfb3 5b76ab72 c727ee54
        0e0e978a f3145c95 1b748ea8 f786c297 99c28f5f 628314e8 398a19fa 6ded1b53""",
    ),
}


def words(text: str) -> list[int]:
    """The little-endian words of bytes that are written in hexadecimal."""
    data = bytes.fromhex(text)
    return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]


@pytest.mark.parametrize("name", VECTORS)
def test_the_published_blocks_come_out(name: str) -> None:
    key, nonce, counter, wanted = VECTORS[name]
    assert block(words(key), counter, words(nonce)) == [int(word, 16) for word in wanted.split()]


def test_the_generator_draws_the_key_stream_in_order() -> None:
    rng = generator(bytes(32))
    wanted = [int(word, 16) for name in ("A.1, 1", "A.1, 2") for word in VECTORS[name][3].split()]
    assert [rng.next32() for _ in wanted] == wanted


def test_streams_of_a_key_are_those_of_the_nonce() -> None:
    rng = generator(bytes(32), 2 << 24)
    wanted = [int(word, 16) for word in VECTORS["A.1, 5"][3].split()]
    assert [rng.next32() for _ in wanted] == wanted


def test_a_number_still_means_the_fast_generator() -> None:
    assert generator(77).save() == Rng(77).save()
    assert generator(77, 0xDEC5).save() == Rng(77 ^ 0xDEC5).save()


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_key_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        generator(bytes(size))


def test_every_bit_of_a_key_counts() -> None:
    firsts = {
        generator(bytes(i) + bytes([1 << bit]) + bytes(31 - i)).next32()
        for i in range(32)
        for bit in range(8)
    }
    assert len(firsts) == 256


@pytest.mark.parametrize("n", [1, 2, 3, 7, 40, 100])
def test_below_is_even(n: int) -> None:
    rng = generator(KEY, n)
    counts = [0] * n
    for _ in range(100 * n):
        counts[rng.below(n)] += 1
    assert sum((count - 100) ** 2 / 100 for count in counts) < chi_squared_limit(n - 1)


def test_below_has_no_bias_where_words_do_not_divide_evenly() -> None:
    # 2**32 is 16/3 times this: taken as they are, words would give every third number 6 times in 16.
    rng = generator(KEY)
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[rng.below(3 << 28) % 3] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < chi_squared_limit(2)
    drawn = rng.save()[9]
    assert 6200 < drawn < 6600, "one word in sixteen is drawn again"


def test_below_reaches_high_numbers() -> None:
    rng = generator(KEY)
    most = (1 << 30) - 1
    drawn = [rng.below(most) for _ in range(1000)]
    assert min(drawn) < most // 50
    assert most - most // 50 < max(drawn) < most


@pytest.mark.parametrize("before", [0, 1, 15, 16, 17, 40])
def test_a_copy_and_a_save_go_on_with_the_same_numbers(before: int) -> None:
    rng = generator(KEY, 5)
    for _ in range(before):
        rng.next32()
    twin, loaded = rng.copy(), load_rng(plain(rng.save()))
    assert isinstance(twin, ChaCha)
    assert twin.save() == loaded.save() == [*words(KEY.hex()), 5, before]
    goes_on = [rng.next32() for _ in range(20)]
    assert [twin.next32() for _ in range(20)] == goes_on
    assert [loaded.next32() for _ in range(20)] == goes_on


@pytest.mark.parametrize(
    "saved",
    [[0] * 9, [0] * 11, [1 << 32, *[0] * 9], [0] * 8 + [1 << 32, 0], [0] * 9 + [1 << 36], [0] * 9 + [-1]],
)
def test_a_broken_save_is_refused(saved: list[int]) -> None:
    with pytest.raises(BrokenSave):
        load_rng(plain(saved))
