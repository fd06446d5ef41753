"""Projections of a match: what one viewer may see of it. The game decides what that is."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from baston.kernel import reason as kernel
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.kernel.text import Json
from baston.server.matches.match import Match
from baston.server.matches.stills import stills_of
from baston.server.matches.wording import EN, all_words_of, words_of
from baston.server.protocol import (
    Choice,
    Decision,
    Foresee,
    Foreseen,
    Plain,
    Reason,
    Reasons,
    Still,
    Times,
    Words,
)
from baston.server.refusals import Refused


class Viewer(NamedTuple):
    """Whose projection it is: a seat's (from 0), or a spectator's if it is None.

    `french`: sentences are in French too, not in English alone. `you` is the seat that the log addresses as
    "you", None if the page has names for all.
    """

    seat: int | None
    french: bool = True
    you: int | None = None


class Projection(NamedTuple):
    """All that one viewer may see now, apart from the log."""

    view: Plain
    decision: Decision | None
    undo: Literal["no", "free", "ask"]
    stills: list[Still]


Projections: TypeAlias = dict[Viewer, Projection]


def project(match: Match, seat: int | None) -> Projection:
    """Return what the seat (from 0; None: a spectator) sees now."""
    viewer = Viewer(seat)
    return project_all(match, [viewer])[viewer]


def project_all(match: Match, viewers: list[Viewer], told: int = 0) -> Projections:
    """Return what each viewer sees now. The game builds the views of all together, which is faster.

    `told` is how many notes of the log they have been told: if it is all but those of the last answer, they
    are shown the stills of that answer too.
    """
    seats = [viewer.seat for viewer in viewers]
    views = match.game.presentation.views(match.state, seats)
    is_next = match.log_lengths[-2:-1] == [told] and told < match.log_length
    stills = stills_of(match.game, match.state, told, dict(zip(seats, views, strict=True))) if is_next else {}
    return {
        viewer: Projection(
            {**view},
            _decision(match, viewer, view),
            "no" if viewer.seat is None else match.may_undo(viewer.seat),
            stills.get(viewer.seat, []),
        )
        for viewer, view in zip(viewers, views, strict=True)
    }


def foresee(match: Match, asked: Foresee) -> Foreseen:
    """Return what answers would come to for the seat that is to give one. Nothing is played.

    To a seat that waits it is told what it comes to if nobody acts.

    Raises Refused: "late" (the decision is past), "not-asked" (it is for the seat's bot to answer, or nothing
    of it is foreseen).
    """
    if asked.number != match.number:
        raise Refused("late")
    if match.asked != asked.seat:
        return Foreseen(
            asked.seat, asked.number, [], {**match.game.presentation.forecast(match.state, asked.seat)}
        )
    if match.bot_of(asked.seat) is not None:
        raise Refused("not-asked")
    decision = match.state.decision
    assert decision is not None, "somebody is asked"
    plan = asked.plan[: len(decision.options)]  # no more can be legal
    outlook = match.game.presentation.foresee(match.state, plan)
    if outlook is None:
        raise Refused("not-asked")
    return Foreseen(asked.seat, asked.number, asked.plan, {**outlook})


def times_left(match: Match, now: float) -> Times | None:
    """Return how many seconds each seat has left at `now` (seconds since 1970); None if nothing is timed."""
    if not match.is_timed or match.over:
        return None
    left = [match.clocks.left_at(seat, now) for seat in range(match.setup.players)]
    ends = match.window_ends
    rest = [None if x is None else max(0.0, round(x, 1)) for x in left]
    return Times(rest, match.clocks.running, None if ends is None else max(0.0, round(ends - now, 1)))


def _decision(match: Match, viewer: Viewer, view: dict[str, Json]) -> Decision | None:
    asked = match.asked
    if asked is None:
        return None
    shown = view.get("decision")
    card = shown.get("card") if isinstance(shown, dict) else None
    mine = viewer.seat == asked and match.bot_of(asked) is None
    return Decision(
        number=match.number,
        player=asked,
        mine=mine,
        card=card if isinstance(card, str) else None,
        clause=match.game.presentation.clause(match.state) or None if mine else None,
        window=match.game.presentation.is_window(match.state),
        unasked=mine and match.window_ends is None and match.auto_pass_at is not None,
        prompt=prompt_of(match, viewer.french) if mine else None,
        options=choices_of(match, viewer.french) if mine else [],
        even=match.is_even_window,
    )


def prompt_of(match: Match, french: bool = True) -> Words:
    """Return the question of the current decision, as the asked seat reads it."""
    return words_of(lambda lang: match.game.presentation.prompt(match.state, lang), french)


def label_of(match: Match, option: int, french: bool = True) -> Words:
    """Return the words of an option of the current decision, such as the name of a card."""
    return words_of(lambda lang: match.game.presentation.label(match.state, option, lang), french)


def choices_of(match: Match, french: bool = True) -> list[Choice]:
    """Return the options of the current decision, with their labels and what they are about."""
    decision = match.state.decision
    assert decision is not None, "somebody is asked"
    label = match.game.presentation.label
    labels = all_words_of(
        lambda lang: [label(match.state, option, lang) for option in decision.options], french
    )
    return [
        choice_of(match.game, match.state, option, words)
        for option, words in zip(decision.options, labels, strict=True)
    ]


def choice_of(game: Game[State], state: State, option: int, words: Words) -> Choice:
    """Return an option of the present decision with its label, these words, and what it is about."""
    about = game.presentation.describe(state, option)
    return Choice(
        option=option,
        label=words,
        passes=about["pass"] is True,
        thing=_handle(about["thing"]),
        card=_handle(about["card"]),
        target=_handle(about["target"]),
        use=about["use"] is True,
        told=about.get("told") is True,
    )


def reasons_of(match: Match, seat: int, held: int | None = None) -> Reasons:
    """Return why the cards of the seat's hand that no option is about cannot be played now.

    With `held` why things in play cannot be chosen: for that card, or with 0 in the question as it stands.
    """

    def found(lang: str) -> dict[int, kernel.Reason]:
        presentation = match.game.presentation
        if held is None:
            return presentation.reasons(match.state, seat, lang)
        return presentation.barred(match.state, seat, held, lang)

    cited = found(EN)
    words = all_words_of(lambda lang: [reason.said for reason in found(lang).values()])
    told = [
        Reason(thing, why, reason.clause) for (thing, reason), why in zip(cited.items(), words, strict=True)
    ]
    return Reasons(seat, match.number, told, held)


def _handle(value: Json) -> int | None:
    return value if isinstance(value, int) else None
