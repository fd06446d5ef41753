"""Many games of one kind side by side, stepped in one call, into buffers that learning programs read."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from baston.env.encoding import Encoding, Numbers
from baston.games import game_named
from baston.kernel.state import State


class IllegalAction(ValueError):
    """An action stands for no option of its lane's decision; no lane has moved."""


class Lanes:
    """As many games as there are lanes, each asking one seat; a game that is over is followed by the next.

    The arrays are written again at every step; copy what must be kept. By lane: `observations`, what the
    seat sees that is asked; `options`, how many actions it has, the first ones; `seats`, which it is;
    `rewards` by seat, from −1, lost, to 1, won, in the step in which a game ended; `ended`, whether it did.
    """

    def __init__(self, game: str, lanes: int, players: int = 2, seed: int = 0, **options: str) -> None:
        """Raises Refusal if there is no such game, or no such option of it."""
        self.game = game_named(game)
        self.setup = self.game.setup(players, options)
        self.encoding = Encoding(self.game)
        self.observations: Numbers = np.zeros((lanes, self.encoding.size), np.int16)
        self.options: NDArray[np.int32] = np.zeros(lanes, np.int32)
        self.seats: NDArray[np.int8] = np.zeros(lanes, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((lanes, players), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(lanes, np.bool_)
        self._actions = np.arange(self.encoding.actions, dtype=np.int32)
        self._seeds = seed
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; those to come are numbered on from the seed."""
        self._seeds = seed
        self._states = [self._next_game() for _ in range(len(self.seats))]
        self.rewards.fill(0)
        self.ended.fill(False)
        self._look()

    def masks(self) -> NDArray[np.bool_]:
        """By lane and action: is it legal?"""
        return self._actions < self.options[:, None]

    def step(self, actions: NDArray[np.int64]) -> None:
        """Take an action in each lane. Raises IllegalAction, and changes nothing, if one is not legal."""
        if not ((actions >= 0) & (actions < self.options)).all():
            lane = int(np.argmax((actions < 0) | (actions >= self.options)))
            raise IllegalAction(f"lane {lane}: {actions[lane]} is not one of {self.options[lane]} actions")
        self.rewards.fill(0)
        self.ended.fill(False)
        answer, states = self.game.answer, self._states
        for lane, action in enumerate(actions.tolist()):
            state = states[lane]
            decision = state.decision
            assert decision is not None, "a game that is over has been followed by the next"
            answer(state, decision.options[action])
            if state.over:
                self._end(lane, state)
        self._look()

    def _end(self, lane: int, state: State) -> None:
        for seat in range(self.setup.players):
            self.rewards[lane, seat] = self.game.score(state, seat)
        self.ended[lane] = True
        self._states[lane] = self._next_game()

    def _next_game(self) -> State:
        self._seeds += 1
        return self.game.new(self.setup, self._seeds - 1)

    def _look(self) -> None:
        """Write what the seats see that are asked."""
        self.observations.fill(0)
        memory, write = self.observations.data, self.encoding.write
        options: list[int] = []
        seats: list[int] = []
        for lane, state in enumerate(self._states):
            decision = state.decision
            assert decision is not None, "a game that has just begun asks something"
            options.append(len(decision.options))
            seats.append(decision.player)
            write(state, decision.player, memory, lane)
        self.options[:] = options
        self.seats[:] = seats
