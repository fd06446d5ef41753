"""What every bot is. A bot sees no more than its seat may."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from baston.kernel.effect import S
from baston.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Something that chooses options. `name` is how it is written, budget included."""

    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    def check(self, game: Game[S]) -> None:
        """Raise Refusal, "no-search", if the game lacks what the bot needs."""
        game.require_search()

    @abstractmethod
    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        """Return an option of the current decision, which is the seat's; the state stays as it is.

        Of the state only `search`, `presentation` and `research.observe` are asked. The choice depends on
        what the seat can see and on the seed, and on nothing else but, if the budget is a time, the clock.
        """


def value_of(game: Game[S], state: S, seat: int) -> float:
    """Return the seat's score if the game is over, else the evaluation: from −1 to 1."""
    return game.score(state, seat) if state.over else game.search.evaluate(state, seat)


def value_after(game: Game[S], state: S, option: int, seat: int) -> float:
    """Return what an option of the current decision is worth to a seat one answer ahead, from −1 to 1.

    The state, a determinization, stays as it is.
    """
    turn = game.turns(state) or 0
    twin = game.after(state, option)
    return game.score(twin, seat) if twin.over else game.search.evaluate_answer(twin, seat, turn)


def values_after(game: Game[S], state: S, options: list[int], seat: int) -> list[float]:
    """Return what each of these options is worth, as `value_after` says; equal ones are tried once."""
    tried: dict[int, float] = {}
    values: list[float] = []
    for option in options:
        key = game.search.equivalence_key(state, option, state, seat)
        value = tried.get(key)
        if value is None:
            value = tried[key] = value_after(game, state, option, seat)
        values.append(value)
    return values
