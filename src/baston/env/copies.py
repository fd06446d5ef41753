"""States, games and bots as Python copies and pickles them: compiled objects that it knows nothing of."""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from baston.bots import Bot, bot_named
from baston.games import game_named
from baston.kernel.chacha import Seed
from baston.kernel.event import Note
from baston.kernel.game import Game, Setup
from baston.kernel.state import State
from baston.kernel.text import Json


class Held:
    """A state with its game, which knows how to copy and to save it."""

    def __init__(self, game: Game[State], state: State) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.game, self.game.copy(self.state))

    def __reduce__(self) -> tuple[Callable[[str, dict[str, Json], list[list[int]] | None], Held], object]:
        """How it is pickled: a saved game and its log."""
        notes = self.state.notes
        log = None if notes is None else [note.save() for note in notes]
        return loaded, (self.game.name, self.game.save(self.state), log)


def loaded(name: str, saved: dict[str, Json], log: list[list[int]] | None) -> Held:
    """Restore a state from the name of its game, what was saved of it, and its log."""
    game = game_named(name)
    state = game.load(saved)
    state.notes = None if log is None else [Note(*numbers) for numbers in log]
    return Held(game, made_copyable(game, state))


def opened(held: Held) -> State:
    """Return the state that is held."""
    return held.state


def begun(game: Game[State], setup: Setup, seed: Seed) -> State:
    """Deal a new game, as `game.new` does; `copy.deepcopy` and `pickle` know its state."""
    return made_copyable(game, game.new(setup, seed))


def made_copyable(game: Game[State], state: State) -> State:
    """Teach Python how states of this game, and the game itself, are copied and pickled; return the state."""
    copyreg.pickle(type(state), lambda it: (opened, (Held(game, it),)))
    copyreg.pickle(type(game), lambda it: (game_named, (it.name,)))
    return state


def a_bot(name: str) -> Bot:
    """Return the bot with this name; `copy.deepcopy` and `pickle` know it by that. Raises Refusal."""
    bot = bot_named(name)
    copyreg.pickle(type(bot), lambda it: (a_bot, (it.name,)))
    return bot
