"""The course of a training: rounds of games and of learning, each kept before the next begins."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import numpy as np

from baston.bots.shipping import file_name
from baston.bots.weights import columns_of
from baston.games import game_named
from baston.kernel.game import Refusal
from baston.learning.adam import Adam
from baston.learning.batch import Batch
from baston.learning.example import Examples, joined
from baston.learning.model import Loss, Numbers, first_numbers, learn_from, weights_of
from baston.learning.plan import FIRST, PLAYING, TEACHING, TRYING, Training
from baston.learning.selfplay import Learned, Lesson, play
from baston.learning.store import Point, Reached, Store
from baston.learning.trial import Duel, Trial, duel
from baston.simulation.files import write_whole
from baston.simulation.runner import Runner

SECONDS: Final = 60.0
Tell = Callable[[int, int], None]  # how many games of the round have been played, of how many


class Course:
    """A training that goes on in its folder, however often it was ended before."""

    def __init__(self, training: Training, store: Store, runner: Runner) -> None:
        self.training = training
        self.store = store
        self.runner = runner
        self.game = game_named(training.game)
        if self.game.rules_version != training.rules_version:
            rules, ours = training.rules_version, self.game.rules_version
            raise Refusal("train-earlier", folder=str(store.folder), rules=rules, ours=ours)
        seed = training.chance(FIRST, 0)
        self.reached = store.reached(
            first_numbers(self.game, training.width, training.words, seed, training.ahead)
        )

    @property
    def is_over(self) -> bool:
        """Whether all rounds are done."""
        return self.reached.rounds >= self.training.rounds

    @property
    def file_name(self) -> str:
        """The name of the file of weights in the folder."""
        return file_name(self.training.game, self.training.mode)

    def weights(self) -> bytes:
        """Return the weights so far, as a file."""
        return weights_of(self.game, self.training.mode, self.reached.numbers).written()

    def next_round(self, tell: Tell) -> Point:
        """Play and learn one round more, hold a trial, and keep all of it. Raises OSError and Refusal."""
        begun = time.monotonic()
        number = self.reached.rounds
        examples = self.store.examples(number)
        if examples is None:
            examples = self._play(number, tell)
            self.store.write_examples(number, examples)
        before = self.reached.points[-1] if self.reached.points else None
        # Copies: a disk that is full at the end of the round leaves what was reached before it.
        numbers = {name: block.copy() for name, block in self.reached.numbers.items()}
        adam = Adam(numbers)
        adam.mean = {name: block.copy() for name, block in self.reached.adam.mean.items()}
        adam.square = {name: block.copy() for name, block in self.reached.adam.square.items()}
        adam.steps = self.reached.adam.steps
        loss = self._learn(numbers, adam, examples, number)
        minutes = (time.monotonic() - begun) / SECONDS
        held = self._try(numbers)
        decisions = len(examples) + (before.decisions if before else 0)
        low, high = held.interval
        minutes += before.minutes if before else 0.0
        losses = (loss.policy, loss.value)
        point = Point(number + 1, minutes, decisions, held.games, held.share, low, high, *losses)
        reached = Reached(numbers, adam, [*self.reached.points, point])
        self.store.write(reached)
        self.reached = reached
        write_whole(self.store.folder / self.file_name, self.weights())
        self.store.forget(number)
        return point

    def _play(self, number: int, tell: Tell) -> Examples:
        training = self.training
        weights = self.weights() if number >= training.shown else b""
        lessons = [
            Lesson(
                training.game,
                training.setup,
                n,
                training.chance(PLAYING, number, n),
                weights,
                training.words,
                training.rollouts,
                training.share,
                training.ahead,
            )
            for n in range(training.games)
        ]
        played: list[Learned] = []
        tell(0, len(lessons))
        for learned in self.runner.map(play, lessons):
            played.append(learned)
            tell(len(played), len(lessons))
        return joined([one for learned in sorted(played, key=lambda x: x.number) for one in learned.examples])

    def _learn(self, numbers: Numbers, adam: Adam, examples: Examples, number: int) -> Loss:
        """Go over the examples in drawn orders; return how wrong it was in the last pass."""
        training, parts = self.training, self.game.research.parts
        shape = (training.words, columns_of(parts, training.ahead), len(parts))
        chance = np.random.default_rng(training.chance(TEACHING, number))
        examples = examples.evened()
        rate = training.rate_in(number)
        losses: list[Loss] = []
        for _ in range(training.passes):
            losses = []
            order = chance.permutation(len(examples))
            for at in range(0, len(order), training.batch):
                batch = Batch(examples.picked(order[at : at + training.batch]), *shape)
                slope, loss = learn_from(numbers, batch, training.entropy)
                adam.step(numbers, slope, rate)
                losses.append(loss)
        if not losses:
            return Loss(0.0, 0.0)
        return Loss(
            float(np.mean([loss.policy for loss in losses])), float(np.mean([loss.value for loss in losses]))
        )

    def _try(self, numbers: Numbers) -> Trial:
        """Games of the policy alone against `greedy`, each deal from each side, the same in all rounds."""
        training = self.training
        weights = weights_of(self.game, training.mode, numbers).written()
        sides = len(self.game.teams(training.setup))
        duels = [
            Duel(
                training.game,
                training.setup,
                n,
                training.chance(TRYING, 0, n // sides),
                n % sides,
                weights,
            )
            for n in range(training.trial - training.trial % sides or sides)
        ]
        return Trial(sum(self.runner.map(duel, duels)), len(duels))
