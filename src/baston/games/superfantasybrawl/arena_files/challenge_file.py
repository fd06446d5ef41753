"""The challenges of an arena's file: their words, and their conditions kind by kind (SFB-58, SFB-59)."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.arena_files.condition import (
    AREAS,
    FIELDS,
    KINDS,
    WHO,
    Challenge,
    Condition,
)
from baston.games.superfantasybrawl.constants import CORES, MOST_CHALLENGES, MOST_CHAMPIONS
from baston.kernel.field import Field
from baston.locales.gists import LONGEST_GIST

LONGEST: Final = {"id": 20, "name": 60, "name_fr": 60, "text": 300, "text_fr": 300}
GISTS: Final = ("gist", "gist_fr")  # what a file may leave out
ON_A_SIDE: Final = MOST_CHAMPIONS // 2  # as many as may stand in an area (SFB-290)
FARTHEST: Final = 99  # hexes from one champion to another
PLACES: Final = (*AREAS, *[f"zone_{color}" for color in CORES])


def read_challenges(cards: Field, least: int) -> list[Challenge]:
    """The challenges of an arena's file, `least` or more. Raises Refusal."""
    found: list[Challenge] = []
    ids: list[str] = []
    for card in cards.items(least, MOST_CHALLENGES):
        parts = card.parts((*LONGEST, "condition"), GISTS)
        words = {name: parts[name].text(most) for name, most in LONGEST.items()}
        words |= {name: parts[name].text(LONGEST_GIST) if name in parts else "" for name in GISTS}
        if words["id"] in ids:
            raise parts["id"].refusal("arena-id", id=words["id"], other=ids.index(words["id"]) + 1)
        ids.append(words["id"])
        found.append(Challenge(words["id"], _condition(parts["condition"]), words))
    return found


def _condition(field: Field) -> Condition:
    """What a challenge asks; of the fields of other kinds it has none."""
    word = field.part("type").word(KINDS)
    kind = KINDS.index(word)
    needed, others = FIELDS[kind]
    parts = field.parts(("type", *needed), others, word)
    condition = Condition(kind)
    if "who" in parts:
        condition.who = WHO.index(parts["who"].word(WHO))
    if "statue" in parts:
        condition.statue = CORES.index(parts["statue"].word(CORES))
    for name in ("area", "mine_in", "more_than_theirs_in", "outside"):
        if name in parts:
            condition.areas.append(PLACES.index(parts[name].word(PLACES)))
    if "areas" in parts:
        condition.areas = _areas(parts["areas"])
    if "of" in parts:
        condition.parts = [_condition(part) for part in parts["of"].items()]
    if "count" in parts:
        condition.count = parts["count"].number(1, ON_A_SIDE)
    if "min_distance" in parts:
        condition.apart = parts["min_distance"].number(1, FARTHEST)
    _set_bounds(condition, parts)
    return condition


def _areas(field: Field) -> list[int]:
    """Several areas, none twice."""
    areas: list[int] = []
    for item in field.items():
        area = PLACES.index(item.word(PLACES))
        if area in areas:
            raise item.refusal("file-item-twice", item=PLACES[area])
        areas.append(area)
    return areas


def _set_bounds(condition: Condition, parts: dict[str, Field]) -> None:
    """How many: at least one if nothing is said; at most so many, and from none on, if that is said alone."""
    highest = len(condition.areas) if "areas" in parts else ON_A_SIDE
    if "max" in parts:
        condition.least = 0
        condition.most = highest = parts["max"].number(0, ON_A_SIDE)
    if "min" in parts:
        condition.least = parts["min"].number(condition.least, highest)
