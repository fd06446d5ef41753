"""Information-set Monte Carlo tree search: one tree over many sampled worlds, read from one seat's knowledge.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), with one observer. Every
simulation samples a world, goes down the tree by the options that this world offers, adds one node, plays on
at random and lets each seat on the way count what the end is worth to it.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from baston.bots.bot import worth
from baston.bots.playout import playout
from baston.bots.sampling import Sampling
from baston.kernel.effect import S
from baston.kernel.game import Game
from baston.kernel.rng import Rng

CURIOSITY: Final = 0.35  # how far a few bad outcomes are mistrusted; scores go from −1 to 1
WIDENING: Final = 1.6  # options of a node that are weighed, for the root of the number of its visits
TREES: Final = 2  # grown one apart from another, whatever the number of processes


class Node:
    """What came of one option, at whatever the options before it led to."""

    chooser: int  # the seat that takes the option
    visits: int
    offered: int  # how often it could have been taken
    total: float  # of what the ends were worth to the chooser
    hope: float  # the game's own estimate right after the option, in the first world that offered it
    children: dict[int, Node]

    def __init__(self, chooser: int, hope: float) -> None:
        self.chooser = chooser
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.hope = hope
        self.children = {}

    def promise(self) -> float:
        """What it looks worth and how little is known of it: the largest is tried next."""
        mean = (self.total + self.hope) / (self.visits + 1)
        return mean + CURIOSITY * sqrt(log(self.offered + 1) / (self.visits + 1))


class Ismcts(Sampling):
    """The option that was taken most often in all trees is the answer."""

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        start = perf_counter()
        options = game.weighed(state)
        if len(options) == 1:
            return options[0]
        visits = [0] * len(options)
        for n in range(TREES):
            end = start + self.seconds * (n + 1) / TREES
            count = self.playouts * (n + 1) // TREES - self.playouts * n // TREES
            if self.playouts > 0 and count == 0:
                continue
            root = self._grown(game, state, seat, Rng(seed ^ (n << 32)), count, end)
            for i in range(len(options)):
                child = root.children.get(options[i])
                if child is not None:
                    visits[i] += child.visits
        return options[visits.index(max(visits))]

    def forecast(self, game: Game[S], state: S, seat: int, option: int, seed: int) -> float:
        """What an option of the seat's present decision is worth to it, from −1 to 1, as the search sees it.

        The mean of what lies behind the option, within the budget of one decision; the state stays as it is.
        Like `choose`, it depends on what the seat can see. Under one seed all options meet the same worlds.
        """
        end = perf_counter() + self.seconds
        rng = Rng(seed)
        root = Node(seat, 0.0)
        while root.visits == 0 or (
            root.visits < self.playouts if self.playouts > 0 else perf_counter() < end
        ):
            world = game.determinize(state, seat, rng.next32())
            game.answer(world, option)
            self._simulate(game, world, root, rng)
        return root.total / root.visits

    def _grown(self, game: Game[S], state: S, seat: int, rng: Rng, count: int, end: float) -> Node:
        """A tree after so many simulations, or those until the end of the time if the count is 0."""
        root = Node(seat, 0.0)
        done = 0
        while done == 0 or (done < count if self.playouts > 0 else perf_counter() < end):
            world = game.determinize(state, seat, rng.next32())
            self._simulate(game, world, root, rng)
            done += 1
        return root

    def _simulate(self, game: Game[S], world: S, root: Node, rng: Rng) -> None:
        node = root
        path = [root]
        while world.decision is not None:
            options = game.weighed(world)
            if len(options) == 1:
                game.answer(world, options[0])
                continue
            if node.visits == 0 and node is not root:
                break
            option = self._selected(game, world, node, options, world.decision.player)
            game.answer(world, option)
            node = node.children[option]
            path.append(node)
        playout(game, world, Rng(rng.next32()), self.depth)
        values: dict[int, float] = {}
        for node in path:
            chooser = node.chooser
            if chooser not in values:
                values[chooser] = worth(game, world, chooser)
            node.visits += 1
            node.total += values[chooser]

    def _selected(self, game: Game[S], world: S, node: Node, options: list[int], player: int) -> int:
        """The most promising of the options, of which at first only those that look best are weighed."""
        known = node.children
        for option in options:
            if option not in known:
                twin = game.copy(world)
                game.answer(twin, option)
                known[option] = Node(player, worth(game, twin, player))
        weighed = options
        most = int(WIDENING * sqrt(node.visits + 1)) + 1
        if most < len(options):
            hopes = sorted([known[option].hope for option in options], reverse=True)
            weighed = [option for option in options if known[option].hope >= hopes[most]]
        best = weighed[0]
        highest = -9.0
        for option in weighed:
            child = known[option]
            child.offered += 1
            promise = child.promise()
            if promise > highest:
                highest = promise
                best = option
        return best
