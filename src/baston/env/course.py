"""A game in progress in which chance is asked as seats are, so that nothing to come is in its state."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from baston.env.encoding import Encoding
from baston.games import game_named
from baston.kernel.chacha import Seed, generator
from baston.kernel.game import Setup
from baston.kernel.rng import Rng
from baston.kernel.scripted import Script, Undrawn
from baston.kernel.state import State
from baston.kernel.text import Json

EXACT = 0  # as a number of deals: each number drawn is asked for on its own
UNREAD = 64  # states that wait to be remembered, at most
DIGEST = 16  # bytes

Look = list[list[int]]  # an observation, part by part


class Memory:
    """All that a seat has seen and answered, in order: a digest of what is past, and what it sees now.

    A look that is like the one before is none: a seat does not notice answers that change nothing for it.
    """

    def __init__(self, past: bytes, now: Look) -> None:
        self.past = past
        self.now = now

    def see(self, look: Look) -> Memory:
        """Return what is remembered once the seat sees this."""
        return self if look == self.now else Memory(self._passed("seen"), look)

    def answer(self, action: int) -> Memory:
        """Return what is remembered once the seat has answered with an action."""
        return Memory(self._passed(str(action)), self.now)

    def _passed(self, then: str) -> bytes:
        return hashlib.blake2b(self.past + f"{self.now}{then}".encode(), digest_size=DIGEST).digest()

    def __str__(self) -> str:
        return f"{self.past.hex()}{self.now}"


class Course:
    """A game from before its deal on, of which states are never changed but replaced: copies share them.

    Chance is asked wherever an answer, or the deal, draws something: `outcomes` is then how many there are,
    each as likely, and else 0. With `deals` it names one of so many seeds, from which all is drawn until
    the next decision; with EXACT each number that is drawn is an outcome of its own.
    """

    def __init__(self, encoding: Encoding, setup: Setup, deals: int) -> None:
        self.encoding = encoding
        self.game = encoding.game
        self.setup = setup
        self.deals = deals
        self.state: State | None = None  # before the deal
        self.answers = 0
        self.outcomes = 0
        self._option: int | None = None  # what has been answered and waits for chance
        self._drawn: list[int] = []  # for it, so far
        self._draws = 0  # how often chance has been asked and all was drawn
        self._memories = [Memory(b"", []) for _ in range(setup.players)]
        self._unread: list[tuple[State, int, int]] = []  # states, who answered there, and with which action
        self._carry_on(Script([]))

    def copy(self) -> Course:
        """Return a copy that goes its own way; chance decides for each of them."""
        twin = Course.__new__(Course)
        twin.__dict__ |= self.__dict__
        twin._drawn = self._drawn[:]
        twin._memories = self._memories[:]
        twin._unread = self._unread[:]
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[str, Setup, int, dict[str, Any]], Course], tuple[object, ...]]:
        """How it is pickled: the state as a saved game, with what the seats remember."""
        self._read()
        left = {name: value for name, value in self.__dict__.items() if name not in OF_THE_GAME}
        left["state"] = None if self.state is None else self.game.save(self.state)
        return restored, (self.game.name, self.setup, self.deals, left)

    def answer(self, action: int) -> None:
        """Answer with the option at this place in the decision's list, and go on until somebody is asked."""
        assert self.state is not None, "nothing is asked before the deal"
        decision = self.state.decision
        assert decision is not None
        assert self.outcomes == 0, "chance is asked"
        self._option = decision.options[action]
        self._unread.append((self.state, decision.player, action))
        if len(self._unread) == UNREAD:
            self._read()
        self._carry_on(Script([]))

    def draw(self, outcome: int) -> None:
        """Let chance decide, and go on until somebody is asked. Raises ValueError if that is no outcome."""
        if outcome >= self.outcomes:
            raise ValueError(f"{outcome} is none of {self.outcomes} outcomes")
        if self.deals == EXACT:
            self._drawn.append(outcome)
            self._carry_on(Script(self._drawn))
        else:
            self._carry_on(outcome | self._draws << 32)

    def _carry_on(self, chance: Seed) -> None:
        """Do what is on its way if there is all the chance that it takes; else chance is asked."""
        try:
            state = self._done(chance)
        except Undrawn as undrawn:
            self.outcomes = self.deals or undrawn.numbers
            return
        state.rng = Rng()  # nothing of what has been drawn is kept
        self._draws += 1 if self.outcomes else 0
        self.answers += 0 if self._option is None else 1
        self.state, self.outcomes, self._option, self._drawn = state, 0, None, []

    def _done(self, chance: Seed) -> State:
        if self.state is None:
            return self.game.new(self.setup, chance)
        assert self._option is not None
        twin = self.game.copy(self.state)
        twin.rng = generator(chance)
        self.game.answer(twin, self._option)
        return twin

    def text(self) -> str:
        """Return what tells this moment from others, hidden things included: for logs, not for players."""
        where = "before the deal" if self.state is None else self.game.digest(self.state)
        drawn = f", {self._drawn} drawn" if self._drawn else ""
        return f"{self.game.name} {where}{'' if self._option is None else f', {self._option}'}{drawn}"

    def look(self, seat: int) -> Look:
        """Return what the seat sees, part by part; nothing before the deal."""
        return [] if self.state is None else self.encoding.tables(self.state, seat)

    def remembered(self, seat: int) -> str:
        """Return all that the seat has seen and answered as a text, the same for equal histories alone."""
        self._read()
        return str(self._memories[seat].see(self.look(seat)))

    def _read(self) -> None:
        """Remember the states that are past, seat by seat."""
        for state, player, action in self._unread:
            for seat, memory in enumerate(self._memories):
                seen = memory.see(self.encoding.tables(state, seat))
                self._memories[seat] = seen.answer(action) if seat == player else seen
        self._unread = []

    def resampled(self, seat: int, seed: int) -> Course:
        """Return a game drawn from all that agree with what the seat knows. It must be asked.

        The seat remembers what it does here; what the others remember begins with the game that is drawn.
        """
        assert self.state is not None
        self._read()
        twin = self.copy()
        twin.state = self.game.search.determinize(self.state, seat, seed)
        twin.state.rng = Rng()
        twin._draws = 0
        for other in range(self.setup.players):
            if other != seat:
                twin._memories[other] = Memory(b"", [])
        return twin


OF_THE_GAME = ("encoding", "game", "setup", "deals", "state")


def restored(name: str, setup: Setup, deals: int, left: dict[str, Any]) -> Course:
    """Restore a game in progress from its game's name and what was left of it."""
    game = game_named(name)
    course = Course(Encoding(game), setup, deals)
    saved: dict[str, Json] | None = left.pop("state")
    course.__dict__ |= left
    course.state = None if saved is None else game.load(saved)
    return course
