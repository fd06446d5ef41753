"""The mat of Base Principale as typed values: what the board draws from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from baston.kernel.text import Json, a_dict, a_list, a_str, an_int, ints

Values = dict[str, Json]
AROUND: Final = ("north", "east", "south", "west")


@dataclass(frozen=True)
class Slot:
    """A slot: what it does, with its numbers, whose cards lie in it, and what it adds to their power."""

    handle: int
    number: int
    when: str
    effect: str
    numbers: dict[str, int]
    seat: int | None
    power: int

    @property
    def kind(self) -> str:
        """When the slot acts; for one that never does: "power", or the name of its effect."""
        return self.when or ("power" if self.effect.startswith("power") else self.effect)


@dataclass(frozen=True)
class Camp:
    """A camp: the seats with the highest power there, and its slots."""

    place: int
    side: str
    leaders: list[int]
    slots: list[Slot]


@dataclass(frozen=True)
class Mat:
    """The mat. `vp` by period, `totals` and `pays` by seat; a pay is VP for the place and for camps."""

    period: int
    round: int
    is_extra: bool
    first: int
    vp: list[list[int]]
    camp_vp: int
    base: str | None
    next: str | None
    totals: list[int]
    pays: list[tuple[int, int]]
    camps: list[Camp]

    def camp(self, side: str) -> Camp:
        """Return the camp on a side, such as "north"."""
        return next(camp for camp in self.camps if camp.side == side)

    def slots(self) -> Iterator[tuple[Camp, Slot]]:
        """Yield all slots, each with its camp, as one goes around the mat from the north."""
        for side in AROUND:
            camp = self.camp(side)
            for slot in camp.slots:
                yield camp, slot


def mat_of(mat: Values) -> Mat:
    """Read the mat from its part of a view."""
    base, following = mat["base"], mat["next"]
    pays = [a_dict(pay) for pay in a_list(mat["pays"])]
    return Mat(
        an_int(mat["period"]),
        an_int(mat["round"]),
        mat["extra"] is True,
        an_int(mat["first"]),
        [ints(row) for row in a_list(mat["vp"])],
        an_int(mat["camp_vp"]),
        None if base is None else a_str(base),
        None if following is None else a_str(following),
        ints(mat["totals"]),
        [(an_int(pay["place"]), an_int(pay["camps"])) for pay in pays],
        [_camp(a_dict(camp)) for camp in a_list(mat["camps"])],
    )


def _camp(camp: Values) -> Camp:
    slots = [_slot(a_dict(slot)) for slot in a_list(camp["slots"])]
    return Camp(an_int(camp["place"]), a_str(camp["camp"]), ints(camp["leaders"]), slots)


def _slot(slot: Values) -> Slot:
    seat = slot["seat"]
    return Slot(
        an_int(slot["handle"]),
        an_int(slot["number"]),
        a_str(slot["when"]),
        a_str(slot["effect"]),
        {name: an_int(number) for name, number in a_dict(slot["numbers"]).items()},
        None if seat is None else an_int(seat),
        an_int(slot["power"]),
    )
