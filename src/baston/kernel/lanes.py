"""Many games of one kind side by side, and what the seats see that they ask."""

from __future__ import annotations

from baston.kernel.game import Game, Setup
from baston.kernel.observation import Sheet
from baston.kernel.state import State


class Batch:
    """The games of `baston.env.vector.Lanes`; one that is over waits until the next begins in its lane.

    `sheet` holds the observations, lane after lane. By lane `asked` says which seat is asked and `options`
    how many options it has. `ended` holds the lanes whose games the last step has ended, each once: `scores`
    and `points` what all seats have got and had there, one lane after another.
    """

    def __init__(self, game: Game[State], setup: Setup, lanes: int, seed: int) -> None:
        """Begin games with seeds that count up from `seed`."""
        self.game = game
        self.setup = setup
        self.sheet = Sheet(game.research.parts, lanes)
        self.asked = [0] * lanes
        self.options = [0] * lanes
        self.ended: list[int] = []
        self.scores: list[float] = []
        self.points: list[int] = []
        self._states = [game.new(setup, seed + lane) for lane in range(lanes)]
        for lane in range(lanes):
            self._look(lane)

    def begin(self, lane: int, seed: int) -> None:
        """Begin a new game in a lane."""
        self._states[lane] = self.game.new(self.setup, seed)
        self._look(lane)

    def step(self, actions: list[int]) -> list[int]:
        """Answer each lane's decision with the option at this place in its list, which must exist.

        Return the lanes whose games are over: in each the next must begin.
        """
        game, states = self.game, self._states
        self.forget()
        for lane, action in enumerate(actions):
            state = states[lane]
            decision = state.decision
            assert decision is not None, "a game that is over has been followed by the next"
            game.answer(state, decision.options[action])
            if state.over:
                self._end(lane, state)
            else:
                self._look(lane)  # at once, as long as the state is in the processor's cache
        return self.ended[:]

    def answer(self, lane: int, option: int) -> bool:
        """Answer one lane's decision, as part of the last step. Return whether its game goes on."""
        state = self._states[lane]
        self.game.answer(state, option)
        if state.over:
            self._end(lane, state)
            return False
        self._look(lane)
        return True

    def state(self, lane: int) -> State:
        """Return the game of a lane, to be looked at only."""
        return self._states[lane]

    def put(self, lane: int, state: State) -> None:
        """Let a lane go on with this state, in which a seat is asked."""
        self._states[lane] = state
        self._look(lane)

    def forget(self) -> None:
        """Forget which games have ended."""
        self.ended, self.scores, self.points = [], [], []

    def _end(self, lane: int, state: State) -> None:
        if lane not in self.ended:  # else the next game has ended, too, before this lane was asked
            self.ended.append(lane)
            self.points.extend(self.game.points(state))
            for seat in range(self.setup.players):
                self.scores.append(self.game.score(state, seat))

    def _look(self, lane: int) -> None:
        """Write what the seat sees that is asked."""
        state, sheet = self._states[lane], self.sheet
        decision = state.decision
        assert decision is not None, "a game that has just begun asks something"
        sheet.begin(lane)
        self.game.research.observe(state, decision.player, sheet)
        self.asked[lane] = decision.player
        self.options[lane] = len(decision.options)
