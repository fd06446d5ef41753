"""Flat Monte Carlo: rollouts behind each option, more behind the better ones; the best mean wins."""

from __future__ import annotations

from time import perf_counter

from baston.bots.bot import value_of
from baston.bots.monte_carlo import TUNED, MonteCarlo
from baston.bots.rollout import rollout, rollout_end_turn
from baston.bots.signals import handle_signals
from baston.kernel.effect import S
from baston.kernel.frame import END
from baston.kernel.game import Game
from baston.kernel.rng import Rng


class Candidate:
    """An option, and what its rollouts were worth to the seat."""

    option: int
    value_sum: float
    visits: int

    def __init__(self, option: int) -> None:
        self.option = option
        self.value_sum = 0.0
        self.visits = 0

    def mean(self) -> float:
        """Return the mean value of the option's rollouts; without any, −2, which is below all values."""
        return self.value_sum / self.visits if self.visits > 0 else -2.0


class Flat(MonteCarlo):
    """Sequential halving (Karnin, Koren and Somekh, 2013).

    The budget is shared out evenly over rounds, and the worse half of the options leaves after each. All that
    are left are tried in one determinization, and with the same chance, before the next is drawn.
    """

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        """Return the option whose rollouts have the best mean after the last round."""
        begun = perf_counter()
        order = game.search.candidates(state)[:]
        rng = Rng(seed)
        rng.shuffle(order)  # ties are taken in this order
        left = [Candidate(option) for option in order]
        spent = 0
        rounds = (len(order) - 1).bit_length()
        for n in range(1, rounds + 1):
            last = spent + (self.rollouts - spent) // (rounds - n + 1)
            end = begun + self.seconds * n / rounds
            spent += self._round(game, state, seat, left, rng, last - spent, end)
            ranks = sorted([(-candidate.mean(), place) for place, candidate in enumerate(left)])
            left = [left[place] for _, place in ranks[: (len(left) + 1) // 2]]
        return left[0].option

    def _round(
        self,
        game: Game[S],
        state: S,
        seat: int,
        left: list[Candidate],
        rng: Rng,
        rollouts: int,
        end: float,
    ) -> int:
        """Try the options that are left in turn; return the number of rollouts.

        They are as many as `rollouts` or, if the budget is a time, until the clock says `end`, one at least.
        """
        is_tuned = self.depth == TUNED
        tuning = game.search.tuning
        depth = tuning.rollout_depth if is_tuned else self.depth
        end_turn = rollout_end_turn(game, state) if is_tuned else END
        sampler = game.search.sampler(state, seat)
        sample = sampler.draw(rng.next32())
        chance = rng.next32()
        count = 0
        while count < rollouts if self.rollouts > 0 else count == 0 or perf_counter() < end:
            if count > 0 and count % len(left) == 0:
                sample = sampler.draw(rng.next32())
                chance = rng.next32()
            candidate = left[count % len(left)]
            twin = game.copy(sample)
            game.answer(twin, candidate.option)
            rollout(game, twin, Rng(chance), depth, tuning.rollout_width, end_turn)
            candidate.value_sum += value_of(game, twin, seat)
            candidate.visits += 1
            count += 1
            handle_signals()
        return count
