"""The arena in letters: a hex is seven cells wide and two lines high, its neighbours lie half lower.

The upper line of a hex has its name, and what lies there; the lower one who stands there.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from baston.kernel.text import Json, a_dict, a_list, a_str, an_int, ints
from baston.locales import sentence

Part = dict[str, Json]  # of a view
SHAPES: Final = "●◆▲■"  # a seat is told by its shape; colour only repeats it
COLOURS: Final = ("bright_blue", "yellow", "green", "magenta")
ZONES: Final = {"red": "on dark_red", "yellow": "on yellow4", "blue": "on navy_blue"}
WIDE: Final = 7
STATUE: Final = "♜"
TRAP_HEX: Final = "○"
TRAP: Final = "▼"
DEPLOYMENT: Final = "‹›"  # west, east
KINDS: Final = {"damage": "", "root": "R", "stun": "S"}


def letters_of(lang: str) -> dict[str, str]:
    """Return the letters of zones and statues, by their colours, in a language."""
    return {color: sentence(lang, f"sfb-letter-{color}") for color in ZONES}


def draw_map(view: Part, lang: str) -> Text:
    """Draw the arena: statues ♜, trap hexes ○, trap tokens ▼?, champions by seat, id and hit points left.

    Zones and statues have the letters of their colours.
    """
    letters = letters_of(lang)
    board = a_dict(view["board"])
    hexes = [a_list(hex) for hex in a_list(board["hexes"])]
    first = min(an_int(q) for _, q, _, _ in hexes)
    top = min(height_of(an_int(q), an_int(r)) for _, q, r, _ in hexes)
    bottom = max(height_of(an_int(q), an_int(r)) for _, q, r, _ in hexes)
    lines = [[Text(" " * WIDE) for _ in {q for _, q, _, _ in hexes}] for _ in range(bottom - top + 2)]
    for handle, q, r, name in hexes:
        column, line = an_int(q) - first, height_of(an_int(q), an_int(r)) - top
        style = _ground(board, an_int(handle))
        head = f" {a_str(name)}{mark_of(board, an_int(handle), letters)}"
        lines[line][column] = Text(f"{head} {lies_on(view, an_int(handle), letters)}".ljust(WIDE), style)
        lines[line + 1][column] = _stands(view, an_int(handle), style)
    return Text("\n").join(Text("").join(cells) for cells in lines)


def height_of(q: int, r: int) -> int:
    """Return the line of a hex: two for each row, one for half of it."""
    return 2 * r + q


def zone_of(board: Part, hex: int) -> str:
    """Return the colour of the zone that the hex is in; empty if it is in none."""
    zones = a_dict(board["zones"])
    return next((color for color in ZONES if color in zones and hex in ints(zones[color])), "")


def mark_of(board: Part, hex: int, letters: dict[str, str]) -> str:
    """Return the letter of the zone, or the sign of the deployment zone, that the hex is in, if any."""
    for side, there in zip(DEPLOYMENT, a_list(board["deployment"]), strict=True):
        if hex in ints(there):
            return side
    return letters.get(zone_of(board, hex), "")


def _ground(board: Part, hex: int) -> str:
    """The colour of a zone; dim on common ground."""
    return ZONES.get(zone_of(board, hex), "dim")


def lies_on(view: Part, hex: int, letters: dict[str, str]) -> str:
    """Return a statue, a trap token with what is known of it, a trap hex, or nothing."""
    board = a_dict(view["board"])
    for color, statue in a_dict(board["statues"]).items():
        if statue == hex:
            return f"{STATUE}{letters[color]}"
    for trap in map(a_dict, a_list(view["traps"])):
        if trap["hex"] == hex:
            if trap["token"] is None:
                return f"{TRAP}?"
            token = a_dict(trap["token"])
            return f"{TRAP}{KINDS[a_str(token['kind'])] or an_int(token['damage'])}"
    return TRAP_HEX if hex in ints(board["trap_hexes"]) else ""


def _stands(view: Part, hex: int, style: str) -> Text:
    """The champion there, marked if it is Bloodied."""
    for one in map(a_dict, a_list(view["champions"])):
        if one["hex"] == hex:
            seat, left = an_int(one["seat"]), an_int(one["hit_points"]) - an_int(one["damage"])
            text = f"{SHAPES[seat]}{a_str(one['champion'])} {left}{'!' if one['bloodied'] else ''}"
            return Text(text.ljust(WIDE), f"bold {COLOURS[seat]}")
    return Text("   ·".ljust(WIDE), style)
