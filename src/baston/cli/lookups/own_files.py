"""Arenas and mats that people write: a file to begin with, and what an own one holds or is refused for."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from baston.cli.arguments.seating import file_text
from baston.cli.boards.superfantasybrawl_map import draw_map
from baston.cli.records.saves import about
from baston.cli.terminal.screen import Screen
from baston.games.smashup.mat import CAMPS, MAT, PROPOSED, WORDS, Mat, SlotEffect, read_mat
from baston.games.superfantasybrawl.arena_files.arena_file import ARENA, STANDARD, board_named, standard_text
from baston.games.superfantasybrawl.arena_files.board import SIDES, TRAPS, Board
from baston.games.superfantasybrawl.presentation.view import board_of
from baston.kernel.game import Refusal
from baston.kernel.text import Json, plain
from baston.simulation.files import write_whole

OUTPUT: Final = "-"  # as the name of a file to write


@dataclass(frozen=True)
class Asked:
    """What the command line asks for: to show a file or the default, or to write the default out."""

    file: str | None
    write: str | None
    overwrite: bool
    lang: str
    as_json: bool


def arena(asked: Asked) -> None:
    """Print an arena, the standard one if no file is named, or write the standard one into a file.

    Raises Refusal if the file cannot be read, holds no legal arena, or would be overwritten unasked.
    """
    if _wrote(asked, standard_text, "baston play superfantasybrawl --arena {}"):
        return
    board = _board(asked.file)
    if asked.as_json:
        print(json.dumps(_board_values(board)))
        return
    screen = Screen(asked.lang)
    screen.show(draw_map({"board": board_of(board), "traps": [], "champions": []}, screen.lang))
    _show_board(screen, board)
    screen.say("own-arena-more", "dim")


def mat(asked: Asked) -> None:
    """Print a mat, the proposed one if no file is named, or write the proposed one into a file.

    Raises Refusal if the file cannot be read, holds no legal mat, or would be overwritten unasked.
    """
    if _wrote(asked, lambda: PROPOSED, "baston play smashup --mode base-principale --mat {}"):
        return
    found = _mat(asked.file)
    if asked.as_json:
        print(json.dumps(_mat_values(found)))
        return
    screen = Screen(asked.lang)
    _show_mat(screen, found)
    screen.say("own-mat-more", "dim")


def _wrote(asked: Asked, text: Callable[[], str], play: str) -> bool:
    """Whether a file was asked for, and written. Raises Refusal, and leaves a file that is there."""
    if asked.write is None:
        if asked.overwrite:
            raise Refusal("overwrite-what")
        return False
    if asked.file is not None:
        raise Refusal("write-or-show", name=asked.file)
    if asked.write == OUTPUT:
        sys.stdout.write(text())
        return True
    if os.path.lexists(asked.write) and not asked.overwrite:
        raise Refusal("write-exists", name=asked.write)
    write_whole(Path(asked.write), text())
    Screen(asked.lang).say("own-file-written", file=asked.write, play=play.format(asked.write))
    return True


# The arena.


def _board(file: str | None) -> Board:
    if file is None:
        return board_named(STANDARD)
    with about(Path(file)):
        return board_named(file_text(file, ARENA))


def _board_values(board: Board) -> dict[str, Json]:
    """What the map and the rest of an arena's file come to."""
    return {
        "board": board_of(board),
        "areas": {name: len(shape.ways[0]) for name, shape in board.shapes.items()},
        "track": plain(board.track.slots),
        "track_of_four": plain(board.track_of_four.slots),
        "tokens": [{"kind": TRAPS[token.kind], "damage": token.damage} for token in board.tokens],
        "drawn": board.drawn,
        "challenges": [{**challenge.words} for challenge in board.challenges],
    }


def _show_board(screen: Screen, board: Board) -> None:
    """What the map does not show, and the challenges."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for place, color in enumerate(board.statue_names):
        hexes = _names(board, board.zones[place])
        statue = board.names[board.statues[place]]
        grid.add_row(
            screen.words(f"own-arena-{color}"), screen.words("own-arena-zone", hex=statue, hexes=hexes)
        )
    for side, hexes_of_side in zip(SIDES, board.deployment, strict=True):
        grid.add_row(screen.words(f"own-arena-{side}"), _names(board, hexes_of_side))
    grid.add_row(screen.words("own-arena-traps"), _names(board, board.trap_hexes))
    grid.add_row(screen.words("own-arena-tokens"), _tokens(screen, board))
    for key, track in (("track", board.track), ("track-four", board.track_of_four)):
        grid.add_row(screen.words(f"own-arena-{key}"), " · ".join(str(vp) for vp in track.slots))
    screen.show(grid)
    screen.say("own-arena-challenges", "bold", count=len(board.challenges), drawn=board.drawn)
    cards = Table.grid(padding=(0, 2, 0, 0))
    for challenge in board.challenges:
        words = challenge.words
        name, text = (words[f"{key}_fr" if screen.lang == "fr" else key] for key in ("name", "text"))
        cards.add_row(Text(challenge.id), Text(name), Text(text, "dim"))
    screen.show(cards)


def _names(board: Board, hexes: list[int]) -> str:
    return " ".join(board.names[hex] for hex in hexes)


def _tokens(screen: Screen, board: Board) -> str:
    """The trap tokens by kind and damage."""
    kinds = [(token.kind, token.damage) for token in board.tokens]
    return ", ".join(
        f"{kinds.count(one)} × {screen.words(f'sfb-trap-{TRAPS[one[0]]}', damage=one[1])}"
        for one in dict.fromkeys(kinds)
    )


# The mat.


def _mat(file: str | None) -> Mat:
    if file is None:
        return read_mat(PROPOSED)
    with about(Path(file)):
        return read_mat(file_text(file, MAT))


def _mat_values(mat: Mat) -> dict[str, Json]:
    """What a mat's file comes to."""
    slots: dict[str, Json] = {
        camp: [{"effect": slot.word, "when": slot.when, **_numbers(slot)} for slot in mat.slots[place]]
        for place, camp in enumerate(CAMPS)
    }
    return {"vp": [[*row] for row in mat.vp], "camp": mat.camp_vp, "slots": slots}


def _numbers(slot: SlotEffect) -> dict[str, int]:
    """The numbers of a slot by their names."""
    return {named[0]: number for named, number in zip(WORDS[slot.word], slot.numbers, strict=True)}


def _show_mat(screen: Screen, mat: Mat) -> None:
    """What is paid, and the slots camp by camp."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for period, row in enumerate(mat.vp, start=1):
        grid.add_row(f"{screen.words('mat-period')} {period}", " · ".join(str(vp) for vp in row))
    grid.add_row(screen.words("own-mat-camp"), str(mat.camp_vp))
    for place, camp in enumerate(CAMPS):
        for number, slot in enumerate(mat.slots[place], start=1):
            grid.add_row(f"{screen.words(f'mat-camp-{camp}')} {number}", _slot_words(screen, slot))
    screen.show(grid)


def _slot_words(screen: Screen, slot: SlotEffect) -> str:
    """When a slot does something, and what."""
    kind = slot.when or ("power" if slot.word.startswith("power") else slot.word)
    head = screen.words(f"mat-head-{kind}")
    if slot.word == "none":
        return head
    return screen.words("mat-slot", head=head, does=screen.words(f"mat-does-{slot.word}", **_numbers(slot)))
