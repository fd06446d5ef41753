"""PettingZoo's AEC form of every game: `env("smashup", players=2, boxes="core")`."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from baston.env.copies import begun
from baston.env.drawing import MODES, Drawn, check_mode
from baston.env.encoding import Encoding, Mask, Numbers, settled
from baston.env.spaces import by_agent
from baston.env.versions import versioned
from baston.games import game_named

LOST = -1.0  # the reward of an action that is not legal
SEEDS = 1 << 31


class Table(Drawn, AECEnv[str, dict[str, Numbers | Mask], int | None]):
    """A game in which the agents, `player_0` and so on by seat, act when they are asked.

    An observation is a dict: `observation`, 16-bit numbers as docs/env.md describes them, and `action_mask`.
    Rewards come at the end, from −1, lost, to 1, won. An action that is not legal ends the game: −1 for who
    took it, 0 for all others. `max_cycles` decisions cut a game short.
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
        self.render_mode = render_mode
        self.metadata = {"name": versioned(game), "render_modes": [*MODES], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces, self.action_spaces = by_agent(self.encoding, self.possible_agents)
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of observations, of a fixed size whatever the options and the number of seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions: the places, from 0, of the options in a decision's list."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002
        """Begin a new game; the same seed gives the same game, None another one each time."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.state_of_play = begun(self.game, self.setup, int(self._chance.integers(SEEDS)))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, bool]] = {agent: {} for agent in self.agents}
        self._pass_on()
        self.show_unasked()

    def observe(self, agent: str) -> dict[str, Numbers | Mask]:
        """Return what the agent sees now; its mask is all 0 unless it is asked."""
        return self.encoding.seen(self.state_of_play, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Play the action of `agent_selection`; None for an agent whose game has ended."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._cycles += 1
        state = self.state_of_play
        option = None if action is None else self.encoding.option(state, int(action))
        if option is None:
            self.rewards[agent] = LOST
            self.infos[agent]["illegal"] = True
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.game.answer(state, option)
            self._pass_on()
        self._accumulate_rewards()
        self.show_unasked()

    def _pass_on(self) -> None:
        """Select the agent that is asked now, unless the game has ended."""
        state = self.state_of_play
        if state.decision is not None:
            self.agent_selection = self.possible_agents[state.decision.player]
            if self._cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            return
        for agent in self.agents:
            self.rewards[agent] = self.game.score(state, self._seats[agent])
        self.terminations = dict.fromkeys(self.agents, True)

    def close(self) -> None:
        """Do nothing: nothing is held that must be given back."""


def check_cycles(most: int | None) -> None:
    """Raise ValueError if `most` is a number below 1, with which nothing could be played."""
    if most is not None and most < 1:
        raise ValueError(f"max_cycles must be at least 1, not {most}")


def env(
    game: str,
    players: int = 2,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: str,
) -> Table:
    """Return a table of a game for PettingZoo; `options` are the game's, as `baston play` takes them.

    `render_mode` is "human", which prints the terminal's table at every step, or "ansi", for `render`. Raises
    Refusal if there is no such game or option, ValueError for other modes or cycles below 1.
    """
    return Table(game, players, max_cycles, render_mode, options)
