"""OpenSpiel's form of every game, registered on import: `pyspiel.load_game("baston_smashup(players=3)")`.

Chance is asked where it falls: at the deal, and after each answer that draws something. Information states
are all that a seat has seen and answered. docs/env.md says what its parameters are.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from urllib.parse import quote, unquote

if find_spec("pyspiel") is None:
    raise ImportError("baston.env.spiel needs OpenSpiel, which comes with: pip install 'baston[env]'")

import numpy as np
import pyspiel

from baston.env.course import EXACT, Course
from baston.env.encoding import Encoding, Numbers
from baston.games import GAMES, TEMPLATES, game_named
from baston.kernel.frame import Decision
from baston.kernel.game import Game
from baston.kernel.state import State

DEALS = 4096
MOST_DRAWN = 1 << 12  # a number that a game draws is below it
LONGEST = 20_000  # decisions, more than any game has taken
SEEDS = 1 << 31
SIDES = 2
Parameters = dict[str, int | str]


class SpielState(pyspiel.State):
    """Decisions of seats, and of chance before the deal and wherever an answer draws something."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = game.first.copy()

    def current_player(self) -> int:
        """Return the seat that is asked, from 0; OpenSpiel's CHANCE where it is, TERMINAL at the end."""
        if self.course.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self._decision().player

    def _decision(self) -> Decision:
        state = self.course.state
        assert state is not None, "nobody is asked before the deal"
        assert state.decision is not None, "nobody is asked after the end"
        return state.decision

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions: the places of the options."""
        return list(range(len(self._decision().options))) if self.current_player() == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may decide, each outcome as likely as the others."""
        outcomes = self.course.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.course.outcomes:
            self.course.draw(action)
        else:
            self.course.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.course.state
        if player == pyspiel.PlayerId.CHANCE or state is None:
            return f"{'deal' if state is None else 'draw'} {action}"
        label = self.course.game.presentation.label(state, self._decision().options[action], "en")
        return f"{player}: {label} [{action}]"  # two options may have one name, and do the same

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut short after `max_game_length` decisions."""
        state, course = self.course.state, self.course
        is_long = course.answers == self.get_game().max_game_length()
        return state is not None and course.outcomes == 0 and (state.over or is_long)

    def returns(self) -> list[float]:
        """Return what each player has got, from −1, lost, to 1, won; 0 unless the game has come to its end.

        Of two sides one gets what the other loses: 0 if both have won, as after a tie.
        """
        state, game = self.course.state, self.course.game
        if state is None or not state.over:
            return [0.0] * self.num_players()
        scores = [game.score(state, seat) for seat in range(self.num_players())]
        sides = game.teams(self.course.setup)
        if len(sides) == SIDES:
            for own, others in (sides, sides[::-1]):
                for seat in own:
                    scores[seat] = (game.score(state, own[0]) - game.score(state, others[0])) / SIDES
        return scores

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state drawn from those that agree with what the player knows, without a history.

        `sampler` gives numbers from 0 up to 1. The player must be asked: ValueError if not.
        """
        if player != self.current_player():
            raise ValueError(f"player {player} is not asked, and only who is can be told what may be")
        twin = SpielState(self.get_game())
        twin.course = self.course.resampled(player, int(sampler() * SEEDS))
        return twin

    def __str__(self) -> str:
        return self.course.text()


class Observer:
    """What a player sees: a tensor with the parts of docs/env.md, and a string of what they hold."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {name: self.tensor[place] for name, place in encoding.slices.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what the player sees."""
        self.tensor.fill(0)
        for part, numbers in zip(self.dict.values(), state.course.look(player), strict=False):
            part[: len(numbers)] = numbers[: len(part)]

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what the player sees as a string, the same for equal observations."""
        return str(state.course.look(player))


class Recollection:
    """All that a player has seen and answered: a string. It has no tensor, since it has no bounds."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Numbers] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Raise NotImplementedError."""
        raise NotImplementedError("information states have no tensor: observe with perfect_recall=False")

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what the player remembers: a digest of what is past, and what they see."""
        return state.course.remembered(player)


def written(options: dict[str, str]) -> str:
    """Write the options of a game as one parameter: `edition:2012;bases:all`.

    OpenSpiel has all parameters in one text, in which commas and signs of equality divide them and `true` is
    no text; hence one for all options, with `%2C` for a comma.
    """
    return ";".join(f"{name}:{quote(value, safe='+')}" for name, value in options.items())


def read(text: str) -> dict[str, str]:
    """Read the options of a game from the parameter that `written` makes."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name: unquote(value) for name, _, value in pairs}


class SpielGame(pyspiel.Game):
    """A game with its setup. docs/env.md explains the parameters.

    They are `players`, `deals`, `max_game_length` and `options`, as `written` writes them.
    """

    def __init__(self, name: str, params: Parameters | None = None) -> None:
        given = params or {}
        self.game = game_named(name)
        players = int(given.get("players", self.game.seats[0]))
        self.deals = int(given.get("deals", DEALS))
        longest = int(given.get("max_game_length", LONGEST))
        if self.deals < 0 or longest < 1:
            raise ValueError(f"there can be no {self.deals} deals, and no {longest} decisions at most")
        self.setup = self.game.setup(players, read(str(given.get("options", ""))))
        self.encoding = Encoding(self.game)
        self.first = Course(self.encoding, self.setup, self.deals)
        are_two = len(self.game.teams(self.setup)) == SIDES
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=MOST_DRAWN if self.deals == EXACT else self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if are_two else None,
            max_game_length=longest,
        )
        super().__init__(type_of(self.game, are_two), info, given)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        """How it is pickled: as the text that loads it."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Parameters | None = None,  # noqa: ARG002 - there is nothing to choose
    ) -> Observer | Recollection:
        """Return an observer of what a player sees or, with perfect recall, of all that they have seen."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return Recollection()
        return Observer(self.encoding)


def type_of(game: Game[State], are_two: bool) -> pyspiel.GameType:
    """Return the type of a game, which OpenSpiel reads before it loads one; zero-sum between two sides."""
    parameters: Parameters = {
        "players": game.seats[0],
        "deals": DEALS,
        "max_game_length": LONGEST,
        "options": "",
    }
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"baston_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if are_two else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def register(game: Game[State]) -> None:
    """Make OpenSpiel know the game under the name `baston_` and its own."""

    class Registered(SpielGame):  # as OpenSpiel wants it: it outlives whatever else could be called
        def __init__(self, params: Parameters | None = None) -> None:
            super().__init__(game.name, params)

    pyspiel.register_game(type_of(game, game.seats[0] == SIDES), Registered)


for each in (*GAMES, *TEMPLATES):
    known = game_named(each)
    if known.research.parts:
        register(known)
