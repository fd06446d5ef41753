"""The mat of Base Principale as data: what its slots do and what each period pays (BP-91 to BP-95).

It is written in TOML; `docs/mat.md` has the vocabulary, `docs/mat.schema.json` the schema.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from baston.kernel.field import Field, read_file

MAT: Final = "mat"  # what the file is, in sentences
CAMPS: Final = ("north", "south", "east", "west")
SLOTS: Final = 3  # printed in each camp
PERIODS: Final = 3
RANKS: Final = 4  # that are paid
MOST_VP: Final = 99

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
# The proposed mat of Base Principale. A copy of it with other words and numbers is another mat:
# baston play smashup --mode base-principale --mat FILE; docs/mat.md says what may stand in it.

# What each period pays, from the first place to the fourth, and what the strongest in a camp is paid.
[vp]
period-1 = [3, 2, 1, 0]
period-2 = [5, 3, 2, 1]
period-3 = [7, 4, 2, 1]
camp = 1

# The slots of each camp, from left to right for somebody who sits on that side.
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
        """The effect of a camp's slot, by camp from 0 and number from 1; NOTHING for a virtual slot."""
        return self.slots[camp][number - 1] if number <= SLOTS else NOTHING

    def text(self) -> str:
        """The mat on one line of text, which `read_mat` reads back."""
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


@lru_cache(maxsize=32)
def read_mat(text: str) -> Mat:
    """The mat that a text describes. Raises Refusal, naming line and field, if it describes none."""
    file = read_file(text, MAT)
    if file.names() == [MAT]:
        file = file.part(MAT)
    parts = file.parts(("vp", *CAMPS))
    periods = tuple([f"period-{n + 1}" for n in range(PERIODS)])
    paid = parts["vp"].parts((*periods, "camp"))
    vp = tuple([tuple([x.number(0, MOST_VP) for x in paid[name].items(RANKS, RANKS)]) for name in periods])
    return Mat(vp, paid["camp"].number(0, MOST_VP), tuple([_camp(parts[camp]) for camp in CAMPS]))


def _camp(field: Field) -> tuple[SlotEffect, ...]:
    slots = field.parts(tuple([str(n + 1) for n in range(SLOTS)]))
    return tuple([_slot(slot) for slot in slots.values()])


def _slot(field: Field) -> SlotEffect:
    """What a slot does, with the numbers that its word takes."""
    word = field.part("effect").word(tuple(WORDS))
    needed = ("when",) if word in ACTIVE else ()
    names = tuple([name for name, _, _ in WORDS[word]])
    parts = field.parts(("effect", *needed, *names), (), word)
    when = parts["when"].word(WHENS) if needed else ""
    return SlotEffect(word, when, tuple([parts[name].number(low, high) for name, low, high in WORDS[word]]))
