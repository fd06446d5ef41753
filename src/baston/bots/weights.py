"""The numbers of a network as a file: what is in it, how it is written, and what of a file is refused.

A file is a head of HEAD bytes and then 16-bit numbers, little-endian, block after block. It may come from
anybody: nothing of it is run, and nothing is made of it before its length is known to be the one that its
head says.
"""

from __future__ import annotations

import os
import stat
import struct
import sys
import zlib
from array import array
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16

from baston.kernel.effect import S
from baston.kernel.game import Game, Refusal
from baston.kernel.observation import Part
from baston.kernel.text import Json, digest_of

SEATS: Final = 4
MOST_BYTES: Final = 1_000_000  # of a file
MOST_WIDTH: Final = 128
MOST_WORDS: Final = 1 << 14
MAGIC: Final = b"baston-w"
FORMAT: Final = 1
# Magic, format, width, words, rules, columns, parts, game, mode, fingerprint, checksum of the numbers.
HEAD: Final = struct.Struct("<8sHHIIHH24s32s16sI")
NAMES: Final = (
    "vectors",
    "slopes",
    "links",
    "offsets",
    "mix",
    "mix_offsets",
    "lean",
    "turn",
    "turn_offsets",
    "score",
    "values",
    "value_offsets",
)


def block_sizes(width: int, words: int, columns: int, parts: int) -> list[int]:
    """Return how many numbers each block has, in the order of NAMES."""
    square = width * width
    tables = [words * width, columns * width, columns * width, parts * width]
    return [*tables, square * parts, width, square, square, width, width, SEATS * width, SEATS]


class Weights:
    """The numbers of a network, each 1/1024, and what they were trained for.

    `rules` is the version of the game's rules, `fingerprint` what `fingerprint_of` says of the game.
    """

    vectors: vec[i16]  # a vector of `width` for each word
    slopes: vec[i16]  # for each column, for an amount of 8
    links: vec[i16]  # for each column: what each number of a linked row counts
    offsets: vec[i16]  # for each part
    mix: vec[i16]  # from the sums of all parts to the table, row by row
    mix_offsets: vec[i16]
    lean: vec[i16]  # from the table to the scores
    turn: vec[i16]  # from an option's row to its score
    turn_offsets: vec[i16]
    no_offsets: vec[i16]
    score: vec[i16]
    values: vec[i16]  # from the table to the value of each seat
    value_offsets: vec[i16]

    def __init__(
        self,
        game: str,
        mode: str,
        rules: int,
        fingerprint: str,
        width: int,
        words: int,
        columns: int,
        parts: int,
        numbers: list[int],
    ) -> None:
        self.game = game
        self.mode = mode
        self.rules = rules
        self.fingerprint = fingerprint
        self.width = width
        self.words = words
        self.columns = columns
        self.parts = parts
        blocks: list[vec[i16]] = []
        at = 0
        for size in block_sizes(width, words, columns, parts):
            blocks.append(vec[i16](numbers[at : at + size]))
            at += size
        self.vectors, self.slopes, self.links, self.offsets = blocks[0], blocks[1], blocks[2], blocks[3]
        self.mix, self.mix_offsets, self.lean, self.turn = blocks[4], blocks[5], blocks[6], blocks[7]
        self.turn_offsets, self.score = blocks[8], blocks[9]
        self.values, self.value_offsets = blocks[10], blocks[11]
        self.no_offsets = vec[i16]([0] * width)
        self._numbers = numbers

    def written(self) -> bytes:
        """Return the file."""
        body = array("h", self._numbers)
        if sys.byteorder == "big":
            body.byteswap()
        numbers = body.tobytes()
        shape = (self.width, self.words, self.rules, self.columns, self.parts)
        names = (self.game.encode(), self.mode.encode(), self.fingerprint.encode())
        return HEAD.pack(MAGIC, FORMAT, *shape, *names, zlib.crc32(numbers)) + numbers

    def check(self, game: Game[S]) -> None:
        """Raise Refusal if they are not for this game, its rules and its cards.

        "policy-game", "policy-rules" or "policy-cards"; "no-observation" for a game that cannot be observed.
        """
        if not game.research.parts:
            raise Refusal("no-observation")
        if self.game != game.name:
            raise Refusal("policy-game", game=self.game, ours=game.name)
        if self.rules != game.rules_version:
            raise Refusal("policy-rules", rules=self.rules, ours=game.rules_version)
        if self.fingerprint != fingerprint_of(game):
            raise Refusal("policy-cards")
        parts = game.research.parts
        if self.parts != len(parts) or self.columns != columns_of(parts, self.looks_ahead(parts)):
            raise Refusal("policy-cards")

    def looks_ahead(self, parts: tuple[Part, ...]) -> bool:
        """Whether they have a column more than these parts: the gains of options."""
        return self.columns == columns_of(parts, True)


