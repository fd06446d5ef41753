"""The log of a match as one viewer reads it."""

from __future__ import annotations

from bisect import bisect_left
from typing import TypeAlias, cast

from msgspec import UNSET
from msgspec.structs import replace

from baston.kernel import event as kernel
from baston.kernel.event import Note
from baston.locales import seat_name
from baston.server.matches.match import Match
from baston.server.matches.projections import Viewer
from baston.server.matches.wording import EN, all_words_of
from baston.server.protocol import EventKind, Line, LogEvent, Words

# Lines by the first note that their answer wrote, which of its notes the viewer knows, whether in French too,
# and the seat that they call "you".
LineCache: TypeAlias = dict[tuple[int, tuple[bool, ...], bool, int | None], list[Line]]


class LogView:
    """The lines of a match's log as one viewer reads them. Each line is translated once.

    A line's number is that of the first note that its answer wrote. The views of a table share a cache:
    viewers who know the same notes of an answer read the same lines.
    """

    def __init__(self, viewer: Viewer, cache: LineCache | None = None) -> None:
        self._viewer = viewer
        self._cache = {} if cache is None else cache
        self._lines: list[Line] = []
        self._answers_read = 0  # how many of the match's `log_lengths` have been read

    def since(self, match: Match, start: int) -> list[Line]:
        """Return the viewer's lines of the log whose number is at least `start`."""
        notes = match.state.notes or []
        for i in range(self._answers_read, len(match.log_lengths)):
            first = match.log_lengths[i - 1] if i > 0 else 0
            self._lines += self._lines_of(match, first, notes[first : match.log_lengths[i]], self._viewer.you)
        self._answers_read = len(match.log_lengths)
        return self._lines[bisect_left(self._lines, start, key=_number) :]

    def rewind(self, match: Match) -> None:
        """Drop the cached lines of notes that an undo has removed from the match's log.

        Call it after the undo.
        """
        self._answers_read = min(self._answers_read, len(match.log_lengths))
        for key in [key for key in self._cache if key[0] >= match.log_length]:
            del self._cache[key]
        del self._lines[bisect_left(self._lines, match.log_length, key=_number) :]

    def _lines_of(self, match: Match, first: int, notes: list[Note], you: int | None) -> list[Line]:
        """Return the lines of these notes, of which `first` is the number of the first, for the seat `you`.

        Where they do not name it, they say the same to everybody.
        """
        seat, french, _ = self._viewer
        key = (first, tuple([note.known_to(seat) for note in notes]), french, you)
        if key not in self._cache:
            if you is None:
                events = match.game.presentation.log_events(match.state, notes, seat)
                told = zip(self._sentences(match, notes, None), events, strict=True)
                self._cache[key] = [_line(first, *line) for line in told]
            else:
                lines, name = self._lines_of(match, first, notes, None), seat_name(EN, you)
                if any(name in line.en for line in lines):
                    spoken = self._sentences(match, notes, you)
                    lines = [_spoken(*both) for both in zip(lines, spoken, strict=True)]
                self._cache[key] = lines
        return self._cache[key]

    def _sentences(self, match: Match, notes: list[Note], you: int | None) -> list[Words]:
        """Return the sentences of these notes, spoken to the seat `you`, or to nobody."""
        seat, french, _ = self._viewer
        sentences = match.game.presentation.sentences
        return all_words_of(lambda lang: sentences(match.state, notes, seat, lang, you), french, you)


def _line(first: int, words: Words, event: kernel.LogEvent | None) -> Line:
    told = UNSET if event is None else _event(event)
    return Line(first, words.en, words.fr, words.mentions, UNSET, told)


def _spoken(line: Line, to_you: Words) -> Line:
    """Return the line with what it says to its reader, if that is something else."""
    return line if (to_you.en, to_you.fr) == (line.en, line.fr) else replace(line, you=to_you)


def _event(event: kernel.LogEvent) -> LogEvent:
    return LogEvent(
        cast(EventKind, event.kind),
        event.seats,
        event.number,
        event.card or UNSET,
        event.source or UNSET,
        event.thing or UNSET,
        event.place or UNSET,
    )


def _number(line: Line) -> int:
    return line.number
