"""How the views of a game become arrays of a fixed shape, and actions its answers."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.observation import Sheet
from baston.kernel.state import State

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


class TooManyOptions(RuntimeError):
    """A decision has more options than the action space has actions."""


def settled(game: Game[State], players: int, options: dict[str, str]) -> Setup:
    """Return the game's setup with these options.

    Raises Refusal for an option that the game does not have, TypeError for a value that is no text.
    """
    for name, value in options.items():
        if not isinstance(value, str):
            raise TypeError(f'the option {name} is written as text: {name}="{value}"')
    return game.setup(players, options)


class Encoding:
    """The arrays of one game: `slices` says where in an observation each of its parts lies.

    An action is the place of an option in the decision's list, so that the row of the part `options` with
    the same number says what it is. Raises Refusal, "no-observation", if the game has no parts.
    """

    def __init__(self, game: Game[State]) -> None:
        if not game.research.parts:
            raise Refusal("no-observation")
        self.game = game
        self.actions = game.research.parts[-1].rows
        self.slices: dict[str, slice] = {}
        self.size = 0
        for part in game.research.parts:
            self.slices[part.name] = slice(self.size, self.size + part.size)
            self.size += part.size
        self._sheet = Sheet(game.research.parts)

    def __reduce__(self) -> tuple[type[Encoding], tuple[Game[State]]]:
        """How it is copied and pickled: made again for its game."""
        return Encoding, (self.game,)

    def table(self, observation: Numbers, name: str) -> Numbers:
        """Return a part of an observation as a table, with the columns that `Research.parts` names."""
        part = next(part for part in self.game.research.parts if part.name == name)
        return observation[self.slices[name]].reshape(part.rows, len(part.columns))

    def observation(self, state: State, seat: int) -> Numbers:
        """Return what the seat sees as `size` numbers. Raises TooManyOptions."""
        return np.array(memoryview(self._look(state, seat).numbers))

    def tables(self, state: State, seat: int) -> list[list[int]]:
        """Return what the seat sees, part by part, without rows that are not used. Raises TooManyOptions."""
        return self._look(state, seat).tables()

    def _look(self, state: State, seat: int) -> Sheet:
        decision = state.decision
        if decision is not None and decision.player == seat:
            self.check(len(decision.options))
        self._sheet.begin(0)
        self.game.research.observe(state, seat, self._sheet)
        return self._sheet

    def check(self, options: int) -> None:
        """Raise TooManyOptions if `options`, a decision's number of them, is more than there are actions."""
        if options > self.actions:
            raise TooManyOptions(
                f"{self.game.name} asks with {options} options, the space has {self.actions}"
            )

    def mask(self, state: State, seat: int) -> Mask:
        """Return a 1 for each action that is legal for the seat, else 0; all 0 if another one is asked."""
        mask = np.zeros(self.actions, np.int8)
        decision = state.decision
        if decision is not None and decision.player == seat:
            mask[: len(decision.options)] = 1
        return mask

    def seen(self, state: State, seat: int) -> dict[str, Numbers | Mask]:
        """Return the observation and the mask by the names that PettingZoo and Gymnasium give them."""
        return {"observation": self.observation(state, seat), "action_mask": self.mask(state, seat)}

    def option(self, state: State, action: int) -> int | None:
        """Return the option at this place, from 0, of the current decision's list; None if there is none."""
        decision = state.decision
        if decision is None or not 0 <= action < len(decision.options):
            return None
        return decision.options[action]
