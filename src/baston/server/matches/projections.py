"""What a seat is shown of a match, and in which languages. The game decides what that is."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import UNSET, Struct

from baston.kernel.event import Note
from baston.kernel.text import Json
from baston.server.matches.match import Match
from baston.server.protocol import Choice, Decision, Line, Plain, Times, Words

EN: Final = "en"
FR: Final = "fr"
# Lines by the first note that their answer wrote, which of its notes the reader knows, and how the reader is
# spoken to.
LineCache: TypeAlias = dict[tuple[int, tuple[bool, ...], bool, int | None], list[Line]]


class Viewer(NamedTuple):
    """Who is shown something: a seat, or with None a spectator, in English alone or in `french` as well.

    `you` is the seat that the log speaks to, none where the plates have names for all.
    """

    seat: int | None
    french: bool = True
    you: int | None = None


class Projection(Struct, frozen=True):
    """All that one reader may see now, apart from the log."""

    view: Plain
    decision: Decision | None
    undo: Literal["no", "free", "ask"]


Projections: TypeAlias = dict[Viewer, Projection]


def project(match: Match, seat: int | None) -> Projection:
    """What the seat sees now."""
    reader = Viewer(seat)
    return project_all(match, [reader])[reader]


def project_all(match: Match, readers: list[Viewer]) -> Projections:
    """What each of them sees now."""
    views = match.game.presentation.views(match.state, [reader.seat for reader in readers])
    return {
        reader: Projection(
            {**view},
            _decision(match, reader, view),
            "no" if reader.seat is None else match.may_undo(reader.seat),
        )
        for reader, view in zip(readers, views, strict=True)
    }


def times_left(match: Match, now: float) -> Times | None:
    """What is left of everybody's time; None where nothing is timed."""
    if not match.is_timed or match.over:
        return None
    left = [match.clocks.left_at(seat, now) for seat in range(match.setup.players)]
    ends = match.window_ends
    rest = [None if x is None else max(0.0, round(x, 1)) for x in left]
    return Times(rest, match.clocks.running, None if ends is None else max(0.0, round(ends - now, 1)))


def _decision(match: Match, reader: Viewer, view: dict[str, Json]) -> Decision | None:
    asked = match.asked
    if asked is None:
        return None
    shown = view.get("decision")
    card = shown.get("card") if isinstance(shown, dict) else None
    mine = reader.seat == asked and match.bot_of(asked) is None
    return Decision(
        number=match.number,
        player=asked,
        mine=mine,
        card=card if isinstance(card, str) else None,
        clause=match.game.presentation.clause(match.state) or None if mine else None,
        window=match.game.presentation.is_window(match.state),
        unasked=mine and match.window_ends is None and match.auto_pass_at is not None,
        prompt=prompt_of(match, reader.french) if mine else None,
        options=_choices(match, reader.french) if mine else [],
    )


def prompt_of(match: Match, french: bool = True) -> Words:
    """The question, for the seat that is asked."""
    return _words(lambda lang: match.game.presentation.prompt(match.state, lang), french)


def label_of(match: Match, option: int, french: bool = True) -> Words:
    """The name of an option of the present decision."""
    return _words(lambda lang: match.game.presentation.label(match.state, option, lang), french)


def _words(say: Callable[[str], str], french: bool) -> Words:
    return Words(say(EN), say(FR)) if french else Words(say(EN))


def _choices(match: Match, french: bool) -> list[Choice]:
    decision = match.state.decision
    assert decision is not None, "somebody is asked"
    choices = []
    for option in decision.options:
        about = match.game.presentation.describe(match.state, option)
        choices.append(
            Choice(
                option=option,
                label=label_of(match, option, french),
                passes=about["pass"] is True,
                thing=_handle(about["thing"]),
                card=_handle(about["card"]),
                target=_handle(about["target"]),
                use=about["use"] is True,
                told=about.get("told") is True,
            )
        )
    return choices


def _handle(value: Json) -> int | None:
    return value if isinstance(value, int) else None


class LogView:
    """The lines of the log as one reader has them, put into words once, answer by answer.

    A line's number is that of the first note that its answer wrote. Logs of a table share what they have
    `said`: whoever knows the same of what an answer wrote reads the same lines.
    """

    def __init__(self, reader: Viewer, said: LineCache | None = None) -> None:
        self._viewer = reader
        self._cache = {} if said is None else said
        self._lines: list[Line] = []
        self._lengths_read = 0  # how many of the match's marks have been put into words

    def since(self, match: Match, start: int) -> list[Line]:
        """The lines from this number on."""
        notes = match.state.notes or []
        for i in range(self._lengths_read, len(match.log_lengths)):
            first = match.log_lengths[i - 1] if i > 0 else 0
            self._lines += self._lines_of(match, first, notes[first : match.log_lengths[i]])
        self._lengths_read = len(match.log_lengths)
        return self._lines[bisect_left(self._lines, start, key=_number) :]

    def _lines_of(self, match: Match, first: int, new: list[Note]) -> list[Line]:
        seat, french, you = self._viewer
        known = (first, tuple([note.known_to(seat) for note in new]), french, you)
        if known not in self._cache:
            plain = self._worded(match, new, None)
            spoken = plain if you is None else self._worded(match, new, you)
            self._cache[known] = [
                _line(first, words, mine) for words, mine in zip(plain, spoken, strict=True)
            ]
        return self._cache[known]

    def _worded(self, match: Match, new: list[Note], you: int | None) -> list[Words]:
        """The sentences of these notes as they speak to one seat, or to nobody."""
        seat, french, _ = self._viewer
        said = [
            match.game.presentation.sentences(match.state, new, seat, lang, you)
            for lang in ((EN, FR) if french else (EN,))
        ]
        return [Words(*words) for words in zip(*said, strict=True)]

    def rewind(self, match: Match) -> None:
        """What the match's log no longer has was taken back."""
        self._lengths_read = min(self._lengths_read, len(match.log_lengths))
        for known in [known for known in self._cache if known[0] >= match.log_length]:
            del self._cache[known]
        del self._lines[bisect_left(self._lines, match.log_length, key=_number) :]


def _line(first: int, words: Words, mine: Words) -> Line:
    return Line(first, words.en, words.fr, UNSET if mine == words else mine)


def _number(line: Line) -> int:
    return line.number