def fingerprint_of(game: Game[S]) -> str:
    """Return sixteen hexadecimal digits for what the numbers of an observation mean: its parts, the cards."""
    shape: list[Json] = []
    for part in game.research.parts:
        shape.append([part.name, part.rows, [*part.columns], [[*link] for link in part.links]])
    return digest_of([game.name, shape, [*game.research.printed()]])


def columns_of(parts: tuple[Part, ...], ahead: bool = False) -> int:
    """Return how many columns all parts have together, with that of gains if the network looks `ahead`."""
    return sum([len(part.columns) for part in parts]) + (1 if ahead else 0)


def read_weights(path: str) -> Weights:
    """Return the weights in a file.

    Raises Refusal: "policy-none" (there is no file that can be read), "policy-large", "policy-cut" (shorter
    or longer than its head says), "policy-format" (of another format) or "policy-broken".
    """
    return weights_in(_bytes_of(path), path)


def _bytes_of(path: str) -> bytes:
    """What is in a file: at most MOST_BYTES, and nothing of what is no file, which may never end."""
    try:
        found = os.stat(path)
        if not stat.S_ISREG(found.st_mode):
            raise Refusal("policy-none", file=path)
        if found.st_size > MOST_BYTES:
            raise Refusal("policy-large", file=path, most=MOST_BYTES)
        with Path(path).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, Refusal):
            raise
        raise Refusal("policy-none", file=path) from error


def weights_in(data: bytes, path: str) -> Weights:
    """Return the weights in the bytes of a file, called `path` in sentences. Raises Refusal as above."""
    if len(data) > MOST_BYTES:
        raise Refusal("policy-large", file=path, most=MOST_BYTES)
    if not data.startswith(MAGIC):
        raise Refusal("policy-broken", file=path)
    if len(data) < HEAD.size:
        raise Refusal("policy-cut", file=path)
    head = HEAD.unpack(data[: HEAD.size])
    if int(head[1]) != FORMAT:
        raise Refusal("policy-format", file=path, format=int(head[1]), ours=FORMAT)
    width, words, rules, columns, parts = [int(number) for number in head[2:7]]
    if not 1 <= width <= MOST_WIDTH or not 1 <= words <= MOST_WORDS or words & (words - 1):
        raise Refusal("policy-broken", file=path)
    if len(data) != HEAD.size + 2 * sum(block_sizes(width, words, columns, parts)):
        raise Refusal("policy-cut", file=path)
    body = data[HEAD.size :]
    if zlib.crc32(body) != int(head[10]):
        raise Refusal("policy-broken", file=path)
    names = [_text(bytes(name), path) for name in head[7:10]]
    numbers = array("h", body)
    if sys.byteorder == "big":
        numbers.byteswap()
    return Weights(names[0], names[1], rules, names[2], width, words, columns, parts, numbers.tolist())


def _text(padded: bytes, path: str) -> str:
    """A name in the head, whose end is filled with zeros. Raises Refusal."""
    name = padded.rstrip(b"\0")
    if not name.isascii() or not name.decode("latin-1").isprintable():
        raise Refusal("policy-broken", file=path)
    return name.decode("ascii")
