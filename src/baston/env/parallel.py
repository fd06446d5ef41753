"""PettingZoo's parallel form of every game: all agents act in every cycle, and the action of one counts."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from baston.env.aec import check_cycles
from baston.env.copies import begun
from baston.env.drawing import MODES, Drawn, check_mode
from baston.env.encoding import Encoding, Mask, Numbers, settled
from baston.env.spaces import by_agent
from baston.env.versions import versioned
from baston.games import game_named

SEEDS = 1 << 31
WAIT = 0  # the one action of an agent that is not asked

Seen = dict[str, dict[str, Numbers | Mask]]


class Cycles(Drawn, ParallelEnv[str, dict[str, Numbers | Mask], int]):
    """A game, a decision a cycle. Who is not asked waits: whatever its action, nothing comes of it.

    For programs that draw actions without the mask: one that is not legal gives way to a legal one drawn by
    chance, and `infos` says so. Rewards come at the end, from −1, lost, to 1, won.
    """

    def __init__(
        self,
        game: str,
        players: int,
        max_cycles: int | None,
        render_mode: str | None,
        options: dict[str, str],
    ) -> None:
        check_cycles(max_cycles)
        check_mode(render_mode)
        self.game = game_named(game)
        self.setup = settled(self.game, players, options)
        self.encoding = Encoding(self.game)
        self.max_cycles = max_cycles
        self.metadata = {"name": versioned(game), "render_modes": [*MODES], "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces, self.action_spaces = by_agent(self.encoding, self.possible_agents)
        self.agents: list[str] = []
        self._chance = np.random.default_rng()
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of the agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of the agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, object] | None = None,  # noqa: ARG002 - PettingZoo's; a game's are given to `env`
    ) -> tuple[Seen, dict[str, dict[str, bool]]]:
        """Begin a new game; the same seed gives the same game, None another one each time.

        Returns what each agent sees, and no infos.
        """
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.state_of_play = begun(self.game, self.setup, int(self._chance.integers(SEEDS)))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.show_unasked()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, bool]]]:
        """Play the action of the agent that is asked, and none of the others: one cycle.

        Returns, by agent, what it sees, its reward, whether the game has ended or was cut short, and its
        infos.
        """
        state, agents = self.state_of_play, self.agents
        decision = state.decision
        assert decision is not None, "the game is over"
        asked = self.possible_agents[decision.player]
        option = self.encoding.option(state, int(actions[asked]))
        illegal = option is None
        if option is None:
            option = decision.options[int(self._chance.integers(len(decision.options)))]
        self.game.answer(state, option)
        self._cycles += 1
        self.show_unasked()
        cut = self._cycles == self.max_cycles and not state.over
        rewards = {agent: self._score(seat) for seat, agent in enumerate(agents)}
        infos = {agent: {"illegal": True} if illegal and agent == asked else {} for agent in agents}
        seen = self._seen()
        if state.over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, state.over), dict.fromkeys(agents, cut), infos

    def _score(self, seat: int) -> float:
        return self.game.score(self.state_of_play, seat) if self.state_of_play.over else 0.0

    def _seen(self) -> Seen:
        state = self.state_of_play
        seen = {agent: self.encoding.seen(state, seat) for seat, agent in enumerate(self.agents)}
        for seat, agent in enumerate(self.agents):
            if state.decision is None or state.decision.player != seat:
                seen[agent]["action_mask"][WAIT] = 1
        return seen

    def close(self) -> None:
        """Do nothing: nothing is held that must be given back."""


def parallel_env(
    game: str,
    players: int = 2,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: str,
) -> Cycles:
    """Return a table of a game for PettingZoo's parallel API; `options` as `baston play` takes them.

    Raises Refusal if there is no such game or option, ValueError as `baston.env.aec.env`.
    """
    return Cycles(game, players, max_cycles, render_mode, options)


def env(
    game: str,
    players: int = 2,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: str,
) -> AECEnv[str, dict[str, Numbers | Mask], int]:
    """Return the table of `parallel_env` with the agents one after another in each cycle.

    `baston.env.aec` asks only who has to act.
    """
    return parallel_to_aec(
        parallel_env(game, players, max_cycles=max_cycles, render_mode=render_mode, **options)
    )
