"""Stills: how the table stood within an answer, for somebody, whenever a line of the log had been written."""

from __future__ import annotations

from baston.kernel.game import Game
from baston.kernel.state import State
from baston.kernel.text import Json
from baston.server.protocol import Plain, Still


def stills_of(
    game: Game[State], after: State, first: int, views: dict[int | None, dict[str, Json]]
) -> dict[int | None, list[Still]]:
    """Return, by seat (None: a spectator), the stills of the answer that led to this state.

    `first` is how many notes the log had before it, `views` what each seat sees now. A seat is told of no
    more stills than its own lines tell apart, and what the table looks like now is none of them.
    """
    told: dict[int | None, list[Still]] = {seat: [] for seat in views}
    if after.stills is None or not after.stills.states:
        return told
    notes = (after.notes or [])[first:]
    ends = {seat: game.presentation.line_ends(after, notes, seat)[:-1] for seat in views}
    for state in after.stills.states:
        written = len(state.notes or []) - first
        shown = [seat for seat in views if written in ends[seat]]
        for seat, view in zip(shown, game.presentation.views(state, shown) if shown else [], strict=True):
            otherwise: Plain = {key: value for key, value in view.items() if value != views[seat][key]}
            told[seat].append(Still(otherwise, ends[seat].index(written) + 1))
    return told
