"""What a position says of a mat: the round, the mat if it is another than the proposed one, the slots."""

from __future__ import annotations

import re
from typing import Final

from baston.games.smashup.base_principale.slots import slot_at, slots_at
from baston.games.smashup.cards.card import printed
from baston.games.smashup.mat import PERIODS, PROPOSED, read_mat
from baston.games.smashup.state.table import Camps, Table

ROUND: Final = re.compile(r"([1-3])\.([1-3])\.([1-4])(\+?)")


def round_text(camps: Camps) -> str:
    """Period, round and the seat with the marker; `+` for a round that breaks a tie."""
    return f"{camps.period}.{camps.round}.{camps.first + 1}{'+' if camps.extra else ''}"


def read_round(camps: Camps, text: str) -> bool:
    """Set the markers as the text says; False if it cannot be so."""
    found = ROUND.fullmatch(text)
    if found is None or int(found[3]) > len(camps.totals):
        return False
    camps.period, camps.round, camps.first = int(found[1]), int(found[2]), int(found[3]) - 1
    camps.extra = found[4] == "+"
    return not camps.extra or (camps.period, camps.round) == (PERIODS, 1)


def mat_lines(table: Table) -> list[str]:
    """The mat, unless it is the proposed one, and the base in the middle."""
    camps, mat = table.camps, table.variant.mat
    assert camps is not None
    lines = [] if mat is None or mat == read_mat(PROPOSED) else [f"mat: {mat.text()}"]
    return [*lines, f"base {printed(table, camps.base).id}:"] if camps.base > 0 else lines


def slots_text(table: Table, place: int) -> str:
    """Who holds which slot of a camp: `1@2`; with `*` one whose effect of once a round has been used."""
    camps = table.camps
    assert camps is not None
    told: list[str] = []
    for seat in range(table.players):
        slot = slot_at(table, place, seat)
        if slot > 0:
            number = slots_at(table, place).index(slot) + 1
            told.append(f"{seat + 1}@{number}{'*' if slot in camps.spent else ''}")
    return " ".join(told)
