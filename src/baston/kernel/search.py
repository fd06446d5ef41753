"""The part of a game that bots search by: determinizations, evaluation, and how rollouts are tuned."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from mypy_extensions import mypyc_attr

from baston.kernel.effect import S
from baston.kernel.frame import END
from baston.kernel.refusal import Refusal


@dataclass(frozen=True)
class Tuning:
    """How rollouts go; these numbers are measured.

    A rollout stops after `rollout_depth` choices, or where the turn begins that is `rollout_turns` ahead, as
    `Game.turns` counts them, and is evaluated there; END and 0 set no bound. In it a seat takes the best of
    `rollout_width` options by evaluation; with a width of 1, any option.
    """

    rollout_depth: int = END
    rollout_turns: int = 0
    rollout_width: int = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler(ABC, Generic[S]):
    """Draws determinizations of one state for one seat, one after the other."""

    @abstractmethod
    def draw(self, seed: int) -> S:
        """Return what `Search.determinize` returns for the state, the seat and this seed."""


class PlainSampler(Sampler[S]):
    """A sampler that determinizes the state anew each time."""

    _search: Search[S]
    _state: S
    _seat: int

    def __init__(self, search: Search[S], state: S, seat: int) -> None:
        self._search = search
        self._state = state
        self._seat = seat

    def draw(self, seed: int) -> S:
        """Return what `Search.determinize` returns for the state, the seat and this seed."""
        return self._search.determinize(self._state, self._seat, seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(ABC, Generic[S]):
    """How a game is searched. No method changes the state that it is given.

    A game needs `determinize` alone. Without an evaluation its rollouts go to the end of the game.
    """

    tuning: Tuning

    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning

    @abstractmethod
    def determinize(self, state: S, seat: int, seed: int) -> S:
        """Return a full state drawn at random from those that agree with what the seat knows, without a log.

        It can be played on if it is the seat that is asked: the options of another one stay those of the true
        state, and may be about cards that are others here.
        """

    def sampler(self, state: S, seat: int) -> Sampler[S]:
        """Return what draws many determinizations of a state, which stays as it is until the last is drawn.

        A game whose unseen cards take long to find has them found only once.
        """
        return PlainSampler(self, state, seat)

    def evaluate(self, state: S, seat: int) -> float:  # noqa: ARG002 - for games that have an evaluation
        """Return an estimate of the seat's final score in a determinization, from −1 to 1.

        The state may be a trial: what may be answered next need not be listed, so that no estimate reads it.
        """
        return 0.0

    def evaluate_answer(self, state: S, seat: int, turn: int) -> float:  # noqa: ARG002 - for games that look on
        """Return the estimate for a determinization right after an answer given in this turn.

        What bots compare answers by: a game may play on until all of them have led to the same moment. `turn`
        is the number that `Game.turns` gave before the answer, 0 if the game counts none.
        """
        return self.evaluate(state, seat)

    def candidates(self, state: S) -> list[int]:
        """Return the options of the current decision that bots consider, at least one; by default all.

        A rule of a game reads nothing but what the seat that is asked may see.
        """
        decision = state.decision
        assert decision is not None, "nothing is asked"
        return decision.options

    def equivalence_key(self, state: S, option: int, before: S, seat: int) -> int:  # noqa: ARG002 - for cards
        """Return a number for an option of the current decision, equal for those the seat cannot tell apart.

        The seat knows what it knew in `before`; `state` is a determinization, played on from there. A handle
        that it did not know is another card in each determinization: what counts is the printed card.
        """
        return option


class NoSearch(Search[S]):
    """The search part of a game that has none: `uniform` plays it, and no other bot."""

    def __init__(self) -> None:
        super().__init__(Tuning())

    def determinize(self, state: S, seat: int, seed: int) -> S:  # noqa: ARG002 - the shape of a Search
        """Raise Refusal, "no-search": the game does not say what a seat knows."""
        raise Refusal("no-search")
