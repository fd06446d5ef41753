"""Flat Monte Carlo: options are played on in sampled worlds, the better ones oftener; the best mean wins."""

from __future__ import annotations

from time import perf_counter

from baston.bots.bot import worth
from baston.bots.monte_carlo import AS_IN_GAME, Sampling
from baston.bots.rollout import playout, turn_beyond
from baston.kernel.effect import S
from baston.kernel.frame import END
from baston.kernel.game import Game
from baston.kernel.rng import Rng


class Candidate:
    """An option, and what came of it."""

    option: int
    total: float
    tries: int

    def __init__(self, option: int) -> None:
        self.option = option
        self.total = 0.0
        self.tries = 0

    def mean(self) -> float:
        """Below all that a game can be worth if it has not been tried."""
        return self.total / self.tries if self.tries > 0 else -2.0


class Flat(Sampling):
    """Sequential halving (Karnin, Koren and Somekh, 2013).

    The budget is shared out evenly over rounds, and the worse half of the options leaves after each. All that
    are left are tried in one sampled world, and with the same chance, before the next world is sampled.
    """

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        begun = perf_counter()
        order = game.weighed(state)[:]
        rng = Rng(seed)
        rng.shuffle(order)  # equals are taken in the order of chance
        left = [Candidate(option) for option in order]
        spent = 0
        rounds = (len(order) - 1).bit_length()
        for n in range(1, rounds + 1):
            last = spent + (self.playouts - spent) // (rounds - n + 1)
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
        playouts: int,
        end: float,
    ) -> int:
        """Try those that are left in turn; returns how many tries it were."""
        in_game = self.depth == AS_IN_GAME
        depth = game.cut() if in_game else self.depth
        turn = turn_beyond(game, state) if in_game else END
        world = game.determinize(state, seat, rng.next32())
        chance = rng.next32()
        count = 0
        while count < playouts if self.playouts > 0 else count == 0 or perf_counter() < end:
            if count > 0 and count % len(left) == 0:
                world = game.determinize(state, seat, rng.next32())
                chance = rng.next32()
            candidate = left[count % len(left)]
            twin = game.copy(world)
            game.answer(twin, candidate.option)
            playout(game, twin, Rng(chance), depth, game.greed(), turn)
            candidate.total += worth(game, twin, seat)
            candidate.tries += 1
            count += 1
        return count
