"""From the text of an arena's file to its board; what is wrong in it is told by line and field (SFB-59)."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from baston.games.superfantasybrawl.arena_text import ArenaText
from baston.games.superfantasybrawl.board import DAMAGE, SIDES, TRAPS, Board, Token, Track
from baston.games.superfantasybrawl.condition import (
    AREAS,
    KINDS,
    NEEDED,
    WHO,
    Challenge,
    Condition,
)
from baston.games.superfantasybrawl.hexes.areas import Shape
from baston.games.superfantasybrawl.hexes.axial import Offset
from baston.games.superfantasybrawl.timing import CORES, MOST_CHALLENGES, MOST_HEXES, MOST_TOKENS
from baston.kernel.game import Refusal
from baston.kernel.text import Json

STANDARD: Final = "standard"
LARGEST: Final = 64 * 1024  # characters of a file
SHAPES: Final = ("arc3", "ring6")  # that attacks name
LEAST_TRAP_HEXES: Final = 5  # four that hold a trap, and one to lay the next on (SFB-176)
LEAST_TOKENS: Final = 5
LEAST_HEXES_TO_DEPLOY: Final = 4  # for the champions of a team of two players
WORDS: Final = ("name", "name_fr", "text", "text_fr")


def board_named(text: str) -> Board:
    """The board of the standard arena, or of the text of an arena's file. Raises Refusal."""
    return _standard() if text == STANDARD else _board(text)


@lru_cache(maxsize=1)
def _standard() -> Board:
    source = files("baston.games.superfantasybrawl").joinpath("standard.toml")
    return read_board(ArenaText(source.read_text("utf-8")))


