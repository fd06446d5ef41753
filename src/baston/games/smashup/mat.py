"""The mat of Base Principale as data: what its slots do and what each period pays (BP-91 to BP-95).

It is written in TOML; `docs/mat.md` has the vocabulary, `docs/mat.schema.json` the schema.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Final

from baston.kernel.game import Refusal

CAMPS: Final = ("north", "south", "east", "west")
SLOTS: Final = 3  # printed in each camp
PERIODS: Final = 3
RANKS: Final = 4  # that are paid
MOST_VP: Final = 99
LARGEST: Final = 64 * 1024  # characters of a file

# When a slot does what it does.
PRESENCE: Final = "presence"  # a card comes into it while it is empty (BP-35)
TURN_START: Final = "turn-start"  # the turn of the player who has a minion in it starts
WHENS: Final = (PRESENCE, TURN_START)

# What a slot does: the word, and the numbers that it takes with their bounds.
Numbers = tuple[tuple[str, int, int], ...]
POWER: Final[Numbers] = (("power", 1, 10),)
ACTIVE: Final[dict[str, Numbers]] = {
    "draw": (("cards", 1, 5),),
    "extra-minion": (("power", 0, 10),),
    "extra-action": (),
    "move-here": (),
    "move-away": (),
    "weaken": POWER,
    "strengthen": POWER,
    "destroy": (("power", 0, 10),),
    "return": (("power", 0, 10),),
    "look-at-top": (),
    "discard-to-draw": (),
    "gain-vp": (("vp", 1, 5),),
}
LASTING: Final[dict[str, Numbers]] = {
    "none": (),
    "power": POWER,
    "power-with-action": POWER,
    "power-with-camps": (("power", 1, 10), ("camps", 1, 3)),
    "power-per-rival": (("power", 1, 10), ("most", 1, 30)),
    "keep": (),
}
WORDS: Final = {**ACTIVE, **LASTING}

PROPOSED: Final = """\
[vp]
period-1 = [3, 2, 1, 0]
period-2 = [5, 3, 2, 1]
period-3 = [7, 4, 2, 1]
camp = 1

[north.1]
when = "presence"
effect = "extra-minion"
power = 2

[north.2]
effect = "power"
power = 1

[north.3]
when = "turn-start"
effect = "look-at-top"

[south.1]
when = "presence"
effect = "draw"
cards = 1

[south.2]
effect = "power-with-action"
power = 2

[south.3]
when = "turn-start"
effect = "discard-to-draw"

[east.1]
when = "presence"
effect = "move-here"

[east.2]
effect = "power-with-camps"
power = 2
camps = 2

[east.3]
when = "turn-start"
effect = "move-away"

[west.1]
when = "presence"
effect = "weaken"
power = 2

[west.2]
effect = "power-per-rival"
power = 1
most = 2

