"""A state for toy effects: what has been acted stands in `said`, things are ints, nothing is a game."""

from __future__ import annotations

from baston.kernel.effect import Act, Effect, Query, Rulebook, Step, begin
from baston.kernel.frame import Frame
from baston.kernel.machine import answer, run
from baston.kernel.rng import Rng
from baston.kernel.state import State


class Toy(State):
    """Says what happens; holds frames on a chain; its checks and its ordering can be set."""

    def __init__(self) -> None:
        super().__init__()
        self.rng = Rng()
        self.said: list[str] = []
        self.chain: list[Frame] = []
        self.checks: int = 0
        self.ends_at: str = ""  # the word that ends the game when the state is checked
        self.last: int = 0  # the trigger of this card goes last
        self.first_seat: int = 0
        self.left: dict[int, int] = {}  # when a thing last entered or left play

    def copy(self) -> Toy:
        twin = Toy()
        self.copy_machine(twin)
        twin.said = self.said[:]
        twin.chain = [frame.copy() for frame in self.chain]
        twin.checks = self.checks
        twin.ends_at = self.ends_at
        twin.last = self.last
        twin.first_seat = self.first_seat
        twin.left = dict(self.left)
        return twin

    def hold(self, frame: Frame) -> None:
        self.chain.append(frame)

    def check(self) -> None:
        self.checks += 1
        if self.ends_at in self.said:
            self.over = True

    def next_triggers(self, places: list[int]) -> list[int]:
        return [p for p in places if self.pending[p - 1].card != self.last] or places

    def orders(self) -> int:
        return self.first_seat

    def changed(self, thing: int) -> int:
        return self.left.get(thing, 0)

    def leaves(self, thing: int) -> None:
        """The thing leaves play, or comes back as another object."""
        self.clock += 1
        self.left[thing] = self.clock


class Play:
    """Toy effects being made and played: `rules` to write them, `answer` to play them."""

    def __init__(self) -> None:
        self.rules: Rulebook[Toy] = Rulebook()
        self.toy = Toy()

    def start(self, effect: Effect[Toy], card: int = 0, player: int = 0) -> Frame:
        """Begin the effect and go on to the first question."""
        frame = begin(self.toy, effect.number, card, player)
        run(self.toy, self.rules)
        return frame

    def answer(self, *options: int) -> None:
        for option in options:
            answer(self.toy, self.rules, option)

    @property
    def options(self) -> list[int]:
        """What is offered now; nothing if nobody is asked."""
        decision = self.toy.decision
        return [] if decision is None else decision.options

    @property
    def asked(self) -> int:
        """Who is asked now."""
        assert self.toy.decision is not None
        return self.toy.decision.player

    @property
    def said(self) -> list[str]:
        return self.toy.said

    def saying(self, word: str, settles: bool = True) -> Effect[Toy]:
        """A new effect that says one word, its name."""
        return self.rules.effect(word, settles)(says(word))


def says(word: str) -> Step[Toy]:
    """A step without questions that says a word."""

    def act(toy: Toy, me: Frame) -> None:
        toy.said.append(word)

    return Step(act)


def these(*options: int) -> Query[Toy]:
    """The query that always returns these."""

    def query(toy: Toy, me: Frame) -> list[int]:
        return list(options)

    return query


def tells(toy: Toy, me: Frame) -> None:
    """An act that says what was picked."""
    toy.said.append(" ".join(str(pick) for pick in me.picks) or "none")


def begins(*effects: Effect[Toy]) -> Act[Toy]:
    """An act that begins these effects, in order."""

    def act(toy: Toy, me: Frame) -> None:
        for effect in effects:
            begin(toy, effect.number, me.card, me.player)

    return act
