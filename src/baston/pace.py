"""The beat: how long a response takes at least, so that its time tells nothing."""

from __future__ import annotations

from math import inf
from typing import Final

from baston.bots import with_time_limit
from baston.kernel.frame import PASS
from baston.kernel.game import Game, Setup
from baston.kernel.state import State

BEAT: Final = 1.2  # seconds, longer than the bots that people play against think
SHORT_BEAT: Final = 0.4  # seconds, where so many are asked that bots think less for it
WAY: Final = 0.15  # seconds of a beat that a question takes to the bot and back


def are_even(setup: Setup) -> bool:
    """Whether the table has chosen that every seat is asked in every window, even one that has no answer."""
    return setup.options.get("even_windows") == "true"


def beat_of(game: Game[State], setup: Setup, state: State) -> float:
    """Return how many seconds the current answer takes at least; 0 where its time could tell nothing."""
    if not game.presentation.tells_by_time(state):
        return 0.0
    return SHORT_BEAT if are_even(setup) else BEAT


def thinking_time(beat: float) -> float:
    """Return how many seconds of a beat a bot has to think; infinity if the beat is 0, which is none."""
    return round(beat - WAY, 3) if beat else inf


def within_a_beat(bot: str, beat: float) -> str:
    """Return the bot's name with its time cut to at most a beat, in seconds; unchanged if the beat is 0."""
    return with_time_limit(bot, thinking_time(beat))


def is_even_window(game: Game[State], setup: Setup, state: State) -> bool:
    """Whether a response window is open in which every seat is asked, by the rules or the table's choice."""
    if not (are_even(setup) or game.presentation.asks_everybody()):
        return False
    return state.decision is not None and game.presentation.is_window(state)


def is_empty_window(game: Game[State], setup: Setup, state: State) -> bool:
    """Whether a response window is open in which every seat is asked, and this seat can only pass."""
    decision = state.decision
    return decision is not None and decision.options == [PASS] and is_even_window(game, setup, state)
