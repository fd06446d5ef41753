"""Flat Monte Carlo: each option is played on at random in many sampled worlds; the best average is taken."""

from __future__ import annotations

from time import perf_counter

from baston.bots.bot import worth
from baston.bots.playout import playout
from baston.bots.sampling import AS_IN_GAME, Sampling
from baston.kernel.effect import S
from baston.kernel.game import Game
from baston.kernel.rng import Rng


class Flat(Sampling):
    """All options are tried in one sampled world before the next world is sampled."""

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        start = perf_counter()
        order = game.weighed(state)[:]
        if len(order) == 1:
            return order[0]
        rng = Rng(seed)
        rng.shuffle(order)  # equals are taken in the order of chance
        totals = [0.0] * len(order)
        tries = [0] * len(order)
        world = game.determinize(state, seat, rng.next32())
        depth = game.cut() if self.depth == AS_IN_GAME else self.depth
        count = 0
        while count == 0 or self._goes_on(count, start):
            i = count % len(order)
            if i == 0 and count > 0:
                world = game.determinize(state, seat, rng.next32())
            twin = game.copy(world)
            game.answer(twin, order[i])
            playout(game, twin, Rng(rng.next32()), depth)
            totals[i] += worth(game, twin, seat)
            tries[i] += 1
            count += 1
        best = 0
        for i in range(1, len(order)):
            if tries[i] > 0 and totals[i] / tries[i] > totals[best] / tries[best]:
                best = i
        return order[best]

    def _goes_on(self, count: int, start: float) -> bool:
        if self.playouts > 0:
            return count < self.playouts
        return perf_counter() - start < self.seconds
