"""What a seat is shown of a match, in both languages. The game decides what that is."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from baston.kernel.text import Json
from baston.server.match import Match
from baston.server.protocol import Choice, Decision, Line, Plain, Words

EN: Final = "en"
FR: Final = "fr"


class Sight(Struct, frozen=True):
    """All that one seat, or with None a spectator, may see now, apart from the log."""

    view: Plain
    decision: Decision | None
    undo: bool


def sight_of(match: Match, seat: int | None) -> Sight:
    """What the seat sees now."""
    view = match.game.view(match.state, seat)
    undo = seat is not None and match.may_undo(seat)
    return Sight({**view}, _decision(match, seat, view), undo)


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
    """The lines of the log as one seat reads them, put into words once."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._lines: list[Line | None] = []  # by the number of the note; None says nothing to this seat

    def since(self, match: Match, start: int) -> list[Line]:
        """The lines from this number on."""
        notes = match.state.notes or []
        del self._lines[len(notes) :]
        for number in range(len(self._lines), len(notes)):
            en, fr = (match.game.sentence(match.state, notes[number], self._seat, x) for x in (EN, FR))
            self._lines.append(Line(number, en, fr) if en or fr else None)
        return [line for line in self._lines[start:] if line is not None]

    def forget(self, start: int) -> None:
        """Lines from this number on were taken back."""
        del self._lines[start:]
