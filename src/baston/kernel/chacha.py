"""Chance that nobody can foretell: the key stream of ChaCha20 (RFC 8439) as a generator.

Games that people play draw from it, under a key of 256 bits; samples and simulations draw from `Rng`. As
there, every intermediate stays below 2**62, so that both forms of the engine draw the same numbers.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from baston.kernel.rng import MASK, Rng

# What a game is dealt from: a number, a key of KEY_SIZE bytes, or a generator that is made already.
Seed: TypeAlias = "int | bytes | Rng"
KEY_SIZE: Final = 32
WORDS: Final = 16  # in a block
DOUBLE_ROUNDS: Final = 10
CONSTANTS: Final = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
MOST_DRAWN: Final = 1 << 36  # words: the counter of blocks has 32 bits


def generator(seed: Seed, stream: int = 0) -> Rng:
    """Return a generator: the fast one for a number, ChaCha20 for a key, and one that is made already.

    Each `stream`, below 2**32, draws other numbers from the same number or key.
    """
    if isinstance(seed, Rng):
        return seed
    if isinstance(seed, bytes):
        return ChaCha(_key_words(seed), stream)
    return Rng(seed ^ stream)


def _key_words(key: bytes) -> list[int]:
    """Return the eight words of a key. Raises ValueError if it has another size."""
    if len(key) != KEY_SIZE:
        raise ValueError(f"a key has {KEY_SIZE} bytes, not {len(key)}")
    return [int.from_bytes(key[i : i + 4], "little") for i in range(0, KEY_SIZE, 4)]


class ChaCha(Rng):
    """The words of the key stream in order: RFC 8439 with the nonce 0, 0, `stream`, from block 0 on.

    It takes the place of an `Rng` in a state, and has no use for that one's four numbers.
    """

    key: list[int]  # eight words
    stream: i64
    drawn: i64  # how many words have been
    words: list[int]  # the block that is being drawn from, shared by copies; empty until it is needed

    def __init__(self, key: list[int], stream: int = 0, drawn: int = 0) -> None:
        super().__init__()
        self.key = key
        self.stream = stream
        self.drawn = drawn
        self.words = []

    def copy(self) -> Rng:
        """Return a copy that draws the same numbers from here on."""
        twin = ChaCha(self.key, int(self.stream), int(self.drawn))
        twin.words = self.words
        return twin

    def next32(self) -> int:
        """Return the next 32 random bits as a number."""
        drawn = self.drawn
        place = drawn % WORDS
        if place == 0 or not self.words:
            self.words = block(self.key, int(drawn // WORDS), [0, 0, int(self.stream)])
        self.drawn = drawn + 1
        return self.words[place]

    def below(self, n: int) -> int:
        """Return a random number from 0 to n − 1, each exactly as likely; n is at least 1 and below 2**30.

        What would make some numbers likelier is drawn again (Lemire, https://arxiv.org/abs/1805.10941).
        """
        most: i64 = n
        word: i64 = self.next32()
        product: i64 = word * most
        if product & MASK < most:
            spare: i64 = (MASK + 1 - most) % most
            while product & MASK < spare:
                word = self.next32()
                product = word * most
        return product >> 32

    def save(self) -> list[int]:
        """Return the eight words of the key, the stream, and how many words have been drawn."""
        return [*self.key, int(self.stream), int(self.drawn)]

    @staticmethod
    def load(saved: list[int]) -> Rng:
        """Restore a generator from the ten numbers that `save` returned."""
        return ChaCha(saved[:8], saved[8], saved[9])


def block(key: list[int], counter: int, nonce: list[int]) -> list[int]:
    """Return the sixteen words of a block (RFC 8439, 2.3); `key` has eight words, `nonce` three."""
    start = [*CONSTANTS, *key, counter, *nonce]
    x = start[:]
    for _ in range(DOUBLE_ROUNDS):
        for column in range(4):
            _quarter_round(x, column, column + 4, column + 8, column + 12)
        for i in range(4):
            _quarter_round(x, i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12)
    return [(x[i] + start[i]) & MASK for i in range(WORDS)]


def _quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    """Stir four of the words, in place (RFC 8439, 2.1)."""
    p: i64 = x[a]
    q: i64 = x[b]
    r: i64 = x[c]
    s: i64 = x[d]
    p = (p + q) & MASK
    s ^= p
    s = ((s << 16) | (s >> 16)) & MASK
    r = (r + s) & MASK
    q ^= r
    q = ((q << 12) | (q >> 20)) & MASK
    p = (p + q) & MASK
    s ^= p
    s = ((s << 8) | (s >> 24)) & MASK
    r = (r + s) & MASK
    q ^= r
    q = ((q << 7) | (q >> 25)) & MASK
    x[a] = p
    x[b] = q
    x[c] = r
    x[d] = s
