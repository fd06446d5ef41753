"""Positions on the command line: a file, standard input, a link of the page on which positions are set up."""

from __future__ import annotations

import base64
import binascii
import re
import sys
import zlib
from typing import Final

from baston.cli.arguments.seating import file_text
from baston.games import game_named
from baston.kernel.game import Game, Refusal
from baston.kernel.position import LONGEST, one_line
from baston.kernel.state import State

INPUT: Final = "-"
LINK: Final = re.compile(r"#p=([\w-]+)$", re.ASCII)
RAW: Final = -zlib.MAX_WBITS  # deflated, without a header


def position_text(named: str) -> str:
    """Return the text of the position that a file, a link or standard input has.

    Raises Refusal: "position-link" (the link has none), "position-long", and as `file_text`.
    """
    if "#" in named:
        return _unpacked(named)
    if named != INPUT:
        return file_text(named, "position")
    return sys.stdin.read(LONGEST + 1)


def link_of(text: str, page: str = "") -> str:
    """Return the address, without the server's name, of a page with this position; else where it is set up.

    `page` is the path of another page, without the / that it begins with.
    """
    squeezer = zlib.compressobj(wbits=RAW)
    squeezed = squeezer.compress(text.encode()) + squeezer.flush()
    return f"/{page or f'board/{game_in(text)}'}#p={base64.urlsafe_b64encode(squeezed).decode().rstrip('=')}"


def game_of(text: str) -> Game[State]:
    """Return the game that the first word of a position names. Raises Refusal."""
    return game_named(game_in(text))


def game_in(text: str) -> str:
    """Return the first word of a position. Raises Refusal, "position-empty", if there is none."""
    one_line(text)  # refuses what is too long
    words = text.split(maxsplit=1)
    if not words:
        raise Refusal("position-empty")
    return words[0]


def _unpacked(link: str) -> str:
    found = LINK.search(link)
    if found is None:
        raise Refusal("position-link")
    try:
        data = base64.urlsafe_b64decode(found[1] + "=" * (-len(found[1]) % 4))
        text = zlib.decompressobj(wbits=RAW).decompress(data, LONGEST + 1)
        position = text.decode()
    except (ValueError, binascii.Error, zlib.error) as error:
        raise Refusal("position-link") from error
    if not position.strip():
        raise Refusal("position-link")
    return position
