"""OpenSpiel's form of every game, registered on import: `pyspiel.load_game("baston_smashup(players=3)")`.

Chance comes first and once: it draws one of `deals` seeds, and with it all that chance will ever decide.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from urllib.parse import quote, unquote

if find_spec("pyspiel") is None:
    raise ImportError("baston.env.spiel needs OpenSpiel, which comes with: pip install 'baston[env]'")

import numpy as np
import pyspiel

from baston.env.encoding import Encoding
from baston.games import GAMES, TEMPLATES, game_named
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.kernel.text import Json

DEALS = 4096
LONGEST = 20_000  # decisions, more than any game has taken
Parameters = dict[str, int | str]


class Play:
    """A game in progress, which OpenSpiel copies with what holds it."""

    def __init__(self, game: Game[State], state: State) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        return Play(self.game, self.game.copy(self.state))

    def __reduce__(self) -> tuple[Callable[[str, dict[str, Json]], Play], tuple[str, dict[str, Json]]]:
        """A saved game: what OpenSpiel serializes."""
        return loaded, (self.game.name, self.game.save(self.state))


def loaded(name: str, saved: dict[str, Json]) -> Play:
    """Restore a game in progress from its name and saved state."""
    game = game_named(name)
    return Play(game, game.load(saved))


class SpielState(pyspiel.State):
    """Before the deal a chance node, then the decisions of the game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._play: Play | None = None

    def current_player(self) -> int:
        """Return the seat that is asked, from 0; OpenSpiel's CHANCE before the deal, TERMINAL at the end."""
        if self._play is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self._play.state.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.player

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions: the places of the options."""
        assert self._play is not None, "chance is not asked for its actions"
        decision = self._play.state.decision
        if decision is None or decision.player != player:
            return []
        return list(range(len(decision.options)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, each as likely as the others."""
        deals = self.get_game().deals
        return [(seed, 1 / deals) for seed in range(deals)]

    def _apply_action(self, action: int) -> None:
        spiel = self.get_game()
        if self._play is None:
            if not 0 <= action < spiel.deals:
                raise ValueError(f"{action} is none of {spiel.deals} deals")
            self._play = Play(spiel.game, spiel.game.new(spiel.setup, action))
            return
        decision = self._play.state.decision
        assert decision is not None
        spiel.game.answer(self._play.state, decision.options[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if self._play is None:
            return f"deal {action}"
        decision = self._play.state.decision
        assert decision is not None
        label = self._play.game.presentation.label(self._play.state, decision.options[action], "en")
        return f"{player}: {label} [{action}]"  # two options may have one name, and do the same

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._play is not None and self._play.state.over

    def returns(self) -> list[float]:
        """Return the scores of all players, from −1, lost, to 1, won; 0 as long as the game goes on."""
        play = self._play
        if play is None or not play.state.over:
            return [0.0] * self.num_players()
        return [play.game.score(play.state, seat) for seat in range(self.num_players())]

    def observed(self, player: int) -> list[list[int]]:
        """Return what a seat sees, part by part; nothing before the deal."""
        return [] if self._play is None else self.get_game().encoding.tables(self._play.state, player)

    def __str__(self) -> str:
        if self._play is None:
            return "before the deal"
        return f"{self._play.game.name} {self._play.game.digest(self._play.state)}"


class Observer:
    """What a player sees: a tensor with the parts of docs/env.md, and a string of what they hold."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {name: self.tensor[place] for name, place in encoding.slices.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what the player sees."""
        self.tensor.fill(0)
        for part, numbers in zip(self.dict.values(), state.observed(player), strict=False):
            part[: len(numbers)] = numbers[: len(part)]

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what the player sees as a string, the same for equal observations."""
        return str(state.observed(player))


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
    """A game with its setup. Parameters are `players`, `deals` and `options`, as `written` writes them."""

    def __init__(self, name: str, parameters: Parameters) -> None:
        self.game = game_named(name)
        players = int(parameters.get("players", self.game.seats[0]))
        self.deals = int(parameters.get("deals", DEALS))
        if self.deals < 1:
            raise ValueError(f"there must be a deal, not {self.deals}")
        self.setup = self.game.setup(players, read(str(parameters.get("options", ""))))
        self.encoding = Encoding(self.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.game), info, parameters)

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: object = None,  # noqa: ARG002 - the seat's view is all that there is to observe
        params: Parameters | None = None,  # noqa: ARG002
    ) -> Observer:
        """Return an observer of what a player sees; the arguments are ignored."""
        return Observer(self.encoding)


def type_of(game: Game[State]) -> pyspiel.GameType:
    """Return the type of a game, which OpenSpiel reads before it loads one."""
    parameters: Parameters = {"players": game.seats[0], "deals": DEALS, "options": ""}
    return pyspiel.GameType(
        short_name=f"baston_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def register(name: str) -> None:
    """Make OpenSpiel know the game under the name `baston_` and its own."""

    class Registered(SpielGame):
        def __init__(self, params: Parameters | None = None) -> None:
            super().__init__(name, params or {})

    pyspiel.register_game(type_of(game_named(name)), Registered)


for each in (*GAMES, *TEMPLATES):
    if game_named(each).research.parts:
        register(each)
