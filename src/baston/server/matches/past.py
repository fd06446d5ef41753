"""The past of a match that goes on: what somebody was shown before, for them to see again."""

from __future__ import annotations

from typing import Final

from baston.server.matches.match import CHECKPOINT, Match
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
    place = first // CHECKPOINT
    count, state = place * CHECKPOINT, match.checkpoints[place]
    steps: list[PastStep] = []
    while True:
        if count >= first:
            view = game.presentation.view(state, asked.seat)
            steps.append(PastStep(count, {**view}, match.log_lengths[count]))
        if count == last:
            return Past(asked.seat, steps)
        decision = state.decision
        assert decision is not None, "this has been answered before"
        state = game.copy(state)
        game.answer(state, decision.options[match.answers[count]])
        count += 1
