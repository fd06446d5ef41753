"""From the text of an arena's file to its board; what is wrong in it is told by line and field (SFB-59)."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Final

from baston.games.superfantasybrawl.arena_files.board import DAMAGE, SIDES, TRAPS, Board, Token, Track
from baston.games.superfantasybrawl.arena_files.challenge_file import read_challenges
from baston.games.superfantasybrawl.constants import CORES, MOST_HEXES, MOST_TOKENS
from baston.games.superfantasybrawl.hexes.areas import Shape
from baston.games.superfantasybrawl.hexes.axial import Offset
from baston.kernel.field import Field, read_file

STANDARD: Final = "standard"
ARENA: Final = "arena"  # what the file is, in sentences
SHAPES: Final = ("arc3", "ring6")  # that attacks name
LEAST_TRAP_HEXES: Final = 5  # four that hold a trap, and one to lay the next on (SFB-176)
LEAST_TOKENS: Final = 5
LEAST_HEXES_TO_DEPLOY: Final = 4  # for the champions of a team of two players
MOST_HEXES_OF_SHAPE: Final = 90  # all that are at most five away
MOST_SLOTS: Final = 12  # of a track, as observations have them
HIGHEST: Final = 99  # coordinate or number of VP
MOST_DAMAGE: Final = 20
OWN_HEX: Final = (0, 0)  # of the attacker, in the drawing of an area


def board_named(text: str) -> Board:
    """The board of the standard arena, or of the text of an arena's file. Raises Refusal."""
    return _standard() if text == STANDARD else _board(text)


def standard_text() -> str:
    """The text of the standard arena's file, with its comments for authors of arenas."""
    return files("baston.games.superfantasybrawl.arena_files").joinpath("standard.toml").read_text("utf-8")


@lru_cache(maxsize=1)
def _standard() -> Board:
    return read_board(read_file(standard_text(), ARENA))


@lru_cache(maxsize=1)
def _standard_line() -> str:
    return _one_line(read_file(standard_text(), ARENA))


@lru_cache(maxsize=32)
def _board(text: str) -> Board:
    file = read_file(text, ARENA)
    board = read_board(file)
    board.text = _one_line(file)
    return _standard() if board.text == _standard_line() else board


