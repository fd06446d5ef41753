"""Gymnasium's form of every game: one seat learns, bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from baston.env.copies import a_bot, begun
from baston.env.drawing import HUMAN, MODES, check_mode, rendered
from baston.env.encoding import Encoding, settled
from baston.env.spaces import actions, observations
from baston.games import game_named

SEEDS = 1 << 31
LOST = -1.0  # the reward of an action that is not legal

Seen = dict[str, Any]  # as Gymnasium types the elements of a space of several


class Seat(gymnasium.Env[Seen, np.int64]):
    """A game from one seat. An episode ends with the game; the reward then is from −1, lost, to 1, won.

    An observation is a dict: `observation`, 16-bit numbers as docs/env.md describes them, and `action_mask`.
    An action that is not legal ends the episode with −1.
    """

    metadata = {"render_modes": [*MODES]}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        opponent: str = "greedy",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        """`opponent` is a bot as `baston play` names them. Raises Refusal for what there is not."""
        check_mode(render_mode)
        self.render_mode = render_mode
        self.game = game_named(game)
        self.setup = settled(self.game, players, options)
        if seat not in range(players):
            raise ValueError(f"seat {seat} is not one of 0 to {players - 1}")
        self.seat = seat
        self.bot = a_bot(opponent)
        self.encoding = Encoding(self.game)
        self.observation_space = observations(self.encoding)
        self.action_space = actions(self.encoding)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Seen, dict[str, bool]]:
        """Begin a game and play the others until the seat is asked; return what it sees, and no infos.

        A game that is over before is followed by another.
        """
        super().reset(seed=seed, options=options)
        self._begin()
        while self.state.over:
            self._begin()
        self._show()
        return self.encoding.seen(self.state, self.seat), {}

    def _begin(self) -> None:
        self.state = begun(self.game, self.setup, int(self.np_random.integers(SEEDS)))
        self._play_others()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, bool]]:
        """Play an action, and the others until the seat is asked again or the game is over.

        Returns what it sees, the reward, whether the game has ended, whether it was cut short (never), and
        the infos: `illegal` if the action was.
        """
        option = self.encoding.option(self.state, int(action))
        if option is None:
            return self.encoding.seen(self.state, self.seat), LOST, True, False, {"illegal": True}
        self.game.answer(self.state, option)
        self._play_others()
        self._show()
        reward = self.game.score(self.state, self.seat) if self.state.over else 0.0
        return self.encoding.seen(self.state, self.seat), reward, self.state.over, False, {}

    def _play_others(self) -> None:
        """The bot answers for the other seats."""
        while (decision := self.state.decision) is not None and decision.player != self.seat:
            seed = int(self.np_random.integers(SEEDS))
            option = self.bot.choose(self.game, self.state, decision.player, seed)
            self.game.answer(self.state, option)

    def render(self) -> str | None:
        """Print the table as the seat sees it, if `render_mode` is "human", and return None.

        With "ansi" return the current decision in words.
        """
        return rendered(self.render_mode, self.game, self.state, self.seat)

    def _show(self) -> None:
        """Draw unasked for people who watch."""
        if self.render_mode == HUMAN:
            self.render()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, for libraries that ask the environment for it."""
        return self.encoding.mask(self.state, self.seat).astype(np.bool_)


def env(
    game: str,
    players: int = 2,
    seat: int = 0,
    opponent: str = "greedy",
    render_mode: str | None = None,
    **options: str,
) -> Seat:
    """Return one seat of a game for Gymnasium; `options` are the game's, as `baston play` takes them.

    `render_mode` is "human", which prints the terminal's table at every step, or "ansi", for `render`. Raises
    Refusal if there is no such game, option or bot; ValueError if there is no such seat or mode.
    """
    return Seat(game, players, seat, opponent, render_mode, **options)
