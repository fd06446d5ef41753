"""Root-parallel search: a fixed number of independent trees, in whatever number of processes they grow."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from baston.bots.tree import Tree
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State

TREES: Final = 2
CHECK_EVERY: Final = 16  # simulations, after which a search by time asks whether the answer may still change


class SearchTask:
    """One decision to search.

    `rollouts` are those of all trees; if that is 0, each process searches for `seconds`.
    """

    seat: int
    seed: int
    taken: int  # the seat's last answer, NOBODY before its first
    rollouts: int
    seconds: float

    def __init__(self, seat: int, seed: int, taken: int, rollouts: int, seconds: float) -> None:
        self.seat = seat
        self.seed = seed
        self.taken = taken
        self.rollouts = rollouts
        self.seconds = seconds


class RootParallelSearch:
    """Grows some of the trees of a search, each kept until its seat is asked again.

    `numbers` are those of the trees that this process grows, from 0 to TREES − 1; `depth` is that of
    rollouts, in choices.
    """

    numbers: list[int]
    depth: int
    _trees: dict[int, list[Tree]]  # by seat

    def __init__(self, numbers: list[int], depth: int) -> None:
        self.numbers = numbers
        self.depth = depth
        self._trees = {}

    def search(self, game: Game[State], state: State, task: SearchTask) -> list[int]:
        """Return how often each candidate of the current decision was visited, summed over these trees."""
        begun = perf_counter()  # a budget of time holds for all that is done here
        options = game.search.candidates(state)
        visits = [0] * len(options)
        trees = self._prepared(game, state, task)
        for i, tree in enumerate(trees):
            n = self.numbers[i]
            rng = Rng(task.seed ^ (n << 32))
            if task.rollouts > 0:
                _simulate(tree, state, rng, task.rollouts * (n + 1) // TREES - task.rollouts * n // TREES)
            else:
                _simulate_until(tree, state, rng, begun + task.seconds * (i + 1) / len(trees))
            for k, option in enumerate(options):
                child = tree.child(option)
                if child is not None:
                    visits[k] += child.visits
        return visits

    def _prepared(self, game: Game[State], state: State, task: SearchTask) -> list[Tree]:
        """The trees of the seat's last decision, as far as they can be reused, or new ones."""
        sample = game.search.determinize(state, task.seat, task.seed)
        trees = self._trees.get(task.seat, [])
        for tree in trees:
            if tree.is_reusable(game, state, task.taken):
                tree.advance(sample, task.taken)
            else:
                tree.reset(game, sample)
        if not trees:
            trees = [Tree(game, sample, task.seat, self.depth) for _ in self.numbers]
            self._trees[task.seat] = trees
        return trees


def _simulate(tree: Tree, state: State, rng: Rng, count: int) -> None:
    for _ in range(count):
        tree.simulate(tree.game.search.determinize(state, tree.seat, rng.next32()), rng)


def _simulate_until(tree: Tree, state: State, rng: Rng, end: float) -> None:
    """Run one simulation at least, and no more once the answer cannot change before the clock says `end`."""
    begun = now = perf_counter()
    count = 0
    while count == 0 or now < end:
        _simulate(tree, state, rng, 1)
        count += 1
        now = perf_counter()
        if count % CHECK_EVERY == 0 and is_settled(tree.visit_lead(), count, now - begun, end - now):
            break


def is_settled(lead: int, count: int, spent: float, left: float) -> bool:
    """Whether no option can make up the lead in the seconds left.

    `lead` is in visits, of which `count` took the seconds spent.
    """
    return lead * spent > count * left
