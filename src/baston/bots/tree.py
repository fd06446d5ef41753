"""A tree over many sampled worlds, read from one seat's knowledge: how it grows, and when it can be kept.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), with one observer. Every
simulation goes down the tree by the options that its world offers, adds one node, plays on at random as far
as it is asked to, and lets each seat on the way count what the end is worth to it.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from baston.bots.bot import worth
from baston.bots.monte_carlo import AS_IN_GAME
from baston.bots.rollout import has_begun, playout, turn_beyond
from baston.kernel.frame import END
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State

CURIOSITY: Final = 0.2  # how far a few bad outcomes are mistrusted; scores go from −1 to 1
TRUST: Final = 4.0  # visits that the game's own estimate counts for
WIDENING: Final = 1.6  # options of a node that are weighed, for the root of the number of its visits
CUT: Final = 6  # choices after which a playout is cut, if not before: the tree has looked ahead already
SEAT_BITS: Final = 2
QUESTION_BITS: Final = 16
SURE: Final = 3  # worlds in which an answer must have told nothing


class Node:
    """What came of one option, at whatever the options before it led to."""

    chooser: int  # the seat that takes the option
    visits: int
    offered: int  # how often it could have been taken
    total: float  # of what the ends were worth to the chooser
    hope: float  # the game's own estimate right after the option, in the first world that offered it
    children: dict[int, Node]  # by question and likeness

    def __init__(self, chooser: int, hope: float) -> None:
        self.chooser = chooser
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.hope = hope
        self.children = {}

    def promise(self, shift: float) -> float:
        """What it looks worth and how little is known of it: the largest is tried next.

        Hopes are of another time than outcomes; a `shift` makes those of siblings comparable with theirs.
        """
        mean = (self.total + TRUST * (self.hope + shift)) / (self.visits + TRUST)
        return mean + CURIOSITY * sqrt(log(self.offered + 1) / (self.visits + 1))


class Tree:
    """What came of the options of a seat, which is asked in the `world` that it grows from.

    Options are told apart as the seat does it which did not know more than when the tree began: what another
    seat plays from its hand is, in each world, the printed card, not the handle that means another there. And
    as after the same choices one world may ask somebody whom another does not, so are questions.
    """

    game: Game[State]
    seat: int
    depth: int  # of playouts, in questions
    world: State  # one of those that the seat cannot tell from the true one
    before: State  # the one that it first grew from
    turn: int  # when it begins, a playout is cut
    root: Node

    def __init__(self, game: Game[State], world: State, seat: int, depth: int) -> None:
        self.game = game
        self.world = world
        self.before = world
        self.seat = seat
        self.depth = depth
        self.turn = self._turn_beyond()
        self.root = Node(seat, 0.0)

    def begin(self, game: Game[State], world: State) -> None:
        """Forget all."""
        self.game = game
        self.world = world
        self.before = world
        self.turn = self._turn_beyond()
        self.root = Node(self.seat, 0.0)

    def has_led_to(self, game: Game[State], state: State, taken: int) -> bool:
        """Has the seat's answer led to this state, in which it is asked, and told it nothing new?

        Only then do the worlds that the tree has grown in agree with what the seat knows now.
        """
        if game is not self.game or self.child(taken) is None:
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
        child = self.child(taken)
        assert child is not None, "the answer has been tried"
        self.world = world
        self.turn = self._turn_beyond()
        self.root = child

    def child(self, option: int) -> Node | None:
        """What came of an option of the seat's, if it has been tried."""
        return self.root.children.get(self._key(self.world, option))

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
            if node is not self.root and (node.visits == 0 or has_begun(game, world, self.turn)):
                break
            option = self._selected(world, node, options, world.decision.player)
            node = node.children[self._key(world, option)]
            game.answer(world, option)
            path.append(node)
        playout(game, world, Rng(rng.next32()), self._most(), game.greed(), self.turn)
        values: dict[int, float] = {}
        for node in path:
            chooser = node.chooser
            if chooser not in values:
                values[chooser] = worth(game, world, chooser)
            node.visits += 1
            node.total += values[chooser]

    def _most(self) -> int:
        """How many questions with a choice a playout answers."""
        if self.depth != AS_IN_GAME:
            return self.depth
        return min(CUT, self.game.cut()) if self.turn == END else self.game.cut()

    def _turn_beyond(self) -> int:
        return turn_beyond(self.game, self.world) if self.depth == AS_IN_GAME else END

    def _selected(self, world: State, node: Node, options: list[int], player: int) -> int:
        """The most promising of the options, of which at first only those that look best are weighed."""
        choices: list[int] = []
        children: list[Node] = []
        for option in options:
            child = self._child_of(world, node, option, player)
            if child not in children:  # like another: the same card twice
                choices.append(option)
                children.append(child)
        shift = _shift(children)
        least = _least_hope(children, int(WIDENING * sqrt(node.visits + 1)) + 1)
        best = options[0]
        highest = -9.0
        for option, child in zip(choices, children, strict=True):
            if child.hope < least:
                continue
            child.offered += 1
            promise = child.promise(shift)
            if promise > highest:
                highest = promise
                best = option
        return best

    def _child_of(self, world: State, node: Node, option: int, player: int) -> Node:
        """What comes of an option, which is tried once to see what it looks worth if it is new."""
        game = self.game
        key = self._key(world, option)
        child = node.children.get(key)
        if child is None:
            twin = game.copy(world)
            game.answer(twin, option)
            child = Node(player, worth(game, twin, player))
            node.children[key] = child
        return child

    def _key(self, world: State, option: int) -> int:
        """Which effect asks, whom, and what the option is like."""
        decision = world.decision
        assert decision is not None, "somebody is asked"
        asking = world.frames[-1].effect << SEAT_BITS | decision.player
        return self.game.likeness(world, option, self.before, self.seat) << QUESTION_BITS | asking


def _least_hope(children: list[Node], most: int) -> float:
    """The hope that those have at least which are weighed if it is so many."""
    if most >= len(children):
        return -2.0
    return sorted([child.hope for child in children], reverse=True)[most]


def _shift(children: list[Node]) -> float:
    """How much more their outcomes have been worth, in the mean, than the best of their hopes."""
    visits, total, top = 0, 0.0, -1.0
    for child in children:
        visits += child.visits
        total += child.total
        top = max(top, child.hope)
    return total / visits - top if visits > 0 else 0.0