[west.3]
effect = "keep"
"""


@dataclass(frozen=True)
class SlotEffect:
    """What one slot does: a word of the vocabulary, when if it says so, and the numbers of the word."""

    word: str
    when: str = ""
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True)
class Mat:
    """What is printed on a mat. `vp` by period, `slots` by camp, three for each."""

    vp: tuple[tuple[int, ...], ...]
    camp_vp: int
    slots: tuple[tuple[SlotEffect, ...], ...]

    def effect(self, camp: int, number: int) -> SlotEffect:
        """What the slot does that has this number, from 1, in a camp, from 0; a virtual one does nothing."""
        return self.slots[camp][number - 1] if number <= SLOTS else NOTHING

    def text(self) -> str:
        """The mat on one line, which `read_mat` reads too: a record carries it."""
        periods = [f"period-{i + 1} = {[*vp]}" for i, vp in enumerate(self.vp)]
        parts = [f"vp = {{ {', '.join(periods)}, camp = {self.camp_vp} }}"]
        for camp, slots in zip(CAMPS, self.slots, strict=True):
            told = [f"{i + 1} = {_slot_text(slot)}" for i, slot in enumerate(slots)]
            parts.append(f"{camp} = {{ {', '.join(told)} }}")
        return f"mat = {{ {', '.join(parts)} }}"


NOTHING: Final = SlotEffect("none")


def _slot_text(slot: SlotEffect) -> str:
    fields = [f'effect = "{slot.word}"']
    if slot.when:
        fields.append(f'when = "{slot.when}"')
    fields += [f"{WORDS[slot.word][i][0]} = {number}" for i, number in enumerate(slot.numbers)]
    return f"{{ {', '.join(fields)} }}"


def read_mat(text: str) -> Mat:
    """The mat that a text describes. Raises Refusal, naming line and field, if it describes none."""
    if len(text) > LARGEST:
        raise Refusal("mat-too-large", most=LARGEST // 1024)
    try:
        table: object = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"at line (\d+)", str(error))
        last = text.count("\n") + 1
        raise Refusal("mat-not-toml", line=int(found[1]) if found else last) from error
    reader = _Reader(text)
    parts = reader.table(table, "")
    if [*parts] == ["mat"]:
        parts = reader.table(parts["mat"], "")
    reader.only(parts, "", ("vp", *CAMPS))
    return Mat(*reader.vp(parts), tuple([reader.camp(parts, camp) for camp in CAMPS]))


class _Reader:
    """Takes the parts of a mat one by one and says where what is wrong stands."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()

    def line(self, path: str) -> int:
        """The line of a field, or of the nearest part that has it; 1 if none is there."""
        section, _, field = path.rpartition(".")
        now, best = "", 1
        for number, line in enumerate(self.lines, start=1):
            header = re.match(r"\s*\[\s*([^\[\]]+?)\s*\]", line)
            if header is not None:
                now = re.sub(r"[\s\"']", "", header[1])
                if path == now:
                    return number
                if section and (section == now or now.startswith(f"{section}.")) and best == 1:
                    best = number
            elif now == section and re.match(rf"\s*[\"']?{re.escape(field)}[\"']?\s*[=.]", line):
                return number
        return best

    def refuse(self, key: str, path: str, **values: str | int) -> Refusal:
        return Refusal(key, line=self.line(path), field=path or "mat", **values)

    def table(self, value: object, path: str) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.refuse("mat-table", path)
        return value

    def take(self, parts: dict[str, object], path: str, name: str) -> object:
        if name not in parts:
            raise self.refuse("mat-missing", _joined(path, name))
        return parts[name]

    def only(self, parts: dict[str, object], path: str, known: tuple[str, ...]) -> None:
        for name in parts:
            if name not in known:
                raise self.refuse("mat-unknown", _joined(path, name), known=", ".join(known))

    def number(self, value: object, path: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.refuse("mat-number", path, low=low, high=high)
        return value

    def word(self, parts: dict[str, object], path: str, name: str, known: tuple[str, ...]) -> str:
        value = self.take(parts, path, name)
        if not isinstance(value, str) or value not in known:
            raise self.refuse("mat-word", _joined(path, name), known=", ".join(known))
        return value

    def vp(self, parts: dict[str, object]) -> tuple[tuple[tuple[int, ...], ...], int]:
        paid = self.table(self.take(parts, "", "vp"), "vp")
        names = tuple([f"period-{n + 1}" for n in range(PERIODS)])
        self.only(paid, "vp", (*names, "camp"))
        periods: list[tuple[int, ...]] = []
        for name in names:
            row = self.take(paid, "vp", name)
            if not isinstance(row, list) or len(row) != RANKS:
                raise self.refuse("mat-vp", f"vp.{name}", count=RANKS)
            periods.append(tuple([self.number(vp, f"vp.{name}", 0, MOST_VP) for vp in row]))
        return tuple(periods), self.number(self.take(paid, "vp", "camp"), "vp.camp", 0, MOST_VP)

    def camp(self, parts: dict[str, object], camp: str) -> tuple[SlotEffect, ...]:
        slots = self.table(self.take(parts, "", camp), camp)
        numbers = tuple([str(n + 1) for n in range(SLOTS)])
        self.only(slots, camp, numbers)
        return tuple([self.slot(self.take(slots, camp, n), f"{camp}.{n}") for n in numbers])

    def slot(self, value: object, path: str) -> SlotEffect:
        fields = self.table(value, path)
        word = self.word(fields, path, "effect", tuple(WORDS))
        names = tuple([name for name, _, _ in WORDS[word]])
        when = ""
        if word in ACTIVE:
            when = self.word(fields, path, "when", WHENS)
            names = ("when", *names)
        self.only(fields, path, ("effect", *names))
        numbers: list[int] = []
        for name, low, high in WORDS[word]:
            numbers.append(self.number(self.take(fields, path, name), f"{path}.{name}", low, high))
        return SlotEffect(word, when, tuple(numbers))


def _joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
