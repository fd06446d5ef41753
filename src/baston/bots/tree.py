"""A tree over many sampled worlds, read from one seat's knowledge: how it grows, and when it can be kept.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), with one observer. Every
simulation goes down the tree by the options that its world offers, adds one node, plays on at random as far
as it is asked to, and lets each seat on the way count what the end is worth to it.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from baston.bots.bot import worth
from baston.bots.playout import playout
from baston.bots.sampling import AS_IN_GAME
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State

CURIOSITY: Final = 0.1  # how far a few bad outcomes are mistrusted; scores go from −1 to 1
WIDENING: Final = 1.6  # options of a node that are weighed, for the root of the number of its visits
CUT: Final = 6  # choices after which a playout is cut, if not before: the tree has looked ahead already
SURE: Final = 3  # worlds in which an answer must have told nothing


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


class Tree:
    """What came of the options of a seat, which is asked in the `world` that it grows from."""

    game: Game[State]
    seat: int
    depth: int  # of playouts, in questions
    world: State  # one of those that the seat cannot tell from the true one
    root: Node

    def __init__(self, game: Game[State], world: State, seat: int, depth: int) -> None:
        self.game = game
        self.world = world
        self.seat = seat
        self.depth = depth
        self.root = Node(seat, 0.0)

    def begin(self, game: Game[State], world: State) -> None:
        """Forget all."""
        self.game = game
        self.world = world
        self.root = Node(self.seat, 0.0)

    def has_led_to(self, game: Game[State], state: State, taken: int) -> bool:
        """Has the seat's answer led to this state, in which it is asked, and told it nothing new?

        Only then do the worlds that the tree has grown in agree with what the seat knows now.
        """
        if game is not self.game or taken not in self.root.children:
            return False
        view = game.view(state, self.seat)
        for n in range(SURE):
            twin = game.determinize(self.world, self.seat, n)
            game.answer(twin, taken)
            while twin.decision is not None and len(game.weighed(twin)) == 1:
                game.answer(twin, game.weighed(twin)[0])
            if twin.decision is None or twin.decision.player != self.seat:
                return False
            if game.view(twin, self.seat) != view:
                return False
        return True

    def go_on(self, world: State, taken: int) -> None:
        """Keep what came of the answer, and forget the rest."""
        self.world = world
        self.root = self.root.children[taken]

    def lead(self) -> int:
        """How much oftener the answer has been tried than any other option."""
        first = second = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second

    def simulate(self, world: State, rng: Rng) -> None:
        """Play a world on from the root; it is used up."""
        game, node = self.game, self.root
        path = [node]
        while world.decision is not None:
            options = game.weighed(world)
            if len(options) == 1:
                game.answer(world, options[0])
                continue
            if node.visits == 0 and node is not self.root:
                break
            option = self._selected(world, node, options, world.decision.player)
            game.answer(world, option)
            node = node.children[option]
            path.append(node)
        depth = min(CUT, game.cut()) if self.depth == AS_IN_GAME else self.depth
        playout(game, world, Rng(rng.next32()), depth, game.greed())
        values: dict[int, float] = {}
        for node in path:
            chooser = node.chooser
            if chooser not in values:
                values[chooser] = worth(game, world, chooser)
            node.visits += 1
            node.total += values[chooser]

    def _selected(self, world: State, node: Node, options: list[int], player: int) -> int:
        """The most promising of the options, of which at first only those that look best are weighed."""
        known, game = node.children, self.game
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
