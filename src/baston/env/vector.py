"""Many games of one kind side by side, stepped in one call, into buffers that learning programs read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from baston.env.encoding import Encoding, Numbers, settled
from baston.env.share import Kind, Share
from baston.env.spread import Spread
from baston.games import game_named
from baston.kernel.game import Game, Setup
from baston.kernel.observation import OPTIONS
from baston.kernel.refusal import Refusal
from baston.kernel.rng import Rng
from baston.kernel.saving import load_rng
from baston.kernel.state import State
from baston.kernel.text import BrokenSave, Json, a_dict, part, plain

# From the points of all seats before a step and after it, and their scores if the game ended in it.
Reward = Callable[[list[int], list[int], list[float] | None], Sequence[float]]


class IllegalAction(ValueError):
    """An action stands for no option of its lane's decision; no lane has moved."""


def gained(before: list[int], after: list[int], scores: list[float] | None) -> list[float]:  # noqa: ARG001
    """The reward "points": those that each seat has gained in the step, or lost."""
    return [now - then for then, now in zip(before, after, strict=True)]


REWARDS: dict[str, Reward | None] = {"score": None, "points": gained}


class Lanes:
    """As many games as there are lanes, each asking one seat; a game that is over is followed by the next.

    The arrays are written again at every step; copy what must be kept. By lane: `observations`, what the
    seat sees that is asked, to be read only; `options`, how many actions it has, the first ones; `seats`,
    which it is; `rewards` by seat, as chosen; `ended`, whether its game ended in this step.
    """

    def __init__(
        self,
        game: str,
        lanes: int,
        players: int = 2,
        seed: int = 0,
        opponents: Mapping[int, str] | None = None,
        rewards: str | Reward = "score",
        processes: int = 1,
        **options: str,
    ) -> None:
        """`opponents` are bots by seat, which answer for it within each step: no lane asks that seat.

        `rewards` is "score", from −1, lost, to 1, won, in the step in which a game ended; "points", those
        that a seat has gained in the step; or a function (`Reward`). With `processes` of 2 or more each steps
        its share of the lanes, beside this one; all else is the same. Raises Refusal if there is no such
        game, option of it or bot; ValueError without a lane, for seats or rewards that there are not, with
        bots at all seats, or with more processes than lanes.
        """
        if lanes < 1:
            raise ValueError(f"there must be a lane, not {lanes}")
        if not 1 <= processes <= lanes:
            raise ValueError(f"processes must be from 1 to {lanes}, the number of lanes, not {processes}")
        if isinstance(rewards, str) and rewards not in REWARDS:
            raise ValueError(f'rewards must be "score", "points" or a function, not "{rewards}"')
        bots = dict(opponents or {})
        if not set(bots) < set(range(players)):
            raise ValueError(f"opponents must leave one of the seats 0 to {players - 1}, not {sorted(bots)}")
        setup = settled(game_named(game), players, options)
        self._make(game_named(game), setup, lanes, int(seed), bots, rewards, processes)
        self._begun()

    def _make(
        self,
        game: Game[State],
        setup: Setup,
        lanes: int,
        seed: int,
        opponents: dict[int, str],
        rewards: str | Reward,
        processes: int,
    ) -> None:
        self.game = game
        self.setup = setup
        self.opponents = opponents
        self.encoding = Encoding(game)
        self._reward = REWARDS[rewards] if isinstance(rewards, str) else rewards
        kind = Kind(game.name, setup, opponents)
        self._batch: Share | Spread
        if processes == 1:
            self._batch = Share(kind, lanes, seed)
        else:
            self._batch = Spread(kind, lanes, seed, processes, self._reward is not None)
        self._processes = processes
        self._next_seed = seed + lanes  # of the game that begins next
        self.observations: Numbers = self._batch.observations  # not a copy
        self.observations.flags.writeable = False
        self.options: NDArray[np.int32] = np.zeros(lanes, np.int32)
        self.seats: NDArray[np.int8] = np.zeros(lanes, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((lanes, setup.players), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(lanes, np.bool_)
        self._points: list[list[int]] = []  # by lane, as of the last step
        self._first = np.tri(self.encoding.actions + 1, self.encoding.actions, -1, np.bool_)

    def reset(self, seed: int) -> None:
        """Begin new games in all lanes; their seeds count up from `seed`."""
        self._batch.reset(int(seed))
        self._next_seed = int(seed) + len(self.options)
        self._begun()

    def _begun(self) -> None:
        """See to what follows the beginning of games in all lanes."""
        self._points = []
        self._let_bots_answer(range(len(self.options)))
        self._batch.forget()
        self._tell()

    def masks(self) -> NDArray[np.bool_]:
        """Return, by lane and action, whether the action is legal."""
        return self._first[self.options]

    def compact(self) -> tuple[Numbers, Numbers, NDArray[np.int64]]:
        """Return the observations without room for options that there are not.

        The parts before the options, by lane, not copied; the rows of the options in use, one lane after
        another; and at which of these rows each lane begins.
        """
        start = self.encoding.slices[OPTIONS].start
        rows = self.observations[:, start:].reshape(len(self.options), self.encoding.actions, -1)
        return self.observations[:, :start], rows[self.masks()], np.cumsum(self.options) - self.options

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play an action in each lane. Raises IllegalAction, and changes nothing, if one is not legal.

        Raises ValueError if `actions` is no array of integers, one by lane.
        """
        actions = np.asarray(actions)
        if actions.shape != self.options.shape or not np.issubdtype(actions.dtype, np.integer):
            raise ValueError(f"actions must be {len(self.options)} integers, one by lane")
        if not ((actions >= 0) & (actions < self.options)).all():
            lane = int(np.argmax((actions < 0) | (actions >= self.options)))
            raise IllegalAction(f"lane {lane}: {actions[lane]} is not one of {self.options[lane]} actions")
        ended = self._batch.step(actions.tolist())
        if ended:
            self._begin_next(ended)
        self._let_bots_answer(range(len(actions)))
        self._tell()

    def fork(self, lane: int, into: Iterable[int], seed: int, exact: bool = False) -> None:
        """Let other lanes go on from here, each in a world that agrees with what the asked seat knows.

        What it does not know, and all chance to come, is drawn from the seed. With `exact` it is the true
        game instead, hidden cards included; only chance to come is drawn. `rewards` and `ended` stay as
        they are.
        """
        state, seat, chance = self._batch.state(lane), int(self.seats[lane]), Rng(int(seed))
        for target in into:
            drawn = chance.next32()
            if exact:
                twin = self.game.copy(state)
                twin.rng = Rng(drawn)
            else:
                twin = self.game.search.determinize(state, seat, drawn)
            self._put(target, twin, Rng(chance.next32()))

    def save(self, lane: int) -> dict[str, Json]:
        """Return the game of a lane, with its chance, as a value that JSON can hold."""
        state = self._batch.state(lane)
        return {"state": self.game.save(state), "bots": plain(self._batch.chance(lane).save())}

    def load(self, lane: int, saved: dict[str, Json]) -> None:
        """Let a lane go on with a game that `save` returned. Raises Refusal if the value is no such game."""
        try:
            chance = load_rng(part(saved, "bots"))
            state = self.game.load(a_dict(part(saved, "state")))
        except BrokenSave as error:
            raise Refusal("save-broken", why=str(error)) from error
        if state.decision is None or state.players != self.setup.players:
            raise Refusal("save-broken", why=f"nobody of {self.setup.players} seats is asked")
        self._put(lane, state, chance)

    def close(self) -> None:
        """End the processes that step lanes; they end too when this object is no longer used."""
        self._batch.close()

    def _put(self, lane: int, state: State, chance: Rng) -> None:
        self._batch.put(lane, state, chance)
        self._let_bots_answer([lane])
        self._batch.forget()
        self._look()
        if self._reward is not None:
            self._points[lane] = self.game.points(self._batch.state(lane))

    def _let_bots_answer(self, lanes: Iterable[int]) -> None:
        """Answer for seats with bots, until others are asked in all of these lanes."""
        if not self.opponents:
            return
        for lane in self._batch.let_bots_answer(lanes):
            self._begin_next([lane])
            while self._batch.let_bots_answer([lane]):
                self._begin_next([lane])

    def _begin_next(self, lanes: list[int]) -> None:
        """Begin the next games, in these lanes, whose games are over."""
        self._batch.begin({lane: self._next_seed + n for n, lane in enumerate(lanes)})
        self._next_seed += len(lanes)

    def _tell(self) -> None:
        """Set what the batch says beside the observations."""
        batch, seats = self._batch, self.setup.players
        self._look()
        self.rewards.fill(0)
        self.ended.fill(False)
        if batch.ended:
            self.ended[batch.ended] = True
        if self._reward is not None:
            self._weigh(self._reward)
        elif batch.ended:
            self.rewards[batch.ended] = np.reshape(batch.scores, (-1, seats))

    def _look(self) -> None:
        self.options[:] = self._batch.options
        self.encoding.check(int(self.options.max()))
        self.seats[:] = self._batch.asked

    def _weigh(self, reward: Reward) -> None:
        """Set the rewards of all lanes from what has become of their points since the last step."""
        batch, seats = self._batch, self.setup.players
        last = {lane: place * seats for place, lane in enumerate(batch.ended)}
        now, points, scores = batch.standing(), batch.points, batch.scores
        for lane, before in enumerate(self._points):
            at = last.get(lane)
            if at is None:
                self.rewards[lane] = reward(before, now[lane], None)
            else:
                self.rewards[lane] = reward(before, points[at : at + seats], scores[at : at + seats])
        self._points = now

    def __getstate__(self) -> dict[str, Any]:
        """What is copied and pickled: the games as they are saved."""
        count = len(self.options)
        return {
            "made": (self.game.name, self.setup, count, self._next_seed, self.opponents, self._named()),
            "processes": self._processes,
            "games": [self.save(lane) for lane in range(count)],
            "points": self._points,
            "arrays": (self.rewards, self.ended),
        }

    def _named(self) -> str | Reward:
        return self._reward or "score"

    def __setstate__(self, kept: dict[str, Any]) -> None:
        name, setup, count, seed, opponents, rewards = kept["made"]
        self._make(game_named(name), setup, count, seed, opponents, rewards, kept.get("processes", 1))
        self._next_seed = seed
        self._points = kept["points"]
        for lane, saved in enumerate(kept["games"]):
            self.load(lane, saved)
        self.rewards, self.ended = kept["arrays"]
