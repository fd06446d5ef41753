"""The cards of a game at the terminal: the whole list, or one by name."""

from __future__ import annotations

import json
from difflib import get_close_matches

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from baston.cli.boards.card_sheets import (
    Entry,
    card_name,
    card_sheet,
    cards_named,
    folded,
    group_of,
    points_of,
)
from baston.cli.terminal.screen import Screen
from baston.kernel.game import Game, Refusal
from baston.kernel.state import State
from baston.locales import sentence


def cards(game: Game[State], name: str | None, lang: str, as_json: bool) -> None:
    """Print all cards of a game, or those with this name. Raises Refusal if none has it."""
    found = game.texts.catalog()
    if name is not None:
        found = cards_named(found, name)
        if not found:
            near = _near(game.texts.catalog(), name, lang)
            if not near:
                raise Refusal("unknown-card-nothing-near", name=name, game=game.name)
            raise Refusal("unknown-card", name=name, near=near)
    if as_json:
        print(json.dumps(found))
        return
    screen = Screen(lang)
    if name is not None:
        for entry in found:
            screen.show(card_sheet(entry, lang))
        return
    group = None
    for entry in found:
        if group_of(entry, lang) != group:
            group = group_of(entry, lang)
            screen.show(Text(f"\n{group}", "bold underline"))
        screen.show(_line(entry, lang))


def _line(entry: Entry, lang: str) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=24)
    grid.add_column(width=12)
    grid.add_column()
    if entry["kind"] == "base":
        number = f"{entry['breakpoint']}  {points_of(entry)}"
    elif "total_cost" in entry:
        fight = f"  {entry['attack']}/{entry['defense']}" if entry["attack"] is not None else ""
        number = f"{entry['total_cost']}{fight}"
    elif "power" in entry:
        number = f"{entry['power'] if entry['power'] is not None else '–'}  ×{entry['copies']}"
    else:
        number = sentence(lang, f"word-{entry['kind']}")
    text = str((entry["text_fr"] if lang == "fr" else None) or entry["text"] or "")
    grid.add_row(f" {card_name(entry, lang)}", number, Text(text, "dim"))
    return grid


def _near(found: list[Entry], name: str, lang: str) -> str:
    names = {folded(card_name(entry, lang)): card_name(entry, lang) for entry in found}
    near = get_close_matches(folded(name), list(names), n=3, cutoff=0.6)
    return ", ".join(names[match] for match in near)
