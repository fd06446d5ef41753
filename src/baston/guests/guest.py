"""A guest: a bot of others, which sits at each of its seats in a process of its own."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from typing import Final, cast

from baston.bots import Bot
from baston.guests.fault import ENDED, NOT_OFFERED, BotFault
from baston.kernel.effect import S
from baston.kernel.game import Game, Refusal
from baston.kernel.state import State

SEED_BYTES: Final = 2  # of a hash: a seed lets nobody compute the chance that it was drawn from


class Question:
    """What a guest is asked: a seat's current decision.

    `seconds` is the most that it is to think; infinity: as long as its budget says.
    """

    def __init__(self, game: Game[State], state: State, seat: int, seed: int, seconds: float) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.seed = seed
        self.seconds = seconds

    @property
    def options(self) -> list[int]:
        """The options of the decision."""
        decision = self.state.decision
        assert decision is not None, "somebody is asked"
        return decision.options


class Sitting(ABC):
    """A guest at one seat, for one game."""

    @abstractmethod
    def answer(self, question: Question) -> int:
        """Return what it answers, whether or not that is an option. Raises BotFault."""

    @abstractmethod
    def interrupt(self) -> None:
        """Kill what it thinks with, from another thread: `answer` raises BotFault then."""

    @abstractmethod
    def end(self, kindly: bool) -> None:
        """End what was started for it; `kindly`: it has done nothing wrong, and may take leave."""


class Guest(Bot):
    """A bot of others, which must be closed when its game is over.

    It shares nothing between the seats that it plays: partners see no more of each other than people do.
    `seconds`, infinity at first, is the most that it is given for a decision, whatever its budget.
    """

    seconds: float

    def __init__(self, name: str, sit_down: Callable[[], Sitting], needs_search: bool) -> None:
        super().__init__(name)
        self.seconds = inf
        self._sit_down = sit_down
        self._needs_search = needs_search
        self._sitting: dict[int, Sitting] = {}

    def check(self, game: Game[S]) -> None:
        """Raise Refusal if the game lacks what the bot needs, or the bot cannot be started."""
        if self._needs_search:
            game.require_search()
        else:
            game.require_presentation()
        self._sit_down().end(kindly=True)

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        """Return the option that the bot takes; it is not asked where there is but one.

        Raises BotFault, also if it cannot be started any more.
        """
        played = cast("State", state)
        question = Question(cast("Game[State]", game), played, seat, _seed_for(seed), self.seconds)
        if len(question.options) == 1:
            return question.options[0]
        if seat not in self._sitting:
            try:
                self._sitting[seat] = self._sit_down()
            except Refusal as refusal:
                raise BotFault(ENDED, self.name) from refusal
        try:
            option = self._sitting[seat].answer(question)
            if option not in question.options:
                raise BotFault(NOT_OFFERED, self.name, str(option))
        except BaseException:
            self._sitting.pop(seat).end(kindly=False)
            raise
        return option

    def interrupt(self) -> None:
        """Kill what it thinks with, from another thread: who waits for `choose` gets a BotFault."""
        for sitting in [*self._sitting.values()]:
            sitting.interrupt()

    def close(self) -> None:
        """End all that was started for the bot; it would begin anew if it were asked again."""
        while self._sitting:
            self._sitting.popitem()[1].end(kindly=True)


def _seed_for(seed: int) -> int:
    """The seed that a guest is given in place of the one from which bots of ours choose."""
    return int.from_bytes(hashlib.sha256(f"baston guest {seed}".encode()).digest()[:SEED_BYTES])


@contextmanager
def seated(bots: list[Bot]) -> Iterator[list[Bot]]:
    """Close those of the bots that are guests when their game is over, which is as the context ends."""
    try:
        yield bots
    finally:
        for bot in bots:
            if isinstance(bot, Guest):
                bot.close()
