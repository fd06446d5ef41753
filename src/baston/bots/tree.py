"""A search tree over the information sets of one seat: how it grows, and when it can be reused.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), with a single observer.
Every simulation starts from a new determinization, goes down the tree by the options that this one offers,
expands one node, rolls out, and backs up to each node on the way the value for the seat that chose there.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from baston.bots.bot import value_of
from baston.bots.monte_carlo import TUNED
from baston.bots.rollout import has_begun, rollout, rollout_end_turn
from baston.kernel.frame import END
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State

EXPLORATION: Final = 0.25  # the constant of UCB, if it is not told another; scores go from −1 to 1
PRIOR_WEIGHT: Final = 4.0  # visits that the prior counts for
WIDENING: Final = 1.6  # options of a node that are searched, for the root of the number of its visits
TREE_DEPTH: Final = 6  # choices after which a rollout stops at the latest: the tree has looked ahead already
SEAT_BITS: Final = 2
SEATS: Final = (1 << SEAT_BITS) - 1
QUESTION_BITS: Final = 16
REUSE_CHECKS: Final = 3  # determinizations in which an answer must have told the seat nothing


class Node:
    """The statistics of one option, after whatever options led to it."""

    player: int  # the seat that takes the option
    visits: int
    availability: int  # how often it could have been taken
    value_sum: float  # of the simulations through it, for the player
    prior: float  # the evaluation right after the option, in the first determinization that offered it
    offered: int  # the choice that offered it last, as the tree counts them
    children: dict[int, Node]  # by question and equivalence key

    def __init__(self, player: int, prior: float) -> None:
        self.player = player
        self.visits = 0
        self.availability = 0
        self.value_sum = 0.0
        self.prior = prior
        self.offered = 0
        self.children = {}

    def ucb(self, shift: float, exploration: float) -> float:
        """Return the UCB score: the mean, its prior included, and a bonus for few visits.

        `shift` is added to the prior: evaluations are made before rollouts, whose values they meet here.
        """
        mean = (self.value_sum + PRIOR_WEIGHT * (self.prior + shift)) / (self.visits + PRIOR_WEIGHT)
        return mean + exploration * sqrt(log(self.availability + 1) / (self.visits + 1))


class Tree:
    """A tree for the decision of a seat, which is asked in the `sample` that the tree grows from.

    Options are told apart by one who knows no more than the seat did when the tree began: what another seat
    plays from its hand counts as the printed card, not as the handle, which is another card in each
    determinization. And as after the same choices one determinization may ask somebody whom another does not,
    nodes tell questions apart too.
    """

    game: Game[State]
    seat: int
    depth: int  # of rollouts, in choices; END or TUNED too
    exploration: float
    sample: State  # a determinization of the state in which the seat is asked
    first_sample: State  # the one that the tree first grew from: what the seat knew then tells options apart
    end_turn: int  # the turn in which a rollout stops
    root: Node
    _choices: int  # made so far, in all simulations

    def __init__(
        self, game: Game[State], sample: State, seat: int, depth: int, exploration: float = EXPLORATION
    ) -> None:
        self.game = game
        self.sample = sample
        self.first_sample = sample
        self.seat = seat
        self.depth = depth
        self.exploration = exploration
        self.end_turn = self._rollout_end_turn()
        self.root = Node(seat, 0.0)
        self._choices = 0

    def reset(self, game: Game[State], sample: State) -> None:
        """Forget all that has grown, and begin anew from this determinization."""
        self.game = game
        self.sample = sample
        self.first_sample = sample
        self.end_turn = self._rollout_end_turn()
        self.root = Node(self.seat, 0.0)

    def is_reusable(self, game: Game[State], state: State, taken: int) -> bool:
        """Whether the seat's answer `taken` led to this state, where it is asked, and told it nothing new.

        Only then do the determinizations that the tree has grown in agree with what the seat knows now.
        """
        if game is not self.game or self.child(taken) is None or not game.is_presented():
            return False
        view = game.presentation.view(state, self.seat)
        for n in range(REUSE_CHECKS):
            twin = game.search.determinize(self.sample, self.seat, n)
            game.answer(twin, taken)
            while twin.decision is not None and len(game.search.candidates(twin)) == 1:
                game.answer(twin, game.search.candidates(twin)[0])
            if twin.decision is None or twin.decision.player != self.seat:
                return False
            if game.presentation.view(twin, self.seat) != view:
                return False
        return True

    def advance(self, sample: State, taken: int) -> None:
        """Make the node of the answer `taken` the root, and forget the rest of the tree."""
        child = self.child(taken)
        assert child is not None, "the answer has been tried"
        self.sample = sample
        self.end_turn = self._rollout_end_turn()
        self.root = child

    def child(self, option: int) -> Node | None:
        """Return the root's node of an option; None if it has not been tried."""
        return self.root.children.get(self._key(self.sample, option, self._asking(self.sample)))

    def visit_lead(self) -> int:
        """Return by how many visits the most visited option is ahead of the next."""
        first = second = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second

    def simulate(self, sample: State, rng: Rng) -> None:
        """Run one simulation from the root in this determinization, which is used up."""
        game, node = self.game, self.root
        width = game.search.tuning.rollout_width
        path = [node]
        while sample.decision is not None:
            options = game.search.candidates(sample)
            if len(options) == 1:
                game.answer(sample, options[0])
                continue
            if node is not self.root and (node.visits == 0 or has_begun(game, sample, self.end_turn)):
                break
            node, option = self._select(sample, node, options)
            game.answer(sample, option)
            path.append(node)
        rollout(game, sample, Rng(rng.next32()), self._rollout_depth(), width, self.end_turn)
        values: dict[int, float] = {}
        for node in path:
            player = node.player
            if player not in values:
                values[player] = value_of(game, sample, player)
            node.visits += 1
            node.value_sum += values[player]

    def _rollout_depth(self) -> int:
        """After how many choices a rollout stops; never where the game has no evaluation."""
        if self.depth != TUNED:
            return self.depth
        depth = self.game.search.tuning.rollout_depth
        return depth if depth == END or self.end_turn != END else min(TREE_DEPTH, depth)

    def _rollout_end_turn(self) -> int:
        return rollout_end_turn(self.game, self.sample) if self.depth == TUNED else END

    def _select(self, sample: State, node: Node, options: list[int]) -> tuple[Node, int]:
        """The option with the highest UCB score that progressive widening admits, after its node."""
        choices: list[int] = []
        children: list[Node] = []
        self._choices += 1
        asking = self._asking(sample)
        for option in options:
            child = self._child_of(sample, node, option, asking)
            if child.offered == self._choices:
                continue  # equivalent to another: the same card twice
            child.offered = self._choices
            choices.append(option)
            children.append(child)
        shift = _prior_shift(children)
        threshold = _prior_threshold(children, int(WIDENING * sqrt(node.visits + 1)) + 1)
        best = 0
        highest = -9.0
        for place, child in enumerate(children):
            if child.prior < threshold:
                continue
            child.availability += 1
            score = child.ucb(shift, self.exploration)
            if score > highest:
                highest = score
                best = place
        return children[best], choices[best]

    def _child_of(self, sample: State, node: Node, option: int, asking: int) -> Node:
        """The node of an option; a new one is tried once for its prior."""
        game = self.game
        key = self._key(sample, option, asking)
        child = node.children.get(key)
        if child is None:
            twin = game.after(sample, option)
            player = asking & SEATS
            child = Node(player, value_of(game, twin, player))
            node.children[key] = child
        return child

    def _asking(self, sample: State) -> int:
        """Which effect asks, and whom."""
        decision = sample.decision
        assert decision is not None, "somebody is asked"
        return sample.frames[-1].effect << SEAT_BITS | decision.player

    def _key(self, sample: State, option: int, asking: int) -> int:
        """What tells nodes apart: the option's equivalence key, which effect asks, and whom."""
        key = self.game.search.equivalence_key(sample, option, self.first_sample, self.seat)
        return key << QUESTION_BITS | asking


def _prior_threshold(children: list[Node], width: int) -> float:
    """The lowest prior that is searched when progressive widening admits `width` options."""
    if width >= len(children):
        return -2.0
    return sorted([child.prior for child in children], reverse=True)[width]


def _prior_shift(children: list[Node]) -> float:
    """How much more the simulations were worth, in the mean, than the best prior."""
    visits, total, top = 0, 0.0, -1.0
    for child in children:
        visits += child.visits
        total += child.value_sum
        top = max(top, child.prior)
    return total / visits - top if visits > 0 else 0.0
