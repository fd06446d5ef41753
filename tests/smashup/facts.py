"""The fact sheets of both boxes: figures, names and rulings, read from tests/facts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import yaml

from baston.games.smashup.variant import CORE, RESSEMBLANCES
from baston.kernel.text import Json, a_list

SHEETS = Path(__file__).parents[1] / "facts"
BOXES = {CORE: "smashup_core.yaml", RESSEMBLANCES: "smashup_ressemblances.yaml"}  # in the order of the game


@cache
def _sheet(box: str) -> dict[str, Json]:
    read: dict[str, Json] = yaml.safe_load((SHEETS / BOXES[box]).read_text(encoding="utf-8"))
    return read


def a_dict(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def factions() -> dict[str, dict[str, Json]]:
    """The factions of all boxes by id."""
    return {id: faction for box in BOXES for id, faction in factions_of(box).items()}


def factions_of(box: str) -> dict[str, dict[str, Json]]:
    """The factions of a box by id."""
    return {id: a_dict(faction) for id, faction in a_dict(_sheet(box)["factions"]).items()}


def cards() -> list[tuple[str, dict[str, Json]]]:
    """Each card with the id of its faction."""
    return [(id, a_dict(card)) for id, faction in factions().items() for card in a_list(faction["cards"])]


def bases() -> list[dict[str, Json]]:
    found = [a_dict(base) for box in BOXES for base in a_list(_sheet(box)["bases"])]
    return [base for base in found if base["faction"] in factions()]
