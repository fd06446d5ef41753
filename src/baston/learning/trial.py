"""How strong a network is: games of the policy alone, without a search, against `greedy`."""

from __future__ import annotations

from typing import Final, NamedTuple

from baston.bots import bot_named
from baston.bots.policy import Policy
from baston.bots.weights import weights_in
from baston.games import game_named
from baston.kernel.rng import Rng
from baston.kernel.setup import Setup
from baston.learning.selfplay import MOST
from baston.simulation.wilson import wilson

AGAINST: Final = "greedy"


class Duel(NamedTuple):
    """A game to be played; the policy has the seats of the team with this number."""

    game: str
    setup: Setup
    number: int
    seed: int
    team: int
    weights: bytes


class Trial(NamedTuple):
    """What games against `greedy` came to; `points`: those won, draws half."""

    points: float
    games: int

    @property
    def share(self) -> float:
        """The share of games won, from 0 to 1."""
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of 95 % around the share."""
        return wilson(self.points, self.games)


def duel(task: Duel) -> float:
    """Return 1 for a game that the policy has won, 0.5 for a draw, else 0; one without an end is lost."""
    game = game_named(task.game)
    state = game.new(task.setup, task.seed)
    rng = Rng(task.seed ^ 0x7A1E)
    mine = game.teams(task.setup)[task.team]
    policy, other = Policy("learner", weights_in(task.weights, "learner")), bot_named(AGAINST)
    for _ in range(MOST):
        decision = state.decision
        if decision is None:
            break
        bot = policy if decision.player in mine else other
        game.answer(state, bot.choose(game, state, decision.player, rng.next32()))
    if not state.over:
        return 0.0
    scores = [game.score(state, seat) for seat in range(task.setup.players)]
    own = max(scores[seat] for seat in mine)
    best = max(score for seat, score in enumerate(scores) if seat not in mine)
    return 1.0 if own > best else 0.5 if own == best else 0.0
