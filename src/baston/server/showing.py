"""What a seat is shown of a match, in both languages. The game decides what that is."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from baston.kernel.event import Note
from baston.kernel.text import Json
from baston.server.match import Match
from baston.server.protocol import Choice, Decision, Line, Plain, Times, Words

EN: Final = "en"
FR: Final = "fr"
# Lines by the first note that their answer wrote, and which of its notes the reader knows.
Said: TypeAlias = dict[tuple[int, tuple[bool, ...]], list[Line]]


class Sight(Struct, frozen=True):
    """All that one seat, or with None a spectator, may see now, apart from the log."""

    view: Plain
    decision: Decision | None
    undo: Literal["no", "free", "ask"]


Sights: TypeAlias = dict[int | None, Sight]


def sight_of(match: Match, seat: int | None) -> Sight:
    """What the seat sees now."""
    return sights_of(match, [seat])[seat]


def sights_of(match: Match, seats: list[int | None]) -> Sights:
    """What each of the seats sees now."""
    views = match.game.views(match.state, seats)
    return {
        seat: Sight({**view}, _decision(match, seat, view), "no" if seat is None else match.may_undo(seat))
        for seat, view in zip(seats, views, strict=True)
    }


def times_of(match: Match, now: float) -> Times | None:
    """What is left of everybody's time; None where nothing is timed."""
    if not match.is_timed or match.over:
        return None
    left = [match.clocks.left_at(seat, now) for seat in range(match.setup.players)]
    ends = match.window_ends
    rest = [None if x is None else max(0.0, round(x, 1)) for x in left]
    return Times(rest, match.clocks.running, None if ends is None else max(0.0, round(ends - now, 1)))


def _decision(match: Match, seat: int | None, view: dict[str, Json]) -> Decision | None:
    asked = match.asked
    if asked is None:
        return None
    shown = view.get("decision")
    card = shown.get("card") if isinstance(shown, dict) else None
    mine = seat == asked and match.bot_of(asked) is None
    return Decision(
        number=match.number,
        player=asked,
        mine=mine,
        card=card if isinstance(card, str) else None,
        clause=match.game.clause(match.state) or None if mine else None,
        window=match.game.is_window(match.state),
        prompt=prompt_of(match) if mine else None,
        options=_choices(match) if mine else [],
    )


def prompt_of(match: Match) -> Words:
    """The question, for the seat that is asked."""
    return Words(match.game.prompt(match.state, EN), match.game.prompt(match.state, FR))


def label_of(match: Match, option: int) -> Words:
    """The name of an option of the present decision."""
    return Words(match.game.label(match.state, option, EN), match.game.label(match.state, option, FR))


def _choices(match: Match) -> list[Choice]:
    decision = match.state.decision
    assert decision is not None, "somebody is asked"
    choices = []
    for option in decision.options:
        about = match.game.describe(match.state, option)
        choices.append(
            Choice(
                option=option,
                label=label_of(match, option),
                passes=about["pass"] is True,
                thing=_handle(about["thing"]),
                card=_handle(about["card"]),
                target=_handle(about["target"]),
                use=about["use"] is True,
            )
        )
    return choices


def _handle(value: Json) -> int | None:
    return value if isinstance(value, int) else None


class Log:
    """The lines of the log as one seat reads them, put into words once, answer by answer.

    A line's number is that of the first note that its answer wrote. Logs of a table share what they have
    `said`: whoever knows the same of what an answer wrote reads the same lines.
    """

    def __init__(self, seat: int | None, said: Said | None = None) -> None:
        self._seat = seat
        self._said = {} if said is None else said
        self._lines: list[Line] = []
        self._read = 0  # how many of the match's marks have been put into words

    def since(self, match: Match, start: int) -> list[Line]:
        """The lines from this number on."""
        notes = match.state.notes or []
        for i in range(self._read, len(match.marks)):
            first = match.marks[i - 1] if i > 0 else 0
            self._lines += self._lines_of(match, first, notes[first : match.marks[i]])
        self._read = len(match.marks)
        return self._lines[bisect_left(self._lines, start, key=_number) :]

    def _lines_of(self, match: Match, first: int, new: list[Note]) -> list[Line]:
        known = (first, tuple([note.known_to(self._seat) for note in new]))
        if known not in self._said:
            en, fr = (match.game.sentences(match.state, new, self._seat, lang) for lang in (EN, FR))
            self._said[known] = [Line(first, *both) for both in zip(en, fr, strict=True)]
        return self._said[known]

    def rewind(self, match: Match) -> None:
        """What the match's log no longer has was taken back."""
        self._read = min(self._read, len(match.marks))
        for known in [known for known in self._said if known[0] >= match.length]:
            del self._said[known]
        del self._lines[bisect_left(self._lines, match.length, key=_number) :]


def _number(line: Line) -> int:
    return line.number
