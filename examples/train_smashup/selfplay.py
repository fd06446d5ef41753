"""Lanes as Stable-Baselines3 wants its environments, with one network at both seats."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib.common.maskable.buffers import MaskableRolloutBuffer
from stable_baselines3.common.vec_env import VecEnv
from torch import Tensor

from baston.env.vector import Lanes
from baston.kernel.observation import LEAST, MOST
from examples.train_smashup.sight import OPTIONS, SIZE, Sight, lead, masks

ENOUGH: Final = 15  # victory points


class SelfPlay(VecEnv):
    """Whoever is asked in a lane, the learner answers: each game is played against the learner as it is now.

    Rewards are the first seat's, in all steps: 1 if it has won, −1 if it has lost. On the way, so that it is
    soon seen what was good, there is a part for each victory point, which is taken back at the end: what is
    best stays so (Ng, Harada and Russell, "Policy invariance under reward transformations", 1999).
    """

    render_mode = None

    def __init__(self, lanes: Lanes) -> None:
        self.lanes = lanes
        self.sight = Sight(lanes.encoding)
        self._seen = self.sight.read(lanes)
        self._actions = np.zeros(len(lanes.seats), np.int64)
        super().__init__(
            len(lanes.seats), spaces.Box(LEAST, MOST, (SIZE,), np.int16), spaces.Discrete(OPTIONS)
        )

    def reset(self) -> NDArray[np.int16]:
        return self._seen

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(
        self,
    ) -> tuple[NDArray[np.int16], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        lanes, before = self.lanes, lead(self._seen)
        lanes.step(self._actions)
        self._seen = self.sight.read(lanes)
        won = (lanes.rewards[:, 0] - lanes.rewards[:, 1]) / 2
        rewards = (won + (lead(self._seen) - before) / ENOUGH).astype(np.float32)
        return self._seen, rewards, lanes.ended.copy(), [{} for _ in range(self.num_envs)]

    def action_masks(self) -> list[NDArray[np.bool_]]:
        return list(masks(self.lanes))

    def env_method(
        self, method_name: str, *args: object, indices: object = None, **kwargs: object
    ) -> list[Any]:
        answers: list[Any] = getattr(self, method_name)(*args, **kwargs)
        return answers

    def get_attr(self, attr_name: str, indices: object = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: object, indices: object = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: object, indices: object = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


class SidedBuffer(MaskableRolloutBuffer):
    """Values and returns are the first seat's; an action of the second is good if it is bad for the first."""

    def compute_returns_and_advantage(self, last_values: Tensor, dones: NDArray[np.bool_]) -> None:
        super().compute_returns_and_advantage(last_values, dones)
        self.advantages *= self.observations[:, :, 0]
