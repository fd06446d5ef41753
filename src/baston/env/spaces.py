"""The spaces of a game's observations and actions, as Gymnasium describes them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from baston.env.encoding import Encoding
from baston.kernel.observation import LEAST, MOST


def observations(encoding: Encoding) -> spaces.Dict:
    """Return the space of what a seat sees, and of which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (encoding.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )


def actions(encoding: Encoding) -> spaces.Discrete:
    """Return the space of actions: one for each option that a decision may have."""
    return spaces.Discrete(encoding.actions)


def by_agent(
    encoding: Encoding, agents: list[str]
) -> tuple[dict[str, spaces.Dict], dict[str, spaces.Discrete]]:
    """Return the spaces of observations and of actions by agent, for each its own.

    A space has its own chance to draw from.
    """
    return {agent: observations(encoding) for agent in agents}, {agent: actions(encoding) for agent in agents}
