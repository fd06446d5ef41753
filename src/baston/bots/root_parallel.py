"""A fixed number of trees, grown one apart from another, whatever the number of processes that grow them."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from baston.bots.tree import Tree
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State

TREES: Final = 2
LOOK: Final = 16  # simulations, after which it is looked at whether the answer may still change


class Task:
    """What a seat that is asked wants to know.

    `playouts` are those of all trees; if there are none, each process grows its own for so many `seconds`.
    """

    seat: int
    seed: int
    taken: int  # the seat's last answer
    playouts: int
    seconds: float

    def __init__(self, seat: int, seed: int, taken: int, playouts: int, seconds: float) -> None:
        self.seat = seat
        self.seed = seed
        self.taken = taken
        self.playouts = playouts
        self.seconds = seconds


class Forest:
    """Those of the trees that this process grows, each kept until its seat is asked again."""

    numbers: list[int]
    depth: int  # of playouts, in questions
    _kept: dict[int, list[Tree]]  # by seat

    def __init__(self, numbers: list[int], depth: int) -> None:
        self.numbers = numbers
        self.depth = depth
        self._kept = {}

    def grow(self, game: Game[State], state: State, task: Task) -> list[int]:
        """How often each option of the present decision has been tried, in these trees together."""
        begun = perf_counter()  # a budget of time holds for all that is done here
        options = game.weighed(state)
        visits = [0] * len(options)
        trees = self._ready(game, state, task)
        for i, tree in enumerate(trees):
            n = self.numbers[i]
            rng = Rng(task.seed ^ (n << 32))
            if task.playouts > 0:
                _grow_by(tree, state, rng, task.playouts * (n + 1) // TREES - task.playouts * n // TREES)
            else:
                _grow_until(tree, state, rng, begun + task.seconds * (i + 1) / len(trees))
            for k, option in enumerate(options):
                child = tree.child(option)
                if child is not None:
                    visits[k] += child.visits
        return visits

    def _ready(self, game: Game[State], state: State, task: Task) -> list[Tree]:
        """The trees of the seat's last decision, as far as they can be gone on with, or new ones."""
        world = game.determinize(state, task.seat, task.seed)
        trees = self._kept.get(task.seat, [])
        for tree in trees:
            if tree.has_led_to(game, state, task.taken):
                tree.go_on(world, task.taken)
            else:
                tree.begin(game, world)
        if not trees:
            trees = [Tree(game, world, task.seat, self.depth) for _ in self.numbers]
            self._kept[task.seat] = trees
        return trees


def _grow_by(tree: Tree, state: State, rng: Rng, count: int) -> None:
    for _ in range(count):
        tree.simulate(tree.game.determinize(state, tree.seat, rng.next32()), rng)


def _grow_until(tree: Tree, state: State, rng: Rng, end: float) -> None:
    """By one simulation at least, and no longer than the answer may still change."""
    begun = now = perf_counter()
    count = 0
    while count == 0 or now < end:
        _grow_by(tree, state, rng, 1)
        count += 1
        now = perf_counter()
        if count % LOOK == 0 and is_settled(tree.lead(), count, now - begun, end - now):
            break


def is_settled(lead: int, count: int, spent: float, left: float) -> bool:
    """Is the lead more than another option may gain in the time left, if so many tries took that spent?"""
    return lead * spent > count * left