@lru_cache(maxsize=32)
def _board(text: str) -> Board:
    if len(text) > LARGEST:
        raise Refusal("arena-too-large", most=LARGEST // 1024)
    try:
        file = ArenaText(text)
        board = read_board(file)
        board.text = file.one_line()
    except RecursionError as error:
        raise Refusal("arena-too-deep") from error
    return board


def read_board(file: ArenaText) -> Board:
    """The board that a file describes. Raises Refusal."""
    offsets = _columns(file)
    statues = {name: _offset(file, value, path) for name, value, path in _fields(file, "map.statues")}
    zones = {name: _offsets(file, value, path) for name, value, path in _fields(file, "map.zones")}
    for name in CORES:
        if name not in statues or name not in zones:
            raise file.refusal("arena-missing", f"map.{'zones' if name in statues else 'statues'}.{name}")
    traps = _offsets(file, _value(file, "map.trap_hexes"), "map.trap_hexes")
    deployment = [
        _offsets(file, _value(file, f"map.deployment.{side}"), f"map.deployment.{side}") for side in SIDES
    ]
    _check_map(file, offsets, statues, zones, traps, deployment)
    board = Board(offsets, statues, zones, traps, deployment)
    _check_ways(file, board)
    for name, value, path in _fields(file, "areas"):
        board.add_shape(Shape(name, _offsets(file, value, path)))
    for name in SHAPES:
        if name not in board.shapes:
            raise file.refusal("arena-missing", f"areas.{name}")
    board.track = _track(file, "track.slots")
    board.track_of_four = _track(file, "track.four.slots")
    board.tokens = _tokens(file)
    board.challenges = _challenges(file, board)
    board.drawn = _count(file, "challenges.drawn", board)
    return board


# Fields.


def _value(file: ArenaText, path: str) -> Json:
    """The value at a path of names. Raises Refusal if there is none."""
    value: Json = file.data
    for name in path.split("."):
        if not isinstance(value, dict) or name not in value:
            raise file.refusal("arena-missing", path)
        value = value[name]
    return value


def _fields(file: ArenaText, path: str) -> list[tuple[str, Json, str]]:
    table = _value(file, path)
    if not isinstance(table, dict):
        raise file.refusal("arena-kind", path, wanted="table")
    return [(name, value, f"{path}.{name}") for name, value in table.items()]


def _list(file: ArenaText, value: Json, path: str) -> list[Json]:
    if not isinstance(value, list):
        raise file.refusal("arena-kind", path, wanted="list")
    return value


def _number(file: ArenaText, value: Json, path: str, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value < 1000:
        raise file.refusal("arena-number", path, least=least)
    return value


def _offset(file: ArenaText, value: Json, path: str) -> Offset:
    pair = _list(file, value, path)
    if len(pair) != 2:
        raise file.refusal("arena-kind", path, wanted="hex")
    return (_number(file, pair[0], path, -99), _number(file, pair[1], path, -99))


def _offsets(file: ArenaText, value: Json, path: str) -> list[Offset]:
    found = [_offset(file, item, path) for item in _list(file, value, path)]
    if len(set(found)) < len(found):
        raise file.refusal("arena-twice", path)
    return found


# The map.


def _columns(file: ArenaText) -> list[Offset]:
    found: list[Offset] = []
    columns = _list(file, _value(file, "map.columns"), "map.columns")
    for number, column in enumerate(columns, start=1):
        path = f"map.columns[{number}]"
        numbers = [_number(file, x, path, -99) for x in _list(file, column, path)]
        if len(numbers) != 3 or numbers[1] > numbers[2]:
            raise file.refusal("arena-kind", path, wanted="column")
        found += [(numbers[0], r) for r in range(numbers[1], numbers[2] + 1)]
    if len(set(found)) < len(found):
        raise file.refusal("arena-twice", "map.columns")
    if len(found) > MOST_HEXES:
        raise file.refusal("arena-many", "map.columns", most=MOST_HEXES)
    return found


def _check_map(
    file: ArenaText,
    offsets: list[Offset],
    statues: dict[str, Offset],
    zones: dict[str, list[Offset]],
    traps: list[Offset],
    deployment: list[list[Offset]],
) -> None:
    """Everything lies on the map, nothing on a statue, and there is enough of it (SFB-13, SFB-15)."""
    named = [(f"map.statues.{name}", [hex]) for name, hex in statues.items()]
    floor = [(f"map.zones.{name}", hexes) for name, hexes in zones.items()]
    floor += [("map.trap_hexes", traps)]
    floor += [(f"map.deployment.{SIDES[i]}", hexes) for i, hexes in enumerate(deployment)]
    for path, hexes in named + floor:
        for q, r in hexes:
            if (q, r) not in offsets:
                raise file.refusal("arena-hex", path, q=q, r=r)
    for path, hexes in floor:
        for q, r in hexes:
            if (q, r) in statues.values():
                raise file.refusal("arena-on-statue", path, q=q, r=r)
    if set(statues) != set(zones):
        raise file.refusal("arena-zones", "map.zones")
    if set(deployment[0]) & set(deployment[1]):
        raise file.refusal("arena-twice", "map.deployment")
    if len(traps) < LEAST_TRAP_HEXES:
        raise file.refusal("arena-few", "map.trap_hexes", least=LEAST_TRAP_HEXES)
    for i, hexes in enumerate(deployment):
        if len(hexes) < LEAST_HEXES_TO_DEPLOY:
            raise file.refusal("arena-few", f"map.deployment.{SIDES[i]}", least=LEAST_HEXES_TO_DEPLOY)


def _check_ways(file: ArenaText, board: Board) -> None:
    """A champion can walk to each hex that is no statue."""
    start = board.deployment[0][0]
    seen = [start]
    for hex in seen:
        seen += [n for n in board.grid.next_to[hex] if n not in seen and n not in board.statues]
    for hex in board.grid.hexes:
        if hex not in seen and hex not in board.statues:
            q, r = board.grid.offset(hex)
            raise file.refusal("arena-unreachable", "map.columns", q=q, r=r)


# Track, traps, challenges.


def _track(file: ArenaText, path: str) -> Track:
    slots = [_number(file, x, path) for x in _list(file, _value(file, path), path)]
    track = Track(slots)
    if not 1 <= track.step < len(slots) or 0 in slots[track.step :]:
        raise file.refusal("arena-track", path)
    return track


def _tokens(file: ArenaText) -> list[Token]:
    found: list[Token] = []
    items = _list(file, _value(file, "traps.tokens"), "traps.tokens")
    for number, item in enumerate(items, start=1):
        path = f"traps.tokens[{number}]"
        if not isinstance(item, dict) or item.get("kind") not in TRAPS:
            raise file.refusal("arena-choice", f"{path}.kind", known=", ".join(TRAPS))
        kind = TRAPS.index(str(item["kind"]))
        damage = _number(file, item.get("damage"), f"{path}.damage", 1) if kind == DAMAGE else 0
        found += [Token(kind, damage)] * _number(file, item.get("count"), f"{path}.count", 1)
    if len(found) < LEAST_TOKENS:
        raise file.refusal("arena-few", "traps.tokens", least=LEAST_TOKENS)
    if len(found) > MOST_TOKENS:
        raise file.refusal("arena-many", "traps.tokens", most=MOST_TOKENS)
    return found


def _count(file: ArenaText, path: str, board: Board) -> int:
    """How many challenges are drawn: enough for both tracks, and no more than there are."""
    least = max(len(board.track.slots), len(board.track_of_four.slots)) + 1
    drawn = _number(file, _value(file, path), path, 1)
    if min(drawn, len(board.challenges)) < least:
        raise file.refusal("arena-few", path, least=least)
    if drawn > len(board.challenges):
        raise file.refusal("arena-many", path, most=len(board.challenges))
    return drawn


def _challenges(file: ArenaText, board: Board) -> list[Challenge]:
    found: list[Challenge] = []
    cards = _list(file, _value(file, "challenges.cards"), "challenges.cards")
    for number, card in enumerate(cards, start=1):
        path = f"challenges.cards[{number}]"
        if not isinstance(card, dict):
            raise file.refusal("arena-kind", path, wanted="table")
        words: dict[str, str] = {}
        for name in ("id", *WORDS):
            word = card.get(name)
            if not isinstance(word, str) or not word:
                raise file.refusal("arena-missing", f"{path}.{name}")
            words[name] = word
        if words["id"] in [challenge.id for challenge in found]:
            raise file.refusal("arena-twice", f"{path}.id")
        condition = _condition(file, card.get("condition"), f"{path}.condition", board)
        found.append(Challenge(words["id"], condition, words))
    if len(found) > MOST_CHALLENGES:
        raise file.refusal("arena-many", "challenges.cards", most=MOST_CHALLENGES)
    return found


def _condition(file: ArenaText, value: Json, path: str, board: Board) -> Condition:
    if not isinstance(value, dict) or value.get("type") not in KINDS:
        raise file.refusal("arena-choice", f"{path}.type", known=", ".join(KINDS))
    condition = Condition(KINDS.index(str(value["type"])))
    known = [*AREAS, *[f"zone_{name}" for name in board.statue_names]]
    for name, given in value.items():
        inside = f"{path}.{name}"
        if name == "who":
            condition.who = _choice(file, given, inside, [*WHO])
        elif name in ("area", "outside", "mine_in", "more_than_theirs_in"):
            condition.areas.append(_choice(file, given, inside, known))
        elif name == "areas":
            condition.areas += [_choice(file, x, inside, known) for x in _list(file, given, inside)]
        elif name == "of":
            parts = _list(file, given, inside)
            condition.parts = [_condition(file, x, inside, board) for x in parts]
        elif name == "min":
            condition.least = _number(file, given, inside)
        elif name == "max":
            condition.least, condition.most = 0, _number(file, given, inside)
        elif name == "count":
            condition.count = _number(file, given, inside, 1)
        elif name == "min_distance":
            condition.apart = _number(file, given, inside, 1)
        elif name != "type":
            raise file.refusal("arena-unknown", inside)
    for name in NEEDED.get(condition.kind, ()):
        if name not in value:
            raise file.refusal("arena-missing", f"{path}.{name}")
    return condition


def _choice(file: ArenaText, value: Json, path: str, known: list[str]) -> int:
    if value not in known:
        raise file.refusal("arena-choice", path, known=", ".join(known))
    return known.index(str(value))
