"""The arena in seventeen lines: a hex is eight cells of one line, and its neighbours lie between the lines.

Two columns of hexes share the width of one: each leaves every second line to the other.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from baston.cli.boards.superfantasybrawl_map import (
    COLOURS,
    SHAPES,
    STATUE,
    TRAP,
    TRAP_HEX,
    ZONES,
    Part,
    height_of,
    letters_of,
    lies_on,
    mark_of,
    zone_of,
)
from baston.kernel.text import a_dict, a_list, a_str, an_int, ints
from baston.locales import sentence

PITCH: Final = 4  # cells from a column to the next
WIDE: Final = 8
NARROW_MAP: Final = 12 * PITCH
SIGNS: Final = {
    **{STATUE: "statue", TRAP_HEX: "trap-hex", "▼2 ▼?": "trap", "▼R ▼S": "trap-kinds"},
    **{
        "‹ ›": "deployment",
        "·": "exhausted",
        "✋": "hand",
        "⚑": "first",
        "♥ !": "bloodied",
        "⛨": "defense",
        "II": "level",
    },
    **{"✓ –": "met"},
}


def draw_narrow_map(view: Part, lang: str) -> Text:
    """Draw the arena: each hex with its name and the letter of its zone; who stands there, by seat and id."""
    letters = letters_of(lang)
    hexes = [a_list(hex) for hex in a_list(a_dict(view["board"])["hexes"])]
    first = min(an_int(q) for _, q, _, _ in hexes)
    columns = max(an_int(q) for _, q, _, _ in hexes) - first + 1
    top = min(height_of(an_int(q), an_int(r)) for _, q, r, _ in hexes)
    lines: dict[int, dict[int, Text]] = {}
    for handle, q, r, name in hexes:
        place = (an_int(q) - first) * PITCH
        line = lines.setdefault(height_of(an_int(q), an_int(r)) - top, {})
        line[place] = _hex(view, an_int(handle), a_str(name), letters)
    return Text("\n").join(_line(lines[line], columns) for line in sorted(lines))


def hex_sheet(view: Part, code: str, lang: str) -> Text | None:
    """Return what is known of the hex with this name; None if there is none."""
    board = a_dict(view["board"])
    named = {a_str(a_list(hex)[3]): an_int(a_list(hex)[0]) for hex in a_list(board["hexes"])}
    hex = named.get(code)
    if hex is None:
        return None
    zone = zone_of(board, hex)
    told = [sentence(lang, "sfb-hex-zone", color=zone)] if zone else []
    told += [
        sentence(lang, "sfb-hex-statue", color=color)
        for color, where in a_dict(board["statues"]).items()
        if where == hex
    ]
    for side, there in zip(("west", "east"), a_list(board["deployment"]), strict=True):
        told += [sentence(lang, "sfb-hex-deployment", side=side)] if hex in ints(there) else []
    told += [sentence(lang, "sfb-hex-trap")] if hex in ints(board["trap_hexes"]) else []
    sign = lies_on(view, hex, letters_of(lang))
    token = f" {sign}" if sign.startswith(TRAP) else ""
    known = ", ".join(told) or sentence(lang, "sfb-hex-common")
    sheet = Text(sentence(lang, "sfb-hex", hex=code, told=known + token))
    sheet.stylize("bold", 0, len(code))
    return sheet


def _line(hexes: dict[int, Text], columns: int) -> Text:
    """The hexes of a line, each where its column begins."""
    line = Text(no_wrap=True)
    for place in sorted(hexes):
        line.append(" " * (place - line.cell_len)).append_text(hexes[place])
    return line.append(" " * ((columns + 1) * PITCH - line.cell_len))


def _hex(view: Part, hex: int, name: str, letters: dict[str, str]) -> Text:
    """Who stands there or what lies there, the hex's name, and the letter of its zone or deployment."""
    board = a_dict(view["board"])
    mark = mark_of(board, hex, letters)
    for one in map(a_dict, a_list(view["champions"])):
        if one["hex"] == hex:
            seat = an_int(one["seat"])
            bloodied = "!" if one["bloodied"] else ""
            told = f"{SHAPES[seat]}{a_str(one['champion'])}{bloodied}"
            return Text(f"{told}{name}{mark}".ljust(WIDE), f"bold {COLOURS[seat]}")
    style = ZONES.get(zone_of(board, hex), "dim")
    told = f"{lies_on(view, hex, letters)}{name}{mark}"
    return Text.assemble(" ", (told, style), " " * (WIDE - 1 - len(told)))
