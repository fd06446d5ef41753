"""The fact sheet of the core set: figures, names and rulings, read from tests/facts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import yaml

from baston.kernel.text import Json, a_list, a_str, part

SHEET = Path(__file__).parents[1] / "facts" / "smashup_core.yaml"


@cache
def _sheet() -> dict[str, Json]:
    read: dict[str, Json] = yaml.safe_load(SHEET.read_text(encoding="utf-8"))
    return read


def a_dict(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def factions() -> dict[str, dict[str, Json]]:
    """The factions by id."""
    return {id: a_dict(faction) for id, faction in a_dict(_sheet()["factions"]).items()}


def cards() -> list[tuple[str, dict[str, Json]]]:
    """Each card with the id of its faction."""
    return [(id, a_dict(card)) for id, faction in factions().items() for card in a_list(faction["cards"])]


def bases() -> list[dict[str, Json]]:
    return [a_dict(base) for base in a_list(_sheet()["bases"])]


def rulings() -> dict[str, str]:
    """Where each ruling comes from, by its id."""
    found = [a_dict(ruling) for ruling in a_list(_sheet()["rulings"])]
    return {a_str(part(ruling, "id")): a_str(part(ruling, "tag")) for ruling in found}
