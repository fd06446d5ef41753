"""The network: its arithmetic by hand, the same in both forms, and within 64 bits whatever a file holds."""

from __future__ import annotations

import hashlib
import json

from baston.bots.network import ONE, Network
from baston.bots.weights import Weights, block_sizes, columns_of
from baston.kernel.observation import OPTIONS, Part, Sheet
from baston.kernel.rng import Rng
from tests.bots.made import some_numbers

PARTS = (
    Part("table", 1, ("turn", "asked")),
    Part("places", 4, ("card", "power")),
    Part("things", 9, ("card", "place", "amount", "on"), (("place", "places"), ("on", "things"))),
    Part(OPTIONS, 7, ("is", "card", "place"), (("place", "places"),)),
)
# The same compiled or not and on every machine: whoever changes the arithmetic changes the format's number.
DIGEST = "49cf980746daa502"


def network(numbers: list[int], parts: tuple[Part, ...], width: int, words: int) -> Network:
    weights = Weights("a game", "", 1, "", width, words, columns_of(parts), len(parts), numbers)
    return Network(weights, parts)


def size(parts: tuple[Part, ...], width: int, words: int) -> int:
    return sum(block_sizes(width, words, columns_of(parts), len(parts)))


def sheet_of(*tables: list[int]) -> Sheet:
    sheet = Sheet(PARTS)
    for numbers in tables:
        sheet.add_part(numbers)
    return sheet


def some_sheet(chance: Rng) -> Sheet:
    """Rows of any number, and numbers of any size, links to rows that are not there among them."""
    tables: list[list[int]] = []
    for part in PARTS:
        rows = chance.below(part.rows + 1)
        width = len(part.columns)
        tables.append([chance.below(13) - 2 if chance.below(9) else 32_767 for _ in range(rows * width)])
    return sheet_of(*tables)


def test_the_numbers_are_the_same_in_both_forms() -> None:
    chance = Rng(5)
    net = network(some_numbers(size(PARTS, 6, 64), 3), PARTS, 6, 64)
    said: list[object] = []
    for _ in range(50):
        net.read(some_sheet(chance), [])
        said += [net.scores(), net.values()]
    assert hashlib.sha256(json.dumps(said).encode()).hexdigest()[:16] == DIGEST


def test_no_number_of_a_file_passes_64_bits() -> None:
    for seed in range(8):
        chance = Rng(seed)
        ends = [-32_768, 32_767]
        numbers = [ends[chance.below(2)] if seed else 32_767 for _ in range(size(PARTS, 128, 64))]
        net = network(numbers, PARTS, 128, 64)
        net.read(sheet_of([32_767] * 2, [32_767] * 8, [1] * 36, [1] * 21), [])
        assert all(-1 <= value <= 1 for value in net.values())
        assert len(net.scores()) == 7


def test_a_row_is_the_sum_of_its_words_amounts_and_links() -> None:
    """One number wide, so that it can be reckoned by hand: the score of an option is its row's vector."""
    parts = (Part("places", 2, ("power",)), Part(OPTIONS, 2, ("is", "place"), (("place", "places"),)))
    words = 1  # all words are one
    blocks = {
        "vectors": [ONE // 2],
        "slopes": [ONE, 0, 0],  # of power alone; an amount of 8 counts as 1
        "links": [0, 0, 2 * ONE],
        "offsets": [0, ONE // 4],
        "mix": [0, 0],
        "mix_offsets": [0],
        "lean": [0],
        "turn": [ONE],
        "turn_offsets": [0],
        "score": [ONE],
        "values": [0] * 4,
        "value_offsets": [ONE, -3 * ONE, 0, 0],
    }
    numbers = [number for block in blocks.values() for number in block]
    net = network(numbers, parts, 1, words)
    sheet = Sheet(parts)
    sheet.add_part([8, 16])  # 0.5 + 1 and 0.5 + 2
    sheet.add_part([1, 0, 1, 2])  # 0.25 + 0.5, and twice the second place more
    net.read(sheet, [])
    assert net.scores() == [int(0.75 * ONE), int(5.75 * ONE)]
    assert net.values() == [0.5, -0.75, 0.0, 0.0]


def test_the_order_of_rows_that_nothing_links_to_says_nothing() -> None:
    net = network(some_numbers(size(PARTS, 6, 64), 3), PARTS, 6, 64)
    there = [[3, 1], [5, 2, 6, 4], [7, 1, 1, 0], [8, 2, 0, 0]]
    net.read(sheet_of(*there[:2], there[2] + there[3], [1, 7, 1, 1, 8, 2]), [])
    before = net.values(), net.scores()
    net.read(sheet_of(*there[:2], there[3] + there[2], [1, 8, 2, 1, 7, 1]), [])
    assert (net.values(), net.scores()[::-1]) == before
    net.read(sheet_of(*there[:2], there[2] + there[3], [1, 7, 2, 1, 8, 1]), [])
    assert net.scores() != before[1]
