"""A game that the learner plays with itself, and what its decisions turned out to be worth."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from baston.bots import bot_named
from baston.bots.monte_carlo import TUNED
from baston.bots.network import ONE
from baston.bots.policy import drawn_by_weight
from baston.bots.root_parallel import RootParallelSearch, SearchTask
from baston.bots.sight import Sight
from baston.bots.weights import weights_in
from baston.games import game_named
from baston.kernel.frame import NOBODY
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.setup import Setup
from baston.kernel.state import State
from baston.learning.example import NO_CANDIDATE, Example, example_of

MOST: Final = 3_000  # decisions in a game: some cards let a player act without end
BEGINNER: Final = "greedy"  # plays the first games, and shows what it would do
HUNDRED: Final = 100
DRAWN_BITS: Final = 24  # of the weight of an option
TRACE: Final = 0.95  # how much what comes after the next decision counts less than what comes before it
LEAST: Final = 1e-6  # of a chance


class Lesson(NamedTuple):
    """A game to be played; empty `weights`: nothing has been learned yet, and the beginner plays.

    In `share` of a hundred decisions a search of `rollouts` rollouts shows what to do. `ahead`: the network
    is told what each option gains by the estimate.
    """

    game: str
    setup: Setup
    number: int
    seed: int
    weights: bytes
    words: int
    rollouts: int
    share: int
    ahead: bool = False


class Learned(NamedTuple):
    """What a game has shown."""

    number: int
    examples: list[Example]


class _Seen(NamedTuple):
    """A decision of the game: whose, and what was to be expected there for its seat."""

    seat: int
    example: Example
    expected: float


def play(lesson: Lesson) -> Learned:
    """Play the game; it depends on nothing but the lesson. One that does not end counts as a draw of all."""
    game = game_named(lesson.game)
    state = game.new(lesson.setup, lesson.seed)
    rng = Rng(lesson.seed ^ 0x5E1F)
    beginner = bot_named(BEGINNER)
    sight = _Learner(game, lesson)
    seen: list[_Seen] = []
    for _ in range(MOST):
        decision = state.decision
        if decision is None:
            break
        seat, options = decision.player, game.search.candidates(state)
        if len(options) == 1:
            game.answer(state, options[0])
            continue
        if len(decision.options) > sight.room:
            game.answer(state, beginner.choose(game, state, seat, rng.next32()))
            continue
        sight.look(state, seat, rng)
        if rng.below(HUNDRED) < lesson.share:
            visits = _visits(game, state, lesson.rollouts, rng.next32())
            shares = [count / sum(visits) for count in visits]
            choice, example = drawn_by_weight(visits, rng), sight.example(decision.options, options, shares)
        elif not lesson.weights:
            choice = options.index(beginner.choose(game, state, seat, rng.next32()))
            example = sight.example(decision.options, options, _all_of(choice, options))
        else:
            chances = sight.chances(decision.options, options)
            choice = drawn_by_weight([1 + int(chance * (1 << DRAWN_BITS)) for chance in chances], rng)
            example = sight.example(decision.options, options, _all_of(choice, options))
            example.merit[1] = max(LEAST, chances[choice])
        seen.append(_Seen(seat, example, sight.expected(state, seat)))
        game.answer(state, options[choice])
    seats = range(lesson.setup.players)
    scores = [game.score(state, seat) if state.over else 0.0 for seat in seats]
    return Learned(lesson.number, _judged(seen, scores))


def _all_of(choice: int, options: list[int]) -> list[float]:
    return [float(place == choice) for place in range(len(options))]


def _judged(seen: list[_Seen], scores: list[float]) -> list[Example]:
    """Say of what the network drew how much better it turned out than expected, and of all how it ended.

    By what was expected at each of the seat's decisions since and the end, later ones counting less (Schulman
    and others, "High-Dimensional Continuous Control Using Generalized Advantage Estimation", 2016). That, and
    not the end alone, is also the outcome for the seat that its value learns there: the end of a game hangs
    on much that comes later, and would be learned by heart.
    """
    next_ones, merits = list(scores), [0.0] * len(scores)
    examples: list[Example] = []
    for seat, example, expected in reversed(seen):
        merits[seat] = next_ones[seat] - expected + TRACE * merits[seat]
        next_ones[seat] = expected
        ended = example.ended(scores[seat:] + scores[:seat])
        if not ended.is_taught:
            ended.merit[0] = merits[seat]
            ended.outcome[0] = max(-1.0, min(expected + merits[seat], 1.0))
        examples.append(ended)
    return examples[::-1]


def _visits(game: Game[State], state: State, rollouts: int, seed: int) -> list[int]:
    """How often a search has visited each candidate."""
    decision = state.decision
    assert decision is not None, "somebody is asked"
    search = RootParallelSearch(TUNED)
    return search.search(game, state, SearchTask(decision.player, seed, NOBODY, rollouts, 0.0))


class _Learner:
    """What the asked seat sees, and what the network makes of it, if there is one."""

    def __init__(self, game: Game[State], lesson: Lesson) -> None:
        self.game = game
        self.room = game.research.parts[-1].rows
        own = _sight_for(lesson.game, lesson.weights) if lesson.weights else None
        self._sight = own or Sight(game, None, lesson.words, lesson.ahead)

    def look(self, state: State, seat: int, rng: Rng) -> None:
        """Look at the table as the asked seat sees it."""
        self._sight.look(self.game, state, seat, rng)

    def expected(self, state: State, seat: int) -> float:
        """What is to be expected for the seat: by the estimate made by hand, and by the network, if any.

        They miss different things, and the network's value is the noisier one, which counts by half.
        """
        network = self._sight.network
        value = network.values()[0] if network else 0.0
        return self.game.search.evaluate(state, seat) + value / 2

    def chances(self, options: list[int], able: list[int]) -> list[float]:
        """With which chance the network takes each of those options that bots consider."""
        network = self._sight.network
        assert network is not None, "it is asked once it has learned something"
        scores = dict(zip(options, network.scores(), strict=True))
        top = max(scores[option] for option in able)
        powers = [exp((scores[option] - top) / ONE) for option in able]
        total = sum(powers)
        return [power / total for power in powers]

    def example(self, options: list[int], able: list[int], shares: list[float]) -> Example:
        """What is seen, with these shares of those options that bots consider."""
        target = dict.fromkeys(options, NO_CANDIDATE) | dict(zip(able, shares, strict=True))
        return example_of(self._sight.features, [target[option] for option in options])


@lru_cache(maxsize=1)
def _sight_for(game: str, weights: bytes) -> Sight:
    """What these weights make of tables; those of one round play many games."""
    return Sight(game_named(game), weights_in(weights, "learner"))