def _one_line(file: Field) -> str:
    """The same data as JSON in one line, as records carry it, whatever the order of its keys."""
    return json.dumps(file.value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def read_board(file: Field) -> Board:
    """The board that a file describes. Raises Refusal."""
    parts = file.parts(("map", "areas", "track", "traps", "challenges"))
    board = _map(parts["map"])
    for name, hexes in parts["areas"].parts(SHAPES).items():
        board.add_shape(Shape(name, _shape(hexes)))
    track = parts["track"].parts(("slots", "four"))
    board.track = _track(track["slots"])
    board.track_of_four = _track(track["four"].parts(("slots",))["slots"])
    board.tokens = _tokens(parts["traps"].parts(("tokens",))["tokens"])
    challenges = parts["challenges"].parts(("drawn", "cards"))
    least = max(len(board.track.slots), len(board.track_of_four.slots)) + 1
    board.challenges = read_challenges(challenges["cards"], least)
    board.drawn = challenges["drawn"].number(least, len(board.challenges))
    return board


# Hexes.


def _hex(field: Field) -> Offset:
    pair = field.items()
    if len(pair) != 2:
        raise field.refusal("arena-no-hex")
    return (pair[0].number(-HIGHEST, HIGHEST), pair[1].number(-HIGHEST, HIGHEST))


def _hexes(field: Field, least: int, most: int = MOST_HEXES) -> dict[Offset, Field]:
    """The hexes of a list, each with its place in the file; none is there twice."""
    found: dict[Offset, Field] = {}
    for item in field.items(least, most):
        hex = _hex(item)
        if hex in found:
            raise item.refusal("file-item-twice", item=_told(hex))
        found[hex] = item
    return found


def _told(hex: Offset) -> str:
    return f"[{hex[0]}, {hex[1]}]"


def _shape(field: Field) -> list[Offset]:
    """The hexes that an area marks; the attacker's own is none of them."""
    hexes = _hexes(field, 1, MOST_HEXES_OF_SHAPE)
    if OWN_HEX in hexes:
        raise hexes[OWN_HEX].refusal("arena-own-hex")
    return [*hexes]


# The map.


def _map(field: Field) -> Board:
    parts = field.parts(("columns", "trap_hexes", "statues", "zones", "deployment"))
    columns = _columns(parts["columns"])
    statues = parts["statues"].parts(CORES)
    standing = {_hex(part): part for part in statues.values()}
    zones = {color: _hexes(part, 1) for color, part in parts["zones"].parts(CORES).items()}
    traps = _hexes(parts["trap_hexes"], LEAST_TRAP_HEXES)
    sides = parts["deployment"].parts(SIDES)
    deployment = [_hexes(sides[side], LEAST_HEXES_TO_DEPLOY) for side in SIDES]
    if len(standing) < len(statues):
        raise parts["statues"].refusal("arena-statues")
    for hexes in (standing, *zones.values(), traps, *deployment):
        _check_on_map(hexes, columns)
    for hexes in (*zones.values(), traps, *deployment):
        _check_apart(hexes, standing, "arena-on-statue")
    for hexes in deployment:
        _check_apart(traps, hexes, "arena-trap-in-zone")
    _check_apart(deployment[1], deployment[0], "arena-in-both-zones")
    _check_halves(deployment)
    board = Board(
        [*columns],
        {color: _hex(part) for color, part in statues.items()},
        {color: [*hexes] for color, hexes in zones.items()},
        [*traps],
        [[*hexes] for hexes in deployment],
    )
    _check_ways(board, columns)
    return board


def _columns(field: Field) -> dict[Offset, Field]:
    """The hexes of the map, each with its column."""
    found: dict[Offset, Field] = {}
    for column in field.items():
        numbers = [item.number(-HIGHEST, HIGHEST) for item in column.items(1, 3)]
        if len(numbers) != 3 or numbers[1] > numbers[2]:
            raise column.refusal("arena-no-column")
        for r in range(numbers[1], numbers[2] + 1):
            hex = (numbers[0], r)
            if hex in found:
                raise column.refusal("arena-columns-meet", hex=_told(hex), other=found[hex].path)
            found[hex] = column
        if len(found) > MOST_HEXES:
            raise field.refusal("arena-many-hexes", most=MOST_HEXES)
    return found


def _check_on_map(hexes: dict[Offset, Field], columns: dict[Offset, Field]) -> None:
    for hex, field in hexes.items():
        if hex not in columns:
            raise field.refusal("arena-off-map", hex=_told(hex))


def _check_apart(hexes: dict[Offset, Field], others: dict[Offset, Field], key: str) -> None:
    """Raises Refusal with this key if a hex is among others that it has to keep away from."""
    for hex, field in hexes.items():
        if hex in others:
            raise field.refusal(key, hex=_told(hex), other=others[hex].path)


def _check_halves(deployment: list[dict[Offset, Field]]) -> None:
    """Each zone lies in its own half of the map, west of the midline or east of it (SFB-15)."""
    for side, hexes in zip(SIDES, deployment, strict=True):
        for hex, field in hexes.items():
            if hex[0] == 0 or (hex[0] < 0) != (side == SIDES[0]):
                raise field.refusal("arena-wrong-half", hex=_told(hex), side=side)


def _check_ways(board: Board, columns: dict[Offset, Field]) -> None:
    """A champion can walk to each hex that is no statue."""
    way = [board.deployment[0][0]]
    seen = {*way, *board.statues}
    for hex in way:
        for near in board.grid.next_to[hex]:
            if near not in seen:
                seen.add(near)
                way.append(near)
    for hex in board.grid.hexes:
        if hex not in seen:
            offset = board.grid.offset(hex)
            raise columns[offset].refusal("arena-unreachable", hex=_told(offset))


# Track and traps.


def _track(field: Field) -> Track:
    """The slots: as many worth nothing as an advance moves, then at least as many that can be scored."""
    track = Track([item.number(0, HIGHEST) for item in field.items(2, MOST_SLOTS)])
    step = track.step
    if not 1 <= step <= len(track.slots) - step or 0 in track.slots[step:]:
        raise field.refusal("arena-track")
    return track


def _tokens(field: Field) -> list[Token]:
    found: list[Token] = []
    for item in field.items(1, MOST_TOKENS):
        word = item.part("kind").word(TRAPS)
        kind = TRAPS.index(word)
        needed = ("kind", "damage", "count") if kind == DAMAGE else ("kind", "count")
        parts = item.parts(needed, (), word)
        damage = parts["damage"].number(1, MOST_DAMAGE) if kind == DAMAGE else 0
        found += [Token(kind, damage)] * parts["count"].number(1, MOST_TOKENS)
    if not LEAST_TOKENS <= len(found) <= MOST_TOKENS:
        raise field.refusal("arena-tokens", count=len(found), low=LEAST_TOKENS, high=MOST_TOKENS)
    return found
