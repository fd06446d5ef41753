"""Many games of one kind side by side, and what the seats see that they ask."""

from __future__ import annotations

from baston.kernel.game import Game, Setup
from baston.kernel.observation import Sheet
from baston.kernel.state import State


class Batch:
    """The games of `baston.env.vector.Lanes`; one that is over is followed by the next.

    `sheet` holds the observations, lane after lane. By lane `asked` says which seat is asked and `options`
    how many options it has. `ended` holds the lanes whose games the last step has ended, `scores` what all
    seats have got there, one lane after another.
    """

    def __init__(self, game: Game[State], setup: Setup, lanes: int, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.sheet = Sheet(game.research.parts, lanes)
        self.asked = [0] * lanes
        self.options = [0] * lanes
        self.ended: list[int] = []
        self.scores: list[float] = []
        self._seed = seed  # of the next game
        self._states = [self._next_game() for _ in range(lanes)]
        for lane in range(lanes):
            self._look(lane)

    def begin(self, seed: int) -> None:
        """Begin new games in all lanes; their seeds count up from `seed`."""
        self._seed = seed
        self.ended, self.scores = [], []
        for lane in range(len(self._states)):
            self._states[lane] = self._next_game()
            self._look(lane)

    def step(self, actions: list[int]) -> None:
        """Answer each lane's decision with the option at this place in its list, which must exist."""
        game, states = self.game, self._states
        self.ended, self.scores = [], []
        for lane, action in enumerate(actions):
            state = states[lane]
            decision = state.decision
            assert decision is not None, "a game that is over has been followed by the next"
            game.answer(state, decision.options[action])
            if state.over:
                self._end(lane, state)
            self._look(lane)  # at once, as long as the state is in the processor's cache

    def _end(self, lane: int, state: State) -> None:
        self.ended.append(lane)
        for seat in range(self.setup.players):
            self.scores.append(self.game.score(state, seat))
        self._states[lane] = self._next_game()

    def _next_game(self) -> State:
        self._seed += 1
        return self.game.new(self.setup, self._seed - 1)

    def _look(self, lane: int) -> None:
        """Write what the seat sees that is asked."""
        state, sheet = self._states[lane], self.sheet
        decision = state.decision
        assert decision is not None, "a game that has just begun asks something"
        sheet.begin(lane)
        self.game.research.observe(state, decision.player, sheet)
        self.asked[lane] = decision.player
        self.options[lane] = len(decision.options)
