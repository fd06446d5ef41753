"""What a position says of a mat: the round, the mat if it is another than the proposed one, the slots."""

from __future__ import annotations

import re
from typing import Final

from baston.games.smashup.base_principale.coming_and_leaving import hold
from baston.games.smashup.base_principale.slots import camps_of, slot_at, slots_at
from baston.games.smashup.cards.card import printed
from baston.games.smashup.mat import CAMPS, PERIODS, PROPOSED, read_mat
from baston.games.smashup.presentation.position import read_pieces, read_visits
from baston.games.smashup.setup.layout import Layout
from baston.games.smashup.state.table import TO_CHOOSE, Camps, Table
from baston.games.smashup.verbs.counters import lay_counters
from baston.kernel.position import Misread

CAMP: Final = re.compile(rf"({'|'.join(CAMPS)})(\*?)(?:!([\d,]+))?((?: \d@\d\*?)*)")
ROUND: Final = re.compile(r"([1-3])\.([1-3])\.([1-4])(\+?)")


def round_text(camps: Camps) -> str:
    """The period, round and seat with the marker as text; `+` marks a round that breaks a tie."""
    return f"{camps.period}.{camps.round}.{camps.first + 1}{'+' if camps.extra else ''}"


def read_round(camps: Camps, text: str) -> bool:
    """Set period, round and marker as the text says; return False if it makes no sense."""
    found = ROUND.fullmatch(text)
    if found is None or int(found[3]) > len(camps.totals):
        return False
    camps.period, camps.round, camps.first = int(found[1]), int(found[2]), int(found[3]) - 1
    camps.extra = found[4] == "+"
    return not camps.extra or (camps.period, camps.round) == (PERIODS, 1)


def mat_lines(table: Table) -> list[str]:
    """The lines of a position for the mat, unless it is the proposed one, and for the base in the middle."""
    camps, mat = camps_of(table), table.variant.mat
    lines = [] if mat is None or mat == read_mat(PROPOSED) else [f"mat: {mat.text()}"]
    return [*lines, f"base {printed(table, camps.base).id}:"] if camps.base > 0 else lines


def slots_text(table: Table, place: int) -> str:
    """The slots held in a camp as text, seat@slot: `1@2`; `*` marks one used this round."""
    camps = camps_of(table)
    told: list[str] = []
    for seat in range(table.players):
        slot = slot_at(table, place, seat)
        if slot > 0:
            number = slots_at(table, place).index(slot) + 1
            told.append(f"{seat + 1}@{number}{'*' if slot in camps.spent else ''}")
    return " ".join(told)


def read_camp(layout: Layout, name: str, rest: str) -> None:
    """Lay out a camp as its line says: visits, slots and pieces. Raises Misread, Refusal."""
    found = CAMP.fullmatch(name)
    table = layout.table
    if found is None:
        raise Misread(name)
    place = CAMPS.index(found[1]) + 1
    if camps_of(table).base <= 0:
        raise Misread(found[1], "position-no-middle")
    lay_counters(table, table.base_at[place], 0, 0, found[2] == "*")
    read_visits(layout, place, found[3])
    read_pieces(layout, place, rest)
    for held in found[4].split():
        seat, _, slot = held.rstrip("*").partition("@")
        if not 0 < int(seat) <= table.players or not hold(
            table, place, int(seat) - 1, int(slot), held.endswith("*")
        ):
            raise Misread(held)
    without = [seat for seat in range(table.players) if slot_at(table, place, seat) == TO_CHOOSE]
    if without:
        raise Misread(str(without[0] + 1), "position-no-slot")
