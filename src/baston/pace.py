"""How long a response takes, so that its time tells nothing. Terminal and server share this."""

from __future__ import annotations

from typing import Final

from baston.bots import hurried
from baston.kernel.frame import PASS
from baston.kernel.game import BEAT, SHORT_BEAT, Game, Setup
from baston.kernel.state import State

WAY: Final = 0.15  # seconds of a beat that a question takes to the bot and back


def are_even(setup: Setup) -> bool:
    """Is every seat asked in every window, whether or not it has an answer?"""
    return setup.options.get("even_windows") == "true"


def beat_of(game: Game[State], setup: Setup, state: State) -> float:
    """The seconds that the answer takes at least; 0 where its time could tell nothing."""
    if not game.tells_by_time(state):
        return 0.0
    return SHORT_BEAT if are_even(setup) else BEAT


def within_a_beat(bot: str, beat: float) -> str:
    """The bot, thinking no longer than the beat lasts, if there is one."""
    return hurried(bot, round(beat - WAY, 3)) if beat else bot


def is_even_window(game: Game[State], setup: Setup, state: State) -> bool:
    """Is it a response that is asked for, of this seat as of all others?"""
    return are_even(setup) and state.decision is not None and game.is_window(state)


def is_empty_window(game: Game[State], setup: Setup, state: State) -> bool:
    """Likewise, with nothing to answer but to pass."""
    decision = state.decision
    return decision is not None and decision.options == [PASS] and is_even_window(game, setup, state)
