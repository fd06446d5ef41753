"""The past of a match that goes on: what somebody was shown before, for them to see again."""

from __future__ import annotations

from typing import Final

from baston.kernel.state import Stills
from baston.server.matches.match import CHECKPOINT, Match
from baston.server.matches.stills import stills_of
from baston.server.protocol import AskPast, Past, PastStep

MOST: Final = 16  # steps that are told at once


def past_of(match: Match, asked: AskPast) -> Past:
    """Return what was shown after `step` answers and the next ones, as the views of those moments had it.

    They are made again from the answers, so that nothing that has come to light since is in them. Nothing is
    told of who answered what, which the log has as far as its reader may know it.
    """
    game, total = match.game, len(match.answers)
    first = min(max(asked.step, 0), total)
    last = min(first + MOST - 1, total)
    # The answer before the first step is given again too, for its stills.
    place = max(first - 1, 0) // CHECKPOINT
    count, state = place * CHECKPOINT, match.checkpoints[place]
    steps: list[PastStep] = []
    while True:
        if count >= first:
            view = game.presentation.view(state, asked.seat)
            written = match.log_lengths[max(0, count - 1)]
            stills = stills_of(game, state, written, {asked.seat: view})[asked.seat]
            steps.append(PastStep(count, {**view}, match.log_lengths[count], stills))
        if count == last:
            return Past(asked.seat, steps)
        decision = state.decision
        assert decision is not None, "this has been answered before"
        state = game.copy(state)
        state.stills = Stills(game.copy, state) if count + 1 >= first else None
        game.answer(state, decision.options[match.answers[count]])
        count += 1
