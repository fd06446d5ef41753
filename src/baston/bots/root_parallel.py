"""Root-parallel search: trees that grow apart from each other, one in each process."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from baston.bots.signals import handle_signals
from baston.bots.tree import EXPLORATION, Tree
from baston.kernel.frame import NOBODY
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State

CHECK_EVERY: Final = 16  # simulations, after which a search by time asks whether the answer may still change


class SearchTask:
    """One decision to search.

    `rollouts` are those of all trees; if that is 0, each tree grows for `seconds`.
    """

    seat: int
    seed: int
    taken: int  # the seat's last answer; NOBODY before its first, and if none was searched for it
    rollouts: int
    seconds: float

    def __init__(self, seat: int, seed: int, taken: int, rollouts: int, seconds: float) -> None:
        self.seat = seat
        self.seed = seed
        self.taken = taken
        self.rollouts = rollouts
        self.seconds = seconds


class RootParallelSearch:
    """Grows one tree of a search, kept until its seat is asked again.

    A search grows `trees` in all, each in a process of its own and each apart from the others; this one has
    the `number`, from 0. `depth` is that of rollouts, in choices.
    """

    number: int
    trees: int
    depth: int
    exploration: float
    _kept: dict[int, Tree]  # by seat

    def __init__(self, depth: int, number: int = 0, trees: int = 1, exploration: float = EXPLORATION) -> None:
        self.number = number
        self.trees = trees
        self.depth = depth
        self.exploration = exploration
        self._kept = {}

    def search(self, game: Game[State], state: State, task: SearchTask) -> list[int]:
        """Return how often the tree has visited each candidate of the current decision."""
        end = perf_counter() + task.seconds  # a budget of time holds for all that is done here
        tree = self._prepared(game, state, task)
        n, rng = self.number, Rng(task.seed ^ (self.number << 32))
        if task.rollouts > 0:
            _simulate(
                tree, state, rng, task.rollouts * (n + 1) // self.trees - task.rollouts * n // self.trees
            )
        else:
            _simulate_until(tree, state, rng, end)
        children = [tree.child(option) for option in game.search.candidates(state)]
        return [0 if child is None else child.visits for child in children]

    def _prepared(self, game: Game[State], state: State, task: SearchTask) -> Tree:
        """The tree of the seat's last decision, as far as it can be reused, or a new one."""
        sample = game.search.determinize(state, task.seat, task.seed)
        tree = self._kept.get(task.seat)
        if tree is None:
            tree = self._kept[task.seat] = Tree(game, sample, task.seat, self.depth, self.exploration)
        elif task.taken != NOBODY and tree.is_reusable(game, state, task.taken):
            tree.advance(sample, task.taken)
        else:
            tree.reset(game, sample)
        return tree


def _simulate(tree: Tree, state: State, rng: Rng, count: int) -> None:
    sampler = tree.game.search.sampler(state, tree.seat)
    for _ in range(count):
        tree.simulate(sampler.draw(rng.next32()), rng)
        handle_signals()


def _simulate_until(tree: Tree, state: State, rng: Rng, end: float) -> None:
    """Run one simulation at least, and no more once the answer cannot change before the clock says `end`."""
    begun = now = perf_counter()
    sampler = tree.game.search.sampler(state, tree.seat)
    count = 0
    while count == 0 or now < end:
        tree.simulate(sampler.draw(rng.next32()), rng)
        handle_signals()
        count += 1
        now = perf_counter()
        if count % CHECK_EVERY == 0 and is_settled(tree.visit_lead(), count, now - begun, end - now):
            break


def is_settled(lead: int, count: int, spent: float, left: float) -> bool:
    """Whether no option can make up the lead in the seconds left.

    `lead` is in visits, of which `count` took the seconds spent.
    """
    return lead * spent > count * left
