"""The arena in letters: a hex is seven cells wide and two lines high, its neighbours lie half lower.

The upper line of a hex has its name, and what lies there; the lower one who stands there.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from baston.kernel.text import Json, a_dict, a_list, a_str, an_int, ints

Part = dict[str, Json]  # of a view
SHAPES: Final = "●◆▲■"  # a seat is told by its shape; colour only repeats it
COLOURS: Final = ("bright_blue", "yellow", "green", "magenta")
ZONES: Final = {"red": "on dark_red", "yellow": "on yellow4", "blue": "on navy_blue"}
WIDE: Final = 7
STATUE: Final = "♜"
TRAP_HEX: Final = "○"
KINDS: Final = {"damage": "", "root": "R", "stun": "S"}


def draw_map(view: Part) -> Text:
    """Draw the arena: statues ♜, trap hexes ○, trap tokens ▼?, champions by seat, id and hit points left."""
    board = a_dict(view["board"])
    hexes = [a_list(hex) for hex in a_list(board["hexes"])]
    first = min(an_int(q) for _, q, _, _ in hexes)
    top = min(height_of(an_int(q), an_int(r)) for _, q, r, _ in hexes)
    bottom = max(height_of(an_int(q), an_int(r)) for _, q, r, _ in hexes)
    lines = [[Text(" " * WIDE) for _ in {q for _, q, _, _ in hexes}] for _ in range(bottom - top + 2)]
    for handle, q, r, name in hexes:
        column, line = an_int(q) - first, height_of(an_int(q), an_int(r)) - top
        style = _ground(board, an_int(handle))
        lines[line][column] = Text(f" {a_str(name)} {lies_on(view, an_int(handle))}".ljust(WIDE), style)
        lines[line + 1][column] = _stands(view, an_int(handle), style)
    return Text("\n").join(Text("").join(cells) for cells in lines)


def height_of(q: int, r: int) -> int:
    """Return the line of a hex: two for each row, one for half of it."""
    return 2 * r + q


def _ground(board: Part, hex: int) -> str:
    """The colour of a zone; dim on common ground."""
    zones = a_dict(board["zones"])
    return next((style for core, style in ZONES.items() if core in zones and hex in ints(zones[core])), "dim")


def lies_on(view: Part, hex: int) -> str:
    """Return a statue, a trap token with what is known of it, a trap hex, or nothing."""
    board = a_dict(view["board"])
    if hex in [an_int(statue) for statue in a_dict(board["statues"]).values()]:
        return STATUE
    for trap in map(a_dict, a_list(view["traps"])):
        if trap["hex"] == hex:
            if trap["token"] is None:
                return "▼?"
            token = a_dict(trap["token"])
            return f"▼{KINDS[a_str(token['kind'])] or an_int(token['damage'])}"
    return TRAP_HEX if hex in ints(board["trap_hexes"]) else ""


def _stands(view: Part, hex: int, style: str) -> Text:
    """The champion there, marked if it is Bloodied."""
    for one in map(a_dict, a_list(view["champions"])):
        if one["hex"] == hex:
            seat, left = an_int(one["seat"]), an_int(one["hit_points"]) - an_int(one["damage"])
            text = f"{SHAPES[seat]}{a_str(one['champion'])} {left}{'!' if one['bloodied'] else ''}"
            return Text(text.ljust(WIDE), f"bold {COLOURS[seat]}")
    return Text("   ·".ljust(WIDE), style)
