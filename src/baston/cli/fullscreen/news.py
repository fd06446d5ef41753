"""The last events as far as there is room: whole sentences, and a sign if some have not been read yet."""

from __future__ import annotations

from typing import NamedTuple

from rich.segment import Segment
from rich.text import Text
from textual.strip import Strip

from baston.cli.fullscreen.pane import lines_of
from baston.locales import sentence


class Event(NamedTuple):
    """A sentence of the log; new if this person has not answered since."""

    text: Text
    is_new: bool


def height_of(events: list[Event], width: int, most: int) -> int:
    """Return how many lines the events take; those beyond the first line over `most` are not counted."""
    height = 0
    for event in reversed(events):
        if height > most:
            break
        height += len(lines_of(event.text, width))
    return height


def last_events(events: list[Event], width: int, rows: int, lang: str) -> list[Strip]:
    """Return the last events in at most so many lines; the first says how many new ones are left out."""
    if rows <= 0:
        return []
    shown, left_out = _last(events, width, rows)
    sign: list[Strip] = []
    while left_out and len(sign) < rows - 1:
        sign = lines_of(Text(sentence(lang, "more-news", count=left_out), "dim"), width)
        shown, now = _last(events, width, rows - len(sign))
        if now == left_out:
            break
        left_out = now
    return [*sign, *_cropped([line for lines in shown for line in lines], rows - len(sign))]


def _cropped(lines: list[Strip], rows: int) -> list[Strip]:
    """So many of the lines, the last with a sign if there are more."""
    if len(lines) <= rows:
        return lines
    last = lines[rows - 1]
    return [*lines[: rows - 1], Strip([*last.crop(0, last.cell_length - 1), Segment("…")])]


def _last(events: list[Event], width: int, rows: int) -> tuple[list[list[Strip]], int]:
    """The lines of each of the last events that fit, at least of one, and how many new ones are left out."""
    shown: list[list[Strip]] = []
    for event in reversed(events):
        lines = lines_of(event.text, width)
        if shown and sum(map(len, shown)) + len(lines) > rows:
            break
        shown.insert(0, lines)
    return shown, sum(1 for event in events[: len(events) - len(shown)] if event.is_new)
