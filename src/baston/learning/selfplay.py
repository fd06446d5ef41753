"""A game that the learner plays with itself, and what the search says of its decisions."""

from __future__ import annotations

from typing import Final, NamedTuple

from baston.bots import Bot, bot_named
from baston.bots.features import Features
from baston.bots.monte_carlo import TUNED
from baston.bots.policy import Policy, drawn_by_weight
from baston.bots.root_parallel import TREES, RootParallelSearch, SearchTask
from baston.bots.weights import weights_in
from baston.games import game_named
from baston.kernel.frame import NOBODY
from baston.kernel.game import Game
from baston.kernel.observation import Sheet
from baston.kernel.rng import Rng
from baston.kernel.setup import Setup
from baston.kernel.state import State
from baston.learning.example import NO_CANDIDATE, Example, example_of

MOST: Final = 3_000  # decisions in a game: some cards let a player act without end
BEGINNER: Final = "greedy"  # plays the games of the first round
HUNDRED: Final = 100


class Lesson(NamedTuple):
    """A game to be played; empty `weights`: nothing has been learned yet."""

    game: str
    setup: Setup
    number: int
    seed: int
    weights: bytes
    words: int
    rollouts: int
    share: int


class Learned(NamedTuple):
    """What a game has shown."""

    number: int
    examples: list[Example]


def play(lesson: Lesson) -> Learned:
    """Play the game; it depends on nothing but the lesson. One that does not end counts as a draw of all."""
    game = game_named(lesson.game)
    state = game.new(lesson.setup, lesson.seed)
    rng = Rng(lesson.seed ^ 0x5E1F)
    player = _player(lesson)
    teacher = _Teacher(game, lesson)
    seen: list[tuple[int, Example]] = []
    for _ in range(MOST):
        decision = state.decision
        if decision is None:
            break
        options = game.search.candidates(state)
        if len(options) == 1:
            game.answer(state, options[0])
        elif rng.below(HUNDRED) < lesson.share and len(decision.options) <= teacher.room:
            visits = teacher.visits(state, rng.next32())
            seen.append((decision.player, teacher.example(state, visits)))
            game.answer(state, options[drawn_by_weight(visits, rng)])
        else:
            game.answer(state, player.choose(game, state, decision.player, rng.next32()))
    seats = range(lesson.setup.players)
    scores = [game.score(state, seat) if state.over else 0.0 for seat in seats]
    return Learned(lesson.number, [one.ended(scores[seat:] + scores[:seat]) for seat, one in seen])


class _Teacher:
    """Searches decisions, and writes down what the seat saw and what the search made of it."""

    def __init__(self, game: Game[State], lesson: Lesson) -> None:
        parts = game.research.parts
        self.game = game
        self.rollouts = lesson.rollouts
        self.room = parts[-1].rows
        self._sheet = Sheet(parts)
        self._features = Features(parts, lesson.words)

    def visits(self, state: State, seed: int) -> list[int]:
        """How often the search has visited each candidate."""
        decision = state.decision
        assert decision is not None, "somebody is asked"
        search = RootParallelSearch(list(range(TREES)), TUNED)
        task = SearchTask(decision.player, seed, NOBODY, self.rollouts, 0.0)
        return search.search(self.game, state, task)

    def example(self, state: State, visits: list[int]) -> Example:
        decision = state.decision
        assert decision is not None, "somebody is asked"
        shares = dict.fromkeys(decision.options, NO_CANDIDATE)
        total = sum(visits)
        for option, count in zip(self.game.search.candidates(state), visits, strict=True):
            shares[option] = count / total
        self._sheet.begin(0)
        self.game.research.observe(state, decision.player, self._sheet)
        self._features.read(self._sheet)
        return example_of(self._features, [shares[option] for option in decision.options])


def _player(lesson: Lesson) -> Bot:
    """Who answers where the search does not: the learner itself, once it has learned something."""
    if not lesson.weights:
        return bot_named(BEGINNER)
    return Policy("learner", weights_in(lesson.weights, "learner"))
